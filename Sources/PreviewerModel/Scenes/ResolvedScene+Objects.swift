import WorkerProtocol

extension [ResolvedScene] {
  /// What shows an object of the document: the view that has its id, or the bar whose item it is, else a
  /// view that a constraint with this id acts on, else its scene.
  /// - Parameter ids: Of the object, the first ones first. An implicit constraint has its view's id after its
  ///   kind: `hugging:abc-de-fgh`.
  package func selection(of ids: [String]) -> Selection? {
    let ids = ids + ids.compactMap { $0.split(separator: ":", maxSplits: 1).last.map(String.init) }
    for scene in self {
      for id in ids {
        if id == scene.id || id == scene.controllerID { return Selection(scene: scene.id) }
        if scene.view(id) != nil { return Selection(scene: scene.id, view: id) }
        if let bar = scene.bar(showing: id) { return Selection(scene: scene.id, view: bar.id) }
        let constraint = scene.constraints?.first { $0.id == id }
        if let view = constraint?.views.first(where: { scene.view($0) != nil }) {
          return Selection(scene: scene.id, view: view)
        }
      }
    }
    return nil
  }
}
