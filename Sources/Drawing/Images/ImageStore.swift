import Assets

/// The images that one painter drew last, as their files were then.
final class ImageStore {
  private var images: RecentFiles<Result<Surface, ImageProblem>>
  /// The images that weren't drawn since somebody asked, by their names.
  private var undrawn: [UndrawnImage] = []
  /// Seconds that a drawing may take. Each that takes longer leaves less for others.
  private var longestTime = ImageDecoder.longestTime

  /// - Parameter capacity: Bytes that all images may take; by default as many as two photos of 12 million
  ///   pixels.
  init(capacity: Int = 100_000_000) {
    images = RecentFiles(capacity: capacity) { image in
      1_000 + ((try? image.get())?.byteCount ?? 0)
    }
  }

  /// Nil where the file can't be drawn; a placeholder says so.
  func surface(for image: Look.Image) -> Surface? {
    guard let path = image.path else { return nil }
    switch read(path) {
    case .success(let surface): return surface
    case .failure(let problem):
      let entry = UndrawnImage(name: image.name, path: path, problem: problem)
      if !undrawn.contains(entry) { undrawn.append(entry) }
      return nil
    }
  }

  /// Why the image isn't drawn; nil where it is, or where no file was found.
  func problem(of image: Look.Image) -> ImageProblem? {
    guard let path = image.path, case .failure(let problem) = read(path) else { return nil }
    return problem
  }

  func takeUndrawn() -> [UndrawnImage] {
    defer { undrawn = [] }
    return undrawn
  }

  private func read(_ path: String) -> Result<Surface, ImageProblem> {
    var limit = longestTime
    defer { longestTime = limit }
    return images.contents(of: path) { _ in
      let image = Result { () throws(ImageProblem) -> Surface in
        try ImageDecoder.surface(path: path, longestTime: limit)
      }
      if case .failure(.tooSlow) = image { limit /= 2 }
      return image
    }
  }
}

/// An image for which a placeholder was drawn though it has a file.
package struct UndrawnImage: Hashable, Sendable {
  /// In the document.
  package let name: String
  package let path: String
  package let problem: ImageProblem
}
