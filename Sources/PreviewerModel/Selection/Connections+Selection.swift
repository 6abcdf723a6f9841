import WorkerProtocol

extension SegueEntry {
  /// Nil where its scene isn't known.
  package var selection: Selection? {
    source.scene.map { Selection(scene: $0, segue: key) }
  }
}

extension ConnectionEnd {
  /// The view, or else the scene; nil where it is in none.
  package var selection: Selection? {
    scene.map { Selection(scene: $0, view: view) }
  }
}
