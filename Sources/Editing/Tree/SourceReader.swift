import InterfaceBuilder

/// Cuts a document's bytes into the pieces of its elements. The parser has found them well-formed, so
/// that a tag's parts can be told by their first characters.
struct SourceReader {
  private let bytes: [UInt8]
  private(set) var nodes: [SourceTree.Node] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the text is in UTF-8: no other encoding's byte order mark, and none that is declared.
  var isUTF8: Bool {
    let isWide =
      bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(4).contains(0)
    guard !isWide else { return false }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let declaration = head.split(separator: "?>").first, declaration.contains("<?xml"),
      let name = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first
    else { return true }
    let value = name.drop { $0 != "\"" && $0 != "'" }.dropFirst()
      .prefix { $0 != "\"" && $0 != "'" }.lowercased()
    return value == "utf-8" || value == "us-ascii"
  }

  var usesCarriageReturns: Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }

  /// Reads an element and all that is in it, in document order.
  mutating func read(_ root: Element) {
    struct Open {
      let index: Int
      let children: [Element]
      var next = 0
      /// Where what has not been read yet begins.
      var position: Int
      let contentEnd: Int
    }
    var open: [Open] = []
    func entering(_ element: Element, _ parent: SourceTree.NodeIndex?, _ reader: inout SourceReader)
      -> Open
    {
      let (contentStart, contentEnd) = reader.readTags(of: element, parent)
      return Open(
        index: reader.nodes.count - 1, children: Array(element.children), position: contentStart,
        contentEnd: contentEnd)
    }
    open.append(entering(root, nil, &self))
    // Documents may be deeper than a thread's stack.
    while var top = open.popLast() {
      guard top.next < top.children.count else {
        if top.position < top.contentEnd {
          nodes[top.index].ending = [.source(top.position..<top.contentEnd)]
        }
        continue
      }
      let child = top.children[top.next]
      top.next += 1
      let range = child.byteRange
      let before = top.position..<range.lowerBound
      top.position = range.upperBound
      open.append(top)
      open.append(entering(child, SourceTree.NodeIndex(value: top.index), &self))
      let index = SourceTree.NodeIndex(value: nodes.count - 1)
      if !before.isEmpty { nodes[index.value].before = [.source(before)] }
      nodes[top.index].children.append(index)
    }
  }

  /// - Returns: where the content begins and ends.
  private mutating func readTags(
    of element: Element, _ parent: SourceTree.NodeIndex?
  ) -> (Int, Int) {
    let range = element.byteRange
    var position = range.lowerBound + 1 + element.name.utf8.count
    let tagStart = range.lowerBound..<position
    var attributes: [SourceTree.Attribute] = []
    for attribute in element.attributes {
      let start = position
      while bytes[position] != UInt8(ascii: "=") { position += 1 }
      while bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "'") {
        position += 1
      }
      let quotationMark = bytes[position]
      position += 1
      let valueStart = position
      while bytes[position] != quotationMark { position += 1 }
      attributes.append(
        SourceTree.Attribute(
          name: attribute.name, value: attribute.value, start: .source(start..<valueStart),
          written: .source(valueStart..<position), end: .source(position..<position + 1)))
      position += 1
    }
    let tagEnd = position
    while bytes[position] != UInt8(ascii: ">") { position += 1 }
    let isEmptyTag = bytes[position - 1] == UInt8(ascii: "/")
    let tagEndRange = tagEnd..<(isEmptyTag ? position - 1 : position)
    position += 1
    var endTag = range.upperBound
    if !isEmptyTag {
      repeat { endTag -= 1 } while bytes[endTag] != UInt8(ascii: "<")
    }
    nodes.append(
      SourceTree.Node(
        parent: parent, name: element.name, tagStart: .source(tagStart), attributes: attributes,
        tagEnd: .source(tagEndRange), isEmptyTag: isEmptyTag,
        endTag: .source(endTag..<range.upperBound), text: element.text))
    return (position, endTag)
  }
}
