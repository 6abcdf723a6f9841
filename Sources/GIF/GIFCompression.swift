/// Lempel, Ziv and Welch's compression as GIF has it. Source: the Graphics Interchange Format's specification,
/// version 89a, appendix F.
enum GIFCompression {
  /// Codes have 12 bits at most.
  private static let mostCodes = 4096

  /// - Parameters:
  ///   - indices: of colours.
  ///   - bits: of an index, 2 to 8.
  static func compress(_ indices: [UInt8], bits: Int) -> [UInt8] {
    let clear = 1 << bits
    var output = BitStream()
    // By the code of what was read before, and what comes next: the code of both, or 0.
    var codes = [UInt16](repeating: 0, count: mostCodes << 8)
    var used: [Int] = []
    var (next, width) = (clear + 2, bits + 1)
    output.append(clear, width)
    var prefix: Int?
    for index in indices {
      guard let known = prefix else {
        prefix = Int(index)
        continue
      }
      let place = known << 8 | Int(index)
      if codes[place] != 0 {
        prefix = Int(codes[place])
        continue
      }
      output.append(known, width)
      prefix = Int(index)
      if next < mostCodes {
        codes[place] = UInt16(next)
        used.append(place)
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        output.append(clear, width)
        for place in used { codes[place] = 0 }
        used = []
        (next, width) = (clear + 2, bits + 1)
      }
    }
    if let prefix { output.append(prefix, width) }
    // Who reads knows one code more by now.
    if next == 1 << width, width < 12 { width += 1 }
    output.append(clear + 1, width)
    return output.finished()
  }
}

/// Codes of several bits, one after the other from the lowest bit on.
private struct BitStream {
  private var bytes: [UInt8] = []
  private var (rest, count) = (0, 0)

  mutating func append(_ code: Int, _ width: Int) {
    rest |= code << count
    count += width
    while count >= 8 {
      bytes.append(UInt8(rest & 0xFF))
      rest >>= 8
      count -= 8
    }
  }

  func finished() -> [UInt8] { count > 0 ? bytes + [UInt8(rest)] : bytes }
}
