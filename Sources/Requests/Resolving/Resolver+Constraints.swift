import Layout
import Localization
import Processes
import Scenes
import WorkerProtocol

extension Resolver {
  /// The linear system that one scene's layout is the solution of.
  package func constraints(
    _ request: ConstraintsParameters, cancellation: Cancellation = Cancellation()
  ) throws -> ConstraintsResult {
    try timeLimit.run(cancellation) { try system(request, $0) }
  }

  private func system(
    _ request: ConstraintsParameters, _ cancellation: Cancellation
  ) throws -> ConstraintsResult {
    if request.isPlayed {
      let engine = engine(showing: try assets(of: request), nil, cancellation)
      let scene = try sceneOnScreen(of: request, cancellation)
      return ConstraintsResult(try engine.system(of: scene))
    }
    let choice = try CanvasChoice(request, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    let canvas = try choice.canvas(for: scenes)
    let engine = engine(
      showing: try assets(of: request)?.on(canvas.environment.screen), canvas.appearance,
      cancellation)
    var stager = stager(of: scenes, on: canvas, with: engine)
    return ConstraintsResult(try engine.system(of: stager.layOut(entry).scene))
  }

  private func sceneOnScreen(
    of request: ConstraintsParameters, _ cancellation: Cancellation
  ) throws -> Scene {
    let (simulation, stage) = try played(request, cancellation)
    let scenes = try stage.scenes(chosenBy: request.scene).map(\.scene)
    let key = simulation.node(simulation.keyController)?.element
    let chosen = scenes.first { request.scene != nil || $0.controller?.id == key }
    guard let scene = chosen ?? scenes.first else {
      throw FileError(code: "no-scenes", message: localized("Nothing is on screen."))
    }
    return scene
  }
}
