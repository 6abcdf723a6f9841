import InterfaceBuilder
import Layout
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension FoldingRules {
  /// A constraint to one side of the controller's view, or of its safe area.
  private struct Pin {
    let constraint: Constraint
    /// Points from that side inwards.
    let inset: Double
    let isToSafeArea: Bool
  }

  /// Views with a text or control that are as far from the controller's view at one side as from it, or from its safe
  /// area, at the other: the safe area takes 84 points at one side alone.
  func oneSidedInsets() -> [(view: ViewIndex, issue: Issue)] {
    var pins: [ViewIndex: (leading: Pin?, trailing: Pin?)] = [:]
    for constraint in scene.constraints {
      guard constraint.relation == .equal, constraint.multiplier == 1, constraint.line > 0,
        let (view, isLeading, pin) = pin(constraint)
      else { continue }
      if isLeading {
        pins[view, default: (nil, nil)].leading = pin
      } else {
        pins[view, default: (nil, nil)].trailing = pin
      }
    }
    return pins.keys.sorted().compactMap { index in
      guard let leading = pins[index]?.leading, let trailing = pins[index]?.trailing,
        leading.inset == trailing.inset, !leading.isToSafeArea || !trailing.isToSafeArea,
        leading.isToSafeArea != trailing.isToSafeArea || leading.inset > 0,
        holdsContent(index)
      else { return nil }
      return (index, issue(at: index, leading, trailing))
    }
  }

  private func issue(at index: ViewIndex, _ leading: Pin, _ trailing: Pin) -> Issue {
    let at = leading.isToSafeArea ? trailing.constraint : leading.constraint
    let message =
      leading.isToSafeArea == trailing.isToSafeArea
      ? localized(
        """
        %1$s is %2$s points from both sides of the screen, of which one has 84 points of safe area on iPhone Duo.
        """, scene.subject(index), leading.inset.text())
      : localized(
        """
        %1$s keeps off the safe area at one side and not at the other, which has 84 points of it on iPhone Duo when \
        turned.
        """, scene.subject(index))
    return Issue(
      rule: RulePage.oneSidedInset.id, severity: .info, id: at.id, line: at.line, message: message)
  }

  /// What a constraint says of a view and a side of the controller's; nil for others.
  private func pin(_ constraint: Constraint) -> (ViewIndex, isLeading: Bool, Pin)? {
    guard let second = constraint.second, let isLeading = constraint.firstAttribute.isLeadingEdge,
      constraint.secondAttribute?.isLeadingEdge == isLeading
    else { return nil }
    // As if the view came first.
    let items = [
      (constraint.first, second, constraint.constant),
      (second, constraint.first, -constraint.constant),
    ]
    for (item, outer, constant) in items {
      guard case .view(let view) = item, view != .root, let isToSafeArea = isSide(outer) else {
        continue
      }
      let pin = Pin(
        constraint: constraint, inset: isLeading ? constant : 0 - constant,
        isToSafeArea: isToSafeArea)
      return (view, isLeading, pin)
    }
    return nil
  }

  /// Whether what a constraint refers to is the safe area of the controller's view; nil where it is neither that nor
  /// the view itself.
  private func isSide(_ item: LayoutItem) -> Bool? {
    switch item {
    case .view(.root): false
    case .guide(let guide)
    where scene.guides[guide].kind == .safeArea && scene.guides[guide].owner == .root:
      true
    default: nil
    }
  }

  /// What scrolls keeps its content off by itself.
  private func holdsContent(_ index: ViewIndex) -> Bool {
    let view = scene.views[index]
    guard !view.kind.isScrollView else { return false }
    return view.kind.isReadOrUsed && view.hasContent || view.children.contains(where: holdsContent)
  }
}

extension LayoutAttribute {
  /// Whether it is the edge where lines begin; nil for what is none of both.
  fileprivate var isLeadingEdge: Bool? {
    switch self {
    case .leading, .left: true
    case .trailing, .right: false
    default: nil
    }
  }
}

extension RulePage {
  static let oneSidedInset = RulePage(
    id: "one-sided-inset",
    title: localized("Equal distances from a screen that has a safe area at one side"),
    reason: localized(
      """
      On iPhone Duo one side alone has a safe area, of 84 points: what counts on the same at both lies under the bars.
      """),
    remedy: localized("Constrain both edges to the safe area."),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: a view with a text or control that is as far from \
      the controller's view at one side as from it, or from its safe area, at the other
      """,
    severity: "info",
    source: localized(
      "Apple's tech talk 111462, by the accounts of d-date/iphone-duo-skill and guitaripod/claudeconfig."
    ),
    example: {
      func pinned(_ trailing: String) -> String {
        ExampleParts.content(
          ExampleParts.wide("b", width: 120, priority: #" priority="250""#),
          ExampleParts.pinned("b", "leading", 20).replacing("\"root\"", with: "\"safe\""),
          trailing, ExampleParts.pinned("b", "top", 60))
          + #"<viewLayoutGuide key="safeArea" id="safe"/>"#
      }
      let trailing = ExampleParts.pinned("b", "trailing", -20)
      return LintExample(
        .view, pinned(trailing), mended: pinned(trailing.replacing("\"root\"", with: "\"safe\"")),
        sdk: "27.1")
    }())
}
