import WorkerProtocol

/// The functions of the rules of `lint` that a resolver calls, as `Linting` is a module above this one.
package struct ResolverRules: Sendable {
  /// The ids of all, which `ninefold.json` may name.
  let ids: @Sendable () -> [String]
  /// The issues of a document's texts in the language in which it is shown.
  let languageIssues: @Sendable (Resolver, DocumentSource) throws -> [Issue]

  package init(
    ids: @escaping @Sendable () -> [String],
    languageIssues: @escaping @Sendable (Resolver, DocumentSource) throws -> [Issue]
  ) {
    self.ids = ids
    self.languageIssues = languageIssues
  }
}
