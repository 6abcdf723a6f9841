import InterfaceBuilder

/// How an editor counts within a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text as an editor has it, saved or not.
struct OpenDocument: Sendable {
  enum Kind: Sendable {
    case interface, configuration, companion
  }

  let uri: String
  /// Nil for a text that has no file.
  let path: String?
  /// Nil for what nothing is known of here.
  let kind: Kind?
  let encoding: PositionEncoding
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  /// Where lines begin, in bytes.
  private var lineStarts: [Int]

  init(uri: String, version: Int?, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    self.encoding = encoding
    path = FileURI.path(of: uri)
    kind = Kind(path ?? uri)
    bytes = Array(text.utf8)
    lineStarts = Self.lineStarts(of: bytes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What requests call the document.
  var source: DocumentSource {
    DocumentSource(name: path ?? DocumentSource.standardInputName, text: text)
  }

  /// Makes an editor's changes, one after the other.
  mutating func apply(_ changes: [ChangeParameters.Change], version: Int?) {
    self.version = version ?? self.version
    for change in changes {
      if let range = change.range {
        let start = offset(of: range.start)
        bytes.replaceSubrange(start..<max(start, offset(of: range.end)), with: change.text.utf8)
      } else {
        bytes = Array(change.text.utf8)
      }
      lineStarts = Self.lineStarts(of: bytes)
    }
  }

  // MARK: Places

  /// Lines end with a line feed, a carriage return, or both, as for the XML parser.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isEnd =
          bytes[index] == 0x0A
          || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        if isEnd { starts.append(index + 1) }
      }
    }
    return starts
  }

  /// The bytes of a line without its end; the last one's for those beyond.
  private func line(_ number: Int) -> Range<Int> {
    let number = min(max(0, number), lineStarts.count - 1)
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
    while end > lineStarts[number], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return lineStarts[number]..<end
  }

  /// In bytes. What is beyond the end of a line is its end, and beyond the last line the text's, as the
  /// protocol wants it.
  func offset(of position: EditorPosition) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let line = line(position.line)
    return offset(in: line, after: position.character) { byte in
      switch encoding {
      case .utf8: byte.sequenceWidth
      case .utf16: byte.sequenceWidth == 4 ? 2 : 1
      }
    }
  }

  private func offset(in line: Range<Int>, after count: Int, width: (UInt8) -> Int) -> Int {
    var (offset, rest) = (line.lowerBound, count)
    while offset < line.upperBound, rest > 0 {
      rest -= width(bytes[offset])
      offset += bytes[offset].sequenceWidth
    }
    return min(offset, line.upperBound)
  }

  func position(of offset: Int) -> EditorPosition {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let units = bytes[lineStarts[low]..<offset].reduce(0) { count, byte in
      switch encoding {
      case .utf8: count + 1
      // Each character's first byte counts.
      case .utf16: byte & 0xC0 == 0x80 ? count : count + (byte.sequenceWidth == 4 ? 2 : 1)
      }
    }
    return EditorPosition(line: low, character: units)
  }

  func range(of bytes: Range<Int>) -> EditorRange {
    EditorRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
  }

  /// What is written in a line, without its indentation.
  /// - Parameters:
  ///   - number: From 1.
  ///   - column: Where it begins, from 1, in characters.
  func range(ofLine number: Int, from column: Int? = nil) -> EditorRange {
    let line = line(number - 1)
    guard let column else {
      let start = bytes[line].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.lowerBound
      return range(of: start..<line.upperBound)
    }
    let start = offset(in: line, after: column - 1) { _ in 1 }
    return range(of: start..<line.upperBound)
  }
}

extension OpenDocument.Kind {
  init?(_ name: String) {
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .interface
    } else if name.split(separator: "/").last.map(String.init) == LintConfiguration.name {
      self = .configuration
    } else if name.hasSuffix(".preview.json") {
      self = .companion
    } else {
      return nil
    }
  }
}

extension UInt8 {
  /// How many bytes the character has whose UTF-8 begins with this one.
  fileprivate var sequenceWidth: Int {
    switch self {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
