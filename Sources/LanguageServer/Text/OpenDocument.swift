import InterfaceBuilder
import Requests
import Workspace

/// How an editor counts within a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text as an editor has it, saved or not.
package struct OpenDocument: Sendable {
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
  package private(set) var bytes: [UInt8]
  /// Where lines begin, in bytes.
  private var lineStarts: [Int]
  /// How many units of UTF-16 are before each of the places that are so many bytes from each other.
  private var units: [Int]
  private static let unitsDistance = 1 << 10

  init(uri: String, version: Int?, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    self.encoding = encoding
    path = FileURI.path(of: uri)
    kind = Kind(path ?? uri)
    bytes = Array(text.utf8)
    lineStarts = [0] + Self.lineStarts(of: bytes, at: 1..<bytes.count + 1)
    units = Self.units(of: bytes)
  }

  /// A file that isn't open. Editors have texts without the mark of their byte order.
  init(onDisk bytes: [UInt8], uri: String, encoding: PositionEncoding) {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = String(decoding: bytes.dropFirst(isMarked ? 3 : 0), as: UTF8.self)
    self.init(uri: uri, version: nil, text: text, encoding: encoding)
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
        replace(start..<max(start, offset(of: range.end)), with: Array(change.text.utf8))
      } else {
        replace(0..<bytes.count, with: Array(change.text.utf8))
      }
    }
    units = Self.units(of: bytes)
  }

  /// Only lines at the place itself are looked for again: an editor may make thousands of changes at once.
  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    bytes.replaceSubrange(range, with: new)
    // Whether a line begins at a place depends on the bytes before and behind it; the first one does.
    let kept = line(at: range.lowerBound - 1) + 1
    let old = kept..<max(kept, line(at: range.upperBound) + 1)
    let end = range.lowerBound + new.count
    let found = Self.lineStarts(of: bytes, at: max(1, range.lowerBound)..<end + 1)
    lineStarts.replaceSubrange(old, with: found)
    let growth = new.count - range.count
    guard growth != 0 else { return }
    lineStarts.withUnsafeMutableBufferPointer { starts in
      for index in kept + found.count..<starts.count { starts[index] += growth }
    }
  }

  // MARK: Places

  /// Lines end with a line feed, a carriage return, or both, as for the XML parser.
  private static func lineStarts(of bytes: [UInt8], at places: Range<Int>) -> [Int] {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for place in places {
        let isStart =
          bytes[place - 1] == 0x0A
          || bytes[place - 1] == 0x0D && (place == bytes.count || bytes[place] != 0x0A)
        if isStart { starts.append(place) }
      }
    }
    return starts
  }

  private static func units(of bytes: [UInt8]) -> [Int] {
    var (units, count) = ([0], 0)
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        count += byte.unitCount
        if (index + 1) % unitsDistance == 0 { units.append(count) }
      }
    }
    return units
  }

  /// How many units of UTF-16 are before a place.
  private func unitCount(before offset: Int) -> Int {
    let step = offset / Self.unitsDistance
    return bytes[step * Self.unitsDistance..<offset].reduce(units[step]) { $0 + $1.unitCount }
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
    let line = line(at: offset)
    let start = lineStarts[line]
    return EditorPosition(
      line: line,
      character: encoding == .utf8
        ? offset - start : unitCount(before: offset) - unitCount(before: start))
  }

  /// The number of the line that a place is in.
  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
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
  /// How many units of UTF-16 it begins: each character's first byte counts.
  fileprivate var unitCount: Int { self & 0xC0 == 0x80 ? 0 : sequenceWidth == 4 ? 2 : 1 }

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

extension Markup {
  /// What is open in an editor.
  init(_ open: OpenDocument) throws(DocumentError) {
    self.init(try Document(parsing: open.bytes), open.bytes)
  }
}
