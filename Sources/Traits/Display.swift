/// A value for portrait and one for landscape, whichever way up or on whichever side the device is.
package struct PerOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
  package var portrait: Value
  package var landscape: Value

  package init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  package subscript(orientation: Orientation) -> Value {
    orientation.isLandscape ? landscape : portrait
  }
}

extension PerOrientation: Decodable where Value: Decodable {}

/// A device's screen as an app sees it, and the front around it. Several devices can share one.
/// Lengths are points.
package struct Display: Hashable, Sendable {
  /// A figure on which sources disagree.
  package struct Conflict: Hashable, Sendable, Decodable {
    package struct Claim: Hashable, Sendable, Decodable {
      package let value: Double
      package let source: String
    }

    /// The figure's path in the catalogue's file, such as "safeArea.portrait.top".
    package let figure: String
    package let values: [Claim]
    package let used: Double
  }

  /// In portrait.
  package var size: Size
  /// Pixels per point: 1, 2 or 3.
  package var scale: Double
  package var idiom: Idiom
  /// Never *Any* for a display.
  package var sizeClasses: PerOrientation<SizeClassCell>
  /// Without any bars but the status bar; in landscape with the device's top at the left.
  package var safeArea: PerOrientation<EdgeInsets>
  /// 0 where the status bar is hidden.
  package var statusBarHeight: PerOrientation<Double>
  /// The status bar where it stands at the camera's edge, in the safe area's side, as navigation bars, toolbars and tab
  /// bars of containers then do; zero in an orientation where all of them lie, and nil where they always do.
  package var statusColumn: PerOrientation<Size>?
  /// See ``RootMargin``.
  package var rootMargin: PerOrientation<Double>
  package var cornerRadius: Double
  package var chrome: Chrome
  /// From the screen's edges to the outline of the device, in portrait.
  package var bezel: EdgeInsets
  package var keyboard: PerOrientation<Keyboard>
  /// The source of each figure by its path: keys of the catalogue's `sources`, with a remark. "U" was
  /// looked up by nobody, "ASSUMED" is chosen.
  package var sources: [String: String]
  package var conflicts: [Conflict]
}

/// What the front of a device has besides its screen. Lengths are points, in portrait.
package struct Chrome: Hashable, Sendable {
  package enum Front: Hashable, Sendable {
    case homeButton
    /// Neither a button nor anything cut out of the screen.
    case plain
    case notch(Notch)
    case dynamicIsland(Island)
  }

  /// A notch, centred at the top edge of the screen.
  package struct Notch: Hashable, Sendable, Codable {
    package let width: Double
    package let height: Double
    /// Of the concave corners where the notch meets the edge.
    package let topFilletRadius: Double
    /// Of the convex corners at its bottom.
    package let bottomRadius: Double
  }

  /// A capsule, centred below the top edge of the screen.
  package struct Island: Hashable, Sendable, Codable {
    package let width: Double
    package let height: Double
    /// From the screen's top edge to the capsule.
    package let top: Double
  }

  /// The bar at the bottom of a screen without a home button.
  package struct HomeIndicator: Hashable, Sendable, Codable {
    package let width: Double
    package let height: Double
    /// From the bar to the screen's bottom edge.
    package let bottomGap: Double
  }

  package var front: Front
  package var homeIndicator: HomeIndicator?
}
