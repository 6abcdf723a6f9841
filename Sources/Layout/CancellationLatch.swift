import Synchronization

/// Whether nobody wants a layout any more. Once it is so it stays so, and nobody is asked again: what is
/// measured and solved until the layout ends costs nothing more.
final class CancellationLatch: Sendable {
  private let ask: @Sendable () -> Bool
  private let isClosed = Atomic(false)

  init(_ ask: @escaping @Sendable () -> Bool) {
    self.ask = ask
  }

  var isCancelled: Bool {
    if isClosed.load(ordering: .relaxed) { return true }
    guard ask() else { return false }
    isClosed.store(true, ordering: .relaxed)
    return true
  }
}
