import Drawing
import Simulation
import Traits
import WorkerProtocol

/// What gestures find in the running interface.
extension SimulatedStep {
  var presentsSomething: Bool {
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
    return point.x >= frame.x && point.x < frame.maxX && point.y >= frame.y
      && point.y < frame.maxY
  }

  /// What the back button does that is in front; nil without one.
  var backStep: Step? {
    reactions?.last { reaction in
      if case .back = reaction.step { true } else { false }
    }?.step
  }

  /// What a swipe from the left edge does: it goes back, or else brings the hidden primary column.
  /// Source: the documentation of UINavigationController.interactivePopGestureRecognizer and of
  /// UISplitViewController.presentsWithGesture.
  var stepOfEdgeSwipe: Step? {
    if let backStep { return backStep }
    let hasHiddenColumn = controllers.all.contains { controller in
      controller.isVisible && controller.split?.isCollapsed == false
        && controller.split?.displayMode == .secondaryOnly
    }
    return hasHiddenColumn ? .showColumn(column: .primary) : nil
  }
}
