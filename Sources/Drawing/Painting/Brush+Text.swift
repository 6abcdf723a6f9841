import Graphics
import Languages
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Labels, text fields, text views and search bars.
extension Brush {
  func paintLabel() {
    guard let text = shownText(defaultSize: FixedMetric.labelFontSize) else { return }
    var color = look.textColor ?? theme[.label]
    if !isEnabled { color = color.opacity(0.4) }
    var style = textStyle(defaultSize: FixedMetric.labelFontSize, color)
    style.maximumLines = look.label?.numberOfLines ?? 1
    if let shadow = look.label?.shadow {
      var (below, darkened) = (text, style)
      for index in below.inks.indices { below.inks[index] = Look.AttributedText.Ink() }
      darkened.color = shadow.color
      var area = bounds
      area.x += shadow.x
      area.y += shadow.y
      draw(below, darkened, in: area)
    }
    draw(text, style, in: bounds)
  }

  /// The text, where it is not empty; a plain one is in the font of the whole.
  func shownText(defaultSize: Double) -> Look.AttributedText? {
    guard let text = look.text, !text.isEmpty else { return nil }
    if let attributed = look.attributedText { return attributed }
    var plain = Look.AttributedText(text, font: font(defaultSize: defaultSize))
    if look.label?.avoidsOrphans == true { plain.text.avoidOrphans() }
    return plain
  }

  private func font(defaultSize: Double) -> Font {
    look.font ?? style(defaultSize, .regular, theme[.label]).font
  }

  func textStyle(defaultSize: Double, _ color: Color) -> TextPainter.Style {
    var style = self.style(defaultSize, .regular, color, look.alignment ?? .left)
    style.font = font(defaultSize: defaultSize)
    style.verticalAlignment = look.verticalAlignment ?? .center
    style.minimumScale = look.minimumScale ?? 1
    style.baselineAdjustment = look.label?.baselineAdjustment ?? .alignBaselines
    style.lineBreakMode = look.lineBreakMode ?? .tailTruncation
    return style
  }

  // MARK: Text fields

  func paintTextField(_ field: FieldLook) {
    let style = look.style ?? .none
    paintBorder(ofTextField: style)
    let inset = style == .none || style == .line ? 0 : FixedMetric.fieldSideInset
    var area = bounds.inset(style == .line ? FixedMetric.lineFieldInset : inset, 0)
    if field.hasEndButton == true {
      let side = FixedMetric.fieldButtonSide
      var cross = Rect(x: area.maxX - side, y: area.midY - side / 2, width: side, height: side)
      area.width = max(0, area.width - side - FixedMetric.fieldButtonGap)
      if look.isRightToLeft == true {
        (cross, area) = (cross.mirrored(in: bounds), area.mirrored(in: bounds))
      }
      Glyph.clear.draw(in: cross, theme[.systemGray3], on: canvas)
    }
    if field.isEdited == true { paintCaret(in: area) }
    if let text = shownText(defaultSize: FixedMetric.fieldFontSize) {
      draw(
        text, textStyle(defaultSize: FixedMetric.fieldFontSize, look.textColor ?? theme[.label]),
        in: area)
    } else if let placeholder = field.placeholder {
      let style = textStyle(defaultSize: FixedMetric.fieldFontSize, theme[.placeholderText])
      draw(
        field.attributedPlaceholder ?? Look.AttributedText(placeholder, font: style.font), style,
        in: area)
    }
  }

  /// The bar behind the last letter of what is typed into. Its size is by eye.
  private func paintCaret(in area: Rect) {
    let style = textStyle(defaultSize: FixedMetric.fieldFontSize, tint)
    let length = min(texts.width(of: look.text ?? "", style.font), area.width - 2)
    let height = min(style.font.pointSize * 1.25, area.height)
    let start =
      switch look.alignment {
      case .center: area.midX + length / 2
      case .right: area.maxX - 2
      default: area.x + length
      }
    canvas.fill(Rect(x: start, y: area.midY - height / 2, width: 2, height: height), tint)
  }

  private func paintBorder(ofTextField style: Look.Style) {
    switch style {
    case .roundedRect:
      // Radius by eye; the border is fainter than a separator.
      let path = Path(bounds.inset(0.25, 0.25), radius: FixedMetric.fieldCornerRadius)
      if look.background == nil {
        canvas.fill(path, theme.choose(light: Color(white: 1), dark: Color(white: 0)))
      }
      canvas.stroke(
        path, theme.choose(light: Color(hex: 0xCDCDCD), dark: Color(hex: 0x48484A)), width: 0.7)
    case .line:
      canvas.stroke(Path(bounds.inset(0.5, 0.5)), theme[.label], width: 1)
    case .bezel:
      canvas.stroke(Path(bounds.inset(0.5, 0.5)), theme[.systemGray2], width: 1)
      hairline(from: 1.5, to: bounds.maxX - 1.5, y: 1.5, theme[.systemGray])
    default:
      break
    }
  }

