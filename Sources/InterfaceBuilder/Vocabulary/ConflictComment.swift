/// A comment in which `ninefold-worker merge` has said what both sides changed, each in another way. It stands
/// before the element that it is about, and Interface Builder passes it over.
package struct ConflictComment {
  /// What such comments begin with. A scene's comment, which is its title, has no space there.
  private static let start = " CONFLICT: "
  /// The last line of such comments is a marker of this character, which `git diff --check` reports.
  private static let marker: Character = "="
  /// How many characters git's markers of conflicts have, unless `conflict-marker-size` says otherwise.
  package static let usualMarkerLength = 7

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
    if !lastLine.isEmpty, lastLine.allSatisfy({ $0 == Self.marker.asciiValue }) {
      said = trimmed(said.dropLast(lastLine.count))
    }
    self.text = String(decoding: said, as: UTF8.self)
    (self.line, self.nextNode) = (line, nextNode)
  }

  /// A comment's text with the marker behind it.
  /// - Parameters:
  ///   - newline: The document's line end.
  ///   - length: How many characters the marker has.
  package static func marked(_ text: String, newline: String, length: Int) -> String {
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
    return "\(text[..<end])\(newline)\(String(repeating: marker, count: length)) "
  }
}
