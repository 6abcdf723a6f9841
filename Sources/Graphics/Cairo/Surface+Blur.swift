import CCairo

extension Surface {
  /// Blurs the pixels of an image, nearly as a Gaussian does, and makes them more colourful. Beyond the
  /// edge of what is there its colours go on.
  /// - Parameter deviation: Pixels.
  package func blur(deviation: Double, saturation: Double) {
    cairo_surface_flush(pointer)
    guard width > 0, height > 0, let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    // Three boxes of this reach deviate together as a Gaussian would: each by a third of its square.
    let reach = max(1, Int((deviation * 0.94).rounded()))
    var line = [UInt8](repeating: 0, count: max(width, height) * 4)
    for _ in 0..<3 {
      for y in 0..<height {
        Self.average(data + y * stride, count: width, step: 4, reach: reach, &line)
      }
      for x in 0..<width {
        Self.average(data + x * 4, count: height, step: stride, reach: reach, &line)
      }
    }
    for y in 0..<height {
      for x in 0..<width { Self.saturate(data + y * stride + x * 4, saturation) }
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// Replaces each pixel of a row or a column by the average of those around it; the last one stands for
  /// those beyond the end.
  private static func average(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, reach: Int, _ line: inout [UInt8]
  ) {
    let window = 2 * reach + 1
    for channel in 0..<4 {
      func value(_ index: Int) -> Int {
        Int(pixels[min(max(index, 0), count - 1) * step + channel])
      }
      var sum = (-reach...reach).reduce(0) { $0 + value($1) }
      for index in 0..<count {
        line[index] = UInt8((sum + window / 2) / window)
        sum += value(index + reach + 1) - value(index - reach)
      }
      for index in 0..<count { pixels[index * step + channel] = line[index] }
    }
  }

  /// Moves a pixel's colours away from its grey. They are multiplied with its opacity, which is taken away
  /// where there is any.
  private static func saturate(_ pixel: UnsafeMutablePointer<UInt8>, _ factor: Double) {
    let alpha = Double(pixel[3])
    guard alpha > 0 else { return }
    let whole = 255 / alpha
    let (blue, green, red) = (
      Double(pixel[0]) * whole, Double(pixel[1]) * whole, Double(pixel[2]) * whole
    )
    let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    for (index, color) in [blue, green, red].enumerated() {
      pixel[index] = UInt8(min(max(grey + (color - grey) * factor, 0), 255))
    }
    pixel[3] = 255
  }
}
