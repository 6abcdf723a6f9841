import InterfaceBuilder
import TextMetrics
import Traits

extension View {
  /// A text property, which stands in an attribute or, when it has several lines, in an element.
  func text(_ key: String) -> String? {
    if key == "text", let runtimeText { return runtimeText }
    return self[key] ?? value(key)?.stringValue
  }

  /// The text that a label, field or text view shows, where its parts look different.
  package var attributedText: AttributedText? { attributed("text") }

  /// `text` or `placeholder`, where its parts look different.
  func attributed(_ key: String) -> AttributedText? {
    if key == "text", runtimeText != nil { return nil }
    let name = key == "text" ? "attributedText" : "attributedPlaceholder"
    return value(name).flatMap(AttributedText.init)
  }

  /// The text that a label, field or text view shows, without its looks.
  package var plainText: String? { attributedText?.plainText ?? text("text") }

  /// What a field says where it has no text, without its looks.
  package var placeholder: String? {
    attributed("placeholder")?.plainText ?? text("placeholder")
  }

  /// Whether a field shows dots for its text.
  package var isSecure: Bool { TextInputTraits(of: element).isSecure }

  /// How small a text may be shown, as a share of its point size. Labels and fields shrink their text
  /// unless `adjustsFontSizeToFit` is `NO`, as far as their smallest scale or size allows. MINED: of 175
  /// labels with the one and 263 with the other 4 have the flag, all `NO`.
  package func minimumScale(pointSize: Double) -> Double {
    guard flag("adjustsFontSizeToFit") ?? true, pointSize > 0 else { return 1 }
    let size = number("minimumFontSize").flatMap { $0 > 0 ? $0 / pointSize : nil }
    let scale = number("minimumScaleFactor").flatMap { $0 > 0 ? $0 : nil }
    return min(max(scale ?? size ?? 1, Font.sizes.lowerBound / pointSize), 1)
  }

  /// Insets such as `contentEdgeInsets`.
  func insets(_ key: String) -> EdgeInsets? {
    value(key)?.insets.map {
      EdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
    }
  }
}
