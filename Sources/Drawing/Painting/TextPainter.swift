import TextMetrics
import Traits

/// Draws text: broken and measured as layout measured it, in a free font that is stretched to the
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

    init(_ font: Font, _ color: Color, _ alignment: Look.HorizontalAlignment = .left) {
      self.font = font
      self.color = color
      self.alignment = alignment
    }
  }

  /// How far a free font may be stretched before it looks wrong.
  private static let stretch = 0.7...1.35

  /// Frames are rounded to pixels and advances are measured to within a point, so a text that is this
  /// much too wide, in points, is still meant to fit.
  private static let tolerance = 1.0

  private let measurer: CompatibleTextMeasurer
  private let setter = PangoSetter()

  init(measurer: CompatibleTextMeasurer) {
    self.measurer = measurer
  }

  /// Points.
  func width(of text: String, _ font: Font) -> Double { measurer.advance(of: text, font: font) }

  func lineHeight(_ font: Font) -> Double { measurer.lineHeight(of: font) }

  /// Draws a text in a rectangle, and tells which part of it the lines take.
  @discardableResult
  func draw(_ text: String, _ style: Style, in rect: Rect, on canvas: Canvas) -> Rect {
    guard !text.isEmpty, rect.width > 0, rect.isFinite, style.font.pointSize > 0 else {
      return Rect(x: rect.x, y: rect.y, width: 0, height: 0)
    }
    var style = style
    style.font.pointSize *= fittingScale(text, style, width: rect.width)
    let lineHeight = measurer.lineHeight(of: style.font)
    let leading = style.font.leading ?? lineHeight
    // A label shows no more lines than its height holds, but always one.
    let fitting = 1 + Int(max(0, (rect.height + 1 - lineHeight) / leading).rounded(.down))
    let limit = style.maximumLines == 0 ? fitting : min(style.maximumLines, fitting)
    let lines = measurer.lines(
      of: text, font: style.font, width: rect.width + Self.tolerance, maximumLines: limit,
      lineBreakMode: style.lineBreakMode)

    let height = lineHeight + leading * Double(lines.count - 1)
    var y =
      switch style.verticalAlignment {
      case .top: rect.y
      case .center, .fill: rect.y + (rect.height - height) / 2
      case .bottom: rect.maxY - height
      }
    let top = y
    var left = rect.maxX
    var widest = 0.0
    for line in lines {
      let advance = min(measurer.advance(of: line, font: style.font), rect.width)
      let x =
        switch style.alignment {
        case .left, .fill: rect.x
        case .center: rect.x + (rect.width - advance) / 2
        case .right: rect.maxX - advance
        }
      draw(
        line, style.font, style.color, x: x, baseline: y + measurer.ascender(of: style.font),
        advance: advance, on: canvas)
      y += leading
      left = min(left, x)
      widest = max(widest, advance)
    }
    return Rect(x: left, y: top, width: widest, height: height)
  }

  private func fittingScale(_ text: String, _ style: Style, width: Double) -> Double {
    guard style.minimumScale < 1, style.maximumLines == 1 else { return 1 }
    let advance = measurer.advance(of: text, font: style.font)
    return advance > width ? max(style.minimumScale, width / advance) : 1
  }

  /// Draws one line so that it is as wide as it was measured.
  private func draw(
    _ line: String, _ font: Font, _ color: Color, x: Double, baseline: Double, advance: Double,
    on canvas: Canvas
  ) {
    let set = setter.line(line, font: font)
    guard set.width > 0 else { return }
    let factor = min(
      max(advance / set.width, Self.stretch.lowerBound), Self.stretch.upperBound)
    canvas.saved {
      canvas.translate(x, baseline)
      canvas.scale(factor, 1)
      canvas.setSource(color)
      set.draw(on: canvas)
    }
  }
}
