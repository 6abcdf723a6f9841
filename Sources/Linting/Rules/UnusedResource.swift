import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

/// What a document remembers of images and colours that nothing in it names any more. Interface Builder
/// writes the list anew when it saves; merges and edits by hand leave such entries.
struct ResourceRules {
  let document: Document

  private static let kinds = ["image", "namedColor", "systemColor"] as Set

  var fixes: [LintFix] {
    guard let resources = document.root.child("resources") else { return [] }
    let entries = resources.children.filter { Self.kinds.contains($0.name) }
    guard !entries.isEmpty else { return [] }
    var named: Set<String> = []
    for element in document.root.subtree {
      // Entries hold no names of others, but for their own.
      if element.parent == resources { continue }
      for attribute in element.attributes { named.insert(attribute.value) }
    }
    return entries.compactMap { entry in
      guard let name = entry["name"], Self.kinds.contains(entry.name), !named.contains(name)
      else { return nil }
      return LintFix(
        issue: Issue(
          rule: RulePage.unusedResource.id, severity: .info, id: nil, line: entry.line,
          message: entry.name != "image"
            ? localized("Nothing in the document names the colour “%1$s” that it remembers.", name)
            : localized(
              "Nothing in the document names the image “%1$s” that it remembers.", name)),
        title: localized("Remove it from the document's resources"), steps: [.remove(entry)])
    }
  }
}

extension RulePage {
  static let unusedResource = RulePage(
    id: "unused-resource",
    title: localized("An image or colour that the document remembers and doesn't use"),
    reason: localized(
      """
      It looks used; Interface Builder takes it away with the next change, in somebody \
      else's review.
      """),
    remedy: localized("Remove it from <resources>: --fix does."),
    finds: "an image or colour that the document remembers and that nothing in it names",
    severity: "info",
    tag: .unnecessary,
    example: LintExample(
      .resources,
      #"<image name="Pen" width="20" height="20"/><image name="Old" width="20" height="20"/>"#,
      mended: #"<image name="Pen" width="20" height="20"/>"#,
      context: ExampleParts.image(#"image="Pen""#)))
}
