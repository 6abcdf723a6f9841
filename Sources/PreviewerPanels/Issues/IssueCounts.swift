import Localization
import PreviewerModel
import WorkerProtocol

/// How many issues there are of each severity.
struct IssueCounts {
  private let counts: [Issue.Severity: Int]

  init(_ entries: [IssueEntry]) {
    counts = entries.reduce(into: [:]) { $0[$1.issue.severity, default: 0] += 1 }
  }

  subscript(severity: Issue.Severity) -> Int { counts[severity] ?? 0 }

  /// Such as `2 warnings`.
  func words(_ severity: Issue.Severity) -> String {
    let count = self[severity]
    return switch severity {
    case .error: localized("%1$s error", plural: "%1$s errors", count)
    case .warning: localized("%1$s warning", plural: "%1$s warnings", count)
    case .info: localized("%1$s note", plural: "%1$s notes", count)
    }
  }

  /// Such as `1 error, 2 warnings`; nil where there are none.
  var sentence: String? {
    let parts = [Issue.Severity.error, .warning, .info].filter { self[$0] > 0 }.map(words)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
