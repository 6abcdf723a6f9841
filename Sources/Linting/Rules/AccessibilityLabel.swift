import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

/// Which views of a scene VoiceOver stops at and can't name.
///
/// Sources: the documentation of UIAccessibility's `accessibilityLabel` and `isAccessibilityElement`: controls
/// are elements, and named after their title where they have one; an image view is none unless it is made one.
/// WCAG 2.2, 4.1.2 “Name, Role, Value”: a label beside a control is another element, and VoiceOver says “switch,
/// off” alone. In a table's cell UIKit takes labels and a control together where the control is the cell's
/// accessory; for one among the cell's views no source was found, so a cell with a text is given the benefit
/// of the doubt. Each control's file says what VoiceOver lacks.
struct AccessibilityLabels {
  let scene: Scene

  func issue(of view: View, showsImage: Bool, isTouchable: Bool) -> Issue? {
    guard let element = view.element, view.customClass == nil, view.accessibilityLabel == nil,
      view.isAccessibilityElement != false,
      let message = view.namelessness(
        in: SpokenCircumstances(
          scene: scene, showsImage: showsImage, isTouchable: isTouchable,
          isNamedByCell: isNamedByCell(view))),
      !isWithinElement(view)
    else { return nil }
    // Code that has it may give it a label.
    let isCertain = view.kind == .button || !isOutlet(element)
    return Issue(
      rule: RulePage.accessibilityLabel.id, severity: isCertain ? .warning : .info,
      id: view.id, line: view.line, message: message)
  }

  // MARK: What is around

  private func superviews(of view: View) -> some Sequence<View> {
    sequence(first: view) { [scene] in $0.parent.map { scene.views[$0] } }.dropFirst()
  }

  /// Whether VoiceOver stops at a view around it, and so at nothing in it.
  private func isWithinElement(_ view: View) -> Bool {
    superviews(of: view).contains { $0.isAccessibilityElement == true }
  }

  private func isNamedByCell(_ view: View) -> Bool {
    guard let cell = superviews(of: view).first(where: { $0.kind == .tableViewCell })?.element
    else {
      return false
    }
    return cell.subtree(named: "label").contains {
      $0.string("text")?.isEmpty == false || $0.child(key: "attributedText") != nil
    }
  }

  private func isOutlet(_ element: Element) -> Bool {
    guard let id = element.id else { return false }
    var root = element
    while let parent = root.parent { root = parent }
    return root.subtree(named: "outlet", "outletCollection").contains { $0["destination"] == id }
  }
}

extension RulePage {
  static let accessibilityLabel = RulePage(
    id: "accessibility-label",
    title: localized("A control or image view that VoiceOver can't name"),
    reason: localized("People who don't see the screen don't know what it is for."),
    remedy: localized(
      """
      Give it an accessibility label in the identity inspector, or a title or placeholder; an \
      image view that only decorates should be no accessibility element.
      """),
    finds: """
      what VoiceOver can't name: a button or a segment with an image alone, which isn't a \
      symbol; a switch, slider or stepper without label; a text field with neither label nor \
      placeholder (none of these in a table's cell with a text); an image view that is an \
      accessibility element, or has gestures, without label
      """,
    severity: """
      warning; of all but buttons info where an outlet leads to it, as code may give it one
      """,
    example: LintExample(
      .subviews, ExampleParts.button(#"<state key="normal" image="Pen"/>"#),
      mended: ExampleParts.button(
        #"<accessibility key="accessibilityConfiguration" label="Write"/><state key="normal" image="Pen"/>"#
      )))
}
