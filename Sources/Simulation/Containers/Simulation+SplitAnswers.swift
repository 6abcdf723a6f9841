import Companion
import InterfaceBuilder
import Scenes

/// The controllers that the delegate of a split view answers with. An app makes each of them once and
/// keeps it: while it isn't shown the delegate does, so that it comes back as it was.
extension Simulation {
  /// A controller that the delegate answers with: the one from before, or a new one of the document.
  /// - Parameter primary: what becomes the primary controller, which can't be the answer too.
  mutating func controller(
    named name: String, of id: ControllerID, besides primary: ControllerID? = nil
  ) -> ControllerID? {
    let around = primary.map { Set(parents(from: $0)) } ?? []
    let former = everything(in: id).dropFirst().first { candidate in
      isNamed(name, candidate) && !around.contains(candidate) && canBeTaken(candidate, to: id)
    }
    if let former { return former }
    guard let storyboard = controllers[id]?.storyboard,
      let element = storyboards[storyboard]?.graph.controllers(named: name).first
    else { return nil }
    return instantiate(element, in: storyboard)
  }

  /// Whether a controller can become a column: it is one, on a stack, or kept.
  private func canBeTaken(_ candidate: ControllerID, to id: ControllerID) -> Bool {
    guard let controller = controllers[candidate], controller.presenter == nil else { return false }
    guard let parent = controller.parent, parent != id else { return true }
    return controllers[parent]?.kind == .navigation
  }

  /// Takes a controller from the stack that it is on, or from those that the delegate keeps, to become
  /// a column of its own.
  mutating func detach(_ child: ControllerID, from id: ControllerID) {
    updateSplit(id) { $0.keptByDelegate.removeAll { $0 == child } }
    guard let parent = controllers[child]?.parent, parent != id,
      controllers[parent]?.kind == .navigation
    else { return }
    updateNavigation(parent) { $0.removeAll { $0 == child } }
    controllers[child]?.parent = nil
  }

  /// Forgets a controller that leaves a split view with everything in and over it, but for what the
  /// delegate may answer with again.
  /// - Parameter id: the split view; nil or something else keeps nothing.
  mutating func release(_ gone: ControllerID, from id: ControllerID?) {
    guard let id, split(id) != nil else {
      discard(gone)
      return
    }
    let names = answeredNames(of: id)
    let kept =
      names.isEmpty
      ? []
      : everything(in: gone).filter { candidate in
        names.contains { isNamed($0, candidate) }
          && (candidate == gone || canBeTaken(candidate, to: id))
      }
    for child in kept where !isInside(child, anyOf: kept) { keep(child, for: id) }
    if !kept.contains(gone) { discard(gone) }
  }

  private func isInside(_ id: ControllerID, anyOf others: [ControllerID]) -> Bool {
    parents(from: id).dropFirst().contains(where: others.contains)
  }

  /// Of each of the document's controllers the delegate keeps the last one.
  private mutating func keep(_ child: ControllerID, for id: ControllerID) {
    detach(child, from: id)
    removePresentation(from: child)
    controllers[child]?.parent = nil
    let element = element(of: child)
    for former in split(id)?.keptByDelegate ?? [] where self.element(of: former) == element {
      updateSplit(id) { $0.keptByDelegate.removeAll { $0 == former } }
      discard(former)
    }
    updateSplit(id) { $0.keptByDelegate.append(child) }
  }

  /// What the delegate is declared to answer with.
  private func answeredNames(of id: ControllerID) -> Set<String> {
    declared(\.splitViews).filter { isNamed($0.controller, id) }.reduce(into: []) {
      names, answers in
      names.formUnion(answers.primaryForCollapsing.list.map(\.value))
      names.formUnion(answers.primaryForExpanding.list.map(\.value))
      for case .controller(let name) in answers.separate.list.map(\.value) { names.insert(name) }
    }
  }
}
