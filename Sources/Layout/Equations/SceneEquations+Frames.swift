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

  /// The widths and heights of all views.
  var lengths: some Sequence<LinearSystem.Variable> {
    (0..<4 * scene.views.count).lazy.filter { $0 % 4 >= 2 }
  }

  /// Lengths of views that a solution makes negative.
  func negativeLengths(_ values: [Double]) -> Set<LinearSystem.Variable> {
    Set(lengths.filter { values[$0] < -1e-6 })
  }
}
