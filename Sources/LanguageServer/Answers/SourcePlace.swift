import Workspace

/// Where a source in Swift or Objective-C declares something.
struct SourcePlace {
  private let tokens: [SourceWords.Token]

  init(_ bytes: [UInt8]) {
    tokens = Array(SourceWords(bytes))
  }

  /// The name of a class where it is declared.
  func declaration(of name: String) -> Range<Int>? {
    word(name, behind: ["class", "interface", "implementation", "extension"])
  }

  /// The name of a variable, wherever it is first.
  func property(_ name: String) -> Range<Int>? {
    word(name, behind: ["var", "let"]) ?? word(name, behind: nil)
  }

  /// The name of a method in Swift, or wherever else it is first.
  func method(_ name: String) -> Range<Int>? {
    word(name, behind: ["func"]) ?? word(name, behind: nil)
  }

  private func word(_ name: String, behind keywords: Set<String>?) -> Range<Int>? {
    for (index, token) in tokens.enumerated() {
      guard case .word(let word) = token, word.elementsEqual(name.utf8) else { continue }
      if let keywords {
        guard index > 0, case .word(let before) = tokens[index - 1],
          keywords.contains(String(decoding: before, as: UTF8.self))
        else { continue }
      }
      return word.startIndex..<word.endIndex
    }
    return nil
  }
}
