extension String {
  /// Of a path: what comes behind its last slash.
  package var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
