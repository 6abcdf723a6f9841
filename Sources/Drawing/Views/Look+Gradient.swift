import Graphics
import Styles
import Traits

extension Look {
  /// Colours that blend evenly over a view's background.
  package struct Gradient: Codable, Hashable, Sendable {
    package var colors: [Color]
    /// Where the last colour is.
    package var direction: ProjectLooks.Gradient.Direction

    package init(_ gradient: ProjectLooks.Gradient) {
      colors = gradient.colors
      direction = gradient.direction
    }

    /// Each colour with its share of the way.
    var stops: [(Double, Color)] {
      colors.enumerated().map { (Double($0) / Double(max(1, colors.count - 1)), $1) }
    }

    /// Where the first colour is and where the last one, in a view's coordinates.
    func ends(in bounds: Rect) -> (from: Point, to: Point) {
      let (x, y): (Double, Double) =
        switch direction {
        case .up: (0, -1)
        case .down: (0, 1)
        case .left: (-1, 0)
        case .right: (1, 0)
        case .upLeft: (-1, -1)
        case .upRight: (1, -1)
        case .downLeft: (-1, 1)
        case .downRight: (1, 1)
        }
      let (dx, dy) = (x * bounds.width / 2, y * bounds.height / 2)
      return (
        Point(bounds.midX - dx, bounds.midY - dy), Point(bounds.midX + dx, bounds.midY + dy)
      )
    }
  }
}
