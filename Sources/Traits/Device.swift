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
  /// Of release. Unsourced in the built-in catalogue, like the versions below.
  package var year: Int?
  /// The first and last version of the system that runs on it; nil when unknown or still supported.
  package var firstOS: String?
  package var lastOS: String?
  package var display: Display
  /// Whether the user's own files define it.
  package var isCustom = false

  /// Points.
  package func size(_ orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: display.size
    case .landscape: Size(width: display.size.height, height: display.size.width)
    }
  }

  /// The traits of the device's screen, fully specified.
  package func traits(_ orientation: Orientation) -> TraitCollection {
    let cell = display.sizeClasses[orientation]
    return TraitCollection(
      horizontalSizeClass: cell.width, verticalSizeClass: cell.height,
      userInterfaceIdiom: display.idiom, displayScale: display.scale)
  }

  /// What an app that fills the device's screen is laid out for.
  package func environment(_ orientation: Orientation) -> Environment {
    Environment(
      traits: traits(orientation), size: size(orientation),
      safeArea: display.safeArea[orientation],
      statusBarHeight: display.statusBarHeight[orientation],
      rootMargin: display.rootMargin[orientation], device: name, orientation: orientation)
  }
}
