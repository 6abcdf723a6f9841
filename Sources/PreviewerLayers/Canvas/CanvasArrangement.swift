import Drawing
import PreviewerModel
import Traits
import WorkerProtocol

/// Where each scene of a document is on the canvas. Lengths are points of the design.
package struct CanvasArrangement: Equatable, Sendable {
  /// What is to be laid out.
  package struct Part: Equatable, Sendable {
    /// What tells it from the others.
    var key: String
    var scene: String
    var caption: String
    /// Points.
    package var canvas: Size
    /// Around it, if it fills the device's screen.
    package var device: DeviceFrame?
    /// The device's screen, where the scene has a part of it only.
    package var divided: DividedScreen?
    /// Whether it is a card that stands for a container.
    var isFolded = false

    package var size: Size { device?.size ?? canvas }
  }

  package struct Item: Equatable, Sendable {
    /// What tells it from the others: the scene's id, unless one scene is there several times.
    package var key: String
    package var scene: String
    package var caption: String
    /// What the scene is drawn in.
    package var screen: Rect
    /// The screen with the device's body around it; the same as the screen where there is none.
    package var body: Rect
    package var device: DeviceFrame?
    /// The device's screen, where the scene has a part of it only.
    package var divided: DividedScreen?
    /// Whether it is a card that stands for a container.
    package let isFolded: Bool
    /// Points of the canvas to a point of the scene: another than 1 where it is made to fit.
    package let scale: Double
    /// What belongs to it: its body, unless that is in the middle of a larger cell.
    package let area: Rect

    /// The screen's size in the scene's own points.
    package var screenSize: Size {
      Size(width: screen.width / scale, height: screen.height / scale)
    }
    /// The screen in the scene's own coordinates.
    package var sceneRect: Rect {
      Rect(x: 0, y: 0, width: screenSize.width, height: screenSize.height)
    }

    /// Where something is on the canvas that the scene has at a rectangle.
    package func place(of rect: Rect) -> Rect {
      Rect(
        x: screen.x + rect.x * scale, y: screen.y + rect.y * scale, width: rect.width * scale,
        height: rect.height * scale)
    }

    /// The point of the scene that is at one of the canvas.
    package func scenePoint(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      ((point.x - screen.x) / scale, (point.y - screen.y) / scale)
    }

    package var isInDevice: Bool { device != nil }

    /// Whether the same is drawn around the scene as around another one.
    func isFramed(like other: Item) -> Bool {
      device == other.device && divided == other.divided
    }

    fileprivate init(_ part: Part, at body: Rect) {
      self.init(part, at: body, scale: 1, of: body)
    }

    /// - Parameters:
    ///   - area: An equally large part of the canvas, in the middle of which it is made to fit.
    ///   - caption: What is left free for it at the upper edge, in points.
    ///   - padding: And at the others.
    init(_ part: Part, fitting area: Rect, below caption: Double, padding: Double) {
      let room = Size(
        width: max(area.width - 2 * padding, 1), height: max(area.height - caption - padding, 1))
      let scale = min(room.width / part.size.width, room.height / part.size.height)
      let body = Rect(
        x: area.midX - part.size.width * scale / 2,
        y: area.y + caption + (room.height - part.size.height * scale) / 2,
        width: part.size.width * scale, height: part.size.height * scale)
      self.init(part, at: body, scale: scale, of: area)
    }

    private init(_ part: Part, at body: Rect, scale: Double, of area: Rect) {
      (self.scale, self.area) = (scale, area)
      key = part.key
      scene = part.scene
      caption = part.caption
      device = part.device
      isFolded = part.isFolded
      self.body = body
      screen = body
      guard let device else { return }
      screen = place(of: device.screen)
      guard let window = part.divided?.window else { return }
      divided = part.divided
      screen = place(of: window)
    }
  }

  package private(set) var items: [Item] = []
  /// Whether everything is where Interface Builder's canvas has it.
  package private(set) var isMap = false
  /// Around everything, captions included; zero without scenes.
  package private(set) var bounds = Rect.zero
  /// Around the documents of a map of several.
  package private(set) var frames: [DocumentFrame] = []

  /// Between two scenes, and between a row and the next row's captions.
  private static let gap = 56.0
  /// With some room around it; logical pixels.
  package static let usualLineHeight = 20.0
  /// Above each scene, for its caption. Its text keeps its size when all is made to fit a window, so
  /// it needs the more room the more there is to fit: about a line's height of the window.
  package private(set) var captionHeight = 0.0
  /// Above and at the left of all of a matrix, for the names of its columns and rows; zero elsewhere.
  package private(set) var titleHeight = 0.0

  package var isMatrix: Bool { titleHeight > 0 }

  /// - Parameter matrix: What is at its places already.
  init(matrix items: [Item], captionHeight: Double, titleHeight: Double, bounds: Rect) {
    self.items = items
    (self.captionHeight, self.titleHeight, self.bounds) = (captionHeight, titleHeight, bounds)
  }

  /// Lays the scenes out in rows, in the order of the document.
  /// - Parameters:
  ///   - device: drawn around the scenes that fill its screen, which a view on its own may not.
  ///   - proportion: width by height of the window.
  package init(
    scenes: [ResolvedScene] = [], device: DeviceFrame? = nil, divided: DividedScreen? = nil,
    proportion: Double = 1
  ) {
    self.init(
      parts: scenes.map { Part($0, on: device, divided: divided) }, proportion: proportion)
  }

  /// Lays out in rows.
  /// - Parameters:
  ///   - captionLines: Of the text above each part.
  ///   - lineHeight: Of that text, in logical pixels.
  package init(
    parts: [Part], proportion: Double, captionLines: Int = 1,
    lineHeight: Double = Self.usualLineHeight
  ) {
    let bodies = parts.map(\.size)
    // Of all widths of a first row the one with which everything is seen the largest.
    let arrangements = bodies.indices.map { last in
      Rows(
        bodies, width: bodies[...last].reduce(0) { $0 + $1.width + Self.gap },
        proportion: proportion, textHeight: lineHeight * Double(captionLines))
    }
    guard let rows = arrangements.max(by: { $0.scale(proportion) < $1.scale(proportion) }) else {
      return
    }
    captionHeight = rows.captionHeight
    bounds.width = rows.width
    bounds.height = rows.height
    items = zip(parts, rows.bodies).map { Item($0, at: $1) }
  }

  /// Lays out where Interface Builder's canvas has each part, spread as far as their sizes need.
  /// - Parameters:
  ///   - locations: Of the parts; nil for one that has no place there, which comes below the others.
  ///   - proportion: Width by height of the window, up to which the space between columns grows; nil for as little as
  ///     is needed.
  package init(map parts: [Part], at locations: [CanvasLocation?], proportion: Double? = nil) {
    let spread = MapSpread(parts.map(\.size), captionHeight: Self.mapCaptionHeight)
    self.init(map: parts, placed: spread.places(of: locations, proportion: proportion))
  }

  /// - Parameters:
  ///   - bodies: Where the parts are, with room for captions above each.
  ///   - frames: Around those of each document, where there are several.
  package init(map parts: [Part], placed bodies: [Rect], frames: [DocumentFrame] = []) {
    isMap = true
    self.frames = frames
    captionHeight = Self.mapCaptionHeight
    items = zip(parts, bodies).map { Item($0, at: $1) }
    let places = frames.isEmpty ? bodies : frames.map(\.rect)
    guard let first = places.first else { return }
    var corners = (left: first.x, top: first.y, right: first.maxX, bottom: first.maxY)
    for body in places {
      corners.left = min(corners.left, body.x)
      corners.top = min(corners.top, body.y)
      corners.right = max(corners.right, body.maxX)
      corners.bottom = max(corners.bottom, body.maxY)
    }
    // The arrow at the initial scene's left edge is seen as well.
    corners.left -= Self.mapMargin
    if frames.isEmpty { corners.top -= captionHeight }
    corners.right += Self.mapMargin
    bounds = Rect(
      x: corners.left, y: corners.top, width: corners.right - corners.left,
      height: corners.bottom - corners.top)
  }

  /// Which part of what is around everything the scenes take; 1 without scenes.
  package var coverage: Double {
    let area = bounds.width * bounds.height
    guard area > 0 else { return 1 }
    return items.reduce(0) { $0 + $1.body.width * $1.body.height } / area
  }

  /// Points. Captions of a map that is seen whole give way to its scenes; with a few scenes there is room for
  /// them and for the symbols of segues above.
  package static let mapCaptionHeight = 84.0
  static let mapMargin = 80.0

  /// Bodies in rows, each below its caption.
  private struct Rows {
    private(set) var bodies: [Rect] = []
    private(set) var captionHeight: Double
    private var count = 1

    /// - Parameters:
    ///   - width: that rows have at most, in points.
    ///   - proportion: width by height of the window.
    ///   - textHeight: of a caption, in logical pixels on a canvas of 560.
    init(_ sizes: [Size], width: Double, proportion: Double, textHeight: Double) {
      captionHeight = max(1.6, width / 560) * textHeight
      place(sizes, width: width)
      // Where the height limits how large all is seen, captions are a part of that height.
      guard height * proportion > max(width, self.width) else { return }
      let share = proportion * textHeight / 560
      let bare = height - Double(count) * captionHeight
      let needed = bare * share / max(1 - Double(count) * share, 0.5)
      guard needed > captionHeight else { return }
      captionHeight = needed
      place(sizes, width: width)
    }

    private mutating func place(_ sizes: [Size], width: Double) {
      (bodies, count) = ([], 1)
      var (x, y, rowHeight) = (0.0, 0.0, 0.0)
      for size in sizes {
        if x > 0, x + size.width > width {
          x = 0
          y += captionHeight + rowHeight + gap
          rowHeight = 0
          count += 1
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

  package func item(_ scene: String) -> Item? {
    items.first { $0.scene == scene }
  }

  /// The same item of another arrangement, else one of the same scene.
  package func item(like other: Item) -> Item? {
    item(key: other.key) ?? item(other.scene)
  }

  package func item(key: String) -> Item? {
    items.first { $0.key == key }
  }

  /// The scene whose device or caption is at a point.
  package func item(x: Double, y: Double) -> Item? {
    items.first { item in
      let area = item.area
      return x >= area.x && x < area.maxX && y < area.maxY
        && y >= area.y - (isMatrix ? 0 : captionHeight)
    }
  }
}

extension CanvasArrangement.Part {
  /// A scene, in a device if it fills its screen, or the part of it that windows have.
  /// - Parameter isFolded: Whether a card stands for it.
  package init(
    _ scene: ResolvedScene, on device: DeviceFrame?, divided: DividedScreen? = nil,
    isFolded: Bool = false
  ) {
    let isReference = scene.reference != nil
    let isCard = isReference || isFolded
    self.init(
      key: scene.id, scene: scene.id, caption: scene.displayName,
      canvas: isReference ? Self.referenceSize : isFolded ? Self.cardSize : scene.canvas,
      on: isCard ? nil : device, divided: divided)
    self.isFolded = isFolded
  }

  /// - Parameter device: Drawn around what fills its screen, or the part of it that windows have.
  package init(
    key: String, scene: String, caption: String, canvas: Size, on device: DeviceFrame?,
    divided: DividedScreen?
  ) {
    let fills = device.map { (divided?.window.size ?? $0.screen.size) == canvas } ?? false
    self.init(
      key: key, scene: scene, caption: caption, canvas: canvas, device: fills ? device : nil)
    self.divided = fills ? divided : nil
  }

  /// Points. What is in another document is only named here.
  private static let referenceSize = Size(width: 280, height: 120)
  /// Points. Symbols of kinds are told apart on it as long as scenes are.
  private static let cardSize = Size(width: 320, height: 180)
}
