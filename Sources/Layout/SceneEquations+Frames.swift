import ConstraintSolver
import Traits

/// What the values of a solution are to the views.
extension SceneEquations {
  /// Every view's frame in the root view's coordinates, not rounded.
  func absoluteFrames(_ values: [Double]) -> [Rect] {
    scene.views.indices.map { index in
      let outsets = scene.alignmentOutsets(of: scene.views[index].kind)
      return Rect(
        x: values[4 * index] - outsets.left, y: values[4 * index + 1] - outsets.top,
        width: values[4 * index + 2] + outsets.left + outsets.right,
        height: values[4 * index + 3] + outsets.top + outsets.bottom)
    }
  }

  /// Lengths of views that a solution makes negative.
  func negativeLengths(_ values: [Double]) -> Set<LinearSystem.Variable> {
    var found: Set<LinearSystem.Variable> = []
    for index in scene.views.indices {
      for variable in [4 * index + 2, 4 * index + 3] where values[variable] < -1e-6 {
        found.insert(variable)
      }
    }
    return found
  }
}
