import Scenes
import Traits

extension LaidOutScene {
  /// How far the bars cover the top of a scroll view, which it makes room for by scrolling; points,
  /// nil where it need not. What reaches beyond the root view is no more covered than that is.
  /// Source: UIScrollView.contentInsetAdjustmentBehavior and, before iOS 11,
  /// UIViewController.automaticallyAdjustsScrollViewInsets; reference/engine-and-conventions.md, C.3,
  /// quirk 11.
  private func contentInsetTop(of index: ViewIndex) -> Double? {
    guard let top = adjustedTop(of: index) else { return nil }
    // What a large title has given up is scrolled away, not covered.
    let given = index == Self.titleScroller(of: scene) ? scene.bars.top?.largeTitleCollapse ?? 0 : 0
    let covered = safeArea.top + given - max(0, top)
    return covered > 0.5 && verticalScrollers.contains(index) ? covered : nil
  }

  /// Whether a scroll view is adjusted above and below: tables and collection views are, others only
  /// where their content can be scrolled so, unless they say always or are a controller's own in a
  /// navigation controller.
  func scrollsVertically(_ index: ViewIndex) -> Bool {
    let view = scene.views[index]
    guard view.kind.isScrollView else { return false }
    let end = view.children.map { frames[$0].maxY }.max() ?? 0
    return view.kind == .tableView || view.kind == .collectionView
      || ScrollView(view).insetAdjustment == .always || isOwnInNavigationController(index)
      || ScrollView(view).alwaysBouncesVertically || end > frames[index].height
  }

  /// Whether a scroll view is adjusted as before iOS 11, though its content fits: that of a controller in
  /// a navigation controller, where nothing else is said. Source: the documentation of
  /// UIScrollView.ContentInsetAdjustmentBehavior.automatic ("owned by a view controller … inside a
  /// navigation controller, regardless of whether the scroll view is scrollable"); a controller's are its
  /// view and the first subview of that, as UIViewController.automaticallyAdjustsScrollViewInsets has it.
  private func isOwnInNavigationController(_ index: ViewIndex) -> Bool {
    let view = scene.views[index]
    guard scene.bars.isInNavigationController,
      ScrollView(view).insetAdjustment == .automatic
    else { return false }
    return index == .root || scene.root.children.first == index
  }

  /// The inset that scrolling adds to the content at the bottom, in points; 0 without one.
  private func contentInsetBottom(of index: ViewIndex) -> Double {
    guard let top = adjustedTop(of: index) else { return 0 }
    let below = frames[.root].height - top - frames[index].height
    return max(0, max(safeArea.bottom, keyboardInset(of: index)) - max(0, below))
  }

  /// Points for which a table makes room for the keyboard: that of a table view controller does so by
  /// itself. Source: "Table View Programming Guide for iOS", on UITableViewController.
  private func keyboardInset(of index: ViewIndex) -> Double {
    index == .root && scene.viewController.isTableViewController
      ? scene.environment.keyboardOverlap : 0
  }

  /// Whether a navigation or tab bar controller is around the controller.
  private var hasContainer: Bool {
    scene.bars.isInNavigationController || scene.bars.top != nil || scene.bars.bottom != nil
      || scene.bars.tabs != nil
  }

  /// Where the top of a scroll view that keeps its content clear of bars is in the root view, in
  /// points; nil for others.
  private func adjustedTop(of index: ViewIndex) -> Double? {
    let view = scene.views[index]
    guard view.kind.isScrollView, ScrollView(view).insetAdjustment != .never,
      scene.viewController.adjustsScrollViewInsets,
      scene.platform.scrollViewsKeepClearAlone || hasContainer
    else { return nil }
    var top = 0.0
    var current = view.parent == nil ? nil : Optional(index)
    while let at = current, let parent = scene.views[at].parent {
      top += frames[at].y
      // A scroll view inside one that is adjusted, and so keeps its content clear of bars, has none over it.
      if verticalScrollers.contains(parent), scene.views[parent].scrollsContentClear { return nil }
      current = parent
    }
    return top
  }

