import Drawing
import Traits
import WorkerProtocol

/// What is selected, in the outline, on the canvas and in the inspector alike: one thing, beside which
/// ``CurrentSelection/alsoSelected`` may have further views.
package struct Selection: Hashable, Sendable {
  package var scene: String
  /// Nil where the scene itself is selected.
  package var view: String?
  /// A segue that starts in the scene, by its key; nil where none is selected.
  package var segue: String?

  package init(scene: String, view: String? = nil, segue: String? = nil) {
    self.scene = scene
    self.view = view
    self.segue = segue
  }
}

extension ResolvedScene {
  /// The view with an id, and its frame in the scene's coordinates in points.
  package func view(_ id: String) -> (view: DrawnView, frame: Rect)? {
    root.flatMap { $0.find(id, x: 0, y: 0) }
  }

  /// The bar that shows an item; nil where none does.
  func bar(showing item: String) -> DrawnView? { root?.bar(showing: item) }

  /// The topmost visible view at a point of the scene; nil where there is none. What a view is likely to show of
  /// another document is only there where something of it, or that view, is selected.
  /// - Parameter selected: The selected view.
  package func topmostView(
    x: Double, y: Double, selected: String? = nil, item: BarItemFinder
  ) -> DrawnView? {
    let entered = selected.flatMap { host(of: $0)?.id }
    return root.flatMap { $0.hit(x: x, y: y, entered: entered, item) }
  }

  /// The view of the document that a view is in or is; nil where there is none.
  func host(of view: String) -> DrawnView? {
    root?.path(to: view).last { !$0.isInferred }
  }

  /// The trait collection of a view, and who set each trait; the scene's where there is no view.
  package func traits(of view: String?) -> (traits: TraitCollection, setBy: TraitSetters?) {
    let inherited = (root?.traits ?? traits, root?.setBy)
    guard let root, let view else { return inherited }
    return root.traits(of: view, inherited) ?? inherited
  }

  /// The constraints that act on a view.
  package func constraints(on view: String) -> [ActingConstraint] {
    (constraints ?? []).filter { $0.views.contains(view) }
  }
}

extension DrawnView {
  /// The frame of a view in this tree, in the coordinates of the tree's superview.
  package func placedFrame(of id: String) -> Rect? {
    find(id, x: 0, y: 0)?.frame
  }

  /// The view with an id in this tree, and its frame in coordinates in which the tree's superview is
  /// at a point.
  package func find(_ id: String, x: Double, y: Double) -> (view: DrawnView, frame: Rect)? {
    var placed = frame
    placed.x += x
    placed.y += y
    if self.id == id { return (self, placed) }
    for child in children {
      let shift = self.shift(of: child)
      let found = child.find(id, x: placed.x + shift.x, y: placed.y + shift.y)
      if let found { return found }
    }
    return nil
  }

  fileprivate func bar(showing item: String) -> DrawnView? {
    if look.items.contains(where: { $0.id == item }) { return self }
    return children.lazy.compactMap { $0.bar(showing: item) }.first
  }

  /// Views have the traits of what they are in, unless they say otherwise.
  fileprivate func traits(
    of id: String, _ inherited: (traits: TraitCollection, setBy: TraitSetters?)
  ) -> (traits: TraitCollection, setBy: TraitSetters?)? {
    let own = traits.map { ($0, setBy) } ?? inherited
    if self.id == id { return own }
    for child in children {
      if let found = child.traits(of: id, own) { return found }
    }
    return nil
  }

  /// - Parameters:
  ///   - x: in the superview's coordinates, in points, as is `y`.
  ///   - entered: The view whose inferred content can be hit.
  fileprivate func hit(
    x: Double, y: Double, entered: String?, _ item: BarItemFinder
  ) -> DrawnView? {
    if look.isHidden == true || look.alpha == 0 { return nil }
    let (x, y) = (x - frame.x, y - frame.y)
    if isBesideItsItems(x, y, item) { return nil }
    let isInside = x >= 0 && y >= 0 && x < frame.width && y < frame.height
    // What a view doesn't clip is seen, and so can be picked, outside of it.
    if !isInside && look.clipsToBounds == true { return nil }
    for child in children.reversed() where !child.isInferred || isInferred || id == entered {
      let shift = self.shift(of: child)
      if let hit = child.hit(x: x - shift.x, y: y - shift.y, entered: entered, item) { return hit }
    }
    return isInside ? self : nil
  }
}
