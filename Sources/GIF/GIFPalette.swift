/// The colours that a picture of few colours has: all of its own where there is room for them, else those that
/// are nearest to the most pixels. Interfaces have large areas of one colour and few gradients; nothing is mixed
/// from dots.
struct GIFPalette {
  /// A GIF has a byte for a pixel.
  static let mostColors = 256

  private(set) var colors: [UInt32] = []
  private var indices: [UInt32: UInt8] = [:]

  /// - Parameters:
  ///   - pixels: Red, green and blue, 8 bits each.
  ///   - size: Colours at most.
  init(of pixels: some Sequence<UInt32>, size: Int) {
    var counts: [UInt32: Int] = [:]
    var (run, length) = (UInt32.max, 0)
    for pixel in pixels {
      if pixel != run {
        if length > 0 { counts[run, default: 0] += length }
        (run, length) = (pixel, 0)
      }
      length += 1
    }
    if length > 0 { counts[run, default: 0] += length }
    // In order, so that the same picture has the same bytes.
    let known = counts.sorted { $0.key < $1.key }.map { Box.Entry(color: $0.key, count: $0.value) }
    guard known.count > size else {
      colors = known.map(\.color)
      for (index, color) in colors.enumerated() { indices[color] = UInt8(index) }
      return
    }
    for box in Box(known).cut(into: size) {
      for entry in box.entries { indices[entry.color] = UInt8(colors.count) }
      colors.append(box.mean)
    }
  }

  /// The place of what a pixel's colour is drawn as.
  func index(of color: UInt32) -> UInt8 { indices[color] ?? 0 }
}

/// Colours that are to be one.
private struct Box {
  struct Entry {
    let color: UInt32
    let count: Int

    /// - Parameter shift: 16 for red, 8 for green, 0 for blue.
    func component(_ shift: UInt32) -> Double { Double((color >> shift) & 0xFF) }
  }

  private static let shifts: [UInt32] = [16, 8, 0]

  let entries: [Entry]
  /// Of each component, over all pixels.
  private let means: [Double]
  /// By how much the pixels differ from the mean, squared: of each component.
  private let errors: [Double]

  init(_ entries: [Entry]) {
    self.entries = entries
    let count = Double(entries.reduce(0) { $0 + $1.count })
    let means = Self.shifts.map { shift in
      entries.reduce(0) { $0 + $1.component(shift) * Double($1.count) } / count
    }
    self.means = means
    errors = zip(Self.shifts, means).map { shift, mean in
      entries.reduce(0) {
        let difference = $1.component(shift) - mean
        return $0 + difference * difference * Double($1.count)
      }
    }
  }

  var mean: UInt32 {
    zip(Self.shifts, means).reduce(0) { $0 | UInt32($1.1.rounded()) << $1.0 }
  }

  private var error: Double { errors.reduce(0, +) }

  /// Cuts what differs the most, again and again, at the mean of the component that differs the most.
  func cut(into count: Int) -> [Box] {
    var boxes = [self]
    while boxes.count < count {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        let halves = boxes[worst].halves
      else { break }
      boxes[worst] = halves.0
      boxes.append(halves.1)
    }
    return boxes
  }

  private var halves: (Box, Box)? {
    guard let component = errors.indices.max(by: { errors[$0] < errors[$1] }),
      errors[component] > 0
    else { return nil }
    let (shift, mean) = (Self.shifts[component], means[component])
    return (
      Box(entries.filter { $0.component(shift) <= mean }),
      Box(entries.filter { $0.component(shift) > mean })
    )
  }
}