  /// How far the content of a scroll view can be scrolled from where it rests, in points.
  package func scrollRange(of index: ViewIndex) -> Size {
    let frame = frames[index]
    var content = contentSizes[index] ?? .zero
    for child in scene.views[index].children {
      content.width = max(content.width, frames[child].maxX)
      content.height = max(content.height, frames[child].maxY)
    }
    content.width += itemsInset(of: index)
    let covered = (contentInsetTop(of: index) ?? 0) + contentInsetBottom(of: index)
    return Size(
      width: max(0, content.width - frame.width),
      height: max(0, content.height + covered - frame.height))
  }

  /// What the section of a flow that scrolls sideways leaves free at its right end, in points: of one from right
  /// to left that is its beginning.
  private func itemsInset(of index: ViewIndex) -> Double {
    let view = scene.views[index]
    guard view.kind == .collectionView, let layout = CollectionView(view).flowLayout,
      layout.isHorizontal, !view.children.isEmpty
    else { return 0 }
    return view.isRightToLeft ? layout.sectionInset.left : layout.sectionInset.right
  }

  /// Where a scroll view is scrolled to: what was asked for, but not beyond its content.
  package func contentOffset(of index: ViewIndex) -> ContentOffset {
    let revealing = offsetRevealingEditedView(in: index)
    let resting = restingOffset(of: index)
    guard scene.contentOffsets[index] != nil || revealing > 0 else { return resting }
    let asked = scene.contentOffsets[index]
    let most = scrollRange(of: index)
    return ContentOffset(
      x: min(asked?.x ?? resting.x, most.width),
      y: min(max(asked?.y ?? resting.y, revealing), most.height))
  }

  /// Where a scroll view is before anything scrolls it. Items of a flow from right to left that scrolls
  /// sideways begin at its right end: CollectionItems has the sources.
  private func restingOffset(of index: ViewIndex) -> ContentOffset {
    let view = scene.views[index]
    guard view.kind == .collectionView, view.isRightToLeft, !scene.platform.hasStoredFrames,
      CollectionView(view).flowLayout?.isHorizontal == true
    else { return .zero }
    return ContentOffset(x: scrollRange(of: index).width, y: 0)
  }

  /// How far a table view controller scrolls so that what is typed into stands above the keyboard; points.
  private func offsetRevealingEditedView(in index: ViewIndex) -> Double {
    guard keyboardInset(of: index) > 0, let edited = scene.editedView,
      scene.view(edited, isInside: index)
    else { return 0 }
    let end = ([edited] + scene.ancestors(of: scene.views[edited]).prefix { $0 != index })
      .reduce(frames[edited].height) { $0 + frames[$1].y }
    let free = frames[index].height - contentInsetBottom(of: index)
    return max(0, end + (contentInsetTop(of: index) ?? 0) - free)
  }

  /// Where what is seen of a scroll view's content, and isn't covered by bars, begins and ends in the content's
  /// coordinates; points.
  func uncoveredContent(of index: ViewIndex) -> (top: Double, bottom: Double) {
    let shift = contentShift(of: index).y
    let isCovered = contentInsetTop(of: index) != nil
    let top = isCovered ? safeArea.top - max(0, adjustedTop(of: index) ?? 0) : 0
    return (top - shift, frames[index].height - contentInsetBottom(of: index) - shift)
  }

  /// Whether a scroll view's top lies under bars.
  func reachesUnderBars(_ index: ViewIndex) -> Bool { contentInsetTop(of: index) != nil }

  /// How far from their frames a view's subviews are seen, in points: a scroll view moves them down
  /// below the bars that cover its top, and against its content offset.
  package func contentShift(of index: ViewIndex) -> ContentOffset {
    guard scene.views[index].kind.isScrollView else { return .zero }
    let offset = contentOffset(of: index)
    return ContentOffset(x: 0 - offset.x, y: (contentInsetTop(of: index) ?? 0) - offset.y)
  }

  /// By view index: where each view is seen, in the canvas's coordinates, in points.
  package var canvasFrames: PerView<Rect> {
    var result = frames
    for (parent, view) in scene.views.indexed {
      let shift = contentShift(of: parent)
      for index in view.children {
        // Bars that are added lie over what scrolls.
        let isOver = index == scene.addedTopBar || index == scene.addedBottomBar
        result[index].x += result[parent].x + (isOver ? 0 : shift.x)
        result[index].y += result[parent].y + (isOver ? 0 : shift.y)
      }
    }
    return result
  }
}
