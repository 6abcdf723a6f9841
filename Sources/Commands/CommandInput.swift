import Processes
import WorkerProtocol

/// The files that a command reads, which its errors are about.
struct CommandInput: Sendable {
  let document: String
  var steps: StepsFile?

  /// Says on standard error why one of them failed: `path:line:column: message`.
  func report(_ error: FileError) {
    var error = steps?.located(error, in: document) ?? error
    // An empty path names nothing that a line could begin with.
    if error.file?.isEmpty == true { error.file = nil }
    writeToStandardError(error.text(in: document.isEmpty ? "ninefold-worker" : document))
  }
}
