import Drawing
import Localization
import Traits

/// A pad's screen of which an app's window has a part and another app the rest, or on which the window has a size of its
/// own.
package struct DividedScreen: Hashable, Sendable {
  /// Points.
  let size: Size
  /// Nil for a window with a size of its own.
  let part: Multitasking?
  /// Where the window is on the screen, in points. A narrow window is at the right, where the second
  /// app of a Split View comes first; the wider one is at the left.
  package let window: Rect

  /// Points; by eye.
  private static let slideOverRadius = 10.0

  init(size: Size, windowWidth: Double, part: Multitasking) {
    self.size = size
    self.part = part
    let isAtRight = part == .oneThird || part == .slideOver
    window = Rect(
      x: isAtRight ? size.width - windowWidth : 0, y: 0, width: windowWidth, height: size.height)
  }

  /// A window with a size of its own is in the screen's upper left corner, from where its other edges are dragged.
  init(size: Size, window: Size) {
    self.size = size
    part = nil
    self.window = Rect(x: 0, y: 0, width: window.width, height: window.height)
  }

  /// The screen with what is in the window, and the other app.
  func showing(_ root: DrawnView) -> DrawnView {
    var root = root
    root.frame.x += window.x
    root.frame.y += window.y
    if part == .slideOver {
      root.look.cornerRadius = Self.slideOverRadius
      root.look.clipsToBounds = true
    }
    return .screen(size, showing: [otherApp(isDark: root.look.appearance == .dark), root])
  }

  /// What the window and the divider leave, or all of the screen below a window that slides over it.
  private func otherApp(isDark: Bool) -> DrawnView {
    var area = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if part != .slideOver, part != nil {
      area.width -= window.width + Multitasking.divider
      if window.x == 0 { area.x = window.maxX + Multitasking.divider }
    }
    var look = Look(kind: .view)
    look.background = Color(white: isDark ? 0.2 : 0.9)
    look.isInteractive = false
    guard part != nil else {
      return DrawnView(
        id: "ninefold:background", className: "UIWindow", name: localized("Screen"), frame: area,
        look: look)
    }
    var text = Look(kind: .label)
    text.text = localized("Other App")
    text.alignment = .center
    text.textColor = Color(white: isDark ? 0.65 : 0.45)
    let label = DrawnView(
      id: "ninefold:otherApp:label", className: "UILabel", name: localized("Other App"),
      frame: Rect(x: 0, y: area.height / 2 - 12, width: area.width, height: 24), look: text)
    return DrawnView(
      id: "ninefold:otherApp", className: "UIWindow", name: localized("Other App"), frame: area,
      look: look, children: [label])
  }
}

extension DrawnView {
  /// A device's screen with windows on it, the app's own last.
  static func screen(_ size: Size, showing windows: [DrawnView]) -> DrawnView {
    var look = Look(kind: .view)
    look.background = Color(white: 0)
    look.appearance = windows.last?.look.appearance
    return DrawnView(
      id: InterfaceTransition.screenID, className: "UIScreen", name: localized("Screen"),
      frame: Rect(x: 0, y: 0, width: size.width, height: size.height), look: look,
      children: windows)
  }
}

extension ScenePicture {
  /// - Parameter divided: The device's screen, where the scene has a part of it; nil where it has all of it.
  package init(root: DrawnView, canvasSize: Size, device: DeviceFrame?, on divided: DividedScreen?)
  {
    if let divided, device != nil {
      self.init(root: divided.showing(root), canvasSize: divided.size, device: device)
    } else {
      self.init(root: root, canvasSize: canvasSize, device: device)
    }
  }
}
