import ConstraintSolver
import Scenes
import Traits

/// The constraints that a stack view makes for its arranged subviews.
///
/// Follows the public description of UIStackView's own constraints and their priorities:
/// reference/engine-and-conventions.md, C.4.
extension SceneEquations {
  mutating func addStack(_ index: ViewIndex) {
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
    let places = style.inPlaceOrder(arranged)
    collapse(
      style.inPlaceOrder(view.children), beside: places, in: main, style, stack: index)
    guard let first = places.first, let last = places.last else {
      // MINED: in a column a row of hidden views alone is stored 0 high, and nothing is marked as ambiguous.
      return system.add(cross.extent, priority: 49, origin: .stack(view: index, rule: .canvasFit))
    }

    align(view.children, holding: arranged, in: cross, style, stack: index)
    connect(first, last, to: main, style, stack: index)
    switch style.distribution {
    case .fill:
      addGaps(places, .equal, style, stack: index)
      shareWidth(arranged, style, stack: index)
    case .fillEqually:
      addGaps(places, .equal, style, stack: index)
      addEqualLengths(arranged, style, stack: index)
    case .fillProportionally:
      addGaps(places, .equal, style, stack: index)
      addProportions(arranged, style, stack: index)
    case .equalSpacing:
      addGaps(places, .greaterThanOrEqual, style, stack: index)
      addEqualGaps(places, style, stack: index)
    case .equalCentering:
      addGaps(places, .greaterThanOrEqual, style, stack: index)
      addEqualCentring(places, style, stack: index)
    }
    // Where nothing else says how long they are, gaps are no longer than they have to be. MINED: 4 of 4
    // whose views have lengths and that lie beside no other stack; Interface Builder marks none.
    if style.distribution == .equalSpacing || style.distribution == .equalCentering {
      system.add(
        main.extent, priority: 49, origin: .stack(view: index, rule: .canvasFit))
    }
  }

  /// The first view begins where the stack does and the last one ends there, in baseline-relative stacks too.
  private mutating func connect(
    _ first: ViewIndex, _ last: ViewIndex, to main: LinearSpan, _ style: StackStyle,
    stack: ViewIndex
  ) {
    let origin = ConstraintOrigin.stack(view: stack, rule: .canvasConnection)
    system.add(system.span(first, style.axis).min, .equal, main.min, origin: origin)
    system.add(main.max, .equal, system.span(last, style.axis).max, origin: origin)
  }

  /// Where the gap before or behind an arranged view ends: in a baseline-relative stack at its text.
  func edge(_ view: ViewIndex, _ style: StackStyle, isFirst: Bool) -> LinearAnchor {
    if style.isBaselineRelative && style.axis == .vertical {
      return baseline(of: view, isFirst: isFirst)
    }
    let span = system.span(view, style.axis)
    return isFirst ? span.min : span.max
  }

  private mutating func addGaps(
    _ arranged: [ViewIndex], _ relation: Relation, _ style: StackStyle, stack: ViewIndex
  ) {
    for (previous, next) in zip(arranged, arranged.dropFirst()) {
      system.add(
        edge(next, style, isFirst: true), relation, edge(previous, style, isFirst: false),
        constant: style.spacing, origin: .stack(view: stack, rule: .spacing))
    }
  }

  /// Texts that wrap are equally wide in a row of them, unless they are hugged or resist more than this.
  /// Source: the recipe's text-width disambiguation; MINED: 3 of 3 labels in one row, while in 4 of 4
  /// rows where one is hugged at 1000 that goes first; 3 of 3 rows of configured buttons.
  private mutating func shareWidth(_ arranged: [ViewIndex], _ style: StackStyle, stack: ViewIndex) {
    guard style.axis == .horizontal,
      arranged.allSatisfy({
        scene.views[$0].kind != .textView && IntrinsicSizing.wraps(scene.views[$0])
      })
    else { return }
    for text in arranged.dropFirst() {
      system.add(
        system.span(text, .horizontal).extent, .equal,
        system.span(arranged[0], .horizontal).extent,
        priority: 760, origin: .stack(view: stack, rule: .textWidth))
    }
  }

