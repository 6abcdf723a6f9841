import Scenes
import Traits

extension LaidOutScene {
  /// How far the bars cover the top of a scroll view, which it makes room for by scrolling; points,
  /// nil where it need not.
  /// Source: UIScrollView.contentInsetAdjustmentBehavior and, before iOS 11,
  /// UIViewController.automaticallyAdjustsScrollViewInsets.
  package func contentInsetTop(of index: Int) -> Double? {
    let view = scene.views[index]
    guard view.kind.isScrollView, view["contentInsetAdjustmentBehavior"] != "never",
      scene.controller?["automaticallyAdjustsScrollViewInsets"] != "NO"
    else { return nil }
    var top = 0.0
    var current = view.parent == nil ? nil : Optional(index)
    while let at = current, let parent = scene.views[at].parent {
      top += frames[at].y
      // A scroll view inside another one is not adjusted.
      if scene.views[parent].kind.isScrollView { return nil }
      current = parent
    }
    let covered = safeArea.top - top
    guard covered > 0.5 else { return nil }
    let isTable = view.kind == .tableView || view.kind == .collectionView
    // Others are adjusted only where their content can be scrolled.
    let end = view.children.map { frames[$0].maxY }.max() ?? 0
    let canScroll =
      isTable || view.flag("alwaysBounceVertical") == true || end > frames[index].height
    return canScroll && top >= -0.5 ? covered : nil
  }

  /// By view index: where each view is seen, in the canvas's coordinates, in points.
  package var canvasFrames: [Rect] {
    var result = frames
    for (index, view) in scene.views.enumerated() {
      guard let parent = view.parent else { continue }
      result[index].x += result[parent].x
      result[index].y += result[parent].y
      // Bars that are added lie over what scrolls.
      if index != scene.addedTopBar, index != scene.addedBottomBar {
        result[index].y += contentInsetTop(of: parent) ?? 0
      }
    }
    return result
  }
}
