import Assets
import Companion
import Depiction
import Files
import Graphics
import InterfaceBuilder
import Languages
import Layout
import Localization
import Processes
import Scenes
import Simulation
import Staging
import Traits
import WorkerProtocol
import Workspace

extension SimulateParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> EncodedResults<SimulatedStep> {
    var lines: [[UInt8]] = []
    try resolver.simulate(self, cancellation: cancellation) {
      lines.append(try $0.encodedLine())
    }
    return EncodedResults(lines)
  }
}

extension Resolver {
  /// Plays a document from its initial controller.
  /// - Parameter deliver: Takes what the launch and each step did, as soon as it is known. After a
  ///   step that can't be played there is nothing more.
  package func simulate(
    _ request: SimulateParameters, cancellation: Cancellation = Cancellation(),
    deliver: (SimulatedStep) throws -> Void
  ) throws {
    try timeLimit.run(cancellation) { try play(request, $0, deliver: deliver) }
  }

  private func play(
    _ request: SimulateParameters, _ cancellation: Cancellation,
    deliver: (SimulatedStep) throws -> Void
  ) throws {
    var (simulation, companion) = try launch(
      request, recordsViews: request.viewEvents == true)
    let source = try request.document
    let steps = request.steps ?? []
    func report(_ step: Step?, _ outcome: Simulation.Outcome, isLast: Bool) throws {
      guard isLast || request.results == .all else { return }
      let hasFrames = request.frames == .all || (request.frames == .last && isLast)
      var result = try result(
        of: step, outcome, in: simulation, hasFrames ? request : nil, source, cancellation)
      // It is said once, with the first that is told.
      if step == nil || request.results != .all { result.companion = companion }
      if step == nil, request.launchScreen == true {
        result.launchScreen = try launchScreen(of: request, on: simulation.screen)
      }
      try deliver(result)
    }
    try report(nil, simulation.launch, isLast: steps.isEmpty)
    for (index, step) in steps.enumerated() {
      try cancellation.check()
      let outcome: Simulation.Outcome
      do {
        outcome = try simulation.perform(step)
      } catch {
        var failed = try result(
          of: step, Simulation.Outcome(), in: simulation, request.frames == nil ? nil : request,
          source, cancellation)
        failed.error = FileError(error, step: index + 1)
        return try deliver(failed)
      }
      try report(step, outcome, isLast: index == steps.count - 1)
    }
  }

  /// Starts the interface of a document, and says what is to be said of its companion file.
  private func launch(
    _ request: some PlayedRequest, recordsViews: Bool = false
  ) throws -> (simulation: Simulation, companion: CompanionResult?) {
    guard request.asDesigned != true else {
      throw UsageError(localized("An app runs on a screen; leave out as-designed."))
    }
    let choice = try CanvasChoice(request.canvas, catalogue: catalogue)
    let (scenes, companion) = try scenesWithCompanion(of: request)
    let canvas = try choice.canvas(for: scenes)
    let system = request.system ?? .latest
    let devices = devices(for: request, on: canvas, try request.document, system)
    var screen =
      canvas.device.map { device in devices.device(called: device.name) ?? device }.map {
        SimulatedScreen($0, canvas.environment.orientation, system: system)
      } ?? SimulatedScreen(canvas.environment, system: system)
    screen.preferences = choice.preferences
    screen.hidesStatusBar = scenes.hidesStatusBar
    screen.fitSystem()
    screen.window = choice.window(on: screen)
    do {
      let simulation = try Simulation(
        scenes, on: screen, initial: request.initial, devices: devices,
        recordsViews: recordsViews,
        loader: storyboards(
          around: request.document, on: screen.environment.traits.userInterfaceIdiom,
          withCompanions: request.usesCompanion))
      return (simulation, companion)
    } catch let error as SimulationError {
      throw FileError(error)
    }
  }

  /// The devices that there are, those of a request as its app has them. Beside another app it has its part of a
  /// pad's whole screen.
  private func devices(
    for request: some PlayedRequest, on canvas: CanvasChoice.Canvas, _ source: DocumentSource,
    _ system: SystemVersion
  ) -> DeviceCatalogue {
    let catalogue = catalogue.builtWith(request.builtWith)
    guard request.multitasking ?? .fullScreen == .fullScreen, request.window == nil else {
      return catalogue
    }
    let named = (request.steps ?? []).compactMap { step in
      if case .device(let name, _) = step { catalogue.device(named: name) } else { nil }
    }
    return catalogue.replacing(
      letterboxed([canvas.device].compactMap(\.self) + named, for: source, system))
  }

