import Assets
import Graphics
import Localization
import Processes
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

extension LaunchParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> LaunchResult {
    try resolver.launch(self)
  }
}

extension Resolver {
  /// The devices of `launch` where none are named: one for each size of screen since the first iPhone.
  package static let launchDevices = [
    "iPhone 4s", "iPhone 5s", "iPhone 8", "iPhone 8 Plus", "iPhone 11 Pro", "iPhone 15 Pro",
    "iPad 2", "iPad Air 2", "iPad Pro (12.9-inch) (6th generation)",
  ]

  /// The launch screen of each device, and the first scene after it.
  /// - Throws: `FileError` where there is no project, `UsageError` for devices that there aren't,
  ///   `OutputError` where a picture can't be written.
  package func launch(_ request: LaunchParameters) throws -> LaunchResult {
    let project = try LaunchProject(request.path, root: request.root, cache.projects)
    let library = cache.projects.library(around: project.place + "/", root: project.folder.path)
    let rules = LaunchRules(project: project, library: library, devices: catalogue)
    let decisions = try self.decisions(request, rules)
    var result = LaunchResult(
      propertyList: project.path, screens: decisions.map(\.screen), main: [],
      problems: project.problems)
    for idiom in [Idiom.phone, .pad] {
      let systems = decisions.filter { $0.device.display.idiom == idiom }.map(\.system)
      guard let system = systems.first else { continue }
      let main = project.main(on: idiom, Platform(running: system))
      result.main += [main].compactMap(\.self)
      if let main, main.path == nil {
        result.problems.append(
          localized(
            "%1$s names “%2$s”, which isn't there; add the storyboard or mend the name.", main.key,
            main.name)
        )
      }
    }
    result.problems += project.problems(of: decisions, library)
    if let output = request.output {
      let folder = try OutputFolder(output)
      for (index, decision) in decisions.enumerated() {
        result.screens[index].output = try write(
          decision, in: project, request.appearance ?? .light, to: folder)
      }
    }
    return result
  }

  private func decisions(
    _ request: LaunchParameters, _ rules: LaunchRules
  ) throws -> [LaunchDecision] {
    var devices = try catalogue.devices(chosenBy: request.devices ?? Self.launchDevices)
    if let system = request.system {
      if let problem = system.problem(on: nil) { throw UsageError(problem) }
      devices = devices.filter { $0.runs(system) }
      guard !devices.isEmpty else {
        throw UsageError(
          localized("None of the devices runs iOS %1$s; name others, or another version.", system))
      }
    }
    return devices.flatMap { device in
      (request.orientations ?? Orientation.shapes).filter(device.possibleOrientations.contains).map
      {
        rules.decision(on: device, $0, request.system ?? device.nearestSystem(to: .latest))
      }
    }
  }

  /// - Returns: The picture's path; nil where there is nothing to draw.
  private func write(
    _ decision: LaunchDecision, in project: LaunchProject, _ appearance: Appearance,
    to folder: OutputFolder
  ) throws -> String? {
    guard let picture = try picture(of: decision, in: project, appearance) else { return nil }
    let words = "\(decision.screen.device)-\(decision.screen.orientation.rawValue)"
    let name =
      words.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
      .joined(separator: "-") + ".png"
    let bytes: [UInt8]
    do {
      bytes = try PictureFile.Format.png.bytes(size: picture.size, scale: 2) {
        picture.paint(with: painter, on: $0)
      }
    } catch {
      throw OutputError("\(name): \(error.description)")
    }
    try folder.write(bytes, to: name)
    return folder.file(name)
  }
}

extension LaunchProject {
  /// The problems of the launch decisions, each once.
  fileprivate func problems(of decisions: [LaunchDecision], _ library: AssetLibrary) -> [String] {
    var problems: [String] = []
    func add(_ problem: String) {
      if !problems.contains(problem) { problems.append(problem) }
    }
    for decision in decisions {
      switch decision.content {
      case .dictionary(let dictionary):
        for name in dictionary.images where !library.hasImage(named: name) {
          add(
            localized(
              "The launch screen's image “%1$s” is in no asset catalogue; add it or mend the name.",
              name)
          )
        }
        if let color = dictionary.color, !library.colorNames.contains(color) {
          add(
            localized(
              "The launch screen's colour “%1$s” is in no asset catalogue; add it or mend the name.",
              color)
          )
        }
      case .image(let image):
        if let pixels = decision.screen.pixels, let expected = decision.screen.expectedPixels,
          pixels != expected
        {
          add(
            localized(
              "%1$s: It has %2$s pixels instead of %3$s, so it is stretched; export it again.",
              image.path ?? image.name, pixels.words, expected.words))
        }
      case .document, .nothing: break
      }
    }
    return problems
  }
}
