import InterfaceBuilder
import Localization
import Scenes

/// Unwind segues.
extension Simulation {
  /// Finds the controller that implements the action, prepares the source, calls the action, and then
  /// goes there. Source: Apple's Technical Note TN2298, The Unwind Process.
  mutating func unwind(
    _ action: String, from source: ControllerID, segue: String?,
    passing content: PassedContent = PassedContent()
  ) throws(SimulationError) {
    let candidates = unwindCandidates(from: source)
    var destination = candidates.first { effect(of: action, on: $0) != nil }
    let isDeclared = declared(\.actions).contains {
      $0.name == action && !$0.implementations.isEmpty
    }
    if destination == nil, !isDeclared {
      // Without code the controller before the source is the likeliest to have the action.
      destination = unwindCandidates(from: source, besides: false)
        .first { controllers[$0]?.kind == .plain }
      if destination != nil { note(.unwindDestination, destination) }
    }
    guard let destination else {
      throw SimulationError(
        .noUnwindDestination,
        localized(
          "No controller before %1$s can be unwound to by %2$s; UIKit does nothing.", source, action
        ))
    }
    if let segue { log(source, .prepareForSegue(segue: segue, destination: destination)) }
    controllers[destination]?.passed.take(content)
    log(destination, .unwindAction(action: action))
    go(to: destination, from: source)
  }

  /// The controllers that are asked whether they implement an unwind action, in order: of each
  /// container around the source its other children, the last first, and then itself; then the
  /// presenter's. Source: UIViewController's documentation, allowedChildrenForUnwinding(from:).
  /// - Parameter besides: Whether those are among them that are beside the source rather than before it: what
  ///   other columns, tabs and container views show.
  private func unwindCandidates(
    from source: ControllerID, besides: Bool = true
  ) -> [ControllerID] {
    var candidates: [ControllerID] = []
    var current = source
    while let controller = controllers[current] {
      if let parent = controller.parent {
        let isStack = controllers[parent]?.kind == .navigation
        for sibling in (controllers[parent]?.children ?? []).reversed()
        where sibling != current && (besides || isStack) {
          candidates += family(sibling).reversed()
        }
        candidates.append(parent)
        current = parent
      } else if let presenter = controller.presenter {
        // The controller that presented is asked before those beside it.
        if let origin = controllers[presenter]?.presented?.source { candidates.append(origin) }
        candidates += family(presenter).reversed().filter { !candidates.contains($0) }
        current = presenter
      } else {
        break
      }
    }
    return candidates
  }

  /// Dismisses and pops until a controller is on screen.
  private mutating func go(to destination: ControllerID, from source: ControllerID) {
    // The presentation that the source is in or over, next to the destination.
    var presenter: ControllerID?
    var base = outermost(source)
    while !family(base).contains(destination), let below = controllers[base]?.presenter {
      presenter = below
      base = outermost(below)
    }
    exchange(presenter == nil ? .push : .presentation) { simulation in
      if let presenter, let presented = simulation.controllers[presenter]?.presented {
        simulation.log(presenter, .dismiss(controller: presented.controller))
        simulation.removePresentation(from: presenter)
      }
      var child = destination
      while let parent = simulation.controllers[child]?.parent {
        simulation.bring(child, toFrontIn: parent)
        child = parent
      }
    }
  }

  /// What containers do in `unwind(for:towards:)`.
  private mutating func bring(_ child: ControllerID, toFrontIn container: ControllerID) {
    switch controllers[container]?.content {
    case .navigation(let stack):
      if let place = stack.firstIndex(of: child) {
        drop(Array(stack[(place + 1)...]), from: container)
      }
    case .tabBar(let tabs):
      guard tabs.shown != child else { return }
      log(container, .select(controller: child))
      updateTabs(container) { state in
        state.isMoreSelected = child == state.more
        if let index = state.tabs.firstIndex(of: child) { state.selected = index }
      }
    case .page(let pages, _):
      if let index = pages.firstIndex(of: child) {
        controllers[container]?.content = .page(pages: pages, current: index)
      }
    default: break
    }
  }
}