  /// The interface after all steps of a request, and what is on screen then.
  /// - Parameters:
  ///   - appearance: Nil for light.
  ///   - visit: Told what each step has done to the interface.
  /// - Throws: `FileError` where a step can't be played.
  func played(
    _ request: some PlayedRequest, in appearance: Appearance? = nil, _ cancellation: Cancellation,
    visit: (Simulation, Simulation.Outcome) throws -> Void = { _, _ in }
  ) throws -> (Simulation, Stage) {
    var simulation = try launch(request).simulation
    try visit(simulation, simulation.launch)
    for (index, step) in (request.steps ?? []).enumerated() {
      try cancellation.check()
      let outcome: Simulation.Outcome
      do {
        outcome = try simulation.perform(step)
      } catch {
        throw FileError(error, step: index + 1)
      }
      try visit(simulation, outcome)
    }
    let engine = runningEngine(
      for: simulation, try request.document, appearance, cancellation
    ).engine
    return (simulation, try stage(of: simulation, isUnrounded: false, with: engine))
  }

  /// What lays out the running interface of a document, with its images and its classes' xibs; and whose images
  /// and colours it has.
  func runningEngine(
    for simulation: Simulation, _ source: DocumentSource, _ appearance: Appearance?,
    _ cancellation: Cancellation
  ) -> (engine: LayoutEngine, assets: AssetLibrary?) {
    let scenes = simulation.scenes(of: simulation.initialController)
    let assets = assets(of: source, declaredBy: scenes)?.on(simulation.screen.environment.screen)
    var found: [String: ClassXib] = [:]
    for scenes in simulation.openedScenes {
      found.merge(xibs(of: scenes, source, on: simulation.idiom)) { first, _ in first }
    }
    return (engine(showing: assets, appearance, cancellation, xibs: found), assets)
  }

  /// - Parameter drawing: the request, where the views are to be in the result.
  private func result(
    of step: Step?, _ outcome: Simulation.Outcome, in simulation: Simulation,
    _ drawing: SimulateParameters?, _ source: DocumentSource,
    _ cancellation: Cancellation
  ) throws -> SimulatedStep {
    // Only where something is drawn.
    let drawn = drawing.map { drawing in
      (drawing, runningEngine(for: simulation, source, drawing.appearance, cancellation))
    }
    let assets = drawn?.1.assets
    let stage = try drawn.map { drawing, engine in
      try self.stage(
        of: simulation, isUnrounded: drawing.unrounded == true, with: engine.engine)
    }
    var result = SimulatedStep(
      step: step, device: simulation.screen.environment.device,
      size: simulation.screen.windowSize,
      isFullScreen: simulation.screen.window == .fullScreen, traits: simulation.window.traits,
      orientation: simulation.screen.orientation, system: simulation.screen.system,
      events: outcome.events.map { event in
        SimulatedStep.LoggedEvent(event, frames: stage?.frames ?? [:])
      },
      notes: outcome.notes.map(SimulatedStep.Note.init),
      controllers: SimulatedController(simulation.tree, frames: stage?.frames ?? [:]))
    let supported = simulation.supportedOrientations
    result.supportedOrientations = Orientation.allCases.filter(supported.contains)
    if case .multitasking(let part) = simulation.screen.window { result.multitasking = part }
    result.letterbox = letterbox(on: simulation.screen)
    if result.letterbox != nil, step.map(\.isOntoDevice) ?? true {
      let size = simulation.screen.windowSize.words
      result.notes.append(SimulatedStep.Note(SimulationNote(.letterboxed, detail: size + ".")))
    }
    result.editing = simulation.editing?.view
    if let stage {
      result.keyboard = stage.keyboard?.frame
      let appearance = drawing?.appearance ?? .light
      result.issues = stage.scenes.flatMap { Issue.all(in: $0, assets: assets, appearance) }
      let root = drawnTree(of: stage, appearance: appearance, assets: assets)
      result.root = root
      result.reactions = stage.reactions
      if drawing?.details == true {
        let names = root.namesByID
        result.constraints = stage.scenes.flatMap {
          ActingConstraint.all(in: $0.scene, names: names)
        }
      }
    }
    return result
  }

