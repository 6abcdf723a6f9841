import Companion
import InterfaceBuilder
import Scenes
import Traits

/// Making controllers of scenes.
extension Simulation {
  /// Containers that hold the same scenes twice multiply them at each level. Chosen: far more than an
  /// app has at a time.
  static let mostControllers = 1_000

  /// Makes the controller of a scene with the children that a container has from the start. A
  /// storyboard reference stands for the scene that it names.
  /// - Parameter outer: The containers and references that led here.
  mutating func instantiate(
    _ element: Element, in storyboard: String, within outer: [Element] = []
  ) -> ControllerID {
    if element.name == "viewControllerPlaceholder" {
      return follow(element, in: storyboard, within: outer)
    }
    let id = make(element, in: storyboard)
    guard !outer.contains(element), outer.count < 32 else {
      note(.recursiveContainment, id)
      return id
    }
    guard controllers.count < Self.mostControllers else {
      note(.manyControllers, id)
      return id
    }
    if let graph = storyboards[storyboard]?.graph {
      addChildren(to: id, element, in: storyboard, graph, within: outer + [element])
    }
    return id
  }

  /// Makes what a storyboard reference names, or an empty controller where that is nowhere.
  private mutating func follow(
    _ reference: Element, in storyboard: String, within outer: [Element]
  ) -> ControllerID {
    switch storyboards.resolve(reference, in: storyboard) {
    case .success(let target) where !outer.contains(reference):
      if let fault = storyboards[target.storyboard]?.fault {
        note(.unreadableCompanion, detail: fault)
      }
      return instantiate(
        target.controller, in: target.storyboard, within: outer + [reference])
    case .success:
      let id = make(reference, in: storyboard)
      note(.missingController, id)
      return id
    case .failure(let missing):
      let id = make(reference, in: storyboard)
      note(missing.rule, id, detail: missing.detail)
      return id
    }
  }

  private mutating func addChildren(
    to id: ControllerID, _ element: Element, in storyboard: String, _ graph: SegueGraph,
    within outer: [Element]
  ) {
    func make(_ children: [Element]) -> [ControllerID] {
      children.map { instantiate($0, in: storyboard, within: outer) }
    }
    func related(_ relationship: String) -> [ControllerID] {
      make(graph.related(element, by: relationship))
    }
    switch element.name {
    case "navigationController":
      let stack = Array(related("rootViewController").prefix(1))
      controllers[id]?.content = .navigation(stack: [])
      updateNavigation(id) { $0 = stack }
    case "tabBarController":
      let tabs = related("viewControllers")
      controllers[id]?.content = .tabBar(TabBarState(tabs: tabs, visibleCount: tabs.count))
      for tab in tabs { controllers[tab]?.parent = id }
    case "splitViewController":
      let columns = [
        SplitColumn.primary: related("masterViewController").first,
        .supplementary: related("supplementaryViewController").first,
        .secondary: related("detailViewController").first,
      ].compactMapValues { $0 }
      makeSplit(id, element, columns)
    case "pageViewController":
      let names = declared(\.pages).first { isNamed($0.controller, id) }?.pages
      let pages = make((names ?? []).compactMap { graph.controllers(named: $0).first })
      controllers[id]?.content = .page(pages: pages, current: 0)
      for page in pages { controllers[page]?.parent = id }
    default: break
    }
  }

  private mutating func makeSplit(
    _ id: ControllerID, _ element: Element, _ columns: [SplitColumn: ControllerID]
  ) {
    let style =
      screen.platform.hasSplitColumns
      ? SplitLayout.style(of: element, columns: Set(columns.keys)) : .classic
    var state = SplitState(style: style, columns: columns)
    if style == .classic {
      state.columns[.supplementary] = nil
    } else {
      for (column, child) in columns {
        state.columns[column] = wrapped(child, as: column, of: id)
      }
    }
    controllers[id]?.content = .split(state)
    for child in state.columns.values { controllers[child]?.parent = id }
  }

  /// The controller itself, or a navigation controller around it: a column style split view puts
  /// other controllers into one. Source: semantics.md, section 4 (the header of
  /// UISplitViewController, `setViewController(_:for:)`).
  mutating func wrapped(
    _ child: ControllerID, as column: SplitColumn, of split: ControllerID
  ) -> ControllerID {
    guard column != .compact, controllers[child]?.kind != .navigation else { return child }
    let id = makeSystem("navigationController:\(split.name):\(column.rawValue)")
    controllers[id]?.content = .navigation(stack: [])
    updateNavigation(id) { $0 = [child] }
    return id
  }

  /// A navigation controller that UIKit makes.
  mutating func makeSystem(
    _ name: String, className: String = "UINavigationController"
  ) -> ControllerID {
    let id = unusedID("ninefold:" + name)
    controllers[id] = Controller(
      id: id, storyboard: "", element: nil, className: className,
      environment: TraitEnvironment(screen: TraitCollection()))
    return id
  }

  private mutating func make(_ element: Element, in storyboard: String) -> ControllerID {
    let prefix = storyboard.isEmpty ? "" : storyboard + "/"
    let id = unusedID(prefix + (element.id ?? "\(element.name):\(element.line)"))
    controllers[id] = Controller(
      id: id, storyboard: storyboard, element: element, className: element.controllerClassName,
      environment: TraitEnvironment(screen: TraitCollection()))
    return id
  }

  /// The name, with a number behind it from the second instance on. Numbers are not used again, so
  /// that an id means one controller throughout.
  private mutating func unusedID(_ name: String) -> ControllerID {
    let count = instances[name, default: 0] + 1
    instances[name] = count
    return ControllerID(count == 1 ? name : "\(name)#\(count)")
  }
}
