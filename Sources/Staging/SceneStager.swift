import Layout
import Scenes
import Simulation
import Traits

/// Lays out the scenes of a document one by one: as designed each stands alone, as on Interface
/// Builder's canvas; on a device each is what an app that starts with it would show, with the scenes
/// that its containers contain, and under the bars that are simulated for it. One in a container view is
/// as large as that view is there.
package struct SceneStager {
  private let scenes: SceneSet
  private let environment: Traits.Environment
  private let isAsDesigned: Bool
  private let engine: LayoutEngine
  /// The app as it last started; the next scene's starts from the same storyboards.
  private var app: Simulation?

  package init(
    _ scenes: SceneSet, environment: Traits.Environment, isAsDesigned: Bool, engine: LayoutEngine
  ) {
    self.scenes = scenes
    self.environment = environment
    self.isAsDesigned = isAsDesigned
    self.engine = engine
  }

  package mutating func layOut(
    _ entry: SceneSet.Entry
  ) throws(LayoutEngine.Cancelled) -> LaidOutScene {
    if let outermost = outermost(around: entry),
      let inner = try layOutAlone(outermost).contained(id: entry.id)
    {
      return inner
    }
    return try layOutAlone(entry)
  }

  /// The scene that has this one in a container view, or in another one that is in a container view;
  /// nil where nothing has, or it would be in itself. As designed nothing is in anything.
  private func outermost(around entry: SceneSet.Entry) -> SceneSet.Entry? {
    guard !isAsDesigned else { return nil }
    var passed = [entry.id]
    var at = entry
    while at.bars.isEmbedded, let outer = container(of: at) {
      if passed.contains(outer.id) { return nil }
      passed.append(outer.id)
      at = outer
    }
    return at.id == entry.id ? nil : at
  }

  private func container(of entry: SceneSet.Entry) -> SceneSet.Entry? {
    guard let controller = entry.controller else { return nil }
    let edge = scenes.graph.segues(to: controller).first {
      $0.segue.kind == "embed" || $0.segue.kind == "relationship"
    }
    return edge.flatMap { scenes.entry(of: $0.source) }
  }

  private mutating func layOutAlone(
    _ entry: SceneSet.Entry
  ) throws(LayoutEngine.Cancelled) -> LaidOutScene {
    guard let app = started(with: entry) else {
      return try engine.layout(
        scenes.scene(entry, environment: environment, isAsDesigned: isAsDesigned))
    }
    self.app = app
    var stager = Stager(app, engine: engine, system: nil) { _, _ in nil }
    return try stager.layOutRoot(under: entry.bars)
  }

  /// Nil for what has no controller, and as designed, where no code runs.
  private func started(with entry: SceneSet.Entry) -> Simulation? {
    guard !isAsDesigned, let controller = entry.controller?.id else { return nil }
    let screen = SimulatedScreen(environment)
    if let app { return try? app.restarted(on: screen, initial: controller) }
    return try? Simulation(scenes, on: screen, initial: controller)
  }
}

extension LaidOutScene {
  /// The scene with this id inside this one, or inside one of those.
  fileprivate func contained(id: String) -> LaidOutScene? {
    for inner in contained {
      if inner.scene.scene.id == id { return inner.scene }
      if let found = inner.scene.contained(id: id) { return found }
    }
    return nil
  }
}
