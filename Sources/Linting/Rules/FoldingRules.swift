import Scenes

/// What of a scene's constraints goes wrong on the outer screen of a phone that folds.
struct FoldingRules {
  /// As it is on that screen.
  let scene: Scene

  /// Whether a view, by its id, is one of some or in one of them.
  func view(_ id: String?, isInsideAnyOf others: Set<ViewIndex>) -> Bool {
    guard let (index, view) = scene.views.indexed.first(where: { $0.1.id == id }) else {
      return false
    }
    return others.contains(index) || scene.ancestors(of: view).contains(where: others.contains)
  }
}
