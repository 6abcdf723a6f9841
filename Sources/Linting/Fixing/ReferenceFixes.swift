import InterfaceBuilder
import Localization
import Requests
import WorkerProtocol

/// Takes away what refers to something that isn't in the document, where it can't have any effect then: the
/// entries of masks, outlets, constraints, and what a popover points at. A segue stays, as code may perform
/// it by its identifier and needs another destination.
struct ReferenceFixes {
  let document: Document

  /// The attributes of elements that go as a whole.
  private static let wholes: [String: [String]] = [
    "include": ["reference"], "exclude": ["reference"],
    "outlet": ["destination"], "outletCollection": ["destination"],
    "constraint": ["firstItem", "secondItem"],
  ]
  /// Those that go alone.
  private static let attributes = ["popoverAnchorView", "popoverAnchorBarButtonItem"]

  var fixes: [LintFix] {
    var fixes: [LintFix] = []
    var gone: Set<String> = []
    // What refers to a constraint that goes is next.
    while true {
      let known = gone.count
      fixes = self.fixes(without: &gone)
      if gone.count == known { return fixes }
    }
  }

  private func fixes(without gone: inout Set<String>) -> [LintFix] {
    var fixes: [LintFix] = []
    let isDangling = { [document, gone] (id: String?) in
      id.map { document.element(id: $0) == nil || gone.contains($0) } ?? false
    }
    for element in document.root.subtree {
      let names = Self.wholes[element.name] ?? []
      if let name = names.first(where: { isDangling(element[$0]) }) {
        fixes.append(fix(.remove(element), localized("Remove this <%1$s>", element.name), name))
        if let id = element.id { gone.insert(id) }
      }
      for name in Self.attributes where isDangling(element[name]) {
        fixes.append(
          fix(
            .unset(element, attribute: name),
            localized("Remove the %1$s of this <%2$s>", name, element.name), name))
      }
    }
    return fixes
  }

  private func fix(_ step: LintFix.Step, _ title: String, _ attribute: String) -> LintFix {
    let diagnostic = Diagnostic(.unresolvedReference, step.element, attribute)
    return LintFix(issue: Issue(diagnostic), title: title, steps: [step])
  }
}
