import Assets
import Drawing
import Files
import Localization
import Simulation
import Traits
import WorkerProtocol
import Workspace

/// The launch screen of the app that a document belongs to, on one screen.
extension Resolver {
  /// The launch screen, which is on screen before the interface.
  /// - Parameter screen: What the interface is launched on.
  /// - Returns: Nil without a device, and where the document is of no project, of another app than the one that the
  ///   nearest property list is of, or the launch screen itself.
  func launchScreen(
    of request: SimulateParameters, on screen: SimulatedScreen
  ) throws -> SimulatedStep.LaunchScreen? {
    // The app may have less of it.
    guard let name = screen.device?.name, screen.window == .fullScreen,
      let device = catalogue.devices.last(where: { $0.name == name })
    else { return nil }
    let found: (decision: LaunchDecision, project: LaunchProject)
    do {
      found = try decision(
        of: request.document, on: device, screen.orientation, screen.system)
    } catch is FileError {
      // What is wrong with a project keeps nothing from running; `launch` says it.
      return nil
    }
    let document = try absolute(request.document)
    guard document.map({ found.project.mayHave($0, on: device.display.idiom) }) ?? true else {
      return nil
    }
    if case .document(let path) = found.decision.content, document == absolutePath(path) {
      return nil
    }
    let root = try? drawnTree(of: found.decision, in: found.project, request.appearance ?? .light)
    var isBlack = false
    if case .nothing = found.decision.content { isBlack = true }
    return SimulatedStep.LaunchScreen(
      screen: found.decision.screen, orientation: found.decision.orientation,
      root: isBlack ? nil : root)
  }

  /// A picture of it.
  func launchPage(_ request: RenderParameters) throws -> Page {
    guard request.scene == nil, !request.isPlayed else {
      throw UsageError(
        localized("A launch screen comes before any scene; leave out the scene and the steps."))
    }
    let canvas = try CanvasChoice(request.canvas, catalogue: catalogue).canvas(
      for: scenes(of: request))
    guard let device = canvas.device else {
      throw UsageError(
        localized("A launch screen is on a device's screen; name one with “device”."))
    }
    let system = request.system ?? device.nearestSystem(to: .latest)
    let (decision, project) = try decision(
      of: request.document, on: device, canvas.environment.orientation, system)
    guard
      let picture = try picture(
        of: decision, in: project, request.appearance ?? .light,
        framed: request.frame ?? true)
    else {
      throw OutputError(
        decision.screen.path.map { localized("%1$s can't be drawn.", $0) }
          ?? localized("The launch screen can't be drawn."))
    }
    return Page(
      scene: picture.root.id, scenes: [], size: picture.size, scale: device.display.scale
    ) { picture.paint(with: $0, on: $1) }
  }

  private func decision(
    of source: DocumentSource, on device: Device, _ orientation: Orientation,
    _ system: SystemVersion
  ) throws -> (LaunchDecision, LaunchProject) {
    let rules = try launchRules(for: source)
    return (rules.decision(on: device, orientation, system), rules.project)
  }

  /// The settings of the app of a document that choose its launch screen.
  func launchRules(for source: DocumentSource) throws -> LaunchRules {
    guard let path = absolute(source) else {
      throw FileError(
        code: "file-not-found",
        message:
          localized(
            "A document without a place belongs to no app; name a file, or a folder with “root”."),
        file: source.name)
    }
    let project = try LaunchProject(path, root: source.root, cache.projects)
    let library = cache.projects.library(around: project.place + "/", root: project.folder.path)
    return LaunchRules(project: project, library: library, devices: catalogue)
  }

  /// The absolute path of a document; nil for one that isn't a file.
  private func absolute(_ source: DocumentSource) -> String? {
    place(of: source).flatMap { absolutePath($0) }
  }
}
