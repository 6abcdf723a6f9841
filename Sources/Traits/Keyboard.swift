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

extension Device {
  /// The height of the keyboard in points.
  ///
  /// The bar came with iOS 8 on phones and with iOS 9 on pads, whose keyboards were 264 and 352 points
  /// high before. Since iOS 26 phones' are a point lower in portrait, which one source has. The phones
  /// of 320 points in width and the larger ones don't differ before iOS 8.
  /// - Parameter hasBar: Whether there are suggestions for what is typed.
  package func keyboardHeight(
    _ orientation: Orientation, on system: SystemVersion, hasBar: Bool
  ) -> Double {
    display.keyboard[orientation].height(
      on: display.idiom, orientation, system, hasBar: hasBar)
  }

  /// The same on a screen of no device.
  package static func keyboardHeight(
    on idiom: Idiom, hasHomeIndicator: Bool, _ orientation: Orientation, _ system: SystemVersion,
    hasBar: Bool
  ) -> Double {
    PerOrientation.usual(for: idiom, hasHomeIndicator: hasHomeIndicator)[orientation].height(
      on: idiom, orientation, system, hasBar: hasBar)
  }
}

extension Keyboard {
  fileprivate func height(
    on idiom: Idiom, _ orientation: Orientation, _ system: SystemVersion, hasBar: Bool
  ) -> Double {
    let platform = Platform(running: system)
    switch idiom {
    case .phone:
      let height = hasBar && platform.hasKeyboardBar(on: .phone) ? withBar : plain
      return height + (orientation.isLandscape ? 0 : platform.keyboardDifference)
    case .pad:
      guard platform.hasKeyboardBar(on: .pad) else { return orientation.isLandscape ? 352 : 264 }
      return hasBar ? withBar : plain
    }
  }
}

extension PerOrientation where Value == Keyboard {
  /// Of a screen whose keyboard nobody measured: as on the nearest relatives.
  /// - Parameter hasHomeIndicator: The keyboard reaches below it.
  static func usual(for idiom: Idiom, hasHomeIndicator: Bool) -> PerOrientation {
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
