import Companion
import Scenes
import Traits

/// A controller of the running interface, for those who show or print it.
package struct ControllerNode: Hashable, Sendable, Codable {
  /// A split view as it is.
  package struct Split: Hashable, Sendable, Codable {
    package let isCollapsed: Bool
    package let displayMode: SplitDisplayMode
    package let behavior: SplitBehavior
    package let style: SplitLayout.Style
    package let columns: [SplitColumn: ControllerID]
    /// The columns that are shown; empty while collapsed and where only layout knows the size.
    package let spans: [SplitLayout.Span]
  }

  /// A tab bar as it is.
  package struct Tabs: Hashable, Sendable, Codable {
    package let tabs: [ControllerID]
    /// How many tabs have a place of their own; behind them is "More", if there are others.
    package let visibleCount: Int
    /// The selected tab's index; nil for "More" itself.
    package let selected: Int?
    package let isMoreSelected: Bool
  }

  /// A page view controller as it is.
  package struct Pages: Hashable, Sendable, Codable {
    package let count: Int
    /// From 0.
    package let current: Int
    /// Whether a page control is below the page.
    package let hasPageControl: Bool
  }

  package let id: ControllerID
  /// UIKit's class, such as "UINavigationController".
  package let className: String
  /// The id of the controller's element; nil for controllers that UIKit makes.
  package let element: String?
  /// The storyboard that the element is in; nil for the main one.
  package let storyboard: String?
  package let title: String?
  package let traits: TraitCollection
  /// Which environment set each trait.
  package let setBy: [Trait: TraitEnvironment.Identity]
  /// Points; nil where only layout knows.
  package let size: Size?
  package let isViewLoaded: Bool
  package let isVisible: Bool
  package let isKey: Bool
  /// In stack, tab or column order.
  package let children: [ControllerNode]
  /// What is presented over it; its controller is `presentedController`.
  package let presentation: Presentation?
  /// At most one.
  package let presentedController: [ControllerNode]
  package let split: Split?
  package let tabs: Tabs?
  package let pages: Pages?
  /// Whether `show(_:sender:)`, called on this controller, would push. Cells with such a segue have a disclosure
  /// indicator then.
  package let showPushes: Bool
  package let showDetailPushes: Bool
}

extension Simulation {
  /// The running interface as a tree.
  package var tree: ControllerNode {
    node(root, in: Pushing(), Set(visibleControllers), keyController)
  }

  /// One controller of it; nil where there is none with this id now.
  package func node(_ id: ControllerID) -> ControllerNode? {
    guard let controller = controllers[id] else { return nil }
    let outer = controller.parent.map { parent in
      Pushing(
        show: wouldPush(Self.show, from: parent), detail: wouldPush(Self.showDetail, from: parent))
    }
    return node(id, in: outer ?? Pushing(), Set(visibleControllers), keyController)
  }

  /// Whether showing from a controller would push.
  private struct Pushing {
    var show = false
    var detail = false
  }

  /// - Parameter outer: for the controller's parent.
  private func node(
    _ id: ControllerID, in outer: Pushing, _ visible: Set<ControllerID>, _ key: ControllerID
  ) -> ControllerNode {
    // Every id that is asked for is in the tree; a missing one would be a bare node.
    let controller =
      controllers[id]
      ?? Controller(id: id, storyboard: "", element: nil, className: "", environment: window)
    let pushing = Pushing(
      show: wouldPush(Self.show, from: id, inside: outer.show),
      detail: wouldPush(Self.showDetail, from: id, inside: outer.detail))
    let title =
      controller.passed.title
      ?? controller.element?.id.flatMap { storyboards[controller.storyboard]?.titles[$0] }
      ?? titleInCode(of: controller)
    return ControllerNode(
      id: id, className: controller.className, element: controller.element?.id,
      storyboard: controller.storyboard.isEmpty ? nil : controller.storyboard, title: title,
      traits: controller.environment.traits, setBy: controller.environment.setBy,
      size: controller.size, isViewLoaded: controller.isViewLoaded,
      isVisible: visible.contains(id), isKey: id == key,
      children: controller.children.map { node($0, in: pushing, visible, key) },
      presentation: controller.presented,
      presentedController: controller.presented.map {
        [node($0.controller, in: Pushing(), visible, key)]
      } ?? [],
      split: split(id).map { splitNode($0, controller) },
      tabs: tabs(id).map { tabs in
        ControllerNode.Tabs(
          tabs: tabs.tabs, visibleCount: tabs.visibleCount,
          selected: selectedTab(tabs), isMoreSelected: tabs.isMoreSelected)
      }, pages: pages(of: controller),
      showPushes: pushing.show, showDetailPushes: pushing.detail)
  }

  /// There is a page control where the data source counts its pages, and these scroll sideways.
  /// Source: the documentation of UIPageViewControllerDataSource, `presentationCount(for:)`.
  private func pages(of controller: Controller) -> ControllerNode.Pages? {
    guard case .page(let pages, let current) = controller.content else { return nil }
    let answer = declared(\.pages).first { isNamed($0.controller, controller.id) }
    let scrollsSideways = ViewController(controller.element).pagesScrollSideways
    return ControllerNode.Pages(
      count: pages.count, current: current,
      hasPageControl: answer?.showsPageControl == true && scrollsSideways && !pages.isEmpty)
  }

  private func splitNode(_ split: SplitState, _ controller: Controller) -> ControllerNode.Split {
    let spans =
      split.isCollapsed
      ? nil
      : controller.size.map { split.layout(controller.element, in: $0, on: screen.platform).spans }
    return ControllerNode.Split(
      isCollapsed: split.isCollapsed, displayMode: split.displayMode, behavior: split.behavior,
      style: split.style, columns: split.columns, spans: spans ?? [])
  }

  private func selectedTab(_ tabs: TabBarState) -> Int? {
    guard tabs.isMoreSelected else { return tabs.selected }
    return tabs.more.flatMap { navigationStack($0).dropFirst().first }
      .flatMap { tabs.tabs.firstIndex(of: $0) }
  }
}
