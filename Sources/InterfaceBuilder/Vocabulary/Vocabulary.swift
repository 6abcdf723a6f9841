import Glibc

/// A name of an element or attribute as a number. Below the vocabulary's count the number means the
/// same in every document.
typealias NameID = Int32

/// The element and attribute names of Interface Builder's format that Ninefold knows: which
/// attributes belong to which element, and which of them are numbers.
struct Vocabulary: Sendable {
  static let shared = Vocabulary(known: knownNames, numeric: numericNames)

  /// Every known name, at its number.
  private(set) var names: [String] = []
  /// The number of `key`, which says of which property an element is the value.
  private(set) var key: NameID = 0
  /// The number of `id`.
  private(set) var id: NameID = 0
  /// The number of `multiplier`, the one numeric attribute that may be a ratio.
  private(set) var multiplier: NameID = 0
  /// The number of `frame`, the one element whose numbers may be percentages.
  private(set) var frame: NameID = 0

  /// Open addressing by `hash`; a power of two, less than half full.
  private var slots = [Slot](repeating: Slot(hash: 0, id: -1, start: 0, end: 0), count: 4096)
  /// The names' UTF-8, one after the other.
  private var bytes: [UInt8] = []
  /// For each name, which row of `attributeBits` it has as an element; -1 where it is none.
  private var rows: [Int32] = []
  /// For each known element, one bit per name: whether it is a known attribute there.
  private var attributeBits: [UInt64] = []
  private var wordsPerRow = 0
  /// Elements on which every attribute is known, because they override attributes of another.
  private var openRows: [Bool] = []
  /// For each name, whether it is a number on whichever element it is.
  private var numericEverywhere: [Bool] = []
  /// As `attributeBits`: what is a number on this element only.
  private var numericBits: [UInt64] = []

  private struct Slot {
    let hash: UInt32
    /// -1 where the slot is free.
    let id: NameID
    /// Where the name is in `bytes`.
    let start: Int32
    let end: Int32
  }

  /// An entry of the first table. An element may have several.
  private typealias KnownElement = (name: NameID, attributes: [NameID], isOpen: Bool)
  /// An entry of the second table; elements are nil for all.
  private typealias NumericAttributes = (elements: [NameID?], attributes: [NameID])

  /// Reads the two tables, whose form is explained where they are. All names have their numbers before
  /// anything is laid out by them.
  private init(known: String, numeric: String) {
    let elements = readElements(known)
    let numbers: [NumericAttributes] = Self.entries(of: numeric).map { heads, words in
      (heads.map { $0 == "*" ? nil : intern($0) }, words.map { intern($0) })
    }
    key = intern("key")
    id = intern("id")
    multiplier = intern("multiplier")
    frame = intern("frame")
    addRows(of: elements)
    addNumbers(numbers)
  }

  private mutating func readElements(_ table: String) -> [KnownElement] {
    var groups: [Substring: [NameID]] = [:]
    var elements: [KnownElement] = []
    for (heads, words) in Self.entries(of: table) {
      var attributes: [NameID] = []
      var isOpen = false
      for word in words {
        if word == "*" {
          isOpen = true
        } else if word.hasPrefix("@") {
          attributes += groups[word] ?? []
        } else {
          attributes.append(intern(word))
        }
      }
      for head in heads {
        if head.hasPrefix("@") {
          groups[head] = attributes
        } else {
          elements.append((intern(head), attributes, isOpen))
        }
      }
    }
    return elements
  }

  private mutating func addRows(of elements: [KnownElement]) {
    rows = [Int32](repeating: -1, count: names.count)
    wordsPerRow = (names.count + 63) / 64
    for element in elements {
      if rows[Int(element.name)] < 0 {
        rows[Int(element.name)] = Int32(openRows.count)
        openRows.append(false)
        attributeBits += [UInt64](repeating: 0, count: wordsPerRow)
      }
      let row = Int(rows[Int(element.name)])
      openRows[row] = openRows[row] || element.isOpen
      for attribute in element.attributes + [key] {
        attributeBits[row * wordsPerRow + Int(attribute) / 64] |= 1 << UInt64(attribute % 64)
      }
    }
  }

  private mutating func addNumbers(_ numbers: [NumericAttributes]) {
    numericEverywhere = [Bool](repeating: false, count: names.count)
    numericBits = [UInt64](repeating: 0, count: attributeBits.count)
    for (elements, attributes) in numbers {
      for (element, attribute) in elements.flatMap({ name in attributes.map { (name, $0) } }) {
        if let element {
          let row = Int(rows[Int(element)])
          numericBits[row * wordsPerRow + Int(attribute) / 64] |= 1 << UInt64(attribute % 64)
        } else {
          numericEverywhere[Int(attribute)] = true
        }
      }
    }
  }

