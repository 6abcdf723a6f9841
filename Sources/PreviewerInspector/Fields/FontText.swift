import Localization
import Traits

/// A font as `edit` has it: a face and, where it isn't a text style, a size.
struct FontText: Hashable {
  var face: String
  var size: String?

  init(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    face = parts.first ?? ""
    size = parts.count > 1 ? parts[1] : nil
  }

  var isStyle: Bool { face.hasPrefix(Self.stylePrefix) }

  var text: String {
    if face.isEmpty { return "" }
    return isStyle ? face : "\(face) \(size ?? Self.usualSize)"
  }

  private static let stylePrefix = "UICTFontTextStyle"
  /// Points. Source: UIFont's `labelFontSize`.
  static let usualSize = "17"

  private static let weights = [
    "ultraLight", "thin", "light", "medium", "semibold", "heavy", "black",
  ]
  // Not translated: Apple's names.
  private static let styles = [
    ("Title0", "Large title"), ("Title1", "Title 1"), ("Title2", "Title 2"),
    ("Title3", "Title 3"), ("Headline", "Headline"), ("Subhead", "Subheadline"), ("Body", "Body"),
    ("Callout", "Callout"), ("Footnote", "Footnote"), ("Caption1", "Caption 1"),
    ("Caption2", "Caption 2"),
  ]

  /// Faces of the system, and styles that follow the user's text size. Source: Apple, "UIFont.Weight" and
  /// "UIFont.TextStyle"; the names are those of the corpus's documents.
  static let choices: [ChoiceField.Choice] =
    [
      ChoiceField.Choice(value: "", title: localized("Default")),
      ChoiceField.Choice(value: "system", title: localized("System")),
    ]
    + weights.map {
      ChoiceField.Choice(
        value: "system-\($0)", title: localized("System %1$s", $0.spacedAtCapitals.lowercased()))
    }
    + [
      ChoiceField.Choice(value: "boldSystem", title: localized("System bold")),
      ChoiceField.Choice(value: "italicSystem", title: localized("System italic")),
    ]
    + styles.map { ChoiceField.Choice(value: stylePrefix + $0, title: $1) }
}
