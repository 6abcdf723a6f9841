import Drawing
import InterfaceBuilder
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Bars: those of the document, and those that a container adds to a controller, whose content is in
/// the controller's navigation item, toolbar items and tab bar item.
extension LookBuilder {
  /// Whether the bar stands for one of a container's.
  private var isAdded: Bool { view.element == nil || view.element?.key != nil }

  func readNavigationBar(into look: inout Look) {
    let owner = ViewController(scene.bars.top?.itemOwner ?? scene.controller)
    let bar = NavigationBar(view.element)
    let item = isAdded ? owner.navigationItem : bar.item
    look.text = item.flatMap { runtimeText(of: $0.element) } ?? item?.title
    if isAdded { look.text = scene.bars.top?.title ?? look.text ?? owner.title }
    // The view is a subview of the bar.
    if item?.hasTitleView == true { look.text = nil }
    var shown = BarLook()
    shown.prompt = item?.prompt
    var items = item?.buttons.map { barItem($0.item, on: $0.side) } ?? []
    if isAdded, let title = scene.bars.top?.backTitle, item?.hidesBackButton != true,
      item?.leftItemsSupplementBackButton == true
        || !items.contains(where: { $0.place == .left })
    {
      var back = Look.Item(title: title)
      back.place = .back
      items.insert(back, at: 0)
    }
    if isAdded, scene.standsTopBar {
      // What leads away is at the top, and primary actions come before the others.
      let leaving = items.filter { $0.place == .back || $0.systemItem == "close" }
      let others = items.filter { !leaving.contains($0) }
      shown.items = standing(
        leaving + others.filter { $0.place == .right } + others.filter { $0.place == .left })
      shown.stands = true
      look.bar = shown
      return
    }
    if !items.isEmpty { shown.items = items }
    if isAdded, scene.bars.top?.hasLargeTitle == true {
      let collapse = scene.bars.top?.largeTitleCollapse ?? 0
      let (size, height) = (
        scene.typography.largeTitlePointSize, scene.typography.largeTitleHeight
      )
      let end = FixedMetric.scrolledTitleEnd + height - FixedMetric.largeTitleHeight
      // Nothing of the title is left to be seen below the bar's other content.
      shown.hasLargeTitle = collapse < end ? true : nil
      if collapse > 0, collapse < end { shown.largeTitleCollapse = collapse }
      if size != FixedMetric.largeTitleFontSize { shown.largeTitleFontSize = size }
      if height != FixedMetric.largeTitleHeight { shown.largeTitleHeight = height }
    }
    look.textColor = bar.titleColor(in: palette)
    look.font = bar.titleFont(typography: scene.typography)
    readBar(bar, into: &look, &shown)
    // The middle of the row is the tabs'; what doesn't fit there is at the leading edge. Source:
    // uikit-15-26.md, section 1, "Title alignment".
    if isAdded, scene.hasTabsAtTop, shown.hasLargeTitle != true { look.alignment = .left }
    if isAdded, canvasY > 0.5 { shown.overhang = canvasY }
    let isAtEdge = !scene.contentOffsets.values.contains { $0.y > 0 }
    // What the document colours itself, or makes opaque, is shown so: under it there may be nothing to see.
    if isAdded, isAtEdge, look.barTint == nil, look.style == nil, look.background == nil,
      bar.isTranslucent, !bar.hasScrollEdgeAppearance,
      scene.platform.barsAreTransparentAtEdge(hasLargeTitle: shown.hasLargeTitle == true)
    {
      shown.isTransparent = true
    }
    look.bar = shown == BarLook() ? nil : shown
  }

  /// The bar's top on the canvas, in points.
  private var canvasY: Double {
    scene.ancestors(of: view).reduce(frame.y) { $0 + laidOut.frames[$1].y }
  }

  private func readBar(_ bar: some Bar, into look: inout Look, _ shown: inout BarLook) {
    look.barTint = view.barTint(in: palette)
    if bar.isBlack { look.style = .black }
    // A container's bar reaches beyond its frame whatever it clips: in conceptdev/xamarin-ios-samples on iOS 9 one
    // that clips has its background under the status bar, and its line.
    if isAdded { look.clipsToBounds = nil }
    guard shown.stands != true else { return }
    if bar.isTranslucent, look.barTint == nil || scene.platform.tintedBarsAreTranslucent,
      look.style == nil, look.visibleBackground == nil,
      scene.platform.value(of: .barOpacity) != nil
    {
      shown.isTranslucent = true
    }
    if isAdded, look.barTint == nil, look.visibleBackground == nil {
      shown.edgeColor = edgeColor(isAtTop: look.kind == .navigationBar)
    }
    let margin = scene.environment.rootMargin + scene.environment.safeArea.left
    if margin != FixedMetric.rootMarginOfMost { shown.margin = margin }
    if look.kind != .navigationBar {
      // A bar on the safe area's edge is continued to the screen's.
      let rest = laidOut.canvas.height - canvasY - frame.height
      if rest > 0.5, abs(rest - scene.environment.safeArea.bottom) < 1 { shown.overhang = rest }
    }
  }

