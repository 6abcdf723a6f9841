import ConstraintSolver
import Scenes
import Traits

/// The equations of a stack view across its axis, and those of its hidden views.
extension SceneEquations {
  /// Hidden views are aligned too, which 35 views of 28 documents tell, but the stack need not hold them. Where
  /// all are hidden none is: a text field stays 34 high in a stack of no height, a label 56.5 wide in one of no
  /// width, and views 532 high in ones of 535 and 686 (4 documents of 3 repositories).
  mutating func align(
    _ views: [ViewIndex], holding arranged: [ViewIndex], in cross: LinearSpan, _ style: StackStyle,
    stack: ViewIndex
  ) {
    let axis = style.axis.other
    let aligned = ConstraintOrigin.stack(view: stack, rule: .alignment)
    for view in views {
      let span = system.span(view, axis)
      switch style.alignment {
      case .fill:
        system.add(span.min, .equal, cross.min, origin: aligned)
        system.add(span.max, .equal, cross.max, origin: aligned)
        continue
      case .leading where style.isRightToLeft, .trailing where !style.isRightToLeft, .bottom:
        system.add(span.max, .equal, cross.max, origin: aligned)
      case .leading, .trailing, .top:
        system.add(span.min, .equal, cross.min, origin: aligned)
      case .center: system.add(span.center, .equal, cross.center, origin: aligned)
      case .firstBaseline, .lastBaseline:
        if let standard = arranged.first, view != standard {
          let isFirst = style.alignment == .firstBaseline
          system.add(
            baseline(of: view, isFirst: isFirst), .equal,
            baseline(of: standard, isFirst: isFirst), origin: aligned)
        }
      }
      suppressAmbiguity(of: view, in: cross, axis, stack: stack)
    }
    guard style.alignment != .fill else { return }
    hold(arranged, in: cross, style, stack: stack)
    system.add(cross.extent, priority: 49, origin: .stack(view: stack, rule: .canvasFit))
  }

  /// Gives a length across the stack to views that have none of their own: none, as UIKit prints it of
  /// its own constraint ("0@25"; reference/engine-and-conventions.md, C.4).
  ///
  /// Interface Builder's canvas shows views as large as they are stored: 10 of 10 plain views whose
  /// sizes nothing else gives. Where no size is stored, plain views without subviews have the size in which
  /// Interface Builder shows them, for which the stack makes room (rule plain-arranged-size), and others are
  /// as long as the stack (MINED: in 14 documents 12 views agree with that alone, 4 without it). Stacks are as
  /// long as their views need.
  private mutating func suppressAmbiguity(
    of view: ViewIndex, in cross: LinearSpan, _ axis: Axis, stack: ViewIndex
  ) {
    let extent = system.span(view, axis).extent
    guard scene.platform.hasStoredFrames, scene.views[view].kind != .stackView else {
      let origin = ConstraintOrigin.stack(view: stack, rule: .ambiguitySuppression)
      return system.add(extent, priority: 25, origin: origin)
    }
    let origin = ConstraintOrigin.stack(view: stack, rule: .canvasLength)
    let length = (scene.views[view].storedFrame?.size ?? .zero).length(axis)
    if length > 0 {
      system.add(extent, constant: length, priority: 25, origin: origin)
    } else if let length = lengthOfPlainView(view, axis) {
      system.add(extent, constant: length, priority: 49.5, origin: origin)
    } else {
      system.add(extent, .equal, cross.extent, priority: 25, origin: origin)
    }
  }

  private func lengthOfPlainView(_ view: ViewIndex, _ axis: Axis) -> Double? {
    let plain = scene.views[view]
    guard plain.kind == .view, plain.customClass == nil, plain.children.isEmpty else { return nil }
    return switch axis {
    case .horizontal: scene.platform.plainArrangedWidth
    case .vertical: scene.platform.plainArrangedHeight
    }
  }

