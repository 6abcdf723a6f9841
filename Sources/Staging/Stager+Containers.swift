import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Traits

/// The frames that container controllers give their children.
extension Stager {
  struct ChildPlace {
    /// Index of the view that shows the child.
    var view = ViewIndex.root
    /// The container view's segue that leads to the child; nil in other containers.
    var segue: Element?
    var place: LayoutContext
    /// Whether it lies over a child that it dims.
    var dimsBelow = false
    /// Whether it is a column beside another one, with a line between them.
    var hasSeparator = false
  }

  /// The children that a controller shows, or would if nothing were in their place, back to front.
  /// - Parameter frames: where its views are seen, in its own view's coordinates.
  func children(
    of node: ControllerNode, in place: LayoutContext, showing scene: LaidOutScene,
    _ frames: PerView<Rect>
  ) -> [(node: ControllerNode, inner: ChildPlace)] {
    let shown = node.children.filter { $0.isVisible || isCovered($0) }
    if let split = node.split, !split.isCollapsed {
      var inner = place
      if place.bars.top != nil || place.bars.bottom != nil {
        inner.clear = clearPart(of: scene, frames, in: place)
        inner.bars.bottom = nil
      }
      return columns(of: node, split, in: inner)
    }
    if let tabs = node.tabs {
      return shown.map { child in
        var inner = place
        inner.bars = tabBars(of: node, tabs, around: place.bars)
        inner.barOwners.append(node.id)
        return (child, ChildPlace(place: inner))
      }
    }
    if node.isNavigation {
      return shown.suffix(1).map { ($0, ChildPlace(place: top(of: node, showing: $0, in: place))) }
    }
    if let pages = node.pages {
      let clear = clearPart(of: scene, frames, in: place)
      var frame = frames[.root].moved(place.frame.x, place.frame.y)
      // The page ends where the page control begins.
      if pages.hasPageControl {
        frame.height = max(0, clear.maxY - pageControlHeight - frame.y)
      }
      let inner = LayoutContext(frame: frame, clear: clear, hasStatusBar: place.hasStatusBar)
      return shown.map { ($0, ChildPlace(place: inner)) }
    }
    // A collapsed split view shows one child, which fills it, as the app's own container does.
    if node.split != nil || node.isContainerInCode {
      return shown.map { ($0, ChildPlace(place: place)) }
    }
    return embedded(shown, of: node, in: place, scene, frames)
  }

  /// Whether a controller's view is taken away for one that is presented in its place.
  func isCovered(_ node: ControllerNode) -> Bool {
    node.presentation?.form == .currentContext && node.presentedController.contains(where: isShown)
  }

  // MARK: Navigation

  /// The top of a stack has the navigation bar, and the toolbar, over it.
  private func top(
    of node: ControllerNode, showing child: ControllerNode, in place: LayoutContext
  ) -> LayoutContext {
    var inner = place
    let element = simulation.controllerElement(node.id)
    let content = simulation.controllerElement(child.id)
    let below = node.children.dropLast().last
    // Inside another stack the outer bar serves, and it goes back from there.
    var navigation = place.navigation ?? Navigation(element: element)
    if let below {
      navigation.backTitle = SimulatedBars.Top.backTitle(
        to: simulation.controllerElement(below.id), codeTitle: simulation.codeTitle(of: below.id),
        in: simulation.scenes(of: below.id).language)
    }
    inner.navigation = navigation
    inner.barOwners.append(node.id)
    if child.isNavigation { return inner }
    let stack = node.children.map { simulation.controllerElement($0.id) }
    var bar =
      navigation.element.map { SimulatedBars.Top(of: $0, over: stack) } ?? SimulatedBars.Top()
    // That there are no large titles in compact height is general knowledge, without a source.
    if node.traits.verticalSizeClass == .compact { bar?.hasLargeTitle = false }
    bar?.backTitle = navigation.backTitle
    bar?.itemOwner = content
    bar?.title = simulation.codeTitle(of: child.id)
    inner.bars.top = bar
    inner.bars.isInNavigationController = true
    inner.bars.addToolbar(of: element)
    // What a controller hides stays hidden until it is popped.
    // Source: UIViewController.hidesBottomBarWhenPushed.
    let hides = stack.dropFirst().contains { ViewController($0).hidesBottomBarWhenPushed }
    if hides { inner.bars.bottom = nil }
    return inner
  }

  // MARK: Tabs

  private func tabBars(
    of node: ControllerNode, _ tabs: ControllerNode.Tabs, around outer: SimulatedBars
  ) -> SimulatedBars {
    let shown = tabs.tabs.prefix(tabs.visibleCount)
    var bars = outer
    bars.addTabBar(
      of: simulation.controllerElement(node.id),
      showing: SimulatedBars.Tabs(
        controllers: shown.map(simulation.controllerElement),
        selected: tabs.isMoreSelected ? shown.count : tabs.selected,
        hasMore: shown.count < tabs.tabs.count))
    return bars
  }

