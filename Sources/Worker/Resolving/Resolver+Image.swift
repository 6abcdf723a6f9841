import Assets
import Files
import Localization
import Scenes
import Traits
import WorkerProtocol

extension Resolver {
  /// Which file an image's name means, and why no other one.
  /// - Throws: `FileError` where there is no such image, `UsageError` for a screen that there isn't.
  package func image(_ request: ImageParameters) throws -> ImageResult {
    let path = request.file ?? "."
    let isFolder = ProjectFolder(path) != nil
    var screen = ResolveParameters(file: path)
    screen.device = request.device
    screen.orientation = request.orientation
    screen.sizeClass = request.sizeClass
    screen.layoutDirection = request.layoutDirection
    let choice = try CanvasChoice(screen, catalogue: catalogue)
    let canvas: CanvasChoice.Canvas
    var library: AssetLibrary?
    if isFolder {
      canvas = try choice.canvas()
    } else {
      let source = try DocumentSource(file: path, text: nil, root: request.root)
      var scenes = try scenes(of: source)
      // What is wrong with it is said where the document is laid out.
      _ = attachCompanion(of: source, to: &scenes)
      canvas = try choice.canvas(for: scenes)
      library = assets(of: source, declaredBy: scenes)
    }
    let traits = canvas.environment.traits
    let appearance = request.appearance ?? canvas.appearance
    let images =
      library
      ?? cache.projects.library(around: isFolder ? path + "/" : path, root: request.root)
    let found = images.choice(
      ofImage: request.name, traits: traits,
      appearance: AssetAppearance(
        appearance, isRightToLeft: traits.layoutDirection == .rightToLeft))
    guard let found else {
      throw FileError(noImage: request.name, images)
    }
    return ImageResult(
      name: request.name, traits: traits, appearance: appearance, place: found.place,
      set: found.setKind, path: found.variants.first { $0.reason == nil }?.path,
      variants: found.variants.map {
        ImageResult.Variant(
          path: $0.path, purpose: $0.purpose, scale: $0.scale, look: $0.look,
          classes: $0.classes, reason: $0.reason)
      },
      problems: found.diagnostics.map { "\($0.path): \($0.message)" })
  }
}

extension FileError {
  /// - Parameter library: What the project has; what is wrong with a set of that name is said.
  fileprivate init(noImage name: String, _ library: AssetLibrary) {
    if let fault = library.diagnostics(ofImage: name).first {
      self.init(code: "no-such-image", message: "\(fault.path): \(fault.message)")
      return
    }
    let all = library.imageNames
    let near = all.sorted().first { $0.lowercased() == name.lowercased() }
    let message =
      near.map { localized("The project has no image “%1$s”; is “%2$s” meant?", name, $0) }
      ?? (all.isEmpty
        ? localized("The project has no image “%1$s”; it has none at all.", name)
        : localized("The project has no image “%1$s”; it has %2$s others.", name, all.count))
    self.init(code: "no-such-image", message: message)
  }
}
