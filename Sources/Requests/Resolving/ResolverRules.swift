import WorkerProtocol

/// What a resolver asks of the rules of `lint`, whose module is above its own.
package struct ResolverRules: Sendable {
  /// The ids of all, which `ninefold.json` may name.
  let ids: @Sendable () -> [String]
  /// What is wrong with the texts of the language that a document is shown in.
  let languageIssues: @Sendable (Resolver, DocumentSource) throws -> [Issue]

  package init(
    ids: @escaping @Sendable () -> [String],
    languageIssues: @escaping @Sendable (Resolver, DocumentSource) throws -> [Issue]
  ) {
    self.ids = ids
    self.languageIssues = languageIssues
  }
}
