import InterfaceBuilder
import Scenes
import Traits
import WorkerProtocol

/// What has changed between two versions of a document, in sentences, by scene.
///
/// 1. Objects are the elements with ids, each with the values in it that have none.
/// 2. Those of one version alone are new or gone; what is in them goes without saying.
/// 3. Those of both are compared by ``ObjectFacts``, and by where they are.
/// 4. What Interface Builder rewrites by itself is counted, not told: header, saved frames, order.
struct DocumentComparison {
  private let before: Document
  private let after: Document
  private let beforeNames: ObjectNames
  private let afterNames: ObjectNames
  /// One name for each object, whichever version names it: what is called otherwise now is the same still.
  private let lastNames: ObjectNames
  private(set) var changes: [DocumentChange] = []
  private(set) var noise: [String] = []

  init(_ before: Document, _ after: Document) {
    (self.before, self.after) = (before, after)
    (beforeNames, afterNames) = (ObjectNames(document: before), ObjectNames(document: after))
    lastNames = ObjectNames(document: after, otherwise: before)
    compare()
    countNoise()
  }

  private mutating func compare() {
    for element in after.root.subtree where element.isObject {
      guard let id = element.id else { continue }
      guard let earlier = before.element(id: id), earlier.isObject else {
        // What is new with what it is in.
        let isInside = element.owner.map { before.element(id: $0.id ?? "") == nil } ?? false
        if !isInside || element.isScene { add(.added, element, added(element)) }
        continue
      }
      let facts = ObjectFacts(earlier, lastNames).changes(to: ObjectFacts(element, lastNames))
      let name =
        element.name == "constraint"
        ? "The constraint \(afterNames.equation(element, withFigures: false))"
        : afterNames.name(of: element).capitalizedFirst
      if !facts.isEmpty { add(.changed, element, "\(name): \(facts.joined(separator: "; ")).") }
      if let owner = element.owner, let earlierOwner = earlier.owner, owner.id != earlierOwner.id,
        element.name != "constraint"
      {
        add(
          .moved, element,
          "\(name) moved from \(beforeNames.name(of: earlierOwner)) into \(afterNames.name(of: owner))."
        )
      }
      if let order = reordered(earlier, element) { add(.moved, element, order) }
    }
    for element in before.root.subtree where element.isObject {
      guard let id = element.id, after.element(id: id) == nil else { continue }
      let isInside = element.owner.map { after.element(id: $0.id ?? "") == nil } ?? false
      if !isInside || element.isScene { add(.removed, element, removed(element)) }
    }
  }

  private mutating func add(_ kind: DocumentChange.Kind, _ element: Element, _ sentence: String) {
    changes.append(
      DocumentChange(
        kind: kind, scene: element.sceneTitle, id: element.id, line: element.line,
        sentence: sentence))
  }

  private func added(_ element: Element) -> String {
    switch element.name {
    case "constraint": return "New constraint: \(afterNames.equation(element))."
    case "segue": return "New segue: \(segue(element, afterNames))."
    case "outlet", "outletCollection", "action":
      return "New \(connection(element, afterNames))."
    default:
      let place = element.owner.map { " in \(afterNames.name(of: $0))" } ?? ""
      return "New: \(afterNames.name(of: element))\(place)\(element.contentInWords)."
    }
  }

  private func removed(_ element: Element) -> String {
    switch element.name {
    case "constraint": return "Gone: the constraint \(beforeNames.equation(element))."
    case "segue": return "Gone: the segue \(segue(element, beforeNames))."
    case "outlet", "outletCollection", "action":
      return "Gone: the \(connection(element, beforeNames))."
    default:
      let place = element.owner.map { " from \(beforeNames.name(of: $0))" } ?? ""
      return "Gone: \(beforeNames.name(of: element))\(place)\(element.contentInWords)."
    }
  }

  private func segue(_ element: Element, _ names: ObjectNames) -> String {
    let source = element.owner.map { names.name(of: $0) } ?? "?"
    return "\((element["kind"] ?? "").lowercasedWords) from \(source) to "
      + names.name(ofID: element["destination"])
  }

