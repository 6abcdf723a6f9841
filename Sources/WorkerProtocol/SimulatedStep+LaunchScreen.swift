import Drawing
import Traits

extension SimulatedStep {
  /// What a device shows while the app starts.
  package struct LaunchScreen: Codable, Hashable, Sendable {
    /// As `launch` has it.
    package var screen: LaunchResult.Screen
    /// How the device is held while it is shown: phones with launch images start upright.
    package var orientation: Orientation
    /// Its views; nil for a screen that stays black.
    package var root: DrawnView?

    package init(screen: LaunchResult.Screen, orientation: Orientation, root: DrawnView?) {
      self.screen = screen
      self.orientation = orientation
      self.root = root
    }
  }
}
