import Layout
import Localization
import Processes
import Traits
import WorkerProtocol

/// How long one document may take.
package struct TimeLimit: Sendable {
  /// The most seconds that a request may take; nil without a limit.
  package let seconds: Double?

  package init(seconds: Double? = nil) { self.seconds = seconds }

  /// Does what is to be done with a document.
  /// - Throws: `FileError` where it takes longer.
  package func run<Result>(
    _ cancellation: Cancellation, _ body: (Cancellation) throws -> Result
  ) throws -> Result {
    guard let seconds else { return try body(cancellation) }
    do {
      return try body(Cancellation(partOf: cancellation, seconds: seconds))
    } catch
      where (error is CancelledError || error is LayoutEngine.Cancelled)
      && !cancellation.isCancelled
    {
      throw FileError(
        code: "timeout",
        message: localized(
          "The document takes longer than %1$s seconds; allow more with a longer timeout.",
          seconds.text()))
    }
  }
}
