import Drawing
import Traits
import WorkerProtocol

/// What is different about the views of a scene in one configuration, seen from those in another.
package struct ComparisonDifference: Equatable, Sendable {
  /// Views of this scene that the other lacks, or that look or are laid out otherwise in it: by more than
  /// follows from what they are in being of another size, or of another appearance.
  package private(set) var views: Set<String> = []
  /// How many views of the other this one lacks.
  private(set) var missing = 0

  /// Points; frames are whole pixels of different screens.
  private static let tolerance = 1.0

  package var count: Int { views.count + missing }

  init() {}

  init(of scene: ResolvedScene, from other: ResolvedScene) {
    guard let root = scene.root, let otherRoot = other.root else {
      self.init()
      return
    }
    self.init(of: root, from: otherRoot)
    views.formUnion(Self.heldOtherwise(in: scene, than: other).filter { root.find($0) != nil })
  }

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
        if Self.differs(view, in: superview, from: there.view, in: there.superview)
          || Self.isArrangedOtherwise(view, than: there.view)
        {
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

  /// Whether two of its subviews that are beside one another here are below one another there, or the other way
  /// round: whatever size both have, that is another layout.
  private static func isArrangedOtherwise(_ view: DrawnView, than other: DrawnView) -> Bool {
    let frames = Dictionary(
      other.children.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let both = view.children.filter { !$0.isOfSystem && $0.look.isHidden != true }
      .compactMap { child in frames[child.id].map { (here: child.frame, there: $0) } }
    return zip(both, both.dropFirst()).contains { first, second in
      let here = Side(of: second.here, from: first.here)
      let there = Side(of: second.there, from: first.there)
      return here != .neither && there != .neither && here != there
    }
  }

  /// On which side of another rectangle one is.
  private enum Side {
    case beside, below, neither

    init(of rect: Rect, from other: Rect) {
      let isBeside = rect.x >= other.maxX || rect.maxX <= other.x
      let isBelow = rect.y >= other.maxY || rect.maxY <= other.y
      self = isBeside == isBelow ? .neither : isBeside ? .beside : .below
    }
  }

  /// The views on which other constraints act, or the same ones with another constant or priority.
  private static func heldOtherwise(
    in scene: ResolvedScene, than other: ResolvedScene
  ) -> Set<String> {
    let (here, there) = (held(scene), held(other))
    let changed = Set(here.keys).union(there.keys).filter { here[$0] != there[$0] }
    let acting = (scene.constraints ?? []) + (other.constraints ?? [])
    return Set(
      acting.filter { changed.contains($0.id) }.flatMap { constraint in
        // Of a distance to what a view is in, it is the view that is elsewhere.
        constraint.views.filter { outer in
          !constraint.views.contains { inner in
            inner != outer
              && [scene, other].contains { $0.view(outer)?.view.placedFrame(of: inner) != nil }
          }
        }
      })
  }

  /// What a constraint comes to.
  private struct Hold: Equatable {
    let constant: Double?
    let priority: Double
  }

  private static func held(_ scene: ResolvedScene) -> [String: Hold] {
    Dictionary(
      (scene.constraints ?? []).map {
        ($0.id, Hold(constant: $0.constant, priority: $0.priority))
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension DrawnView {
  /// Whether the worker made it up, such as bars and separators.
  fileprivate var isOfSystem: Bool { id.hasPrefix("ninefold:") }

  fileprivate func find(_ id: String) -> DrawnView? { find(id, x: 0, y: 0)?.view }
}