  /// What lies behind the content that a bar of glass fades: nil for other bars, and at the top where nothing
  /// has been scrolled there.
  private func edgeColor(isAtTop: Bool) -> Color? {
    guard scene.platform.hasGlass, let scroller = laidOut.scrollerUnderBars,
      !isAtTop || (scene.contentOffsets[scroller]?.y ?? 0) > 0
    else { return nil }
    for index in [scroller] + Array(scene.ancestors(of: scene.views[scroller])) {
      let view = scene.views[index]
      if let color = view.backgroundColor(in: palette) { return color.alpha == 1 ? color : nil }
      if view.kind == .tableView, !view.hasWrittenBackground {
        return tableBackground(TableView(view).style)
      }
    }
    return nil
  }

  /// A text that code sets on something that is no view.
  private func runtimeText(of element: Element) -> String? {
    element.id.flatMap { scene.itemTexts[$0] }
  }

  /// The title of one of UIKit's own items, where it isn't the English one, which its name tells.
  private func ownTitle(ofSystemItem name: String?) -> String? {
    scene.language.isEnglish ? nil : scene.language.title(ofSystemItem: name)
  }

  private func barItem(_ element: BarButtonItem) -> Look.Item {
    var item = Look.Item(
      title: runtimeText(of: element.element) ?? element.title
        ?? ownTitle(ofSystemItem: element.systemItem), image: image(element.image),
      systemItem: element.systemItem)
    item.id = element.element.id
    item.width = element.width
    switch element.space {
    case .flexible: item.space = .flexible
    case .fixed: item.space = .fixed
    case nil: break
    }
    // Its view is a subview of the bar.
    if element.customView != nil { item.space = .fixed }
    if element.isDone { item.isProminent = true }
    if !element.isEnabled { item.isEnabled = false }
    item.tint = element.tint(in: palette)
    return item
  }

  /// An item of a navigation bar.
  private func barItem(_ element: BarButtonItem, on side: NavigationItem.Side) -> Look.Item {
    var item = barItem(element)
    item.place = side == .left ? .left : .right
    return item
  }

  // MARK: Toolbars

  func readToolbar(into look: inout Look) {
    let bar = Toolbar(view.element)
    let items = (isAdded ? scene.viewController.toolbarItems : bar.items).map { barItem($0) }
    var shown = BarLook(items: items.isEmpty ? nil : items)
    if isAdded, scene.standsBottomBar {
      shown.items = standing(items)
      shown.stands = true
      look.bar = shown
      return
    }
    readBar(bar, into: &look, &shown)
    look.bar = shown == BarLook() ? nil : shown
  }

  /// The items of a bar that stands: from below upwards what there is no room for is in a menu.
  private func standing(_ items: [Look.Item]) -> [Look.Item] {
    func fits(_ items: [Look.Item]) -> Bool {
      let (side, gap) = (FixedMetric.platterHeight, FixedMetric.platterGap)
      let buttons = Double(items.count { $0.space == nil })
      let spaces = Double(items.count { $0.space != nil })
      // A fixed space has the least that there is between two items.
      return buttons * side + max(buttons - 1, 0) * gap + spaces * gap <= frame.height
    }
    var shown = items.filter { $0.space != .flexible }
    guard !fits(shown) else { return shown }
    let menu = Look.Item(systemItem: "more")
    while !shown.isEmpty, !fits(shown + [menu]) { shown.removeLast() }
    // Before the menu a space keeps nothing apart.
    while shown.last?.space != nil { shown.removeLast() }
    return fits(shown + [menu]) ? shown + [menu] : []
  }

  // MARK: Tab bars

  func readTabBar(into look: inout Look) {
    let bar = TabBar(view.element)
    let tabs = scene.bars.tabs?.fitted(to: scene.environment.traits)
    let selected = isAdded ? tabs?.selected ?? 0 : bar.selectedItem
    var items =
      isAdded
      ? (tabs?.controllers ?? []).enumerated().map { tabItem(of: $1, isSelected: $0 == selected) }
      : bar.items.enumerated().map { tabItem($1, isSelected: $0 == selected) }
    if isAdded, tabs?.hasMore == true {
      items.append(Look.Item(title: ownTitle(ofSystemItem: "more"), systemItem: "more"))
    }
    var shown = BarLook(items: items.isEmpty ? nil : items)
    shown.selected = selected
    if isAdded, scene.hasTabsAtTop { shown.isAtTop = true }
    if isAdded, scene.standsBottomBar { shown.stands = true }
    shown.unselectedTint = view.unselectedItemTint(in: palette)
    readBar(bar, into: &look, &shown)
    look.bar = shown == BarLook() ? nil : shown
  }

  /// Source: UIViewController.tabBarItem's documentation: without one of its own a controller has an
  /// item with its title.
  private func tabItem(of controller: Element?, isSelected: Bool) -> Look.Item {
    let controller = ViewController(controller)
    return controller.tabBarItem.map { tabItem($0, isSelected: isSelected) }
      ?? Look.Item(title: controller.title)
  }

  private func tabItem(_ element: TabBarItem, isSelected: Bool) -> Look.Item {
    var item = Look.Item(
      title: runtimeText(of: element.element) ?? element.title
        ?? ownTitle(ofSystemItem: element.systemItem),
      image: image(isSelected ? element.selectedImage : element.image),
      systemItem: element.systemItem)
    item.id = element.element.id
    item.badge = element.badge
    return item
  }
}
