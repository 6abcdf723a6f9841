import Assets

/// The images that one painter drew last, as their files were then.
final class ImageStore {
  private var images: RecentFiles<Result<Surface, ImageProblem>>
  /// The images that weren't drawn since somebody asked, by their names.
  private var undrawn: [UndrawnImage] = []
  private let capacity: Int
  private let longestTime: Double
  private let program: String?
  /// Of the picture that is being drawn.
  private var reader: ImageReader?
  /// Bytes of the images in the picture that is being drawn.
  private var used: [String: Int] = [:]
  /// Whether the picture is not wanted any more.
  var isCancelled: () -> Bool = { false }
  /// Whether images are read by somebody else, who takes ``takeAwaited()``.
  var isDeferring = false
  /// Images that are to be read.
  private var awaited: Set<String> = []
  /// Those that were asked for last. None is asked for twice in a row: there may be no room for all.
  private var lastAwaited: Set<String> = []

  /// - Parameters:
  ///   - program: The worker's path; without it no image is drawn.
  ///   - capacity: Bytes that all images may take.
  ///   - longestTime: Seconds that one image may take.
  init(
    program: String?, capacity: Int = 200_000_000, longestTime: Double = ImageReader.longestTime
  ) {
    self.program = program
    self.capacity = capacity
    self.longestTime = longestTime
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
    case nil: return nil
    }
  }

  /// Why the image isn't drawn; nil where it is, or where no file was found.
  func problem(of image: Look.Image) -> ImageProblem? {
    guard let path = image.path, case .failure(let problem)? = read(path) else { return nil }
    return problem
  }

  /// Whether the image will be there in a moment.
  func isAwaited(_ image: Look.Image) -> Bool {
    image.path.map { awaited.contains($0) && !lastAwaited.contains($0) } ?? false
  }

  /// Ends a picture: the images that weren't drawn in it. The next one has all the time again.
  func takeUndrawn() -> [UndrawnImage] {
    defer { (undrawn, reader, used) = ([], nil, [:]) }
    return undrawn
  }

  /// Ends a picture whose images somebody else reads: those that it lacks.
  func takeAwaited() -> [String] {
    let paths = awaited.subtracting(lastAwaited).sorted()
    lastAwaited = awaited
    awaited = []
    return paths
  }

  /// Takes up what somebody else has read.
  func add(_ image: ReadImage) {
    awaited.remove(image.path)
    guard let stamp = image.stamp else { return }
    images.insert(Self.surface(image.result), of: image.path, as: stamp)
  }

  private func read(_ path: String) -> Result<Surface, ImageProblem>? {
    if let image = images.current(path) {
      count(image, path)
      return image
    }
    let stamp = FileStamp(path: path)
    guard !isDeferring || stamp == nil else {
      awaited.insert(path)
      return nil
    }
    guard !isCancelled() else { return nil }
    let reader = reader ?? ImageReader(program: program, longestTime: longestTime)
    self.reader = reader
    guard let result = reader.read(path, longestSide: longestSide, isCancelled: isCancelled) else {
      return nil
    }
    let image = Self.surface(result)
    count(image, path)
    // What is not the image's own fault isn't remembered.
    if let stamp, !isBusy(image) { images.insert(image, of: path, as: stamp) }
    return image
  }

  private func isBusy(_ image: Result<Surface, ImageProblem>) -> Bool {
    if case .failure(.busy) = image { true } else { false }
  }

  private func count(_ image: Result<Surface, ImageProblem>, _ path: String) {
    used[path] = (try? image.get())?.byteCount ?? 0
  }

  /// Pictures of many photos have fewer pixels of each.
  private var longestSide: Int {
    used.values.reduce(0, +) < capacity / 2 ? DecodedImage.longestSide : 1024
  }

  private static func surface(
    _ result: Result<DecodedImage, ImageProblem>
  ) -> Result<Surface, ImageProblem> {
    result.flatMap { image in Result { () throws(ImageProblem) in try Surface.decoded(image) } }
  }
}

/// An image for which a placeholder was drawn though it has a file.
package struct UndrawnImage: Hashable, Sendable {
  /// In the document.
  package let name: String
  package let path: String
  package let problem: ImageProblem
}

/// An image that was read on another thread than it is drawn on.
package struct ReadImage: Sendable {
  let path: String
  let stamp: FileStamp?
  let result: Result<DecodedImage, ImageProblem>

  /// Reads images, as many as there is time and room for.
  /// - Parameter program: the worker's path.
  package static func read(_ paths: [String], program: String?) -> [ReadImage] {
    let reader = ImageReader(program: program)
    // Pixels; those of several photos are kept.
    let longestSide = paths.count <= 4 ? DecodedImage.longestSide : 2048
    return paths.compactMap { path in
      let stamp = FileStamp(path: path)
      return reader.read(path, longestSide: longestSide).map {
        ReadImage(path: path, stamp: stamp, result: $0)
      }
    }
  }
}
