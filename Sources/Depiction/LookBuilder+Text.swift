import Drawing
import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Labels, text fields, text views and search bars.
extension LookBuilder {
  func readLabel(into look: inout Look) {
    let label = Label(view)
    let typography = scene.typography
    readText(
      into: &look, label.formattedText(typography: typography),
      font: label.font(typography: typography))
    if view.isHighlighted, let color = label.highlightedTextColor(in: palette) {
      look.textColor = color
    }
    var shown = LabelLook()
    if label.numberOfLines != 1 { shown.numberOfLines = label.numberOfLines }
    look.lineBreakMode = label.lineBreakMode == .tailTruncation ? nil : label.lineBreakMode
    if label.avoidsOrphans(on: scene.platform) { shown.avoidsOrphans = true }
    let adjustment = label.baselineAdjustment
    shown.baselineAdjustment = adjustment == .alignBaselines ? nil : adjustment
    shown.shadow = label.shadow(in: palette).map {
      Look.Shadow(color: $0.color, x: $0.x, y: $0.y, radius: 0)
    }
    look.label = shown == LabelLook() ? nil : shown
  }

  func readTextField(into look: inout Look) {
    let field = TextField(view)
    let typography = scene.typography
    readText(
      into: &look, field.formattedText(typography: typography),
      font: field.font(typography: typography))
    var shown = FieldLook()
    shown.placeholder = view.placeholder
    shown.attributedPlaceholder = attributedText(
      field.attributedPlaceholder, field.formattedPlaceholder(typography: typography))
    look.style =
      switch field.borderStyle {
      case .roundedRect: .roundedRect
      case .line: .line
      case .bezel: .bezel
      case .none: Look.Style.none
      }
    if scene.editedView == index { shown.isEdited = true }
    let hasText = look.text?.isEmpty == false
    switch field.clearButtonMode {
    case .always: shown.hasEndButton = true
    case .whileEditing: if shown.isEdited == true, hasText { shown.hasEndButton = true }
    case .never, .unlessEditing: break
    }
    look.field = shown == FieldLook() ? nil : shown
    if view.isSecure {
      look.text = look.text.map { String(repeating: "•", count: $0.count) }
      look.attributedText = nil
    }
  }

  func readTextView(into look: inout Look) {
    let textView = TextView(view)
    readText(
      into: &look, textView.formattedText(typography: scene.typography),
      font: textView.font(typography: scene.typography))
    if look.background == nil, !view.hasWrittenBackground {
      look.background = palette[.systemBackground]
    }
    markDetectedData(in: &look)
  }

  private func markDetectedData(in look: inout Look) {
    let textView = TextView(view)
    guard textView.findsLinks || textView.findsPhoneNumbers, let font = look.font,
      let text = look.text
    else { return }
    let detector = DataDetector(
      findsLinks: textView.findsLinks, findsPhoneNumbers: textView.findsPhoneNumbers)
    var attributed = look.attributedText ?? Look.AttributedText(text, font: font)
    guard attributed.mark(by: detector, linkInk) else { return }
    look.attributedText = attributed
  }

  /// Text views have links in their tint: UITextView.linkTextAttributes's documentation tells of "blue text with a
  /// single underline", but pictures of iOS 8 and 11 (JoeRobles/LimaPictures, Winnie90/TFGMLive) have no line.
  /// Labels underline theirs, in a colour of their own (cocoanetics.com, 2015).
  private var linkInk: Look.AttributedText.Ink {
    let isTextView = view.kind == .textView
    var ink = Look.AttributedText.Ink(
      color: isTextView ? tint ?? palette[.systemBlue] : palette[.link])
    ink.isUnderlined = !isTextView || !scene.platform.linksHaveNoLine
    return ink
  }

  func readSearchBar(into look: inout Look) {
    let bar = SearchBar(view)
    look.text = bar.text
    var field = FieldLook()
    field.placeholder = bar.placeholder
    field.prompt = bar.prompt
    if bar.isMinimal { look.style = .minimal }
    if bar.showsCancelButton { field.hasEndButton = true }
    if !scene.language.isEnglish {
      field.placeholder = field.placeholder ?? scene.language.text(.search)
      if bar.showsCancelButton { field.endButtonTitle = scene.language.text(.cancel) }
    }
    look.field = field == FieldLook() ? nil : field
    look.barTint = view.barTint(in: palette)
  }

  /// The text with its font, colour and alignment.
  private func readText(into look: inout Look, _ text: FormattedText?, font: Font) {
    look.text = view.plainText
    look.textColor = view.textColor(in: palette)
    look.alignment = textAlignment
    look.font = font
    let scale = view.minimumScale(pointSize: font.pointSize)
    look.minimumScale = scale < 1 ? scale : nil
    look.attributedText = attributedText(view.attributedText, text)
  }

  /// A text of runs with what they are drawn with; nil where the text has no parts. Runs that are not
  /// in the written text follow it.
  func attributedText(
    _ written: AttributedText?, _ formatted: FormattedText?
  ) -> Look.AttributedText? {
    guard let formatted, written != nil || formatted.runs.count > 1 else { return nil }
    let fragments = written?.fragments ?? []
    let inks = formatted.runs.indices.map { index in
      guard fragments.indices.contains(index) else { return Look.AttributedText.Ink() }
      let fragment = fragments[index]
      var ink = Look.AttributedText.Ink(color: palette.color(fragment.color))
      ink.background = palette.color(fragment.backgroundColor)
      ink.isUnderlined = fragment.isUnderlined
      ink.isStruckThrough = fragment.isStruckThrough
      if fragment.isLink {
        ink.color = linkInk.color
        ink.isUnderlined = ink.isUnderlined || linkInk.isUnderlined
      }
      return ink
    }
    return Look.AttributedText(text: formatted, inks: inks)
  }
}
