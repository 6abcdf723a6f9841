/// Whether the steps of a search still lower its costs. In exact arithmetic they do, now and then; where
/// coefficients differ so much that rounding decides, they could go on for ever.
struct SearchProgress {
  /// After as many steps that lowered nothing none will.
  private let patience: Int
  private var leastCosts = Double.infinity
  private var lastLook: Int

  init(patience: Int, from step: Int) {
    self.patience = patience
    lastLook = step
  }

  /// - Parameter costs: Asked for when it is time to look again.
  mutating func isLacking(at step: Int, _ costs: () -> Double) -> Bool {
    guard step - lastLook >= patience else { return false }
    lastLook = step
    let current = costs()
    guard current < leastCosts * (1 - Tolerance.cost) else { return true }
    leastCosts = current
    return false
  }
}
