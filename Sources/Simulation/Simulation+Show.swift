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

  /// Whether showing something from a controller would push it onto a stack, as cells ask that have
  /// a disclosure indicator then.
  package func wouldPush(_ action: String, from id: ControllerID) -> Bool {
    guard let target = target(forAction: action, from: id) else { return false }
    if controllers[target]?.kind == .navigation { return action == Self.show }
    guard let split = split(target), split.isCollapsed, let base = split.collapsedRoot else {
      return false
    }
    return controllers[base]?.kind == .navigation
  }

  private func implements(_ action: String, _ id: ControllerID) -> Bool {
    if declared(action, of: id) != nil { return true }
    switch controllers[id]?.kind {
    case .navigation: return action == Self.show
    case .split: return action == Self.show || action == Self.showDetail
    default: return false
    }
  }

  /// `show(_:sender:)` of a controller.
  mutating func show(
    _ child: ControllerID, from source: ControllerID, _ request: PresentationRequest
  ) throws(SimulationError) {
    let target = target(forAction: Self.show, from: source)
    log(source, .targetForAction(action: Self.show, target: target))
    guard let target else {
      try present(child, from: source, request)
      return
    }
    try show(child, in: target, from: source, request)
  }

  /// `show(_:sender:)` of the controller that implements it.
  private mutating func show(
    _ child: ControllerID, in target: ControllerID, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    if let declared = declared(Self.show, of: target) {
      log(target, .performAction(action: Self.show))
      try act(declared.effect, child, from: target, request)
    } else if controllers[target]?.kind == .navigation {
      push(child, onto: target)
    } else {
      try show(child, inSplit: target, from: source, request)
    }
  }

  private mutating func show(
    _ child: ControllerID, inSplit id: ControllerID, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    if splitAnswer(id).handlesShow == true {
      log(id, .ask(question: "splitViewController(_:show:sender:)", answer: "true"))
      discard(child)
      return
    }
    guard let split = split(id), !split.isCollapsed else {
      var request = request
      request.style = .fullScreen
      try present(child, from: source, request)
      return
    }
    let branch = parents(from: source).last { controllers[$0]?.parent == id }
    let column = branch.flatMap(split.column) ?? .secondary
    exchange(.push) { $0.setColumn(column, of: id, to: child) }
  }

  /// `showDetailViewController(_:sender:)` of a controller.
  mutating func showDetail(
    _ child: ControllerID, from source: ControllerID, _ request: PresentationRequest
  ) throws(SimulationError) {
    let target = target(forAction: Self.showDetail, from: source)
    log(source, .targetForAction(action: Self.showDetail, target: target))
    guard let target else {
      try present(child, from: source, request)
      return
    }
    if let declared = declared(Self.showDetail, of: target) {
      log(target, .performAction(action: Self.showDetail))
      try act(declared.effect, child, from: target, request)
      return
    }
    if splitAnswer(target).handlesShowDetail == true {
      log(target, .ask(question: "splitViewController(_:showDetail:sender:)", answer: "true"))
      discard(child)
      return
    }
    guard let split = split(target) else { return }
    if split.isCollapsed {
      try showDetail(child, inCollapsed: target, split, from: source, request)
    } else if let detail = split.columns[.secondary], declared(Self.show, of: detail) != nil {
      try show(child, in: detail, from: source, request)
    } else {
      if let detail = split.columns[.secondary], split.style == .classic,
        controllers[detail]?.kind == .navigation, controllers[child]?.kind != .navigation
      {
        note(.showDetailReplacesNavigation, target)
      }
      exchange(.push) { $0.setColumn(.secondary, of: target, to: child) }
    }
  }

  /// Collapsed, the controller that is shown is asked to show; without such an implementation the
  /// screen is covered. Source: the header of UISplitViewController.
  private mutating func showDetail(
    _ child: ControllerID, inCollapsed id: ControllerID, _ split: SplitState,
    from source: ControllerID, _ request: PresentationRequest
  ) throws(SimulationError) {
    guard let base = split.collapsedRoot, implements(Self.show, base) else {
      var request = request
      request.style = .fullScreen
      try present(child, from: source, request)
      return
    }
    var shown = child
    if split.style != .classic, controllers[base]?.kind == .navigation {
      // The column's new content goes onto the stack, in the place of the old one.
      shown = wrapped(child, as: .secondary, of: id)
      let former = split.columns[.secondary]
      updateSplit(id) { $0.columns[.secondary] = shown }
      exchange(.push) { simulation in
        simulation.log(base, .push(controller: shown))
        simulation.updateNavigation(base) { stack in
          stack.removeAll { $0 == former }
          stack.append(shown)
        }
        if let former, former != base { simulation.discard(former) }
      }
      return
    }
    if let preserved = split.preserved {
      updateSplit(id) { split in
        split.preserved = nil
        split.columns[.secondary] = nil
      }
      discard(preserved)
    }
    try show(shown, in: base, from: source, request)
  }

  /// An action of the app's own: its target performs it.
  /// - Parameter child: a controller that the action is handed.
  mutating func send(
    _ action: String, _ child: ControllerID? = nil, from source: ControllerID,
    _ request: PresentationRequest = PresentationRequest()
  ) throws(SimulationError) {
    if let child, action == Self.show {
      try show(child, from: source, request)
    } else if let child, action == Self.showDetail {
      try showDetail(child, from: source, request)
    } else {
      let target = target(forAction: action, from: source)
      log(source, .targetForAction(action: action, target: target))
      guard let target else {
        note(.noTarget, source)
        return
      }
      log(target, .performAction(action: action))
      let effect = declared(action, of: target)?.effect ?? .none
      if let child {
        try act(effect, child, from: target, request)
      } else if effect == .dismiss {
        dismiss(around: target)
      }
    }
  }
}