  /// The heads and the words of each entry of a table.
  private static func entries(of table: String) -> [(heads: [Substring], words: [Substring])] {
    // Bytes, as the tables are ASCII, and every process that reads a document begins with this.
    table.utf8.split(separator: UInt8(ascii: ";")).map { entry in
      let parts = entry.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { part in
        part.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
          .map { Substring($0) }
      }
      return (parts.first ?? [], parts.count > 1 ? parts[1] : [])
    }
  }

  /// The elements of UIControl and its subclasses.
  static let controls = Set(
    entries(of: knownNames).filter { $0.words.contains("@control") }
      .flatMap(\.heads).map(String.init))

  /// Whether the element is one that Ninefold knows.
  func isKnown(element: NameID) -> Bool {
    Int(element) < rows.count && rows[Int(element)] >= 0
  }

  /// Whether the attribute is known on this element, which must be a known one.
  func isKnown(attribute: NameID, on element: NameID) -> Bool {
    let row = Int(rows[Int(element)])
    if openRows[row] { return true }
    guard Int(attribute) < names.count else { return false }
    let word = attributeBits[row * wordsPerRow + Int(attribute) / 64]
    return word & (1 << UInt64(attribute % 64)) != 0
  }

  /// Whether the attribute's value is a number on this element.
  func isNumeric(attribute: NameID, on element: NameID) -> Bool {
    guard Int(attribute) < numericEverywhere.count else { return false }
    if numericEverywhere[Int(attribute)] { return true }
    guard isKnown(element: element) else { return false }
    let word = numericBits[Int(rows[Int(element)]) * wordsPerRow + Int(attribute) / 64]
    return word & (1 << UInt64(attribute % 64)) != 0
  }

  /// The number of a known name.
  func id(of name: String) -> NameID? {
    var name = name
    return name.withUTF8 { id(of: $0) }
  }

  /// The number of a known name, given as UTF-8.
  func id(of name: UnsafeBufferPointer<UInt8>) -> NameID? {
    let id = slots[slot(of: name, hash: Self.hash(name))].id
    return id < 0 ? nil : id
  }

  private mutating func intern(_ word: Substring) -> NameID {
    var word = String(word)
    let (slot, hash) = word.withUTF8 { text in
      let hash = Self.hash(text)
      return (self.slot(of: text, hash: hash), hash)
    }
    if slots[slot].id < 0 {
      let start = bytes.count
      bytes += word.utf8
      slots[slot] = Slot(
        hash: hash, id: NameID(names.count), start: Int32(start), end: Int32(bytes.count))
      names.append(word)
    }
    return slots[slot].id
  }

  /// Mixes a name's length with its first and its last eight bytes, which tell nearly all known names
  /// apart. Every look-up of an attribute begins here, and bytes one at a time take several times as long.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(name)
    var first: UInt64 = 0
    var last: UInt64 = 0
    if name.count >= 8 {
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    } else {
      for byte in name { first = first << 8 | UInt64(byte) }
    }
    // An odd number whose bits are spread evenly: 2 to the 64th by the golden ratio.
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let mixed = (first ^ UInt64(name.count)) &* factor
    return UInt32(truncatingIfNeeded: ((mixed ^ mixed >> 32 ^ last) &* factor) >> 32)
  }

  /// Where the name is, or the free slot where it would be. The set of names is fixed, so the
  /// probing is as short for a hostile document as for any other.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    var index = Int(hash) & (slots.count - 1)
    while true {
      let slot = slots[index]
      if slot.id < 0 { return index }
      if slot.hash == hash, isName(name, in: slot) { return index }
      index = (index + 1) & (slots.count - 1)
    }
  }

  private func isName(_ name: UnsafeBufferPointer<UInt8>, in slot: Slot) -> Bool {
    let range = Int(slot.start)..<Int(slot.end)
    guard range.count == name.count else { return false }
    // Every look-up of an attribute ends here; `elementsEqual` takes several times as long.
    return bytes.withUnsafeBytes { known in
      guard let start = known.baseAddress, let name = name.baseAddress else { return true }
      return memcmp(start + range.lowerBound, name, range.count) == 0
    }
  }
}

/// The names of one document: the vocabulary's, and those that only the document has.
struct DocumentNames {
  private(set) var own: [String] = []
  private(set) var ownIDs: [String: NameID] = [:]

  /// The number of a name, which is added where it is new.
  mutating func id(of name: UnsafeBufferPointer<UInt8>) -> NameID {
    if let id = Vocabulary.shared.id(of: name) { return id }
    let text = String(decoding: name, as: UTF8.self)
    if let id = ownIDs[text] { return id }
    let id = NameID(Vocabulary.shared.names.count + own.count)
    own.append(text)
    ownIDs[text] = id
    return id
  }

  subscript(id: NameID) -> String {
    let known = Vocabulary.shared.names
    return Int(id) < known.count ? known[Int(id)] : own[Int(id) - known.count]
  }
}
