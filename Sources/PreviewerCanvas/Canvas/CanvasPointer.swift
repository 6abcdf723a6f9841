import PreviewerModel

/// The pointer over the canvas: where it is, what of the design is under it, and what is held down meanwhile.
@MainActor
package final class CanvasPointer {
  enum Event {
    /// Something else is under it.
    case hovered
    /// Whether it measures.
    case measuring
  }

  /// In logical pixels of the area.
  private(set) var place = (x: 0.0, y: 0.0)
  /// Whether it is on the canvas.
  private(set) var isThere = false
  /// What of the design is under it.
  private(set) var hovered: Selection?
  /// The key of the item that it is on: a scene may be there many times.
  private(set) var hoveredItem: String?
  /// While Alt is down.
  private(set) var isMeasuring = false
  /// While the space key is down the canvas is dragged rather than selected in.
  package private(set) var isSpaceDown = false
  private let events = Events<Event>()

  func observe(_ observer: @escaping @MainActor (Event) -> Void) { events.observe(observer) }

  func move(to place: (x: Double, y: Double)) {
    self.place = place
    isThere = true
  }

  func leave() {
    isThere = false
    hover(over: nil)
  }

  /// - Parameter item: The key of the item that it is on.
  func hover(over selection: Selection?, on item: String? = nil) {
    guard selection != hovered || item != hoveredItem else { return }
    (hovered, hoveredItem) = (selection, item)
    events.tell(.hovered)
  }

  func setMeasuring(_ isMeasuring: Bool) {
    guard isMeasuring != self.isMeasuring else { return }
    self.isMeasuring = isMeasuring
    events.tell(.measuring)
  }

  func setSpaceDown(_ isDown: Bool) { isSpaceDown = isDown }
}
