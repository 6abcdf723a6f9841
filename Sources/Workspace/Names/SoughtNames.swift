/// Names that are looked for in a project's files.
///
/// Cases and what stands between words don't count, as generators of code make `skylineNight` of a
/// “skyline-night”: names are compared by their letters and digits.
package struct SoughtNames {
  /// Shorter beginnings and ends of names say nothing.
  private static let shortestPart = 3

  private let names: [[String]]
  private let owners: [[UInt8]: [Int]]
  private var isSeen: [Bool]
  private var starts: Set<[UInt8]> = []
  private var ends: Set<[UInt8]> = []

  /// - Parameter names: Those of each that is looked for.
  package init(_ names: [[String]]) {
    self.names = names
    isSeen = Array(repeating: false, count: names.count)
    var owners: [[UInt8]: [Int]] = [:]
    for (number, names) in names.enumerated() {
      for name in names {
        let bytes = Array(name.utf8)[...]
        for part in Set([Self.folded(bytes), Self.folded(Self.lastPart(of: bytes))]) {
          owners[part, default: []].append(number)
        }
      }
    }
    self.owners = owners
  }

  package mutating func see(_ word: NameScanner.Word) {
    switch word {
    case .text(let text):
      see(Self.folded(text))
      let part = Self.lastPart(of: text)
      if part.count < text.count { see(Self.folded(part)) }
    case .symbol(let name): see(Self.folded(name))
    case .start(let text): add(text.split(separator: UInt8(ascii: "/")).last ?? [], to: &starts)
    case .end(let text):
      let name = text.prefix { $0 != UInt8(ascii: ".") }
      add(name, to: &ends)
    }
  }

  /// Of each whether one of its names was seen, or may be put together of what was.
  package var wereSeen: [Bool] {
    zip(names, isSeen).map { names, isSeen in
      isSeen
        || names.contains { name in
          let bytes = Array(name.utf8)
          guard bytes.count > Self.shortestPart else { return false }
          return (Self.shortestPart..<bytes.count).contains {
            starts.contains(Array(bytes.prefix($0))) || ends.contains(Array(bytes.suffix($0)))
          }
        }
    }
  }

  private mutating func see(_ name: [UInt8]) {
    for owner in owners[name] ?? [] { isSeen[owner] = true }
  }

  private func add(_ text: ArraySlice<UInt8>, to parts: inout Set<[UInt8]>) {
    if text.count >= Self.shortestPart { parts.insert(Array(text)) }
  }

  /// What follows the last slash, without the extension and what is for a scale or device.
  private static func lastPart(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var part = text
    if let slash = part.lastIndex(of: UInt8(ascii: "/")) { part = part[(slash + 1)...] }
    for mark in [UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "~")] {
      if let end = part.lastIndex(of: mark), end > part.startIndex { part = part[..<end] }
    }
    return part
  }

  /// Letters and digits in lower case; of what has none, all that there is.
  private static func folded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    for byte in text where byte.isIdentifierByte && byte != UInt8(ascii: "_") {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      folded.append(isUpper ? byte | 0x20 : byte)
    }
    return folded.isEmpty ? Array(text) : folded
  }
}
