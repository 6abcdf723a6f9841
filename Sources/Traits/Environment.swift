/// What a scene is laid out for: a canvas with its traits, its safe area and its margins.
/// A device in an orientation gives one; so does a cell of the size-class grid.
package struct Environment: Hashable, Sendable {
  package var traits: TraitCollection
  /// Which environment set each trait; one that is not in here was set by the screen.
  package var setBy: [Trait: TraitEnvironment.Identity] = [:]
  /// Points.
  package var size: Size
  /// The screen's own safe area without any bars, in points.
  package var safeArea: EdgeInsets
  /// Points; 0 where the status bar is hidden.
  package var statusBarHeight: Double
  /// The minimum leading and trailing margin of a controller's root view, in points: 16 or 20.
  package var rootMargin: Double
  /// The catalogue's name of the device; nil for a generic canvas.
  package var device: String?
  package var orientation: Orientation
  /// What of the device's screen images may be made for; nil for a generic canvas.
  package var screen: ScreenKind?
  /// Whether it is on a large phone: one whose screen has regular width in landscape, whatever a part of it
  /// has.
  package var isOnLargePhone = false
  /// The size of a status bar that stands at the camera's edge, in points; nil where it lies above, or there is none.
  package var statusColumn: Size?
  /// Where the fold of a partly folded device keeps what is shown apart, in points from the canvas's corner; nil where
  /// it doesn't.
  package var division: Rect?
  /// Points at the bottom that a running interface's keyboard covers; 0 where there is none.
  package var keyboardOverlap = 0.0
  /// Whether a container or a presentation gives less than the window: what lies outside may then be seen.
  package var isPartOfWindow = false
  /// The version of the system that an app runs on.
  package var system = SystemVersion.latest

  package init(
    traits: TraitCollection, size: Size, safeArea: EdgeInsets, statusBarHeight: Double,
    rootMargin: Double, device: String?, orientation: Orientation
  ) {
    self.traits = traits
    self.size = size
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.rootMargin = rootMargin
    self.device = device
    self.orientation = orientation
  }

  /// The same where an app hides the status bar: at the top of the screen only what a sensor takes is kept
  /// clear, which screens with a home button, or of a pad, have not. Source: the safe areas of the catalogue's
  /// phones in landscape, where the bar is hidden.
  package var withoutStatusBar: Environment {
    var environment = self
    if safeArea.bottom == 0 || traits.userInterfaceIdiom == .pad {
      environment.safeArea.top = max(0, safeArea.top - statusBarHeight)
    }
    environment.statusBarHeight = 0
    return environment
  }
}
