import Simulation
import Traits
import UIKitMetrics

/// How the running interface gets from one layout to the next: what is pushed slides in from the
/// right (from the left where the interface runs from right to left), what is presented from below, as UIKit's
/// standard transitions do; everything else, titles in navigation bars too, moves or fades where it is.
///
/// Both layouts are prepared for ``DrawnView/interpolated(to:fraction:)``: each gets the views that
/// only the other one has, where these come from or go to.
package struct InterfaceTransition: Sendable {
  package enum Kind: Hashable, Sendable {
    case push, pop, present, dismiss
    /// Views come, go and move.
    case plain
  }

  package let kind: Kind
  private let isRightToLeft: Bool

  /// - Parameter events: of the step that leads to the next layout.
  package init(_ events: [Event.Kind], isRightToLeft: Bool) {
    self.init(kind: Self.kind(of: events), isRightToLeft: isRightToLeft)
  }

  package init(kind: Kind, isRightToLeft: Bool = false) {
    self.kind = kind
    self.isRightToLeft = isRightToLeft
  }

  /// Seconds that UIKit takes for a push, a presentation or a rotation. Source: general knowledge;
  /// the documentation of UINavigationController.hideShowBarDuration gives 0.2 to 0.33 for bars.
  package static let duration = FixedMetric.transitionDuration

  /// How far a transition is seen to be, from 0 to 1: fast at first, and coming to rest gently.
  /// - Parameter elapsed: of its time, from 0 to 1.
  package static func moment(after elapsed: Double) -> Double {
    let rest = 1 - elapsed
    return 1 - rest * rest * rest
  }

  /// A push that takes place in a presentation is part of it.
  private static func kind(of events: [Event.Kind]) -> Kind {
    let kinds = events.compactMap { event -> Kind? in
      switch event {
      case .present: .present
      case .dismiss: .dismiss
      case .push: .push
      case .pop: .pop
      default: nil
      }
    }
    return kinds.first { $0 == .present || $0 == .dismiss } ?? kinds.first ?? .plain
  }

  package func prepared(_ from: DrawnView, _ to: DrawnView) -> (from: DrawnView, to: DrawnView) {
    var (from, to) = (from, to)
    if let end = to.beforeCompletion.first {
      // What is shown in the end comes in its place, not on its way.
      let way = prepared(from, end)
      to.beforeCompletion = [way.to]
      return (way.from, to)
    }
    if from.children.last?.id == Self.launchScreenID {
      // It fades away over the interface, which is there already.
      from.children.insert(contentsOf: to.children, at: 0)
      return (from, to)
    }
    if kind == .plain, [Self.screenID, Self.windowID].contains(from.id) {
      // What fades in and out would let the black of screen and window shine through.
      from.look.background = nil
      to.look.background = nil
    }
    if from.id == Self.windowID, kind == .present || kind == .dismiss { layer(&from, &to) }
    if kind == .push || kind == .pop, from.id.hasPrefix(Self.containerPrefix) {
      slide(&from, &to)
    }
    for index in from.children.indices {
      guard let other = to.children.firstIndex(where: { $0.id == from.children[index].id }) else {
        continue
      }
      (from.children[index], to.children[other]) = prepared(
        from.children[index], to.children[other])
    }
    return (from, to)
  }

  /// Of the view that is the device's screen.
  package static let screenID = "ninefold:screen"
  /// Of the view that has all of a launch screen.
  package static let launchScreenID = "ninefold:launch-screen"
  private static let windowID = "ninefold:window"
  /// Of the views of containers, which no element stands for.
  private static let containerPrefix = "ninefold:view:"
  /// How far what is covered moves, as a part of its width; by eye.
  private static let parallax = 0.3

  // MARK: Presentations

  /// What is presented comes from below or goes there; what it covers and uncovers stays.
  private func layer(_ from: inout DrawnView, _ to: inout DrawnView) {
    let isComing = kind == .present
    let coming = to.surfaces(notIn: from)
    let going = from.surfaces(notIn: to)
    let height = to.frame.height
    // Popovers fade.
    if let moving = (isComing ? coming : going).last, moving.look.arrow == nil {
      var away = moving
      away.frame.y = height
      if isComing { from.insertInFront(away) } else { to.insertInFront(away) }
    }
    let still = isComing ? going : coming
    if isComing {
      to.children.insert(contentsOf: still, at: 0)
    } else {
      from.children.insert(contentsOf: still, at: 0)
    }
  }

  // MARK: Stacks

  /// The only view of a container is exchanged for another one that comes from the side.
  private func slide(_ from: inout DrawnView, _ to: inout DrawnView) {
    guard from.children.count == 1, to.children.count == 1, var old = from.children.first,
      var new = to.children.first, old.id != new.id
    else { return }
    let isPush = kind == .push
    // Source: WWDC 2015, session 222: stacks and their gestures follow the direction since iOS 9.
    let ahead = isRightToLeft ? -1.0 : 1
    let bars = (old: old.takeBar(), new: new.takeBar())
    var start = new
    start.frame.x += ahead * (isPush ? new.frame.width : -new.frame.width * Self.parallax)
    var end = old
    end.frame.x += ahead * (isPush ? -old.frame.width * Self.parallax : old.frame.width)
    // The one that covers the other is in front.
    from.children = isPush ? [old, start] : [start, old]
    to.children = isPush ? [end, new] : [new, end]
    // The bar itself stays; what is in it fades.
    if let bar = bars.old { from.children.append(bar) }
    if let bar = bars.new { to.children.append(bar) }
    from.look.clipsToBounds = true
    to.look.clipsToBounds = true
  }
}

extension DrawnView {
  /// What controllers are shown on that another window doesn't show, back to front.
  fileprivate func surfaces(notIn other: DrawnView) -> [DrawnView] {
    children.filter { child in
      child.id.hasPrefix("ninefold:surface:") && !other.children.contains { $0.id == child.id }
    }
  }

  /// Takes the navigation bar out of what a stack shows.
  /// - Returns: the bar, in the stack's coordinates; nil where there is none.
  fileprivate mutating func takeBar() -> DrawnView? {
    guard
      let index = children.firstIndex(where: { $0.look.kind == .navigationBar && $0.isOverlay })
    else { return nil }
    var bar = children.remove(at: index)
    bar.frame.x += frame.x
    bar.frame.y += frame.y
    return bar
  }

  /// Puts a view in front of all but the status bar.
  fileprivate mutating func insertInFront(_ view: DrawnView) {
    let end = children.firstIndex { $0.look.kind == .statusBar } ?? children.endIndex
    children.insert(view, at: end)
  }
}
