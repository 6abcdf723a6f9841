import Glibc
import Graphics
import Localization
import Traits

/// How much two pictures differ to the eye.
///
/// Colours are compared in CIELAB, where lightness is from 0 to 100 and a distance of 2.3 is about the least that
/// people see (Mahy, Van Eycken and Oosterlinck, 1994). A pixel differs
/// where its lightness, one of its colour components or its opacity lies outside what the nine pixels around
/// the same place in the other picture span, by more than the tolerance, or the other way round. So edges that
/// are smoothed otherwise, and shifts by one pixel, don't count; a line that comes or goes, and a surface of
/// another colour, do. With a tolerance of 0 every pixel that isn't the same differs.
package struct PixelComparison {
  /// Whether the pictures have different sizes; pixels that only one of them has count as different.
  package let isOtherSize: Bool
  package private(set) var differing = 0
  let pixelCount: Int
  /// The smallest rectangle around what differs, in pixels.
  package private(set) var bounds: (left: Int, top: Int, right: Int, bottom: Int)?

  /// - Parameters: PNG files, and a distance in CIELAB.
  /// - Returns: nil where one of them can't be read.
  package init?(_ before: [UInt8], _ after: [UInt8], tolerance: Float) {
    guard let old = Pixels(png: before), let new = Pixels(png: after) else { return nil }
    isOtherSize = old.width != new.width || old.height != new.height
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    pixelCount = max(old.width, new.width) * max(old.height, new.height)
    differing = pixelCount - width * height
    let colors = ColorCache()
    for y in 0..<height {
      for x in 0..<width where old[x, y] != new[x, y] {
        guard
          tolerance == 0 || old.isOutside(new, x, y, tolerance, colors)
            || new.isOutside(old, x, y, tolerance, colors)
        else { continue }
        differing += 1
        let last = bounds ?? (x, y, x, y)
        bounds = (min(last.left, x), min(last.top, y), max(last.right, x), max(last.bottom, y))
      }
    }
  }

  /// Whether bytes are a PNG file that can be read.
  package static func isPicture(_ bytes: [UInt8]) -> Bool { Pixels(png: bytes) != nil }

  /// From 0 to 1.
  package var share: Double { pixelCount > 0 ? Double(differing) / Double(pixelCount) : 0 }

  /// The comparison as a sentence.
  package var sentence: String {
    let percent = share * 100
    let figure = ((percent * 10).rounded() / 10).text()
    return switch (isOtherSize, percent >= 0.1) {
    case (true, true): localized("of another size; %1$s %% of the pixels differ", figure)
    case (true, false): localized("of another size; Less than 0.1 % of the pixels differ")
    case (false, true): localized("%1$s %% of the pixels differ", figure)
    case (false, false): localized("Less than 0.1 % of the pixels differ")
    }
  }
}

/// The pixels of a picture.
private struct Pixels {
  let width: Int
  let height: Int
  /// Opacity, red, green and blue, multiplied with the opacity.
  private let values: [UInt32]

  init?(png: [UInt8]) {
    guard var surface = try? Surface.png(png), surface.width > 0, surface.height > 0 else {
      return nil
    }
    if !surface.hasPixels {
      // Without opacity, as other programs write it.
      guard let copy = try? Surface.image(width: surface.width, height: surface.height) else {
        return nil
      }
      let size = Size(width: Double(surface.width), height: Double(surface.height))
      Canvas(copy).draw(surface, in: Rect(x: 0, y: 0, width: size.width, height: size.height))
      surface = copy
    }
    (width, height) = (surface.width, surface.height)
    values = surface.pixelBytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    guard values.count == width * height else { return nil }
  }

  subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

  /// Whether a pixel is unlike all around the same place in the other picture.
  func isOutside(
    _ other: Pixels, _ x: Int, _ y: Int, _ tolerance: Float, _ colors: ColorCache
  ) -> Bool {
    let color = colors[self[x, y]]
    var (least, most) = (colors[other[x, y]], colors[other[x, y]])
    for row in max(0, y - 1)...min(other.height - 1, y + 1) {
      for column in max(0, x - 1)...min(other.width - 1, x + 1) {
        let near = colors[other[column, row]]
        least = pointwiseMin(least, near)
        most = pointwiseMax(most, near)
      }
    }
    let excess = pointwiseMax(least - color, color - most)
    return excess.max() > tolerance
  }
}

/// Colours in CIELAB, with opacity from 0 to 100. Few of the many pixels have a colour of their own.
private final class ColorCache {
  private var known: [UInt32: SIMD4<Float>] = [:]

  subscript(pixel: UInt32) -> SIMD4<Float> {
    if let color = known[pixel] { return color }
    let color = Self.lab(pixel)
    known[pixel] = color
    return color
  }

  /// Source: CIE 15:2004, 8.2.1, of sRGB and its white (IEC 61966-2-1). What lets light through is on white.
  private static func lab(_ pixel: UInt32) -> SIMD4<Float> {
    let alpha = Double(pixel >> 24) / 255
    func linear(_ shift: UInt32) -> Double {
      let coded = min(1, Double((pixel >> shift) & 0xFF) / 255 + 1 - alpha)
      return coded <= 0.04045 ? coded / 12.92 : pow((coded + 0.055) / 1.055, 2.4)
    }
    func root(_ part: Double) -> Double {
      part > 216.0 / 24389 ? cbrt(part) : (part * 24389 / 27 + 16) / 116
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    return SIMD4(
      Float(116 * y - 16), Float(500 * (x - y)), Float(200 * (y - z)), Float(alpha * 100))
  }
}
