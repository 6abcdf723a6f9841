import Localization
import PreviewerModel
import WorkerProtocol

/// What the selection is connected with: the ends of a segue, or the relationships, outlets and actions of a
/// view or a scene. The names of other ends lead there. Segues that can be changed are in ``SegueSection``.
extension InspectorPanel {
  private typealias Row = InspectorPart.Link

  func show(_ segue: SegueEntry) {
    addTitle(segue.title, kind: segue.kindName)
    var rows: [(String, String)] = []
    if let action = segue.unwindAction { rows.append((localized("Action"), action)) }
    if segue.isAnimated == false { rows.append((localized("Animates"), localized("No"))) }
    if !segue.isPerformed || segue.id == nil {
      rows += [segue.id.map { (localized("Id"), $0) }, (localized("Line"), "\(segue.line)")]
        .compactMap { $0 }
    }
    if !rows.isEmpty { addRows(rows) }
    addSection(localized("Source"))
    add([row(localized("From"), segue.source), sceneRow(segue.source)].compactMap { $0 })
    addSection(localized("Destination"))
    add([row(localized("To"), segue.destination), sceneRow(segue.destination)].compactMap { $0 })
    if let anchor = segue.anchor {
      addSection(localized("Anchor"))
      add([row(localized("Points at"), anchor)])
    }
  }

  /// - Parameters:
  ///   - view: nil for the scene as a whole, with all that starts or ends at no view of its.
  func addConnections(of view: String?, in scene: ResolvedScene) {
    let connections = preview.shown.facts.connections
    func isHere(_ end: ConnectionEnd) -> Bool {
      guard end.scene == scene.id else { return false }
      // A controller's own are those of the scene; those of a view's guides and constraints are the view's.
      return view.map { end.id == $0 || end.view == $0 } ?? (end.view == nil)
    }
    let scenes = view == nil
    addConnections(
      localized("Relationships"),
      connections.segues.filter {
        !$0.isPerformed && (scenes ? $0.source.scene == scene.id : isHere($0.source))
      }.map {
        Row(name: $0.kindName, text: title($0, naming: $0.destination), target: $0.selection)
      })
    addConnections(
      localized("Presenting Segues"),
      scenes
        ? connections.segues(to: scene.id).map {
          Row(name: $0.kindName, text: title($0, naming: $0.source), target: $0.selection)
        } : [])
    addConnections(
      localized("Outlets and Actions"),
      connections.links.filter { isHere($0.source) }.map { link in
        Row(
          name: link.title, text: name(of: link.destination), target: link.destination.selection,
          note: link.note)
      })
    addConnections(
      localized("Referencing"),
      connections.links.filter { isHere($0.destination) && !isHere($0.source) }.map { link in
        Row(
          name: link.title, text: name(of: link.source), target: link.source.selection,
          note: link.note)
      })
  }

  func addReference(of scene: ResolvedScene) {
    guard let reference = scene.reference else { return }
    addSection(localized("Storyboard Reference"))
    addRows([
      (localized("Storyboard"), reference.storyboard ?? localized("This one")),
      (localized("Scene"), reference.identifier ?? localized("The initial one")),
    ])
    guard let name = reference.storyboard else { return }
    guard let file = reference.file else {
      return addNote(localized("%1$s.storyboard isn't beside this document.", name))
    }
    add(.reference(title: localized("Open %1$s.storyboard", name), file: file))
  }

  // MARK: - Rows

  private func row(_ name: String, _ end: ConnectionEnd) -> Row {
    Row(name: name, text: self.name(of: end), target: end.selection)
  }

  private func sceneRow(_ end: ConnectionEnd) -> Row? {
    // A controller is its scene.
    guard end.view != nil, let scene = end.scene.flatMap({ preview.shown.scene($0) }) else {
      return nil
    }
    return Row(
      name: localized("Scene"), text: scene.displayName, target: Selection(scene: scene.id))
  }

  /// With the end that isn't the one which it is listed at.
  private func title(_ segue: SegueEntry, naming end: ConnectionEnd) -> String {
    [segue.identifier ?? segue.unwindAction, name(of: end)].compactMap { $0 }
      .joined(separator: " · ")
  }

  /// As the outline has it, where it is there.
  private func name(of end: ConnectionEnd) -> String {
    if let selection = end.selection, selection.view == end.id || end.view == nil,
      let index = preview.shown.outline.index(of: selection)
    {
      let isController = selection.view == nil && preview.shown.isController(end)
      if selection.view != nil || isController { return preview.shown.outline.nodes[index].name }
    }
    return end.name.hasPrefix("the ")
      ? end.name.dropFirst(4).description.capitalizedFirst : end.name
  }

  private func addConnections(_ title: String, _ rows: [Row]) {
    guard !rows.isEmpty else { return }
    addSection(title)
    add(rows)
  }

  private func add(_ rows: [Row]) { add(.links(rows)) }
}

extension LinkEntry {
  fileprivate var title: String {
    switch kind {
    case .outlet: name
    case .outletCollection: localized("%1$s (collection)", name)
    case .action: name
    }
  }

  fileprivate var note: String {
    [event?.spacedAtCapitals.capitalizedFirst, localized("line %1$s", line)].compactMap { $0 }
      .joined(separator: " · ")
  }
}
