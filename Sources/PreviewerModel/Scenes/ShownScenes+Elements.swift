import Drawing
import WorkerProtocol

/// What there is to know of the elements that are shown.
extension ShownScenes {
  package func scene(_ id: String) -> ResolvedScene? {
    places[id].map { scenes[$0] }
  }

  /// What people call an element of the design with an id: a view, a constraint or a controller; nil for others.
  package func name(ofElement id: String) -> String? {
    for scene in scenes {
      if let view = scene.view(id) { return view.view.name }
      let constraints = (scene.constraints ?? []) + (scene.excludedConstraints ?? [])
      if let constraint = constraints.first(where: { $0.id == id }) { return constraint.text }
      if scene.controllerID == id { return scene.displayName }
    }
    return nil
  }

  /// Whether an end of a connection is the controller of its scene.
  package func isController(_ end: ConnectionEnd) -> Bool {
    end.id != nil && end.scene.flatMap { scene($0)?.controllerID } == end.id
  }

  /// What views are likely to show of another document; nil for the document's own.
  func inferred(of selection: Selection) -> DrawnView.Inferred? {
    selection.view.flatMap { scene(selection.scene)?.view($0) }?.view.inferred
  }

  /// Whether something can be selected.
  func contains(_ selection: Selection) -> Bool {
    if let segue = selection.segue { return facts.connections.segue(segue) != nil }
    return outline.index(of: selection) != nil || inferred(of: selection) != nil
  }
}
