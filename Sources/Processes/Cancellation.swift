import Synchronization

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
  package init(partOf whole: Cancellation, seconds: Double) {
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
