import ConstraintSolver
import Scenes
import Traits

/// Suggested values for the variables that the constraints leave open.
extension SceneEquations {
  /// Where the document has the views. This is the one use of the stored frames of views that Auto
  /// Layout positions: what all constraints together leave open stays where its author left it, as
  /// Interface Builder keeps ambiguous views.
  static func storedAlignmentRectangles(_ sizing: IntrinsicSizing) -> PerView<Rect> {
    let scene = sizing.scene
    var frames: PerView<Rect> = []
    frames.reserveCapacity(scene.views.count)
    for view in scene.views {
      var frame = view.storedFrame ?? .zero
      if let parent = view.parent {
        frame.x += frames[parent].x
        frame.y += frames[parent].y
      } else {
        frame.x = 0
        frame.y = 0
      }
      frames.append(frame)
    }
    return frames.mapIndices { frames[$0].inset(by: sizing.alignmentOutsets[$0]) }
  }

  /// The suggestions for a further round: what is open stays where it was in its superview, wherever
  /// that came to lie. Nil where nothing is to move.
  /// - Parameter frames: By view, in the root's coordinates.
  func suggestions(
    movedTo frames: PerView<Rect>, open: [LinearSystem.Variable]
  ) -> PerView<Rect>? {
    var moved = suggestions
    var hasMoved = false
    func move(_ place: inout Double, to other: Double) {
      guard abs(place - other) > 1e-6 else { return }
      place = other
      hasMoved = true
    }
    for place in open.lazy.compactMap(system.viewVariable) where !place.figure.isLength {
      let view = scene.views[place.view]
      guard let parent = view.parent else { continue }
      let outsets = sizing.alignmentOutsets[place.view]
      move(
        &moved[place.view][place.figure],
        to: frames[parent][place.figure] + (view.storedFrame ?? .zero)[place.figure]
          + (place.figure.axis == .horizontal ? outsets.left : outsets.top))
    }
    return hasMoved ? moved : nil
  }
}
