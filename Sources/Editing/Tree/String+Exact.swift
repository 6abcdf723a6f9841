extension String {
  /// What two texts have in common only if they are the same to the byte: Swift takes “é” as one letter and as an “e”
  /// with an accent for the same, which files, classes and a document's readers don't.
  var exact: String {
    utf8.allSatisfy { $0 < 0x80 }
      ? self : unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
