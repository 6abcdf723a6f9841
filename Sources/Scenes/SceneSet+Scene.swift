import InterfaceBuilder
import Traits

extension SceneSet {
  /// Makes an entry concrete for an environment.
  /// - Parameter isAsDesigned: Whether the environment is the document's own canvas, on which stored
  ///   sizes of root views hold and constraints that stand in at design time are installed.
  package func scene(
    _ entry: Entry, environment: Traits.Environment, isAsDesigned: Bool
  ) -> Scene {
    var builder = SceneBuilder(
      scene: Scene(
        id: entry.id, title: entry.title, controller: entry.controller, bars: entry.bars,
        environment: environment, generation: generation, resources: resources,
        fillsScreen: entry.fillsScreen,
        isAsDesigned: isAsDesigned))
    return builder.build(root: entry.root)
  }
}