  // MARK: Columns

  /// The columns of an expanded split view, the secondary one behind those that lie over it.
  private func columns(
    of node: ControllerNode, _ split: ControllerNode.Split, in place: LayoutContext
  ) -> [(node: ControllerNode, inner: ChildPlace)] {
    let layout = SplitLayout(
      of: simulation.controllerElement(node.id), style: split.style,
      columns: Set(split.columns.keys), in: place.frame.size, showing: split.displayMode,
      on: simulation.screen.platform)
    var result: [(node: ControllerNode, inner: ChildPlace)] = layout.spans.compactMap { span in
      guard let child = node.children.first(where: { $0.id == split.columns[span.column] }) else {
        return nil
      }
      var inner = place
      // Each column has its own bars, and goes back on its own.
      inner.navigation = nil
      inner.bars.top = nil
      inner.bars.lie = span.column != .secondary
      // The primary column is at the leading edge. Source: UISplitViewController.primaryEdge.
      let isRightToLeft = node.traits.layoutDirection == .rightToLeft
      inner.frame.x =
        place.frame.x + (isRightToLeft ? place.frame.width - span.x - span.width : span.x)
      inner.frame.width = span.width
      if layout.spans.count == 2, window.division.map({ $0.height > $0.width }) == true,
        let halves = halves(of: place.frame)
      {
        inner.frame = (span.column == .secondary) == isRightToLeft ? halves.0 : halves.1
      }
      return (child, ChildPlace(place: inner, hasSeparator: span.column != .secondary))
    }
    // The column next to the secondary one is the first to lie over it.
    if split.displayMode.isOverSecondary, result.count > 1,
      result.last?.node.id == split.columns[.secondary]
    {
      result[result.count - 2].inner.dimsBelow = true
    }
    return result.reversed()
  }

  /// The two parts of a place that the fold of a partly folded device leaves, the left or upper one first; nil where it
  /// leaves one.
  func halves(of place: Rect) -> (Rect, Rect)? {
    guard let division = window.division else { return nil }
    var (first, second) = (place, place)
    if division.height > division.width {
      first.width = division.x - place.x
      second.x = division.maxX
      second.width = place.maxX - division.maxX
    } else {
      first.height = division.y - place.y
      second.y = division.maxY
      second.height = place.maxY - division.maxY
    }
    return [first, second].allSatisfy { $0.width > 0 && $0.height > 0 } ? (first, second) : nil
  }

  // MARK: Container views

  /// What of the window a controller's own view and its bars leave free.
  private func clearPart(of scene: LaidOutScene, _ frames: PerView<Rect>, in place: LayoutContext)
    -> Rect
  {
    frames[.root].moved(place.frame.x, place.frame.y).inset(by: scene.safeArea)
  }

  /// Children that are embedded in container views, by the segues in these. Their safe areas follow
  /// from what the parent keeps clear.
  private func embedded(
    _ shown: [ControllerNode], of node: ControllerNode, in place: LayoutContext,
    _ scene: LaidOutScene,
    _ frames: PerView<Rect>
  ) -> [(node: ControllerNode, inner: ChildPlace)] {
    let clear = clearPart(of: scene, frames, in: place)
    var views: [Element: ViewIndex] = [:]
    for (index, view) in scene.scene.views.indexed where view.kind == .containerView {
      if let element = view.element { views[element] = index }
    }
    let segues = embedSegues(of: node)
    return shown.compactMap { child in
      guard let segue = segues[child.id], let view = segue.source.flatMap({ views[$0] }) else {
        return nil
      }
      let frame = frames[view].moved(place.frame.x, place.frame.y)
      return (
        child,
        ChildPlace(
          view: view, segue: segue.element,
          place: LayoutContext(frame: frame, clear: clear, hasStatusBar: false))
      )
    }
  }

  /// The segues that a controller's children were embedded by. Several may lead to one scene: its copies
  /// are in the order of these.
  private func embedSegues(of node: ControllerNode) -> [ControllerID: SegueElement] {
    guard let element = simulation.controllerElement(node.id) else { return [:] }
    let edges = simulation.scenes(of: node.id).graph.segues(from: element)
    var open = Dictionary(
      grouping: edges.map(\.segue).filter { $0.kind == "embed" }, by: { $0.destination ?? "" }
    ).mapValues { $0[...] }
    return node.children.reduce(into: [:]) { segues, child in
      if let id = child.element { segues[child.id] = open[id]?.popFirst() }
    }
  }
}
