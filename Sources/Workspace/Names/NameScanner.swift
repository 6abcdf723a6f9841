/// Finds what may be names of assets in a file.
package struct NameScanner {
  package enum Word {
    /// A whole string, or a value.
    case text(ArraySlice<UInt8>)
    /// An identifier behind a dot, or one of Objective-C's generated constants.
    case symbol(ArraySlice<UInt8>)
    /// What a string begins or ends with that is put together while the app runs.
    case start(ArraySlice<UInt8>)
    case end(ArraySlice<UInt8>)
  }

  let kind: ProjectFiles.Kind
  let bytes: ArraySlice<UInt8>

  package init(kind: ProjectFiles.Kind, bytes: ArraySlice<UInt8>) {
    (self.kind, self.bytes) = (kind, bytes)
  }

  package func visit(_ body: (Word) -> Void) {
    switch kind {
    case .document: visitDocument(body)
    case .source(let hasSingleQuotes):
      var scan = SourceScan(bytes: bytes, hasSingleQuotes: hasSingleQuotes)
      scan.visit(body)
    case .data: visitData(body)
    }
  }

  // MARK: Documents

  /// Values of attributes and texts, but for the list of what is remembered.
  private func visitDocument(_ body: (Word) -> Void) {
    var start = bytes.startIndex
    var isRemembered = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        visitValue(bytes[start..<index], isRemembered, body)
        let tag = bytes[index...]
        if tag.starts(with: "<resources".utf8) { isRemembered = true }
        if tag.starts(with: "</resources".utf8) { isRemembered = false }
        start = index + 1
      case UInt8(ascii: "\""), UInt8(ascii: ">"):
        visitValue(bytes[start..<index], isRemembered, body)
        start = index + 1
      default: break
      }
    }
  }

  private func visitValue(
    _ value: ArraySlice<UInt8>, _ isRemembered: Bool, _ body: (Word) -> Void
  ) {
    guard !isRemembered, !value.isEmpty else { return }
    guard value.contains(UInt8(ascii: "&")) else { return body(.text(value)) }
    var text = String(decoding: value, as: UTF8.self)
    for (name, character) in [
      ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
    ] {
      text.replace(name, with: character)
    }
    body(.text(Array(text.utf8)[...]))
  }

  // MARK: Data

  /// Words, and what is between quotes or tags.
  private func visitData(_ body: (Word) -> Void) {
    var (word, value) = (bytes.startIndex, bytes.startIndex)
    func end(_ index: Int) {
      if word < index { body(.text(bytes[word..<index])) }
      word = index + 1
    }
    for index in bytes.indices {
      let byte = bytes[index]
      guard !byte.isNameByte else { continue }
      end(index)
      if "\"'<>=;\n".utf8.contains(byte) {
        if value < index { body(.text(bytes[value..<index])) }
        value = index + 1
      }
    }
    end(bytes.endIndex)
    if value < bytes.endIndex { body(.text(bytes[value...])) }
  }
}

/// Goes through code in Swift, Objective-C and the like, past comments.
private struct SourceScan {
  let bytes: ArraySlice<UInt8>
  let hasSingleQuotes: Bool
  private var index: Int
  /// The quotes of the strings whose interpolations are being read, each with the brackets that are open in
  /// them.
  private var open: [(quote: UInt8, depth: Int)] = []

  init(bytes: ArraySlice<UInt8>, hasSingleQuotes: Bool) {
    (self.bytes, self.hasSingleQuotes) = (bytes, hasSingleQuotes)
    index = bytes.startIndex
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func visit(_ body: (NameScanner.Word) -> Void) {
    var last: UInt8 = 0
    while let byte = byte(at: index) {
      if byte.isIdentifierByte {
        let start = index
        while self.byte(at: index)?.isIdentifierByte == true { index += 1 }
        let word = bytes[start..<index]
        if last == UInt8(ascii: ".") {
          body(.symbol(word))
        } else if word.starts(with: "ACImageName".utf8) || word.starts(with: "ACColorName".utf8) {
          body(.symbol(word.dropFirst("ACImageName".utf8.count)))
        }
        last = byte
        continue
      }
      index += 1
      switch byte {
      case UInt8(ascii: "\"") where bytes[index...].starts(with: "\"\"".utf8):
        index += 2
        visitLines(endingWith: "\"\"\"", body)
      case UInt8(ascii: "`") where hasSingleQuotes: visitLines(endingWith: "`", body)
      case UInt8(ascii: "\""): visitString(endingWith: byte, isContinued: false, body)
      case UInt8(ascii: "'") where hasSingleQuotes:
        visitString(endingWith: byte, isContinued: false, body)
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "("):
        if !open.isEmpty { open[open.count - 1].depth += 1 }
      case UInt8(ascii: ")"):
        guard let inner = open.last else { break }
        if inner.depth == 0 {
          open.removeLast()
          visitString(endingWith: inner.quote, isContinued: true, body)
        } else {
          open[open.count - 1].depth -= 1
        }
      // A string ends with its line.
      case UInt8(ascii: "\n"): open = []
      default: break
      }
      last = byte
    }
  }

  /// Behind the quote, or behind an interpolation.
  private mutating func visitString(
    endingWith quote: UInt8, isContinued: Bool, _ body: (NameScanner.Word) -> Void
  ) {
    let start = index
    while let byte = byte(at: index) {
      if byte == quote || byte == UInt8(ascii: "\n") {
        let text = bytes[start..<index]
        if byte == quote { index += 1 }
        return isContinued ? body(.end(text)) : visitWhole(text, body)
      }
      if byte == UInt8(ascii: "\\") {
        if self.byte(at: index + 1) == UInt8(ascii: "(") {
          if !isContinued { body(.start(bytes[start..<index])) }
          open.append((quote, 0))
          index += 2
          return
        }
        index += 1
      }
      index += 1
    }
    index = min(index, bytes.endIndex)
  }

  /// Behind the quotes of a text of several lines, of which each, and each word, may be a name.
  private mutating func visitLines(
    endingWith quotes: String, _ body: (NameScanner.Word) -> Void
  ) {
    let quotes = Array(quotes.utf8)
    let start = index
    while index < bytes.endIndex, !bytes[index...].starts(with: quotes) {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.endIndex)
    NameScanner(kind: .data, bytes: bytes[start..<index]).visit(body)
    index = min(index + quotes.count, bytes.endIndex)
  }

  /// A string without interpolation may be a format, or have something added to it.
  private func visitWhole(_ text: ArraySlice<UInt8>, _ body: (NameScanner.Word) -> Void) {
    guard let first = text.first, let last = text.last else { return }
    body(.text(text))
    if let percent = text.firstIndex(of: UInt8(ascii: "%")) {
      body(.start(text[..<percent]))
      let rest = text[(text.lastIndex(of: UInt8(ascii: "%")) ?? percent)...].dropFirst()
      body(.end(rest.drop { "0123456789.l".utf8.contains($0) }.dropFirst()))
    }
    let joints = "_-".utf8
    if joints.contains(last) { body(.start(text)) }
    if joints.contains(first) { body(.end(text)) }
  }

  /// Behind the first slash.
  private mutating func skipComment() {
    switch byte(at: index) {
    case UInt8(ascii: "/"):
      while let byte = byte(at: index), byte != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      index += 1
      // One without an end is none, and hides nothing.
      if let end = bytes[index...].firstRange(of: Array("*/".utf8)) { index = end.upperBound }
    default: break
    }
  }
}

extension UInt8 {
  var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isNameByte: Bool { isIdentifierByte || "-./@".utf8.contains(self) }
}
