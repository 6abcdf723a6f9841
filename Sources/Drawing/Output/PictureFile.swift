import Traits

/// A file that a picture is written to.
package struct PictureFile: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, pdf
  }

  package let path: String
  package let format: Format

  /// - Throws: when the path's ending names no format that is known.
  package init(path: String) throws(DrawingError) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = Format(rawValue: ending) else {
      throw DrawingError(
        .file, "\(path): a picture's name ends with .png, .svg or .pdf, not with “\(ending)”.")
    }
    self.init(path: path, format: format)
  }

  package init(path: String, format: Format) {
    self.path = path
    self.format = format
  }

  /// Draws a picture and writes it.
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point, for PNG; the other formats have no pixels.
  package func write(size: Size, scale: Double, _ draw: (Canvas) -> Void) throws(DrawingError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      scale > 0, scale.isFinite
    else {
      throw DrawingError(
        .badSize, "A picture of \(size.width)×\(size.height) points can't be made.")
    }
    switch format {
    case .png:
      // Cairo's limit is below 2¹⁵ pixels; a larger number may not even fit an integer.
      let most = 40_000.0
      let surface = try Surface.image(
        width: Int(min((size.width * scale).rounded(.up), most)),
        height: Int(min((size.height * scale).rounded(.up), most)))
      let canvas = Canvas(surface)
      canvas.scale(scale, scale)
      draw(canvas)
      try canvas.check()
      try surface.writePNG(to: path)
    case .svg: try write(to: try Surface.svg(path: path, size: size), draw)
    case .pdf: try write(to: try Surface.pdf(path: path, size: size), draw)
    }
  }

  private func write(to surface: Surface, _ draw: (Canvas) -> Void) throws(DrawingError) {
    let canvas = Canvas(surface)
    draw(canvas)
    try canvas.check(path: path)
    try surface.finish(path: path)
  }
}
