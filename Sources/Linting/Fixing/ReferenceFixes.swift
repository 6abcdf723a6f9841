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
    let gone = gone
    func isDangling(_ id: String?) -> Bool {
      id.map { document.element(id: $0) == nil || gone.contains($0) } ?? false
    }
    for element in document.root.subtree {
      let names = Self.wholes[element.name] ?? []
      if let name = names.first(where: { isDangling(element[$0]) }) {
        fixes.append(fix(.remove(element), localized("Remove this <%1$s>", element.name), name))
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

  /// The ids of what goes as a whole: what refers to nothing, and what refers to that.
  private var gone: Set<String> {
    var referring: [String: [String]] = [:]
    var open: [String] = []
    for element in document.root.subtree {
      guard let id = element.id, let names = Self.wholes[element.name] else { continue }
      for reference in names.compactMap({ element[$0] }) {
        if document.element(id: reference) == nil {
          open.append(id)
        } else {
          referring[reference, default: []].append(id)
        }
      }
    }
    var gone: Set<String> = []
    while let id = open.popLast() {
      if gone.insert(id).inserted { open += referring[id] ?? [] }
    }
    return gone
  }

  private func fix(_ step: LintFix.Step, _ title: String, _ attribute: String) -> LintFix {
    let diagnostic = Diagnostic(.unresolvedReference, step.element, attribute)
    return LintFix(issue: Issue(diagnostic), title: title, steps: [step])
  }
}