  func paintTextView() {
    guard var text = shownText(defaultSize: FixedMetric.fieldFontSize) else { return }
    text.text.countsLeading = true
    let side = FixedMetric.textViewSideInset
    let area = bounds.inset(
      by: EdgeInsets(top: FixedMetric.textViewEndInset, left: side, bottom: 0, right: side))
    var style = textStyle(defaultSize: FixedMetric.fieldFontSize, look.textColor ?? theme[.label])
    style.verticalAlignment = .top
    style.maximumLines = 0
    style.lineBreakMode = .wordWrap
    // The text scrolls, so its last line is cut by the view's edge, not left out.
    let lineHeight = texts.lineHeight(style.font)
    canvas.saved {
      canvas.clip(Path(bounds))
      draw(
        text, style,
        in: Rect(x: area.x, y: area.y, width: area.width, height: area.height + lineHeight))
    }
  }

  // MARK: Search bars

  func paintSearchBar(_ shown: FieldLook) {
    if look.style != .minimal, !isGlass || look.barTint != nil {
      let plain = isLegacy ? Color(hex: 0xC9C9CE) : barBackground
      canvas.fill(bounds, look.barTint ?? plain)
    }
    var room = bounds
    let margin = FixedMetric.searchFieldMargin
    if let prompt = shown.prompt, !prompt.isEmpty, bounds.height > FixedMetric.leastBarWithPrompt {
      let line = Rect(
        x: bounds.x + margin, y: bounds.y, width: max(0, bounds.width - 2 * margin),
        height: FixedMetric.searchPromptHeight)
      draw(prompt, style(FixedMetric.promptFontSize, .regular, barInk), in: line)
      room = bounds.inset(by: EdgeInsets(top: line.height, left: 0, bottom: 0, right: 0))
    }
    var field = room.inset(margin, 0)
    let height =
      room.height < FixedMetric.leastBarWithSearchField && !isGlass
      ? FixedMetric.lowSearchFieldHeight : platform[.searchFieldHeight]
    field = field.centered(field.width, min(height, room.height))
    let isLow = field.height < FixedMetric.highestLowSearchField
    if shown.hasEndButton == true {
      let isRightToLeft = look.isRightToLeft == true
      let cancel = draw(
        shown.endButtonTitle ?? SystemWord.cancel.rawValue,
        style(
          FixedMetric.barItemFontSize, .regular,
          platform.searchBarsRest ? theme[.tertiaryLabel] : tint, isRightToLeft ? .left : .right),
        in: Rect(
          x: field.x + (isRightToLeft ? FixedMetric.searchCancelInset : 0), y: field.y,
          width: field.width - FixedMetric.searchCancelInset, height: field.height)
      )
      let end = field.maxX
      field.width = max(
        0, (isRightToLeft ? end - cancel.maxX : cancel.x - field.x) - FixedMetric.searchCancelGap)
      if isRightToLeft { field.x = end - field.width }
    }
    paintSearchField(field, isLow: isLow)
    let (side, gap) = (platform[.searchGlyphSide], platform[.searchGlyphGap])
    var glyph = Rect(
      x: field.x + platform[.searchGlyphInset], y: field.midY - side / 2, width: side, height: side
    )
    var area = Rect(
      x: glyph.maxX + gap, y: field.y, width: max(0, field.maxX - glyph.maxX - 2 * gap),
      height: field.height)
    if look.isRightToLeft == true {
      (glyph, area) = (glyph.mirrored(in: field), area.mirrored(in: field))
    }
    let size = isLow ? FixedMetric.lowSearchFieldFontSize : FixedMetric.searchFieldFontSize
    let text = look.text ?? ""
    let placeholder = shown.placeholder ?? SystemWord.search.rawValue
    let color = theme[text.isEmpty ? .secondaryLabel : .label]
    let style = style(size, isGlass ? .medium : .regular, color, beginning)
    if text.isEmpty, platform.searchBarsRest {
      let width = min(texts.width(of: placeholder, style.font), area.width)
      let shift = (area.width - width) / 2 * (look.isRightToLeft == true ? -1 : 1)
      glyph.x += shift
      area.x += shift
    }
    Glyph.search.draw(in: glyph, theme[.secondaryLabel], on: canvas)
    if !text.isEmpty {
      // There though nothing is typed: RishabhTayal/EmailCollector, a picture of iOS 9.
      let side = FixedMetric.fieldButtonSide
      let clear = Rect(
        x: field.maxX - platform[.searchGlyphInset] - side, y: field.midY - side / 2, width: side,
        height: side)
      area.width = max(0, area.width - side)
      if look.isRightToLeft == true { area.x += side }
      Glyph.clear.draw(
        in: look.isRightToLeft == true ? clear.mirrored(in: field) : clear,
        theme[isLegacy ? .systemGray : .systemGray3], on: canvas)
    }
    draw(text.isEmpty ? placeholder : text, style, in: area)
  }

  /// The surface that a search bar's text is on: since iOS 26 a capsule of glass.
  private func paintSearchField(_ field: Rect, isLow: Bool) {
    guard
      let radius = isLow
        ? FixedMetric.lowSearchFieldCornerRadius : platform.value(of: .searchFieldCornerRadius)
    else { return paintGlass(field) }
    let fill = isLegacy && look.style != .minimal ? Color(white: 1) : theme[.tertiarySystemFill]
    canvas.fill(Path(field, radius: radius), fill)
  }
}
