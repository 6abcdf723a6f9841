import Glibc
import Graphics
import Traits

/// A drawing as its shapes, which stay sharp in whatever size they are drawn; or as pixels, where it holds
/// some itself or takes long.
///
/// The shapes are what Cairo writes as SVG of what a library draws. They are handed out only where, read
/// again, they give the same picture.
struct DrawingDecoder {
  private let image: any VectorImage
  /// Points.
  private let size: Size
  /// Of the longer side, in points.
  private let side: Double

  /// The masks of larger ones take gigabytes; templates of symbols have 3,300.
  private static let longestSide = Double(DecodedImage.longestSide)
  /// Points. Cairo can't draw what has to be made larger than about 30,000 times.
  private static let smallestSide = 0.01
  /// Units. Cairo writes numbers with few decimals.
  private static let finestSide = 1024.0
  /// Pixels.
  private static let trialSide = 256.0
  /// Seconds of work for reading and drawing the shapes once. What takes longer is kept as pixels.
  private static let longestReplay = 0.05
  /// Seconds of work for drawing the image once, above which its shapes would certainly take too long.
  private static let longestTrial = 0.2
  /// Seconds of work for them: four times as many pixels take at most four times as long.
  private static let longestFill = 0.3
  /// Pixels to the point of those.
  private static let finestScale = 8.0

  init(_ image: any VectorImage) throws(ImageProblem) {
    self.image = image
    size = image.size
    side = max(size.width, size.height)
    guard side.isFinite, side <= Self.longestSide else { throw .tooLarge }
    guard min(size.width, size.height) >= Self.smallestSide else { throw .unreadable }
  }

  func decode() throws(ImageProblem) -> DecodedImage {
    let start = threadTime()
    let trial = try pixels(scale: Self.trialSide / side)
    let time = threadTime() - start
    if time < Self.longestTrial, let shapes = try shapes(like: trial) { return shapes }
    let possible = Self.trialSide * min(max(Self.longestFill / time, 1), 64).squareRoot()
    let wanted = min(possible, max(side * Self.finestScale, 2 * Self.trialSide))
    return pixels(wanted > Self.trialSide ? try pixels(scale: wanted / side) : trial)
  }

  private func pixels(_ surface: Surface) -> DecodedImage {
    .pixels(
      width: surface.width, height: surface.height, pointSize: size, bytes: surface.pixelBytes)
  }

  // MARK: Pixels

  /// - Parameter scale: Pixels to the point.
  private func pixels(scale: Double) throws(ImageProblem) -> Surface {
    let surface = try pixels(of: size, scale: scale)
    let canvas = Canvas(surface)
    // The whole image fills whole pixels.
    canvas.scale(Double(surface.width) / size.width, Double(surface.height) / size.height)
    try image.draw(on: canvas)
    guard (try? canvas.check()) != nil else { throw .unreadable }
    return surface
  }

  private func pixels(of size: Size, scale: Double) throws(ImageProblem) -> Surface {
    let width = max(1, (size.width * scale).rounded(.up))
    let height = max(1, (size.height * scale).rounded(.up))
    guard let surface = try? Surface.image(width: Int(width), height: Int(height)) else {
      throw .tooLarge
    }
    return surface
  }

  // MARK: Shapes

  /// - Parameter trial: What the image looks like.
  /// - Returns: nil where it is better kept as pixels.
  private func shapes(like trial: Surface) throws(ImageProblem) -> DecodedImage? {
    let scale = min(max(Self.finestSide / side, 1), 8)
    let extent = Size(width: size.width * scale, height: size.height * scale)
    guard let surface = try? Surface.svg(size: extent) else { throw .tooLarge }
    let canvas = Canvas(surface)
    canvas.scale(scale, scale)
    try image.draw(on: canvas)
    guard (try? canvas.check()) != nil else { throw .unreadable }
    guard let svg = try? surface.finish(), svg.count <= DecodedImage.longestDrawing else {
      return nil
    }
    let start = threadTime()
    let again = try pixels(of: size, scale: Self.trialSide / side)
    let replay = Canvas(again)
    replay.scale(Double(again.width) / extent.width, Double(again.height) / extent.height)
    guard ShapePainter.paint(svg, on: replay), (try? replay.check()) != nil,
      threadTime() - start <= Self.longestReplay, again.looks(like: trial)
    else { return nil }
    return .shapes(size: size, scale: scale, svg: svg)
  }

  /// Seconds that this thread has worked. What others do at the same time doesn't count.
  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Surface {
  /// Of 255. The edges of letters differ by less, as their places are rounded otherwise.
  private static let mostDifference: UInt8 = 96

  /// Whether two images of the same size have the same colours, but for a pixel in a thousand.
  fileprivate func looks(like other: Surface) -> Bool {
    let (these, those) = (pixelBytes, other.pixelBytes)
    guard these.count == those.count else { return false }
    var different = 0
    these.withUnsafeBufferPointer { these in
      those.withUnsafeBufferPointer { those in
        for index in 0..<these.count
        where max(these[index], those[index]) - min(these[index], those[index])
          > Self.mostDifference
        {
          different += 1
        }
      }
    }
    return different <= max(4, these.count / 4_000)
  }
}
