/// A piece of a document's text: as the file has it, or made anew.
enum SourcePiece: Hashable, Sendable {
  /// Bytes of the file.
  case source(Range<Int>)
  case made([UInt8])

  static func text(_ text: String) -> SourcePiece { .made(Array(text.utf8)) }

  func bytes(in source: [UInt8]) -> ArraySlice<UInt8> {
    switch self {
    case .source(let range): source[range]
    case .made(let bytes): bytes[...]
    }
  }
}
