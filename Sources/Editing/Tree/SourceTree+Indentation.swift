extension SourceTree {
  /// The white space before an element in its line; nil where something else stands before it.
  func indentation(of index: NodeIndex) -> String? {
    guard let parent = self[index].parent else { return "" }
    guard let place = self[parent].content.firstIndex(where: { $0.isElement(index) }), place > 0,
      case .trivia(let piece) = self[parent].content[place - 1]
    else { return nil }
    let bytes = piece.bytes(in: source)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let indentation = bytes[(end + 1)...]
    return indentation.allSatisfy(Self.isSpace) ? String(decoding: indentation, as: UTF8.self) : nil
  }

  /// The white space before what is added to an element; nil where the document has no lines there.
  func childIndentation(of index: NodeIndex) -> String? {
    var hasChildren = false
    var before: [UInt8] = []
    for content in self[index].content {
      switch content {
      case .trivia(let piece): before = Array(piece.bytes(in: source))
      case .element:
        if let indentation = Self.indentation(atEndOf: before) {
          return String(decoding: indentation, as: UTF8.self)
        }
        hasChildren = true
        before = []
      }
    }
    return hasChildren ? nil : indentation(of: index).map { $0 + indentationUnit }
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
    let hasChildren = !node.children.isEmpty
    node.content = node.content.map { content in
      guard case .trivia(let piece) = content else { return content }
      let bytes = piece.bytes(in: source)
      guard hasChildren, old != new, let end = bytes.lastIndex(of: UInt8(ascii: "\n")),
        bytes[(end + 1)...].allSatisfy(Self.isSpace), bytes[(end + 1)...].starts(with: old.utf8)
      else { return .trivia(.made(Array(bytes))) }
      return .trivia(
        .made(Array(bytes[...end]) + Array(new.utf8) + bytes[(end + 1 + old.utf8.count)...]))
    }
    self[index] = node
    for child in node.children { reindent(child, from: old, to: new) }
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
    guard let parent = self[index].parent,
      let place = self[parent].content.firstIndex(where: { $0.isElement(index) }), place > 0,
      case .trivia(let piece) = self[parent].content[place - 1]
    else { return nil }
    let parts = String(decoding: piece.bytes(in: source), as: UTF8.self).split(
      separator: "<!--", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return nil }
    return last.split(separator: "-->", omittingEmptySubsequences: false).first.map(String.init)
  }

  func isBlank(_ content: [Content]) -> Bool {
    content.allSatisfy { content in
      guard case .trivia(let piece) = content else { return false }
      return piece.bytes(in: source).allSatisfy(Self.isSpace)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
