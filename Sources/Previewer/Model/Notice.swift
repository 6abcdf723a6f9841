/// What the banner says above a document.
struct Notice: Hashable, Sendable {
  var title: String
  /// What the worker wrote to standard error; empty without any.
  var details = ""
  /// Whether asking again can help.
  var isRetryable = false

  /// All of it, for the clipboard.
  var text: String { details.isEmpty ? title : title + "\n\n" + details }
}

extension Notice {
  init(_ failure: SupervisionPolicy.Failure, standardError: String) {
    isRetryable = true
    switch failure {
    case .notStarted(let reason):
      title = "The layout worker can't be started. \(reason)"
    case .gaveUp(let reason):
      title = """
        The layout worker stopped twice on this document, which is left alone until it changes. \
        \(reason)
        """
      details = standardError
    case .unstable(let reason):
      title = "The layout worker keeps stopping. \(reason)"
      details = standardError
    }
  }
}
