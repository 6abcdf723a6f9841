import Localization

/// What people read of a rule that `lint` checks. Each stands beside its check, or says where that is.
package struct RulePage: Sendable {
  /// How editors show what is found. Raw values are those of the Language Server Protocol 3.17, DiagnosticTag.
  package enum Tag: Int {
    /// Faded out.
    case unnecessary = 1
    /// Struck through.
    case deprecated = 2
  }

  /// Never changes.
  package let id: String
  /// What is wrong, in a few words.
  package let title: String
  /// Why it matters.
  package let reason: String
  /// What to do.
  package let remedy: String
  /// What exactly is found, for the documentation alone, in Markdown.
  package let finds: String
  /// How bad it is, for the documentation alone, in Markdown.
  package let severity: String
  /// Nil for an underline alone.
  package var tag: Tag?
  /// Who says so, as a sentence, where it isn't Interface Builder's or UIKit's documentation that everybody knows.
  package var source: String?
  /// What breaks the rule, and what doesn't.
  package let example: LintExample

  package init(
    id: String, title: String, reason: String, remedy: String, finds: String, severity: String,
    tag: Tag? = nil, source: String? = nil, example: LintExample
  ) {
    (self.id, self.title, self.reason, self.remedy) = (id, title, reason, remedy)
    (self.finds, self.severity, self.tag, self.example) = (finds, severity, tag, example)
    self.source = source
  }

  /// What people read of it before the example.
  package var sentences: [String] {
    ["\(title).", reason, remedy] + (source.map { [localized("Source: %1$s", $0)] } ?? [])
  }

  /// A row of the documentation's table.
  var row: String { "| `\(id)` | \(finds) | \(severity) |" }

  /// The id of the rule that a finding is of: those of companion files are of one rule.
  /// - Parameter rule: The finding's, such as `companion-no-such-id`.
  package static func id(of rule: String) -> String {
    rule.hasPrefix(companionID + "-") ? companionID : rule
  }

  /// The id of the rule of companion files.
  package static let companionID = "companion"
}
