import Companion
import InterfaceBuilder
import Traits

extension SceneSet {
  /// Makes an entry concrete for an environment.
  /// - Parameters:
  ///   - isAsDesigned: Whether the environment is the document's own canvas, on which stored sizes of
  ///     root views hold, constraints that stand in at design time are installed, and no code runs.
  ///   - running: what code knows of the interface around the scene, where it is played.
  package func scene(
    _ entry: Entry, environment: Traits.Environment, isAsDesigned: Bool,
    running: RunningState? = nil
  ) -> Scene {
    let companion = isAsDesigned ? nil : self.companion
    let circumstances = Circumstances(
      size: environment.size, traits: environment.traits,
      shown: running?.shown
        ?? ShownControllers(others: entry.controller.map { [ShownController($0)] } ?? []))

    var builder = SceneBuilder(
      scene: Scene(
        id: entry.id, title: entry.title, controller: entry.controller, bars: entry.bars,
        environment: environment, generation: generation, resources: resources,
        controllerTitles: controllerTitles, fillsScreen: entry.fillsScreen,
        isAsDesigned: isAsDesigned),
      lists: ((companion?.lists ?? []) + (running?.passed.lists ?? []))
        .filter { $0.condition.holds(in: circumstances) })
    var scene = builder.build(root: entry.root)
    if let companion {
      scene.apply(companion, circumstances)
      if let running { scene.followDisclosure(companion.disclosureIndicators, running) }
    }
    if let running { scene.apply(running) }
    return scene
  }
}
