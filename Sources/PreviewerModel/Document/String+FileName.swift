extension String {
  /// What is behind the last slash.
  package var fileName: Substring {
    lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
  }
}
