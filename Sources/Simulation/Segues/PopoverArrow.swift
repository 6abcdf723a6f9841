/// The arrow of a popover, which points at what the popover belongs to.
package struct PopoverArrow: Hashable, Sendable, Codable {
  package enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    case up, down, left, right
  }

  package let direction: Direction
  /// The tip's distance from the popover's left edge, or from its top for arrows to the sides;
  /// points.
  package let offset: Double

  package init(direction: Direction, offset: Double) {
    self.direction = direction
    self.offset = offset
  }
}
