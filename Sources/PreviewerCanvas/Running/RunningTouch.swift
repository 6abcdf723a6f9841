import PreviewerGtk
import Traits

/// What the pointer and the keyboard are at in the running interface.
@MainActor
final class RunningTouch {
  /// What the keyboard would use.
  private(set) var target: TouchTarget?
  /// A slider whose thumb is being moved, where it is by now.
  private(set) var slide: Slide?
  /// Where on the canvas, in points, something was just touched that did nothing.
  private(set) var refused: Rect?
  private var refusal: Timer?
  /// While an edge of the running window is dragged.
  private(set) var isResizing = false

  /// Milliseconds for which it is shown where a touch has no effect.
  private static let refusalTime = 250

  func focus(_ target: TouchTarget?) { self.target = target }

  /// - Parameter slide: Nil where the thumb is let go.
  func slide(to slide: Slide?) { self.slide = slide }

  func resize(_ isResizing: Bool) { self.isResizing = isResizing }

  /// Shows for a moment that something was touched to no effect.
  func refuse(at rect: Rect, then over: @escaping @MainActor () -> Void) {
    refused = rect
    refusal = Timer(after: Self.refusalTime) { [weak self] in
      self?.refused = nil
      self?.refusal = nil
      over()
    }
  }
}
