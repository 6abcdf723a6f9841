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
    let bytes = try format.bytes(size: size, scale: scale, draw)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { throw unwritable }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = unwritable
        close(file)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    guard close(file) == 0 else { throw unwritable }
  }

  /// What the system says of the call before.
  private var unwritable: DrawingError {
    DrawingError(
      .file, "\(path): The picture can't be written (\(String(cString: strerror(errno)))).")
  }
}

extension PictureFile.Format {
  /// Draws a picture.
  /// - Parameters: as for ``PictureFile/write(size:scale:_:)``.
  package func bytes(
    size: Size, scale: Double, _ draw: (Canvas) -> Void
  ) throws(DrawingError) -> [UInt8] {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      scale > 0, scale.isFinite
    else {
      throw DrawingError(
        .badSize,
        "A picture of \(size.width.text())×\(size.height.text()) points can't be made.")
    }
    let surface =
      switch self {
      case .png:
        try Surface.image(
          width: Int(bounded: (size.width * scale).rounded(.up)),
          height: Int(bounded: (size.height * scale).rounded(.up)))
      case .svg: try Surface.svg(size: size)
      case .pdf: try Surface.pdf(size: size)
      }
    let canvas = Canvas(surface)
    if self == .png { canvas.scale(scale, scale) }
    draw(canvas)
    try canvas.check()
    return self == .png ? try surface.png() : try surface.finish()
  }
}
