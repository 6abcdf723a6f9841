import Scenes
import Traits

extension Scene {
  /// Whether controls and cells have the sizes of iOS 26. The system counts where one is played, and
  /// otherwise the version of Xcode, whose canvas shows its own.
  var hasSystem26Metrics: Bool {
    environment.system.map { $0 >= .system26 } ?? (generation >= .xcode26)
  }
}

extension SystemVersion {
  fileprivate static let system26 = SystemVersion(26)
}
