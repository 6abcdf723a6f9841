import Graphics
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Buttons of every style: a title, an image, or both, on nothing or on a filled shape.
extension Brush {
  /// Whether the button has one of iOS 15's configurations.
  var hasConfiguration: Bool { look.style.hasConfiguration }

  func paintButton() {
    if let glyph = glyphOfStyle {
      let color = glyph == .clear ? look.tint ?? theme[.systemGray2] : buttonColor
      glyph.draw(
        in: bounds.centered(FixedMetric.infoGlyphSide, FixedMetric.infoGlyphSide), color, on: canvas
      )
      return
    }
    paintShape()
    if let image = look.button?.backgroundImage { paintBackground(image) }
    guard look.image != nil || look.text != nil else { return }
    paintTitleAndImage()
  }

  /// Source: the documentation of UIButton's backgroundRect(forBounds:): it is stretched over the bounds.
  private func paintBackground(_ image: Look.Image) {
    if let surface = images.surface(for: image) {
      canvas.draw(
        surface, in: bounds, slices: image.slices,
        tint: image.isTemplate(usually: false) ? tint : nil)
    } else if look.image == nil, look.text == nil {
      paintPlaceholder(for: image, in: bounds)
    } else {
      // A placeholder's name would lie behind the title.
      canvas.fill(Path(bounds, radius: FixedMetric.mediumCornerRadius), theme[.tertiarySystemFill])
    }
  }

  private var glyphOfStyle: Glyph? {
    switch look.style {
    case .info: .info
    case .contactAdd: .plusInCircle
    case .close: .clear
    default: nil
    }
  }

  private func paintShape() {
    guard hasConfiguration, let fill = configurationFill else { return }
    // Source: iOS 15's medium corner style, about 6 points; capsule styles are set as a radius.
    canvas.fill(
      Path(bounds, radius: look.button?.shapeRadius ?? FixedMetric.mediumCornerRadius), fill)
  }

  /// What a configuration draws over the view's own background, which has no part in it.
  /// Source: UIButton.Configuration.background's documentation; microsoft/fluentui-apple 1753 (it
  /// "doesn't set the layer", whose colour is the view's).
  private var configurationFill: Color? {
    if !isEnabled, look.style != .plain { return theme[.tertiarySystemFill] }
    switch look.style {
    case .filled: return look.barTint ?? tint
    case .tinted: return (look.barTint ?? tint).opacity(theme.isDark ? 0.3 : 0.18)
    case .gray: return look.barTint ?? theme[.secondarySystemFill]
    default: return look.barTint
    }
  }

  private var buttonColor: Color {
    if !isEnabled { return theme[.tertiaryLabel] }
    if let color = look.textColor { return color }
    switch look.style {
    case .filled: return Color(white: 1)
    case .custom: return Color(white: 1)
    default: return tint
    }
  }

  private func paintTitleAndImage() {
    let color = buttonColor
    let font =
      look.font
      ?? style(
        hasConfiguration
          ? FixedMetric.configuredTitleFontSize : FixedMetric.systemButtonFontSize, .regular, color
      )
      .font
    var style = TextPainter.Style(font, color, look.button?.titleAlignment ?? .center)
    style.lineBreakMode = look.lineBreakMode ?? (hasConfiguration ? .wordWrap : .middleTruncation)
    style.maximumLines = style.lineBreakMode.wraps ? 0 : 1
    style.verticalAlignment = look.verticalAlignment ?? .center
    let title = look.text.map { look.attributedText ?? Look.AttributedText($0, font: font) }
    let indicator = look.button?.indicatorWidth ?? 0
    var content = ButtonContent(
      look, image: look.image.map { iconSize($0, font: font) } ?? .zero, in: bounds
    ) { width in
      var size = title.map { texts.size(of: $0, style, width: max(0, width - indicator)) } ?? .zero
      size.width += indicator
      return size
    }
    if indicator > 0 { paintIndicator(color, in: content.takeIndicator(indicator, look)) }
    if let image = look.image {
      paintIcon(image, in: content.image, imageColor, isTemplate: look.style != .custom)
    }
    if let title { draw(title, style, in: content.title) }
  }

  /// The two chevrons that tell a pop-up button.
  private func paintIndicator(_ color: Color, in rect: Rect) {
    let side = rect.width * 0.72
    Glyph.chevronsUpDown.draw(
      in: Rect(
        x: look.isRightToLeft == true ? rect.x : rect.maxX - side, y: rect.midY - side / 2,
        width: side, height: side), color, on: canvas, weight: 1.5)
  }

  /// The colour of an image that is a template: a configuration's for its whole content, else the tint,
  /// whatever the title's is. Source: UIButton's documentation of tintColor.
  private var imageColor: Color { isEnabled && !hasConfiguration ? tint : buttonColor }

  private func iconSize(_ image: Look.Image, font: Font) -> Size {
    // A symbol is about as high as the capitals are with their line.
    image.size ?? Size(width: font.pointSize * 1.15, height: font.pointSize * 1.15)
  }
}

extension Look.Style? {
  /// Whether it is one of iOS 15's configurations of buttons.
  var hasConfiguration: Bool {
    switch self {
    case .filled, .tinted, .gray, .plain: true
    default: false
    }
  }
}
