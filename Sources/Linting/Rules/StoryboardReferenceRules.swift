import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

/// Storyboard references that lead to no controller. Storyboards of other bundles, and those that aren't found beside
/// the document, which an app may have from elsewhere, are not judged.
/// Source: UIStoryboard.instantiateViewController(withIdentifier:), which raises an exception.
struct StoryboardReferenceRules {
  let document: Document
  /// The storyboards of a name, of all devices, as they can be read.
  let storyboards: (_ name: String) -> [(name: String, document: Document)]

  func issues() -> [Issue] {
    document.scenes.compactMap(\.controller).compactMap { element in
      guard element.name == "viewControllerPlaceholder" else { return nil }
      return fault(of: StoryboardReference(element)).map { fault in
        Issue(
          rule: RulePage.storyboardReference.id, severity: .error, id: element.id,
          line: element.line, message: fault)
      }
    }
  }

  private func fault(of reference: StoryboardReference) -> String? {
    guard reference.bundle == nil else { return nil }
    guard let name = reference.storyboard else {
      guard let identifier = reference.identifier, !has(identifier, document) else { return nil }
      return localized(
        "This storyboard has no controller with the identifier “%1$s”.", identifier)
    }
    for storyboard in storyboards(name) {
      if let identifier = reference.identifier {
        guard !has(identifier, storyboard.document) else { continue }
        return localized(
          "%1$s has no controller with the identifier “%2$s”.", storyboard.name, identifier)
      }
      guard storyboard.document.initialController == nil else { continue }
      return localized("%1$s has no initial controller.", storyboard.name)
    }
    return nil
  }

  private func has(_ identifier: String, _ document: Document) -> Bool {
    document.scenes.contains { $0.controller?["storyboardIdentifier"] == identifier }
  }
}

extension RulePage {
  static let storyboardReference = RulePage(
    id: "storyboard-reference",
    title: localized("A storyboard reference that leads to no controller"),
    reason: localized("The app ends when a segue or a container needs it."),
    remedy: localized(
      """
      Name a controller that is there in the attributes inspector, or give the other storyboard \
      an initial controller.
      """),
    finds: """
      one whose identifier no controller of the storyboard has, or without one where the storyboard has no initial \
      controller; of other bundles and of storyboards that aren't found none is judged
      """,
    severity: "error",
    example: LintExample(
      .objects, ExampleParts.reference("Nowhere"), mended: ExampleParts.reference("Harbour"),
      files: ["Other.storyboard": ExampleParts.otherStoryboard]))
}