  private mutating func addEqualLengths(
    _ arranged: [ViewIndex], _ style: StackStyle, stack: ViewIndex
  ) {
    let first = system.span(arranged[0], style.axis).extent
    for view in arranged.dropFirst() {
      system.add(
        system.span(view, style.axis).extent, .equal, first,
        origin: .stack(view: stack, rule: .fillEqually))
    }
  }

  /// Each view takes its share of the stack's length, by intrinsic size; spacing and the stack's margins count
  /// in the whole, so the last views take what is left over. Where a view has no size of its own there are no
  /// shares.
  private mutating func addProportions(
    _ arranged: [ViewIndex], _ style: StackStyle, stack: ViewIndex
  ) {
    let lengths = arranged.compactMap { view -> Double? in
      let size = fittingSize(of: view)
      return style.axis == .horizontal ? size.width : size.height
    }
    let whole = lengths.reduce(0, +) + style.spacing * Double(arranged.count - 1)
    guard lengths.count == arranged.count, whole > 0 else { return }
    for (place, view) in arranged.enumerated() {
      system.add(
        system.span(view, style.axis).extent, .equal, system.span(stack, style.axis).extent,
        multiplier: lengths[place] / whole,
        priority: Self.priorityOfShare(place, of: arranged.count),
        origin: .stack(view: stack, rule: .fillProportionally))
    }
  }

  /// Shares are settled one after another, and all before the content's own size. Of more than 400, a few
  /// follow one another at one level: hundreds there would take a tableau of all shares by all views, while
  /// each level takes a walk over the whole system.
  static func priorityOfShare(_ place: Int, of count: Int) -> Double {
    999 - Double(place * 400 / max(count, 400)) * 0.5
  }

  /// A view's own intrinsic size; for a stack inside a stack, what its arranged views add up to.
  private func fittingSize(of index: ViewIndex) -> IntrinsicSize {
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

  private mutating func addEqualGaps(_ arranged: [ViewIndex], _ style: StackStyle, stack: ViewIndex)
  {
    guard arranged.count > 2 else { return }
    let gap = system.addVariable(named: scene.views[stack].id + ".gap")
    let origin = ConstraintOrigin.stack(view: stack, rule: .equalSpacing)
    for (previous, next) in zip(arranged, arranged.dropFirst()) {
      let end = edge(previous, style, isFirst: false)
      let start = placeOfStart(next, style, origin)
      // start − gap = end
      system.add(
        LinearAnchor(start.first, .init(gap, -1), constant: start.constant), .equal, end,
        origin: origin)
    }
  }

  private mutating func addEqualCentring(
    _ arranged: [ViewIndex], _ style: StackStyle, stack: ViewIndex
  ) {
    guard arranged.count > 2 else { return }
    // The distance from centre to centre.
    let step = system.addVariable(named: scene.views[stack].id + ".centerStep")
    let origin = ConstraintOrigin.stack(view: stack, rule: .equalCentering)
    for (previous, next) in zip(arranged, arranged.dropFirst()) {
      let before = place(
        system.span(previous, style.axis).center, named: scene.views[previous].id + ".center",
        origin)
      system.add(
        system.span(next, style.axis).center, .equal,
        LinearAnchor(before.first, .init(step, 1), constant: before.constant), priority: 149,
        origin: origin)
    }
  }

  /// The end of the gap before an arranged view, expressed in a single variable.
  mutating func placeOfStart(
    _ view: ViewIndex, _ style: StackStyle, _ origin: ConstraintOrigin
  ) -> LinearAnchor {
    place(edge(view, style, isFirst: true), named: scene.views[view].id + ".start", origin)
  }

  /// The same place in one variable, so that an anchor has room for another: in the anchor's own, or in
  /// a new one.
  private mutating func place(
    _ anchor: LinearAnchor, named name: String, _ origin: ConstraintOrigin
  ) -> LinearAnchor {
    guard anchor.second != nil else { return anchor }
    let place = LinearAnchor(.init(system.addVariable(named: name), 1))
    system.add(place, .equal, anchor, origin: origin)
    return place
  }
}
