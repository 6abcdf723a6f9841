import Layout
import Scenes
import WorkerProtocol

extension Resolver {
  /// The linear system that one scene's layout is the solution of.
  package func constraints(
    _ request: ConstraintsParameters, cancellation: Cancellation = Cancellation()
  ) throws -> ConstraintsResult {
    let choice = try CanvasChoice(request, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    let canvas = choice.canvas(for: scenes)
    let scene = scenes.scene(
      entry,
      environment: canvas.isAsDesigned
        ? canvas.environment : scenes.overridden(canvas.environment, for: entry),
      isAsDesigned: canvas.isAsDesigned)
    return ConstraintsResult(try engine(cancellation).system(of: scene))
  }
}
