import InterfaceBuilder
import Scenes

/// Where the views of controllers are written.
extension Simulation {
  /// The element of a controller; nil for one that UIKit makes.
  package func controllerElement(_ id: ControllerID) -> Element? { element(of: id) }

  /// The storyboard that a controller is from.
  package func scenes(of id: ControllerID) -> SceneSet {
    controllers[id].flatMap { storyboards[$0.storyboard]?.set } ?? storyboards.main
  }
}
