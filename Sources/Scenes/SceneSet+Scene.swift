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
        fillsScreen: entry.fillsScreen,
        isAsDesigned: isAsDesigned),
      lists: companion?.lists.filter { $0.condition.holds(in: circumstances) } ?? [])
    var scene = builder.build(root: entry.root)
    if let companion {
      scene.apply(companion, circumstances)
      if let running { scene.followDisclosure(companion.disclosureIndicators, running) }
    }
    return scene
  }

  /// The environment of an entry with the traits that its container's code overrides for it.
  /// - Parameters:
  ///   - environment: The entry's, as it is without any code.
  ///   - container: That of the scene around it; nil for an entry that fills the window, around which
  ///     the app's code can put a container of the same size.
  ///   - id: of the container's controller.
  package func overridden(
    _ environment: Traits.Environment, for entry: Entry,
    inside container: Traits.Environment? = nil, of id: String? = nil
  ) -> Traits.Environment {
    guard let companion, let controller = entry.controller else { return environment }
    let container = container ?? environment
    var environment = environment
    let overrides = companion.traitOverrides.traits(
      for: ShownController(controller),
      inside: Circumstances(size: container.size, traits: container.traits))
    environment.traits = environment.traits.overridden(by: overrides)
    for trait in Trait.allCases where overrides.value(of: trait) != nil {
      environment.setBy[trait] = .init(.viewController, id ?? Self.appContainer)
    }
    return environment
  }

  /// The id of the container that an app puts around its first controller in code, to override traits
  /// for it.
  package static let appContainer = "ninefold:container"
}
