import Scenes
import Traits

/// Views that the items of bars show in place of a title or a button.
extension SceneEquations {
  /// Whether a view stands for an item of the bar that it is in.
  func isBarItem(_ index: Int) -> Bool {
    guard let bar = scene.views[index].parent.map({ scene.views[$0] }),
      bar.kind == .navigationBar || bar.kind == .toolbar
    else { return false }
    let key = scene.views[index].element?.key
    return key == "titleView" || key == "customView"
  }

  /// The frame that a bar gives a view which the document has no size for: that of its content, or
  /// none, in the middle of the bar's line, after the items before it. Nil for other views.
  ///
  /// MINED: 3 of 3 that constraints size, where 20 of 20 others have the same middle and follow one
  /// another without gaps.
  func barItemFrame(_ index: Int, in bar: Int) -> Rect? {
    let view = scene.views[index]
    let size = Size(
      width: intrinsicSizes[index].width ?? 0, height: intrinsicSizes[index].height ?? 0)
    let stored = view.storedFrame ?? .zero
    guard stored.size == Size(width: 0, height: 0) else { return nil }
    return Rect(
      x: barItemStart(of: index) ?? stored.x, y: barMiddle(bar) - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The mask of an item's view: titles stay in the middle of a navigation bar, buttons at their end.
  func barItemMask(_ index: Int) -> AutoresizingMask {
    let element = scene.views[index].element
    var mask = AutoresizingMask()
    if element?.key == "titleView" {
      mask.flexibleMinX = true
      mask.flexibleMaxX = true
    } else {
      let lists = [element?.parent?.key, element?.parent?.parent?.key]
      mask.flexibleMinX = lists.contains { $0?.hasPrefix("right") == true }
      mask.flexibleMaxX = !mask.flexibleMinX
    }
    return mask
  }

  /// Points from a bar's top to the middle of its items: of the 44 that are its line, at the end of
  /// toolbars of 49.
  private func barMiddle(_ bar: Int) -> Double {
    (intrinsicSizes[bar].height ?? 44) - 22
  }

  /// Where an item's view begins, in points, as far as only views and fixed spaces are before it.
  private func barItemStart(of index: Int) -> Double? {
    guard let item = scene.views[index].element?.parent, let items = item.parent else { return nil }
    var start = scene.environment.rootMargin
    for other in items.children {
      if other == item { return start }
      if let view = other.child(key: "customView") {
        start += view.rectangle("frame")?.width ?? 0
      } else if other["systemItem"] == "fixedSpace" {
        start += other.number("width") ?? 0
      } else {
        return nil
      }
    }
    return nil
  }
}
