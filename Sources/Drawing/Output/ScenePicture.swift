import Graphics
import Traits

/// A resolved scene as a picture: on its own, or on the screen of a device.
package struct ScenePicture: Hashable, Sendable {
  package var root: DrawnView
  /// The screen's or canvas's size in points.
  package var canvasSize: Size
  package var device: DeviceFrame?
  /// That of a screen without its device; nil where it has none.
  package var homeIndicator: Chrome.HomeIndicator?

  package init(
    root: DrawnView, canvasSize: Size, device: DeviceFrame? = nil,
    homeIndicator: Chrome.HomeIndicator? = nil
  ) {
    self.root = root
    self.canvasSize = canvasSize
    self.device = device
    self.homeIndicator = homeIndicator
  }

  /// Points.
  package var size: Size { device?.size ?? canvasSize }

  /// - Parameters:
  ///   - painter: Remembers texts and images from one picture to the next.
  ///   - angle: Radians by which the device is still turned, on its way into its orientation.
  package func paint(with painter: ViewPainter, turnedBy angle: Double = 0, on canvas: Canvas) {
    guard let device else {
      painter.paint(root, screen: canvasSize, on: canvas)
      homeIndicator?.paint(in: Rect(canvasSize), root.screenAppearance, on: canvas)
      return
    }
    device.paint(
      on: canvas, appearance: root.screenAppearance, turnedBy: angle, contentSize: canvasSize
    ) {
      painter.paint(root, screen: canvasSize, on: canvas)
    }
  }
}

extension DrawnView {
  /// Whether what the tree shows at the bottom is light or dark, which the home indicator is set
  /// against.
  var screenAppearance: Appearance {
    // Points above the edge: where the home indicator is.
    if let background = backdrop(x: frame.x + frame.width / 2, y: frame.maxY - 10) {
      return background.luma < 0.45 ? .dark : .light
    }
    return look.appearance ?? .light
  }

  /// The colour that is seen at a point of the superview; nil where it is the system's or none.
  private func backdrop(x: Double, y: Double) -> Color? {
    let (x, y) = (x - frame.x, y - frame.y)
    guard look.isHidden != true, look.alpha ?? 1 > 0.5, x >= 0, y >= 0, x < frame.width,
      y <= frame.height
    else { return nil }
    for child in children.reversed() {
      let shift = self.shift(of: child)
      if let color = child.backdrop(x: x - shift.x, y: y - shift.y) { return color }
    }
    return look.background.flatMap { $0.alpha > 0.5 ? $0 : nil }
  }
}
