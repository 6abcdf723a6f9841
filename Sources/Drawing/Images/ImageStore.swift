import Assets
import Graphics

/// The images that one painter drew last, as their files were then.
final class ImageStore {
  /// By what of the files is drawn.
  private var images: RecentFiles<[SymbolDesign?: Result<Surface, ImageProblem>]>
  /// The images that weren't drawn since somebody asked, by their names.
  private var undrawn: [UndrawnImage] = []
  private let capacity: Int
  private let longestTime: Double
  private let program: String?
  /// Of the picture that is being drawn.
  private var reader: ImageReader?
  /// Bytes of the images in the picture that is being drawn.
  private var used: [ImageSource: Int] = [:]
  /// Whether the picture is not wanted any more.
  var isCancelled: () -> Bool = { false }
  /// Whether images are read by somebody else, who takes ``takeAwaited()``.
  var isDeferring = false
  /// Images that are to be read.
  private var awaited: Set<ImageSource> = []
  /// Those that were asked for last. None is asked for twice in a row: there may be no room for all.
  private var lastAwaited: Set<ImageSource> = []

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
    images = RecentFiles(capacity: capacity) { images in
      images.values.reduce(1_000) { $0 + ((try? $1.get())?.byteCount ?? 0) }
    }
  }

  /// Nil where the file can't be drawn; a placeholder says so.
  /// - Parameter layer: Of a custom symbol; nil for all.
  func surface(for image: Look.Image, layer: SymbolDesign.Layer? = nil) -> Surface? {
    guard let source = image.source(layer) else { return nil }
    switch read(source) {
    case .success(let surface): return surface
    case .failure(let problem):
      let entry = UndrawnImage(name: image.name, path: source.path, problem: problem)
      if !undrawn.contains(entry) { undrawn.append(entry) }
      return nil
    case nil: return nil
    }
  }

  /// Why the image isn't drawn; nil where it is, or where no file was found.
  func problem(of image: Look.Image) -> ImageProblem? {
    guard let source = image.source(), case .failure(let problem)? = read(source) else {
      return nil
    }
    return problem
  }

  /// Whether the image will be there in a moment.
  func isAwaited(_ image: Look.Image) -> Bool {
    image.source().map { awaited.contains($0) && !lastAwaited.contains($0) } ?? false
  }

  /// Ends a picture: the images that weren't drawn in it. The next one has all the time again.
  func takeUndrawn() -> [UndrawnImage] {
    defer { (undrawn, reader, used) = ([], nil, [:]) }
    return undrawn
  }

  /// Ends a picture whose images somebody else reads: those that it lacks.
  func takeAwaited() -> [ImageSource] {
    let sources = awaited.subtracting(lastAwaited).sorted { $0.path < $1.path }
    lastAwaited = awaited
    awaited = []
    return sources
  }

  /// Takes up what somebody else has read.
  func add(_ image: ReadImage) {
    awaited.remove(image.source)
    guard let stamp = image.stamp else { return }
    keep(Self.surface(image.result), of: image.source, as: stamp)
  }

  private func keep(
    _ image: Result<Surface, ImageProblem>, of source: ImageSource, as stamp: FileStamp
  ) {
    var all = images.current(source.path) ?? [:]
    all[source.design] = image
    images.insert(all, of: source.path, as: stamp)
  }

  private func read(_ source: ImageSource) -> Result<Surface, ImageProblem>? {
    if let image = images.current(source.path)?[source.design] {
      count(image, source)
      return image
    }
    let stamp = FileStamp(path: source.path)
    guard !isDeferring || stamp == nil else {
      awaited.insert(source)
      return nil
    }
    guard !isCancelled() else { return nil }
    let reader = reader ?? ImageReader(program: program, longestTime: longestTime)
    self.reader = reader
    let result = reader.read(
      source.path, design: source.design, longestSide: longestSide, isCancelled: isCancelled)
    guard let result else { return nil }
    let image = Self.surface(result)
    count(image, source)
    // What is not the image's own fault isn't remembered.
    if let stamp, !isBusy(image) { keep(image, of: source, as: stamp) }
    return image
  }

  private func isBusy(_ image: Result<Surface, ImageProblem>) -> Bool {
    if case .failure(.busy) = image { true } else { false }
  }

  private func count(_ image: Result<Surface, ImageProblem>, _ source: ImageSource) {
    used[source] = (try? image.get())?.byteCount ?? 0
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
  let source: ImageSource
  let stamp: FileStamp?
  let result: Result<DecodedImage, ImageProblem>

  /// Whether a file is an image by its name.
  package static func isName(ofImage name: String) -> Bool { ImageFile.isName(name) }

  /// Reads images, as many as there is time and room for.
  /// - Parameter program: the worker's path.
  package static func read(_ sources: [ImageSource], program: String?) -> [ReadImage] {
    let reader = ImageReader(program: program)
    // Pixels; those of several photos are kept.
    let longestSide = sources.count <= 4 ? DecodedImage.longestSide : 2048
    return sources.compactMap { source in
      let stamp = FileStamp(path: source.path)
      return reader.read(source.path, design: source.design, longestSide: longestSide).map {
        ReadImage(source: source, stamp: stamp, result: $0)
      }
    }
  }
}
