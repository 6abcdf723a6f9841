import Drawing
import Traits

/// The item of a bar at a point of it, in points, with its place among them; nil beside all of them.
package typealias BarItemFinder = (DrawnView, Double, Double) -> (index: Int, item: Look.Item)?

extension DrawnView {
  /// Whether it is a bar of which only the items are there, such as tabs at the top, which share the row of a
  /// navigation bar, and a point is beside them.
  package func isBesideItsItems(_ x: Double, _ y: Double, _ item: BarItemFinder) -> Bool {
    look.bar?.isAtTop == true && item(self, x, y) == nil
  }
}
