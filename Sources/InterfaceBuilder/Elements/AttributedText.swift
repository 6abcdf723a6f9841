/// A text whose parts look different.
package struct AttributedText: Hashable, Sendable {
  /// A stretch of text that looks the same throughout.
  package struct Fragment: Hashable, Sendable {
    package let element: Element

    init(_ element: Element) { self.element = element }

    package var text: String { element.string("content") ?? "" }
    package var font: FontElement? {
      attributes?.child("font", key: "NSFont").map(FontElement.init)
    }
    package var color: ColorElement? { attributes?.color("NSColor") }
    package var paragraphStyle: ParagraphStyle? {
      attributes?.child("paragraphStyle").map(ParagraphStyle.init)
    }

    package var backgroundColor: ColorElement? { attributes?.color("NSBackgroundColor") }
    /// Points, after each character.
    package var kerning: Double { number("NSKern") ?? 0 }
    /// Points, upwards.
    package var baselineOffset: Double { number("NSBaselineOffset") ?? 0 }
    package var isUnderlined: Bool { (number("NSUnderline") ?? 0) != 0 }
    package var isStruckThrough: Bool { (number("NSStrikethrough") ?? 0) != 0 }

    package var isLink: Bool { attributes?.child(key: "NSLink") != nil }

    private func number(_ key: String) -> Double? {
      attributes?.child(key: key)?.number("value")
    }

    private var attributes: Element? { element.child("attributes") }
  }

  package struct ParagraphStyle: Hashable, Sendable {
    package let element: Element

    init(_ element: Element) { self.element = element }

    /// `left`, `center`, `right`, `justified` or `natural`.
    package var alignment: String? { element["alignment"] }
    package var lineBreakMode: String? { element["lineBreakMode"] }
    /// Points, between lines.
    package var lineSpacing: Double { element.number("lineSpacing") ?? 0 }
    /// Points, after a paragraph.
    package var spacing: Double { element.number("paragraphSpacing") ?? 0 }
    /// Points, before a paragraph.
    package var spacingBefore: Double { element.number("paragraphSpacingBefore") ?? 0 }
    /// Points, from the leading edge.
    package var firstLineHeadIndent: Double { element.number("firstLineHeadIndent") ?? 0 }
    package var headIndent: Double { element.number("headIndent") ?? 0 }
    /// Points, from the leading edge if positive, else from the trailing one.
    package var tailIndent: Double { element.number("tailIndent") ?? 0 }
    /// Points; nil where the font's own height counts.
    package var minimumLineHeight: Double? { element.number("minimumLineHeight") }
    package var maximumLineHeight: Double? { element.number("maximumLineHeight") }
    /// A factor on the font's own height.
    package var lineHeightMultiple: Double? { element.number("lineHeightMultiple") }
  }

  package let fragments: [Fragment]

  /// Nil where the element is no `<attributedString>`.
  package init?(_ element: Element) {
    guard element.name == "attributedString" else { return nil }
    fragments = element.children("fragment").map(Fragment.init)
  }

  /// The text without its looks.
  package var plainText: String { fragments.map(\.text).joined() }
}
