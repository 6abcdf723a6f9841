extension String {
  /// A text that is another one's only if both are the same to the byte: Swift takes “é” as one letter and as an “e” with
  /// an accent for the same, which files, classes and a document's readers don't.
  package var exact: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    // No text of ASCII alone begins so.
    return "§" + unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
