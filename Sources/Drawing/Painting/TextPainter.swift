import Graphics
import Scenes
import TextMetrics
import Traits

/// Draws text: broken and measured as layout measured it, in a free font whose letters are spaced to the
/// measured width.
final class TextPainter {
  struct Style {
    var font: Font
    var color: Color
    var alignment: Look.HorizontalAlignment = .left
    var verticalAlignment: Look.VerticalAlignment = .center
    /// 0 for no limit.
    var maximumLines = 1
    var lineBreakMode: LineBreakMode = .tailTruncation
    var minimumScale = 1.0
    /// Nil is on the baseline.
    var baselineAdjustment = Label.BaselineAdjustment.alignBaselines

    init(_ font: Font, _ color: Color, _ alignment: Look.HorizontalAlignment = .left) {
      self.font = font
      self.color = color
      self.alignment = alignment
    }
  }

  /// How far letters may be stretched sideways before it is seen.
  private static let stretch = 0.97...1.03

  /// How much nearer to each other letters may come before they touch, as a share of the point size.
  private static let leastTracking = -0.09

  /// Frames are rounded to pixels and advances are measured to within a point, so a text that is this
  /// much too wide, in points, is still meant to fit.
  private static let tolerance = 1.0

  /// Characters that are set at once. The pixels of all are filled in one go, which takes the square of
  /// their number where they lie over each other.
  private static let longestPiece = 256

  private let measurer: CompatibleTextMeasurer
  private let setter = PangoSetter()
  /// Whether nobody wants the picture any more.
  var isCancelled: () -> Bool = { false }
  /// Whether something has been left out, as it can't be drawn, since somebody asked.
  private var hasFailed = false

  /// Whether all could be drawn since this was asked last.
  func takeSuccess() -> Bool {
    defer { hasFailed = false }
    return !hasFailed
  }

  init(measurer: CompatibleTextMeasurer) {
    self.measurer = measurer
  }

  /// Points.
  func width(of text: String, _ font: Font) -> Double { measurer.advance(of: text, font: font) }

  /// The size of a text's lines, in points.
  func size(of text: Look.AttributedText, _ style: Style, width: Double) -> Size {
    let size = measurer.size(
      of: text.text, width: width, maximumLines: style.maximumLines,
      lineBreakMode: style.lineBreakMode)
    return Size(width: min(size.width, width), height: size.height)
  }

  func lineHeight(_ font: Font) -> Double { measurer.lineHeight(of: font) }

  @discardableResult
  func draw(_ text: String, _ style: Style, in rect: Rect, on canvas: Canvas) -> Rect {
    draw(Look.AttributedText(text, font: style.font), style, in: rect, on: canvas)
  }

  /// Draws a text in a rectangle, and tells which part of it the lines take.
  @discardableResult
  func draw(
    _ text: Look.AttributedText, _ style: Style, in rect: Rect, on canvas: Canvas
  ) -> Rect {
    guard let first = text.text.runs.first, rect.width > 0, rect.isFinite,
      first.font.pointSize > 0, text.text.runs.contains(where: { !$0.text.isEmpty })
    else { return Rect(x: rect.x, y: rect.y, width: 0, height: 0) }
    let scale = fittingScale(text.text, style, width: rect.width)
    let scaled = text.text.scaled(by: scale)
    let set = lines(of: scaled, style, in: rect)
    let top = self.top(of: set.size, style, in: rect) + shift(text.text, style, set.size, scale)
    var left = rect.maxX
    var widest = 0.0
    let visible = canvas.visibleBounds
    for line in set.lines where !isCancelled() {
      let room = min(line.room, rect.width)
      let gap = gap(in: line, style, room: room)
      let advance = gap > 0 ? room : min(line.advance, room)
      let x =
        rect.x + line.start
        + (room - advance) * share(line.paragraphStyle.alignment, style.alignment)
      let origin = Point(x, top)
      let natural = line.pieces.reduce(0) { $0 + $1.advance }
      left = min(left, x)
      widest = max(widest, advance)
      // Letters may reach beyond their line, but hardly by more than its height.
      guard top + line.top - line.height < visible.maxY,
        top + line.top + 2 * line.height > visible.y
      else { continue }
      if natural > advance + Self.tolerance {
        canvas.saved {
          canvas.clip(Path(rect))
          draw(line, factor: 1, gap: 0, at: origin, (scaled, text.inks), style, on: canvas)
        }
      } else {
        let factor = natural > advance ? advance / natural : 1
        draw(line, factor: factor, gap: gap, at: origin, (scaled, text.inks), style, on: canvas)
      }
    }
    return Rect(x: left, y: top, width: widest, height: set.size.height)
  }

