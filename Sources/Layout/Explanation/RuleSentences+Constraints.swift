import ConstraintSolver
import Scenes
import Traits

extension RuleSentences {
  /// Such as: The top edge of “Name” is at least 8 points below the bottom edge of “Title”.
  func sentence(_ constraint: Constraint) -> Sentence {
    let priority = constraint.priority
    let subject = "The \(place(constraint.first, constraint.firstAttribute))"
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return Sentence(
        text: adding(
          priority,
          to: "\(subject) is \(bound(constraint.relation))\(constraint.constant.pointsInWords)"),
        views: [scene.view(of: constraint.first)])
    }
    let other = "The \(place(second, attribute))"
    let views = [scene.view(of: constraint.first), scene.view(of: second)]
    let isLength = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    guard constraint.multiplier == 1, !isLength else {
      return Sentence(
        text: adding(priority, to: subject + relation(constraint, to: other.lowercasedFirst)),
        views: views)
    }
    // Said of the inner of two views, whichever the document begins with.
    let isInverted = views[0] != views[1] && scene.view(views[1], isInside: views[0])
    let isHorizontal = constraint.firstAttribute.isHorizontal
    if isInverted {
      let text = placing(
        constraint.relation.mirrored, -constraint.constant, subject.lowercasedFirst, isHorizontal)
      return Sentence(text: adding(priority, to: other + text), views: views.reversed())
    }
    let text = placing(
      constraint.relation, constraint.constant, other.lowercasedFirst, isHorizontal)
    return Sentence(text: adding(priority, to: subject + text), views: views)
  }

  /// Says a priority that is not required: in the brackets that a text ends with, or in its own.
  private func adding(_ priority: Double, to text: String) -> String {
    guard priority < LinearSystem.requiredPriority else { return text }
    return text.hasSuffix(")")
      ? "\(text.dropLast()); priority \(priority.text()))" : "\(text) (priority \(priority.text()))"
  }

  // MARK: What is related

  private func place(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
    "\(attribute.words) of \(name(item))\(difference(item, attribute))"
  }

  private func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let index): return name(index)
    case .guide(let index):
      let guide = scene.guides[index]
      return switch guide.kind {
      case .top: "the top layout guide"
      case .bottom: "the bottom layout guide"
      case .safeArea: "the safe area of \(name(guide.owner))"
      case .content: "the content of \(name(guide.owner))"
      case .frame: "the frame of \(name(guide.owner))"
      case .keyboard: "the keyboard's guide in \(name(guide.owner))"
      case .other: "a guide of \(name(guide.owner))"
      }
    }
  }

  /// By how much a margin or a guide differs from its view, in brackets; empty where it doesn't.
  private func difference(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
    let insets = insets(item, attribute)
    let (before, after) =
      attribute.isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin:
      let source = marginSource(item, attribute) { attribute.isHorizontal ? $0.left : $0.top }
      return before == 0 ? "" : " (\(before.pointsInWords) inside\(source))"
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin:
      let source = marginSource(item, attribute) { attribute.isHorizontal ? $0.right : $0.bottom }
      return after == 0 ? "" : " (\(after.pointsInWords) inside\(source))"
    case .width, .height:
      return before + after == 0 ? "" : " (\((before + after).pointsInWords) less than the view's)"
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      guard before != after else { return "" }
      let (forwards, backwards) =
        attribute.isHorizontal ? ("after", "before") : ("below", "above")
      let shift = abs(before - after) / 2
      return " (\(shift.pointsInWords) \(before > after ? forwards : backwards) the view's)"
    case .baseline, .firstBaseline: return ""
    }
  }

  /// Where a margin comes from that is not the view's own, as a clause; empty for its own, and for guides.
  private func marginSource(
    _ item: LayoutItem, _ attribute: LayoutAttribute, side: (EdgeInsets) -> Double
  ) -> String {
    guard case .view(let index) = item, attribute.isMargin else { return "" }
    let view = scene.views[index]
    let (safeArea, margin) = (
      side(equations.insets.safeArea[index]), side(equations.insets.margins[index])
    )
    // Without a width nothing is kept clear for reading.
    let own = MarginRules(scene: scene, rootWidth: equations.geometry.root.width)
      .margins(of: index, width: 0, safeArea: equations.insets.safeArea[index])
    if margin > side(own) + 0.005 {
      let outer = view.parent.map { side(equations.insets.margins[$0]) } ?? 0
      return view.followsReadableWidth && outer < margin
        ? ", for a readable width" : ", kept from its superview"
    }
    guard safeArea > 0, scene.platform.marginsFollowSafeArea,
      view.insetsMarginsFromSafeArea
    else { return "" }
    return safeArea < margin ? ", \(safeArea.text()) of them safe area" : ", the safe area"
  }

  /// How far inside its view a margin or a guide is, in points.
  private func insets(_ item: LayoutItem, _ attribute: LayoutAttribute) -> EdgeInsets {
    switch item {
    case .view(let index): return attribute.isMargin ? equations.insets.margins[index] : .zero
    case .guide(let index):
      let guide = scene.guides[index]
      let bars = equations.geometry.safeArea
      // The edge of a bar's guide that faces the other bar.
      return switch guide.kind {
      case .safeArea: equations.safeArea(ofGuideIn: guide.owner)
      case .top: EdgeInsets(top: 0, left: 0, bottom: bars.top, right: 0)
      case .bottom: EdgeInsets(top: bars.bottom, left: 0, bottom: 0, right: 0)
      case .content, .frame, .keyboard, .other: .zero
      }
    }
  }

  // MARK: How

  private func relation(_ constraint: Constraint, to other: String) -> String {
    let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.text(decimals: 4)) × "
    var text = " is \(bound(constraint.relation))\(factor)\(other)"
    let constant = constraint.constant
    if constant > 0 { text += " plus \(constant.pointsInWords)" }
    if constant < 0 { text += " minus \((-constant).pointsInWords)" }
    return text
  }

  /// - Parameter constant: Points by which the subject is after or below the other.
  private func placing(
    _ relation: LayoutRelation, _ constant: Double, _ other: String, _ isHorizontal: Bool
  ) -> String {
    let (after, before) = isHorizontal ? ("after", "before") : ("below", "above")
    if constant == 0 {
      return switch relation {
      case .equal: " is at \(other)"
      case .greaterThanOrEqual: " is at or \(after) \(other)"
      case .lessThanOrEqual: " is at or \(before) \(other)"
      }
    }
    let isBefore = constant < 0
    let bound = bound(isBefore ? relation.mirrored : relation)
    return " is \(bound)\(abs(constant).pointsInWords) \(isBefore ? before : after) \(other)"
  }

  private func bound(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }
}

extension LayoutAttribute {
  fileprivate var words: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .width: "width"
    case .height: "height"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .baseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre between the margins"
    case .centerYWithinMargins: "vertical centre between the margins"
    }
  }

  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
