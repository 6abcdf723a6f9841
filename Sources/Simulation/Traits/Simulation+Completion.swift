import Companion

/// What completion blocks do when a transition has ended.
extension Simulation {
  /// The interface before completion blocks were called, where it was another one.
  struct Uncompleted: Sendable {
    /// What they had set before, by controller.
    let completed: [ControllerID: [AlongsideAnimation]]
    /// What the constraints that they exchange were chosen for.
    var circumstances: [ControllerID: Circumstances] = [:]
  }

  /// Calls the completion blocks of animations, parents' before children's. That the transition itself is
  /// told to be over before them, and their order, are chosen here.
  /// - Parameter exchanges: of constraints that are still to be made.
  mutating func complete(
    _ animations: [(controller: ControllerID, name: String, animation: AlongsideAnimation)],
    _ exchanges: [ControllerID: [Event]], since before: Simulation
  ) {
    var exchanges = exchanges
    var former = Uncompleted(completed: before.controllers.mapValues(\.completed))
    for (id, name, animation) in animations {
      guard let completion = animation.completion else { continue }
      log(id, .transitionCompletion(name: name))
      if !completion.texts.isEmpty || !completion.properties.isEmpty {
        controllers[id]?.completed.removeAll { $0 == animation }
        controllers[id]?.completed.append(animation)
      }
      guard completion.exchangesConstraints, let events = exchanges.removeValue(forKey: id) else {
        continue
      }
      outcome.events += events
      former.circumstances[id] = before.circumstances(of: id)
    }
    uncompleted = former
  }

  /// Takes back what completion blocks have set for a condition that doesn't hold any more.
  mutating func settleCompletions() {
    for (id, controller) in controllers where !controller.completed.isEmpty {
      let holding = controller.completed.filter { holds($0.condition, for: id) }
      controllers[id]?.completed = holding
    }
    guard let former = uncompleted else { return }
    let isUnchanged = former.completed.allSatisfy { id, completed in
      controllers[id].map { $0.completed == completed } ?? true
    }
    if isUnchanged, former.circumstances.isEmpty { uncompleted = nil }
  }

  /// The interface as it is at the end of the last step's transition, before the completion blocks are
  /// called; nil where they change nothing.
  package var beforeCompletion: Simulation? {
    guard let uncompleted else { return nil }
    var simulation = self
    simulation.uncompleted = nil
    simulation.formerCircumstances = uncompleted.circumstances
    for (id, completed) in uncompleted.completed {
      simulation.controllers[id]?.completed = completed
    }
    return simulation
  }
}
