import ConstraintSolver
import Scenes
import Traits

/// A stack view's settings.
private struct StackStyle {
  enum Distribution: String {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  enum Alignment: String {
    case fill, leading, top, trailing, bottom, center, firstBaseline, lastBaseline
  }

  let axis: Axis
  let distribution: Distribution
  let alignment: Alignment
  let spacing: Double
  let isBaselineRelative: Bool
  let isMarginsRelative: Bool

  init(_ view: View) {
    axis = view["axis"] == "vertical" ? .vertical : .horizontal
    distribution = view["distribution"].flatMap(Distribution.init(rawValue:)) ?? .fill
    alignment = view["alignment"].flatMap(Alignment.init(rawValue:)) ?? .fill
    spacing = view.stackSpacing
    isBaselineRelative = view.flag("baselineRelativeArrangement") ?? false
    // The document has no attribute for it: margins that are written are those that count. MINED.
    isMarginsRelative =
      view.value("layoutMargins") != nil || view.value("directionalLayoutMargins") != nil
  }
}

/// The constraints that a stack view makes for its arranged subviews.
///
/// Follows the public description of UIStackView's own constraints and their priorities:
/// reference/engine-and-conventions.md, C.4.
extension SceneEquations {
  mutating func addStack(_ index: Int) {
    let view = scene.views[index]
    let style = StackStyle(view)
    let arranged = view.children.filter { !isCollapsed($0) }
    let margins = style.isMarginsRelative ? insets.margins[index] : .zero
    let spans = [
      system.span(index, .horizontal).inset(min: margins.left, max: margins.right),
      system.span(index, .vertical).inset(min: margins.top, max: margins.bottom),
    ]
    let main = spans[style.axis.rawValue]
    let cross = spans[style.axis.other.rawValue]
    collapse(view.children, beside: arranged, in: main, style, stack: index)
    align(view.children, holding: arranged, in: cross, style, stack: index)
    guard let first = arranged.first, let last = arranged.last else { return }

    connect(first, last, to: main, style, stack: index)
    switch style.distribution {
    case .fill:
      addGaps(arranged, .equal, style, stack: index)
      shareWidth(arranged, style, stack: index)
    case .fillEqually:
      addGaps(arranged, .equal, style, stack: index)
      addEqualLengths(arranged, style, stack: index)
    case .fillProportionally:
      addGaps(arranged, .equal, style, stack: index)
      addProportions(arranged, main, style, stack: index)
    case .equalSpacing:
      addGaps(arranged, .greaterThanOrEqual, style, stack: index)
      addEqualGaps(arranged, style, stack: index)
    case .equalCentering:
      addGaps(arranged, .greaterThanOrEqual, style, stack: index)
      addEqualCentring(arranged, style, stack: index)
    }
    // Where nothing else says how long they are, gaps are no longer than they have to be. MINED: 4 of 4
    // whose views have lengths and that lie beside no other stack; Interface Builder marks none.
    if style.distribution == .equalSpacing || style.distribution == .equalCentering {
      system.add(
        main.extent, priority: 49, origin: .stack(view: index, rule: .canvasFit))
    }
  }

  // MARK: Along the axis

  private mutating func connect(
    _ first: Int, _ last: Int, to main: LinearSpan, _ style: StackStyle, stack: Int
  ) {
    let origin = ConstraintOrigin.stack(view: stack, rule: .canvasConnection)
    system.add(edge(first, style, isFirst: true), .equal, main.min, origin: origin)
    system.add(main.max, .equal, edge(last, style, isFirst: false), origin: origin)
  }

  /// Where an arranged view begins or ends along the axis: in a baseline-relative stack its text does.
  private func edge(_ view: Int, _ style: StackStyle, isFirst: Bool) -> LinearAnchor {
    if style.isBaselineRelative && style.axis == .vertical {
      return baseline(of: view, isFirst: isFirst)
    }
    let span = system.span(view, style.axis)
    return isFirst ? span.min : span.max
  }

  private mutating func addGaps(
    _ arranged: [Int], _ relation: Relation, _ style: StackStyle, stack: Int
  ) {
    for (previous, next) in zip(arranged, arranged.dropFirst()) {
      system.add(
        edge(next, style, isFirst: true), relation, edge(previous, style, isFirst: false),
        constant: style.spacing, origin: .stack(view: stack, rule: .spacing))
    }
  }

