extension SourceTree {
  /// The white space before an element in its line; nil where something else stands before it.
  func indentation(of index: NodeIndex) -> String? {
    guard self[index].parent != nil else { return "" }
    guard let bytes = self[index].before.last?.bytes(in: source),
      let end = bytes.lastIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let indentation = bytes[(end + 1)...]
    return indentation.allSatisfy(Self.isSpace) ? String(decoding: indentation, as: UTF8.self) : nil
  }

  /// The white space before what is added to an element; nil where the document has no lines there.
  func childIndentation(of index: NodeIndex) -> String? {
    for child in self[index].children {
      if let bytes = self[child].before.last?.bytes(in: source),
        let indentation = Self.indentation(atEndOf: Array(bytes))
      {
        return String(decoding: indentation, as: UTF8.self)
      }
    }
    return self[index].hasChildren ? nil : indentation(of: index).map { $0 + indentationUnit }
  }

  /// By how much an element is farther in than the one that it is in.
  var indentationUnit: String {
    self[root].children.lazy.compactMap(indentation).first ?? "    "
  }

  /// Writes an element's lines as deep as they are elsewhere. Text and comments stay as they are.
  mutating func reindent(_ index: NodeIndex, from old: String, to new: String) {
    var node = self[index]
    node.tagStart = .made(Array(node.tagStart.bytes(in: source)))
    node.tagEnd = .made(Array(node.tagEnd.bytes(in: source)))
    node.endTag = .made(Array(node.endTag.bytes(in: source)))
    for place in node.attributes.indices {
      let attribute = node.attributes[place]
      node.attributes[place].start = .made(Array(attribute.start.bytes(in: source)))
      node.attributes[place].written = .made(Array(attribute.written.bytes(in: source)))
      node.attributes[place].end = .made(Array(attribute.end.bytes(in: source)))
    }
    func reindented(_ piece: SourcePiece) -> SourcePiece {
      let bytes = piece.bytes(in: source)
      guard node.hasChildren, old != new, let end = bytes.lastIndex(of: UInt8(ascii: "\n")),
        bytes[(end + 1)...].allSatisfy(Self.isSpace), bytes[(end + 1)...].starts(with: old.utf8)
      else { return .made(Array(bytes)) }
      return .made(Array(bytes[...end]) + Array(new.utf8) + bytes[(end + 1 + old.utf8.count)...])
    }
    node.ending = node.ending.map(reindented)
    self[index] = node
    for child in node.children {
      self[child].before = self[child].before.map(reindented)
      reindent(child, from: old, to: new)
    }
  }

  /// What is left of the text before an element that is taken away: without its own line's beginning.
  static func withoutLineEnd(
    _ bytes: ArraySlice<UInt8>, takesComment: Bool
  ) -> ArraySlice<UInt8> {
    guard !takesComment, let last = bytes.lastIndex(where: { !isSpace($0) }) else { return [] }
    return bytes[...last]
  }

  /// What the comment right before an element says; nil where there is none.
  func comment(before index: NodeIndex) -> String? {
    guard let piece = self[index].before.last else { return nil }
    let parts = String(decoding: piece.bytes(in: source), as: UTF8.self).split(
      separator: "<!--", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return nil }
    return last.split(separator: "-->", omittingEmptySubsequences: false).first.map(String.init)
  }

  func isBlank(_ pieces: [SourcePiece]) -> Bool {
    pieces.allSatisfy { $0.bytes(in: source).allSatisfy(Self.isSpace) }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
