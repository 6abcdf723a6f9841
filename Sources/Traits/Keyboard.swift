/// The height of the system's keyboard on a screen in points, from its top to the screen's bottom edge:
/// that of letters in English. Source: reference/device-systems.json, `keyboards`.
package struct Keyboard: Hashable, Sendable, Codable {
  /// Of the keys alone.
  package var plain: Double
  /// With the bar of suggestions above them, or on pads that of shortcuts.
  package var withBar: Double

  package init(plain: Double, withBar: Double) {
    self.plain = plain
    self.withBar = withBar
  }
}

extension PerOrientation where Value == Keyboard {
  /// Of a screen whose keyboard nobody measured: as on the nearest relatives.
  /// - Parameter hasHomeIndicator: The keyboard reaches below it.
  package static func usual(for idiom: Idiom, hasHomeIndicator: Bool) -> PerOrientation {
    switch (idiom, hasHomeIndicator) {
    case (.phone, false):
      PerOrientation(
        portrait: Keyboard(plain: 216, withBar: 260), landscape: Keyboard(plain: 163, withBar: 200))
    case (.phone, true):
      PerOrientation(
        portrait: Keyboard(plain: 292, withBar: 336), landscape: Keyboard(plain: 172, withBar: 209))
    case (.pad, false):
      PerOrientation(
        portrait: Keyboard(plain: 263, withBar: 313), landscape: Keyboard(plain: 348, withBar: 398))
    case (.pad, true):
      PerOrientation(
        portrait: Keyboard(plain: 283, withBar: 333), landscape: Keyboard(plain: 368, withBar: 418))
    }
  }
}
