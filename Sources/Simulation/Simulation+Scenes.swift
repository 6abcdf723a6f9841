import InterfaceBuilder
import Scenes

/// Where the views of controllers are written.
extension Simulation {
  /// The element of a controller; nil for one that UIKit makes.
  package func controllerElement(_ id: ControllerID) -> Element? { element(of: id) }

  /// The title that code has set; nil where the document's counts.
  package func codeTitle(of id: ControllerID) -> String? { controllers[id]?.title }

  /// What code knows while it sets up the view of a controller.
  package func runningState(of id: ControllerID) -> RunningState {
    let companion = scenes(of: id).companion
    let asked = Set(companion?.disclosureIndicators.map(\.action) ?? [])
    return RunningState(
      shown: shown(around: id), pushingActions: asked.filter { wouldPush($0, from: id) })
  }

  /// The storyboard that a controller is from.
  package func scenes(of id: ControllerID) -> SceneSet {
    controllers[id].flatMap { storyboards[$0.storyboard]?.set } ?? storyboards.main
  }
}
