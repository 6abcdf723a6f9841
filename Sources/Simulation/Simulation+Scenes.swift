import InterfaceBuilder
import Scenes

/// Where the views of controllers are written.
extension Simulation {
  /// The element of a controller; nil for one that UIKit makes.
  package func controllerElement(_ id: ControllerID) -> Element? { element(of: id) }

  /// The title that code has set; nil where the document's counts.
  package func codeTitle(of id: ControllerID) -> String? { controllers[id]?.title }

  /// What is known while the view of a controller is set up.
  package func runningState(of id: ControllerID) -> RunningState {
    let companion = scenes(of: id).companion
    let asked = Set(companion?.disclosureIndicators.map(\.action) ?? [])
    return RunningState(
      shown: shown(around: id), pushingActions: asked.filter { wouldPush($0, from: id) },
      values: controllers[id]?.values ?? [:], offsets: controllers[id]?.offsets ?? [:])
  }

  /// The storyboard that a controller is from.
  package func scenes(of id: ControllerID) -> SceneSet {
    controllers[id].flatMap { storyboards[$0.storyboard]?.set } ?? storyboards.main
  }

  /// The ids of the views of a controller's scene that are installed for its traits, each after its
  /// superview.
  func installedViews(of id: ControllerID) -> [String] {
    let set = scenes(of: id)
    guard let controller = controllers[id], let element = controller.element,
      let entry = set.entries.first(where: { $0.controller == element })
    else { return [] }
    var environment = screen.windowEnvironment
    environment.traits = controller.environment.traits
    return set.scene(
      entry.under(.none), environment: environment, isAsDesigned: false,
      running: runningState(of: id)
    ).views.map(\.id)
  }
}
