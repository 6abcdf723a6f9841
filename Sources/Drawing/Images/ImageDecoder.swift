import Assets
import Traits

/// Reads images from files that may hold anything: nothing outside the file is opened for what is in it,
/// and what would take too much memory or time is refused.
enum ImageDecoder {
  /// 64 MiB: more than the photos of today's cameras.
  private static let largestFile = 64 << 20
  /// 4 MiB, for drawings of a few hundred shapes that take kilobytes.
  private static let largestSVG = 4 << 20
  /// As today's cameras make.
  private static let mostPixels = 50_000_000
  /// Pixels. No screen has as many across.
  private static let longestSide = 4096
  /// Seconds that a drawing may take to be read and drawn once. Real ones take a few milliseconds.
  static let longestTime = 4.0

  /// The image in a file.
  static func surface(
    path: String, longestTime: Double = longestTime
  ) throws(ImageProblem) -> Surface {
    guard let bytes = readRegularFile(path, limit: largestFile + 1) else { throw .missing }
    guard bytes.count <= largestFile else { throw .tooLarge }
    guard let format = ImageFormat(header: bytes) else { throw .unreadable }
    switch format {
    case .png: return try png(path: path, bytes)
    case .jpeg, .gif, .tiff, .bmp, .webp, .heif:
      let image = try PixelImage(bytes, mostPixels: mostPixels, longestSide: longestSide)
      do { return try image.surface() } catch { throw .tooLarge }
    case .svg, .pdf:
      guard format == .pdf || bytes.count <= largestSVG else { throw .tooLarge }
      let drawn = TimeLimit.run(seconds: longestTime) { () throws(ImageProblem) -> Drawn in
        Drawn(surface: try drawing(format, bytes))
      }
      guard let drawn else { throw .tooSlow }
      return try drawn.get().surface
    }
  }

  private static func png(path: String, _ bytes: [UInt8]) throws(ImageProblem) -> Surface {
    guard let size = PixelSize(.png, header: bytes) else { throw .unreadable }
    guard size.width * size.height <= mostPixels else { throw .tooLarge }
    do { return try Surface.png(path: path) } catch { throw .unreadable }
  }

  /// What was drawn on another thread, which has no more to do with it.
  private struct Drawn: @unchecked Sendable {
    let surface: Surface
  }

  /// A drawing as its shapes, which stay sharp in whatever size they are drawn.
  private static func drawing(_ format: ImageFormat, _ bytes: [UInt8]) throws(ImageProblem)
    -> Surface
  {
    let source: AnyObject
    let (size, draw): (Size, (Canvas) throws(ImageProblem) -> Void)
    if format == .svg {
      let image = try SVGImage(bytes)
      (source, size, draw) = (image, image.size, image.draw)
    } else {
      let image = try PDFImage(bytes)
      (source, size, draw) = (image, image.size, image.draw)
    }
    // Blurs and masks are pixels even so: as many as would do for the image in its largest size.
    let side = max(size.width, size.height)
    guard side.isFinite, side <= largestSide else { throw .tooLarge }
    let factor = min(max(finestSide / side, 1), 8)
    let surface = Surface.recording(size: size, scale: factor, source: source)
    let canvas = Canvas(surface)
    canvas.scale(factor, factor)
    try draw(canvas)
    do {
      try canvas.check()
      // What takes long takes it when it is drawn on pixels.
      let trial = Canvas(try Surface.image(width: trialSide, height: trialSide))
      trial.draw(surface, in: Rect(Size(width: Double(trialSide), height: Double(trialSide))))
      // What fails there would take the rest of the picture with it.
      try trial.check()
    } catch {
      throw .unreadable
    }
    return surface
  }

  /// Points. Templates of symbols have 3,300.
  private static let largestSide = 20_000.0
  /// Pixels.
  private static let finestSide = 1024.0
  private static let trialSide = 512
}
