/// Names that are looked for in a project's files.
///
/// Cases and what stands between words don't count, as generators of code make `skylineNight` of a
/// “skyline-night”: names are compared by their letters and digits, by a hash of these.
struct SoughtNames {
  /// Shorter beginnings and ends of names say nothing.
  private static let shortestPart = 3

  private let names: [[String]]
  private let owners: [UInt64: [Int]]
  private var isSeen: [Bool]
  private var starts: Set<[UInt8]> = []
  private var ends: Set<[UInt8]> = []

  /// - Parameter names: Those of each that is looked for.
  init(_ names: [[String]]) {
    self.names = names
    isSeen = Array(repeating: false, count: names.count)
    var owners: [UInt64: [Int]] = [:]
    for (number, names) in names.enumerated() {
      for name in names {
        let bytes = Array(name.utf8)[...]
        for hash in Set([Self.hash(bytes), Self.hash(Self.lastPart(of: bytes))]) {
          if let hash { owners[hash, default: []].append(number) }
        }
      }
    }
    self.owners = owners
  }

  mutating func see(_ word: NameScanner.Word) {
    switch word {
    case .text(let text):
      see(Self.hash(text))
      let part = Self.lastPart(of: text)
      if part.count < text.count { see(Self.hash(part)) }
    case .symbol(let name): see(Self.hash(name))
    case .start(let text): add(text.split(separator: UInt8(ascii: "/")).last ?? [], to: &starts)
    case .end(let text):
      let name = text.prefix { $0 != UInt8(ascii: ".") }
      add(name, to: &ends)
    }
  }

  /// Of each whether one of its names was seen, or may be put together of what was.
  var wereSeen: [Bool] {
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

  private mutating func see(_ hash: UInt64?) {
    guard let hash, let owners = owners[hash] else { return }
    for owner in owners { isSeen[owner] = true }
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

  /// FNV-1a of 64 bits, of letters and digits in lower case; nil where there are none.
  private static func hash(_ text: ArraySlice<UInt8>) -> UInt64? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var isEmpty = true
    for byte in text {
      guard byte.isIdentifierByte, byte != UInt8(ascii: "_") else { continue }
      isEmpty = false
      let lower = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      hash = (hash ^ UInt64(lower)) &* 0x100_0000_01b3
    }
    return isEmpty ? nil : hash
  }
}
