import Synchronization

/// How often it was asked whether to go on, which is how much was done; from some time on the answer is
/// no.
final class Questions: Sendable {
  private let last: Int
  private let asked = Atomic(0)

  init(cancellingAt last: Int = .max) { self.last = last }

  var count: Int { asked.load(ordering: .relaxed) }

  func isCancelled() -> Bool { asked.add(1, ordering: .relaxed).newValue >= last }
}
