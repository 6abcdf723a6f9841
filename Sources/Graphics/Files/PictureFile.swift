import Files
import GIF
import Glibc
import Localization
import Traits

/// A file that a picture is written to.
package struct PictureFile: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, pdf, gif

    /// Whether it has pixels, of which there can be several to a point.
    package var hasPixels: Bool { self == .png || self == .gif }
  }

  package let path: String
  package let format: Format

  /// - Throws: when the path's ending names no format that is known.
  package init(path: String) throws(DrawingError) {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    guard let format = Format(rawValue: ending.dropFirst().lowercased()) else {
      throw DrawingError(
        .file,
        "\(path): a picture's name ends with .png, .svg, .pdf or .gif"
          + (ending.isEmpty ? "." : ", not with “\(ending)”."))
    }
    self.init(path: path, format: format)
  }

  package init(path: String, format: Format) {
    self.path = path
    self.format = format
  }

  /// Draws a picture and writes it, so that there is never half of one.
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point, where the format has pixels.
  package func write(size: Size, scale: Double, _ draw: (Canvas) -> Void) throws(DrawingError) {
    try write(try format.bytes(size: size, scale: scale, draw))
  }

  /// Writes a picture that has been drawn.
  package func write(_ bytes: [UInt8]) throws(DrawingError) {
    do throws(FileReplacement.Failure) {
      try FileReplacement.write(bytes, to: path)
    } catch {
      throw DrawingError(
        .file, localized("%1$s: The picture can't be written (%2$s).", path, error.message))
    }
  }
}

extension PictureFile.Format {
  /// Draws a picture.
  /// - Parameters: as for ``PictureFile/write(size:scale:_:)``.
  package func bytes(
    size: Size, scale: Double, isCancelled: () -> Bool = { false }, _ draw: (Canvas) -> Void
  ) throws(DrawingError) -> [UInt8] {
    try check(size, scale)
    let surface =
      switch self {
      case .png, .gif:
        try Surface.image(
          width: Int(bounded: (size.width * scale).rounded(.up)),
          height: Int(bounded: (size.height * scale).rounded(.up)))
      case .svg: try Surface.svg(size: size)
      case .pdf: try Surface.pdf(size: size)
      }
    let canvas = Canvas(surface)
    if hasPixels { canvas.scale(scale, scale) }
    // A GIF's pixels are opaque.
    if self == .gif { canvas.fill(Rect(size), Color(white: 1)) }
    draw(canvas)
    guard !isCancelled() else { throw DrawingError(.cancelled, "The picture is not wanted.") }
    try canvas.check()
    switch self {
    case .png: return try surface.png()
    case .svg, .pdf: return try surface.finish()
    case .gif:
      var picture = GIFAnimation(width: surface.width, height: surface.height)
      picture.add(surface.pixelBytes, for: 0)
      return picture.finished()
    }
  }
  /// Pixels to the point.
  private static let scales = 0.01...100.0
  /// Points, of drawings without pixels: a hundred times what any screen has.
  private static let longestSide = 200_000.0
  /// They take 400 MB; of a GIF, whose colours are chosen, about as much.
  private var mostPixels: Double { self == .gif ? 16e6 : 100e6 }

  package func check(_ size: Size, _ scale: Double) throws(DrawingError) {
    guard Self.scales.contains(scale) else {
      throw DrawingError(
        .badSize,
        localized("A picture has 0.01 to 100 pixels to the point."))
    }
    let (width, height) = (size.width.text(), size.height.text())
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= Self.longestSide else {
      throw DrawingError(
        .badSize,
        localized(
          "A picture of %1$s×%2$s points can't be made; it has 1 to 200,000 each way.", width,
          height))
    }
    guard !hasPixels || size.width * scale * size.height * scale <= mostPixels else {
      throw DrawingError(
        .badSize,
        localized(
          """
          A picture of %1$s×%2$s points has %3$s×%4$s pixels, of which there can be %5$s million; choose a \
          smaller scale.
          """, width, height, (size.width * scale).text(), (size.height * scale).text(),
          (mostPixels / 1e6).text()))
    }
  }
}
