import Graphics
import Traits

/// Small pictures of our own, drawn with lines. Apple's symbols are not ours to draw: those here are
/// the plain signs that everyone uses, and a neutral one stands for the rest.
enum Glyph: Hashable, Sendable {
  case plus, plusInCircle, minus, cross, clear, check, search, chevronLeft, chevronRight, chevronUp,
    chevronDown, chevronsUpDown
  case circle, info, trash, refresh, compose, action, play, pause, stop, rewind, fastForward
  case bookmark, folder, reply, star, heart, clock, ellipsis, list, camera, picture, gear, person
  case arrowLeft, arrowRight, arrowUp, arrowDown, undo, redo, globe, house, symbol

  /// Units of the grid that everything below is on, and the width of its lines.
  private static let grid = 24.0
  private static let stroke = 1.8

  /// Draws in the largest square in the middle of a rectangle.
  func draw(in rect: Rect, _ color: Color, on canvas: Canvas, weight: Double = 1) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    canvas.saved {
      canvas.translate(rect.midX - side / 2, rect.midY - side / 2)
      canvas.scale(side / Self.grid, side / Self.grid)
      // Large glyphs have finer lines, so that they don't outweigh what is around them.
      let fineness = min(1, max(0.3, 44 / side))
      let pen = GlyphPen(canvas: canvas, color: color, width: Self.stroke * weight * fineness)
      draw(with: pen)
    }
  }

  /// Draws with lines of a width in points, up to iOS 12 with sharp corners and ends.
  func draw(
    in rect: Rect, _ color: Color, on canvas: Canvas, stroke: Double, isSharp: Bool
  ) {
    let usual = Self.stroke * min(rect.width, rect.height) / Self.grid
    guard usual > 0 else { return }
    let body = { draw(in: rect, color, on: canvas, weight: stroke / usual) }
    if isSharp { canvas.sharpened(reachesOn: true, body) } else { body() }
  }

  /// What is drawn of a sign that is made of lines alone, on the grid.
  var lines: [[(x: Double, y: Double)]]? {
    switch self {
    case .plus: [[(12, 4), (12, 20)], [(4, 12), (20, 12)]]
    case .minus: [[(4, 12), (20, 12)]]
    case .cross: [[(5, 5), (19, 19)], [(19, 5), (5, 19)]]
    case .check: [[(4, 13), (9.5, 19), (20, 5)]]
    case .chevronLeft: [[(15.5, 3), (7, 12), (15.5, 21)]]
    case .chevronRight: [[(8.5, 3), (17, 12), (8.5, 21)]]
    case .chevronUp: [[(3, 15.5), (12, 7), (21, 15.5)]]
    case .chevronDown: [[(3, 8.5), (12, 17), (21, 8.5)]]
    case .chevronsUpDown: [[(5, 9), (12, 2), (19, 9)], [(5, 15), (12, 22), (19, 15)]]
    case .arrowLeft: [[(21, 12), (3, 12)], [(10, 5), (3, 12), (10, 19)]]
    case .arrowRight: [[(3, 12), (21, 12)], [(14, 5), (21, 12), (14, 19)]]
    case .arrowUp: [[(12, 21), (12, 3)], [(5, 10), (12, 3), (19, 10)]]
    case .arrowDown: [[(12, 3), (12, 21)], [(5, 14), (12, 21), (19, 14)]]
    case .undo: [[(9, 5), (4, 10), (9, 15)], [(4, 10), (15, 10), (20, 15), (18, 20)]]
    case .redo: [[(15, 5), (20, 10), (15, 15)], [(20, 10), (9, 10), (4, 15), (6, 20)]]
    case .list: [[(3, 6), (21, 6)], [(3, 12), (21, 12)], [(3, 18), (21, 18)]]
    default: nil
    }
  }

  private func draw(with pen: GlyphPen) {
    if let lines { return pen.lines(lines) }
    switch self {
    case .reply: pen.lines([(10, 5), (3, 11.5), (10, 18)], [(3, 11.5), (14, 11.5), (21, 19)])
    case .play: pen.solid([(3.5, 3), (20.5, 12), (3.5, 21)])
    case .pause: pen.bars([(4.3, 2.4, 5.2, 19.2), (14.5, 2.4, 5.2, 19.2)])
    case .stop: pen.bars([(5, 5, 14, 14)])
    case .rewind:
      pen.solid([(12, 4.7), (0.1, 12), (12, 19.3)], [(23.9, 4.7), (12, 12), (23.9, 19.3)])
    case .fastForward:
      pen.solid([(0.1, 4.7), (12, 12), (0.1, 19.3)], [(12, 4.7), (23.9, 12), (12, 19.3)])
    case .ellipsis: pen.dots([(5, 12), (12, 12), (19, 12)], radius: 2)
    case .circle: pen.ring(12, 12, 9.5)
    default: drawPicture(with: pen)
    }
  }

  private func drawPicture(with pen: GlyphPen) {
    switch self {
    case .search:
      pen.ring(10, 10, 6.5)
      pen.lines([(15, 15), (21, 21)])
    case .plusInCircle:
      pen.ring(12, 12, 10.5)
      pen.lines([(12, 7), (12, 17)], [(7, 12), (17, 12)])
    case .clear:
      pen.disc(12, 12, 12)
      pen.cut([(8, 8), (16, 16)], [(16, 8), (8, 16)])
    case .info:
      pen.ring(12, 12, 10.5)
      pen.dots([(12, 7)], radius: 1.5)
      pen.lines([(12, 11), (12, 17.5)])
    case .trash:
      pen.lines(
        [(4, 6), (20, 6)], [(9, 6), (9, 3), (15, 3), (15, 6)],
        [(6, 6), (7, 21), (17, 21), (18, 6)], [(10, 10), (10.3, 17)], [(14, 10), (13.7, 17)])
    case .refresh:
      pen.arc(12, 14.4, 9.25, from: -0.1, to: 4.71)
      pen.lines([(11.2, -0.2), (16.6, 5.2), (11.2, 10.5)])
    case .compose:
      pen.lines(
        [(13, 4), (4, 4), (4, 20), (20, 20), (20, 11)],
        [(9, 15), (10, 11.5), (19.5, 2.5), (21.5, 4.5), (12.5, 14), (9, 15)])
    case .action:
      pen.lines(
        [(8, 9), (5, 9), (5, 21), (19, 21), (19, 9), (16, 9)], [(12, 15), (12, 2)],
        [(8, 6), (12, 2), (16, 6)])
    case .bookmark: pen.lines([(6, 3), (18, 3), (18, 21), (12, 16), (6, 21), (6, 3)])
    case .folder:
      pen.lines([(3, 6), (9, 6), (11, 8.5), (21, 8.5), (21, 19), (3, 19), (3, 6)])
    case .star: pen.lines(GlyphPen.star(12, 12.5, 10, 4.2))
    case .heart: pen.heart()
    case .clock:
      pen.ring(12, 12, 9.5)
      pen.lines([(12, 6), (12, 12), (16, 14)])
    case .camera:
      pen.lines([(3, 7), (7, 7), (9, 4), (15, 4), (17, 7), (21, 7), (21, 19), (3, 19), (3, 7)])
      pen.ring(12, 12.5, 4)
    case .picture:
      pen.frame(2, 4, 20, 16, radius: 2.5)
      pen.ring(8, 9.5, 1.8)
      pen.lines([(3, 18), (9, 13), (12, 15.5), (16.5, 10.5), (21.5, 16)])
    case .gear:
      pen.ring(12, 12, 3.2)
      pen.lines(GlyphPen.star(12, 12, 10.5, 7.6))
    case .person:
      pen.ring(12, 8, 4.2)
      pen.arc(12, 21.5, 8.5, from: .pi * 1.06, to: .pi * 1.94)
    case .globe:
      pen.ring(12, 12, 9.5)
      pen.lines([(2.5, 12), (21.5, 12)])
      pen.frame(7.5, 2.5, 9, 19, radius: 4.5)
    case .house:
      pen.lines(
        [(2.5, 12), (12, 3), (21.5, 12)], [(5.5, 10), (5.5, 20.5), (18.5, 20.5), (18.5, 10)])
    default:
      pen.frame(3.5, 3.5, 17, 17, radius: 4.5)
      pen.disc(12, 12, 2.6)
    }
  }
}

