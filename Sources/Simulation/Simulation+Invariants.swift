import Traits

/// What must hold in every state. For tests, and for those who doubt.
extension Simulation {
  /// What is wrong with the state, in words; empty when all is well.
  package var brokenInvariants: [String] {
    var broken: [String] = []
    let tree = subtree(root)
    let counts = Dictionary(tree.map { ($0, 1) }, uniquingKeysWith: +)
    for (id, count) in counts where count > 1 { broken.append("\(id) is in the tree \(count)×") }
    let held = Set(everything(in: root))
    for id in Set(controllers.keys).symmetricDifference(held) {
      broken.append("\(id) is \(held.contains(id) ? "held but gone" : "held by nobody")")
    }
    let visible = visibleControllers
    if visible.isEmpty { broken.append("nothing is on screen") }
    if !visible.contains(keyController) { broken.append("the key controller is not on screen") }
    if visible.contains(where: { controllers[$0]?.isViewLoaded != true }) {
      broken.append("a controller is on screen whose view is not loaded")
    }
    if let editing, !visible.contains(editing.controller) {
      broken.append("\(editing.view) is typed into, but not on screen")
    }
    for id in tree {
      guard let controller = controllers[id] else {
        broken.append("\(id) is in the tree but not there")
        continue
      }
      broken += brokenLinks(controller) + brokenTraits(controller)
    }
    return broken
  }

  private func brokenLinks(_ controller: Controller) -> [String] {
    var broken: [String] = []
    for child in controller.children where controllers[child]?.parent != controller.id {
      broken.append("\(child) is in \(controller.id), but its parent is another one")
    }
    if let presented = controller.presented?.controller,
      controllers[presented]?.presenter != controller.id
        || controllers[presented]?.parent != nil
    {
      broken.append("\(presented) is presented by \(controller.id), but does not know it")
    }
    if let split = split(controller.id), controller.isViewLoaded, !split.columns.isEmpty {
      let isCompact = controller.environment.traits.horizontalSizeClass == .compact
      if split.isCollapsed != isCompact {
        broken.append("\(controller.id) is \(isCompact ? "not " : "")collapsed")
      }
    }
    // Source: semantics.md, section 4 (the header of UISplitViewController, `splitBehavior`).
    if let split = split(controller.id),
      !split.behavior.displayModes.contains(split.displayMode)
    {
      broken.append(
        "\(controller.id) is \(split.displayMode.rawValue), which \(split.behavior.rawValue) is not"
      )
    }
    return broken
  }

  /// A controller has its parent's traits, but for those that somebody overrides.
  private func brokenTraits(_ controller: Controller) -> [String] {
    let environment = controller.environment
    let outer: TraitEnvironment? =
      if let parent = controller.parent {
        controllers[parent]?.environment
      } else if controller.presenter != nil {
        presentation(of: controller.id)?.environment
      } else {
        window
      }
    guard let outer else { return ["\(controller.id) has neither parent nor presenter"] }
    let overrider = controller.parent.map { TraitEnvironment.Identity(.viewController, $0.name) }
    return Trait.allCases.compactMap { trait in
      let setter = environment.setBy[trait]
      if let overrider, setter == overrider { return nil }
      let isInherited =
        setter == outer.setBy[trait]
        && environment.traits.value(of: trait) == outer.traits.value(of: trait)
      return isInherited ? nil : "\(controller.id) has a \(trait.rawValue) that nobody gave it"
    }
  }
}
