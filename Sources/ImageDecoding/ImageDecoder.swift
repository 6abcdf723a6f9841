import Assets
import Drawing
import Graphics
import Traits

/// Reads images that may hold anything: nothing outside the file is opened for what is in it.
///
/// It is for a process that may take no more memory and time than an image is worth, and that can be lost.
enum ImageDecoder {
  /// As today's cameras make.
  private static let mostPixels = 50_000_000
  /// 4 MiB, for drawings of a few hundred shapes that take kilobytes.
  private static let largestSVG = 4 << 20

  static func decode(_ bytes: [UInt8], _ question: DecodingQuestion) -> DecodedImage {
    let longestSide = question.longestSide
    do throws(ImageProblem) {
      guard let format = ImageFormat(header: bytes) else { throw .unreadable }
      switch format {
      case .png:
        guard let size = PixelSize(.png, header: bytes) else { throw .unreadable }
        guard size.width * size.height <= mostPixels else { throw .tooLarge }
        guard let surface = try? Surface.png(bytes) else { throw .unreadable }
        return try pixels(of: surface, longestSide: longestSide)
      case .jpeg, .gif, .tiff, .bmp, .webp, .heif:
        let image = try PixelImage(bytes, mostPixels: mostPixels, longestSide: longestSide)
        guard let surface = try? image.surface() else { throw .tooLarge }
        return try pixels(of: surface, longestSide: longestSide)
      case .svg, .pdf:
        guard format == .pdf || bytes.count <= largestSVG else { throw .tooLarge }
        return try DrawingDecoder(
          format == .svg ? SVGImage(bytes, question.design) : PDFImage(bytes)
        ).decode()
      }
    } catch {
      return .problem(error)
    }
  }

  private static func pixels(
    of surface: Surface, longestSide: Int
  ) throws(ImageProblem) -> DecodedImage {
    let longest = max(surface.width, surface.height)
    guard longest > longestSide || !surface.hasPixels else {
      return .pixels(
        width: surface.width, height: surface.height, pointSize: nil, bytes: surface.pixelBytes)
    }
    let scale = min(1, Double(longestSide) / Double(longest))
    let width = max(1, Int(Double(surface.width) * scale))
    let height = max(1, Int(Double(surface.height) * scale))
    guard let scaled = try? Surface.image(width: width, height: height) else { throw .tooLarge }
    Canvas(scaled).draw(
      surface, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    return .pixels(width: width, height: height, pointSize: nil, bytes: scaled.pixelBytes)
  }
}
