import Traits

/// A resolved scene as a picture: on its own, or on the screen of a device.
package struct ScenePicture: Hashable, Sendable {
  package var root: DrawnView
  /// The screen's or canvas's size in points.
  package var canvasSize: Size
  package var device: DeviceFrame?

  package init(root: DrawnView, canvasSize: Size, device: DeviceFrame? = nil) {
    self.root = root
    self.canvasSize = canvasSize
    self.device = device
  }

  /// Points.
  package var size: Size { device?.size ?? canvasSize }

  /// Where the scene is in the picture.
  package var sceneFrame: Rect {
    guard let screen = device?.screen else { return Rect(canvasSize) }
    return Rect(x: screen.x, y: screen.y, width: canvasSize.width, height: canvasSize.height)
  }

  /// - Parameter painter: Remembers texts and images from one picture to the next.
  package func paint(with painter: ViewPainter, on canvas: Canvas) {
    guard let device else { return painter.paint(root, screen: canvasSize, on: canvas) }
    device.paint(on: canvas, appearance: root.screenAppearance) {
      painter.paint(root, screen: canvasSize, on: canvas)
    }
  }
}

extension DrawnView {
  /// Whether what the tree shows is light or dark as a whole, which the system's own marks on the
  /// screen are set against.
  var screenAppearance: Appearance {
    if let background = look.background, background.alpha > 0.5 {
      return background.luma < 0.45 ? .dark : .light
    }
    return look.appearance ?? .light
  }
}
