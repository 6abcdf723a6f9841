/// What stands around the elements of one of the versions that are merged.
struct SurroundingText {
  typealias NodeIndex = SourceTree.NodeIndex

  /// What stands before an element and behind the one before it.
  private var before: NodeTable<[UInt8]>
  /// What stands behind an element's last child, or is all that is in it.
  private var atEnd: NodeTable<[UInt8]>

  init(of tree: SourceTree) {
    (before, atEnd) = (NodeTable(of: tree), NodeTable(of: tree))
    for index in tree.elements {
      before[index] = Self.bytes(of: tree[index].before, tree)
      atEnd[index] = Self.bytes(of: tree[index].ending, tree)
    }
  }

  private static func bytes(of pieces: [SourcePiece], _ tree: SourceTree) -> [UInt8] {
    var bytes: [UInt8] = []
    for piece in pieces { bytes += piece.bytes(in: tree.source) }
    return bytes
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
    Array(attribute.start.bytes(in: source)) + attribute.written.bytes(in: source)
      + attribute.end.bytes(in: source)
  }

  /// An element's start tag as the file has it, without its end; nil where a part of it was made anew.
  func startTag(of index: NodeIndex) -> ArraySlice<UInt8>? {
    guard case .source(let start) = self[index].tagStart, case .source(let end) = self[index].tagEnd
    else { return nil }
    var position = start.upperBound
    for attribute in self[index].attributes {
      guard case .source(let first) = attribute.start, first.lowerBound == position,
        case .source(let value) = attribute.written, value.lowerBound == first.upperBound,
        case .source(let last) = attribute.end, last.lowerBound == value.upperBound
      else { return nil }
      position = last.upperBound
    }
    return end.lowerBound == position ? source[start.lowerBound..<end.upperBound] : nil
  }

  /// Whether an element's tags are those of another version's, byte for byte, as far as both are read of files.
  func hasTags(_ index: NodeIndex, of other: SourceTree, _ otherIndex: NodeIndex) -> Bool {
    guard self[index].isEmptyTag == other[otherIndex].isEmptyTag,
      let tag = startTag(of: index), let otherTag = other.startTag(of: otherIndex), tag == otherTag
    else { return false }
    return self[index].endTag.bytes(in: source) == other[otherIndex].endTag.bytes(in: other.source)
  }

  /// The white space at the end of a text, in the last line; nil where something else is in that line.
  static func indentation(atEndOf text: [UInt8]) -> ArraySlice<UInt8>? {
    guard let end = text.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let indentation = text[(end + 1)...]
    return indentation.allSatisfy(isSpace) ? indentation : nil
  }
}
