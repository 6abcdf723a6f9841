/// Which colours a screen shows. Raw values are UIKit's names.
package enum DisplayGamut: String, Hashable, Sendable, Codable, WordChoice {
  case sRGB
  case p3 = "P3"
}

/// What of a device's screen images may be made for, besides its traits: the same whatever part of the screen an
/// app has, and however the device is held.
package struct ScreenKind: Hashable, Sendable {
  /// Points, in portrait.
  package let height: Double
  package let gamut: DisplayGamut

  package init(height: Double, gamut: DisplayGamut) {
    self.height = height
    self.gamut = gamut
  }
}
