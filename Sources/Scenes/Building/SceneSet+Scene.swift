import Companion
import InterfaceBuilder
import Traits
import UIKitMetrics

extension SceneSet {
  /// Makes an entry concrete for an environment.
  /// - Parameters:
  ///   - isAsDesigned: Whether it is shown on the canvas of the Xcode that saved the document; otherwise by
  ///     an app that runs on the environment's system.
  ///   - running: what code knows of the interface around the scene, where it is played.
  ///   - windows: Which rows are made of long lists, by the lists' ids; of others the first ones.
  ///   - containers: What the code of other documents does, whose containers are around the scene.
  package func scene(
    _ entry: Entry, environment: Traits.Environment, isAsDesigned: Bool,
    running: RunningState? = nil, windows: [String: ListWindow] = [:],
    containers: [CompanionFile] = []
  ) -> Scene {
    let platform = isAsDesigned ? canvas : Platform(running: environment.system)
    let companion = platform.runsCode ? self.companion : nil
    var bars = entry.bars
    if !platform.hasLargeTitles { bars.top?.hasLargeTitle = false }
    let circumstances = Circumstances(
      size: environment.size, traits: environment.traits,
      shown: running?.shown
        ?? ShownControllers(others: entry.controller.map { [ShownController($0)] } ?? []))

    var builder = SceneBuilder(
      scene: Scene(
        id: entry.id, title: entry.title, controller: entry.controller, bars: bars,
        environment: environment, platform: platform, resources: resources, fonts: fonts,
        looks: looks, language: language,
        controllerTitles: controllerTitles, fillsScreen: entry.fillsScreen),
      added: companion == nil ? [] : addedViews(in: circumstances),
      lists: ((companion?.lists ?? []) + (running?.passed.lists ?? []))
        .filter { $0.condition.holds(in: circumstances) },
      windows: windows,
      fillsTables: running != nil && companion?.fillsTables != false)
    var scene = builder.build(root: entry.root)
    scene.infersXibs = platform.runsCode && companion?.infersXibs != false
    if let companion {
      scene.companionPlaces = CompanionPlaces(companion)
      scene.apply(companion, circumstances, constraintsIn: running?.constraintCircumstances)
      if let running { scene.followDisclosure(companion.disclosureIndicators, running) }
    }
    if platform.runsCode { scene.applyToBars(containers, circumstances) }
    scene.setRuntimeTexts(by: looks)
    if let running { scene.apply(running) }
    return scene
  }

  /// The views that code adds; of several with one name the first whose condition holds.
  private func addedViews(in circumstances: Circumstances) -> [AddedElement] {
    var names: Set<String> = []
    return addedViews.filter {
      $0.view.condition.holds(in: circumstances) && names.insert($0.view.name).inserted
    }
  }
}
