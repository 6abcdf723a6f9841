import Assets
import Glibc
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
  /// Seconds that an image may take to be read and, of a drawing, drawn once. Drawings take a few
  /// milliseconds.
  static let longestTime = 4.0

  /// The image in a file.
  static func surface(
    path: String, longestTime: Double = longestTime, _ limit: TimeLimit = TimeLimit()
  ) throws(ImageProblem) -> Surface {
    guard let bytes = readRegularFile(path, limit: largestFile + 1) else { throw .missing }
    guard bytes.count <= largestFile else { throw .tooLarge }
    guard let format = ImageFormat(header: bytes) else { throw .unreadable }
    switch format {
    case .png: return try png(bytes)
    case .jpeg, .gif, .tiff, .bmp, .webp, .heif:
      let image = try PixelImage(
        bytes, mostPixels: mostPixels, longestSide: longestSide, seconds: longestTime)
      do { return try image.surface() } catch { throw .tooLarge }
    case .svg, .pdf:
      guard format == .pdf || bytes.count <= largestSVG else { throw .tooLarge }
      guard !limit.isBusy else { throw .busy }
      let drawn = limit.run(seconds: longestTime) { () throws(ImageProblem) -> Drawn in
        Drawn(surface: try drawing(format, bytes))
      }
      guard let drawn else { throw .tooSlow }
      return try drawn.get().surface
    }
  }

  private static func png(_ bytes: [UInt8]) throws(ImageProblem) -> Surface {
    guard let size = PixelSize(.png, header: bytes) else { throw .unreadable }
    guard size.width * size.height <= mostPixels else { throw .tooLarge }
    do { return try Surface.png(bytes) } catch { throw .unreadable }
  }

  /// What was drawn on another thread, which has no more to do with it.
  private struct Drawn: @unchecked Sendable {
    let surface: Surface
  }

  /// A drawing as its shapes, which stay sharp in whatever size they are drawn.
  private static func drawing(_ format: ImageFormat, _ bytes: [UInt8]) throws(ImageProblem)
    -> Surface
  {
    let image: any VectorImage = format == .svg ? try SVGImage(bytes) : try PDFImage(bytes)
    let size = image.size
    // Blurs and masks are pixels even so: as many as would do for the image in its largest size.
    let side = max(size.width, size.height)
    guard side.isFinite, side <= largestSide else { throw .tooLarge }
    guard min(size.width, size.height) >= smallestSide else { throw .unreadable }
    let factor = min(max(finestSide / side, 1), 8)
    // A guess: a number of a path has 16 bytes and few digits, and those of a PDF are packed.
    let surface = Surface.recording(
      size: size, scale: factor, source: image, byteCount: 100_000 + 20 * bytes.count)
    let canvas = Canvas(surface)
    canvas.scale(factor, factor)
    try image.draw(on: canvas)
    do {
      try canvas.check()
      // What takes long takes it when it is drawn on pixels.
      let start = threadTime()
      _ = try pixels(of: surface, Size(width: trialSide, height: trialSide))
      let time = threadTime() - start
      guard time > longestReplay else { return surface }
      let pixelSide = trialSide * min(max((longestFill / time).squareRoot(), 1), 4)
      let scale = pixelSide / side
      let pixels = try pixels(
        of: surface, Size(width: size.width * scale, height: size.height * scale))
      pixels.pointSize = size
      return pixels
    } catch {
      throw .unreadable
    }
  }

  /// - Parameter size: In pixels.
  /// - Throws: What would otherwise take the rest of the picture with it.
  private static func pixels(of drawing: Surface, _ size: Size) throws(DrawingError) -> Surface {
    let (width, height) = (max(1, size.width.rounded(.up)), max(1, size.height.rounded(.up)))
    let pixels = try Surface.image(width: Int(width), height: Int(height))
    let canvas = Canvas(pixels)
    canvas.draw(drawing, in: Rect(Size(width: width, height: height)))
    try canvas.check()
    return pixels
  }

  /// Seconds that this thread has worked. What others do at the same time doesn't count.
  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Points. The filters and masks of larger ones take gigabytes; templates of symbols have 3,300.
  private static let largestSide = 4096.0
  /// Points. Cairo can't draw what has to be made larger than about 30,000 times.
  private static let smallestSide = 0.01
  /// Seconds of work for drawing the shapes once. What takes longer is kept as pixels.
  private static let longestReplay = 0.02
  /// Seconds of work for these pixels: four times as many take at most four times as long.
  private static let longestFill = 1.0
  /// Pixels.
  private static let finestSide = 1024.0
  private static let trialSide = 512.0
}
