import Traits

/// In which direction a view arranges what it shows. All interfaces here run from left to right, so that
/// `playback`, `spatial` and `forceLeftToRight`, which keep them from being turned, change nothing.
extension View {
  /// Whether what the view itself shows, and the constraints that it holds, run from right to left; its
  /// subviews decide for themselves.
  /// Source: the documentation of UIView's semanticContentAttribute and
  /// effectiveUserInterfaceLayoutDirection.
  package var isRightToLeft: Bool { self["semanticContentAttribute"] == "forceRightToLeft" }

  /// Directional insets of the view, in points. Source: NSDirectionalEdgeInsets' documentation.
  package func insets(
    top: Double, leading: Double, bottom: Double, trailing: Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
