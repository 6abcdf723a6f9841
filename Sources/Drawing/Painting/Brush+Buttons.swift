import Scenes
import TextMetrics
import Traits

/// Buttons of every style: a title, an image, or both, on nothing or on a filled shape.
extension Brush {
  /// Whether the button has one of iOS 15's configurations.
  var hasConfiguration: Bool {
    switch look.style {
    case .filled, .tinted, .gray, .plain: true
    default: false
    }
  }

  func paintButton() {
    if let glyph = glyphOfStyle {
      let color = glyph == .clear ? look.tint ?? theme[.systemGray2] : buttonColor
      glyph.draw(in: bounds.centered(22, 22), color, on: canvas)
      return
    }
    paintShape()
    guard look.image != nil || look.text != nil else { return }
    paintTitleAndImage()
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
    canvas.fill(Path(bounds, radius: look.cornerRadius ?? 6), fill)
  }

  private var configurationFill: Color? {
    if !isEnabled, look.style != .plain { return theme[.tertiarySystemFill] }
    switch look.style {
    case .filled: return look.barTint ?? look.background ?? tint
    case .tinted:
      return (look.barTint ?? look.background ?? tint).opacity(theme.isDark ? 0.3 : 0.18)
    case .gray: return look.barTint ?? look.background ?? theme[.secondarySystemFill]
    default: return look.background
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
    let font = look.font ?? style(hasConfiguration ? 17 : 15, .regular, color).font
    let title = look.text ?? ""
    var area = hasConfiguration && bounds.width > 40 ? bounds.inset(8, 0) : bounds
    let imageSize = look.image.map { iconSize($0, font: font) }
    let gap = imageSize != nil && !title.isEmpty ? (hasConfiguration ? 5.0 : 0) : 0

    if let image = look.image, title.isEmpty {
      let size = imageSize ?? .zero
      let fitting = min(1, bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
      let icon = aligned(
        Size(width: size.width * fitting, height: size.height * fitting), in: bounds)
      paintIcon(image, in: icon, color, isTemplate: tintsImage(image))
      return
    }

    let titleWidth = min(
      look.attributedText.map { texts.width(of: $0.text) } ?? widestLine(title, font),
      max(0, area.width - (imageSize?.width ?? 0) - gap))
    let content = (imageSize?.width ?? 0) + gap + titleWidth
    switch look.alignment ?? .center {
    case .left, .fill: break
    case .center: area.x += max(0, (area.width - content) / 2)
    case .right: area.x += max(0, area.width - content)
    }
    area.width = content
    if let image = look.image, let size = imageSize {
      let icon = Rect(
        x: area.x, y: area.midY - size.height / 2, width: size.width, height: size.height)
      paintIcon(image, in: icon, color, isTemplate: tintsImage(image))
    }
    var style = TextPainter.Style(font, color, .center)
    style.maximumLines =
      look.numberOfLines ?? (look.lineBreakMode == .wordWrap || hasConfiguration ? 0 : 1)
    style.lineBreakMode = look.lineBreakMode ?? (hasConfiguration ? .wordWrap : .middleTruncation)
    style.verticalAlignment = look.verticalAlignment ?? .center
    var titleArea = area.split(at: (imageSize?.width ?? 0) + gap).right
    if let subtitle = look.secondaryText {
      let height = texts.lineHeight(font)
      titleArea = titleArea.centered(titleArea.width, height + 16)
      draw(
        title, style,
        in: Rect(x: titleArea.x, y: titleArea.y, width: titleArea.width, height: height))
      draw(
        subtitle, self.style(12, .regular, color),
        in: Rect(x: bounds.x, y: titleArea.y + height, width: bounds.width, height: 16))
    } else {
      draw(
        look.attributedText ?? Look.AttributedText(title, font: font), style, in: titleArea)
    }
  }

  private func widestLine(_ text: String, _ font: Font) -> Double {
    text.split(whereSeparator: \.isNewline).map { texts.width(of: String($0), font) }.max() ?? 0
  }

  /// Images of system buttons take the title's colour; those of custom buttons keep their own.
  private func tintsImage(_ image: Look.Image) -> Bool {
    image.isSymbol == true || image.isTemplate ?? (look.style != .custom)
  }

  private func iconSize(_ image: Look.Image, font: Font) -> Size {
    let known = image.isSymbol == true ? nil : images.size(of: image)
    // A symbol is about as high as the capitals are with their line.
    let size = known ?? Size(width: font.pointSize * 1.15, height: font.pointSize * 1.15)
    let factor = min(1, bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
    return Size(width: size.width * factor, height: size.height * factor)
  }

  private func aligned(_ size: Size, in rect: Rect) -> Rect {
    var placed = rect.centered(size.width, size.height)
    switch look.alignment ?? .center {
    case .left: placed.x = rect.x
    case .right: placed.x = rect.maxX - size.width
    case .fill: (placed.x, placed.width) = (rect.x, rect.width)
    case .center: break
    }
    switch look.verticalAlignment ?? .center {
    case .top: placed.y = rect.y
    case .bottom: placed.y = rect.maxY - size.height
    case .fill: (placed.y, placed.height) = (rect.y, rect.height)
    case .center: break
    }
    return placed
  }
}
