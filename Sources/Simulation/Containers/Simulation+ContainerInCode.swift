import Companion
import Localization
import Traits

/// The container that an app puts around its first controller in code, to override traits for it.
extension Simulation {
  /// Its name.
  package static let containerInCode = ControllerID("ninefold:container")

  /// Makes the container where the companion file overrides traits of the app's first controller, whether
  /// they are just now overridden or not: an app makes it once.
  /// - Returns: nil where nothing is overridden.
  mutating func containerInCode(around child: ControllerID) -> ControllerID? {
    let overrides = declared(\.traitOverrides).filter { isNamed($0.child, child) }
    guard !overrides.isEmpty else { return nil }
    let id = Self.containerInCode
    var container = Controller(
      id: id, storyboard: "", element: nil, className: "UIViewController",
      environment: TraitEnvironment(screen: TraitCollection()))
    container.codeClass = overrides.lazy.compactMap(\.container).first
    container.content = .overriding(child: child)
    controllers[id] = container
    controllers[child]?.parent = id
    return id
  }

  /// What people call a controller that no document has; nil for one that UIKit makes.
  func titleInCode(of controller: Controller) -> String? {
    guard controller.kind == .overriding else { return nil }
    return controller.codeClass ?? localized("Container (in code)")
  }
}

extension ControllerNode {
  /// Whether it is the container that the app makes in code.
  package var isContainerInCode: Bool { id == Simulation.containerInCode }
}
