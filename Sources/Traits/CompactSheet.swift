/// What sheets become in compact width since iOS 13.
/// Source: reference/semantics.md, section 6.
package enum CompactSheet: Hashable, Sendable {
  /// As wide as the window, and lower.
  case card
  /// Over the whole window, in compact height.
  case fullScreen
}

extension TraitCollection {
  /// What sheets become; nil in regular width, where they stay what they are.
  package var compactSheet: CompactSheet? {
    guard horizontalSizeClass == .compact else { return nil }
    return verticalSizeClass == .compact ? .fullScreen : .card
  }
}
