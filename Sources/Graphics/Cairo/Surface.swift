import CCairo
import Localization
import Traits

/// Something to draw on. Owns a Cairo surface and frees it.
package final class Surface {
  let pointer: OpaquePointer
  /// What Cairo writes as is drawn; nil for pixels.
  private let written: WrittenBytes?
  /// Of what keeps shapes: the room for them. Nil for pixels.
  private let recording: Recording?

  private init(
    _ pointer: OpaquePointer, _ written: WrittenBytes? = nil, recording: Recording? = nil
  ) {
    self.pointer = pointer
    self.written = written
    self.recording = recording
    pointSize = recording?.size
  }

  deinit {
    // A canvas may keep what Cairo has longer than this is there to be written to.
    if written != nil { cairo_surface_finish(pointer) }
    cairo_surface_destroy(pointer)
  }

  /// Cairo's limit for the width and the height of an image.
  private static let mostPixels = 32_767

  /// Pixels in memory, transparent at first.
  /// - Parameters: the width and height in pixels, 1 to ``mostPixels``.
  package static func image(width: Int, height: Int) throws(DrawingError) -> Surface {
    guard (1...mostPixels).contains(width), (1...mostPixels).contains(height) else {
      throw DrawingError(
        .badSize,
        localized(
          "A picture of %1$s×%2$s pixels can't be made; it has 1 to %3$s each way.", width, height,
          mostPixels))
    }
    return try checked(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  /// Reads a PNG.
  package static func png(_ bytes: [UInt8]) throws(DrawingError) -> Surface {
    var rest = bytes[...]
    return try withUnsafeMutablePointer(to: &rest) { (rest) throws(DrawingError) in
      try checked(cairo_image_surface_create_from_png_stream(handOut, rest))
    }
  }

  /// An SVG of a size in points.
  package static func svg(size: Size) throws(DrawingError) -> Surface {
    let written = WrittenBytes()
    let surface = try checked(
      cairo_svg_surface_create_for_stream(takeUp, written.pointer, size.width, size.height),
      written)
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
    return surface
  }

  /// A PDF of one page of a size in points. Of the same drawing it has the same bytes each time.
  static func pdf(size: Size) throws(DrawingError) -> Surface {
    let written = WrittenBytes()
    let surface = try checked(
      cairo_pdf_surface_create_for_stream(takeUp, written.pointer, size.width, size.height),
      written)
    cairo_pdf_surface_set_metadata(
      surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, BuildDate.standard.text)
    return surface
  }

  private struct Recording {
    /// Points.
    let size: Size
    /// Units of the surface to the point.
    let scale: Double
    let byteCount: Int
  }

  /// A surface that keeps what is drawn as shapes, to be drawn elsewhere in any size.
  /// - Parameters:
  ///   - size: Of what is drawn, in points.
  ///   - scale: Units of the surface to the point.
  ///   - byteCount: About what the shapes take in memory, which nobody can ask for.
  static func recording(size: Size, scale: Double, byteCount: Int) -> Surface {
    var extents = cairo_rectangle_t(
      x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    return Surface(
      cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      recording: Recording(size: size, scale: scale, byteCount: byteCount))
  }

  /// A surface without bounds that keeps what is drawn, and shows it nowhere.
  package static func unbounded() -> Surface {
    Surface(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil))
  }

  private static func checked(
    _ pointer: OpaquePointer?, _ written: WrittenBytes? = nil, about path: String? = nil
  ) throws(DrawingError) -> Surface {
    guard let pointer else {
      throw DrawingError(.outOfMemory, localized("There is not enough memory."))
    }
    let surface = Surface(pointer, written)
    try surface.check(path)
    return surface
  }

  private func check(_ path: String? = nil) throws(DrawingError) {
    try DrawingError.check(cairo_surface_status(pointer), path: path)
  }

  /// Pixels; 0 where the surface has none.
  package var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  package var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// How large it is as an image to be drawn, in its own units: pixels, where it has some.
  package var extent: Size {
    guard let recording else { return Size(width: Double(width), height: Double(height)) }
    let (size, scale) = (recording.size, recording.scale)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  /// Points; nil for pixels that can be any.
  package var pointSize: Size?

  /// Whether it keeps shapes.
  var isDrawing: Bool { recording != nil }

  /// About what it takes in memory, in bytes.
  package var byteCount: Int { recording?.byteCount ?? width * height * 4 }

  /// Sets every pixel of an image, from left to right and from top to bottom.
  /// - Parameter pixel: Opacity, red, green and blue, 8 bits each, multiplied with the opacity.
  package func fill(_ pixel: (_ x: Int, _ y: Int) -> UInt32) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(data + y * stride)
      for x in 0..<width {
        row.storeBytes(of: pixel(x, y), toByteOffset: x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// The pixels, row by row from the top, four bytes each as Cairo has them: blue, green, red and opacity in
  /// the lower bytes first, colours multiplied with the opacity. Empty where there are none in memory.
  package var pixelBytes: [UInt8] {
    cairo_surface_flush(pointer)
    guard hasPixels, let data = cairo_image_surface_get_data(pointer) else { return [] }
    // A row of such pixels has no bytes behind it.
    return Array(UnsafeBufferPointer(start: data, count: width * height * 4))
  }

  /// Whether there are four bytes to a pixel in memory, one of them for opacity.
  package var hasPixels: Bool {
    cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_ARGB32
  }

  /// An image of pixels as ``pixelBytes`` has them.
  private static func image(
    width: Int, height: Int, pixels: [UInt8]
  ) throws(DrawingError) -> Surface {
    let surface = try image(width: width, height: height)
    if let data = cairo_image_surface_get_data(surface.pointer), pixels.count == width * height * 4
    {
      UnsafeMutableRawBufferPointer(start: data, count: pixels.count).copyBytes(from: pixels)
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// What another process has read of an image's file.
  package static func decoded(_ image: DecodedImage) throws(ImageProblem) -> Surface {
    switch image {
    case .pixels(let width, let height, let size, let bytes):
      do throws(DrawingError) {
        let surface = try Surface.image(width: width, height: height, pixels: bytes)
        surface.pointSize = size
        return surface
      } catch { throw .tooLarge }
    case .shapes(let size, let scale, let svg):
      // A guess: a number has 16 bytes, and few digits.
      let surface = Surface.recording(size: size, scale: scale, byteCount: 10_000 + 8 * svg.count)
      guard ShapePainter.paint(svg, on: Canvas(surface)) else { throw .unreadable }
      return surface
    case .problem(let problem): throw problem
    }
  }

  /// The colour of a pixel; nil outside, or where the surface has no pixels in memory.
  func color(x: Int, y: Int) -> Color? {
    cairo_surface_flush(pointer)
    guard (0..<width).contains(x), (0..<height).contains(y),
      cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(pointer)
    else { return nil }
    let offset = y * Int(cairo_image_surface_get_stride(pointer)) + x * 4
    let pixel = UnsafeRawPointer(data).load(fromByteOffset: offset, as: UInt32.self)
    let alpha = Double(pixel >> 24) / 255
    guard alpha > 0 else { return Color(white: 0, alpha: 0) }
    // Cairo stores components multiplied with the opacity.
    func component(_ shift: UInt32) -> Double {
      min(1, Double((pixel >> shift) & 0xFF) / 255 / alpha)
    }
    return Color(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// The pixels as a PNG.
  func png() throws(DrawingError) -> [UInt8] {
    let written = WrittenBytes()
    try DrawingError.check(cairo_surface_write_to_png_stream(pointer, takeUp, written.pointer))
    return written.bytes
  }

  /// The whole of an SVG or a PDF; nothing can be drawn afterwards.
  package func finish() throws(DrawingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try check()
    return written?.bytes ?? []
  }
}

/// What Cairo writes, in memory: of a file it doesn't tell why it can't be written, nor always that.
private final class WrittenBytes {
  var bytes: [UInt8] = []

  /// For Cairo, which must not outlive this.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// Hands bytes of an array's slice out to Cairo.
private func handOut(
  _ rest: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let rest = rest?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let bytes,
    rest.pointee.count >= Int(count)
  else { return CAIRO_STATUS_READ_ERROR }
  UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
    .copyBytes(from: rest.pointee.prefix(Int(count)))
  rest.pointee = rest.pointee.dropFirst(Int(count))
  return CAIRO_STATUS_SUCCESS
}

/// Takes up what Cairo writes.
private func takeUp(
  _ written: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let written else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<WrittenBytes>.fromOpaque(written).takeUnretainedValue().bytes
    .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}
