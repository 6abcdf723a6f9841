/// A device of the catalogue.
package struct Device: Hashable, Sendable {
  /// The marketing name, such as "iPhone 15 Pro"; unique in a catalogue.
  package var name: String
  /// The product line under which a list groups the device, such as "iPad Pro".
  package var family: String
  /// Model identifiers, such as "iPhone16,1".
  package var identifiers: [String]
  /// Inches.
  package var diagonal: Double?
  /// Of release.
  package var year: Int?
  /// The first and last version of the system that runs on it; nil when unknown or still supported.
  package var firstOS: SystemVersion?
  package var lastOS: SystemVersion?
  package var multitasking: MultitaskingSupport
  package var display: Display
  package var gamut = DisplayGamut.sRGB
  /// Whether the user's own files define it.
  package var isCustom = false
  /// Nil of one that doesn't fold.
  package var fold: Fold?
  /// Of a device that folds; ``display`` is the screen that apps are on then.
  package internal(set) var pose = Pose.closed
  /// Whether the app was built with an SDK that knows nothing of the camera's edge of a device that folds.
  package internal(set) var isBuiltBefore = false
  /// What of the screen such an app hasn't; see ``Fold/Screen/rail``.
  var rail = PerOrientation(portrait: EdgeInsets.zero, landscape: .zero)

  /// Points.
  package func size(_ orientation: Orientation) -> Size {
    orientation.isLandscape
      ? Size(width: display.size.height, height: display.size.width) : display.size
  }

  /// The traits of the device's screen, fully specified.
  package func traits(_ orientation: Orientation) -> TraitCollection {
    let cell = display.sizeClasses[orientation]
    return TraitCollection(
      horizontalSizeClass: cell.width, verticalSizeClass: cell.height,
      userInterfaceIdiom: display.idiom, displayScale: display.scale)
  }

  /// The screen's own, which turns with what is cut out of the screen.
  private func safeArea(_ orientation: Orientation) -> EdgeInsets {
    let insets = display.safeArea[orientation]
    return orientation == .landscapeLeft ? insets.mirrored : insets
  }

  /// The orientations in which UIKit shows interfaces on the device at all. Of phones those with a home
  /// button know upside down. Source: UIInterfaceOrientation.portraitUpsideDown's documentation ("devices
  /// without a Home button"); that pads without one turn is general knowledge.
  package var possibleOrientations: Set<Orientation> {
    if isUnfolded, let isLandscape = pose.isLandscape {
      return Self.uprightOrientations.filter { $0.isLandscape == isLandscape }
    }
    return display.idiom == .pad || display.chrome.homeIndicator == nil
      ? Set(Orientation.allCases) : Self.uprightOrientations
  }

  /// Those in which a controller is shown that says nothing about it: on phones all but upside down.
  /// Source: UIViewController.supportedInterfaceOrientations' documentation.
  package var usualOrientations: Set<Orientation> {
    display.idiom == .pad
      ? possibleOrientations : possibleOrientations.intersection(Self.uprightOrientations)
  }

  private static let uprightOrientations = Set(Orientation.allCases).subtracting([
    .portraitUpsideDown
  ])

  /// What an app that fills the device's screen is laid out for, on whatever system.
  package func environment(_ orientation: Orientation) -> Environment {
    var environment = Environment(
      traits: traits(orientation), size: size(orientation),
      safeArea: safeArea(orientation),
      statusBarHeight: display.statusBarHeight[orientation],
      rootMargin: display.rootMargin[orientation], device: name, orientation: orientation)
    environment.statusColumn = display.statusColumn.flatMap { columns in
      columns[orientation].width > 0 ? columns[orientation] : nil
    }
    environment.division = division(orientation)
    environment.screen = ScreenKind(height: display.size.height, gamut: gamut)
    environment.isOnLargePhone =
      display.idiom == .phone && display.sizeClasses[.landscape].width == .regular
    return environment
  }
}
