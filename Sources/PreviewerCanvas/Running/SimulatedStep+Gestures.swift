import Companion
import Drawing
import PreviewerModel
import Simulation
import Traits
import WorkerProtocol

extension Rect {
  func contains(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

/// What gestures find in the running interface.
extension SimulatedStep {
  var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

  package var presentsSomething: Bool {
    controllers.all.contains { !$0.presented.isEmpty }
  }

  /// The presented controller in front, and how it is presented.
  private var front: (controller: SimulatedController, form: PresentationForm)? {
    controllers.all.last { !$0.presented.isEmpty }
      .flatMap { presenter in
        guard let form = presenter.presentation?.form else { return nil }
        return presenter.presented.first.map { ($0, form) }
      }
  }

  /// Whether a swipe down that begins at a point of the window takes away what is in front: a sheet
  /// that it begins on.
  func isSwipedAway(at point: (x: Double, y: Double)) -> Bool {
    guard let front, front.form != .popover, front.form.isDismissedInteractively(system),
      let frame = front.controller.frame
    else { return false }
    return frame.contains(point)
  }

  /// What the back button does that is in front; nil without one.
  var backStep: Step? {
    reactions?.last { reaction in
      if case .back = reaction.step { true } else { false }
    }?.step
  }

  /// What a swipe from the leading edge does: it goes back, or else brings the hidden primary column.
  /// Source: the documentation of UINavigationController.interactivePopGestureRecognizer and of
  /// UISplitViewController.presentsWithGesture.
  package var stepOfEdgeSwipe: Step? {
    if let backStep { return backStep }
    return hasSplitView { $0 == .secondaryOnly } ? .showColumn(column: .primary) : nil
  }

  /// What takes away what is in front: what is presented, else a column that lies over the others.
  var stepOfEscape: Step? {
    if presentsSomething { return .dismiss() }
    return hasSplitView(where: \.isOverSecondary) ? .hideColumn(column: .primary) : nil
  }

  private func hasSplitView(where isWanted: (SplitDisplayMode) -> Bool) -> Bool {
    controllers.all.contains { controller in
      guard controller.isVisible, let split = controller.split, !split.isCollapsed else {
        return false
      }
      return isWanted(split.displayMode)
    }
  }

  /// What turns pages of the page view controller in front.
  /// - Parameters:
  ///   - count: pages on, or back if negative.
  ///   - point: of the window, which has to be on them; nil for anywhere.
  /// - Returns: nil where there is no such page.
  func stepOfPages(_ count: Int, at point: (x: Double, y: Double)? = nil) -> Step? {
    let controller = controllers.all.last { controller in
      guard controller.isVisible, controller.pages != nil else { return false }
      guard let point else { return true }
      return controller.frame?.contains(point) ?? false
    }
    guard let pages = controller?.pages, (0..<pages.count).contains(pages.current + count) else {
      return nil
    }
    return .turnPage(to: pages.current + count)
  }
}
