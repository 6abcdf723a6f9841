import FoundationEssentials
import Localization
import Processes
import Requests
import WorkerProtocol
import Workspace

/// A request for a check as a whole: what is fixed before, what is left out of the findings, and the report.
package struct LintRun {
  package let request: LintParameters
  /// Nil where the findings of shards are put together, and nothing is checked.
  package let plan: LintPlan?
  private let resolver: Resolver
  /// Findings that are accepted, and their fingerprints.
  private let baseline: [LintFinding]
  private let accepted: Set<String>

  /// - Throws: where what is asked for is contradictory, or something around the documents can't be read.
  package init(_ request: LintParameters, of resolver: Resolver) throws {
    try request.own.check()
    (self.request, self.resolver) = (request, resolver)
    var plan = try request.merge == nil ? resolver.plan(request) : nil
    if let shard = request.shard.flatMap({ Shard($0) }), let documents = plan?.documents {
      plan?.documents = shard.part(of: documents)
    }
    self.plan = plan
    baseline = try request.baseline.map { try LintResult(reading: $0).findings } ?? []
    accepted = Set(baseline.map(\.fingerprint))
  }

  private func counts(_ finding: LintFinding) -> Bool {
    !accepted.contains(finding.fingerprint) && request.disable?.contains(finding.rule) != true
  }

  private var fixing: LintFixing? {
    guard request.fix == true else { return nil }
    return plan.map { LintFixing(plan: $0, counts: counts) }
  }

  /// What the safe fixes would change, as `diff -u` does.
  package func patch() throws -> String { try fixing?.patch(resolver) ?? "" }

  /// Makes the safe fixes; nil where none are asked for.
  package func fix() throws -> LintFixes? { try fixing?.write(resolver) }

  /// What was found and counts.
  /// - Parameter check: Checks the documents of a plan.
  package func result(_ check: (LintPlan) throws -> LintResult) throws -> LintResult {
    var result = try plan.map(check) ?? merged()
    let found = Set(result.findings.map(\.fingerprint))
    result.findings.removeAll { !counts($0) }
    // What is about no element is known by its words alone, of which figures may have changed.
    result.findings = result.findings.removing(baseline.filter { !found.contains($0.fingerprint) })
    if let revision = request.newSince, let plan {
      let earlier = try EarlierFindings(since: revision, plan, resolver, check)
      result.findings.removeAll { earlier.contain($0) }
    }
    result.shard = request.shard
    result.keepWorst(request)
    return result
  }

  /// What shards found, together.
  private func merged() throws -> LintResult {
    let files = request.merge ?? []
    let parts = try files.map { try LintResult(reading: $0) }
    try Shard.check(parts.map(\.shard), of: files)
    var result = LintResult(
      documents: parts.reduce(0) { $0 + $1.documents }, sorting: parts.flatMap(\.findings))
    let suppressed = parts.reduce(0) { $0 + ($1.suppressed ?? 0) }
    if suppressed > 0 { result.suppressed = suppressed }
    let untold = parts.compactMap(\.untold)
    if !untold.isEmpty { result.untold = untold.reduce(0, +) }
    let apps = LintedApp.joined(parts.flatMap { $0.apps ?? [] })
    if !apps.isEmpty { result.apps = apps }
    let passedOver = PassedOver.joined(parts.flatMap { $0.passedOver ?? [] })
    if !passedOver.isEmpty { result.passedOver = passedOver }
    return result
  }

  package func pictures() throws -> FindingPictures {
    FindingPictures(
      resolver, plan?.request ?? request,
      try plan?.matrix ?? LintMatrix(request, catalogue: resolver.catalogue))
  }
}

extension LintParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> LintResult {
    try resolver.answer(self, cancellation)
  }
}

extension Resolver {
  /// Answers the request of a session.
  package func answer(_ request: LintParameters, _ cancellation: Cancellation) throws -> LintResult
  {
    let run = try LintRun(request, of: self)
    if request.dryRun == true {
      var result = LintResult(documents: run.plan?.documents.count ?? 0, findings: [])
      result.patch = try run.patch()
      return result
    }
    let fixes = try run.fix()
    var result = try run.result { plan in
      // Who checks has a memory of its own: what this one knows of files may be from before.
      try plan.check(
        catalogue, timeLimit: timeLimit, cancellation: cancellation,
        isFirst: request.shard.flatMap { Shard($0) }.map { $0.part == 1 } ?? true)
    }
    if let format = request.format, let report = LintReport(rawValue: format.rawValue) {
      let lines = try report.lines(of: result, pictures: run.pictures)
      result.report = String(
        decoding: lines.flatMap { $0 + [UInt8(ascii: "\n")] }, as: UTF8.self)
    }
    result.fixes = fixes
    return result
  }
}

extension LintParameters.Own {
  /// - Throws: for what can't be meant together, and for rules and shards that there aren't.
  package func check() throws(UsageError) {
    if dryRun == true, fix != true { throw UsageError(localized("--dry-run is for --fix.")) }
    if paths.contains("") {
      throw UsageError(localized("A path is empty; name a document or a folder."))
    }
    if let merge {
      if fix == true { throw UsageError(localized("What shards found can't be fixed.")) }
      guard shard == nil, changedSince == nil, paths.isEmpty, !merge.isEmpty else {
        throw UsageError(localized("With --merge nothing is checked, so nothing is chosen of it."))
      }
    }
    if let shard, Shard(shard) == nil {
      throw UsageError(localized("“%1$s” is no part of several; write it as 1/4.", shard))
    }
    for rule in disable ?? [] where RulePage.named(rule) == nil {
      throw UsageError(localized("There is no rule “%1$s”; --explain all lists them.", rule))
    }
  }
}

extension LintResult {
  /// Reads what `lint --format json` has printed.
  fileprivate init(reading path: String) throws(FileError) {
    let bytes = try inputBytes(path, of: localized("findings", context: "contents of a file"))
    do {
      self = try JSONDecoder().decode(LintResult.self, from: Data(bytes))
    } catch {
      throw FileError(
        code: "bad-findings",
        message: localized("These are no findings as `lint --format json` prints them."),
        file: path)
    }
  }
}
