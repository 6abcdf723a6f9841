/// A font as a document asks for it: a `<fontDescription>`, or the `<font>` of attributed text.
package struct FontElement: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    /// The system's font in a weight such as `semibold`; nil where none is written.
    case system(weight: String?)
    case boldSystem
    case italicSystem
    /// A text style such as `UICTFontTextStyleBody`, whose size follows the user's settings.
    case textStyle(String)
    case named(String, family: String?)
  }

  package let element: Element

  package init(_ element: Element) { self.element = element }

  package var face: Face {
    if let style = element["style"] { return .textStyle(style) }
    // The system's font is sometimes written by the name that it goes by inside the system.
    if let name = element["name"] ?? element["family"], name != ".AppleSystemUIFont" {
      return .named(name, family: element["family"])
    }
    // `<font>` knows the system's fonts by names such as `system` and `systemBold`.
    switch element["type"] ?? element["metaFont"] ?? "" {
    case "boldSystem", "systemBold": return .boldSystem
    case "italicSystem", "systemItalic": return .italicSystem
    default: return .system(weight: element["weight"])
    }
  }

  /// Points; nil where the size is the style's or the system's.
  package var pointSize: Double? {
    element.number("pointSize") ?? element.number("size") ?? element["size"].flatMap(Self.named)
      ?? element["metaFont"].flatMap(Self.ofTheMac)
  }

  /// A size that goes by its use. Source: UIFont's `systemFontSize`, `labelFontSize`,
  /// `buttonFontSize` and `smallSystemFontSize`; MINED: three labels in `size="system"`, in three
  /// repositories, are 17 high, as in 14 points.
  private static func named(_ name: String) -> Double? {
    switch name {
    case "system": 14
    case "label": 17
    case "button": 18
    case "smallSystem": 12
    default: nil
    }
  }

  /// The size of a `<font>` that is written without one: Interface Builder keeps the Mac's fonts in attributed text,
  /// and leaves their default size out. Source: NSFont's `systemFontSize` and `smallSystemFontSize`; rule
  /// attributed-meta-font.
  private static func ofTheMac(_ name: String) -> Double? {
    switch name {
    case "system", "systemBold": 13
    case "smallSystem", "smallSystemBold": 11
    default: nil
    }
  }
}
