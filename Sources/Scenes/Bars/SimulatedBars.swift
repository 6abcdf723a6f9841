import InterfaceBuilder
import Languages

/// The bars around a controller's view: those its simulated metrics name, or, where these are
/// inferred, those that its containers add.
package struct SimulatedBars: Hashable, Sendable {
  /// A navigation bar at the top.
  package struct Top: Hashable, Sendable {
    package var isTranslucent = true
    package var hasPrompt = false
    package var hasLargeTitle = false
    /// Points by which scrolled content has made a large title's room smaller.
    package var largeTitleCollapse = 0.0
    /// The container's bar; nil where only simulated metrics name one.
    package var element: Element?
    /// The controller whose navigation item the bar shows, where it is not the scene's own but a
    /// container's in between.
    package var itemOwner: Element?
    /// A title that code sets; nil leaves it to the navigation item.
    package var title: String?
    /// The title of the back button; nil where there is nothing to go back to.
    package var backTitle: String?

    package init(
      isTranslucent: Bool = true, hasPrompt: Bool = false, hasLargeTitle: Bool = false,
      element: Element? = nil
    ) {
      self.isTranslucent = isTranslucent
      self.hasPrompt = hasPrompt
      self.hasLargeTitle = hasLargeTitle
      self.element = element
    }
  }

  /// What a tab bar shows.
  package struct Tabs: Hashable, Sendable {
    /// The controllers that have a tab, by their elements; nil for one that UIKit makes.
    package var controllers: [Element?]
    /// The tab that leads to the controller.
    package var selected: Int?
    /// Whether the last tab is "More".
    package var hasMore = false

    package init(controllers: [Element?], selected: Int?, hasMore: Bool = false) {
      self.controllers = controllers
      self.selected = selected
      self.hasMore = hasMore
    }
  }

  package enum Bottom: Hashable, Sendable {
    case tabBar
    case toolbar
  }

  package var hasStatusBar = true
  package var top: Top?
  /// A tab bar is here wherever the platform has it; see ``Scene/hasTabsAtTop``.
  package var bottom: Bottom?
  package var isBottomTranslucent = true
  /// The container's tab bar or toolbar; nil where only simulated metrics name one.
  package var bottomElement: Element?
  /// What the tab bar shows; nil where nothing says what.
  package var tabs: Tabs?
  /// Whether the controller is shown as a sheet over another one (since iOS 13).
  package var isSheet = false
  /// Whether the controller is presented with the style full screen.
  package var coversScreen = false
  /// Whether the controller fills a container view of another scene, or a popover.
  package var isEmbedded = false
  /// Whether the bars lie wherever others stand: those of the columns beside a split view's detail.
  package var lie = false
  /// Whether a navigation controller is around the controller, be its bar shown or not.
  package var isInNavigationController = false

  package static let none = SimulatedBars(hasStatusBar: false)

  package init(
    hasStatusBar: Bool = true, isSheet: Bool = false, coversScreen: Bool = false,
    isEmbedded: Bool = false
  ) {
    self.hasStatusBar = hasStatusBar
    self.isSheet = isSheet
    self.coversScreen = coversScreen
    self.isEmbedded = isEmbedded
  }

  /// Replaces what is inferred by what the metrics say.
  mutating func apply(_ metrics: SimulatedMetrics) {
    switch metrics.statusBar {
    case .inferred: break
    case .none: hasStatusBar = false
    case .simulated(let bar): hasStatusBar = bar["statusBarStyle"] != "none"
    }
    switch metrics.topBar {
    case .inferred: break
    case .simulated(let bar) where bar.name == "simulatedNavigationBarMetrics":
      top = Top(
        isTranslucent: bar["translucent"] != "NO", hasPrompt: bar["prompted"] == "YES",
        hasLargeTitle: bar["largeTitles"] == "YES")
    case .none, .simulated: top = nil
    }
    switch metrics.bottomBar {
    case .inferred: break
    case .none: bottom = nil
    case .simulated(let bar):
      isBottomTranslucent = bar["translucent"] != "NO"
      switch bar.name {
      case "simulatedTabBarMetrics": bottom = .tabBar
      case "simulatedToolbarMetrics": bottom = .toolbar
      default: bottom = nil
      }
    }
  }

  /// Adds the toolbar that a navigation controller shows, unless there is a bar below already.
  package mutating func addToolbar(of navigationController: Element?) {
    guard bottom == nil, !ViewController(navigationController).hidesToolbar else { return }
    bottom = .toolbar
    bottomElement = navigationController?.child("toolbar", key: "toolbar")
  }

  /// Replaces what is below by a tab bar controller's bar.
  package mutating func addTabBar(of tabBarController: Element?, showing tabs: Tabs?) {
    bottom = .tabBar
    bottomElement = tabBarController?.child("tabBar", key: "tabBar")
    isBottomTranslucent = TabBar(bottomElement).isTranslucent
    self.tabs = tabs
  }

  /// Replaces a tab bar by what the navigation controller around the tabs has below.
  mutating func replaceTabBar(byToolbarOf navigationController: Element) {
    guard bottom == .tabBar else { return }
    bottom = nil
    bottomElement = nil
    tabs = nil
    isBottomTranslucent = true
    addToolbar(of: navigationController)
  }

  /// Goes on to a controller deeper in a navigation stack.
  mutating func push(_ controller: Element) {
    top?.show(controller)
    if ViewController(controller).hidesBottomBarWhenPushed { bottom = nil }
  }
}

extension SimulatedBars.Top {
  /// The bar of a navigation controller; nil where it is hidden.
  /// - Parameter stack: From the first controller to the one that is shown; nil for one that UIKit makes.
  package init?(of navigationController: Element, over stack: [Element?]) {
    guard !ViewController(navigationController).hidesNavigationBar else { return nil }
    let bar = NavigationBar(navigationController.child("navigationBar", key: "navigationBar"))
    self.init(
      isTranslucent: bar.isTranslucent, hasLargeTitle: bar.prefersLargeTitles, element: bar.element)
    for controller in stack { show(controller) }
  }

  /// The title of a back button: what the controller below wants for it, or its own title, or "Back".
  /// Source: UINavigationItem.backBarButtonItem.
  /// - Parameters:
  ///   - codeTitle: The title that code gives that controller.
  ///   - language: That of UIKit's own words.
  package static func backTitle(
    to controller: Element?, codeTitle: String? = nil, in language: SystemLanguage
  ) -> String {
    let controller = ViewController(controller)
    let item = controller.navigationItem
    let title = item?.backTitle ?? codeTitle ?? item?.title ?? controller.title
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? language.text(.back)
  }

  /// Takes what the item of the stack's next controller asks for: its prompt, and how large its title is,
  /// which is as the one below has it where that is automatic.
  /// Source: the documentation of UINavigationItem's prompt and LargeTitleDisplayMode.
  fileprivate mutating func show(_ controller: Element?) {
    let item = ViewController(controller).navigationItem
    hasPrompt = item?.prompt != nil
    switch item?.largeTitleDisplayMode {
    case .never: hasLargeTitle = false
    case .always: hasLargeTitle = NavigationBar(element).prefersLargeTitles
    case .automatic, nil: break
    }
  }
}
