import WorkerProtocol

/// Makes the safe fixes of all documents of a check.
struct LintFixing {
  let plan: LintPlan
  /// Whether a finding counts, as far as the command line says.
  let counts: (LintFinding) -> Bool

  /// Prints what would change, as `diff -u` does.
  func printChanges(_ context: CommandContext) throws {
    try visit(context) { fixed in
      try context.output.write(Array(fixed.editing.unifiedDiff(name: fixed.file).utf8))
    }
  }

  /// Writes the documents over themselves, and says on standard error how many.
  func write(_ context: CommandContext) throws {
    var (findings, documents) = (0, 0)
    try visit(context) { fixed in
      try context.resolver.save(fixed.editing.document.bytes, to: fixed.file)
      findings += fixed.count
      documents += 1
    }
    writeToStandardError(
      "\(findings) \(findings == 1 ? "fix" : "fixes") in \(documents) document"
        + (documents == 1 ? "" : "s"))
  }

  private func visit(
    _ context: CommandContext, _ body: (Resolver.FixedDocument) throws -> Void
  ) throws {
    for document in plan.documents {
      let source = DocumentSource(name: document, root: plan.request.root)
      let fixed: Resolver.FixedDocument?
      do {
        fixed = try context.resolver.fixed(source, where: isWanted)
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
