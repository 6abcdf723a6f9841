import InterfaceBuilder
import Scenes
import WorkerProtocol

/// Findings of one document. What occurs on several screens is one.
struct FindingList {
  private let file: String
  private let screenCount: Int
  private(set) var findings: [LintFinding] = []
  private var places: [String: Int] = [:]

  init(file: String, screenCount: Int) {
    self.file = file
    self.screenCount = screenCount
  }

  /// - Parameters:
  ///   - screen: Nil for what has to do with no screen.
  ///   - other: Another file that it is in.
  mutating func add(
    _ issue: Issue, in entry: SceneSet.Entry? = nil, on screen: String? = nil,
    file other: String? = nil
  ) {
    var new = LintFinding(issue, file: other ?? file, in: entry)
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
    if let screen { (new.screens, new.screenCount) = ([screen], screenCount) }
    findings.append(new)
  }

  /// - Parameter screen: Nil for what has to do with no screen.
  mutating func add(_ finding: LintFinding, on screen: String? = nil) {
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

  /// Says of findings that they can be fixed, and how.
  mutating func add(_ fixes: [LintFix]) {
    for fix in fixes {
      let fingerprint = LintFinding(fix.issue, file: file).fingerprint
      if let place = places[fingerprint] { findings[place].fix = fix.title }
    }
  }

  /// A document, or a file beside it, that can't be read.
  mutating func add(unreadable error: FileError) {
    findings.append(
      LintFinding(
        rule: error.code, severity: .error, file: error.file ?? file, line: error.line,
        column: error.column, id: nil, message: error.message,
        fingerprint: Fingerprint(error.code, error.file ?? file).text))
  }
}
