import WorkerProtocol

/// A finding as GitLab shows it in merge requests.
/// Source: GitLab's documentation of Code Quality, “Code Quality report format”.
struct GitLabFinding: Encodable {
  private let description: String
  private let checkName: String
  private let fingerprint: String
  private let severity: String
  private let location: Location

  private enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case checkName = "check_name"
  }

  private struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  private struct Lines: Encodable {
    let begin: Int
  }

  init(_ finding: LintFinding) {
    description = finding.wholeMessage
    checkName = finding.rule
    fingerprint = finding.fingerprint
    severity =
      switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    location = Location(
      path: finding.pathInRepository, lines: Lines(begin: max(1, finding.line ?? 1)))
  }
}
