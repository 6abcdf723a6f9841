import Drawing
import Localization
import PreviewerModel
import Simulation
import Traits
import WorkerProtocol

/// What a finger does that moves over the running interface.
enum Drag: Hashable, Sendable {
  /// It moves a slider's thumb.
  case slides(Slide)
  /// It scrolls, as it moves.
  case scrolls(Scroller)
  /// It swipes; see ``SimulatedStep/swipe(from:dx:dy:)``.
  case swipes
}

extension TouchFinder {
  /// - Parameters:
  ///   - start: where in the window the finger began, in points.
  ///   - dx: points that it has moved since, enough to be no tap, as is `dy`.
  func drag(from start: (x: Double, y: Double), dx: Double, dy: Double) -> Drag {
    if let slide = slider(x: start.x, y: start.y), slide.isTaken(x: start.x, y: start.y) {
      return .slides(slide)
    }
    if shown.isEdgeSwipe(from: start, dx: dx, dy: dy) { return .swipes }
    // Where nothing can be scrolled further down, a sheet follows the finger.
    let scroller = scrollers(x: start.x, y: start.y).first { $0.hasRoom(dx: -dx, dy: -dy) }
    return scroller.map { .scrolls($0) } ?? .swipes
  }
}

extension SimulatedStep {
  /// Points that a swipe is long at least; by eye.
  private static let swipeLength = 48.0
  /// Points from the edge of the window within which a swipe away from it goes back; by eye.
  private static let edgeWidth = 24.0

  fileprivate func isEdgeSwipe(
    from start: (x: Double, y: Double), dx: Double, dy: Double
  ) -> Bool {
    let (way, distance) = isRightToLeft ? (-dx, size.width - start.x) : (dx, start.x)
    return way > abs(dy) && distance < Self.edgeWidth && stepOfEdgeSwipe != nil
  }

  /// A swipe down on what is presented dismisses it, one from the leading edge goes back, and any other
  /// to a side turns a page.
  /// - Parameters:
  ///   - start: in the window, in points.
  ///   - dx: points, as is `dy`.
  func swipe(
    from start: (x: Double, y: Double), dx: Double, dy: Double
  ) -> Interaction.PlayedStep? {
    if dy > Self.swipeLength, dy > abs(dx) {
      guard isSwipedAway(at: start) else { return nil }
      return Interaction.PlayedStep(
        step: .dismiss(interactively: true), title: localized("Swipe down"))
    }
    guard abs(dx) > Self.swipeLength, abs(dx) > abs(dy) else { return nil }
    if isEdgeSwipe(from: start, dx: dx, dy: dy), let step = stepOfEdgeSwipe {
      return Interaction.PlayedStep(step: step, title: localized("Swipe from the edge"))
    }
    // The next page comes from the trailing edge, as what is pushed does: general knowledge.
    return pages((dx > 0) == isRightToLeft ? 1 : -1, at: start)
  }

  /// What turns pages, and what the event log calls it; see ``stepOfPages(_:at:)``.
  func pages(_ count: Int, at point: (x: Double, y: Double)? = nil) -> Interaction.PlayedStep? {
    stepOfPages(count, at: point).map {
      Interaction.PlayedStep(
        step: $0, title: count > 0 ? localized("Next page") : localized("Previous page"))
    }
  }
}
