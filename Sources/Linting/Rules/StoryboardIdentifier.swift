import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Source: UIStoryboard.instantiateViewController(withIdentifier:), which finds one; Xcode refuses to build
  /// (“Multiple view controllers with identifier”).
  func repeatedIdentifiers() -> [Issue] {
    var first: [String: Element] = [:]
    return document.scenes.compactMap(\.controller).compactMap { controller in
      guard let name = controller["storyboardIdentifier"] else { return nil }
      guard let earlier = first[name] else {
        first[name] = controller
        return nil
      }
      return Issue(
        rule: RulePage.storyboardIdentifier.id, severity: .error, id: controller.id,
        line: controller.line,
        message:
          localized(
            "The storyboard identifier “%1$s” is already that of %2$s (line %3$s).", name,
            earlier.id ?? localized("another"), earlier.line))
    }
  }
}

extension RulePage {
  static let storyboardIdentifier = RulePage(
    id: "storyboard-identifier",
    title: localized("A storyboard identifier that two scenes have"),
    reason: localized("Xcode doesn't build the document."),
    remedy: localized("Give one of them another identifier."),
    finds: "one that two scenes of a document have",
    severity: "error",
    example: LintExample(
      .document,
      "<scenes>\n\(ExampleParts.scene("vc", "one"))\n\(ExampleParts.scene("other", "one"))\n</scenes>",
      mended:
        "<scenes>\n\(ExampleParts.scene("vc", "one"))\n\(ExampleParts.scene("other", "two"))\n</scenes>"
    ))
}
