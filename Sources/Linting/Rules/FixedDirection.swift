import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension DocumentRules {
  private static let sides: Set = ["left", "right", "leftMargin", "rightMargin"]

  /// Constraints of sides that stay where they are in languages from right to left: one finding, at the first.
  /// Source: the documentation of NSLayoutConstraint.Attribute.left and .leading.
  func fixedDirections() -> [Issue] {
    let constraints = document.root.subtree(named: "constraint").filter { constraint in
      [constraint["firstAttribute"], constraint["secondAttribute"]].contains {
        $0.map(Self.sides.contains) ?? false
      }
    }
    guard let first = constraints.first else { return [] }
    let others = constraints.count - 1
    let message = localized(
      """
      This constraint is about left and right, which don't change places in languages from right to left, as leading \
      and trailing do.
      """)
    return [
      Issue(
        rule: RulePage.fixedDirection.id, severity: .info, id: first.id, line: first.line,
        message: others == 0
          ? message
          : message + " "
            + localized(
              "So it is with %1$s more constraint of the document.",
              plural: "So it is with %1$s more constraints of the document.", others))
    ]
  }
}

extension RulePage {
  static let fixedDirection = RulePage(
    id: "fixed-direction",
    title: localized("Constraints of left and right, which don't turn"),
    reason: localized("In Arabic or Hebrew the views stay where they are, and all others turn."),
    remedy: localized(
      """
      Turn “Respect Language Direction” on for the constraint, which makes it one of leading and trailing; leave it \
      where left is meant, as with controls of a player.
      """),
    finds: "constraints of left and right: one finding for the document, with how many there are",
    severity: "info",
    example: {
      func pinned(_ side: String) -> String {
        ExampleParts.content(
          ExampleParts.box(), ExampleParts.pinned("box", side, 20),
          ExampleParts.pinned("box", "top", 20))
      }
      return LintExample(.view, pinned("left"), mended: pinned("leading"))
    }())
}
