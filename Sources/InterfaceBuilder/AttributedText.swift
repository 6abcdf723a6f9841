/// A text whose parts look different.
package struct AttributedText: Hashable, Sendable {
  /// A stretch of text that looks the same throughout.
  package struct Fragment: Hashable, Sendable {
    package let text: String
    package let font: FontElement?
    package let color: ColorElement?
    package let backgroundColor: ColorElement?
    package let paragraphStyle: ParagraphStyle?
    /// What else is set, such as `NSKern` or `NSUnderline`, by its key.
    package let others: [Element]

    init(_ element: Element) {
      text = element.string("content") ?? ""
      let attributes = element.child("attributes")
      font = attributes?.child("font", key: "NSFont").map(FontElement.init)
      color = attributes?.color("NSColor")
      backgroundColor = attributes?.color("NSBackgroundColor")
      paragraphStyle = attributes?.child("paragraphStyle").map(ParagraphStyle.init)
      others =
        attributes?.children.filter {
          !["NSFont", "NSColor", "NSBackgroundColor", "NSParagraphStyle"].contains($0.key)
        } ?? []
    }
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
    /// Points; nil where the font's own height counts.
    package var minimumLineHeight: Double? { element.number("minimumLineHeight") }
    package var maximumLineHeight: Double? { element.number("maximumLineHeight") }
    /// A factor on the font's own height.
    package var lineHeightMultiple: Double? { element.number("lineHeightMultiple") }
  }

  package let fragments: [Fragment]

  package init(_ element: Element) {
    fragments = element.children("fragment").map(Fragment.init)
  }

  /// The text without its looks.
  package var plainText: String { fragments.map(\.text).joined() }
}

extension Element {
  /// The value of an attributed text property, `attributedText` for most views.
  package func attributedText(_ property: String = "attributedText") -> AttributedText? {
    child("attributedString", key: property).map(AttributedText.init)
  }
}
