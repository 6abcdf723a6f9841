import Companion
import InterfaceBuilder
import Traits

extension SceneSet {
  /// Makes an entry concrete for an environment.
  /// - Parameter isAsDesigned: Whether the environment is the document's own canvas, on which stored
  ///   sizes of root views hold, constraints that stand in at design time are installed, and no code
  ///   runs.
  package func scene(
    _ entry: Entry, environment: Traits.Environment, isAsDesigned: Bool
  ) -> Scene {
    var builder = SceneBuilder(
      scene: Scene(
        id: entry.id, title: entry.title, controller: entry.controller, bars: entry.bars,
        environment: environment, generation: generation, resources: resources,
        fillsScreen: entry.fillsScreen,
        isAsDesigned: isAsDesigned))
    var scene = builder.build(root: entry.root)
    if let companion, !isAsDesigned { scene.apply(companion) }
    return scene
  }

  /// The environment of an entry with the traits that its container's code overrides for it.
  /// - Parameters:
  ///   - environment: The entry's, as it is without any code.
  ///   - container: That of the scene around it; nil for an entry that fills the window, around which
  ///     the app's code can put a container of the same size.
  package func overridden(
    _ environment: Traits.Environment, for entry: Entry,
    inside container: Traits.Environment? = nil
  ) -> Traits.Environment {
    guard let companion, let controller = entry.controller else { return environment }
    let container = container ?? environment
    var environment = environment
    environment.traits = environment.traits.overridden(
      by: companion.traitOverrides.traits(
        for: ShownController(controller),
        inside: Circumstances(size: container.size, traits: container.traits)))
    return environment
  }
}
