/// A request about a document that may have another text than its file.
package protocol TextRequest {
  /// A path.
  var file: String? { get set }
  /// The document itself, where it is not (yet) what the file holds; nil for the text that `didChange` told of,
  /// else for what the file holds.
  var text: String? { get set }
}

/// The parameters of `didChange`, a notification: what a document's text is from now on, for the requests about its
/// file that have none. Its first one has the whole text.
package struct DidChangeParameters: RequestParameters {
  package static let method = "didChange"

  package var file: String
  /// With `changes`, one more than the text has that they are made in.
  package var version: Int
  /// All of it; nil with `changes`.
  package var text: String?
  /// In the order of the text before, whose bytes they count; they don't overlap.
  package var changes: [TextChange]?

  package init(
    file: String, version: Int, text: String? = nil, changes: [TextChange]? = nil
  ) {
    self.file = file
    self.version = version
    self.text = text
    self.changes = changes
  }
}

/// A part of a text that another one takes the place of.
package struct TextChange: Codable, Hashable, Sendable {
  /// Bytes from the text's beginning: the first one, and the one behind the last.
  package var range: [Int]
  package var replacement: String

  package init(_ range: Range<Int>, replacement: String) {
    self.range = [range.lowerBound, range.upperBound]
    self.replacement = replacement
  }
}

/// The parameters of `didClose`, a notification: a document's file counts again, whatever `didChange` told.
package struct DidCloseParameters: RequestParameters {
  package static let method = "didClose"

  package var file: String

  package init(file: String) {
    self.file = file
  }
}

extension [UInt8] {
  /// A text in which parts are replaced; nil where it doesn't have these parts, or would be no text.
  package func changed(by changes: [TextChange]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var position = 0
    for change in changes {
      guard change.range.count == 2, let start = change.range.first,
        let end = change.range.last, position <= start, start <= end, end <= count
      else { return nil }
      result += self[position..<start]
      result += change.replacement.utf8
      position = end
    }
    result += self[position...]
    return String(validating: result, as: UTF8.self) == nil ? nil : result
  }
}