  private func connection(_ element: Element, _ names: ObjectNames) -> String {
    let name = element["property"] ?? element["selector"] ?? ""
    let kind = element.name == "action" ? "action" : "outlet"
    let owner = element.owner.map { names.name(of: $0) } ?? "?"
    return "\(kind) “\(name)” from \(owner) to \(names.name(ofID: element["destination"]))"
  }

  /// That the views in both versions of an object are in another order.
  private func reordered(_ earlier: Element, _ element: Element) -> String? {
    func ids(_ element: Element, known: Document) -> [String] {
      (element.child("subviews")?.children.compactMap(\.id) ?? []).filter {
        known.element(id: $0) != nil
      }
    }
    let (old, new) = (ids(earlier, known: after), ids(element, known: before))
    guard old != new, Set(old) == Set(new) else { return nil }
    let views = new.map { afterNames.name(ofID: $0) }.joined(separator: ", ")
    return "The views in \(afterNames.name(of: element)) are in another order: \(views)."
  }

  // MARK: Noise

  private mutating func countNoise() {
    func header(_ document: Document) -> [String] {
      document.root.attributes.map { "\($0.name)=\($0.value)" }
        + ["device", "dependencies"].flatMap { name in
          document.root.child(name)?.subtree.map { element in
            element.name + element.attributes.map { "\($0.name)=\($0.value)" }.joined()
          } ?? []
        }
    }
    if header(before) != header(after) { noise.append("the header") }
    var frames = 0
    var marks = 0
    for element in after.root.subtree where element.isObject {
      guard let id = element.id, let earlier = before.element(id: id) else { continue }
      let (old, new) = (
        ObjectFacts(earlier, lastNames).noise, ObjectFacts(element, lastNames).noise
      )
      guard old != new else { continue }
      if old["frame"] != new["frame"] { frames += 1 }
      if old.filter({ $0.key != "frame" }) != new.filter({ $0.key != "frame" }) { marks += 1 }
    }
    if frames > 0 {
      noise.append("\(frames) frame\(frames == 1 ? "" : "s") that Interface Builder saved")
    }
    if marks > 0 {
      noise.append("\(marks) mark\(marks == 1 ? "" : "s") and places on Interface Builder's canvas")
    }
    func resources(_ document: Document) -> [String] {
      document.root.child("resources")?.subtree.map { element in
        element.name + element.attributes.map { "\($0.name)=\($0.value)" }.joined()
      } ?? []
    }
    if resources(before) != resources(after) {
      noise.append("what the document remembers of images and colours")
    }
  }
}

extension Element {
  /// Whether it is something of the interface that has an id.
  fileprivate var isObject: Bool {
    id != nil && name != "device" && name != "adaptation"
  }

  /// The object that it is in.
  fileprivate var owner: Element? {
    var parent = parent
    while let element = parent, !element.isObject { parent = element.parent }
    return parent
  }

  fileprivate var isScene: Bool { self["sceneMemberID"] == "viewController" }

  /// The title of the scene that it is in: its controller's.
  var sceneTitle: String? {
    var element: Element? = self
    while let current = element, current.name != "scene" { element = current.parent }
    guard let controller = element.flatMap({ SceneElement($0).controller }) else { return nil }
    return controller["userLabel"] ?? controller["title"] ?? controller["customClass"]
      ?? controller["storyboardIdentifier"]
      ?? controller.child("navigationItem", key: "navigationItem")?["title"] ?? controller.id
  }

  /// What comes or goes with it.
  fileprivate var contentInWords: String {
    let views = subtree.dropFirst().count { $0.parent?.name == "subviews" }
    let constraints = subtree.dropFirst().count { $0.name == "constraint" }
    let parts = [
      views > 0 ? "\(views) view\(views == 1 ? "" : "s")" : nil,
      constraints > 0 ? "\(constraints) constraint\(constraints == 1 ? "" : "s")" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "" : ", with \(parts.joined(separator: " and "))"
  }
}
