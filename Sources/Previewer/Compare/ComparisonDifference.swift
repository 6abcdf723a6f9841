import Drawing
import Traits
import WorkerProtocol

/// What is different about the views of a scene in one configuration, seen from those in another.
struct ComparisonDifference: Equatable, Sendable {
  /// Views of this scene that the other lacks, or that look or are placed otherwise in it: by more than
  /// follows from what they are in being of another size, or of another appearance.
  private(set) var views: Set<String> = []
  /// How many views of the other this one lacks.
  private(set) var missing = 0

  /// Points; frames are whole pixels of different screens.
  private static let tolerance = 1.0

  var count: Int { views.count + missing }

  init() {}

  init(of scene: DrawnView, from other: DrawnView) {
    var known: [String: (view: DrawnView, superview: DrawnView?)] = [:]
    func note(_ view: DrawnView, in superview: DrawnView?) {
      if known[view.id] == nil { known[view.id] = (view, superview) }
      for child in view.children { note(child, in: view) }
    }
    note(other, in: nil)
    var found: Set<String> = []
    func compare(_ view: DrawnView, in superview: DrawnView?) {
      found.insert(view.id)
      if let there = known[view.id] {
        if Self.differs(view, in: superview, from: there.view, in: there.superview) {
          views.insert(view.id)
        }
      } else if !view.isOfSystem {
        views.insert(view.id)
      }
      for child in view.children { compare(child, in: view) }
    }
    compare(scene, in: nil)
    missing = known.values.count { !found.contains($0.view.id) && !$0.view.isOfSystem }
  }

  private static func differs(
    _ view: DrawnView, in superview: DrawnView?, from other: DrawnView,
    in otherSuperview: DrawnView?
  ) -> Bool {
    let (a, b) = (view.look, other.look)
    if a.isHidden != b.isHidden || a.text != b.text || a.font != b.font
      || a.alignment != b.alignment || a.label?.numberOfLines != b.label?.numberOfLines
      || a.imageView?.contentMode != b.imageView?.contentMode || a.style != b.style
      || a.kind != b.kind
      || a.bar?.hasLargeTitle != b.bar?.hasLargeTitle || a.items.count != b.items.count
    {
      return true
    }
    guard let superview, let otherSuperview, superview.frame.size == otherSuperview.frame.size
    else { return false }
    return zip(
      [view.frame.x, view.frame.y, view.frame.width, view.frame.height],
      [other.frame.x, other.frame.y, other.frame.width, other.frame.height]
    ).contains { abs($0 - $1) >= tolerance }
  }
}

extension DrawnView {
  /// Whether the worker made it up, such as bars and separators.
  fileprivate var isOfSystem: Bool { id.hasPrefix("ninefold:") }
}
