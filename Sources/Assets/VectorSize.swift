import Traits

/// The size of a drawing in points, as far as its file says it in plain text. What says it otherwise, or
/// in what is compressed, has to be drawn first.
enum VectorSize {
  static func size(_ format: ImageFormat, of bytes: [UInt8]) -> Size? {
    // Bytes that are no ASCII don't matter here.
    let text = bytes.map { $0 < 0x80 ? $0 : 0x20 }
    return format == .svg ? svg(text) : pdf(text)
  }

  // MARK: PDF

  /// Images have one page, and seldom more than a tree of pages before it.
  private static let mostBoxes = 64

  /// The box of the first page. Of the page's own dictionary, if that is plain: the tree of pages often
  /// has one of US Letter that no page uses. Source: ISO 32000-1, 7.7.3.3 and 14.11.2.
  private static func pdf(_ text: [UInt8]) -> Size? {
    var whole = text[...]
    var inherited: Size?
    for _ in 0..<mostBoxes {
      guard let key = whole.firstIndex(of: "/MediaBox") else { return inherited }
      let end = key + "/MediaBox".utf8.count
      whole = whole[end...]
      let box = box(after: end, in: text)
      let object = object(around: key, in: text)
      if isPage(object) { return box.flatMap { size(of: object, $0, in: text) } }
      inherited = inherited ?? box?.size
    }
    return nil
  }

  /// What a page shows: the part of its media that the crop box has, turned. Source: ISO 32000-1, 14.11.2
  /// and table 30.
  private static func size(of page: ArraySlice<UInt8>, _ media: Box, in text: [UInt8]) -> Size? {
    var shown = media
    if let key = page.firstIndex(of: "/CropBox") {
      guard let crop = box(after: key + "/CropBox".utf8.count, in: text) else { return nil }
      shown = media.intersection(crop)
    }
    guard let key = page.firstIndex(of: "/Rotate") else { return shown.size }
    let value = page[(key + "/Rotate".utf8.count)...].drop { $0 <= 0x20 }
    let number = value.prefix { isNumeral($0) }
    // Two more numbers would make it a reference to an object.
    let next = value.dropFirst(number.count).drop { $0 <= 0x20 }.first
    guard let angle = Int(String(decoding: number, as: UTF8.self)), angle % 90 == 0,
      next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
    else { return nil }
    return angle % 180 == 0
      ? shown.size : shown.size.map { Size(width: $0.height, height: $0.width) }
  }

  private struct Box {
    let left, bottom, right, top: Double

    var size: Size? { VectorSize.size(right - left, top - bottom) }

    func intersection(_ other: Box) -> Box {
      Box(
        left: max(left, other.left), bottom: max(bottom, other.bottom),
        right: min(right, other.right), top: min(top, other.top))
    }
  }

  private static func object(around index: Int, in text: [UInt8]) -> ArraySlice<UInt8> {
    // An object of a page has a few hundred bytes.
    let near = text[max(0, index - 4_096)..<min(text.count, index + 4_096)]
    var start = near.startIndex
    while let next = near[start..<index].firstIndex(of: " obj") { start = next + " obj".utf8.count }
    return near[start..<(near[index...].firstIndex(of: "endobj") ?? near.endIndex)]
  }

  private static func isPage(_ object: ArraySlice<UInt8>) -> Bool {
    ["/Type /Page", "/Type/Page"].contains { key in
      guard let end = object.firstIndex(of: key).map({ $0 + key.utf8.count }) else { return false }
      // Not the tree of pages.
      return end == object.endIndex || object[end] != UInt8(ascii: "s")
    }
  }

