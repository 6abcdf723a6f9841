import Glibc
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
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    guard let format = Format(rawValue: ending.dropFirst().lowercased()) else {
      throw DrawingError(
        .file,
        "\(path): a picture's name ends with .png, .svg or .pdf"
          + (ending.isEmpty ? "." : ", not with “\(ending)”."))
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
        .badSize,
        "A picture of \(size.width.text())×\(size.height.text()) points can't be made.")
    }
    do {
      switch format {
      case .png: try writePNG(size: size, scale: scale, draw)
      case .svg: try write(to: try Surface.svg(path: path, size: size), draw)
      case .pdf: try write(to: try Surface.pdf(path: path, size: size), draw)
      }
    } catch  where error.reason == .file {
      throw DrawingError(.file, "\(path): The picture can't be written (\(obstacle)).")
    }
  }

  private func writePNG(
    size: Size, scale: Double, _ draw: (Canvas) -> Void
  ) throws(DrawingError) {
    let surface = try Surface.image(
      width: Int(bounded: (size.width * scale).rounded(.up)),
      height: Int(bounded: (size.height * scale).rounded(.up)))
    let canvas = Canvas(surface)
    canvas.scale(scale, scale)
    draw(canvas)
    try canvas.check()
    try surface.writePNG(to: path)
  }

  /// What is in the way of writing the file, which Cairo doesn't tell.
  private var obstacle: String {
    let file = open(path, O_WRONLY)
    guard file < 0 else {
      close(file)
      return "is there room left?"
    }
    return String(cString: strerror(errno))
  }

  private func write(to surface: Surface, _ draw: (Canvas) -> Void) throws(DrawingError) {
    let canvas = Canvas(surface)
    draw(canvas)
    try canvas.check(path: path)
    try surface.finish(path: path)
  }
}
