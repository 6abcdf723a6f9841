import Drawing
import Traits

extension SimulatedStep {
  /// Where the app's window is on a screen that the app doesn't know, between black bars. In points of the app's,
  /// which are larger than the screen's where the window is scaled up.
  package struct Letterbox: Codable, Hashable, Sendable {
    /// The device's.
    package var screen: Size
    package var window: Rect

    /// - Parameters:
    ///   - window: The size of the app's.
    ///   - screen: The device's, in points of its own.
    package init(_ window: Size, on screen: Size) {
      let factor = max(window.width / screen.width, window.height / screen.height)
      self.screen = Size(width: screen.width * factor, height: screen.height * factor)
      self.window = Rect(
        x: (self.screen.width - window.width) / 2, y: (self.screen.height - window.height) / 2,
        width: window.width, height: window.height)
    }

    /// Of an app that was built too early to have the camera's edge of a device that folds; nil where it has all of
    /// the screen.
    package init?(railed device: Device, _ orientation: Orientation) {
      guard let (screen, window) = device.railed(orientation) else { return nil }
      (self.screen, self.window) = (screen, window)
    }

    /// The screen, black but for the app's window.
    /// - Parameter name: What people call it.
    package func showing(_ window: DrawnView, named name: String) -> DrawnView {
      var window = window
      (window.frame.x, window.frame.y) = (self.window.x, self.window.y)
      window.look.clipsToBounds = true
      var look = Look(kind: .view)
      look.background = Color(white: 0)
      look.appearance = window.look.appearance
      return DrawnView(
        id: InterfaceTransition.screenID, className: "UIScreen", name: name,
        frame: Rect(x: 0, y: 0, width: screen.width, height: screen.height), look: look,
        children: [window])
    }

    /// A device's front in the app's points, to be drawn around the screen.
    /// - Parameter display: The device's.
    package func display(of display: Display) -> Display {
      var scaled = display.scaled(
        by: max(screen.width, screen.height) / max(display.size.width, display.size.height))
      // Exactly, as a screen that is another one has no device around it.
      scaled.size = Size(
        width: min(screen.width, screen.height), height: max(screen.width, screen.height))
      return scaled
    }
  }
}
