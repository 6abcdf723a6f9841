import Traits

extension [String] {
  /// As a sentence lists them: "a", "a and b", "a, b and c".
  var list: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// Without a capital letter at its beginning.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Double {
  /// Such as "1 point" and "8.5 points".
  var pointsInWords: String { abs(self - 1) < 0.005 ? "1 point" : "\(text()) points" }
}

extension Rect {
  /// Such as "16, 20, 100 × 30", in points.
  package var text: String { "\(x.text()), \(y.text()), \(width.text()) × \(height.text())" }
}
