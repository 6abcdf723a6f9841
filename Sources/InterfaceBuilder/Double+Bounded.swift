extension Double {
  /// The number, or ±10⁹ where it is larger: far beyond any length on a screen, and small enough for
  /// all that is computed with it to stay finite. Documents have numbers such as the largest `Float`
  /// for "as much as there is".
  /// What is not a number is 0.
  package var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
