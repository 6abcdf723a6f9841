import Companion
import Localization
import Traits

/// Showing controllers: `show`, `showDetail` and custom actions find who performs them.
extension Simulation {
  static let show = "show"
  static let showDetail = "showDetail"

  /// What `targetViewController(forAction:sender:)` gives: the first controller from this one up its
  /// parents whose class implements the action. Presenters are not asked.
  /// Source: semantics.md, section 5.
  package func target(forAction action: String, from id: ControllerID) -> ControllerID? {
    parents(from: id).first { implements(action, $0) }
  }

  /// Whether showing a controller from this one would push it onto a navigation stack; cells with such a segue have
  /// a disclosure indicator.
  func wouldPush(_ action: String, from id: ControllerID) -> Bool {
    var action = action
    var source = id
    for _ in 0..<Self.mostForwards {
      guard let target = target(forAction: action, from: source) else { return false }
      guard let effect = codeEffect(of: action, on: target) else {
        return wouldPushItself(target)
      }
      switch effect {
      case .push: return nearest(.navigation, from: target) != nil
      case .show, .showDetail:
        // Calling super goes on with the parent, as in `show`.
        guard let next = effect.rawValue == action ? controllers[target]?.parent : target else {
          return false
        }
        source = next
        action = effect.rawValue
      case .present, .popover, .dismiss, .none: return false
      }
    }
    return false
  }

  /// The same where it is known of the controller's parent, to which controllers leave what they don't
  /// implement.
  func wouldPush(_ action: String, from id: ControllerID, inside parent: Bool) -> Bool {
    implements(action, id) ? wouldPush(action, from: id) : parent
  }

  /// The same for a container's own implementation.
  private func wouldPushItself(_ target: ControllerID) -> Bool {
    if controllers[target]?.kind == .navigation { return true }
    guard let base = split(target)?.collapsedRoot else { return false }
    return controllers[base]?.kind == .navigation
  }

  private func implements(_ action: String, _ id: ControllerID) -> Bool {
    effect(of: action, on: id) != nil || hasOwnImplementation(of: action, id)
  }

  /// Whether UIKit's class of the controller implements the action.
  private func hasOwnImplementation(of action: String, _ id: ControllerID) -> Bool {
    switch controllers[id]?.kind {
    case .navigation: action == Self.show
    case .split: action == Self.show || action == Self.showDetail
    default: false
    }
  }

  /// What code does with an action where it doesn't leave it to UIKit's class, by calling super.
  private func codeEffect(of action: String, on id: ControllerID) -> ShowEffect? {
    let effect = effect(of: action, on: id)
    return effect?.rawValue == action && hasOwnImplementation(of: action, id) ? nil : effect
  }

  /// How often an action may lead to another one; more is a circle, in which an app hangs.
  private static let mostForwards = 16

  /// `show(_:sender:)` or `showDetailViewController(_:sender:)` of a controller.
  mutating func show(
    _ child: ControllerID, by action: String = show, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    guard screen.platform.callbacks.asksWhoShows else {
      try showBeforeTargets(child, by: action, from: source, request)
      return
    }
    let target = target(forAction: action, from: source)
    log(source, .targetForAction(action: action, target: target))
    guard let target else {
      try present(child, from: source, request)
      return
    }
    try show(child, by: action, in: target, from: source, request)
  }

  /// What segues that show do on iOS 6 and 7, which nobody is asked about: they push or replace where there is a
  /// container, and present elsewhere, as they do from iOS 8 on where nothing else shows them. No public source was
  /// found for the latter on iOS 6 and 7; the note that is made says what is assumed.
  private mutating func showBeforeTargets(
    _ child: ControllerID, by action: String, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    note(.showBeforeTargets, source)
    if action == Self.showDetail, let split = nearest(.split, from: source) {
      exchange(.push) { $0.setColumn(.secondary, of: split, to: child) }
    } else if let navigation = nearest(.navigation, from: source) {
      push(child, onto: navigation)
    } else {
      try present(child, from: source, request)
    }
  }

  /// The same of the controller that implements it.
  private mutating func show(
    _ child: ControllerID, by action: String, in target: ControllerID, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    if let effect = effect(of: action, on: target) {
      log(target, .performAction(action: action))
      if effect.rawValue != action {
        try forward(effect, child, from: target, request)
        return
      }
      // UIViewController's implementation, which is super's, goes on with the parent.
      if !hasOwnImplementation(of: action, target) {
        guard let parent = controllers[target]?.parent else {
          try present(child, from: target, request)
          return
        }
        try show(child, by: action, from: parent, request)
        return
      }
    }
    if controllers[target]?.kind == .navigation {
      // A stack in a stack is presented, but in a collapsed split view, which has it so. Source: pull request
      // 686 of SwiftyJSON/SwiftyJSON ("This causes the show segue to be presented").
      if controllers[child]?.kind == .navigation, !isInCollapsedSplit(target) {
        try present(child, from: source, request)
      } else {
        push(child, onto: target)
      }
    } else if action == Self.show {
      try show(child, inSplit: target, from: source, request)
    } else {
      try showDetail(child, inSplit: target, from: source, request)
    }
  }

