import PreviewerGtk
import Traits

/// What part of the canvas the window shows: everything, until its user zooms or pans, and then what was chosen.
@MainActor
final class CanvasPosition {
  private(set) var viewport = Viewport()
  /// Of the window, in logical pixels.
  private(set) var size = Size.zero
  /// Whether everything is kept in sight as the window and the document change.
  private(set) var isFitting = true
  /// What was seen of the document before, while its scenes arrive and its user hasn't gone elsewhere.
  private var returning: Viewport?
  /// Runs while the zoom may be about to change again.
  private var zoomRest: Timer?
  private var restingZoom = 0.0

  /// Milliseconds after a change of the zoom, from which on it is taken to rest.
  private static let zoomRestTime = 180

  /// What its user chose; nil while everything is kept in sight.
  var chosen: Viewport? { isFitting ? nil : viewport }

  /// Whether the zoom may be about to change again.
  var isZooming: Bool { zoomRest != nil }

  func resize(to size: Size) { self.size = size }

  /// Keeps everything in sight from now on.
  func fitAll() { isFitting = true }

  /// Shows everything.
  /// - Parameters:
  ///   - room: What of the window it has, in logical pixels.
  ///   - largest: The zoom that isn't exceeded.
  func fit(_ bounds: Rect, in room: Size, largest: Double) {
    viewport.fit(bounds, in: room, largest: largest)
  }

  /// - Parameter bounds: Of everything; some of it stays in sight.
  func change(within bounds: Rect, _ body: (inout Viewport) -> Void) {
    isFitting = false
    returning = nil
    body(&viewport)
    clamp(to: bounds)
  }

  /// Moves on with what is seen, whose place has changed.
  func move(x: Double, y: Double) { viewport.move(x: x, y: y) }

  /// Scenes that arrive have other places than before all are there, so that a place is gone to again.
  func returnLater(to viewport: Viewport) { returning = viewport }

  /// Goes to what was seen before.
  /// - Parameter isArriving: Whether scenes go on arriving.
  /// - Returns: Whether there is something to go to.
  func goBack(within bounds: Rect, isArriving: Bool) -> Bool {
    guard let returning else { return false }
    viewport = returning
    clamp(to: bounds)
    if !isArriving { self.returning = nil }
    return true
  }

  /// Waits for the zoom to rest, where it has changed.
  func watchZoom(then rest: @escaping @MainActor () -> Void) {
    guard viewport.zoom != restingZoom else { return }
    restingZoom = viewport.zoom
    zoomRest = Timer(after: Self.zoomRestTime) { [weak self] in
      self?.zoomRest = nil
      rest()
    }
  }

  private func clamp(to bounds: Rect) {
    guard bounds.width > 0, size.width > 0 else { return }
    viewport.clamp(to: bounds, in: size)
  }
}
