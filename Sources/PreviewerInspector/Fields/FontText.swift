import Localization
import Scenes
import Styles
import TextMetrics
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

  var isStyle: Bool { TextStyle(rawValue: face) != nil || face.hasPrefix(Self.stylePrefix) }

  var text: String {
    if face.isEmpty { return "" }
    return isStyle ? face : "\(face) \(size ?? Self.usualSize)"
  }

  private static let stylePrefix = "UICTFontTextStyle"
  /// Points. Source: UIFont's `labelFontSize`.
  static let usualSize = "17"

  private static let weights: [FontWeight] = [
    .ultraLight, .thin, .light, .medium, .semibold, .heavy, .black,
  ]

  /// Styles that follow the user's text size, and faces of the system. Source: Apple, "UIFont.TextStyle" and
  /// "UIFont.Weight"; the names are those of the corpus's documents.
  static let choices: [ValueChoice] =
    [ValueChoice(value: "", title: localized("Default"))]
    + TextStyle.allCases.map { style in
      let font = style.font
      return ValueChoice(
        value: style.rawValue, title: "\(style.title) · \(font.pointSize.text())",
        section: localized("Text Styles"), preview: .font(font))
    }
    + [system("system", localized("System"), .regular)]
    + weights.map { weight in
      let words = weight.rawValue.spacedAtCapitals.lowercased()
      return system("system-\(weight.rawValue)", localized("System %1$s", words), weight)
    }
    + [
      system("boldSystem", localized("System bold"), .bold),
      system("italicSystem", localized("System italic"), .regular, italic: true),
    ]

  private static func system(
    _ value: String, _ title: String, _ weight: FontWeight, italic: Bool = false
  ) -> ValueChoice {
    ValueChoice(
      value: value, title: title, section: localized("System Font"),
      preview: .font(
        Font(weight: weight, italic: italic, pointSize: ValueChoice.sampleSize)))
  }
}
