import Layout
import Localization
import Synchronization
import Traits
import WorkerProtocol

/// Whether somebody still wants a result. Work that takes long asks now and then.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)
  /// What this is a part of.
  private let whole: Cancellation?
  private let end: ContinuousClock.Instant?

  package init() {
    whole = nil
    end = nil
  }

  /// A part of some work that may not take longer.
  fileprivate init(partOf whole: Cancellation, seconds: Double) {
    self.whole = whole
    end = .now + .seconds(seconds)
  }

  package var isCancelled: Bool {
    flag.load(ordering: .relaxed) || isLate || whole?.isCancelled == true
  }

  private var isLate: Bool { end.map { .now >= $0 } ?? false }

  package func cancel() { flag.store(true, ordering: .relaxed) }

  package func check() throws(CancelledError) {
    if isCancelled { throw CancelledError() }
  }
}

package struct CancelledError: Error {}

/// How long one document may take.
package struct TimeLimit: Sendable {
  /// Nil for as long as it likes.
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
