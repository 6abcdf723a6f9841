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