  /// A label shows no more lines than its height holds, but always one.
  private func lines(of text: FormattedText, _ style: Style, in rect: Rect) -> SetText {
    func set(_ limit: Int) -> SetText {
      measurer.set(
        text, width: rect.width + Self.tolerance, maximumLines: limit,
        lineBreakMode: style.lineBreakMode)
    }
    let all = set(style.maximumLines)
    let fitting = all.lines.prefix { $0.top + $0.height <= rect.height + 1 }.count
    return fitting < all.lines.count && all.lines.count > 1 ? set(max(fitting, 1)) : all
  }

  private func top(of size: TextSize, _ style: Style, in rect: Rect) -> Double {
    switch style.verticalAlignment {
    case .top: rect.y
    case .center, .fill: rect.y + (rect.height - size.height) / 2
    case .bottom: rect.maxY - size.height
    }
  }

  /// How far a text that was made smaller lies below where it would be in the middle, in points.
  private func shift(
    _ text: FormattedText, _ style: Style, _ size: TextSize, _ scale: Double
  ) -> Double {
    guard scale < 1, style.verticalAlignment == .center else { return 0 }
    let full = measurer.size(
      of: text, width: nil, maximumLines: 1, lineBreakMode: style.lineBreakMode)
    let lost = full.height - size.height
    switch style.baselineAdjustment {
    case .alignCenters: return 0
    case .none: return -lost / 2
    case .alignBaselines: return lost / 2 - (full.lastDescent - size.lastDescent)
    }
  }

  /// The share of the room that is left over which is before a line.
  private func share(
    _ paragraph: ParagraphStyle.Alignment, _ whole: Look.HorizontalAlignment
  ) -> Double {
    switch paragraph {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: whole.share
    }
  }

