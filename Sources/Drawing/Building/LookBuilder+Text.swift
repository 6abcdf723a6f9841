import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Labels, text fields, text views and search bars.
extension LookBuilder {
  func readLabel(into look: inout Look) {
    // Source of the default size: UILabel's documentation.
    readText(into: &look, defaultSize: 17)
    if let lines = view.count("numberOfLines"), lines != 1 { look.numberOfLines = max(0, lines) }
    look.lineBreakMode = lineBreakMode(default: .tailTruncation)
    if look.numberOfLines != nil, view.avoidsOrphans(generation: scene.generation) {
      look.avoidsOrphans = true
    }
    look.baselineAdjustment = view["baselineAdjustment"].flatMap(Look.BaselineAdjustment.init)
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
    if view["clearButtonMode"] == "always" { look.hasEndButton = true }
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
      return ink
    }
    return Look.AttributedText(text: formatted, inks: inks)
  }
}
