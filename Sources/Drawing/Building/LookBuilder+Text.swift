import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Labels, text fields, text views and search bars.
extension LookBuilder {
  func readLabel(into look: inout Look) {
    // Source of the default size: UILabel's documentation.
    readText(into: &look, defaultSize: 17)
    if view.isHighlighted, let color = view.color("highlightedColor", in: palette) {
      look.textColor = color
    }
    if let lines = view.count("numberOfLines"), lines != 1 { look.numberOfLines = max(0, lines) }
    look.lineBreakMode = lineBreakMode(default: .tailTruncation)
    if look.numberOfLines != nil, view.avoidsOrphans(on: scene.platform) {
      look.avoidsOrphans = true
    }
    look.baselineAdjustment = view["baselineAdjustment"].flatMap(Look.BaselineAdjustment.init)
    if let color = view.color("shadowColor", in: palette), color.alpha > 0 {
      // Source of the default: UILabel.shadowOffset's documentation.
      let offset = view.value("shadowOffset")
      look.textShadow = Look.Shadow(
        color: color, x: offset?.number("width") ?? 0, y: offset?.number("height") ?? -1,
        radius: 0)
    }
  }

  func readTextField(into look: inout Look) {
    // Source: reference/controls.json, UITextField.default_font_pt_in_ib.
    readText(into: &look, defaultSize: 14)
    look.placeholder = view.placeholder
    if let font = look.font {
      look.attributedPlaceholder = attributedText(
        view.attributed("placeholder"),
        view.formattedText("placeholder", font: font, typography: scene.typography))
    }
    switch view["borderStyle"] {
    case "roundedRect": look.style = .roundedRect
    case "line": look.style = .line
    case "bezel": look.style = .bezel
    default: look.style = Look.Style.none
    }
    if scene.editedView == index { look.isEdited = true }
    let hasText = look.text?.isEmpty == false
    switch view["clearButtonMode"] {
    case "always": look.hasEndButton = true
    case "whileEditing": if look.isEdited == true, hasText { look.hasEndButton = true }
    default: break
    }
    if view.isSecure {
      look.text = look.text.map { String(repeating: "•", count: $0.count) }
      look.attributedText = nil
    }
  }

  func readTextView(into look: inout Look) {
    readText(into: &look, defaultSize: 14)
    if look.background == nil, view.value("backgroundColor") == nil {
      look.background = palette[.systemBackground]
    }
    look.clipsToBounds = true
    markDetectedData(in: &look)
  }

  /// Source: UITextView.dataDetectorTypes's documentation: nothing is found in what can be edited.
  private func markDetectedData(in look: inout Look) {
    guard let types = view.value("dataDetectorType") ?? view.value("dataDetectorTypes"),
      view.flag("editable") == false, view.flag("selectable") != false, let font = look.font,
      let text = look.text
    else { return }
    let detector = DataDetector(
      findsLinks: types["link"] == "YES" || types["all"] == "YES",
      findsPhoneNumbers: types["phoneNumber"] == "YES" || types["all"] == "YES")
    var attributed = look.attributedText ?? Look.AttributedText(text, font: font)
    guard attributed.mark(by: detector, linkInk) else { return }
    look.attributedText = attributed
  }

  /// Source: UITextView.linkTextAttributes's documentation: "blue text with a single underline"; that the
  /// blue is the tint is general knowledge.
  private var linkInk: Look.AttributedText.Ink {
    var ink = Look.AttributedText.Ink(
      color: view.kind == .textView ? tint ?? palette[.systemBlue] : palette[.link])
    ink.isUnderlined = true
    return ink
  }

  func readSearchBar(into look: inout Look) {
    look.text = view.text("text")
    look.placeholder = view.text("placeholder")
    look.prompt = view.text("prompt")
    if view["searchBarStyle"] == "minimal" { look.style = .minimal }
    if view.flag("showsCancelButton") == true { look.hasEndButton = true }
    look.barTint = view.color("barTintColor", in: palette)
  }

  /// The text with its font, colour and alignment.
  private func readText(into look: inout Look, defaultSize: Double) {
    look.text = view.plainText
    look.textColor = view.color("textColor", in: palette)
    look.alignment = textAlignment
    let font = view.font(defaultSize: defaultSize, typography: scene.typography)
    look.font = font
    let scale = view.minimumScale(pointSize: font.pointSize)
    look.minimumScale = scale < 1 ? scale : nil
    look.attributedText = attributedText(
      view.attributedText, view.formattedText(font: font, typography: scene.typography))
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
      // Labels underline them too, in a colour of their own (cocoanetics.com, 2015).
      if fragment.isLink { (ink.color, ink.isUnderlined) = (linkInk.color, true) }
      return ink
    }
    return Look.AttributedText(text: formatted, inks: inks)
  }
}