  /// Keeps views inside the stack.
  ///
  /// Of views that are aligned by their first baselines only the first one has to be below the stack's
  /// top; all are as near to its bottom as they can be. Source: the recipe's spacer, which spans the
  /// views and ends where the stack does; MINED: 5 of 5 views, of which two are in a stack that is
  /// higher than they and two reach out at the top of theirs.
  private mutating func hold(
    _ views: [ViewIndex], in cross: LinearSpan, _ style: StackStyle, stack: ViewIndex
  ) {
    let aligned = ConstraintOrigin.stack(view: stack, rule: .alignment)
    let isFirstBaseline = style.alignment == .firstBaseline
    for (place, view) in views.enumerated() {
      let span = system.span(view, style.axis.other)
      if !isFirstBaseline || place == 0 {
        system.add(span.min, .greaterThanOrEqual, cross.min, origin: aligned)
      }
      system.add(span.max, .lessThanOrEqual, cross.max, origin: aligned)
      if isFirstBaseline {
        system.add(
          cross.max, .equal, span.max, priority: 51,
          origin: .stack(view: stack, rule: .spanningFit))
      }
    }
  }

  // MARK: Hidden views

  /// Whether an arranged view takes no room. An activity indicator is hidden while it stands still, but
  /// not on Interface Builder's canvas (MINED: 4 of 4 hidden indicators take room).
  func isCollapsed(_ view: ViewIndex) -> Bool {
    scene.views[view].isHidden
      && !(scene.platform.showsStoppedIndicators
        && scene.views[view].kind == .activityIndicatorView)
  }

  /// A hidden view has no length, unless the document insists on one, and lies in the middle of the
  /// gap between its neighbours, or beyond where the stack begins or ends; after one view that is shown,
  /// and where none is, where the stack begins; before the first one that is shown, it ends there. Behind the
  /// last one that is shown half of the system's spacing comes first, where that is the stack's, in the two
  /// documents that have such a view: nothing else tells. MINED: 7 of
  /// 7 between others, 8 of 8 after two or more, 9 of 9 after one, 5 of 5 before the first one; 15 of 15 keep
  /// a length that is required, one of them by resistance of 1000. Against both in Xcode 8: a label with
  /// hugging and resistance of 1000, before one that is shown, has no length, is half the spacing before the
  /// stack's beginning, and is marked as ambiguous.
  /// - Parameters:
  ///   - views: All arranged views, from left to right or from top to bottom.
  ///   - arranged: The views that are shown, in the same order.
  mutating func collapse(
    _ views: [ViewIndex], beside arranged: [ViewIndex], in main: LinearSpan, _ style: StackStyle,
    stack: ViewIndex
  ) {
    let origin = ConstraintOrigin.stack(view: stack, rule: .hiding)
    // How many of the arranged views lie before the view.
    var before = 0
    for view in views {
      if before < arranged.count, arranged[before] == view {
        before += 1
        continue
      }
      let comesFirst = (before == 0) != style.beginsAtRight
      let span = system.span(view, style.axis)
      system.add(span.extent, priority: 999.9, origin: origin)
      if before > 0, before < arranged.count {
        let end = edge(arranged[before - 1], style, isFirst: false)
        let start = placeOfStart(arranged[before], style, origin)
        // 2 · min − start = end
        let doubled = LinearAnchor(
          .init(span.origin, 2), start.first.map { .init($0.variable, -$0.coefficient) },
          constant: -start.constant)
        system.add(doubled, .equal, end, origin: origin)
      } else if style.hasSystemSpacing, !arranged.isEmpty, !comesFirst {
        let gap = style.spacing / 2
        if style.beginsAtRight {
          system.add(span.max, .equal, main.min, constant: -gap, origin: origin)
        } else {
          system.add(span.min, .equal, main.max, constant: gap, origin: origin)
        }
      } else if arranged.isEmpty || arranged.count == 1 && !comesFirst {
        let (edge, beginning) =
          style.beginsAtRight ? (span.max, main.max) : (span.min, main.min)
        system.add(edge, .equal, beginning, origin: origin)
      } else {
        let (edge, beyond) = before == 0 ? (span.max, main.min) : (span.min, main.max)
        system.add(edge, .equal, beyond, origin: origin)
      }
    }
  }
}
