import Localization
import Scenes
import Traits
import UIKitMetrics

/// Navigation controllers, tab bar controllers and pages.
extension Simulation {
  // MARK: Navigation

  mutating func push(_ child: ControllerID, onto id: ControllerID) {
    if controllers[child]?.kind == .navigation, !isInCollapsedSplit(id) {
      note(.nestedNavigation, id)
    }
    if controllers[child]?.kind == .split { note(.splitInNavigation, id) }
    exchange(.push) { simulation in
      simulation.log(id, .push(controller: child))
      simulation.updateNavigation(id) { $0.append(child) }
    }
  }

  func isInCollapsedSplit(_ id: ControllerID) -> Bool {
    controllers[id]?.parent.flatMap(split)?.isCollapsed == true
  }

  /// Pops controllers off a stack until it has this many.
  mutating func pop(_ id: ControllerID, toCount count: Int) {
    let gone = Array(navigationStack(id).dropFirst(count))
    guard !gone.isEmpty else { return }
    exchange(.push) { $0.drop(gone, from: id) }
  }

  /// Takes controllers off a stack. The content of a column stays with its split view.
  mutating func drop(_ gone: [ControllerID], from id: ControllerID) {
    let owner = controllers[id]?.parent
    let columns = owner.flatMap(split).map { Set($0.columns.values) } ?? []
    let tabs = owner.flatMap(tabs)?.tabs ?? []
    for child in gone.reversed() {
      log(id, .pop(controller: child))
      updateNavigation(id) { $0.removeAll { $0 == child } }
      // The tabs behind "More" stay.
      if tabs.contains(child) { continue }
      guard let owner, columns.contains(child) else {
        release(child, from: owner)
        continue
      }
      controllers[child]?.parent = owner
      if split(owner)?.style == .classic { updateSplit(owner) { $0.preserved = child } }
    }
  }

  /// The back button of the navigation bar in front.
  mutating func goBack(in start: ControllerID?) throws(SimulationError) {
    let chain = reachable(from: start ?? keyController)
    // Another column's bar may have the only back button.
    let beside = start == nil ? chain.last.map { visible(from: $0).reversed() } ?? [] : []
    guard let id = (chain + beside).first(where: { navigationStack($0).count > 1 }) else {
      throw SimulationError(
        .nothingToGoBackTo,
        localized(
          """
          No navigation controller in front has something to go back to; dismiss or select \
          instead.
          """))
    }
    pop(id, toCount: navigationStack(id).count - 1)
  }

  // MARK: Tabs

  /// Moves tabs to and from "More" as the bar's traits ask for it.
  mutating func fitTabs(_ id: ControllerID) {
    guard let controller = controllers[id], let tabs = tabs(id) else { return }
    let limit = SimulatedBars.Tabs.limit(controller.environment.traits)
    if limit == Int(FixedMetric.regularTabLimit), tabs.tabs.count > Int(FixedMetric.tabLimit) {
      note(.tabLimit, id)
    }
    let visible = tabs.tabs.count > limit ? limit - 1 : tabs.tabs.count
    guard visible != tabs.visibleCount || (visible < tabs.tabs.count) != (tabs.more != nil) else {
      return
    }
    if visible == tabs.tabs.count {
      if let more = tabs.more {
        for tab in navigationStack(more).dropFirst() { controllers[tab]?.parent = id }
        updateNavigation(more) { $0.removeLast($0.count - 1) }
        discard(more)
      }
      updateTabs(id) { tabs in
        tabs.more = nil
        tabs.isMoreSelected = false
        tabs.visibleCount = visible
      }
      for tab in tabs.tabs { controllers[tab]?.parent = id }
      return
    }
    let more = tabs.more ?? makeMore(id)
    updateTabs(id) { tabs in
      tabs.more = more
      tabs.visibleCount = visible
    }
    controllers[more]?.parent = id
    for tab in tabs.tabs.dropFirst(visible) { controllers[tab]?.parent = more }
    for tab in tabs.tabs.prefix(visible) {
      updateNavigation(more) { $0.removeAll { $0 == tab } }
      controllers[tab]?.parent = id
    }
    if !tabs.isMoreSelected, tabs.selected >= visible {
      let chosen = tabs.tabs[tabs.selected]
      updateNavigation(more) { $0.append(chosen) }
      updateTabs(id) { $0.isMoreSelected = true }
    } else if tabs.isMoreSelected, tabs.selected < visible {
      updateTabs(id) { $0.isMoreSelected = false }
    }
  }

  private mutating func makeMore(_ id: ControllerID) -> ControllerID {
    let more = makeSystem("moreNavigationController:\(id.name)")
    let list = makeSystem("moreList:\(id.name)", className: "UIMoreListController")
    controllers[more]?.content = .navigation(stack: [])
    updateNavigation(more) { $0 = [list] }
    return more
  }

  /// Selects a tab of the tab bar in front. The tab that is selected already goes back to its root.
  /// Source: UITabBarController's documentation, taps.
  mutating func selectTab(_ index: Int) throws(SimulationError) {
    let id = try tabBarInFront()
    guard let tabs = tabs(id), tabs.tabs.indices.contains(index) else {
      throw SimulationError(
        .noSuchTab, localized("There is no tab %1$s; tabs are numbered from 0.", index))
    }
    let tab = tabs.tabs[index]
    if tabs.shown == tab {
      pop(tab, toCount: 1)
      return
    }
    exchange(.tab) { simulation in
      simulation.log(id, .select(controller: tab))
      simulation.updateTabs(id) { state in
        state.selected = index
        state.isMoreSelected = index >= state.visibleCount
      }
      if let more = tabs.more, index >= tabs.visibleCount {
        simulation.updateNavigation(more) { $0 = Array($0.prefix(1)) + [tab] }
      }
    }
  }

  mutating func selectMore() throws(SimulationError) {
    let id = try tabBarInFront()
    guard let more = tabs(id)?.more else {
      throw SimulationError(
        .noSuchTab, localized("All tabs fit into the bar; there is no More."))
    }
    exchange(.tab) { simulation in
      simulation.log(id, .select(controller: more))
      simulation.updateTabs(id) { $0.isMoreSelected = true }
      simulation.updateNavigation(more) { $0 = Array($0.prefix(1)) }
    }
  }

  private func tabBarInFront() throws(SimulationError) -> ControllerID {
    guard let id = container(.tabBar) else {
      throw SimulationError(.noSuchTab, localized("No tab bar controller is in front."))
    }
    return id
  }

  // MARK: Pages

  mutating func turnPage(to index: Int) throws(SimulationError) {
    let visible = visibleControllers.reversed()
    guard let id = visible.first(where: { controllers[$0]?.kind == .page }),
      case .page(let pages, let current)? = controllers[id]?.content, pages.indices.contains(index)
    else {
      throw SimulationError(
        .noSuchPage,
        localized("There is no page %1$s; pages are declared and numbered from 0.", index))
    }
    guard index != current else { return }
    exchange(.push) { simulation in
      simulation.log(id, .select(controller: pages[index]))
      simulation.controllers[id]?.content = .page(pages: pages, current: index)
    }
  }
}
