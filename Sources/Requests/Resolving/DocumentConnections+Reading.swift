import InterfaceBuilder
import Scenes
import WorkerProtocol

extension DocumentConnections {
  /// What connects the objects of some scenes with each other and with others.
  /// - Parameter entries: The scenes; a connection is listed where one of its ends is in one of them.
  init(of scenes: SceneSet, among entries: [SceneSet.Entry]) {
    self.init()
    let reader = ConnectionReader(scenes)
    let wanted = Set(entries.map(\.id))
    let isWhole = entries.count == scenes.entries.count
    func isWanted(_ ends: ConnectionEnd...) -> Bool {
      isWhole || ends.contains { $0.scene.map(wanted.contains) ?? false }
    }
    for element in scenes.document.root.subtree where element.name == "connections" {
      for child in element.children {
        if let segue = reader.segue(child) {
          if isWanted(segue.source, segue.destination) { segues.append(segue) }
        } else if let link = reader.link(child), isWanted(link.source, link.destination) {
          links.append(link)
        }
      }
    }
  }
}

/// Reads what `<connections>` hold.
private struct ConnectionReader {
  private let document: Document
  private let names: ObjectNames
  /// The ids of scenes by the elements that everything in them is in.
  private var scenes: [Element: String] = [:]

  init(_ scenes: SceneSet) {
    document = scenes.document
    names = ObjectNames(document: document).withoutIDs
    for entry in scenes.entries {
      for element in [entry.root, entry.controller] {
        if let element, self.scenes[element] == nil { self.scenes[element] = entry.id }
      }
      // Gesture recognizers and exits stand beside the controller.
      if let scene = entry.controller?.parent?.parent, scene.name == "scene" {
        self.scenes[scene] = entry.id
      }
    }
  }

  /// Nil for what is none, and for `<segue reference="…">`, which only mentions one.
  func segue(_ element: Element) -> SegueEntry? {
    guard element.name == "segue", element["kind"] != nil else { return nil }
    let segue = SegueElement(element)
    var entry = SegueEntry(
      line: element.line, kind: segue.kind, source: end(segue.source),
      destination: end(id: segue.destination))
    entry.id = element.id
    entry.identifier = segue.identifier
    entry.relationship = segue.relationship
    entry.presentation = segue.modalPresentationStyle
    entry.transition = element["modalTransitionStyle"]
    entry.anchor = segue.popoverAnchor.map { end(id: $0) }
    entry.unwindAction = segue.unwindAction
    entry.customClass = segue.customClass
    entry.isAnimated = segue.isAnimated ? nil : false
    return entry
  }

  func link(_ element: Element) -> LinkEntry? {
    guard let kind = LinkEntry.Kind(rawValue: element.name) else { return nil }
    return LinkEntry(
      kind: kind, line: element.line,
      name: (kind == .action ? element["selector"] : element["property"]) ?? "",
      event: element["eventType"], source: end(element.parent?.parent),
      destination: end(id: element["destination"]))
  }

  private func end(id: String?) -> ConnectionEnd {
    guard let element = id.flatMap({ document.element(id: $0) }) else {
      return ConnectionEnd(id: id, name: names.name(ofID: id))
    }
    return end(element)
  }

  private func end(_ element: Element?) -> ConnectionEnd {
    guard let element else { return ConnectionEnd(id: nil, name: names.name(ofID: nil)) }
    var (scene, view): (String?, String?)
    var outer: Element? = element
    while let at = outer, scene == nil {
      if view == nil, at.hasFrame { view = at.id }
      scene = scenes[at]
      outer = at.parent
    }
    return ConnectionEnd(
      id: element.id, scene: scene, view: view, name: names.name(of: element))
  }
}

extension CanvasLocation {
  /// Where a scene of a storyboard, or a view of a xib, was put; nil for what has no place of its own.
  init?(of entry: SceneSet.Entry) {
    let holder = entry.controller?.parent?.parent
    guard
      let point = (holder?.name == "scene" ? holder : entry.root ?? entry.controller)?
        .point("canvasLocation")
    else { return nil }
    self.init(x: point.x, y: point.y)
  }
}

extension SceneReference {
  /// What a scene refers to; nil for one of the document's own.
  /// - Parameter find: The path of a storyboard by its name; nil where there is none.
  init?(of entry: SceneSet.Entry, find: (String) -> String?) {
    guard let element = entry.controller, element.name == "viewControllerPlaceholder" else {
      return nil
    }
    let reference = StoryboardReference(element)
    self.init(
      storyboard: reference.storyboard, identifier: reference.identifier,
      bundle: reference.bundle, file: reference.storyboard.flatMap(find))
  }
}
