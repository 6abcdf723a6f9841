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
  private(set) var captionHeight = 32.0
  /// Lays the scenes out in rows, in the order of the document.
  /// - Parameters:
  ///   - device: drawn around the scenes that fill its screen, which a view on its own may not.
  ///   - proportion: width by height that all rows together should about have.
  init(scenes: [ResolvedScene] = [], device: DeviceFrame? = nil, proportion: Double = 1) {
    let bodies = scenes.map { scene in
      device.flatMap { $0.screen.size == scene.canvas ? $0.size : nil } ?? scene.canvas
    }
    let area = bodies.reduce(0) { area, body in
      area + (body.width + Self.gap) * (body.height + Self.gap + captionHeight)
    }
    let rowWidth = max(
      (area * proportion).squareRoot(), bodies.map { $0.width + Self.gap }.max() ?? 0)

    captionHeight = max(captionHeight, rowWidth * 0.036)

    var x = 0.0
    var y = 0.0
    var rowHeight = 0.0
    for (scene, body) in zip(scenes, bodies) {
      // A little too wide is better than another row for one leftover.
      if x > 0 && x + body.width > rowWidth * 1.15 {
        x = 0
        y += captionHeight + rowHeight + Self.gap
        rowHeight = 0
      }
      var item = Item(
        scene: scene.id, caption: scene.displayName, screen: .zero,
        body: Rect(x: x, y: y + captionHeight, width: body.width, height: body.height),
        isInDevice: device?.screen.size == scene.canvas)
      item.screen = item.body
      if let device, item.isInDevice {
        item.screen = device.screen
        item.screen.x += item.body.x
        item.screen.y += item.body.y
      }
      items.append(item)
      x += body.width + Self.gap
      rowHeight = max(rowHeight, body.height)
    }
    bounds.width = items.map(\.body.maxX).max() ?? 0
    bounds.height = items.map(\.body.maxY).max() ?? 0
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
