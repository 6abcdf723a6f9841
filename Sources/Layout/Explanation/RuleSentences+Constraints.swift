import ConstraintSolver
import Localization
import Scenes
import Traits

extension RuleSentences {
  /// A constraint as a sentence, such as: The top edge of “Name” is at least 8 points below the bottom edge of “Title”.
  func sentence(_ constraint: Constraint) -> Sentence {
    let priority = constraint.priority
    func subject(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
      place(item, attribute, as: .subject).capitalizedFirst
    }
    let first = subject(constraint.first, constraint.firstAttribute)
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return Sentence(
        text: adding(
          priority, to: relating(first, constraint.relation, constraint.constant.pointsInWords)),
        views: [scene.view(of: constraint.first)])
    }
    let views = [scene.view(of: constraint.first), scene.view(of: second)]
    let isLength = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    guard constraint.multiplier == 1, !isLength else {
      let value = value(constraint, of: place(second, attribute, as: .subject))
      return Sentence(
        text: adding(priority, to: relating(first, constraint.relation, value)), views: views)
    }
    // Said of the inner of two views, whichever the document begins with.
    let isInverted = views[0] != views[1] && scene.view(views[1], isInside: views[0])
    let isHorizontal = constraint.firstAttribute.isHorizontal
    if isInverted {
      let text = placing(
        subject(second, attribute), constraint.relation.mirrored, -constraint.constant,
        place(constraint.first, constraint.firstAttribute, as: .reference), isHorizontal)
      return Sentence(text: adding(priority, to: text), views: views.reversed())
    }
    let text = placing(
      first, constraint.relation, constraint.constant, place(second, attribute, as: .reference),
      isHorizontal)
    return Sentence(text: adding(priority, to: text), views: views)
  }

  /// Says a priority that is not required: in the brackets that a text ends with, or in its own.
  private func adding(_ priority: Double, to text: String) -> String {
    guard priority < LinearSystem.requiredPriority else { return text }
    return text.hasSuffix(")")
      ? localized("%1$s; priority %2$s)", text.dropLast(), priority.text())
      : localized("%1$s (priority %2$s)", text, priority.text())
  }

  // MARK: What is related

  private func place(
    _ item: LayoutItem, _ attribute: LayoutAttribute, as mention: Mention
  ) -> String {
    attribute.words(of: name(item), as: mention) + difference(item, attribute)
  }

  /// What something of it is of.
  private func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let index): return name(index, as: .reference)
    case .guide(let index):
      let guide = scene.guides[index]
      let owner = name(guide.owner, as: .reference)
      return switch guide.kind {
      case .top: localized("the top layout guide")
      case .bottom: localized("the bottom layout guide")
      case .safeArea: localized("the safe area of %1$s", owner)
      case .content: localized("the content of %1$s", owner)
      case .frame: localized("the frame of %1$s", owner)
      case .keyboard: localized("the keyboard's guide in %1$s", owner)
      case .other: localized("a guide of %1$s", owner)
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
      guard before != 0 else { return "" }
      let inset = inset(item, attribute, before) { attribute.isHorizontal ? $0.left : $0.top }
      return " (\(inset))"
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin:
      guard after != 0 else { return "" }
      let inset = inset(item, attribute, after) { attribute.isHorizontal ? $0.right : $0.bottom }
      return " (\(inset))"
    case .width, .height:
      guard before + after != 0 else { return "" }
      let less = (before + after).pointsInWords
      return " (\(localized("%1$s less than the view's", less)))"
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      guard before != after else { return "" }
      let shift = (abs(before - after) / 2).pointsInWords
      let words =
        switch (attribute.isHorizontal, before > after) {
        case (true, true): localized("%1$s after the view's", shift)
        case (true, false): localized("%1$s before the view's", shift)
        case (false, true): localized("%1$s below the view's", shift)
        case (false, false): localized("%1$s above the view's", shift)
        }
      return " (\(words))"
    case .baseline, .firstBaseline: return ""
    }
  }

  /// How far inside its view a margin or a guide is, with where a margin comes from that is not the view's own.
  private func inset(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ length: Double,
    side: (EdgeInsets) -> Double
  ) -> String {
    let points = length.pointsInWords
    guard case .view(let index) = item, attribute.isMargin else {
      return localized("%1$s inside", points)
    }
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
        ? localized("%1$s inside, for a readable width", points)
        : localized("%1$s inside, kept from its superview", points)
    }
    guard safeArea > 0, scene.platform.marginsFollowSafeArea,
      view.insetsMarginsFromSafeArea
    else { return localized("%1$s inside", points) }
    return safeArea < margin
      ? localized("%1$s inside, %2$s of them safe area", points, safeArea.text())
      : localized("%1$s inside, the safe area", points)
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

  private func value(_ constraint: Constraint, of other: String) -> String {
    let constant = constraint.constant
    var text = other
    if constraint.multiplier != 1 {
      text = localized("%1$s × %2$s", constraint.multiplier.text(decimals: 4), text)
    }
    if constant > 0 { text = localized("%1$s plus %2$s", text, constant.pointsInWords) }
    if constant < 0 { text = localized("%1$s minus %2$s", text, (-constant).pointsInWords) }
    return text
  }

  private func relating(_ subject: String, _ relation: LayoutRelation, _ value: String) -> String {
    switch relation {
    case .equal: localized("%1$s is %2$s", subject, value)
    case .greaterThanOrEqual: localized("%1$s is at least %2$s", subject, value)
    case .lessThanOrEqual: localized("%1$s is at most %2$s", subject, value)
    }
  }

  /// - Parameter constant: Points by which the subject is after or below the other.
  private func placing(
    _ subject: String, _ relation: LayoutRelation, _ constant: Double, _ other: String,
    _ isHorizontal: Bool
  ) -> String {
    if constant == 0 {
      return switch (relation, isHorizontal) {
      case (.equal, _): localized("%1$s is at %2$s", subject, other)
      case (.greaterThanOrEqual, true): localized("%1$s is at or after %2$s", subject, other)
      case (.greaterThanOrEqual, false): localized("%1$s is at or below %2$s", subject, other)
      case (.lessThanOrEqual, true): localized("%1$s is at or before %2$s", subject, other)
      case (.lessThanOrEqual, false): localized("%1$s is at or above %2$s", subject, other)
      }
    }
    let isBefore = constant < 0
    let distance = distance(isBefore ? relation.mirrored : relation, abs(constant).pointsInWords)
    return switch (isHorizontal, isBefore) {
    case (true, false): localized("%1$s is %2$s after %3$s", subject, distance, other)
    case (true, true): localized("%1$s is %2$s before %3$s", subject, distance, other)
    case (false, false): localized("%1$s is %2$s below %3$s", subject, distance, other)
    case (false, true): localized("%1$s is %2$s above %3$s", subject, distance, other)
    }
  }

  private func distance(_ relation: LayoutRelation, _ points: String) -> String {
    switch relation {
    case .equal: points
    case .greaterThanOrEqual: localized("at least %1$s", points)
    case .lessThanOrEqual: localized("at most %1$s", points)
    }
  }
}

