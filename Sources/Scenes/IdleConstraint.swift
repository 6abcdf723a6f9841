import InterfaceBuilder
import Localization

/// A constraint that is installed, and isn't there: one of its items isn't installed for the scene's traits.
package struct IdleConstraint: Hashable, Sendable {
  let id: String
  let line: Int
  /// The item that is there, and which of its attributes the constraint is about.
  let item: LayoutItem
  let attribute: LayoutAttribute
  /// The id of the other one.
  let absent: String
}

extension Scene {
  /// Says of a view which constraints on it aren't there as other views aren't installed; nil of none.
  /// - Parameter isHorizontal: Whether those that place it, or size it, across the screen are asked for, or down.
  package func idleConstraints(on view: ViewIndex, isHorizontal: Bool) -> String? {
    let idle = idleConstraints.filter {
      $0.item == .view(view) && $0.attribute.isHorizontal == isHorizontal
    }
    guard let first = idle.first else { return nil }
    let absent = root.element?.root.subtree.first { $0.id == first.absent }
    let name =
      absent.map {
        localized("the %1$s %2$s", context: "element", $0.name, $0.userLabel ?? first.absent)
      } ?? first.absent
    return localized(
      "The constraint %1$s (line %2$s) isn't there, as %3$s, to which it ties it, isn't installed.",
      first.id, first.line, name)
  }
}
