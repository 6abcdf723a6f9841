/// What can be drawn over every scene of the design. Raw values are what the window remembers and what its
/// actions are called.
package enum Overlay: String, CaseIterable, Sendable {
  /// The selected view's constraints, with their constants.
  case constraints
  /// What bars and the screen's own shape leave of a scene.
  case safeArea = "safe-area"
  /// What constraints to margins refer to.
  case margins = "margins"
  /// The layout guides of the document.
  case guides = "guides"
  /// What constraints act on, where that is not the frame.
  case alignment = "alignment-rectangles"
  /// Every view's frame.
  case wireframe
  /// Controls that are smaller than fingers need.
  case tapTargets = "tap-targets"
  /// Views that are there and can't be seen.
  case hidden = "hidden-views"
  /// The device's pixels, where they are large enough to be told apart.
  case pixelGrid = "pixel-grid"
  /// Rulers at the edges of the canvas, and guides over scenes.
  case rulers

  /// Those of a window that nobody has changed yet.
  package static let usual: Set<Overlay> = [.constraints, .pixelGrid]
  /// Those that need more of a layout than frames.
  package static let needingGeometry: Set<Overlay> = [.margins, .guides, .alignment]
}
