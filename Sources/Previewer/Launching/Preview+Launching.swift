import Localization
import Traits
import WorkerProtocol

/// The launch screen with which a running interface begins.
extension Preview {
  /// Whether one is wanted: not where nothing is to move, and not where the user does without.
  private var showsLaunchScreens: Bool {
    !leavesLaunchScreensOut && CanvasPlayback.animationsAreEnabled
      && Preferences.load().showsLaunchScreens != false
  }

  /// Lets the interface run as an app starts.
  /// - Parameter length: Of the launch screen; nil for the usual one, where one is wanted at all.
  func launch(_ length: LaunchMoment.Length? = nil) {
    launchWish = length ?? (showsLaunchScreens ? .short : nil)
    run(true)
  }

  /// Shows the launch screen, where one is wanted and there is one, before what was played.
  /// - Returns: Whether it does.
  func beginsWithLaunchScreen(_ steps: [SimulatedStep]) -> Bool {
    launching?.cancel()
    launching = nil
    guard let length = launchWish, let launch = steps.first, launch.step == nil else {
      return false
    }
    launchWish = nil
    guard let shown = launch.launchScreen, let scene = shown.scene(launch.traits) else {
      if length == .untilDismissed { setNotice(.noLaunchScreen(launch)) }
      return false
    }
    launching = LaunchMoment(shown, before: steps, length) { [weak self] in self?.endLaunch() }
    show([scene], on: .device(shown.screen.device, shown.orientation))
    return true
  }

  /// Goes on to the interface, in all configurations in which it runs.
  /// - Returns: Whether there was a launch screen to leave.
  @discardableResult
  func endLaunches() -> Bool {
    let wasLaunching = launching != nil
    let others = shared?.endLaunches() ?? false
    endLaunch()
    return wasLaunching || others
  }

  private func endLaunch() {
    if let launching { showMoving(launching.steps) }
  }
}

extension Notice {
  /// - Parameter launch: What was launched all the same.
  fileprivate static func noLaunchScreen(_ launch: SimulatedStep) -> Notice {
    let reason =
      launch.launchScreen?.screen.reason
      ?? (launch.device == nil
        ? localized("Only devices have one; choose a device.")
        : localized("This document is one, or of no project."))
    return Notice(
      title: localized("There is no launch screen to show. %1$s", reason), isPassing: true)
  }
}
