extension String {
  /// What is behind the last slash.
  var fileName: Substring { lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...] }
}
