import Layout
import Scenes
import Simulation
import Traits

/// Lays out the scenes of a document one by one: as designed each stands alone, as on Interface
/// Builder's canvas; on a device each is what an app that starts with it would show, with the scenes
/// that its containers contain, and under the bars that are simulated for it.
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
