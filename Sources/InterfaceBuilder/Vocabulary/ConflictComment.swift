/// A comment in which `ninefold-worker merge` has said what both sides changed, each in another way. It stands
/// before the element that it is about, and Interface Builder passes it over.
struct ConflictComment {
  /// What such comments begin with. A scene's comment, which is its title, has no space there.
  private static let start = Array(" CONFLICT: ".utf8)

  /// What the merge said, in English.
  let text: String
  let line: Int
  /// The index of the element that begins next.
  let nextNode: Int

  /// Nil for any other comment.
  init?(_ comment: UnsafeBufferPointer<UInt8>, line: Int, nextNode: Int) {
    guard comment.starts(with: Self.start) else { return nil }
    let text = comment.dropFirst(Self.start.count)
    let end = text.lastIndex { !$0.isXMLSpace }.map { $0 + 1 } ?? text.startIndex
    self.text = String(decoding: text[..<end], as: UTF8.self)
    (self.line, self.nextNode) = (line, nextNode)
  }
}