  /// Does what code does with a controller that it is handed.
  private mutating func forward(
    _ effect: ShowEffect, _ child: ControllerID, from id: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    var request = request
    request.forwards += 1
    guard request.forwards <= Self.mostForwards else {
      throw SimulationError(
        .endlessAction,
        localized("The actions that show “%1$s” lead to each other without end.", child))
    }
    try act(effect, child, from: id, request)
  }

  private mutating func show(
    _ child: ControllerID, inSplit id: ControllerID, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    if let effect = splitAnswer(of: id, \.show) {
      log(id, .ask(question: "splitViewController(_:show:sender:)", answer: "true"))
      try forward(effect, child, from: source, request)
      return
    }
    guard let split = split(id), !split.isCollapsed else {
      try presentFullScreen(child, from: source, request)
      return
    }
    let branch = parents(from: source).last { controllers[$0]?.parent == id }
    let column = branch.flatMap(split.column) ?? .secondary
    exchange(.push) { $0.setColumn(column, of: id, to: child) }
  }

  private mutating func showDetail(
    _ child: ControllerID, inSplit id: ControllerID, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    if let effect = splitAnswer(of: id, \.showDetail) {
      log(id, .ask(question: "splitViewController(_:showDetail:sender:)", answer: "true"))
      try forward(effect, child, from: source, request)
      return
    }
    guard let split = split(id) else { return }
    if split.isCollapsed {
      try showDetail(child, inCollapsed: id, split, from: source, request)
    } else if let detail = split.columns[.secondary], effect(of: Self.show, on: detail) != nil {
      try show(child, by: Self.show, in: detail, from: source, request)
    } else {
      if let detail = split.columns[.secondary], split.style == .classic,
        controllers[detail]?.kind == .navigation, controllers[child]?.kind != .navigation
      {
        note(.showDetailReplacesNavigation, id)
      }
      exchange(.push) { $0.setColumn(.secondary, of: id, to: child) }
    }
  }

  /// A split view whose content doesn't implement showing covers the screen.
  private mutating func presentFullScreen(
    _ child: ControllerID, from source: ControllerID, _ request: PresentationRequest
  ) throws(SimulationError) {
    var request = request
    request.style = .fullScreen
    try present(child, from: source, request)
  }

  /// Collapsed, the controller that is shown is asked to show; without such an implementation the
  /// screen is covered. Source: the header of UISplitViewController.
  private mutating func showDetail(
    _ child: ControllerID, inCollapsed id: ControllerID, _ split: SplitState,
    from source: ControllerID, _ request: PresentationRequest
  ) throws(SimulationError) {
    guard let base = split.collapsedRoot, implements(Self.show, base) else {
      try presentFullScreen(child, from: source, request)
      return
    }
    if split.style != .classic, controllers[base]?.kind == .navigation {
      // The column's new content goes onto the stack, in the place of the old one.
      let shown = wrapped(child, as: .secondary, of: id)
      let former = split.columns[.secondary]
      updateSplit(id) { $0.columns[.secondary] = shown }
      exchange(.push) { simulation in
        simulation.log(base, .push(controller: shown))
        simulation.updateNavigation(base) { stack in
          stack.removeAll { $0 == former }
          stack.append(shown)
        }
        if let former, former != base { simulation.release(former, from: id) }
      }
      return
    }
    if let preserved = split.preserved {
      updateSplit(id) { split in
        split.preserved = nil
        split.columns[.secondary] = nil
      }
      release(preserved, from: id)
    }
    try show(child, by: Self.show, in: base, from: source, request)
  }

  /// An action of the app's own: its target performs it.
  /// - Parameter child: a controller that the action is handed.
  mutating func send(
    _ action: String, _ child: ControllerID? = nil, from source: ControllerID,
    _ request: PresentationRequest = PresentationRequest()
  ) throws(SimulationError) {
    if let child, [Self.show, Self.showDetail].contains(action) {
      try show(child, by: action, from: source, request)
      return
    }
    let target = target(forAction: action, from: source)
    log(source, .targetForAction(action: action, target: target))
    guard let target else {
      if let child { discard(child) }
      note(.noTarget, source)
      return
    }
    log(target, .performAction(action: action))
    let effect = effect(of: action, on: target) ?? .none
    if let child {
      try forward(effect, child, from: target, request)
    } else if effect == .dismiss {
      dismiss(around: target)
    }
  }
}
