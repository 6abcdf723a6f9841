import CCairo
import Graphics
import TextMetrics
import Traits

/// Draws a symbol's sign so that it fills a rectangle, in lines as thick as its weight says.
///
/// Signs are on a grid of 16 units, as the icons are.
struct SymbolPainter {
  let canvas: Canvas
  /// The first one is for what is in front, the last one for all that is behind; never empty.
  let colors: [Color]
  /// Points.
  let lineWidth: Double
  /// Draws letters in a colour so that they fill a rectangle.
  let letters: (String, Rect, Color) -> Void

  /// How much of a symbol's image its sign fills: by eye, as the images of Apple's have room at their sides.
  private static let share = 0.88

  /// How thick a symbol's lines are beside text of 17 points, by its weight. By eye: those of the system font
  /// are as thick.
  static func lineWidth(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.5
    case .thin: 0.75
    case .light: 1.1
    case .regular: 1.5
    case .medium: 1.75
    case .semibold: 2.05
    case .bold: 2.35
    case .heavy: 2.7
    case .black: 3.1
    }
  }

  func draw(_ sign: SymbolSign, in rect: Rect) {
    let area = rect.centered(rect.width * Self.share, rect.height * Self.share)
    paint(sign, in: area, layer: 0)
  }

  private func color(_ layer: Int) -> Color {
    colors[min(layer, colors.count - 1)]
  }

  /// - Parameter layer: The one that its front is in.
  private func paint(_ sign: SymbolSign, in area: Rect, layer: Int) {
    guard !area.isEmpty else { return }
    switch sign {
    case .lines(let glyph): paint(glyph, in: area, color(layer))
    case .icon(let name): paint(icon: name, isSolid: false, in: area, color(layer))
    case .solid(let name): paint(icon: name, isSolid: true, in: area, color(layer))
    case .letters(let text): letters(text, area, color(layer))
    case .frame(let frame, let isFilled):
      paint(outline(frame, in: area), isFilled: isFilled, color(layer))
    case .framed(let sign, let frame, let isFilled):
      paint(sign, in: frame, isFilled: isFilled, area, layer: layer)
    case .slashed(let sign): paintSlashed(sign, in: area, layer: layer)
    case .badged(let sign, let badge): paint(sign, with: badge, in: area, layer: layer)
    }
  }

  // MARK: Simple signs

  /// The scale that makes what has an extent fill an area, and moves it to its middle.
  private func fitted(_ extent: Rect, in area: Rect, _ body: (_ scale: Double) -> Void) {
    let scale = min(
      extent.width > 0 ? area.width / extent.width : .infinity,
      extent.height > 0 ? area.height / extent.height : .infinity)
    guard scale.isFinite, scale > 0 else { return }
    canvas.saved {
      canvas.translate(area.midX - extent.midX * scale, area.midY - extent.midY * scale)
      canvas.scale(scale, scale)
      body(scale)
    }
  }

  private func paint(_ glyph: Glyph, in area: Rect, _ color: Color) {
    let lines = (glyph.lines ?? []).map { $0.map { Point($0.x, $0.y) } }
    guard let extent = lines.compactMap({ Path.lines($0).extent }).reduce(nil, Self.union) else {
      return
    }
    // The ends of the lines are in the area, too.
    let inner = area.inset(
      min(lineWidth, area.width / 2) / 2, min(lineWidth, area.height / 2) / 2)
    fitted(extent, in: inner) { scale in
      for line in lines { canvas.stroke(.lines(line), color, width: lineWidth / scale) }
    }
  }

  private static func union(_ all: Rect?, _ next: Rect) -> Rect? { all?.union(next) ?? next }

  private func paint(icon name: String, isSolid: Bool, in area: Rect, _ color: Color) {
    guard let icon = SymbolIcon.named(name) else { return }
    fitted(icon.bounds, in: area) { scale in
      inOneColor(color) { color in paint(icon, isSolid: isSolid, scale: scale, color) }
    }
  }

  /// Shapes that lie over each other are as opaque as one.
  private func inOneColor(_ color: Color, _ body: (Color) -> Void) {
    canvas.group(alpha: color.alpha) {
      body(Color(red: color.red, green: color.green, blue: color.blue))
    }
  }

  private func paint(_ icon: SymbolIcon, isSolid: Bool, scale: Double, _ color: Color) {
    if isSolid { return paintSolid(icon, color) }
    // What is filled has no lines but those that are left out, which would close.
    let missing = icon.isFilled ? 0 : lineWidth / scale - SymbolIcon.lineWidth
    let paint = {
      for part in icon.parts {
        canvas.fill(part.path, color, isEvenOdd: part.isEvenOdd)
      }
    }
    // Little more isn't seen, much more fills what is open.
    if missing > 0.02 {
      paint()
      for part in icon.parts { canvas.stroke(part.path, color, width: min(missing, 1.5)) }
    } else if missing < -0.02 {
      // A rest of the lines stays.
      canvas.cutOut {
        for part in icon.parts {
          canvas.stroke(part.path, Color(white: 0), width: min(-missing, 0.7))
        }
      } from: {
        paint()
      }
    } else {
      paint()
    }
  }

  /// What an icon's outermost lines are around, filled, without the lines that are in it; what is outside of
  /// them is as it is.
  private func paintSolid(_ icon: SymbolIcon, _ color: Color) {
    let outer = icon.outerOutlines
    func ink(_ color: Color) {
      for part in icon.parts { canvas.fill(part.path, color, isEvenOdd: part.isEvenOdd) }
    }
    func silhouette(_ color: Color) {
      for outline in outer { canvas.fill(outline, color) }
    }
    canvas.cutOut {
      silhouette(Color(white: 0))
    } from: {
      ink(color)
    }
    canvas.cutOut {
      ink(Color(white: 0))
    } from: {
      silhouette(color)
    }
    // The outermost lines, which were left out as well.
    for outline in outer {
      canvas.saved {
        canvas.clip(outline)
        canvas.stroke(outline, color, width: 2.2 * SymbolIcon.lineWidth)
      }
    }
  }

  private func outline(_ frame: SymbolSign.Frame, in area: Rect) -> Path {
    let side = min(area.width, area.height)
    let square = area.centered(side, side)
    switch frame {
    case .circle: return .circle(square.center, radius: side / 2 - lineWidth / 2)
    case .square, .app:
      return Path(square.inset(lineWidth / 2, lineWidth / 2), radius: side * 0.2)
    case .rectangle, .capsule:
      let wide = area.centered(side, side * (frame == .capsule ? 0.6 : 0.75)).inset(
        lineWidth / 2, lineWidth / 2)
      return Path(wide, radius: frame == .capsule ? wide.height / 2 : side * 0.15)
    }
  }

  private func paint(_ outline: Path, isFilled: Bool, _ color: Color) {
    guard isFilled else { return canvas.stroke(outline, color, width: lineWidth) }
    inOneColor(color) { color in
      canvas.fill(outline, color)
      // It is as large as one of lines.
      canvas.stroke(outline, color, width: lineWidth)
    }
  }

  // MARK: Signs of several parts

  private func paint(
    _ sign: SymbolSign, in frame: SymbolSign.Frame, isFilled: Bool, _ area: Rect, layer: Int
  ) {
    let side = min(area.width, area.height)
    let share = 0.54
    let inner = area.centered(side * share, side * share * (frame == .rectangle ? 0.8 : 1))
    let shape = outline(frame, in: area)
    guard isFilled else {
      paint(shape, isFilled: false, color(layer + 1))
      return paint(sign, in: inner, layer: layer)
    }
    guard color(layer) == color(layer + 1) else {
      paint(shape, isFilled: true, color(layer + 1))
      return paint(sign, in: inner, layer: layer)
    }
    canvas.cutOut {
      black.paint(sign, in: inner, layer: 0)
    } from: {
      paint(shape, isFilled: true, color(layer))
    }
  }

  /// Draws what is cut out.
  private var black: SymbolPainter {
    SymbolPainter(
      canvas: canvas, colors: [Color(white: 0)], lineWidth: lineWidth, letters: letters)
  }

  private func paintSlashed(_ sign: SymbolSign, in area: Rect, layer: Int) {
    let side = min(area.width, area.height)
    let square = area.centered(side, side).inset(lineWidth / 2, lineWidth / 2)
    let slash = Path.line(Point(square.x, square.y), Point(square.maxX, square.maxY))
    canvas.cutOut {
      canvas.stroke(slash, Color(white: 0), width: lineWidth * 3)
    } from: {
      paint(sign, in: area, layer: layer + (colors.count > 1 ? 1 : 0))
    }
    canvas.stroke(slash, color(layer), width: lineWidth)
  }

  private func paint(_ sign: SymbolSign, with badge: SymbolSign, in area: Rect, layer: Int) {
    let side = min(area.width, area.height) * 0.5
    let corner = Rect(
      x: area.maxX - side, y: area.maxY - side, width: side, height: side)
    canvas.cutOut {
      canvas.fill(.circle(corner.center, radius: side / 2 + lineWidth), Color(white: 0))
    } from: {
      paint(
        sign,
        in: Rect(
          x: area.x, y: area.y, width: area.width - side * 0.2, height: area.height - side * 0.2),
        layer: layer + 1)
    }
    let small = SymbolPainter(
      canvas: canvas, colors: [color(layer)], lineWidth: lineWidth * 0.85, letters: letters)
    small.paint(badge, in: corner, layer: 0)
  }
}

extension Canvas {
  /// Fills a path as SVG does.
  fileprivate func fill(_ path: Path, _ color: Color, isEvenOdd: Bool) {
    cairo_save(cairo)
    cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    fill(path, color)
    cairo_restore(cairo)
  }
}