  /// Texts that wrap are equally wide in a row, unless they are hugged or resist more than this. Source:
  /// the recipe's text-width disambiguation; MINED: 3 of 3 labels in one row, while in 4 of 4 rows where
  /// one is hugged at 1000 that goes first.
  private mutating func shareWidth(_ arranged: [Int], _ style: StackStyle, stack: Int) {
    guard style.axis == .horizontal else { return }
    let texts = arranged.filter {
      scene.views[$0].kind == .label && IntrinsicSizing.wraps(scene.views[$0])
    }
    for text in texts.dropFirst() {
      system.add(
        system.span(text, .horizontal).extent, .equal, system.span(texts[0], .horizontal).extent,
        priority: 760, origin: .stack(view: stack, rule: .textWidth))
    }
  }

  private mutating func addEqualLengths(_ arranged: [Int], _ style: StackStyle, stack: Int) {
    let first = system.span(arranged[0], style.axis).extent
    for view in arranged.dropFirst() {
      system.add(
        system.span(view, style.axis).extent, .equal, first,
        origin: .stack(view: stack, rule: .fillEqually))
    }
  }

  /// Each view takes its share of the stack's length, by intrinsic size; spacing counts in the whole,
  /// so the last views take what is left over. Where a view has no size of its own there are no shares.
  private mutating func addProportions(
    _ arranged: [Int], _ main: LinearSpan, _ style: StackStyle, stack: Int
  ) {
    let lengths = arranged.compactMap { view -> Double? in
      let size = fittingSize(of: view)
      return style.axis == .horizontal ? size.width : size.height
    }
    let whole = lengths.reduce(0, +) + style.spacing * Double(arranged.count - 1)
    guard lengths.count == arranged.count, whole > 0 else { return }
    for (place, view) in arranged.enumerated() {
      system.add(
        system.span(view, style.axis).extent, .equal, main.extent,
        multiplier: lengths[place] / whole, priority: 999 - Double(min(place, 400)) * 0.5,
        origin: .stack(view: stack, rule: .fillProportionally))
    }
  }

  /// A view's own intrinsic size; for a stack inside a stack, what its arranged views add up to.
  private func fittingSize(of index: Int) -> IntrinsicSize {
    let view = scene.views[index]
    guard view.kind == .stackView else { return intrinsicSizes[index] }
    let style = StackStyle(view)
    let sizes = view.children.filter { !isCollapsed($0) }.map(fittingSize)
    let gaps = style.spacing * Double(max(0, sizes.count - 1))
    let widths = sizes.compactMap(\.width)
    let heights = sizes.compactMap(\.height)
    func sum(_ lengths: [Double]) -> Double? {
      lengths.count == sizes.count ? lengths.reduce(gaps, +) : nil
    }
    return style.axis == .horizontal
      ? IntrinsicSize(width: sum(widths), height: heights.max())
      : IntrinsicSize(width: widths.max(), height: sum(heights))
  }

  private mutating func addEqualGaps(_ arranged: [Int], _ style: StackStyle, stack: Int) {
    guard arranged.count > 2 else { return }
    let gap = system.addVariable(named: scene.views[stack].id + ".gap")
    for (previous, next) in zip(arranged, arranged.dropFirst()) {
      let end = edge(previous, style, isFirst: false)
      let start = edge(next, style, isFirst: true)
      // start − gap = end
      system.add(
        LinearAnchor(start.first, .init(gap, -1), constant: start.constant), .equal, end,
        origin: .stack(view: stack, rule: .equalSpacing))
    }
  }

  private mutating func addEqualCentring(_ arranged: [Int], _ style: StackStyle, stack: Int) {
    guard arranged.count > 2 else { return }
    // The distance from centre to centre. The centre before has a variable of its own, so that each
    // anchor keeps to two.
    let step = system.addVariable(named: scene.views[stack].id + ".centerStep")
    for (previous, next) in zip(arranged, arranged.dropFirst()) {
      let name = "\(scene.views[previous].id).center"
      let helper = system.addVariable(named: name)
      let origin = ConstraintOrigin.stack(view: stack, rule: .equalCentering)
      system.add(
        LinearAnchor(.init(helper, 1)), .equal, system.span(previous, style.axis).center,
        origin: origin)
      system.add(
        system.span(next, style.axis).center, .equal,
        LinearAnchor(.init(helper, 1), .init(step, 1)), priority: 149, origin: origin)
    }
  }

