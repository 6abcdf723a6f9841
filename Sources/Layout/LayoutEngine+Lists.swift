import Scenes

extension LayoutEngine {
  /// Layouts until every row in sight is made: the first says where rows are, the second has them, and
  /// others follow where rows are less high than was thought.
  private static let mostAttempts = 4

  /// Lays out a scene of which only the rows around what is in sight are made.
  /// - Parameter scene: Makes it with these rows, by the ids of their lists.
  package func layout(
    _ scene: ([String: ListWindow]) -> Scene
  ) throws(Cancelled) -> LaidOutScene {
    var windows: [String: ListWindow] = [:]
    var (equations, solution) = try solve(scene(windows))
    var result = LaidOutScene(equations, solution)
    for _ in 1..<Self.mostAttempts {
      let missing = result.missingRows
      if missing.isEmpty { break }
      for (list, window) in missing {
        // What the first rows take counts everywhere, so that rows stay where they are while they scroll by.
        let sizes = (windows[list]?.sizes ?? [:]).merging(window.sizes) { old, _ in old }
        windows[list] = ListWindow(rows: window.rows, sizes: sizes)
      }
      (equations, solution) = try solve(scene(windows))
      result = LaidOutScene(equations, solution)
    }
    try complete(&result, equations, solution)
    return result
  }
}
