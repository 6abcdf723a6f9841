import InterfaceBuilder

extension CompanionFile {
  /// Where the companion file of a document is, whether there is one or not: `Main.preview.json` for
  /// `Main.storyboard`. Nil for a document that has no name.
  package static func path(besideDocument path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    return path[..<point] + ".preview.json"
  }

  /// Reads the companion file at a path.
  /// - Returns: Nil where there is none.
  package static func read(path: String) throws(CompanionError) -> CompanionFile? {
    let bytes: [UInt8]
    do {
      bytes = try Document.readFile(path)
    } catch {
      if error.code == .fileNotFound { return nil }
      throw CompanionError(.unreadable, error.message)
    }
    return try CompanionFile(parsing: bytes)
  }
}
