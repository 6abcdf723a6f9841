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

  /// The box of the first page. Of the page's own dictionary, if that is plain: the tree of pages often
  /// has one of US Letter that no page uses. Source: ISO 32000-1, 7.7.3.3 and 14.11.2.
  private static func pdf(_ text: [UInt8]) -> Size? {
    var whole = text[...]
    var inherited: Size?
    while let key = whole.firstIndex(of: "/MediaBox") {
      let end = key + "/MediaBox".utf8.count
      whole = whole[end...]
      let size = box(after: end, in: text)
      let object = object(around: key, in: text)
      if isPage(object), let size { return cropBox(of: object, in: text) ?? size }
      inherited = inherited ?? size
    }
    return inherited
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

  private static func cropBox(of object: ArraySlice<UInt8>, in text: [UInt8]) -> Size? {
    object.firstIndex(of: "/CropBox").flatMap {
      box(after: $0 + "/CropBox".utf8.count, in: text)
    }
  }

  /// `[left bottom right top]`.
  private static func box(after index: Int, in text: [UInt8]) -> Size? {
    // Four numbers don't take more.
    let rest = text[index..<min(text.count, index + 128)]
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]")),
      !rest[..<open].contains(UInt8(ascii: "/"))
    else { return nil }
    let numbers = numbers(rest[(open + 1)..<close])
    guard numbers.count == 4 else { return nil }
    return size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }

  // MARK: SVG

  /// The root element's width and height or, without them, those of its view box. Source: SVG 2, 8.2.
  private static func svg(_ text: [UInt8]) -> Size? {
    guard let start = text[...].firstIndex(of: "<svg") else { return nil }
    let attributes = attributes(text[(start + 4)...])
    if let width = attributes["width"].flatMap(length),
      let height = attributes["height"].flatMap(length)
    {
      return size(width, height)
    }
    let box = attributes["viewBox"].map { numbers(Array($0.utf8)[...]) } ?? []
    return box.count == 4 ? size(box[2], box[3]) : nil
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
