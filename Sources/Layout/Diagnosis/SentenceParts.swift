import Localization
import Traits

extension [String] {
  /// The elements as a list in a sentence: "a", "a and b", "a, b and c".
  var list: String {
    guard let last, count > 1 else { return first ?? "" }
    return localized(
      "%1$s and %2$s", context: "list", dropLast().joined(separator: ", "), last)
  }
}

/// How a sentence mentions something, which languages with cases decline.
enum Mention {
  /// What the sentence is about, or names as it is.
  case subject
  /// What comes after "of", "at", "after", "below" and their like.
  case reference
}

extension Double {
  /// The number with its unit, such as "1 point" and "8.5 points".
  var pointsInWords: String {
    let figure = text()
    guard let whole = Int(figure) else {
      return localized("%1$s points", context: "with decimals", figure)
    }
    return localized("%1$s point", plural: "%1$s points", whole)
  }
}

extension Rect {
  /// The origin and the size in points, such as "16, 20, 100 × 30".
  package var text: String { "\(x.text()), \(y.text()), \(width.text()) × \(height.text())" }
}
