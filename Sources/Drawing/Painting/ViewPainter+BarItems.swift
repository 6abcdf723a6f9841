import Traits

extension ViewPainter {
  /// Where an item of a bar is drawn, in the coordinates of a tree's root view, in points.
  /// - Parameter id: the document's id of the item.
  package func frame(ofBarItem id: String, in tree: DrawnView) -> Rect? {
    frame(ofBarItem: id, in: tree, x: 0, y: 0)
  }

  /// - Parameters:
  ///   - x: of the view's own origin, in points, as is `y`.
  private func frame(ofBarItem id: String, in view: DrawnView, x: Double, y: Double) -> Rect? {
    if let index = view.look.items.firstIndex(where: { $0.id == id }) {
      let bounds = Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
      let items = BarLayout(look: view.look, bounds: bounds, texts: texts).itemFrames
      guard items.indices.contains(index) else { return nil }
      var frame = items[index]
      frame.x += x
      frame.y += y
      return frame
    }
    for child in view.children {
      let shift = view.shift(of: child)
      let found = frame(
        ofBarItem: id, in: child, x: x + child.frame.x + shift.x, y: y + child.frame.y + shift.y)
      if let found { return found }
    }
    return nil
  }
}
