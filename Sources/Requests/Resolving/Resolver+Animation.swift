import Drawing
import Layout
import Localization
import Processes
import Scenes
import Simulation
import Staging
import Traits
import WorkerProtocol

/// The running interface as it goes on from one step to the next.
extension Resolver {
  /// - Returns: what is played, the scene that is on screen at its end, and all scenes that are seen.
  func pictureSequence(
    _ animation: RenderParameters.Animation, _ request: RenderParameters,
    _ cancellation: Cancellation
  ) throws -> (PictureSequence, scene: String, scenes: [Scene]) {
    guard request.steps?.isEmpty == false else {
      throw UsageError(
        localized("What moves is the running interface; name the steps to play."))
    }
    guard request.scene == nil, request.contactSheet != true, request.launch != true else {
      throw UsageError(
        localized(
          "A running interface is drawn whole; leave out the scene, the contact sheet and the launch."
        ))
    }
    let source = try request.document
    let shown = animation == .all ? Int.max : 2
    var left = (request.steps?.count ?? 0) + 1
    var states: [PictureSequence.State] = []
    var scenes: [String: Scene] = [:]
    let (simulation, _) = try played(request, in: request.appearance, cancellation) {
      simulation, outcome in
      left -= 1
      guard left < shown else { return }
      let engine = runningEngine(for: simulation, source, request.appearance, cancellation).engine
      let stage = try stage(of: simulation, isUnrounded: false, with: engine)
      for scene in stage.scenes.map(\.scene) { scenes[scene.id] = scene }
      states.append(
        PictureSequence.State(
          picture: try picture(of: simulation, stage, request),
          transition: InterfaceTransition(
            outcome.events.map(\.kind),
            isRightToLeft: simulation.window.traits.layoutDirection == .rightToLeft)))
    }
    return (
      PictureSequence(states), simulation.initialController.name,
      scenes.values.sorted { $0.id < $1.id }
    )
  }
}
