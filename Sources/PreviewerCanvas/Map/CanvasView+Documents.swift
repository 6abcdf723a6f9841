import CGtk
import Files
import Localization
import MapLayout
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The map of several documents: what is opened in place beside the document that is edited.
extension CanvasView {
  /// Takes up what is opened.
  /// - Parameter own: The scenes of the document that is edited.
  /// - Returns: These with those of the others.
  func withDocuments(_ own: [ResolvedScene]) -> [ResolvedScene] {
    let connections = preview.shown.facts.connections
    guard shownMode == .map, !shared.isActive, !preview.opened.documents.isEmpty,
      let path = preview.opened.edited
    else {
      documents.take(nil, connections)
      return own
    }
    let map = WholeMap(
      path: path, scenes: own, segues: connections.segues, beside: preview.opened.documents)
    documents.take(map, connections)
    return own + map.groups.flatMap(\.scenes)
  }

  /// A scene on the map that is another document's.
  func openedScene(_ key: String) -> OpenedScene? { preview.opened.scene(key) }

  /// The scenes of the document that is edited.
  package var ownScenes: [ResolvedScene] {
    documents.map == nil ? graph.scenes : graph.scenes.filter { openedScene($0.id) == nil }
  }

  /// Has all documents in frames, by what leads from one to another.
  /// - Parameters:
  ///   - own: Where the scenes of the edited one are.
  ///   - part: What is laid out for a scene.
  func arrange(
    _ map: WholeMap, around own: CanvasArrangement,
    part: (ResolvedScene) -> CanvasArrangement.Part
  ) -> CanvasArrangement {
    guard let path = preview.opened.edited else { return own }
    var groups = [
      DocumentGroup(
        path: path, name: OpenedDocument(path: path).title, isEdited: true,
        parts: ownScenes.map(part), bodies: own.items.map(\.body))
    ]
    for group in map.groups {
      let parts = group.scenes.map(part)
      let problem = group.problem.map { " — \($0)" } ?? ""
      groups.append(
        DocumentGroup(
          path: group.path, name: group.title + problem, isEdited: false, parts: parts,
          bodies: documents.bodies(of: parts, named: group.scenes, in: group.path)))
    }
    let numbers = Dictionary(
      groups.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let steps = map.ways.compactMap { way -> FlowLayout.Step? in
      guard let from = numbers[way.from], let to = numbers[way.to] else { return nil }
      return FlowLayout.Step(from: from, to: to)
    }
    return CanvasArrangement(
      documents: groups, steps: steps, first: preview.opened.first.flatMap { numbers[$0] } ?? 0,
      in: size)
  }

  // MARK: - What it follows

  func changed(_ opened: OpenedDocuments.Event) {
    switch opened {
    case .documents:
      guard shownMode == .map else { return }
      arrange(isAnimated: false)
      showAwaitedDocument()
    case .scenes(let keys): showLaidOut(keys)
    case .chosen:
      describe()
      redraw()
    }
  }

  private func showLaidOut(_ keys: [String]) {
    guard documents.map != nil else { return }
    for key in keys {
      guard let scene = openedScene(key), let item = graph.arrangement.item(key: key),
        !item.isFolded, let root = preview.opened.shown(scene)?.root
      else { continue }
      show(root, of: key)
    }
    redraw()
  }

  /// What was opened from a card is seen together with that.
  private func showAwaitedDocument() {
    guard let awaited = documents.takeAwaited(), !isFitting,
      let frame = graph.arrangement.frames.first(where: { $0.path == awaited.path })?.rect
    else { return }
    var (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    if let card = graph.arrangement.item(awaited.scene)?.body {
      (left, top) = (min(left, card.x), min(top, card.y))
      (right, bottom) = (max(right, card.maxX), max(bottom, card.maxY))
    }
    let both = Rect(x: left, y: top, width: right - left, height: bottom - top)
    change { $0.fit(both, in: size, largest: $0.zoom) }
  }

  /// Has the worker lay out what is seen of other documents.
  func wantDocuments() {
    guard documents.map != nil else { return }
    preview.opened.want(itemsInSight.filter { !$0.isFolded }.map(\.key))
  }

  // MARK: - Opening and closing

  /// The reference that is selected, of the edited document or of another one, with the path of what it names.
  private var selectedReference: (scene: String, path: String)? {
    guard shownMode == .map else { return nil }
    let key = preview.opened.chosen?.key ?? preview.selection.element?.scene
    guard let key, let file = graph.references[key]?.file else { return nil }
    return (key, absolutePath(file) ?? file)
  }

  /// Whether what is selected can be opened in place, and whether it is; nil where it is no such thing.
  package var selectedReferenceIsOpen: Bool? {
    selectedReference.map { preview.opened.contains($0.path) }
  }

  /// Opens the document of the selected reference on the map, or takes it away.
  package func toggleSelectedReference() {
    guard let reference = selectedReference else { return }
    toggle(reference.path, from: reference.scene)
  }

  private func toggle(_ path: String, from scene: String) {
    if preview.opened.contains(path) {
      preview.opened.close(path)
    } else if path == preview.opened.edited {
      fitAll()
    } else {
      documents.await(path, openedFrom: scene)
      preview.opened.open(path)
    }
  }

  /// Opens what a reference names or, where that is open, goes on to what it stands for.
  private func enter(_ reference: (scene: String, path: String)) -> Bool {
    guard preview.opened.contains(reference.path) else {
      toggle(reference.path, from: reference.scene)
      return true
    }
    let first = documents.map?.groups.first { $0.path == reference.path }?.scenes.first?.id
    guard let key = documents.map?.destinations[reference.scene] ?? first else { return false }
    return go(to: key)
  }

  /// Selects a scene of the map, whichever document's.
  @discardableResult
  private func go(to key: String) -> Bool {
    if let scene = openedScene(key) {
      preview.selection.select(nil)
      preview.opened.choose(scene)
    } else if graph.arrangement.item(key) != nil {
      preview.selection.select(Selection(scene: key))
    } else {
      return false
    }
    if !isFitting, let body = graph.arrangement.item(key)?.body {
      change { $0.reveal(body, in: size) }
    }
    return true
  }

  private func leadTo(_ scene: OpenedScene) {
    events.tell(.openReference(scene.document, Selection(scene: scene.id)))
  }

  // MARK: - Pointer

  var documentFrames: DocumentFrameLayer {
    DocumentFrameLayer(surface: surface, frames: graph.arrangement.frames)
  }

  /// What a press is about on the map of several documents.
  /// - Returns: Whether that is all that it is about.
  func pressed(_ count: Int, x: Double, y: Double) -> Bool {
    guard shownMode == .map else { return false }
    if let (scene, path) = disclosure(x: x, y: y) {
      toggle(path, from: scene)
      return true
    }
    guard documents.map != nil else { return false }
    if let segue = segue(x: x, y: y) {
      guard preview.shown.facts.connections.segue(segue.key) == nil else { return false }
      return segue.destination.scene.map(go) ?? true
    }
    if let (frame, isTriangle) = documentFrames.title(x: x, y: y), !frame.isEdited {
      if isTriangle {
        preview.opened.close(frame.path)
      } else if count == 2 {
        events.tell(.openReference(frame.path, nil))
      }
      return true
    }
    let point = viewport.canvasPoint((x, y))
    guard let item = graph.arrangement.item(x: point.x, y: point.y),
      let scene = openedScene(item.key)
    else {
      preview.opened.choose(nil)
      return false
    }
    go(to: scene.key)
    if count == 2 { leadTo(scene) }
    return true
  }

  /// The reference whose triangle is at a position of the window, and the path of what it names.
  private func disclosure(x: Double, y: Double) -> (scene: String, path: String)? {
    let point = viewport.canvasPoint((x, y))
    guard let item = graph.arrangement.item(x: point.x, y: point.y),
      let file = graph.references[item.scene]?.file,
      disclosurePlace(in: viewport.windowRect(item.body))?.contains((x, y)) == true
    else { return nil }
    return (item.scene, absolutePath(file) ?? file)
  }

  // MARK: - Keyboard

  /// Enter opens a reference, goes on to what it stands for, and from there to the document; arrow keys go through the
  /// scenes of another document, comma and full stop along what leads to one and from it.
  func typedInDocuments(_ key: Int32) -> Bool {
    if key == GDK_KEY_Return || key == GDK_KEY_KP_Enter {
      if preview.selection.element?.segue == nil, let reference = selectedReference {
        return enter(reference)
      }
      guard let chosen = preview.opened.chosen else { return false }
      leadTo(chosen)
      return true
    }
    guard let chosen = preview.opened.chosen else { return false }
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_Up, GDK_KEY_KP_Up: return go(from: chosen, by: -1)
    case GDK_KEY_Right, GDK_KEY_KP_Right, GDK_KEY_Down, GDK_KEY_KP_Down:
      return go(from: chosen, by: 1)
    case GDK_KEY_period:
      let ends = documents.connections.segues(from: chosen.key).compactMap(\.destination.scene)
      return ends.first { $0 != chosen.key }.map(go) ?? true
    case GDK_KEY_comma:
      let ends = documents.connections.segues(to: chosen.key).compactMap(\.source.scene)
      return ends.first.map(go) ?? true
    default: return false
    }
  }

  private func go(from scene: OpenedScene, by step: Int) -> Bool {
    let scenes = documents.map?.groups.first { $0.path == scene.document }?.scenes ?? []
    guard let place = scenes.firstIndex(where: { $0.id == scene.key }) else { return false }
    return go(to: scenes[(place + step + scenes.count) % scenes.count].id)
  }

  /// Goes back from a scene of another document to the reference that names that.
  func leaveOpenedScene() -> Bool {
    guard let chosen = preview.opened.chosen else { return false }
    preview.opened.choose(nil)
    let reference = graph.references.first { scene, reference in
      openedScene(scene) == nil
        && reference.file.map { absolutePath($0) ?? $0 } == chosen.document
    }
    if let reference { go(to: reference.key) }
    return true
  }

  // MARK: - In words

  /// What is said of the other documents.
  var documentsSentence: String? {
    guard documents.map != nil else { return nil }
    if let chosen = preview.opened.chosen, let scene = preview.opened.shown(chosen) {
      return localized(
        "Selected: %1$s, in %2$s.", scene.displayName, String(chosen.document.fileName))
    }
    return localized(
      "%1$s document is open in place.", plural: "%1$s documents are open in place.",
      preview.opened.documents.count)
  }
}
