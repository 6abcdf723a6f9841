import Scenes
import Traits

extension RuleSentences {
  /// Such as: The top edge of “Name” is at least 8 points below the bottom edge of “Title”.
  func sentence(_ constraint: Constraint) -> Sentence {
    let subject = "The \(place(constraint.first, constraint.firstAttribute))"
    let text: String
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      text = subject + relation(constraint, to: place(second, attribute))
    } else {
      text =
        "\(subject) is \(bound(constraint.relation))\(constraint.constant.pointsInWords)"
    }
    let views = [constraint.first, constraint.second].compactMap { $0.map(scene.view(of:)) }
    return Sentence(text: text + priority(constraint.priority), views: views)
  }

  // MARK: What is related

  private func place(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
    let inset = inset(item, attribute) ?? 0
    let distance = inset == 0 ? "" : " (\(inset.pointsInWords) inside)"
    return "\(attribute.words) of \(name(item))\(distance)"
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
      case .keyboard: "the keyboard’s guide in \(name(guide.owner))"
      case .other: "a guide of \(name(guide.owner))"
      }
    }
  }

  /// How far inside its view the edge of a margin or of the safe area lies, in points.
  private func inset(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Double? {
    switch item {
    case .view(let index):
      return attribute.isMargin ? equations.insets.margins[index][attribute] : nil
    case .guide(let index):
      let guide = scene.guides[index]
      return guide.kind == .safeArea ? equations.insets.safeArea[guide.owner][attribute] : nil
    }
  }

  // MARK: How

  private func relation(_ constraint: Constraint, to other: String) -> String {
    let isLength = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    if constraint.multiplier == 1, !isLength { return placing(constraint, other) }
    let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.factor) × "
    var text = " is \(bound(constraint.relation))\(factor)the \(other)"
    let constant = constraint.constant
    if constant > 0 { text += " plus \(constant.pointsInWords)" }
    if constant < 0 { text += " minus \((-constant).pointsInWords)" }
    return text
  }

  private func placing(_ constraint: Constraint, _ other: String) -> String {
    let (after, before) =
      constraint.firstAttribute.isHorizontal ? ("after", "before") : ("below", "above")
    let constant = constraint.constant
    if constant == 0 {
      return switch constraint.relation {
      case .equal: " is at the \(other)"
      case .greaterThanOrEqual: " is at or \(after) the \(other)"
      case .lessThanOrEqual: " is at or \(before) the \(other)"
      }
    }
    let isBefore = constant < 0
    let bound = bound(isBefore ? constraint.relation.mirrored : constraint.relation)
    return " is \(bound)\(abs(constant).pointsInWords) \(isBefore ? before : after) the \(other)"
  }

  private func bound(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }
}

extension LayoutRelation {
  fileprivate var mirrored: LayoutRelation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    case .lessThanOrEqual: .greaterThanOrEqual
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
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

extension EdgeInsets {
  /// The inset at an attribute's edge; nil for what is no edge.
  fileprivate subscript(attribute: LayoutAttribute) -> Double? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: right
    case .top, .topMargin: top
    case .bottom, .bottomMargin: bottom
    default: nil
    }
  }
}

extension Double {
  /// With four decimals at most: a ratio such as 0.5625.
  fileprivate var factor: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
