import Simulation
import Traits
import UIKitMetrics

/// The frame of a popover and of its arrow.
///
/// The popover takes the first side of its anchor with room for it, in the order in which UIKit names
/// the directions of arrows (up: the popover is below), or else the side with the most room. It is
/// moved along that side as far as it must to stay in the window. Sources: the documentation of
/// UIPopoverPresentationController (permittedArrowDirections, popoverLayoutMargins: 10 points by
/// default); the order of the sides is chosen here.
package struct PopoverPlacement: Hashable, Sendable {
  /// The popover's frame in the window's coordinates, in points.
  package let frame: Rect
  package let arrow: PopoverArrow

  /// Points. Source: UIPopoverPresentationController.popoverLayoutMargins.
  private static let margin = FixedMetric.popoverMargin
  /// Points, from the popover's edge to the arrow's tip; by eye.
  private static let arrowLength = FixedMetric.popoverArrowLength
  /// How near to a corner the arrow may be, in points; by eye.
  private static let corner = FixedMetric.popoverArrowReserve

  /// - Parameters:
  ///   - size: what the popover would like to have, in points.
  ///   - anchor: what it points at, in the window's coordinates.
  ///   - directions: the directions that its arrow may have; none means any.
  ///   - room: the part of the window that it may cover.
  package init(size: Size, anchor: Rect, directions: [String], in room: Rect) {
    let room = Rect(
      x: room.x + Self.margin, y: room.y + Self.margin,
      width: max(0, room.width - 2 * Self.margin), height: max(0, room.height - 2 * Self.margin))
    let named = directions.compactMap(PopoverArrow.Direction.init)
    let allowed = named.isEmpty ? PopoverArrow.Direction.allCases : named
    func space(_ direction: PopoverArrow.Direction) -> Size {
      switch direction {
      case .up: Size(width: room.width, height: room.maxY - anchor.maxY - Self.arrowLength)
      case .down: Size(width: room.width, height: anchor.y - room.y - Self.arrowLength)
      case .left: Size(width: room.maxX - anchor.maxX - Self.arrowLength, height: room.height)
      case .right: Size(width: anchor.x - room.x - Self.arrowLength, height: room.height)
      }
    }
    func covered(_ direction: PopoverArrow.Direction) -> Double {
      let space = space(direction)
      return max(0, min(size.width, space.width)) * max(0, min(size.height, space.height))
    }
    // Where it fits nowhere, it gets smaller on the side that leaves the most of it.
    let all = size.width * size.height
    let direction =
      allowed.first { covered($0) >= all }
      ?? allowed.max { covered($0) < covered($1) } ?? .up
    let space = space(direction)
    let fitted = Size(
      width: max(0, min(size.width, space.width)), height: max(0, min(size.height, space.height)))
    func moved(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(start, high - length))
    }
    let midX = anchor.x + anchor.width / 2
    let midY = anchor.y + anchor.height / 2
    let x = moved(midX - fitted.width / 2, fitted.width, room.x, room.maxX)
    let y = moved(midY - fitted.height / 2, fitted.height, room.y, room.maxY)
    let origin: (x: Double, y: Double) =
      switch direction {
      case .up: (x, anchor.maxY + Self.arrowLength)
      case .down: (x, anchor.y - Self.arrowLength - fitted.height)
      case .left: (anchor.maxX + Self.arrowLength, y)
      case .right: (anchor.x - Self.arrowLength - fitted.width, y)
      }
    frame = Rect(
      x: origin.x.rounded(), y: origin.y.rounded(), width: fitted.width, height: fitted.height)
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? fitted.width : fitted.height
    let wanted = isVertical ? midX - frame.x : midY - frame.y
    let low = min(Self.corner, length / 2)
    arrow = PopoverArrow(direction: direction, offset: max(low, min(wanted, length - low)))
  }
}
