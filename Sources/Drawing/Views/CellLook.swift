import Scenes
import Traits

/// What is drawn of a table's cell besides what is in it.
package struct CellLook: Codable, Hashable, Sendable {
  /// A line across the cell.
  package struct Separator: Codable, Hashable, Sendable {
    /// Points from the cell's edges.
    package var left: Double
    package var right: Double
    package var color: Color?

    package init(left: Double, right: Double, color: Color? = nil) {
      self.left = left
      self.right = right
      self.color = color
    }
  }

  /// Which corners are round: those at the ends of a section of an inset table.
  package struct Corners: Codable, Hashable, Sendable {
    package var isFirst: Bool
    package var isLast: Bool
    /// Points.
    package var radius: Double

    package init(isFirst: Bool, isLast: Bool, radius: Double) {
      self.isFirst = isFirst
      self.isLast = isLast
      self.radius = radius
    }
  }

  package var accessory: TableViewCell.Accessory?
  /// Points between the accessory and the trailing edge; absent is 16.
  package var margin: Double?
  /// The line below it; absent is none.
  package var separator: Separator?
  /// The line at its top: that above a group.
  package var topSeparator: Separator?
  package var corners: Corners?

  package init() {}
}
