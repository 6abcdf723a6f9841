import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension ColorRules {
  func missing(_ uses: [Element], _ names: Set<String>) -> [Issue] {
    var reported: Set<String> = []
    return uses.compactMap { use in
      guard case .named(let name) = ColorElement(use)?.value, !names.contains(name),
        reported.insert(name).inserted
      else { return nil }
      return Issue(
        rule: RulePage.missingColor.id, severity: .warning, id: use.nearestID,
        line: use.line,
        message: localized("The colour “%1$s” is in none of the project's catalogues.", name))
    }
  }
}

extension RulePage {
  static let missingColor = RulePage(
    id: "missing-color",
    title: localized("A named colour that the project doesn't have"),
    reason: localized(
      """
      UIKit shows nothing in its place, or black; Interface Builder goes on showing what \
      it remembers.
      """),
    remedy: localized(
      "Add the colour to a catalogue, or correct its name; mostly it was renamed there."),
    finds: "a named colour that no catalogue of the project has, where there are any",
    severity: "warning",
    example: LintExample(
      .subviews, ExampleParts.view(#"<color key="backgroundColor" name="Brnad"/>"#),
      mended: ExampleParts.view(#"<color key="backgroundColor" name="Brand"/>"#),
      files: ExampleParts.brand))
}
