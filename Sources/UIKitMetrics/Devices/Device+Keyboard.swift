import Traits

extension Device {
  /// The height of the keyboard in points.
  ///
  /// The bar came with iOS 8 on phones and with iOS 9 on pads, whose keyboards were 264 and 352 points
  /// high before. Since iOS 26 phones' are a point lower in portrait, which one source has. The phones
  /// of 320 points in width and the larger ones don't differ before iOS 8. Those of a phone that folds were
  /// measured on the system that it came with.
  /// - Parameter hasBar: Whether there are suggestions for what is typed.
  package func keyboardHeight(
    _ orientation: Orientation, on system: SystemVersion, hasBar: Bool
  ) -> Double {
    let keyboard = display.keyboard[orientation]
    guard fold == nil else { return hasBar ? keyboard.withBar : keyboard.plain }
    return keyboard.height(on: display.idiom, orientation, system, hasBar: hasBar)
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
      return height + (orientation.isLandscape ? 0 : platform[.portraitKeyboardDifference])
    case .pad:
      guard platform.hasKeyboardBar(on: .pad) else {
        return platform[.oldPadKeyboardHeight, orientation.isLandscape ? .landscape : []]
      }
      return hasBar ? withBar : plain
    }
  }
}