  // MARK: Across the axis

  /// Hidden views are aligned too, but the stack need not hold them (1 of 1).
  private mutating func align(
    _ views: [Int], holding arranged: [Int], in cross: LinearSpan, _ style: StackStyle, stack: Int
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
      case .leading, .top: system.add(span.min, .equal, cross.min, origin: aligned)
      case .trailing, .bottom: system.add(span.max, .equal, cross.max, origin: aligned)
      case .center: system.add(span.center, .equal, cross.center, origin: aligned)
      case .firstBaseline, .lastBaseline:
        if let standard = arranged.first, view != standard {
          let isFirst = style.alignment == .firstBaseline
          system.add(
            baseline(of: view, isFirst: isFirst), .equal,
            baseline(of: standard, isFirst: isFirst), origin: aligned)
        }
      }
      // A stack in the stack is as long as its views need; what else has no length of its own is as
      // long as the stack. MINED: 12 of 13 plain views and 2 of 2 text views.
      let fitting = ConstraintOrigin.stack(view: stack, rule: .ambiguitySuppression)
      if scene.views[view].kind == .stackView {
        system.add(span.extent, priority: 25, origin: fitting)
      } else {
        system.add(span.extent, .equal, cross.extent, priority: 25, origin: fitting)
      }
    }
    guard style.alignment != .fill else { return }
    hold(arranged, in: cross, style, stack: stack)
    system.add(cross.extent, priority: 49, origin: .stack(view: stack, rule: .canvasFit))
  }

  /// Keeps views inside the stack.
  ///
  /// Of views that are aligned by their first baselines only the first one has to be below the stack's
  /// top; all are as near to its bottom as they can be. Source: the recipe's spacer, which spans the
  /// views and ends where the stack does; MINED: 5 of 5 views, of which two are in a stack that is
  /// higher than they and two reach out at the top of theirs.
  private mutating func hold(
    _ views: [Int], in cross: LinearSpan, _ style: StackStyle, stack: Int
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
  func isCollapsed(_ view: Int) -> Bool {
    scene.views[view].isHidden
      && !(scene.isAsDesigned && scene.views[view].kind == .activityIndicatorView)
  }

  /// A hidden view has no length, unless the document insists on one, and lies in the middle of the
  /// gap between its neighbours, or where the stack begins or ends; beside one view that is shown,
  /// where it begins. MINED: 7 of 7 between others, 8 of 8 after two or more, 9 of 9 after one; 12 of
  /// 12 keep a length that is required.
  /// - Parameter arranged: Those of the views that are not collapsed.
  private mutating func collapse(
    _ views: [Int], beside arranged: [Int], in main: LinearSpan, _ style: StackStyle, stack: Int
  ) {
    let origin = ConstraintOrigin.stack(view: stack, rule: .hiding)
    // How many of the arranged views lie before the view.
    var before = 0
    for view in views {
      if before < arranged.count, arranged[before] == view {
        before += 1
        continue
      }
      let span = system.span(view, style.axis)
      system.add(span.extent, priority: 999.9, origin: origin)
      if before > 0, before < arranged.count {
        let previous = system.span(arranged[before - 1], style.axis)
        let next = system.span(arranged[before], style.axis)
        // 2 · min − next.min = previous.max
        let doubled = LinearAnchor(.init(span.origin, 2), .init(next.origin, -1))
        system.add(doubled, .equal, previous.max, origin: origin)
      } else {
        let isAtStart = before == 0 || arranged.count < 2
        system.add(span.min, .equal, isAtStart ? main.min : main.max, origin: origin)
      }
    }
  }
}

extension View {
  /// Points between a stack view's arranged views; the system's spacing is 8.
  /// Source: reference/controls.json, spacingUseSystem (U).
  var stackSpacing: Double { number("spacing") ?? (self["spacingType"] == "standard" ? 8 : 0) }
}
