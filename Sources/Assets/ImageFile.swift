import Traits

/// An image as a file, chosen for some traits.
package struct ImageFile: Hashable, Sendable {
  package enum Rendering: Hashable, Sendable {
    /// As the view that shows it decides.
    case automatic
    /// Only its shape counts; it is drawn in the tint colour.
    case template
    case original
  }

  package let path: String
  /// Pixels per point; 1 for vectors.
  package let scale: Double
  package let rendering: Rendering
  /// Whether the file is a drawing that has no pixels (PDF or SVG).
  package let isVector: Bool
  /// For PNG files; nil for others and for damaged ones.
  package let pixelSize: PixelSize?

  /// Points, for PNG files.
  package var pointSize: Size? {
    pixelSize.map { Size(width: Double($0.width) / scale, height: Double($0.height) / scale) }
  }

  /// - Parameter scale: Pixels per point; nil where the file is for every scale.
  package init(path: String, scale: Double?, rendering: Rendering) {
    self.path = path
    self.rendering = rendering
    isVector = ["pdf", "svg"].contains(splitExtension(path).extension.lowercased())
    self.scale = isVector ? 1 : scale ?? 1
    pixelSize = readRegularFile(path, limit: PixelSize.headerSize).flatMap(PixelSize.init(png:))
  }
}

package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Enough for the chunk with the size, and for the one that Xcode's own PNGs have before it.
  static let headerSize = 64

  /// Reads the size from the start of a PNG file. Source: PNG specification, 5.2 and 11.2.1.
  init?(png bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var chunk = 8
    while chunk + 16 <= bytes.count {
      let length = Self.integer(bytes, at: chunk)
      if bytes[(chunk + 4)..<(chunk + 8)].elementsEqual("IHDR".utf8) {
        width = Self.integer(bytes, at: chunk + 8)
        height = Self.integer(bytes, at: chunk + 12)
        // The specification's limit; zero is not a size.
        guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else { return nil }
        return
      }
      chunk += 12 + length
    }
    return nil
  }

  /// Four bytes, the most significant first.
  private static func integer(_ bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
