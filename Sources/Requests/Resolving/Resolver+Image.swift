import Assets
import Files
import Localization
import Processes
import Scenes
import Traits
import UIKitMetrics
import WorkerProtocol

extension ImageParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> ImageResult {
    try resolver.image(self)
  }
}

extension Resolver {
  /// Which file an image's name means, and why no other one; of what is no image, what it is.
  /// - Throws: `FileError` where there is no such image, `UsageError` for a screen that there isn't.
  package func image(_ request: ImageParameters) throws -> ImageResult {
    let path = request.file ?? "."
    let isFolder = ProjectFolder(path) != nil
    var screen = CanvasRequest()
    screen.device = request.device
    screen.orientation = request.orientation
    screen.sizeClass = request.sizeClass
    screen.layoutDirection = request.layoutDirection
    screen.language = request.language
    let choice = try CanvasChoice(screen, catalogue: catalogue)
    let canvas: CanvasChoice.Canvas
    var library: AssetLibrary?
    if isFolder {
      canvas = try choice.canvas()
    } else {
      let source = try DocumentSource(
        file: path, text: nil, root: request.root, language: request.language)
      var scenes = try scenes(of: source)
      // What is wrong with it is said where the document is laid out.
      _ = attachCompanion(of: source, to: &scenes)
      canvas = try choice.canvas(for: scenes)
      library = assets(of: source, declaredBy: scenes)
    }
    let traits = canvas.environment.traits
    let appearance = request.appearance ?? canvas.appearance
    let images = library ?? self.library(of: request, inFolder: path)
    var look = AssetAppearance(
      appearance, isRightToLeft: traits.layoutDirection == .rightToLeft)
    look.screen = canvas.environment.screen
    if let gamut = request.gamut {
      look.screen = ScreenKind(height: look.screen?.height ?? 0, gamut: gamut)
    }
    guard
      let found = try images.choice(ofImage: request.name, traits: traits, appearance: look)
        ?? other(request.name, in: images, traits, look)
    else { throw FileError(noImage: request.name, images) }
    var result = ImageResult(
      name: request.name, traits: traits, appearance: appearance, place: found.place,
      set: found.setKind, kind: found.kindInWords, path: nil,
      variants: found.variants.map {
        ImageResult.Variant(
          path: $0.path, purpose: $0.purpose, scale: $0.scale, look: $0.look,
          classes: $0.classes, reason: $0.reason, color: $0.color,
          alignmentInsets: $0.alignmentInsets)
      },
      problems: found.diagnostics.map { "\($0.path): \($0.message)" })
    if found.isLaunchImage, let device = canvas.device {
      chooseLaunchImage(on: device, canvas.environment, of: images, &result)
    }
    let shown = result.variants.filter { $0.reason == nil }
    result.path = shown.count == 1 ? shown.first?.path : nil
    return result
  }

  /// The images and colours around a folder.
  private func library(of request: ImageParameters, inFolder path: String) -> AssetLibrary {
    let library = cache.projects.library(around: path + "/", root: request.root)
    guard request.language != nil else { return library }
    let source = DocumentSource(name: path + "/", root: request.root, language: request.language)
    return library.speaking(languageFolder(of: source, at: path + "/"))
  }

  private func other(
    _ name: String, in images: AssetLibrary, _ traits: TraitCollection, _ look: AssetAppearance
  ) throws(FileError) -> ImageChoice? {
    do {
      return try images.choice(ofOther: name, traits: traits, appearance: look)
    } catch {
      throw FileError(code: "no-such-image", message: "\(error.path): \(error.message)")
    }
  }

  /// Launch images count as `launch` has them.
  private func chooseLaunchImage(
    on device: Device, _ environment: Environment, of images: AssetLibrary,
    _ result: inout ImageResult
  ) {
    let screens = catalogue.devices.filter { $0.display.idiom == device.display.idiom }
    let choice = LaunchImageChoice(
      images.launchImages(ofSet: result.place), on: device, environment.orientation,
      Platform(running: environment.system), among: Set(screens.map(\.display.size)))
    result.variants = choice.images.filter { !$0.name.isEmpty }.map { image in
      ImageResult.Variant(
        path: image.path ?? "\(result.place)/\(image.name)", purpose: image.purpose,
        reason: image.reason)
    }
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
