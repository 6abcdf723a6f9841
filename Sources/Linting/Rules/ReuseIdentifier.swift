import InterfaceBuilder
import Localization
import WorkerProtocol
import Workspace

extension DocumentRules {
  /// Source: Xcode warns of both (“Prototype table cells must have reuse identifiers”).
  func cellsWithoutIdentifier() -> [Issue] {
    document.root.subtree.filter {
      ($0.name == "tableViewCell" && $0.parent?.name == "prototypes"
        || $0.name == "collectionViewCell" && $0.parent?.name == "cells")
        && ($0["reuseIdentifier"] ?? "").isEmpty
    }.map {
      Issue(
        rule: RulePage.reuseIdentifier.id, severity: .warning, id: $0.id, line: $0.line,
        message: localized("This prototype has no reuse identifier, so no code can ask for it."))
    }
  }
}

extension RulePage {
  static let reuseIdentifier = RulePage(
    id: "reuse-identifier",
    title: localized("A prototype cell without reuse identifier"),
    reason: localized("No code can ask for the cell."),
    remedy: localized("Give it one in the attributes inspector."),
    finds: "a prototype cell without one",
    severity: "warning",
    example: LintExample(
      .subviews, ExampleParts.cell(""), mended: ExampleParts.cell("reuseIdentifier=\"Photo\" ")))
}
