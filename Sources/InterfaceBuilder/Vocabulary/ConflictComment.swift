/// A comment in which `ninefold-worker merge` has said what both sides changed, each in another way. It stands
/// before the element that it is about, and Interface Builder passes it over.
package struct ConflictComment {
  /// What such comments begin with. A scene's comment, which is its title, has no space there.
  private static let start = " CONFLICT: "
  /// The last line of such comments begins with it, and `git diff --check` reports lines that do.
  private static let marker = "======="

  /// What the merge said, in English.
  let text: String
  let line: Int
  /// The index of the element that begins next.
  let nextNode: Int

  /// Nil for any other comment.
  init?(_ comment: UnsafeBufferPointer<UInt8>, line: Int, nextNode: Int) {
    guard comment.starts(with: Self.start.utf8) else { return nil }
    let text = comment.dropFirst(Self.start.utf8.count)
    func trimmed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
      text[..<(text.lastIndex { !$0.isXMLSpace }.map { $0 + 1 } ?? text.startIndex)]
    }
    var said = trimmed(text)
    let lineStart = said.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? said.startIndex
    let lastLine = said[lineStart...]
    if lastLine.elementsEqual(Self.marker.utf8) { said = trimmed(said.dropLast(lastLine.count)) }
    self.text = String(decoding: said, as: UTF8.self)
    (self.line, self.nextNode) = (line, nextNode)
  }

  /// A comment's text with the marker behind it.
  /// - Parameter newline: The document's line end.
  package static func marked(_ text: String, newline: String) -> String {
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
    return "\(text[..<end])\(newline)\(marker) "
  }
}
