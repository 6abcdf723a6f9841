import Synchronization

/// Whether somebody still wants a result. Work that takes long asks now and then.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  package func cancel() { flag.store(true, ordering: .relaxed) }

  package func check() throws(CancelledError) {
    if isCancelled { throw CancelledError() }
  }
}

package struct CancelledError: Error {}