  /// `[left bottom right top]`, or with the corners the other way round.
  private static func box(after index: Int, in text: [UInt8]) -> Box? {
    // Four numbers don't take more.
    let rest = text[index..<min(text.count, index + 128)]
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]")),
      !rest[..<open].contains(UInt8(ascii: "/"))
    else { return nil }
    let numbers = numbers(rest[(open + 1)..<close])
    guard numbers.count == 4 else { return nil }
    return Box(
      left: min(numbers[0], numbers[2]), bottom: min(numbers[1], numbers[3]),
      right: max(numbers[0], numbers[2]), top: max(numbers[1], numbers[3]))
  }

  // MARK: SVG

  /// The root element's width and height or, without them, those of its view box. Source: SVG 2, 8.2.
  private static func svg(_ text: [UInt8]) -> Size? {
    guard let root = root(text[...]), root.starts(with: "<svg".utf8) else { return nil }
    let attributes = attributes(root.dropFirst(4))
    if let width = attributes["width"].flatMap(length),
      let height = attributes["height"].flatMap(length)
    {
      return size(width, height)
    }
    let box = attributes["viewBox"].map { numbers(Array($0.utf8)[...]) } ?? []
    return box.count == 4 ? size(box[2], box[3]) : nil
  }

  // MARK: Symbols

  /// The points between the guides of the usual drawing in Apple's template for symbols, in which the letters' height
  /// is that of a text of 100 points; nil where there are none. Source: “Creating custom symbol images for your
  /// app”; guides are bars with the symbol between them, and since version 2 of the template lines, for each
  /// weight and scale.
  static func symbolWidth(in bytes: [UInt8]) -> Double? {
    let text = bytes.map { $0 < 0x80 ? $0 : 0x20 }
    func guide(_ name: String) -> [String: String]? {
      [name + "-Regular-M", name].lazy.compactMap { element(withID: $0, in: text) }.first
    }
    guard let left = guide("left-margin"), let right = guide("right-margin") else { return nil }
    func number(_ name: String, _ attributes: [String: String]) -> Double? {
      attributes[name].flatMap { Double($0) }
    }
    let start =
      number("x1", left)
      ?? number("x", left).map { $0 + (number("width", left) ?? 0) }
    guard let start, let end = number("x1", right) ?? number("x", right), end > start,
      (end - start).isFinite
    else { return nil }
    return end - start
  }

  /// The attributes of the element that has an id.
  private static func element(withID id: String, in text: [UInt8]) -> [String: String]? {
    guard let place = text[...].firstIndex(of: "id=\"\(id)\""),
      let start = text[..<place].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    return attributes(text[start...].drop { $0 > 0x20 })
  }

  /// From the first element on, which comes after declarations and comments that may have tags in them.
  private static func root(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      let end: Int?
      if rest.starts(with: "<!--".utf8) {
        end = rest.firstIndex(of: "-->")
      } else if rest.starts(with: "<?".utf8) {
        end = rest.firstIndex(of: "?>")
      } else if rest.starts(with: "<!".utf8) {
        end = declarationEnd(rest)
      } else {
        return rest
      }
      guard let end else { return nil }
      rest = rest[(end + 1)...]
    }
    return nil
  }

  /// Where a document type ends: at the first `>` that is in no quotes, brackets or tags.
  private static func declarationEnd(_ text: ArraySlice<UInt8>) -> Int? {
    var (depth, quote): (Int, UInt8?) = (0, nil)
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case _ where quote != nil: break
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Of one tag, from behind its name.
  private static func attributes(_ text: ArraySlice<UInt8>) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")),
      !rest[..<equals].contains(UInt8(ascii: ">"))
    {
      let name = rest[..<equals].split { $0 <= 0x20 }.last ?? []
      let value = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      found[String(decoding: name, as: UTF8.self)] = String(
        decoding: value[(value.startIndex + 1)..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
    }
    return found
  }

  /// A length in points; nil for one that depends on something else. Source: CSS Values 3, 6.2.
  private static func length(_ text: String) -> Double? {
    let bytes = text.utf8.drop { $0 <= 0x20 }
    let number = bytes.prefix { isNumeral($0) }
    let unit = String(decoding: bytes.dropFirst(number.count), as: UTF8.self).lowercased()
    let factors: [String: Double] = [
      "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    ]
    guard let factor = factors[String(unit.prefix { !$0.isWhitespace })] else { return nil }
    return Double(String(decoding: number, as: UTF8.self)).map { $0 * factor }
  }

  // MARK: Numbers

  private static func isNumeral(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
    text.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
  }

  private static func size(_ width: Double, _ height: Double) -> Size? {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    return Size(width: width, height: height)
  }
}