extension LayoutAttribute {
  /// - Parameter name: Of what it is the attribute, as what comes after "of".
  fileprivate func words(of name: String, as mention: Mention) -> String {
    switch mention {
    case .subject: subject(name)
    case .reference: reference(name)
    }
  }

  private func subject(_ name: String) -> String {
    switch self {
    case .left: localized("the left edge of %1$s", context: "subject", name)
    case .right: localized("the right edge of %1$s", context: "subject", name)
    case .top: localized("the top edge of %1$s", context: "subject", name)
    case .bottom: localized("the bottom edge of %1$s", context: "subject", name)
    case .leading: localized("the leading edge of %1$s", context: "subject", name)
    case .trailing: localized("the trailing edge of %1$s", context: "subject", name)
    case .width: localized("the width of %1$s", context: "subject", name)
    case .height: localized("the height of %1$s", context: "subject", name)
    case .centerX: localized("the horizontal centre of %1$s", context: "subject", name)
    case .centerY: localized("the vertical centre of %1$s", context: "subject", name)
    case .baseline: localized("the last baseline of %1$s", context: "subject", name)
    case .firstBaseline: localized("the first baseline of %1$s", context: "subject", name)
    case .leftMargin: localized("the left margin of %1$s", context: "subject", name)
    case .rightMargin: localized("the right margin of %1$s", context: "subject", name)
    case .topMargin: localized("the top margin of %1$s", context: "subject", name)
    case .bottomMargin: localized("the bottom margin of %1$s", context: "subject", name)
    case .leadingMargin: localized("the leading margin of %1$s", context: "subject", name)
    case .trailingMargin: localized("the trailing margin of %1$s", context: "subject", name)
    case .centerXWithinMargins:
      localized("the horizontal centre between the margins of %1$s", context: "subject", name)
    case .centerYWithinMargins:
      localized("the vertical centre between the margins of %1$s", context: "subject", name)
    }
  }

  private func reference(_ name: String) -> String {
    switch self {
    case .left: localized("the left edge of %1$s", context: "reference", name)
    case .right: localized("the right edge of %1$s", context: "reference", name)
    case .top: localized("the top edge of %1$s", context: "reference", name)
    case .bottom: localized("the bottom edge of %1$s", context: "reference", name)
    case .leading: localized("the leading edge of %1$s", context: "reference", name)
    case .trailing: localized("the trailing edge of %1$s", context: "reference", name)
    case .width: localized("the width of %1$s", context: "reference", name)
    case .height: localized("the height of %1$s", context: "reference", name)
    case .centerX: localized("the horizontal centre of %1$s", context: "reference", name)
    case .centerY: localized("the vertical centre of %1$s", context: "reference", name)
    case .baseline: localized("the last baseline of %1$s", context: "reference", name)
    case .firstBaseline: localized("the first baseline of %1$s", context: "reference", name)
    case .leftMargin: localized("the left margin of %1$s", context: "reference", name)
    case .rightMargin: localized("the right margin of %1$s", context: "reference", name)
    case .topMargin: localized("the top margin of %1$s", context: "reference", name)
    case .bottomMargin: localized("the bottom margin of %1$s", context: "reference", name)
    case .leadingMargin: localized("the leading margin of %1$s", context: "reference", name)
    case .trailingMargin: localized("the trailing margin of %1$s", context: "reference", name)
    case .centerXWithinMargins:
      localized("the horizontal centre between the margins of %1$s", context: "reference", name)
    case .centerYWithinMargins:
      localized("the vertical centre between the margins of %1$s", context: "reference", name)
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
