/// Where a source file declares a class, or adds something to one.
package struct ClassDeclaration: Hashable {
  package let name: String
  /// Nil where the file only adds to it.
  let superclass: String?

  /// The declarations of a file, in its order.
  package static func all(in bytes: [UInt8]) -> Set<ClassDeclaration> {
    var found: Set<ClassDeclaration> = []
    let tokens = Array(SourceWords(bytes, hasStrings: false))
    for (index, token) in tokens.enumerated() {
      guard case .word(let word) = token, let keyword = Keyword(word) else { continue }
      let isObjectiveC = index > 0 && tokens[index - 1] == .mark(UInt8(ascii: "@"))
      guard keyword.isObjectiveC == isObjectiveC else { continue }
      guard let (name, behind) = Self.name(in: tokens, at: index + 1) else { continue }
      found.insert(
        ClassDeclaration(
          name: name, superclass: keyword.declares ? Self.superclass(in: tokens, behind) : nil))
    }
    return found
  }

  private enum Keyword {
    case swiftClass, swiftExtension, interface, implementation

    init?(_ word: ArraySlice<UInt8>) {
      if word.elementsEqual("class".utf8) {
        self = .swiftClass
      } else if word.elementsEqual("extension".utf8) {
        self = .swiftExtension
      } else if word.elementsEqual("interface".utf8) {
        self = .interface
      } else if word.elementsEqual("implementation".utf8) {
        self = .implementation
      } else {
        return nil
      }
    }

    var isObjectiveC: Bool { self == .interface || self == .implementation }
    var declares: Bool { self == .swiftClass || self == .interface }
  }

  /// A name, of whose parts between dots the last one counts.
  private static func name(
    in tokens: [SourceWords.Token], at start: Int
  ) -> (String, behind: Int)? {
    var index = start
    guard index < tokens.count, case .word(var word) = tokens[index] else { return nil }
    index += 1
    while index + 1 < tokens.count, tokens[index] == .mark(UInt8(ascii: ".")),
      case .word(let next) = tokens[index + 1]
    {
      word = next
      index += 2
    }
    return (String(decoding: word, as: UTF8.self), index)
  }

  /// What follows a colon right behind the name. A generic class has no place in a document.
  private static func superclass(in tokens: [SourceWords.Token], _ index: Int) -> String? {
    guard index < tokens.count, tokens[index] == .mark(UInt8(ascii: ":")) else { return nil }
    return name(in: tokens, at: index + 1)?.0
  }
}
