import Layout
import Scenes
import WorkerProtocol

extension Resolver {
  /// The linear system that one scene's layout is the solution of.
  package func constraints(
    _ request: ConstraintsParameters, cancellation: Cancellation = Cancellation()
  ) throws -> ConstraintsResult {
    let scene =
      request.isPlayed
      ? try sceneOnScreen(of: request, cancellation) : try designedScene(of: request, cancellation)
    return ConstraintsResult(try engine(cancellation).system(of: scene))
  }

  private func designedScene(
    of request: ConstraintsParameters, _ cancellation: Cancellation
  ) throws -> Scene {
    let choice = try CanvasChoice(request, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    return try layOut(entry, of: scenes, on: choice.canvas(for: scenes), cancellation).scene
  }

  private func sceneOnScreen(
    of request: ConstraintsParameters, _ cancellation: Cancellation
  ) throws -> Scene {
    let (simulation, stage) = try played(request, cancellation)
    let scenes = try stage.scenes(chosenBy: request.scene)
    let key = simulation.node(simulation.keyController)?.element
    let chosen = scenes.first { request.scene != nil || $0.controller?.id == key }
    guard let scene = chosen ?? scenes.first else {
      throw FileError(code: "no-scenes", message: "Nothing is on screen.")
    }
    return scene
  }
}
