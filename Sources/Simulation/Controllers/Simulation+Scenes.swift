import InterfaceBuilder
import Scenes

/// Where the views of controllers are written.
extension Simulation {
  /// The element of a controller; nil for one that UIKit makes.
  package func controllerElement(_ id: ControllerID) -> Element? { element(of: id) }

  /// The title that code has set; nil where the document's counts.
  package func codeTitle(of id: ControllerID) -> String? { controllers[id]?.passed.title }

  /// What is known while the view of a controller is set up.
  package func runningState(of id: ControllerID) -> RunningState {
    let companion = scenes(of: id).companion
    let asked = Set(companion?.disclosureIndicators.map(\.action) ?? [])
    let controller = controllers[id]
    return RunningState(
      shown: shown(around: id), pushingActions: asked.filter { wouldPush($0, from: id) },
      values: controller?.values ?? [:], offsets: controller?.offsets ?? [:],
      edited: editing.flatMap { $0.controller == id ? $0.view : nil },
      selectedRows: controller?.selectedRows ?? [], passed: controller?.passed ?? PassedContent(),
      completed: controller?.completed.compactMap(\.completion) ?? [],
      constraintCircumstances: formerCircumstances[id])
  }

  /// The storyboard that a controller is from.
  package func scenes(of id: ControllerID) -> SceneSet {
    controllers[id].flatMap { storyboards[$0.storyboard]?.set } ?? storyboards.main
  }

  /// Those of all storyboards that references have led to, the main one's first.
  package var openedScenes: [SceneSet] { storyboards.sets }

  /// The scene of a controller; nil where UIKit makes it.
  package func entry(of id: ControllerID) -> SceneSet.Entry? {
    controllers[id]?.element.flatMap(scenes(of: id).entry)
  }

  /// Whether a name is that of a controller, its scene or its root view.
  func isScene(_ name: String, of id: ControllerID) -> Bool {
    if isNamed(name, id) { return true }
    guard let entry = entry(of: id) else { return false }
    return entry.id == name || entry.root?.id == name
  }

  /// The ids of the views of a controller's scene that are installed for its traits, each after its
  /// superview.
  func installedViews(of id: ControllerID) -> [String] {
    guard let controller = controllers[id], let entry = entry(of: id) else { return [] }
    var environment = screen.windowEnvironment
    environment.traits = controller.environment.traits
    return scenes(of: id).scene(
      entry.under(.none), environment: environment, isAsDesigned: false,
      running: runningState(of: id)
    ).views.map(\.id)
  }
}
