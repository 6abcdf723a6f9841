import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension ConnectionRules {
  func action(_ element: Element) throws -> Issue? {
    // First Responder is whoever in the responder chain has it, and nothing happens where nobody has.
    // Source: the documentation of UIControl.sendAction(_:to:for:).
    guard let selector = element["selector"],
      let target = element["destination"].flatMap({ document.element(id: $0) }),
      target["placeholderIdentifier"] != "IBFirstResponder",
      let name = Self.className(of: target), !UIKitNames.isAction(selector),
      let found = try sources.find(name, cancellation),
      let first = selector.split(separator: ":").first,
      !found.has("forwardingTargetForSelector")
    else { return nil }
    // A property's setter has its name.
    let property = first.hasPrefix("set") ? [first.dropFirst(3).withLowercaseStart] : []
    guard !(Self.names(of: first) + property).contains(where: found.has),
      try !isOwnedElsewhere(target, name)
    else { return nil }
    let owner = element.parent?.parent
    return Issue(
      rule: RulePage.missingAction.id, severity: .error, id: owner?.id ?? target.id,
      line: element.line,
      message: localized(
        "The class “%1$s” has no action “%2$s”, so the app ends when it is sent.", name, selector))
  }
}

extension RulePage {
  static let missingAction = RulePage(
    id: "missing-action",
    title: localized("An action that the class doesn't have"),
    reason: localized(
      "The app ends with “unrecognized selector” when somebody touches the control."),
    remedy: localized(
      """
      Disconnect it in the connections inspector, or write the method; mostly it was \
      renamed. Classes whose sources aren't in the project are not judged.
      """),
    finds: """
      one whose class the project's Swift or Objective-C sources declare, up to UIKit's, \
      without a word of it; others are not judged
      """,
    severity: "error",
    example: LintExample(
      .objects, ExampleParts.controller("field", "store:"),
      mended: ExampleParts.controller("field", "save:"),
      files: ExampleParts.controller))
}