/// Draws a glyph's parts on its grid.
private struct GlyphPen {
  typealias GridPoint = (x: Double, y: Double)

  let canvas: Canvas
  let color: Color
  let width: Double

  func lines(_ lines: [GridPoint]...) { self.lines(lines) }

  func lines(_ lines: [[GridPoint]]) {
    for line in lines {
      canvas.stroke(.lines(line.map { Point($0.x, $0.y) }), color, width: width)
    }
  }

  /// Lines through something solid: the background's colour is not known, so white.
  func cut(_ lines: [GridPoint]...) {
    for line in lines {
      canvas.stroke(.lines(line.map { Point($0.x, $0.y) }), Color(white: 1), width: width)
    }
  }

  func solid(_ shapes: [GridPoint]...) {
    for shape in shapes {
      canvas.fill(.lines(shape.map { Point($0.x, $0.y) }, closed: true), color)
    }
  }

  func bars(_ bars: [(Double, Double, Double, Double)]) {
    for bar in bars {
      let rect = Rect(x: bar.0, y: bar.1, width: bar.2, height: bar.3)
      canvas.fill(Path(rect, radius: 1), color)
    }
  }

  func ring(_ x: Double, _ y: Double, _ radius: Double) {
    canvas.stroke(.circle(Point(x, y), radius: radius), color, width: width)
  }

  func disc(_ x: Double, _ y: Double, _ radius: Double) {
    canvas.fill(.circle(Point(x, y), radius: radius), color)
  }

  func dots(_ places: [GridPoint], radius: Double) {
    for place in places { disc(place.x, place.y, radius) }
  }

  func arc(_ x: Double, _ y: Double, _ radius: Double, from: Double, to: Double) {
    var path = Path()
    path.arc(Point(x, y), radius, from: from, to: to)
    canvas.stroke(path, color, width: width)
  }

  func frame(_ x: Double, _ y: Double, _ w: Double, _ h: Double, radius: Double) {
    canvas.stroke(
      Path(Rect(x: x, y: y, width: w, height: h), radius: radius), color, width: width)
  }

  func heart() {
    var path = Path()
    path.move(12, 21)
    path.curve(Point(-3, 11), Point(5, 0), Point(12, 7))
    path.curve(Point(19, 0), Point(27, 11), Point(12, 21))
    canvas.stroke(path, color, width: width)
  }

  /// The outline of a star of five points, or, with a fat inside, of something like a wheel.
  static func star(_ x: Double, _ y: Double, _ outer: Double, _ inner: Double) -> [GridPoint] {
    let points = inner / outer > 0.6 ? 8 : 5
    return (0...(2 * points)).map { index in
      let radius = index.isMultiple(of: 2) ? outer : inner
      let angle = Double(index) * .pi / Double(points) - .pi / 2
      return (x + radius * Angle.cosine(angle), y + radius * Angle.sine(angle))
    }
  }
}
