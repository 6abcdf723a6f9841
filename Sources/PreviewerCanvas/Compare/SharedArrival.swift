import PreviewerGtk

/// Waits for all interfaces that run side by side to get where they move to, so that they move together.
@MainActor
final class SharedArrival {
  private var timer: Timer?
  /// Whether all of them move then.
  private var isAnimated = false

  /// Milliseconds for which those that have got there wait for the others.
  private static let patience = 400

  /// - Parameters:
  ///   - isAnimated: Whether it is a move, rather than a moment of a gesture.
  ///   - waits: Told whether something moves; whether to wait for others.
  ///   - go: Told whether something moves.
  func arrive(
    isAnimated: Bool, waits: (Bool) -> Bool, go: @escaping @MainActor (Bool) -> Void
  ) {
    self.isAnimated = self.isAnimated || isAnimated
    guard waits(self.isAnimated) else { return end(go) }
    guard timer == nil else { return }
    timer = Timer(after: Self.patience) { [weak self] in self?.end(go) }
  }

  /// Waits for nothing any more.
  func cancel() {
    timer?.cancel()
    (timer, isAnimated) = (nil, false)
  }

  private func end(_ go: @MainActor (Bool) -> Void) {
    let isAnimated = isAnimated
    cancel()
    go(isAnimated)
  }
}
