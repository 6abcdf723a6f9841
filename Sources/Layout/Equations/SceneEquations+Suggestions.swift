import ConstraintSolver
import Scenes
import Traits

/// Where views are to be as far as the constraints leave it open.
extension SceneEquations {
  /// Where the document has the views. This is the one use of the stored frames of views that Auto
  /// Layout positions: what all constraints together leave open stays where its author left it, as
  /// Interface Builder keeps ambiguous views.
  static func storedAlignmentRectangles(of scene: Scene) -> [Rect] {
    var frames: [Rect] = []
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
    return zip(scene.views, frames).map { view, frame in
      let outsets = scene.alignmentOutsets(of: view.kind)
      return Rect(
        x: frame.x + outsets.left, y: frame.y + outsets.top,
        width: max(0, frame.width - outsets.left - outsets.right),
        height: max(0, frame.height - outsets.top - outsets.bottom))
    }
  }

  /// The suggestions for a further round: what is open stays where it was in its superview, wherever
  /// that came to lie. Nil where nothing is to move.
  /// - Parameter frames: By view, in the root's coordinates.
  func suggestions(
    movedTo frames: [Rect], open: [LinearSystem.Variable]
  ) -> [Rect]? {
    var moved = suggestions
    var hasMoved = false
    func move(_ place: inout Double, to other: Double) {
      guard abs(place - other) > 1e-6 else { return }
      place = other
      hasMoved = true
    }
    for variable in open where variable < 4 * scene.views.count && variable % 4 < 2 {
      let index = variable / 4
      guard let parent = scene.views[index].parent else { continue }
      let stored = scene.views[index].storedFrame ?? .zero
      let outsets = scene.alignmentOutsets(of: scene.views[index].kind)
      if variable % 4 == 0 {
        move(&moved[index].x, to: frames[parent].x + stored.x + outsets.left)
      } else {
        move(&moved[index].y, to: frames[parent].y + stored.y + outsets.top)
      }
    }
    return hasMoved ? moved : nil
  }
}
