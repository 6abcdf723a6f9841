import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// Bars: those of the document, and those that a container adds to a controller, whose content is in
/// the controller's navigation item, toolbar items and tab bar item.
extension LookBuilder {
  /// Whether the bar stands for one of a container's.
  private var isAdded: Bool { view.element == nil || view.element?.key != nil }

  func readNavigationBar(into look: inout Look) {
    let item =
      isAdded
      ? scene.controller?.child("navigationItem", key: "navigationItem")
      : view.element?.child("items")?.children.first { $0.name == "navigationItem" }
    look.text = item?.string("title") ?? (isAdded ? scene.controller?.string("title") : nil)
    look.secondaryText = item?.string("prompt")
    let items = item.map(barItems(of:)) ?? []
    if !items.isEmpty { look.items = items }
    if isAdded, scene.bars.top?.hasLargeTitle == true { look.hasLargeTitle = true }
    if let attributes = view.element?.child(key: "titleTextAttributes") {
      look.textColor = color("textColor", of: attributes)
      if let font = attributes.child(key: "fontDescription") {
        look.font = Font(FontElement(font), defaultSize: 17, generation: scene.generation)
      }
    }
    readBar(into: &look)
    if isAdded, canvasY > 0.5 { look.overhang = canvasY }
  }

  /// The bar's top on the canvas, in points.
  private var canvasY: Double {
    var y = 0.0
    var current: Int? = index
    while let at = current {
      y += laidOut.frames[at].y
      current = scene.views[at].parent
    }
    return y
  }

  private func readBar(into look: inout Look) {
    look.barTint = view.color("barTintColor", in: palette)
    if view["barStyle"]?.hasPrefix("black") == true { look.style = .black }
    let margin = scene.environment.rootMargin + scene.environment.safeArea.left
    if margin != 16 { look.margin = margin }
    if look.kind != .navigationBar {
      // A bar on the safe area's edge is continued to the screen's.
      let rest = laidOut.canvas.height - canvasY - frame.height
      if rest > 0.5, abs(rest - scene.environment.safeArea.bottom) < 1 { look.overhang = rest }
    }
  }

  /// The buttons of a navigation item: one each side, or lists of them.
  private func barItems(of item: Element) -> [Look.Item] {
    var items: [Look.Item] = []
    func add(_ element: Element, _ place: Look.Item.Place) {
      guard element.name == "barButtonItem" else { return }
      var item = barItem(element)
      item.place = place
      items.append(item)
    }
    for child in item.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"): add(child, .left)
      case ("barButtonItem", "rightBarButtonItem"): add(child, .right)
      case ("leftBarButtonItems", _), (_, "leftBarButtonItems"):
        for element in child.children { add(element, .left) }
      case ("rightBarButtonItems", _), (_, "rightBarButtonItems"):
        for element in child.children { add(element, .right) }
      default: break
      }
    }
    return items
  }

  private func barItem(_ element: Element) -> Look.Item {
    var item = Look.Item(
      title: element.string("title"), image: image("image", of: element),
      systemItem: element["systemItem"])
    switch item.systemItem {
    case "flexibleSpace": item.space = .flexible
    case "fixedSpace": item.space = .fixed
    default: break
    }
    if let custom = element.child(key: "customView") {
      item.space = .fixed
      item.width = custom.rectangle("frame")?.width
    } else if let width = element.number("width"), width > 0 {
      item.width = width
    }
    // Source: UIBarButtonItem.Style.done is drawn in a heavier weight.
    if element["style"] == "done" || item.systemItem == "done" || item.systemItem == "save" {
      item.isProminent = true
    }
    if element["enabled"] == "NO" { item.isEnabled = false }
    item.tint = color("tintColor", of: element)
    return item
  }

  // MARK: Toolbars

  func readToolbar(into look: inout Look) {
    let source =
      isAdded
      ? scene.controller?.child(key: "toolbarItems") ?? scene.controller?.child("toolbarItems")
      : view.element?.child("items")
    let items = source?.children.filter { $0.name == "barButtonItem" }.map(barItem) ?? []
    if !items.isEmpty { look.items = items }
    readBar(into: &look)
  }

  // MARK: Tab bars

  func readTabBar(into look: inout Look) {
    let elements =
      isAdded
      ? tabsOfContainer
      : view.element?.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    if !elements.isEmpty { look.items = elements.map(tabItem) }
    if isAdded {
      look.selected = selectedTab
    } else if let selected = view.element?["selectedItem"] {
      look.selected = elements.firstIndex { $0.id == selected }
    }
    if look.selected == nil, isAdded { look.selected = 0 }
    look.remainingTint = view.color("unselectedItemTintColor", in: palette)
    readBar(into: &look)
  }

  private func tabItem(_ element: Element) -> Look.Item {
    var item = Look.Item(
      title: element.string("title"), image: image("image", of: element),
      systemItem: element["systemItem"])
    item.badge = element["badgeValue"]
    return item
  }

  private var tabsOfContainer: [Element] { TabContainer(of: scene.controller)?.items ?? [] }
  private var selectedTab: Int? { TabContainer(of: scene.controller)?.selected }
}

/// The tab bar controller that a controller is in, directly or in the stack of a tab.
private struct TabContainer {
  let items: [Element]
  /// The tab that leads to the controller.
  let selected: Int?

  init?(of controller: Element?) {
    guard let controller, let id = controller.id else { return nil }
    var root = controller
    while let parent = root.parent { root = parent }
    var controllers: [String: Element] = [:]
    var segues: [(source: Element, segue: SegueElement)] = []
    for scene in root.child("scenes")?.children.map({ $0 }) ?? [] {
      for object in scene.child("objects")?.children.map({ $0 }) ?? [] {
        guard let id = object.id else { continue }
        controllers[id] = object
        for element in object.subtree where element.name == "segue" && element["kind"] != nil {
          segues.append((object, SegueElement(element)))
        }
      }
    }
    // Go back along the segues to a tab bar controller, never through a controller twice.
    var current = id
    var visited: Set<String> = []
    while visited.insert(current).inserted {
      let incoming = segues.filter { $0.segue.destination == current && $0.source.id != current }
      guard
        let next = incoming.first(where: { $0.segue.relationship == "viewControllers" })
          ?? incoming.first(where: { $0.segue.kind == "relationship" }) ?? incoming.first
      else { return nil }
      if next.source.name == "tabBarController" {
        let tabs = segues.filter {
          $0.source == next.source && $0.segue.relationship == "viewControllers"
        }.compactMap { $0.segue.destination }
        items = tabs.compactMap { controllers[$0]?.child("tabBarItem", key: "tabBarItem") }
        selected = items.count == tabs.count ? tabs.firstIndex(of: current) : nil
        return
      }
      guard let source = next.source.id else { return nil }
      current = source
    }
    return nil
  }
}
