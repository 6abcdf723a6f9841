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
    let owner = scene.bars.top?.itemOwner ?? scene.controller
    let item =
      isAdded
      ? owner?.child("navigationItem", key: "navigationItem")
      : view.element?.child("items")?.children.first { $0.name == "navigationItem" }
    look.text = item.flatMap(runtimeText) ?? item?.string("title")
    if isAdded { look.text = scene.bars.top?.title ?? look.text ?? owner?.string("title") }
    // The view is a subview of the bar.
    if item?.child(key: "titleView") != nil { look.text = nil }
    look.prompt = item?.string("prompt")
    var items = item.map(barItems(of:)) ?? []
    if isAdded, let title = scene.bars.top?.backTitle, item?["hidesBackButton"] != "YES",
      item?["leftItemsSupplementBackButton"] == "YES"
        || !items.contains(where: { $0.place == .left })
    {
      var back = Look.Item(title: title)
      back.place = .back
      items.insert(back, at: 0)
    }
    if !items.isEmpty { look.items = items }
    if isAdded, scene.bars.top?.hasLargeTitle == true {
      let collapse = scene.bars.top?.largeTitleCollapse ?? 0
      // Nothing of the title is left to be seen below the bar's other content.
      look.hasLargeTitle = collapse < 48 ? true : nil
      if collapse > 0, collapse < 48 { look.largeTitleCollapse = collapse }
    }
    if let attributes = view.element?.child(key: "titleTextAttributes") {
      look.textColor = color("textColor", of: attributes)
      if let font = attributes.child(key: "fontDescription") {
        look.font = Font(FontElement(font), defaultSize: 17, typography: scene.typography)
      }
    }
    readBar(into: &look)
    // The middle of the row is the tabs'; what doesn't fit there is at the leading edge. Source:
    // uikit-15-26.md, section 1, "Title alignment".
    if isAdded, scene.hasTabsAtTop, look.hasLargeTitle != true { look.alignment = .left }
    if isAdded, canvasY > 0.5 { look.overhang = canvasY }
    let isAtEdge = !scene.contentOffsets.values.contains { $0.y > 0 }
    // What the document colours itself, or makes opaque, is shown so: under it there may be nothing to see.
    if isAdded, isAtEdge, look.barTint == nil, look.style == nil, look.background == nil,
      view.element?["translucent"] != "NO",
      view.element?.child(key: "scrollEdgeAppearance") == nil,
      scene.platform.barsAreTransparentAtEdge(hasLargeTitle: look.hasLargeTitle == true)
    {
      look.isTransparent = true
    }
  }

  /// The bar's top on the canvas, in points.
  private var canvasY: Double {
    scene.ancestors(of: view).reduce(frame.y) { $0 + laidOut.frames[$1].y }
  }

  private func readBar(into look: inout Look) {
    look.barTint = view.color("barTintColor", in: palette)
    if view["barStyle"]?.hasPrefix("black") == true { look.style = .black }
    let margin = scene.environment.rootMargin + scene.environment.safeArea.left
    if margin != 16 { look.margin = margin }
    if look.kind != .navigationBar, look.isAtTop != true {
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

  /// A text that code sets on something that is no view.
  private func runtimeText(of element: Element) -> String? {
    element.id.flatMap { scene.itemTexts[$0] }
  }

  private func barItem(_ element: Element) -> Look.Item {
    var item = Look.Item(
      title: runtimeText(of: element) ?? element.string("title"),
      image: image(element.imageReference("image")),
      systemItem: element["systemItem"])
    item.id = element.id
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
    let tabs = scene.bars.tabs?.fitted(to: scene.environment.traits)
    let elements =
      view.element?.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    let selected =
      isAdded
      ? tabs?.selected ?? 0
      : view.element?["selectedItem"].flatMap { id in elements.firstIndex { $0.id == id } }
    var items =
      isAdded
      ? (tabs?.controllers ?? []).enumerated().map { tabItem(of: $1, isSelected: $0 == selected) }
      : elements.enumerated().map { tabItem($1, isSelected: $0 == selected) }
    if isAdded, tabs?.hasMore == true { items.append(Look.Item(systemItem: "more")) }
    if !items.isEmpty { look.items = items }
    look.selected = selected
    if isAdded, scene.hasTabsAtTop { look.isAtTop = true }
    look.remainingTint = view.color("unselectedItemTintColor", in: palette)
    readBar(into: &look)
  }

  /// Source: UIViewController.tabBarItem's documentation: without one of its own a controller has an
  /// item with its title.
  private func tabItem(of controller: Element?, isSelected: Bool) -> Look.Item {
    controller?.child("tabBarItem", key: "tabBarItem").map { tabItem($0, isSelected: isSelected) }
      ?? Look.Item(title: controller?.string("title"))
  }

  /// Source: UITabBarItem.selectedImage's documentation: without one, the image stays.
  private func tabItem(_ element: Element, isSelected: Bool) -> Look.Item {
    let selectedImage = isSelected ? element.imageReference("selectedImage") : nil
    var item = Look.Item(
      title: runtimeText(of: element) ?? element.string("title"),
      image: image(selectedImage ?? element.imageReference("image")),
      systemItem: element["systemItem"])
    item.id = element.id
    item.badge = element["badgeValue"]
    return item
  }
}
