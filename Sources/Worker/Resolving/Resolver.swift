import Assets
import Drawing
import InterfaceBuilder
import Layout
import Scenes
import Staging
import TextMetrics
import Traits
import WorkerProtocol

/// Turns requests into results. It remembers the documents that it has read, the fonts that Pango
/// measured for it, and what it has drawn; nothing of the configurations that were asked for.
package final class Resolver {
  /// Where the document `-` comes from.
  package enum StandardInput {
    case document
    /// It carries requests.
    case requests
  }

  let catalogue: DeviceCatalogue
  let text: CompatibleTextMeasurer
  /// Remembers the texts and images that it has drawn.
  private(set) lazy var painter = ViewPainter(measurer: text)
  let cache = DocumentCache()
  private let standardInput: StandardInput

  package init(
    catalogue: DeviceCatalogue, text: CompatibleTextMeasurer, standardInput: StandardInput
  ) {
    self.catalogue = catalogue
    self.text = text
    self.standardInput = standardInput
  }

  // MARK: Resolving

  /// Resolves the files of a request one after the other; a bad one doesn't stop the others.
  /// - Parameter deliver: Takes the result of each file as soon as it is there.
  package func resolve(
    _ request: ResolveParameters, cancellation: Cancellation = Cancellation(),
    deliver: (ResolveResult) throws -> Void
  ) throws {
    let choice = try CanvasChoice(request, catalogue: catalogue)
    for file in try request.documents {
      var result = ResolveResult(file: file.name)
      do {
        try resolve(file, request, choice, cancellation, into: &result)
      } catch let error as FileError {
        result = ResolveResult(file: file.name)
        result.error = error
      }
      try deliver(result)
    }
  }

  private func resolve(
    _ file: DocumentSource, _ request: ResolveParameters, _ choice: CanvasChoice,
    _ cancellation: Cancellation, into result: inout ResolveResult
  ) throws {
    var scenes = try self.scenes(of: file)
    if request.usesCompanion { result.companion = attachCompanion(of: file, to: &scenes) }
    let canvas = choice.canvas(for: scenes)
    let entries = try request.scene.map { [try scenes.entry(withID: $0)] } ?? scenes.entries
    result.traits = canvas.environment.traits
    result.device = canvas.environment.device
    result.orientation = canvas.device.map { _ in canvas.environment.orientation }
    result.diagnostics = scenes.document.diagnostics.map(Issue.init)
    var stager = stager(of: scenes, on: canvas, cancellation)
    // Nothing is searched before an image is looked up. Whoever draws needs images; frames don't.
    let assets = self.assets(of: file)
    var reported: Set<AssetDiagnostic> = []
    result.scenes = try entries.map { entry in
      try cancellation.check()
      var laidOut = try stager.layOut(entry)
      if request.unrounded == true {
        try engine(cancellation).addGeometry(to: &laidOut)
      }
      let root = drawnTree(
        of: laidOut, appearance: request.appearance ?? canvas.appearance,
        assets: request.details == true ? assets : nil,
        includesTraits: request.details == true)
      let scene = ResolvedScene(
        entry, laidOut, root, assets: assets, withDetails: request.details ?? false)
      if let assets {
        result.diagnostics? += MissingImages(assets: assets).brokenSets(
          for: laidOut.withContained.map(\.scene), reported: &reported)
      }
      return scene
    }
  }

  // MARK: Steps that requests share

  /// The scenes of a document.
  /// - Throws: `FileError` where it can't be read, `UsageError` where there is nothing to read.
  func scenes(of source: DocumentSource) throws -> SceneSet {
    do {
      switch source {
      case .text(let text, _): return SceneSet(try Document(parsing: Array(text.utf8)))
      case .file(DocumentSource.standardInputName):
        guard standardInput == .document else { throw UsageError.standardInputIsTaken }
        return SceneSet(try Document(parsing: readStandardInput()))
      case .file(let path): return try cache.scenes(path: path)
      }
    } catch let error as DocumentError {
      throw FileError(error)
    }
  }

  /// What lays out for a request.
  func engine(_ cancellation: Cancellation) -> LayoutEngine {
    LayoutEngine(text: text, isCancelled: { cancellation.isCancelled })
  }

  func layOut(
    _ entry: SceneSet.Entry, of scenes: SceneSet, on canvas: CanvasChoice.Canvas,
    _ cancellation: Cancellation
  ) throws -> LaidOutScene {
    var stager = stager(of: scenes, on: canvas, cancellation)
    return try stager.layOut(entry)
  }

  /// What lays out a document's scenes for a request.
  func stager(
    of scenes: SceneSet, on canvas: CanvasChoice.Canvas, _ cancellation: Cancellation
  ) -> SceneStager {
    SceneStager(
      scenes, environment: canvas.environment, isAsDesigned: canvas.isAsDesigned,
      engine: engine(cancellation))
  }

  /// The images and colours of the project that a document belongs to; nil for one that has no place.
  func assets(of source: DocumentSource) -> AssetLibrary? {
    guard case .file(let path) = source else { return nil }
    return cache.assets(path: path)
  }

  func drawnTree(
    of scene: LaidOutScene, appearance: Appearance, assets: AssetLibrary?,
    includesTraits: Bool = false
  ) -> DrawnView {
    let traits = scene.scene.environment.traits
    let variant = AssetAppearance(
      appearance, isRightToLeft: traits.layoutDirection == .rightToLeft)
    return DrawnView.tree(
      of: scene, appearance: appearance,
      assetColors: assets?.colors(of: scene.withContained.map(\.scene), appearance: appearance)
        ?? [:],
      includesTraits: includesTraits,
      imageFile: { assets?.image(named: $0, traits: traits, appearance: variant) })
  }

  func drawnTree(of stage: Stage, appearance: Appearance, assets: AssetLibrary?) -> DrawnView {
    let traits = stage.environment.traits
    let variant = AssetAppearance(
      appearance, isRightToLeft: traits.layoutDirection == .rightToLeft)
    return DrawnView.tree(
      of: stage, appearance: appearance,
      assetColors: assets?.colors(of: stage.scenes.map(\.scene), appearance: appearance) ?? [:],
      imageFile: { assets?.image(named: $0, traits: traits, appearance: variant) })
  }
}

extension SceneSet {
  func entry(withID id: String) throws(FileError) -> Entry {
    if let entry = entries.first(where: { $0.id == id }) { return entry }
    // A controller's id is as good a name for its scene.
    if let entry = entries.first(where: { $0.controller?.id == id }) { return entry }
    let known = entries.prefix(8).map { "\($0.id) (\($0.title))" }.joined(separator: ", ")
    let all = entries.isEmpty ? "none" : known + (entries.count > 8 ? ", …" : "")
    throw FileError(
      code: "no-such-scene", message: "The document has no scene “\(id)”; it has \(all).")
  }

  /// The scene with an id; without one the initial scene, or the first.
  func entry(chosenBy id: String?) throws(FileError) -> Entry {
    if let id { return try entry(withID: id) }
    guard let entry = entries.first(where: \.isInitial) ?? entries.first else {
      throw FileError(code: "no-scenes", message: "The document has no scenes and no views.")
    }
    return entry
  }
}
