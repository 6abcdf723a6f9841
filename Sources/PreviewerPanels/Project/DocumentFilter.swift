import PreviewerModel

/// Which documents of a project a few typed letters mean.
struct DocumentFilter {
  /// From the project's folder on.
  let paths: [String]

  /// The paths that have all words in them, whatever their case: first the file whose name is the text, then
  /// those whose names begin with it, then those that have it in their names.
  func matches(_ text: String) -> [String] {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return paths }
    func has(_ text: Substring) -> Bool {
      let text = text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let whole = words.joined(separator: " ")
    func rank(_ path: String) -> Int {
      let name = path.fileName.lowercased()
      if name == whole || name.hasPrefix(whole + ".") { return 0 }
      return name.hasPrefix(whole) ? 1 : has(path.fileName) ? 2 : 3
    }
    let found = Dictionary(grouping: paths.filter { has($0[...]) }, by: rank)
    return (0...3).flatMap { found[$0] ?? [] }
  }
}
