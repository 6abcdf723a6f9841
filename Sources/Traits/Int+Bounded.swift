extension Int {
  /// A number without its fraction, as a count: ±10⁹ where it is larger, which is more than there is
  /// of anything, and small enough for sums; 0 for what is not a number. `Int(_:)` ends the program
  /// at those, and documents and messages may hold any number.
  package init(bounded value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e9), 1e9))
  }
}
