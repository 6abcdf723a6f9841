import Scenes
import Traits

extension SceneEquations {
  /// The place or length that a constraint's attribute of an item stands for.
  /// - Parameter other: The constraint's other item: between a scroll view and what is inside it,
  ///   edges are those of the scroll view's content. Its centre and lengths stay those of its frame;
  ///   so centring is what fixes a content's width in many documents (MINED).
  func anchor(
    _ item: LayoutItem, _ attribute: LayoutAttribute, other: LayoutItem?
  ) -> LinearAnchor {
    let axis: Axis = attribute.isHorizontal ? .horizontal : .vertical
    switch item {
    case .guide(let index):
      return Self.anchor(attribute, in: guideSpan(scene.guides[index], axis))
    case .view(let index):
      var span = system.span(index, axis)
      if attribute.isEdge, let content = contentSpans[index], isInside(other, index) {
        span = axis == .horizontal ? content.horizontal : content.vertical
      }
      switch attribute {
      case .baseline, .firstBaseline:
        return baseline(of: index, isFirst: attribute == .firstBaseline)
      case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
        let margins = insets.margins[index]
        return Self.anchor(attribute, in: span.inset(min: margins.left, max: margins.right))
      case .topMargin, .bottomMargin, .centerYWithinMargins:
        let margins = insets.margins[index]
        return Self.anchor(attribute, in: span.inset(min: margins.top, max: margins.bottom))
      default:
        return Self.anchor(attribute, in: span)
      }
    }
  }

  private static func anchor(_ attribute: LayoutAttribute, in span: LinearSpan) -> LinearAnchor {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: span.min
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .baseline:
      span.max
    case .width, .height: span.extent
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: span.center
    }
  }

  private func isInside(_ item: LayoutItem?, _ scrollView: ViewIndex) -> Bool {
    guard let view = item.map(scene.view(of:)) else { return false }
    return view != scrollView && scene.view(view, isInside: scrollView)
  }

  // MARK: Guides

  func safeArea(ofGuideIn owner: ViewIndex) -> EdgeInsets {
    hasSafeAreas ? insets.safeArea[owner] : .zero
  }

  /// Where iOS knows no safe areas a xib has the view's edges for its guide, as it has no layout guides.
  var hasSafeAreas: Bool { scene.platform.has(.safeArea) || scene.controller != nil }

  private func guideSpan(_ guide: LayoutGuide, _ axis: Axis) -> LinearSpan {
    let owner = guide.owner
    let span = system.span(owner, axis)
    switch guide.kind {
    case .safeArea:
      let area = safeArea(ofGuideIn: owner)
      return axis == .horizontal
        ? span.inset(min: area.left, max: area.right)
        : span.inset(min: area.top, max: area.bottom)
    case .content:
      guard let content = contentSpans[owner] else { return span }
      return axis == .horizontal ? content.horizontal : content.vertical
    case .frame, .other:
      return span
    case .keyboard:
      guard axis == .vertical else { return span }
      return LinearSpan(
        origin: span.origin, length: span.length, isAtEnd: true,
        insetMin: -keyboardHeight(in: owner), insetMax: 0)
    case .top:
      // The guide ends where the bars at the top do.
      guard axis == .vertical else { return span }
      return LinearSpan(
        origin: span.origin, length: span.length, insetMin: 0,
        insetMax: geometry.root.height - geometry.safeArea.top)
    case .bottom:
      guard axis == .vertical else { return span }
      return span.inset(min: geometry.root.height - geometry.safeArea.bottom, max: 0)
    }
  }

  /// Points at the bottom of a view that the guide of the keyboard has: where there is none the safe
  /// area's. Source: UIView.keyboardLayoutGuide and UIKeyboardLayoutGuide.usesBottomSafeArea.
  private func keyboardHeight(in owner: ViewIndex) -> Double {
    let overlap = scene.environment.keyboardOverlap
    // Only of the root view it is known before the layout where it ends.
    return max(insets.safeArea[owner].bottom, owner == .root ? overlap : 0)
  }

  // MARK: Baselines

  /// Where the first or last line of a view's text stands, or its symbol; other views use their edges.
  func baseline(of index: ViewIndex, isFirst: Bool) -> LinearAnchor {
    let view = scene.views[index]
    let span = system.span(index, .vertical)
    if view.kind == .stackView, let inner = baselineSubview(of: index, isFirst: isFirst) {
      return baseline(of: inner, isFirst: isFirst)
    }
    guard let offsets = sizing.baselineOffsets(of: view, size: intrinsicSizes[index]) else {
      return isFirst ? span.min : span.max
    }
    switch view.kind {
    case .button, .textField, .segmentedControl:
      // Their text stands in the middle, however high they are (MINED: 17 of 17 constraints between
      // baselines of controls and labels); a label's begins at its top (12 of 12).
      guard let height = intrinsicSizes[index].height else { break }
      return isFirst
        ? span.center + (offsets.first - height / 2) : span.center + (height / 2 - offsets.last)
    case .imageView: return baseline(ofSymbol: view, span, offsets)
    default: break
    }
    return isFirst ? span.min + offsets.first : span.max - offsets.last
  }

  /// A symbol's one line goes where the view's content mode puts the symbol (source: UIView.ContentMode).
  /// Modes that scale are taken to leave it its size, in the middle: no document known aligns such a line.
  private func baseline(
    ofSymbol view: View, _ span: LinearSpan, _ offsets: (first: Double, last: Double)
  ) -> LinearAnchor {
    switch view.contentMode {
    case .top, .topLeft, .topRight: span.min + offsets.first
    case .bottom, .bottomLeft, .bottomRight: span.max - offsets.last
    default: span.center + (offsets.first - offsets.last) / 2
    }
  }

  private func baselineSubview(of stack: ViewIndex, isFirst: Bool) -> ViewIndex? {
    let views = scene.views[stack].children
    return isFirst ? views.first { !isCollapsed($0) } : views.last { !isCollapsed($0) }
  }
}
