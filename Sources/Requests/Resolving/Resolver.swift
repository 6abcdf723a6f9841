import Assets
import Depiction
import Drawing
import Files
import Graphics
import InterfaceBuilder
import Layout
import Localization
import Processes
import Scenes
import Staging
import TextMetrics
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// Turns requests into results. It remembers the documents that it has read, the fonts that Pango
/// measured for it, and what it has drawn; nothing of the configurations that were asked for.
package final class Resolver {
  /// The meaning of the document name `-`.
  package enum StandardInput: Hashable, Sendable {
    /// - Parameter name: The path that stands for it; nil for none.
    case document(name: String?)
    /// Standard input carries requests, so that no document can be read from it.
    case requests
  }

  package let catalogue: DeviceCatalogue
  let text: CompatibleTextMeasurer
  /// Remembers the texts and images that it has drawn.
  private(set) lazy var painter = ViewPainter(measurer: text, imageReader: imageReader)
  package let cache: DocumentCache
  private let rules: ResolverRules
  private let standardInput: StandardInput
  private let imageReader: String?
  package let timeLimit: TimeLimit

  /// - Parameters:
  ///   - rules: Those of `lint`.
  ///   - imageReader: The path of `ninefold-worker`, which reads images; without it none is drawn.
  ///   - indexes: Where those of projects are kept for other processes; nil for nowhere.
  package init(
    catalogue: DeviceCatalogue, text: CompatibleTextMeasurer, rules: ResolverRules,
    standardInput: StandardInput, imageReader: String? = nil, timeLimit: TimeLimit = TimeLimit(),
    indexes: IndexStore? = nil
  ) {
    self.imageReader = imageReader
    self.timeLimit = timeLimit
    self.catalogue = catalogue
    self.text = text
    self.rules = rules
    self.standardInput = standardInput
    cache = DocumentCache(
      rules: rules, isLasting: standardInput == .requests, indexes: indexes)
  }

  // MARK: Resolving

  /// Resolves the files of a request one after the other; a bad one doesn't stop the others.
  /// - Parameter deliver: Takes the result of each file as soon as it is there.
  package func resolve(
    _ request: ResolveParameters, cancellation: Cancellation = Cancellation(),
    deliver: (ResolveResult) throws -> Void
  ) throws {
    let choice = try CanvasChoice(request.canvas, catalogue: catalogue)
    for file in try request.documents {
      var result = ResolveResult(file: name(of: file))
      do {
        try timeLimit.run(cancellation) { cancellation in
          guard request.dependencies == true else {
            return try resolve(file, request, choice, cancellation, into: &result)
          }
          let recorder = DependencyRecorder()
          try DependencyRecorder.$current.withValue(recorder) {
            try resolve(file, request, choice, cancellation, into: &result)
          }
          result.dependencies = dependencies(of: file, seenBy: recorder)
        }
      } catch let error as FileError {
        result = ResolveResult(file: name(of: file))
        result.error = error
      }
      try deliver(result)
    }
  }

  private func resolve(
    _ file: DocumentSource, _ request: ResolveParameters, _ choice: CanvasChoice,
    _ cancellation: Cancellation, into result: inout ResolveResult
  ) throws {
    let configuration = configuration(around: file)
    var scenes = try self.scenes(of: file, in: configuration)
    if request.usesCompanion { result.companion = attachCompanion(of: file, to: &scenes) }
    let canvas = try choice.canvas(for: scenes)
    let entries =
      try (request.scenes ?? request.scene.map { [$0] })?.map { try scenes.entry(withID: $0) }
      ?? scenes.entries
    result.traits = canvas.environment.traits
    result.device = canvas.environment.device
    result.orientation = canvas.device.map { _ in canvas.environment.orientation }
    result.system = canvas.isAsDesigned ? nil : canvas.environment.system
    result.diagnostics =
      try [Issue(nothingToShowIn: scenes)].compactMap(\.self)
      + scenes.document.diagnostics.map(Issue.init) + rules.languageIssues(self, file)
    if request.outline == true {
      result.scenes = entries.map { outlined($0, of: scenes, on: canvas, file) }
      if request.details == true {
        result.connections = DocumentConnections(of: scenes, among: entries)
      }
      return
    }
    // Nothing is searched before an image is looked up.
    let assets = self.assets(of: file, declaredBy: scenes)?.on(canvas.environment.screen)
    let appearance = request.appearance ?? canvas.appearance
    let engine = engine(
      showing: assets, appearance, cancellation,
      xibs: canvas.xibs { xibs(of: scenes, file, on: canvas.idiom) })
    var stager = stager(of: scenes, on: canvas, with: engine)
    let launchScreenRules = LaunchScreenRules(scenes)
    if request.details == true {
      result.addDesign(of: scenes.document)
      addProject(configuration, to: &result)
      // Reading every table takes long; what is being edited has the languages that its file has.
      if file.text == nil {
        result.addLanguages(languages(of: file), of: scenes.document)
        result.oldestSystem = oldestSystem(of: scenes.document, file)
      }
      result.connections = DocumentConnections(of: scenes, among: entries)
    }
    var reported: Set<AssetDiagnostic> = []
    var symbols = ApproximateSymbols()
    var inferred = InferredXibs()
    result.scenes = try entries.map { entry in
      try cancellation.check()
      var laidOut = try stager.layOut(entry)
      if request.unrounded == true {
        try engine.addGeometry(to: &laidOut)
      }
      let root =
        request.details == true
        ? drawnTree(
          of: laidOut, appearance: appearance, assets: assets, images: assets,
          includesTraits: true)
        : DrawnView.treeWithoutLooks(of: laidOut)
      var scene = ResolvedScene(
        entry, laidOut, root, assets: assets, appearance, detailsWith: result.variations)
      if request.details == true { scene.addSegueSources(of: entry, in: scenes) }
      scene.issues += launchScreenRules?.issues(in: entry) ?? []
      if request.details == true {
        scene.addTerms(of: entry)
        place(&scene, of: entry, in: file)
      }
      if let assets {
        result.diagnostics? += MissingImages(assets: assets).brokenSets(
          for: laidOut.withContained.map(\.scene), reported: &reported)
      }
      symbols.add(laidOut.withContained.map(\.scene))
      inferred.add(laidOut)
      return scene
    }
    result.diagnostics? +=
      symbols.issues + inferred.issues + ApproximateFonts(of: scenes, text: text).issues
      + configuration.issues
    // Standard input is there once, and has been read.
    result.addPlaces(in: scenes.document) { file.isStandardInput ? nil : try? bytes(of: file) }
  }

  // MARK: Steps that requests share

  /// The scenes of a document, in its language.
  /// - Throws: `FileError` where it can't be read or has no such language, `UsageError` where there is
  ///   nothing to read.
  package func scenes(of source: DocumentSource) throws -> SceneSet {
    try scenes(of: source, in: configuration(around: source))
  }

  private func scenes(
    of source: DocumentSource, in project: ProjectConfiguration
  ) throws -> SceneSet {
    withProject(project, try translate(ownScenes(of: source), of: source), of: source)
  }

  /// Scenes with what their project has for them: fonts, looks of its classes and texts of keys.
  func withProject(
    _ project: ProjectConfiguration, _ scenes: SceneSet, of source: DocumentSource
  ) -> SceneSet {
    var scenes = scenes
    scenes.fonts = fonts(of: scenes, assets(of: source))
    scenes.looks = project.looks
    scenes.hidesStatusBar = assets(of: source)?.appWindow.hidesStatusBar == true
    return withTextsOfKeys(scenes, of: source)
  }

  /// The scenes of a document as it is written.
  package func ownScenes(of source: DocumentSource) throws -> SceneSet {
    do {
      return
        if let text = source.text
      {
        try cache.scenes(text: Array(text.utf8))
      } else if !source.isStandardInput {
        try cache.scenes(path: source.name)
      } else {
        SceneSet(try Document(parsing: bytes(of: source)))
      }
    } catch let error as DocumentError {
      throw FileError(error)
    }
  }

  /// A document as it is written.
  /// - Throws: as above.
  package func bytes(of source: DocumentSource) throws -> [UInt8] {
    if let text = source.text { return Array(text.utf8) }
    do {
      guard source.isStandardInput else { return try Document.readFile(source.name) }
      guard standardInput != .requests else { throw UsageError.standardInputIsTaken }
      return try readStandardInput()
    } catch let error as DocumentError {
      throw FileError(error)
    }
  }

  /// The layout engine for a request, with the images that its appearance and language show.
  package func engine(
    showing assets: AssetLibrary?, _ appearance: Appearance?, _ cancellation: Cancellation,
    xibs: [String: ClassXib] = [:], findsIssues: Bool = true
  ) -> LayoutEngine {
    LayoutEngine(
      text: text,
      images: { name, traits in
        assets?.shownImage(named: name, traits: traits, in: appearance ?? .light).map(AppImage.init)
      }, classXibs: xibs, findsIssues: findsIssues, isCancelled: { cancellation.isCancelled })
  }

  /// The stager that lays out a document's scenes for a request.
  package func stager(
    of scenes: SceneSet, on canvas: CanvasChoice.Canvas, with engine: LayoutEngine
  ) -> SceneStager {
    SceneStager(
      scenes,
      environment: scenes.hidesStatusBar && !canvas.isAsDesigned
        ? canvas.environment.withoutStatusBar : canvas.environment,
      isAsDesigned: canvas.isAsDesigned, engine: engine)
  }

  /// What results call a document: the file as it was given, or what standard input was called.
  func name(of source: DocumentSource) -> String {
    guard source.isStandardInput, case .document(let name?) = standardInput else {
      return source.name
    }
    return name
  }

  /// The path at which a document is, or stands for the one there; nil for one that has no place.
  package func place(of source: DocumentSource) -> String? {
    let name = name(of: source)
    return name == DocumentSource.standardInputName ? nil : name
  }

  /// The images and colours of the project that a document belongs to; nil for one that has no place.
  package func assets(of source: DocumentSource) -> AssetLibrary? {
    if let place = place(of: source) {
      return cache.projects.library(around: place, root: source.root)
        .speaking(languageFolder(of: source, at: place))
    }
    // Whatever is in the folder that was named.
    return source.root.map { cache.projects.library(around: $0 + "/", root: $0) }
  }

  /// - Parameters:
  ///   - appearance: The user's.
  ///   - assets: Whose colours it has.
  ///   - images: Whose images it has.
  package func drawnTree(
    of scene: LaidOutScene, appearance: Appearance, assets: AssetLibrary?, images: AssetLibrary?,
    includesTraits: Bool = false
  ) -> DrawnView {
    let appearance = self.appearance(appearance, of: assets, on: scene.scene.platform)
    let screen = scene.scene.environment.screen
    let (assets, images) = (assets?.on(screen), images?.on(screen))
    var root = DrawnView.tree(
      of: scene, appearance: appearance,
      assetColors: assets?.colors(
        of: scene.withContained(inferred: true).map(\.scene), appearance: appearance)
        ?? [:],
      includesTraits: includesTraits,
      image: { images?.shownImage(named: $0, traits: $1, in: appearance) })
    if scene.showsStatusBar { root.setStatusBar(assets?.appWindow.statusBarStyle) }
    return root
  }

  /// The appearance that is shown: before iOS 13 light, on devices the app's own where its property list forces
  /// one. Interface Builder's canvas doesn't know the list.
  private func appearance(
    _ asked: Appearance, of assets: AssetLibrary?, on platform: Platform
  ) -> Appearance {
    guard platform.hasDarkAppearance else { return .light }
    return (platform.followsPropertyList ? assets?.appWindow.appearance : nil) ?? asked
  }

  func drawnTree(of stage: Stage, appearance: Appearance, assets: AssetLibrary?) -> DrawnView {
    let assets = assets?.on(stage.environment.screen)
    let appearance = self.appearance(
      appearance, of: assets, on: Platform(running: stage.environment.system))
    var window = DrawnView.tree(
      of: stage, appearance: appearance,
      assetColors: assets?.colors(
        of: stage.layers.flatMap { $0.scene.withContained(inferred: true) }.map(\.scene),
        appearance: appearance) ?? [:],
      image: { assets?.shownImage(named: $0, traits: $1, in: appearance) })
    window.setStatusBar(assets?.appWindow.statusBarStyle)
    window.beforeCompletion = stage.beforeCompletion.map {
      drawnTree(of: $0, appearance: appearance, assets: assets)
    }
    return window
  }
}

extension AssetLibrary {
  /// An image as a view with these traits shows it.
  func shownImage(
    named name: String, traits: TraitCollection, in appearance: Appearance
  ) -> ShownImage? {
    shownImage(
      named: name, traits: traits,
      appearance: AssetAppearance(
        appearance, isRightToLeft: traits.layoutDirection == .rightToLeft))
  }
}

extension AppImage {
  init(_ image: ShownImage) {
    self.init(
      size: image.size, alignmentInsets: image.file.alignmentInsets,
      symbol: image.file.isSymbol ? CustomSymbol(width: image.symbolWidth) : nil)
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
      code: "no-such-scene",
      message: localized("The document has no scene “%1$s”; it has %2$s.", id, all))
  }

  /// The scene with an id; without one the initial scene, or the first.
  func entry(chosenBy id: String?) throws(FileError) -> Entry {
    if let id { return try entry(withID: id) }
    guard let entry = entries.first(where: \.isInitial) ?? entries.first else {
      throw FileError(
        code: "no-scenes",
        message: nothingToShow ?? localized("The document has no scenes and no views."))
    }
    return entry
  }
}
