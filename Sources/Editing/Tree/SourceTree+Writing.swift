/// A change of a document's text, as editors take it.
package struct TextEdit: Hashable, Sendable, Codable {
  /// Bytes of the text before any change.
  package let range: Range<Int>
  package let replacement: [UInt8]

  package init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension [TextEdit] {
  /// The text with these changes, which are in its order and don't overlap.
  package func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in self {
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + text[position...]
  }

  /// The changes that take these back.
  /// - Parameter text: The text before them.
  package func inverted(in text: [UInt8]) -> [TextEdit] {
    var shift = 0
    return map { edit in
      let start = edit.range.lowerBound + shift
      shift += edit.replacement.count - edit.range.count
      return TextEdit(
        range: start..<start + edit.replacement.count, replacement: [UInt8](text[edit.range]))
    }
  }
}

extension SourceTree {
  /// The document's text as it is now.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    for piece in pieces { bytes += piece.bytes(in: source) }
    return bytes
  }

  /// What has changed since the document was read, in its order.
  ///
  /// Pieces of the file that come in the file's order stay; all else is replaced.
  var textEdits: [TextEdit] {
    var edits: [TextEdit] = []
    var position = 0
    var pending: [UInt8] = []
    func finish(before next: Int) {
      guard position < next || !pending.isEmpty else { return }
      let old = source[position..<next]
      // What is made may begin or end as what it replaces, by whole characters: two may share their first bytes.
      let prefix = zip(old, pending).prefix { $0 == $1 }.map(\.0).wholeCharacters
      let ends = zip(old.dropFirst(prefix).reversed(), pending.dropFirst(prefix).reversed())
        .prefix { $0 == $1 }
      let suffix = ends.count - ends.reversed().prefix { $0.0.isContinuation }.count
      let replacement = Array(pending[prefix..<pending.count - suffix])
      let range = position + prefix..<next - suffix
      if !range.isEmpty || !replacement.isEmpty {
        edits.append(TextEdit(range: range, replacement: replacement))
      }
      pending = []
    }
    for piece in pieces {
      switch piece {
      case .source(let range) where range.lowerBound >= position:
        finish(before: range.lowerBound)
        position = range.upperBound
      case .source(let range): pending += source[range]
      case .made(let bytes): pending += bytes
      }
    }
    finish(before: source.count)
    return edits
  }

  /// The whole text's pieces in order.
  private var pieces: [SourcePiece] {
    var pieces = [prologue]
    addPieces(of: root, to: &pieces)
    pieces.append(epilogue)
    return pieces
  }

  private func addPieces(of index: NodeIndex, to pieces: inout [SourcePiece]) {
    let node = self[index]
    pieces.append(node.tagStart)
    for attribute in node.attributes {
      pieces.append(attribute.start)
      pieces.append(attribute.written)
      pieces.append(attribute.end)
    }
    pieces.append(node.tagEnd)
    pieces.append(node.isEmptyTag ? .text("/>") : .text(">"))
    // The tag's own end, where it is as the file has it.
    if case .source(let range) = node.tagEnd {
      let end = node.isEmptyTag ? "/>" : ">"
      if source[range.upperBound...].starts(with: end.utf8) {
        pieces[pieces.count - 1] = .source(range.upperBound..<range.upperBound + end.utf8.count)
      }
    }
    for child in node.children {
      pieces += self[child].before
      addPieces(of: child, to: &pieces)
    }
    pieces += node.ending
    if !node.isEmptyTag { pieces.append(node.endTag) }
  }
}

extension UInt8 {
  /// Whether it is a byte of a character in UTF-8 but for the first one.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension [UInt8] {
  /// How many of the bytes are those of characters in UTF-8 of which none is missing at the end.
  fileprivate var wholeCharacters: Int {
    guard let start = lastIndex(where: { !$0.isContinuation }) else { return 0 }
    // The first byte of several begins with as many ones as there are bytes.
    let length = Swift.max((~self[start]).leadingZeroBitCount, 1)
    return count - start >= length ? count : start
  }
}
