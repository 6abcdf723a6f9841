/// How many pixels an image has when it is turned as its camera was held, read from the beginning of its
/// file.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Zero is not a size, and no format has more than PNG.
  private init?(_ width: Int?, _ height: Int?) {
    guard let width, let height, 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else {
      return nil
    }
    self.width = width
    self.height = height
  }

  /// Nil where the bytes are damaged, or no pixels' format.
  package init?(_ format: ImageFormat, header: [UInt8]) {
    let bytes = ByteReader(bytes: header)
    let size: PixelSize? =
      switch format {
      case .png: Self.png(bytes)
      case .jpeg: Self.jpeg(bytes)
      case .gif: PixelSize(bytes.little(2, at: 6), bytes.little(2, at: 8))
      case .tiff: Self.tiff(bytes)
      case .bmp: Self.bmp(bytes)
      case .webp: Self.webp(bytes)
      case .heif: Self.heif(bytes)
      case .pdf, .svg: nil
      }
    guard let size else { return nil }
    self = size
  }

  /// Source: PNG specification, 5.2 and 11.2.1. Xcode's own PNGs have a chunk before the one with the size.
  private static func png(_ bytes: ByteReader) -> PixelSize? {
    var chunk = 8
    while let length = bytes.big(4, at: chunk) {
      if bytes.has("IHDR", at: chunk + 4) {
        return PixelSize(bytes.big(4, at: chunk + 8), bytes.big(4, at: chunk + 12))
      }
      chunk += 12 + length
    }
    return nil
  }

  /// The first frame header. Source: ITU-T T.81, B.1.1.3 and B.2.2.
  private static func jpeg(_ bytes: ByteReader) -> PixelSize? {
    var marker = 2
    var isTurned = false
    while bytes.big(1, at: marker) == 0xFF, let kind = bytes.big(1, at: marker + 1) {
      switch kind {
      case 0xFF: marker += 1  // fills up
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(kind):
        let (width, height) = (bytes.big(2, at: marker + 7), bytes.big(2, at: marker + 5))
        return isTurned ? PixelSize(height, width) : PixelSize(width, height)
      case 0xD9, 0xDA: return nil  // the end, or pixels already
      default:
        guard let length = bytes.big(2, at: marker + 2) else { return nil }
        if kind == 0xE1, bytes.has("Exif\0\0", at: marker + 4) {
          isTurned = directory(bytes, at: marker + 10).map(isTurned(by:)) ?? isTurned
        }
        marker += 2 + length
      }
    }
    return nil
  }

  private static func tiff(_ bytes: ByteReader) -> PixelSize? {
    guard let values = directory(bytes, at: 0) else { return nil }
    return isTurned(by: values)
      ? PixelSize(values[257], values[256]) : PixelSize(values[256], values[257])
  }

  /// Whether the rows of the file are columns. Source: TIFF 6.0, Orientation.
  private static func isTurned(by directory: [Int: Int]) -> Bool {
    5...8 ~= directory[274] ?? 1
  }

  /// The first directory's numbers by their tags. Source: TIFF 6.0, section 2.
  private static func directory(_ bytes: ByteReader, at origin: Int) -> [Int: Int]? {
    let isLittle = bytes.has("II", at: origin)
    func integer(_ count: Int, at start: Int) -> Int? {
      isLittle ? bytes.little(count, at: start) : bytes.big(count, at: start)
    }
    guard let offset = integer(4, at: origin + 4),
      let count = integer(2, at: origin + offset)
    else { return nil }
    var values: [Int: Int] = [:]
    for entry in 0..<count {
      let start = origin + offset + 2 + entry * 12
      guard let tag = integer(2, at: start), let type = integer(2, at: start + 2) else { break }
      values[tag] = integer(type == 3 ? 2 : 4, at: start + 8)
    }
    return values
  }

  /// A height below zero says that the first row is the top one.
  private static func bmp(_ bytes: ByteReader) -> PixelSize? {
    guard bytes.little(4, at: 14) != 12 else {
      return PixelSize(bytes.little(2, at: 18), bytes.little(2, at: 20))
    }
    let height = bytes.little(4, at: 22).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
    return PixelSize(bytes.little(4, at: 18), height)
  }

  /// Source: RFC 9649, 2.7 and 3.4; RFC 6386, 9.1.
  private static func webp(_ bytes: ByteReader) -> PixelSize? {
    if bytes.has("VP8X", at: 12) {
      return PixelSize(
        bytes.little(3, at: 24).map { $0 + 1 }, bytes.little(3, at: 27).map { $0 + 1 })
    }
    if bytes.has("VP8L", at: 12) {
      return bytes.little(4, at: 21).flatMap {
        PixelSize(($0 & 0x3FFF) + 1, ($0 >> 14 & 0x3FFF) + 1)
      }
    }
    return PixelSize(
      bytes.little(2, at: 26).map { $0 & 0x3FFF }, bytes.little(2, at: 28).map { $0 & 0x3FFF })
  }

  /// The largest of the sizes that it has: those of tiles are smaller. Source: ISO/IEC 23008-12, 6.5.3.
  private static func heif(_ bytes: ByteReader) -> PixelSize? {
    var largest: PixelSize?
    var rest = bytes.bytes[...]
    while let start = rest.firstIndex(of: "ispe") {
      rest = rest[(start + 4)...]
      let size = PixelSize(bytes.big(4, at: start + 8), bytes.big(4, at: start + 12))
      if let size, size.width > largest?.width ?? 0 { largest = size }
    }
    return largest
  }
}

/// Integers at places that may lie outside.
private struct ByteReader {
  let bytes: [UInt8]

  private func slice(_ count: Int, at start: Int) -> ArraySlice<UInt8>? {
    guard start >= 0, start <= bytes.count - count else { return nil }
    return bytes[start..<(start + count)]
  }

  /// The most significant byte first.
  func big(_ count: Int, at start: Int) -> Int? {
    slice(count, at: start)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The least significant byte first.
  func little(_ count: Int, at start: Int) -> Int? {
    slice(count, at: start)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func has(_ text: String, at start: Int) -> Bool {
    slice(text.utf8.count, at: start)?.elementsEqual(text.utf8) ?? false
  }
}
