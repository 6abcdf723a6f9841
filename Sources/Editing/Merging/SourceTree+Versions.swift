/// What stands around the elements of one of the versions that are merged.
struct SurroundingText {
  typealias NodeIndex = SourceTree.NodeIndex

  /// What stands before an element and behind the one before it.
  private var before: [NodeIndex: [UInt8]] = [:]
  /// What stands behind an element's last child, or is all that is in it.
  private var atEnd: [NodeIndex: [UInt8]] = [:]

  init(of tree: SourceTree) {
    for index in tree.elements {
      var text: [UInt8] = []
      for content in tree[index].content {
        switch content {
        case .trivia(let piece): text += piece.bytes(in: tree.source)
        case .element(let child):
          before[child] = text
          text = []
        }
      }
      atEnd[index] = text
    }
  }

  func text(before index: NodeIndex) -> [UInt8] { before[index] ?? [] }

  func text(atEndOf index: NodeIndex) -> [UInt8] { atEnd[index] ?? [] }
}

extension [UInt8] {
  /// The comments and processing instructions of a text between elements.
  var comments: [[UInt8]] {
    var comments: [[UInt8]] = []
    var rest = self[...]
    while let start = rest.firstRange(of: "<".utf8)?.lowerBound {
      rest = rest[start...]
      guard let (opening, closing) = Self.markup.first(where: { rest.starts(with: $0.0.utf8) })
      else { break }
      let inside = rest.dropFirst(opening.utf8.count)
      let end = inside.firstRange(of: closing.utf8)?.upperBound ?? rest.endIndex
      if opening != "<![CDATA[" { comments.append(Array(rest[..<end])) }
      rest = rest[end...]
    }
    return comments
  }

  /// How what isn't an element begins and ends.
  private static var markup: [(String, String)] {
    [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
  }
}

extension SourceTree {
  /// An attribute as it is written.
  func bytes(of attribute: Attribute) -> [UInt8] {
    [attribute.start, attribute.written, attribute.end].flatMap { $0.bytes(in: source) }
  }

  /// The white space at the end of a text, in the last line; nil where something else is in that line.
  static func indentation(atEndOf text: [UInt8]) -> ArraySlice<UInt8>? {
    guard let end = text.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let indentation = text[(end + 1)...]
    return indentation.allSatisfy(isSpace) ? indentation : nil
  }
}
