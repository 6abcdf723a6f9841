import InterfaceBuilder
import Scenes
import Traits
import UIKitMetrics

/// Views that the items of bars show in place of a title or a button.
extension SceneEquations {
  /// Whether a view stands for an item of the bar that it is in.
  func isBarItem(_ index: ViewIndex) -> Bool {
    guard let bar = scene.views[index].parent.map({ scene.views[$0] }),
      bar.kind == .navigationBar || bar.kind == .toolbar
    else { return false }
    let key = scene.views[index].element?.key
    return key == "titleView" || key == "customView"
  }

  /// The frames that a bar gives those views which the document has no size for: that of their content,
  /// or none, in the middle of the bar's line, after the items before them.
  ///
  /// MINED: 3 of 3 that constraints size, where 20 of 20 others have the same middle and follow one
  /// another without gaps.
  mutating func addBarItemFrames(in bar: ViewIndex) {
    let open = scene.views[bar].children.filter {
      isBarItem($0) && (scene.views[$0].storedFrame ?? .zero).size == .zero
    }
    guard !open.isEmpty else { return }
    let middle = barMiddle(bar)
    let lists = Set(open.compactMap { scene.views[$0].element?.parent?.parent })
    let starts = lists.reduce(into: [:]) { $0.merge(barItemStarts(in: $1)) { $1 } }
    for index in open {
      let view = scene.views[index]
      let start = view.element?.parent.flatMap { starts[$0] }
      let height = intrinsicSizes[index].height ?? 0
      barItemFrames[index] = Rect(
        x: start ?? view.storedFrame?.x ?? 0, y: middle - height / 2,
        width: intrinsicSizes[index].width ?? 0, height: height)
    }
  }

  /// The mask of an item's view: titles stay in the middle of a navigation bar, buttons at their end.
  func barItemMask(_ index: ViewIndex) -> AutoresizingMask {
    let element = scene.views[index].element
    var mask = AutoresizingMask()
    if element?.key == "titleView" {
      mask.flexibleMinX = true
      mask.flexibleMaxX = true
    } else {
      let lists = [element?.parent?.key, element?.parent?.parent?.key]
      mask.flexibleMinX = lists.contains { $0?.hasPrefix("right") == true }
    }
    return mask
  }

  /// Points from a bar's top to the middle of its items: of the 44 that are its line, at the end of
  /// toolbars of 49.
  private func barMiddle(_ bar: ViewIndex) -> Double {
    (intrinsicSizes[bar].height ?? FixedMetric.toolbarRowHeight) - FixedMetric.toolbarRowHeight / 2
  }

  /// Where items' views begin, in points, as far as only views and fixed spaces are before them.
  /// - Parameter list: A bar's items.
  private func barItemStarts(in list: Element) -> [Element: Double] {
    var starts: [Element: Double] = [:]
    var start = scene.environment.rootMargin
    for element in list.children {
      starts[element] = start
      guard let item = BarButtonItem(element) else { break }
      if item.customView != nil {
        start += item.width ?? 0
      } else if item.space == .fixed {
        start += item.spaceWidth
      } else {
        break
      }
    }
    return starts
  }
}
