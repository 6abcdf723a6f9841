/// A GIF that is written picture by picture, each with what has changed since the one before alone. Source: the
/// Graphics Interchange Format's specification, version 89a.
///
/// Our own, and not giflib's: that has no more than the same compression, and its quantiser, of 5 bits to a
/// component, makes white grey.
package struct GIFAnimation {
  private let width: Int
  private let height: Int
  private var bytes: [UInt8]
  /// The colours of the picture before, without opacity.
  private var shown: [UInt32] = []
  /// Where the last picture's time is written, and the time, in hundredths of a second.
  private var last: (offset: Int, time: Int)?

  /// - Parameters:
  ///   - width: Pixels, as is the height; up to 65,535.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = Array("GIF89a".utf8)
    append(width)
    append(height)
    // No colours that all pictures have in common.
    bytes += [0x70, 0, 0]
    // It begins again at its end, for ever. Source: Netscape's application extension.
    bytes += [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  /// How many pictures it has by now.
  package private(set) var count = 0

  /// Adds a picture; one like the one before lengthens that one's time.
  /// - Parameters:
  ///   - pixels: Row by row, four bytes each: blue, green, red, and one that isn't looked at.
  ///   - time: For which it is seen, in hundredths of a second.
  package mutating func add(_ pixels: [UInt8], for time: Int) {
    guard pixels.count == width * height * 4 else { return }
    let colors = pixels.withUnsafeBytes { bytes in
      (0..<width * height).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
          & 0xFF_FFFF
      }
    }
    guard let changed = changedPart(of: colors) else {
      if let last { setTime(last.time + time, at: last.offset) }
      return
    }
    write(colors, changed, time)
    shown = colors
    count += 1
  }

  /// The whole file.
  package func finished() -> [UInt8] { bytes + [0x3B] }

  private struct Part {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
  }

  /// The smallest rectangle around all that isn't as before; nil where everything is.
  private func changedPart(of colors: [UInt32]) -> Part? {
    guard !shown.isEmpty else { return Part(columns: 0...(width - 1), rows: 0...(height - 1)) }
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { colors[$0] != shown[$0] }),
        let last = row.last(where: { colors[$0] != shown[$0] })
      else { continue }
      (left, right) = (min(left, first - row.lowerBound), max(right, last - row.lowerBound))
      (top, bottom) = (min(top, y), y)
    }
    return right < 0 ? nil : Part(columns: left...right, rows: top...bottom)
  }

  private mutating func write(_ colors: [UInt32], _ part: Part, _ time: Int) {
    let places = part.rows.flatMap { y in part.columns.map { y * width + $0 } }
    let isNew = places.map { shown.isEmpty || colors[$0] != shown[$0] }
    let palette = GIFPalette(
      of: zip(places, isNew).lazy.filter(\.1).map { colors[$0.0] }, size: GIFPalette.mostColors - 1)
    // What hasn't changed is seen through, which is one colour more.
    let clear = UInt8(palette.colors.count)
    let bits = max(1, Int.bitWidth - palette.colors.count.leadingZeroBitCount)
    bytes += [0x21, 0xF9, 4, 0b101]
    last = (bytes.count, time)
    append(0)
    setTime(time, at: bytes.count - 2)
    bytes += [clear, 0, 0x2C]
    for number in [
      part.columns.lowerBound, part.rows.lowerBound, part.columns.count, part.rows.count,
    ] { append(number) }
    bytes.append(0x80 | UInt8(bits - 1))
    for color in palette.colors {
      bytes += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    bytes += [UInt8](repeating: 0, count: 3 * ((1 << bits) - palette.colors.count))
    var (color, index) = (UInt32.max, clear)
    let indices = zip(places, isNew).map { place, isNew -> UInt8 in
      guard isNew else { return clear }
      // Most pixels are as the one before.
      if colors[place] != color {
        color = colors[place]
        index = palette.index(of: color)
      }
      return index
    }
    let compressed = GIFCompression.compress(indices, bits: max(bits, 2))
    bytes.append(UInt8(max(bits, 2)))
    for start in stride(from: 0, to: compressed.count, by: 255) {
      let block = compressed[start..<min(start + 255, compressed.count)]
      bytes.append(UInt8(block.count))
      bytes += block
    }
    bytes.append(0)
  }

  private mutating func setTime(_ time: Int, at offset: Int) {
    let time = min(time, Int(UInt16.max))
    last = (offset, time)
    (bytes[offset], bytes[offset + 1]) = (UInt8(time & 0xFF), UInt8(time >> 8))
  }

  private mutating func append(_ number: Int) {
    bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}
