import Requests
import WorkerProtocol
import Workspace

/// Makes the safe fixes of all documents of a check.
struct LintFixing {
  let plan: LintPlan
  /// Whether a finding counts, as far as the command line says.
  let counts: (LintFinding) -> Bool

  /// What would change, as `diff -u` does.
  func patch(_ resolver: Resolver) throws -> String {
    var patch = ""
    try visit(resolver) { patch += $0.editing.unifiedDiff(name: $0.file) }
    return patch
  }

  /// Writes the documents over themselves.
  func write(_ resolver: Resolver) throws -> LintFixes {
    var fixes = LintFixes(findings: 0, documents: 0)
    try visit(resolver) { fixed in
      try resolver.save(fixed.editing.document.bytes, to: fixed.file)
      fixes.findings += fixed.count
      fixes.documents += 1
    }
    return fixes
  }

  private func visit(
    _ resolver: Resolver, _ body: (Resolver.FixedDocument) throws -> Void
  ) throws {
    for document in plan.documents {
      let source = DocumentSource(name: document, root: plan.request.root)
      let fixed: Resolver.FixedDocument?
      do {
        fixed = try resolver.fixed(source, where: isWanted)
      } catch {
        // The check says what is wrong with it.
        continue
      }
      if let fixed { try body(fixed) }
    }
  }

  private func isWanted(_ finding: LintFinding) -> Bool {
    var findings = [finding]
    _ = plan.configuration?.apply(to: &findings)
    return findings.contains(where: counts)
  }
}
