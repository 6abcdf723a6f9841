import Localization

/// A property of views that can be changed by hand: what it is called, what its values are, and whether it
/// can vary by size class. A colour, a font and insets are one value each, though the document has them as
/// elements with attributes.
package struct EditableProperty: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text
    /// `YES` or `NO`.
    case flag
    case number(ClosedRange<Double>, step: Double = 1, isWhole: Bool = false)
    case choice([Choice])
    /// `#RRGGBB`, `#RRGGBBAA`, one of the system's colours such as `labelColor`, or a name of a catalogue.
    case color
    /// `system 17`, `system-semibold 17`, `boldSystem 17`, a name with a size, or a text style.
    case font
    /// Four numbers: top, leading, bottom, trailing.
    case insets
    /// The name of an image of the project's, or of one of Apple's symbols.
    case image
  }

  package struct Choice: Hashable, Sendable {
    /// As the document has it.
    package let value: String
    package let title: String
  }

  /// What `edit` calls it.
  package let key: String
  package let title: String
  package let kind: Kind
  /// The value that stands where nothing is written; empty where that is none.
  package let absent: String
  /// Whether Interface Builder lets it vary. MINED: constants, fonts, axes and spacings vary in the corpus, and no text
  /// does. Source: Apple, Xcode Help, "About user interface variations" (help.apple.com/xcode/mac/8.3,
  /// deva9cc2f0c8.html), which lists positions, installations, constants, fonts, colours, margins and images; "Size-Class-
  /// Specific Layout", whose inspectors have a + beside them.
  package let canVary: Bool
  /// Whether only what is written is shown, as the document may have the value in another form.
  package let needsWritten: Bool

  init(
    _ key: String, _ title: String, _ kind: Kind, absent: String = "", canVary: Bool = false,
    needsWritten: Bool = false
  ) {
    self.key = key
    self.title = title
    self.kind = kind
    self.absent = absent
    self.canVary = canVary
    self.needsWritten = needsWritten
  }

  /// Whether the value is an element of its own rather than an attribute.
  package var isElement: Bool {
    switch kind {
    case .color, .font, .insets: true
    case .text, .flag, .number, .choice, .image: false
    }
  }
}

extension EditableProperty {
  /// Those of the elements of a name, such as `label`, in an inspector's order.
  package static func all(ofElement name: String) -> [EditableProperty] {
    ViewKind(tag: name).type.editableProperties + ofViews
  }

  package static func named(_ key: String, ofElement name: String) -> EditableProperty? {
    name == "constraint"
      ? ofConstraints.first { $0.key == key } : all(ofElement: name).first { $0.key == key }
  }

  /// The keys of the properties that are elements and can vary by size class.
  package static let elementKeys = Set(
    ([font, textColor] + ofViews).filter { $0.isElement && $0.canVary }.map(\.key))

  package static let ofConstraints = [
    EditableProperty(
      "constant", localized("Constant"), .number(-10_000...10_000), absent: "0", canVary: true),
    EditableProperty("priority", localized("Priority"), priority, absent: "1000", canVary: true),
  ]

  /// The further properties of views that the document places by their frame.
  package static let ofFrames = [
    ("x", "X"), ("y", "Y"), ("width", localized("Width")), ("height", localized("Height")),
  ]
  .map { key, title in
    EditableProperty(
      "frame.\(key)", title,
      .number(key.count == 1 ? -10_000...10_000 : 0...10_000), needsWritten: true)
  }

  private static let priority = Kind.number(1...1000, isWhole: true)

  static let text = EditableProperty(
    "text", localized("Text"), .text, needsWritten: true)
  static let font = EditableProperty(
    "fontDescription", localized("Font"), .font, canVary: true)
  static let textColor = EditableProperty(
    "textColor", localized("Text color"), .color, canVary: true)
  static let alignment = EditableProperty(
    "textAlignment", localized("Text alignment"), choice(of: View.TextAlignment.self),
    absent: "natural")

  /// What every view has. Source of the priorities where nothing is written: Apple, "Auto Layout Guide",
  /// Intrinsic Content Size.
  private static let ofViews = [
    EditableProperty("hidden", localized("Hidden"), .flag, absent: "NO", canVary: true),
    EditableProperty("alpha", localized("Alpha"), .number(0...1, step: 0.1), absent: "1"),
    EditableProperty("backgroundColor", localized("Background"), .color, canVary: true),
    EditableProperty("tintColor", localized("Tint"), .color, canVary: true),
    EditableProperty(
      "contentMode", localized("Content mode"), choice(of: View.ContentMode.self),
      absent: "scaleToFill"),
    EditableProperty("directionalLayoutMargins", localized("Margins"), .insets, canVary: true),
    EditableProperty(
      "horizontalHuggingPriority", localized("Hugging, horizontal"), priority, absent: "250"),
    EditableProperty(
      "verticalHuggingPriority", localized("Hugging, vertical"), priority, absent: "250"),
    EditableProperty(
      "horizontalCompressionResistancePriority", localized("Resistance, horizontal"), priority,
      absent: "750"),
    EditableProperty(
      "verticalCompressionResistancePriority", localized("Resistance, vertical"), priority,
      absent: "750"),
  ]

  static func choice<Value: CaseIterable & RawRepresentable<String>>(
    of values: Value.Type
  ) -> Kind {
    choice(values.allCases.map(\.rawValue))
  }

  static func choice(_ values: [String]) -> Kind {
    .choice(values.map { Choice(value: $0, title: $0.spacedAtCapitals.capitalizedOnce) })
  }
}

extension String {
  /// With a capital at its beginning only.
  fileprivate var capitalizedOnce: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
