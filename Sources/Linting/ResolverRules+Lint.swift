import Requests
import Workspace

extension ResolverRules {
  /// The rules that there are.
  package static let lint = ResolverRules(
    ids: { RulePage.ids }, languageIssues: { try $0.languageIssues(of: $1) })
}
