import Drawing
import Traits
import WorkerProtocol

/// Views that a scene has for other traits only: they are selected like those that are there.
extension ResolvedScene {
  /// A view that is not installed, at any depth in another one that isn't.
  package func excludedView(_ id: String) -> ExcludedView? {
    func find(in views: [ExcludedView]) -> ExcludedView? {
      for view in views {
        if view.id == id { return view }
        if let found = find(in: view.children) { return found }
      }
      return nil
    }
    return find(in: excludedViews ?? [])
  }

  /// Where a view would be that is not installed, as Interface Builder stored it.
  /// - Parameter root: of the scene, at this moment.
  package func storedFrame(of id: String, in root: DrawnView?) -> Rect? {
    guard let view = excludedView(id), var frame = view.frame else { return nil }
    guard
      let parent = root?.placedFrame(of: view.parent) ?? storedFrame(of: view.parent, in: root)
    else { return nil }
    frame.x += parent.x
    frame.y += parent.y
    return frame
  }

  /// The traits of a view, or of what it would be in.
  package func traitsAround(_ id: String) -> TraitCollection {
    guard let view = excludedView(id) else { return traits(of: id).traits }
    return traitsAround(view.parent)
  }

  /// What leaves a view out, or what it is in; nil where it is installed.
  package func exclusion(of id: String) -> VariationEntry? {
    guard let view = excludedView(id) else { return nil }
    return view.exclusion ?? exclusion(of: view.parent)
  }
}
