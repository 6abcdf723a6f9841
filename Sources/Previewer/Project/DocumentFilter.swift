/// Which documents of a project a few typed letters mean.
struct DocumentFilter {
  /// From the project's folder on.
  let paths: [String]

  /// The paths that have all words in them, whatever their case; those whose file's name has them first.
  func matches(_ text: String) -> [String] {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return paths }
    func has(_ text: Substring) -> Bool {
      let text = text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let found = paths.filter { has($0[...]) }
    return found.filter { has($0.fileName) } + found.filter { !has($0.fileName) }
  }
}

extension String {
  /// What is behind the last slash.
  var fileName: Substring { lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...] }
}
