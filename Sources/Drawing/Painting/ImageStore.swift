import Assets

/// The images that one painter drew last, as their files were then.
final class ImageStore {
  /// Nil where a file can't be read. A placeholder says so; there is nobody to tell why.
  private var surfaces: RecentFiles<Surface?>

  /// - Parameter capacity: Bytes that all images may take; by default as many as two photos of 12 million
  ///   pixels.
  init(capacity: Int = 100_000_000) {
    // Four bytes for each pixel, and a few besides.
    surfaces = RecentFiles(capacity: capacity) { surface in
      1_000 + (surface.map { $0.width * $0.height * 4 } ?? 0)
    }
  }

  func surface(for image: Look.Image) -> Surface? {
    image.path.flatMap { path in surfaces.contents(of: path) { _ in try? Surface.png(path: path) } }
  }
}
