import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Labels, text fields, text views and search bars.
extension LookBuilder {
  func readLabel(into look: inout Look) {
    // Source of the default size: UILabel's documentation.
    readText(into: &look, defaultSize: 17)
    if let lines = view.number("numberOfLines"), lines != 1, abs(lines) < 10_000 {
      look.numberOfLines = max(0, Int(lines))
    }
    look.lineBreakMode = lineBreakMode(default: .tailTruncation)
    if view.flag("adjustsFontSizeToFit") == true {
      let smallest = view.number("minimumFontSize").map { $0 / max(look.font?.pointSize ?? 17, 1) }
      look.minimumScale = min(max(view.number("minimumScaleFactor") ?? smallest ?? 0.5, 0.1), 1)
    } else if let factor = view.number("minimumScaleFactor"), factor > 0, factor < 1 {
      look.minimumScale = factor
    }
  }

  func readTextField(into look: inout Look) {
    // Source: reference/controls.json, UITextField.default_font_pt_in_ib.
    readText(into: &look, defaultSize: 14)
    look.placeholder = view.text("placeholder")
    switch view["borderStyle"] {
    case "roundedRect": look.style = .roundedRect
    case "line": look.style = .line
    case "bezel": look.style = .bezel
    default: look.style = Look.Style.none
    }
    if view["clearButtonMode"] == "always" { look.isOn = true }
    if view.element?.child(key: "textInputTraits")?.flag("secureTextEntry") == true {
      look.text = look.text.map { String(repeating: "•", count: $0.count) }
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
    look.secondaryText = view.text("prompt")
    if view["searchBarStyle"] == "minimal" { look.style = .minimal }
    if view.flag("showsCancelButton") == true { look.isOn = true }
    look.barTint = view.color("barTintColor", in: palette)
  }

  /// The text with its font, colour and alignment. Of an attributed text the first part's attributes
  /// are taken for the whole.
  private func readText(into look: inout Look, defaultSize: Double) {
    look.text = view.plainText
    look.textColor = view.color("textColor", in: palette)
    look.alignment = alignment(view["textAlignment"])
    look.font = view.font(defaultSize: defaultSize, generation: scene.generation)
    guard let first = view.attributedText?.fragments.first else { return }
    if let color = palette.color(first.color) { look.textColor = color }
    if let font = first.font {
      look.font = Font(font, defaultSize: defaultSize, generation: scene.generation)
    }
    if let paragraph = first.paragraphStyle { look.alignment = alignment(paragraph.alignment) }
  }
}
