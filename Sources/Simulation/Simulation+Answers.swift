import Companion
import InterfaceBuilder
import Traits

/// What the app's code answers, as far as companion files declare it. Without a declaration UIKit's
/// defaults hold.
extension Simulation {
  /// What all companion files declare of one kind, those of the main one first.
  func declared<Declaration>(_ list: (CompanionFile) -> [Declaration]) -> [Declaration] {
    storyboards.companions.flatMap(list)
  }

  func isNamed(_ name: String, _ id: ControllerID) -> Bool {
    controllers[id]?.names.contains(name) == true
  }

  func names(of id: ControllerID) -> ShownController {
    ShownController(names: controllers[id]?.names ?? [])
  }

  /// Whether a condition holds for a controller as it is.
  func holds(_ condition: Condition, for id: ControllerID) -> Bool {
    condition == .always || condition.holds(in: circumstances(of: id))
  }

  /// What a condition on a controller as it is is checked against.
  func circumstances(of id: ControllerID) -> Circumstances {
    circumstances(
      of: id, traits: controllers[id]?.environment.traits ?? window.traits,
      size: controllers[id]?.size)
  }

  /// What a condition on the window is checked against.
  package var windowCircumstances: Circumstances {
    circumstances(of: root, traits: window.traits, size: screen.windowSize)
  }

  /// What a condition is checked against. A size that only layout knows is neither
  /// wider nor narrower than any other.
  private func circumstances(
    of id: ControllerID, traits: TraitCollection, size: Size?
  ) -> Circumstances {
    Circumstances(
      size: size ?? Size(width: .nan, height: .nan), traits: traits, shown: shown(around: id))
  }

  /// The controllers that are there, by the columns of the split view that a controller is, is in, or
  /// has in it. None where no companion file has a condition that could ask for them.
  func shown(around id: ControllerID) -> ShownControllers {
    guard !storyboards.companions.isEmpty else { return ShownControllers() }
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

  /// A split view delegate's answer to a question; nil for UIKit's default.
  func splitAnswer<Answer>(
    of id: ControllerID, _ question: (SplitViewAnswers) -> Alternatives<Answer>
  ) -> Answer? {
    for delegate in declared(\.splitViews) where isNamed(delegate.controller, id) {
      if let answer = question(delegate).value(in: circumstances(of: id)) { return answer }
    }
    return nil
  }

  /// What is declared of a presentation, by the presented controller or the segue.
  func declaredPresentation(of id: ControllerID, segue: String?) -> DeclaredPresentation? {
    declared(\.presentations).first {
      isNamed($0.presented, id) || isSegue(segue, named: $0.presented)
    }
  }

  /// A declared presentation by what it is of.
  package func declaredPresentation(of name: String) -> DeclaredPresentation? {
    declared(\.presentations).first { $0.presented == name }
  }

  private func isSegue(_ segue: String?, named name: String) -> Bool {
    guard let segue else { return false }
    return segue == name
      || storyboards[""]?.graph.edges.contains { $0.id == segue && $0.segue.identifier == name }
        == true
  }

  /// What code says about a segue that starts from a controller.
  func answer<Value>(
    to edge: SegueGraph.Edge, from source: ControllerID, _ value: (SegueAnswer) -> Value?
  ) -> Value? {
    let names = [edge.id, edge.segue.identifier, edge.segue.customClass].compactMap { $0 }
    return declared(\.segues).lazy
      .filter { names.contains($0.segue) && holds($0.condition, for: source) }
      .compactMap(value).first
  }

  /// What a controller's class does where it implements an action; nil where it is not declared to.
  func effect(of action: String, on id: ControllerID) -> ShowEffect? {
    let implemented = declared(\.actions).filter { $0.name == action }
    guard !implemented.isEmpty else { return nil }
    let circumstances = circumstances(of: id)
    return implemented.lazy.compactMap { $0.effect(on: names(of: id), in: circumstances) }.first
  }
}
