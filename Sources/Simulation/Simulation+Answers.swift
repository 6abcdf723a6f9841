import Companion
import Traits

/// What the app's code answers.
extension Simulation {
  /// Whether an answer's name is for a controller; no name is for all.
  func matches(_ name: String?, _ id: ControllerID) -> Bool {
    name.map { controllers[id]?.isNamed($0) == true } ?? true
  }

  /// Whether a condition holds for a controller as it is.
  func holds(_ condition: Condition, for id: ControllerID) -> Bool {
    guard let controller = controllers[id] else { return false }
    return condition.holds(
      in: circumstances(of: id, traits: controller.environment.traits, size: controller.size))
  }

  /// What a condition on a controller is checked against. A size that only layout knows is neither
  /// wider nor narrower than any other.
  package func circumstances(
    of id: ControllerID, traits: TraitCollection, size: Size?
  ) -> Circumstances {
    Circumstances(
      size: size ?? Size(width: .nan, height: .nan), traits: traits, shown: shown(around: id))
  }

  /// The controllers that are there, by the columns of the split view that a controller is, is in, or
  /// has in it.
  func shown(around id: ControllerID) -> ShownControllers {
    func named(_ ids: [ControllerID]) -> [ShownController] {
      ids.compactMap { controllers[$0].map { ShownController(names: $0.names) } }
    }
    let all = subtree(root)
    let split =
      nearest(.split, from: id) ?? subtree(id).first { controllers[$0]?.kind == .split }
      ?? all.first { controllers[$0]?.kind == .split }
    guard let split, let state = self.split(split) else {
      return ShownControllers(others: named(all))
    }
    let primary = (state.isCollapsed ? state.collapsedRoot : state.columns[.primary]).map(family)
    let secondary = state.isCollapsed ? nil : state.columns[.secondary].map(family)
    let inColumns = Set((primary ?? []) + (secondary ?? []))
    return ShownControllers(
      primary: named(primary ?? []), secondary: named(secondary ?? []),
      others: named(all.filter { !inColumns.contains($0) }))
  }

  /// A split view delegate's answers.
  func splitAnswer(_ id: ControllerID) -> SplitViewAnswer {
    var result = SplitViewAnswer()
    for answer in answers.splitViews
    where matches(answer.splitView, id) && holds(answer.when, for: id) {
      result.primaryForCollapsing = result.primaryForCollapsing ?? answer.primaryForCollapsing
      if result.collapse == nil {
        result.collapse = answer.collapse
        result.keepInPrimary = answer.keepInPrimary
      }
      result.primaryForExpanding = result.primaryForExpanding ?? answer.primaryForExpanding
      result.separate = result.separate ?? answer.separate
      result.topColumnForCollapsing =
        result.topColumnForCollapsing ?? answer.topColumnForCollapsing
      result.displayModeForExpanding =
        result.displayModeForExpanding ?? answer.displayModeForExpanding
      result.handlesShow = result.handlesShow ?? answer.handlesShow
      result.handlesShowDetail = result.handlesShowDetail ?? answer.handlesShowDetail
    }
    return result
  }

  /// What is declared for a presentation.
  func presentationAnswer(for id: ControllerID, segue: String?) -> PresentationAnswer {
    let circumstances = circumstances(of: root, traits: window.traits, size: screen.windowSize)
    var result = PresentationAnswer()
    for answer in answers.presentations {
      let isMeant = answer.of.map { matches($0, id) || isSegue(segue, named: $0) } ?? true
      guard isMeant, answer.when.holds(in: circumstances) else { continue }
      result.style = result.style ?? answer.style
      result.custom = result.custom ?? answer.custom
      result.adaptiveStyle = result.adaptiveStyle ?? answer.adaptiveStyle
      result.traits = result.traits ?? answer.traits
      result.removesPresenter = result.removesPresenter ?? answer.removesPresenter
    }
    return result
  }

  private func isSegue(_ segue: String?, named name: String) -> Bool {
    guard let segue else { return false }
    return segue == name
      || storyboards[""]?.graph.edges.contains { $0.id == segue && $0.segue.identifier == name }
        == true
  }

  /// How a controller's class implements an action; nil where it is not declared to.
  func declared(_ action: String, of id: ControllerID) -> ActionAnswer? {
    answers.actions.first {
      $0.action == action && matches($0.controller, id) && holds($0.when, for: id)
    }
  }
}
