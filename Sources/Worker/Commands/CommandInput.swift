import WorkerProtocol

/// The files that a command reads, which its errors are about.
struct CommandInput: Sendable {
  let document: String
  var steps: StepsFile?

  /// Says on standard error why one of them failed: `path:line:column: message`.
  func report(_ error: FileError) {
    let error = steps?.located(error, in: document) ?? error
    writeToStandardError(error.text(in: document))
  }
}
