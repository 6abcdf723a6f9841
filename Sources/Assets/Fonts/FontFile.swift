import Files

/// A face in a font file: what it is called, and how high its lines are. Read without FreeType, and no
/// more of the file than that.
package struct FontFile: Hashable, Sendable {
  /// Absolute.
  package let path: String
  /// Its place in a collection; else 0.
  package let index: Int
  /// When the file was written last, in seconds.
  package let modified: Int
  /// Names as the font has them in English; empty where it has none.
  package let postScriptName: String
  package let fullName: String
  /// Without its weights, as `UIFont.familyName` has it.
  package let family: String
  /// Within the family, such as `Semibold Italic`.
  package let style: String
  /// From 1 to 1000; 400 is regular.
  package let weight: Int
  package let isItalic: Bool
  /// In em.
  package let ascender: Double
  package let descender: Double
  package let gap: Double
}

extension FontFile {
  /// Bytes: larger than any font that an app brings; those of all of Chinese have 20 million.
  package static let largestFile = 32 << 20

  static func isKind(_ ending: String) -> Bool {
    ["ttf", "otf", "ttc", "otc"].contains(ending.lowercased())
  }

  /// The faces of a file; none where it isn't a font.
  static func faces(in file: borrowing OpenFile) -> [FontFile] {
    guard file.size <= largestFile, let head = SFNTBytes(file, at: 0, count: 12),
      let kind = head.u32(0)
    else { return [] }
    var offsets = [0]
    if kind == 0x7474_6366 {  // ttcf
      let count = min(Int(head.u32(8) ?? 0), mostFaces)
      guard let list = SFNTBytes(file, at: 12, count: 4 * count) else { return [] }
      offsets = (0..<count).compactMap { list.u32(4 * $0).map(Int.init) }
    }
    return offsets.enumerated().compactMap { FontFile(file, index: $0.offset, at: $0.element) }
  }

  private static let mostFaces = 64
  private static let mostTables = 128
  /// Bytes: names of fonts in dozens of languages take some thousands.
  private static let longestNames = 1 << 18

  private init?(_ file: borrowing OpenFile, index: Int, at offset: Int) {
    guard let head = SFNTBytes(file, at: offset, count: 12), let kind = head.u32(0),
      // TrueType's outlines, PostScript's, and TrueType's of Apple.
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind), let count = head.u16(4),
      count <= Self.mostTables, let list = SFNTBytes(file, at: offset + 12, count: 16 * count)
    else { return nil }
    var tables: [UInt32: (offset: Int, length: Int)] = [:]
    for entry in 0..<count {
      guard let tag = list.u32(16 * entry), let place = list.u32(16 * entry + 8),
        let length = list.u32(16 * entry + 12)
      else { return nil }
      tables[tag] = (Int(place), Int(length))
    }
    func table(_ tag: UInt32, _ file: borrowing OpenFile, atMost limit: Int) -> SFNTBytes? {
      tables[tag].flatMap { SFNTBytes(file, at: $0.offset, count: min($0.length, limit)) }
    }
    guard let header = table(0x6865_6164, file, atMost: 54), let em = header.u16(18),
      (16...16_384).contains(em), let lines = table(0x6868_6561, file, atMost: 36),
      let ascender = lines.i16(4), let descender = lines.i16(6), let gap = lines.i16(8),
      let names = table(0x6E61_6D65, file, atMost: Self.longestNames).map(FontNames.init)
    else { return nil }
    path = file.path
    self.index = index
    modified = file.modified
    (self.ascender, self.descender) = (
      Double(ascender) / Double(em), -Double(descender) / Double(em)
    )
    self.gap = max(0, Double(gap) / Double(em))
    postScriptName = names[.postScript] ?? ""
    fullName = names[.full] ?? ""
    family = names[.typographicFamily] ?? names[.family] ?? ""
    style = names[.typographicStyle] ?? names[.style] ?? ""
    let looks = table(0x4F53_2F32, file, atMost: 96)
    weight = looks?.u16(4) ?? 400
    isItalic =
      (looks?.u16(62) ?? 0) & 1 == 1 || style.contains("Italic") || style.contains("Oblique")
    // A line of no height, or one higher than any font has, would break what is laid out with it.
    guard (0.1...10).contains(self.ascender + self.descender) else { return nil }
  }
}

/// A part of a font file. Numbers begin with their most significant byte. Source: OpenType 1.9.
struct SFNTBytes {
  let bytes: [UInt8]

  /// Nil where the file doesn't have as many.
  init?(_ file: borrowing OpenFile, at offset: Int, count: Int) {
    guard offset >= 0, count >= 0, offset <= file.size - count else { return nil }
    bytes = file.read(from: offset, count: count)
    guard bytes.count == count else { return nil }
  }

  func u16(_ place: Int) -> Int? {
    guard place >= 0, place + 1 < bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func i16(_ place: Int) -> Int? { u16(place).map { $0 >= 0x8000 ? $0 - 0x1_0000 : $0 } }

  func u32(_ place: Int) -> UInt32? {
    guard let high = u16(place), let low = u16(place + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }
}

/// The table `name` of a font.
private struct FontNames {
  enum ID: Int {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  private var names: [ID: (text: String, rank: Int)] = [:]

  private static let most = 4_000

  subscript(id: ID) -> String? { names[id]?.text }

  init(_ table: SFNTBytes) {
    guard let count = table.u16(2), let storage = table.u16(4) else { return }
    for entry in 0..<min(count, Self.most) {
      let place = 6 + 12 * entry
      guard let platform = table.u16(place), let language = table.u16(place + 4),
        let id = table.u16(place + 6).flatMap(ID.init), let length = table.u16(place + 8),
        let offset = table.u16(place + 10), storage + offset + length <= table.bytes.count
      else { continue }
      // English of Windows, of Unicode, of the Macintosh; then others.
      let rank =
        switch (platform, language) {
        case (3, 0x409): 3
        case (0, _): 2
        case (1, 0): 1
        default: 0
        }
      if let known = names[id], known.rank >= rank { continue }
      let bytes = table.bytes[(storage + offset)..<(storage + offset + length)]
      names[id] = (Self.text(bytes, isWide: platform != 1), rank)
    }
  }

  /// Names on the Macintosh are taken for ASCII, which those of fonts are.
  private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
