import Localization
import WorkerProtocol

extension Notice {
  /// Why no launch screen is shown though one was asked for.
  /// - Parameter launch: What was launched all the same.
  static func noLaunchScreen(_ launch: SimulatedStep) -> Notice {
    let reason =
      launch.launchScreen?.screen.reason
      ?? (launch.device == nil
        ? localized("Only devices have one; choose a device.")
        : localized("This document is one, or of no project."))
    return Notice(
      title: localized("There is no launch screen to show. %1$s", reason), isPassing: true)
  }
}
