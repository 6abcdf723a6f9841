import CImageFormats
import Graphics
import Traits

/// A photo that GDK-Pixbuf has read. Owns it and frees it.
final class PixelImage {
  private let pointer: OpaquePointer

  /// - Parameters:
  ///   - mostPixels: Files with more are refused.
  ///   - longestSide: Pixels; larger images are made smaller.
  init(_ bytes: [UInt8], mostPixels: Int, longestSide: Int) throws(ImageProblem) {
    var pointer: OpaquePointer?
    try ImageProblem.check(
      pixel_image_open(bytes, bytes.count, mostPixels, Int32(longestSide), &pointer),
      .pixbuf)
    guard let pointer else { throw .unreadable }
    self.pointer = pointer
  }

  deinit { pixel_image_free(pointer) }

  /// The pixels as Cairo has them: colours multiplied with the opacity.
  func surface() throws(DrawingError) -> Surface {
    let image = pixel_image_get_layout(pointer)
    let surface = try Surface.image(width: Int(image.width), height: Int(image.height))
    guard let pixels = image.pixels else { return surface }
    let (channels, stride) = (Int(image.channels), Int(image.stride))
    let isMultiplied = image.is_multiplied
    surface.fill { x, y in
      let pixel = pixels + (y * stride + x * channels)
      let alpha = channels == 4 ? UInt32(pixel[3]) : 255
      func multiplied(_ component: UInt8) -> UInt32 {
        isMultiplied ? min(UInt32(component), alpha) : (UInt32(component) * alpha + 127) / 255
      }
      return alpha << 24 | multiplied(pixel[0]) << 16 | multiplied(pixel[1]) << 8
        | multiplied(pixel[2])
    }
    return surface
  }
}
