import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension ConnectionRules {
  func outlet(_ element: Element) throws -> Issue? {
    guard let owner = element.parent?.parent, let property = element["property"],
      let name = Self.className(of: owner), !UIKitNames.isOutlet(property),
      let found = try sources.find(name, cancellation), !found.has("forUndefinedKey")
    else { return nil }
    // Source: “Key-Value Coding Programming Guide”, “Accessor Search Patterns”: a setter, or an instance variable.
    let capitalized = property.prefix(1).uppercased() + property.dropFirst()
    // The setter of `subtitle` is `setSubtitle:`, and so that of the key `Subtitle`.
    let names = [
      property, property[...].withLowercaseStart, "_" + property, "set" + capitalized,
      "_set" + capitalized, "_is" + capitalized,
      "is" + capitalized,
    ]
    guard !names.contains(where: found.has), try !isOwnedElsewhere(owner, name) else { return nil }
    return Issue(
      rule: RulePage.missingOutlet.id, severity: .error, id: owner.id, line: element.line,
      message:
        localized(
          "The class “%1$s” has no outlet “%2$s”, so the app ends when it loads this.", name,
          property))
  }
}

extension RulePage {
  static let missingOutlet = RulePage(
    id: "missing-outlet",
    title: localized("An outlet that the class doesn't have"),
    reason: localized(
      "The app ends with “not key value coding-compliant” when it loads the document."),
    remedy: localized(
      """
      Disconnect it in the connections inspector, or declare it in the class; mostly it \
      was renamed there. Classes whose sources aren't in the project are not judged.
      """),
    finds: """
      one whose class the project's Swift or Objective-C sources declare, up to UIKit's, \
      without a word of it; others are not judged
      """,
    severity: "error",
    example: LintExample(
      .objects, ExampleParts.controller("fields", "save:"),
      mended: ExampleParts.controller("field", "save:"),
      files: ExampleParts.controller))
}
