import InterfaceBuilder
import Requests
import Scenes
import WorkerProtocol
import Workspace

/// Findings of one document. What occurs on several screens is one.
package struct FindingList {
  private let file: String
  let screenCount: Int
  /// Where the companion file has what it adds.
  package var companion: CompanionPlaces?
  package private(set) var findings: [LintFinding] = []
  /// Whether all could be read and looked at.
  private(set) var isWhole = true
  /// What takes part in findings, beside their elements, by their fingerprints.
  package private(set) var details: [String: Issue] = [:]
  private var places: [String: Int] = [:]

  package init(file: String, screenCount: Int) {
    self.file = file
    self.screenCount = screenCount
  }

  /// - Parameters:
  ///   - screen: Nil for what has to do with no screen.
  ///   - count: On how many it may be found, where these aren't the matrix's.
  ///   - other: Another file that it is in.
  package mutating func add(
    _ issue: Issue, in entry: SceneSet.Entry? = nil, on screen: String? = nil, of count: Int? = nil,
    file other: String? = nil
  ) {
    let issue = issue.placed(in: companion)
    var new = LintFinding(issue, file: other ?? issue.file ?? file, in: entry)
    let fingerprint = new.fingerprint
    if let place = places[fingerprint] {
      if let screen, findings[place].screens.last != screen {
        findings[place].screens.append(screen)
      }
      if issue.severity.rank > findings[place].severity.rank {
        findings[place].severity = issue.severity
        findings[place].message = issue.message
      }
      return
    }
    places[fingerprint] = findings.count
    if issue.involved != nil || issue.views != nil { details[fingerprint] = issue }
    if let screen { (new.screens, new.screenCount) = ([screen], count ?? screenCount) }
    findings.append(new)
  }

  /// - Parameter screen: Nil for what has to do with no screen.
  package mutating func add(_ finding: LintFinding, on screen: String? = nil) {
    let place = places[finding.fingerprint] ?? findings.count
    if place == findings.count {
      places[finding.fingerprint] = place
      findings.append(finding)
    }
    guard let screen, findings[place].screens.last != screen else { return }
    findings[place].screens.append(screen)
    findings[place].screenCount = screenCount
  }

  /// Whether a rule found something at an element on a screen.
  func has(_ rule: String, at id: String?, on screen: String) -> Bool {
    findings.contains { $0.rule == rule && $0.id == id && $0.screens.contains(screen) }
  }

  /// What occurs in windows of some widths or heights.
  mutating func add(
    _ issue: Issue, in entry: SceneSet.Entry, _ axis: WindowSweep.Axis,
    _ lengths: [ClosedRange<Int>]
  ) {
    let issue = issue.placed(in: companion)
    let fingerprint = LintFinding(issue, file: issue.file ?? file, in: entry).fingerprint
    if places[fingerprint] == nil { add(issue, in: entry) }
    guard let place = places[fingerprint] else { return }
    switch axis {
    case .width: findings[place].widths = lengths.map(\.ends)
    case .height: findings[place].heights = lengths.map(\.ends)
    }
    if issue.severity.rank > findings[place].severity.rank {
      findings[place].severity = issue.severity
      findings[place].message = issue.message
    }
  }

  /// Says of findings that they can be fixed, and how.
  mutating func add(_ fixes: [LintFix]) {
    for fix in fixes {
      let fingerprint = LintFinding(fix.issue, file: file).fingerprint
      if let place = places[fingerprint] { findings[place].fix = fix.title }
    }
  }

  /// Together with what has to do with other files, or with no screen.
  package func with(_ other: FindingList) -> FindingList {
    var list = self
    for finding in other.findings { list.add(finding) }
    return list
  }

  /// Takes what was found on screens that weren't looked at this time.
  /// - Parameter line: Where an element is now; nil for nowhere.
  package mutating func keepOnOtherScreens(of earlier: FindingList?, line: (String) -> Int?) {
    guard let earlier else { return }
    for var finding in earlier.findings {
      guard finding.screens.contains(where: { $0 != LintMatrix.designedName }),
        places[finding.fingerprint] == nil, let line = finding.id.flatMap(line)
      else { continue }
      finding.line = line
      (finding.column, finding.endLine, finding.endColumn) = (nil, nil, nil)
      add(finding)
      details[finding.fingerprint] = earlier.details[finding.fingerprint]
    }
  }

  /// Says of the file's own findings that have a line alone where in it they are.
  mutating func place(_ place: (_ line: Int, _ id: String?) -> Markup.TagRange?) {
    for index in findings.indices where findings[index].file == file {
      guard let line = findings[index].line, findings[index].column == nil,
        let found = place(line, findings[index].id)
      else { continue }
      findings[index].column = found.column
      findings[index].endLine = found.endLine
      findings[index].endColumn = found.endColumn
    }
  }

  // MARK: Changing

  mutating func change(_ change: (inout LintFinding, Issue?) -> Void) {
    for index in findings.indices {
      change(&findings[index], details[findings[index].fingerprint])
    }
  }

  mutating func change(at place: Int, _ change: (inout LintFinding) -> Void) {
    change(&findings[place])
  }

  mutating func remove(at gone: Set<Int>) {
    guard !gone.isEmpty else { return }
    findings = findings.indices.filter { !gone.contains($0) }.map { findings[$0] }
    places = [:]
    for (index, finding) in findings.enumerated() { places[finding.fingerprint] = index }
    details = details.filter { places[$0.key] != nil }
  }

  mutating func remove(where isGone: (LintFinding) -> Bool) {
    remove(at: Set(findings.indices.filter { isGone(findings[$0]) }))
  }

  /// Gives some of the file's own findings other fingerprints.
  mutating func rename(_ fingerprint: (LintFinding) -> String?) {
    for index in findings.indices where findings[index].file == file {
      guard let new = fingerprint(findings[index]) else { continue }
      let old = findings[index].fingerprint
      let detail = details.removeValue(forKey: old)
      (details[new], places[old], places[new]) = (detail, nil, index)
      findings[index].fingerprint = new
    }
  }

  /// A document, or a file beside it, that can't be read.
  package mutating func add(unreadable error: FileError) {
    isWhole = false
    findings.append(
      LintFinding(
        rule: error.code, severity: .error, file: error.file ?? file, line: error.line,
        column: error.column, id: nil, message: error.message,
        fingerprint: Fingerprint(error.code, file: error.file ?? file).text))
  }
}

extension LintFinding {
  /// One that has to do with no screen.
  init(_ issue: Issue, file: String, in entry: SceneSet.Entry? = nil) {
    // Figures in a message differ from screen to screen; without an element they are all there is. In any
    // language it is the same finding.
    let words = issue.untranslated ?? issue.message
    // What is in several rows of a prototype is one element.
    let id = issue.id.map(RowID.element)
    // Of two that are alike it doesn't matter which is named.
    let isOfSet =
      issue.dropped == nil && id.map { issue.constraints?.contains($0) ?? false } ?? false
    let fingerprint = Fingerprint(
      issue.rule, file: file, entry?.id, isOfSet ? "" : id ?? words.filter { !$0.isNumber },
      issue.dropped.map(RowID.element),
      issue.constraints?.map(RowID.element).sorted().joined(separator: " "))
    self.init(
      rule: issue.rule, severity: issue.severity, file: file, line: issue.line,
      column: issue.column, id: id, scene: entry?.title, message: issue.message,
      fingerprint: fingerprint.text)
  }
}

extension Issue.Severity {
  /// The worse, the greater.
  package var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
