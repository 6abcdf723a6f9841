import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Variations by size class where size classes are off: one finding, at the first.
  func variationsWithoutSizeClasses() -> [Issue] {
    guard document.root.flag("useTraitCollections") != true else { return [] }
    let owners = document.root.subtree.flatMap { owner in
      owner.variations.filter { !$0.isDefault && $0.isOfSizeClasses }.map { (owner, $0) }
    }
    guard let (owner, first) = owners.first else { return [] }
    return [
      Issue(
        rule: RulePage.sizeClassesOff.id, severity: .warning, id: owner.id,
        line: first.element.line,
        message: localized(
          "Size classes are off in this document, which has variations by them (%1$s).",
          owners.count))
    ]
  }
}

extension RulePage {
  static let sizeClassesOff = RulePage(
    id: "size-classes-off",
    title: localized("Variations by size class in a document without size classes"),
    reason: localized(
      "Nobody sees or changes them in Interface Builder, which has them where size classes are on."),
    remedy: localized(
      "Turn size classes on, as `convert` does, or take the variations away; mostly a merge lost the setting."
    ),
    finds: "variations by size class where the document's `useTraitCollections` is off",
    severity: "warning",
    example: LintExample(
      .file("Old.xib"), ExampleParts.varied(""),
      mended: ExampleParts.varied(#" useTraitCollections="YES""#), isOfProject: true))
}
