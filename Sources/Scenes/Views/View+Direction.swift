import Traits

/// In which direction a view arranges what it shows.
extension View {
  /// Whether what the view itself shows, and the constraints that it holds, run from right to left; its
  /// subviews decide for themselves. What is played back or shows places in space runs from left to right
  /// in every language.
  /// Source: the documentation of UIView's semanticContentAttribute and
  /// effectiveUserInterfaceLayoutDirection.
  package var isRightToLeft: Bool {
    switch self["semanticContentAttribute"] {
    case "forceRightToLeft": true
    case "forceLeftToRight", "playback", "spatial": false
    default: isInRightToLeftInterface
    }
  }

  package var forcesRightToLeft: Bool { self["semanticContentAttribute"] == "forceRightToLeft" }

  /// Directional insets of the view, in points. Source: NSDirectionalEdgeInsets' documentation.
  package func insets(
    top: Double, leading: Double, bottom: Double, trailing: Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