  /// What each space of a line that reaches from side to side has more than its own width, in points.
  private func gap(in line: SetText.Line, _ style: Style, room: Double) -> Double {
    let alignment = line.paragraphStyle.alignment
    guard line.isContinued, room.isFinite,
      alignment == .justified || alignment == .natural && style.alignment == .justified
    else { return 0 }
    let spaces = line.pieces.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: " ") } }
    return spaces > 0 ? max(0, (room - line.advance) / Double(spaces)) : 0
  }

  private func fittingScale(_ text: FormattedText, _ style: Style, width: Double) -> Double {
    guard style.minimumScale < 1, style.maximumLines == 1 else { return 1 }
    var scale = 1.0
    // Small fonts are spaced more widely than their size says: a second and a third try make up for it.
    for _ in 0..<3 {
      let advance = measurer.advance(of: text.scaled(by: scale))
      if advance <= width { break }
      scale = max(style.minimumScale, scale * width / advance)
    }
    return scale
  }

  /// Draws a line's pieces side by side.
  /// - Parameters:
  ///   - factor: How much of their advance the pieces take.
  ///   - gap: What each space has more, in points.
  ///   - origin: The line's left edge at the text's top.
  private func draw(
    _ line: SetText.Line, factor: Double, gap: Double, at origin: Point,
    _ text: (formatted: FormattedText, inks: [Look.AttributedText.Ink]), _ style: Style,
    on canvas: Canvas
  ) {
    var x = origin.x
    for piece in gap > 0 ? line.pieces.flatMap({ words(of: $0, text.formatted, gap) }) : line.pieces
    {
      let run = text.formatted.runs[piece.run]
      let ink = text.inks[piece.run]
      let color = ink.color ?? style.color
      let width = piece.advance * factor
      let baseline = origin.y + line.baseline - run.baselineOffset
      if let background = ink.background {
        canvas.fill(
          Rect(x: x, y: origin.y + line.top, width: width, height: line.height), background)
      }
      draw(piece.text, run, color, x: x, baseline: baseline, advance: width, on: canvas)
      // Places and thickness by eye, in shares of the point size.
      let stroke = Rect(x: x, y: baseline, width: width, height: run.font.pointSize / 16)
      if ink.isUnderlined {
        canvas.fill(stroke.moved(down: run.font.pointSize * 0.1), color)
      }
      if ink.isStruckThrough {
        canvas.fill(stroke.moved(down: run.font.pointSize * -0.27), color)
      }
      x += width
    }
  }

  /// A piece's words and spaces, the spaces wider by the gap.
  private func words(
    of piece: SetText.Piece, _ text: FormattedText, _ gap: Double
  ) -> [SetText.Piece] {
    let parts = piece.text.split(separator: " ", omittingEmptySubsequences: false)
    var words: [SetText.Piece] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { words.append(SetText.Piece(text: " ", run: piece.run, advance: gap)) }
      if !part.isEmpty {
        words.append(SetText.Piece(text: String(part), run: piece.run, advance: 0))
      }
    }
    for index in words.indices {
      words[index].advance += measurer.advance(of: words[index].text, text.runs[piece.run])
    }
    return words
  }

  /// Draws a piece of one line so that it is as wide as it was measured, as far as it can be seen.
  private func draw(
    _ text: String, _ run: FormattedText.Run, _ color: Color, x: Double, baseline: Double,
    advance: Double, on canvas: Canvas
  ) {
    guard text.utf8.count > 2 * Self.longestPiece else {
      return drawAtOnce(text, run, color, x: x, baseline: baseline, advance: advance, on: canvas)
    }
    let visible = canvas.visibleBounds
    let size = run.font.pointSize
    var x = x
    var rest = text[...]
    let whole = measurer.advance(of: text, run)
    while !rest.isEmpty, x - size < visible.maxX, !isCancelled() {
      let part = String(rest.prefix(Self.longestPiece))
      rest = rest.dropFirst(Self.longestPiece)
      let width = measurer.advance(of: part, run) * (whole > 0 ? advance / whole : 1)
      if x + width + size > visible.x {
        drawAtOnce(part, run, color, x: x, baseline: baseline, advance: width, on: canvas)
      }
      x += width
    }
  }

  /// Draws what is set at once: stretched as far as isn't seen, and for the rest with more or less space
  /// between its letters.
  private func drawAtOnce(
    _ text: String, _ run: FormattedText.Run, _ color: Color, x: Double, baseline: Double,
    advance: Double, on canvas: Canvas
  ) {
    let natural = setter.line(text, font: run.font, kerning: run.kerning)
    guard natural.width > 0 else { return }
    let stretch = min(
      max(advance / natural.width, Self.stretch.lowerBound), Self.stretch.upperBound)
    let tracked = tracked(natural, text, run, width: advance / stretch)
    // Where letters would touch, all of them are smaller.
    let size = min(1, advance / stretch / max(tracked.width, 0.01))
    // What is still missing, as there is nothing between a letter and itself, is at both sides.
    let rest = max(0, advance - tracked.width * size * stretch)
    canvas.saved {
      canvas.translate(x + rest / 2, baseline)
      canvas.scale(stretch * size, size)
      canvas.setSource(color)
      if !tracked.draw(on: canvas) { hasFailed = true }
    }
  }

  /// The line with its letters spaced to a width in points, but not so near that they touch.
  private func tracked(
    _ line: PangoLine, _ text: String, _ run: FormattedText.Run, width: Double
  ) -> PangoLine {
    let missing = width - line.width
    // Less isn't seen.
    guard abs(missing) > 0.02 else { return line }
    let letters = Double(text.spacedCount)
    guard letters > 0 else { return line }
    let least = run.font.pointSize * Self.leastTracking
    let tracking = max(missing / letters, least)
    let tracked = setter.line(text, font: run.font, kerning: run.kerning + tracking)
    return tracked.width > 0 ? tracked : line
  }
}

extension CompatibleTextMeasurer {
  fileprivate func advance(of text: String, _ run: FormattedText.Run) -> Double {
    var part = run
    part.text = text
    return advance(of: FormattedText(runs: [part]))
  }
}

extension Rect {
  fileprivate func moved(down distance: Double) -> Rect {
    Rect(x: x, y: y + distance, width: width, height: height)
  }
}
