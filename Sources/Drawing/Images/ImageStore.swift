import Assets

/// The images that one painter drew last, as their files were then.
final class ImageStore {
  private var images: RecentFiles<Result<Surface, ImageProblem>>
  /// The images that weren't drawn since somebody asked, by their names.
  private var undrawn: [UndrawnImage] = []
  private let limit = TimeLimit()
  private let longestTime: Double
  /// Seconds that are left for reading the images of one picture: at first for two that take as long as
  /// one may, and many that don't.
  private var timeLeft: Double

  /// - Parameters:
  ///   - capacity: Bytes that all images may take; by default as many as two photos of 12 million pixels.
  ///   - longestTime: Seconds that one image may take.
  init(capacity: Int = 100_000_000, longestTime: Double = ImageDecoder.longestTime) {
    self.longestTime = longestTime
    timeLeft = 2.5 * longestTime
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

  /// Ends a picture: the images that weren't drawn in it. The next one has all the time again.
  func takeUndrawn() -> [UndrawnImage] {
    defer { (undrawn, timeLeft) = ([], 2.5 * longestTime) }
    return undrawn
  }

  private func read(_ path: String) -> Result<Surface, ImageProblem> {
    let clock = ContinuousClock()
    let longest = min(timeLeft, longestTime)
    do throws(ImageProblem) {
      return try images.contents(of: path) { _ throws(ImageProblem) in
        let start = clock.now
        defer { timeLeft = max(0, timeLeft - (clock.now - start) / .seconds(1)) }
        do throws(ImageProblem) {
          return .success(try ImageDecoder.surface(path: path, longestTime: longest, limit))
        } catch {
          // What is not the image's own fault isn't remembered.
          if error == .busy { throw error }
          if error == .tooSlow, longest < longestTime { throw .busy }
          return .failure(error)
        }
      }
    } catch {
      return .failure(error)
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
