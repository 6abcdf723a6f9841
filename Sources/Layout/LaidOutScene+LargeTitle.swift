import Scenes
import Traits

extension LaidOutScene {
  /// The scroll view that a large title follows: the root view or the first in it.
  /// Source: UINavigationBar.prefersLargeTitles and UIViewController.contentScrollView(for:), whose
  /// documentation leaves it at "the scroll view"; that it is the first is general knowledge.
  static func titleScroller(of scene: Scene) -> ViewIndex? {
    guard let root = scene.views.first else { return nil }
    if root.kind.isScrollView { return .root }
    return root.children.first { $0 != scene.addedTopBar && $0 != scene.addedBottomBar }
      .flatMap { scene.views[$0].kind.isScrollView ? $0 : nil }
  }

  /// The scroll view whose content is seen under the bars of containers; nil where there is none.
  package var scrollerUnderBars: ViewIndex? {
    Self.titleScroller(of: scene).flatMap { reachesUnderBars($0) ? $0 : nil }
  }

  /// Points by which the large title of the bar over a running interface has made room: as many as its
  /// content is scrolled, until it is gone. The bar has to be over the scroll view for it.
  package var largeTitleCollapse: Double {
    guard !scene.contentOffsets.isEmpty, let bar = scene.bars.top, bar.hasLargeTitle,
      let scroller = Self.titleScroller(of: scene), reachesUnderBars(scroller)
    else { return 0 }
    return min(
      max(0, contentOffset(of: scroller).y), CanvasGeometry.largeTitleRoom(of: bar, in: scene))
  }
}
