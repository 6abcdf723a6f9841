import Drawing
import Traits
import WorkerProtocol

/// Where each scene of a document is on the canvas. Lengths are points of the design.
struct CanvasArrangement: Equatable, Sendable {
  struct Item: Equatable, Sendable {
    var scene: String
    var caption: String
    /// What the scene is drawn in.
    var screen: Rect
    /// The screen with the device's body around it; the same as the screen where there is none.
    var body: Rect
    var isInDevice: Bool
  }

  private(set) var items: [Item] = []
  /// Around everything, captions included; zero without scenes.
  private(set) var bounds = Rect.zero

  /// Between two scenes, and between a row and the next row's captions.
  private static let gap = 56.0
  /// Above each scene, for its caption. Its text keeps its size when all is made to fit a window, so
  /// it needs the more room the more there is to fit: about a line's height of the window.
  private(set) var captionHeight = 0.0

  /// Lays the scenes out in rows, in the order of the document.
  /// - Parameters:
  ///   - device: drawn around the scenes that fill its screen, which a view on its own may not.
  ///   - proportion: width by height of the window.
  init(scenes: [ResolvedScene] = [], device: DeviceFrame? = nil, proportion: Double = 1) {
    let bodies = scenes.map { scene in
      device.flatMap { $0.screen.size == scene.canvas ? $0.size : nil } ?? scene.canvas
    }
    // Of all widths of a first row the one with which everything is seen the largest.
    let arrangements = bodies.indices.map { last in
      Rows(bodies, width: bodies[...last].reduce(0) { $0 + $1.width + Self.gap })
    }
    guard let rows = arrangements.max(by: { $0.scale(proportion) < $1.scale(proportion) }) else {
      return
    }
    captionHeight = rows.captionHeight
    bounds.width = rows.width
    bounds.height = rows.height
    items = zip(scenes, rows.bodies).map { scene, body in
      var item = Item(
        scene: scene.id, caption: scene.displayName, screen: body, body: body,
        isInDevice: device?.screen.size == scene.canvas)
      if let device, item.isInDevice {
        item.screen = device.screen
        item.screen.x += body.x
        item.screen.y += body.y
      }
      return item
    }
  }

  /// Bodies in rows, each below its caption.
  private struct Rows {
    private(set) var bodies: [Rect] = []
    let captionHeight: Double

    /// - Parameter width: that rows have at most, in points.
    init(_ sizes: [Size], width: Double) {
      // Text of 20 logical pixels on a canvas of 560.
      captionHeight = max(32, width * 0.036)
      var (x, y, rowHeight) = (0.0, 0.0, 0.0)
      for size in sizes {
        if x > 0, x + size.width > width {
          x = 0
          y += captionHeight + rowHeight + gap
          rowHeight = 0
        }
        bodies.append(
          Rect(x: x, y: y + captionHeight, width: size.width, height: size.height))
        x += size.width + gap
        rowHeight = max(rowHeight, size.height)
      }
    }

    var width: Double { bodies.map(\.maxX).max() ?? 0 }
    var height: Double { bodies.map(\.maxY).max() ?? 0 }

    /// How large all is seen in a window of a height of 1 and this width.
    func scale(_ proportion: Double) -> Double { min(proportion / width, 1 / height) }
  }

  func item(_ scene: String) -> Item? {
    items.first { $0.scene == scene }
  }

  /// The scene whose device or caption is at a point.
  func item(x: Double, y: Double) -> Item? {
    items.first { item in
      x >= item.body.x && x < item.body.maxX && y < item.body.maxY
        && y >= item.body.y - captionHeight
    }
  }
}