  /// Lays out what is on screen, with popovers where bars are drawn to have their items.
  func stage(
    of simulation: Simulation, isUnrounded: Bool, with engine: LayoutEngine
  ) throws -> Stage {
    var stage = try simulation.stage(engine) { [painter] in painter.frame(ofBarItem: $0, in: $1) }
    guard isUnrounded else { return stage }
    for index in stage.layers.indices {
      try engine.addGeometry(to: &stage.layers[index].scene)
    }
    return stage
  }

  /// Storyboards are found beside the document, and where localised ones of the same project are.
  /// - Parameter idiom: Of the device that the app is launched on, which may have storyboards of its own.
  private func storyboards(
    around source: DocumentSource, on idiom: Idiom?, withCompanions: Bool
  ) -> StoryboardLoader {
    guard let place = place(of: source) else { return { _ in nil } }
    let (root, language) = (source.root, source.language.flatMap { LanguageChoice($0) })
    // Standard input is there once.
    let isReadAgain = language != nil && !source.isStandardInput
    let device = textDevice(of: isReadAgain ? try? ownScenes(of: source) : nil, source)
    return { [self] name in
      do throws(ProjectFolder.Refusal) {
        let path = try cache.projects.path(
          ofStoryboard: name, on: idiom, beside: place, root: root)
        let found = cache.storyboard(
          at: path, root: root, language: language, on: device, withCompanion: withCompanions)
        let other = DocumentSource(
          name: path, root: root, language: source.language, device: source.device)
        return FoundStoryboard(
          found.set.map { withProject(configuration(around: other), $0, of: other) },
          fault: found.fault)
      } catch {
        guard error != .missing else { return nil }
        let fault = error.message(for: cache.projects.folder(around: place, root: root))
        return FoundStoryboard(nil, fault: "\(name).storyboard: \(fault)")
      }
    }
  }
}

extension Simulation {
  fileprivate var idiom: Idiom? { window.traits.userInterfaceIdiom }
}

extension DocumentCache {
  /// A storyboard that another one names, with what the companion file beside it declares.
  fileprivate func storyboard(
    at place: String, root: String?, language: LanguageChoice?, on device: TextDevice,
    withCompanion: Bool
  ) -> FoundStoryboard {
    do throws(DocumentError) {
      var scenes = try reference(at: place)
      if let language {
        do throws(FileError) {
          // What isn't there in it has its own texts, as in an app.
          scenes =
            try translation(of: scenes, at: place, root: root, to: language, on: device) ?? scenes
        } catch {
          return FoundStoryboard(nil, fault: error.text(in: place))
        }
      }
      guard withCompanion, let path = CompanionFile.path(besideDocument: place) else {
        return FoundStoryboard(scenes)
      }
      let companion = scenes.attach(path) { path throws(CompanionError) in
        try self.companion(path: path, of: place, root: root)
      }
      return FoundStoryboard(scenes, fault: companion?.error?.text(in: place))
    } catch {
      return FoundStoryboard(nil, fault: FileError(error).text(in: place))
    }
  }
}

extension Step {
  /// Whether the step moves the running interface to another device.
  fileprivate var isOntoDevice: Bool {
    if case .device = self { true } else { false }
  }
}

extension Stage {
  /// The laid-out scenes on screen, from back to front.
  var scenes: [LaidOutScene] { layers.flatMap(\.scene.withContained) }

  /// The laid-out scenes on screen, from front to back: all, or those whose view or controller has an id.
  func scenes(chosenBy id: String?) throws(FileError) -> [LaidOutScene] {
    let scenes = Array(scenes.reversed())
    guard let id else { return scenes }
    let chosen = scenes.filter { $0.scene.id == id || $0.scene.controller?.id == id }
    guard !chosen.isEmpty else {
      throw FileError(
        code: "no-such-scene", message: localized("No scene “%1$s” is on screen.", id))
    }
    return chosen
  }
}

extension FileError {
  /// - Parameter step: From 1.
  fileprivate init(_ error: SimulationError, step: Int) {
    self.init(error)
    self.step = step
  }
}
