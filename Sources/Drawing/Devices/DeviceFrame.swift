import Traits

/// A device's body around its screen, as we draw it: a plain one of our own, recognisable by its
/// proportions and by what its front has.
package struct DeviceFrame: Hashable, Sendable {
  /// What is needed to draw a device. Lengths are points, in portrait.
  package struct Description: Codable, Hashable, Sendable {
    package var screen: Size
    package var cornerRadius: Double
    package var bezel: EdgeInsets
    /// Whether a round button is below the screen.
    package var hasHomeButton: Bool
    package var notch: Chrome.Notch?
    package var island: Chrome.Island?
    package var homeIndicator: Chrome.HomeIndicator?
    /// Where the screen bends, across its longer side; nil where it doesn't.
    package var bend: Bend?

    /// A line across a flat screen, or the strip that a partly folded one keeps clear.
    package struct Bend: Codable, Hashable, Sendable {
      /// From the screen's top, in portrait.
      package let start: Double
      /// 0 of a flat screen.
      package let width: Double
    }

    package init(
      screen: Size, cornerRadius: Double, bezel: EdgeInsets, hasHomeButton: Bool = false,
      notch: Chrome.Notch? = nil, island: Chrome.Island? = nil,
      homeIndicator: Chrome.HomeIndicator? = nil
    ) {
      self.screen = screen
      self.cornerRadius = cornerRadius
      self.bezel = bezel
      self.hasHomeButton = hasHomeButton
      self.notch = notch
      self.island = island
      self.homeIndicator = homeIndicator
    }
  }

  package let description: Description
  package let orientation: Orientation

  package init(_ description: Description, orientation: Orientation) {
    self.description = description
    self.orientation = orientation
  }

  /// A device whose screen is as much larger or smaller as makes the whole picture this large, with
  /// bezels and corners as they are: what a device looks like on its way from another one.
  package func resized(to size: Size) -> DeviceFrame {
    let (width, height) = (size.width - self.size.width, size.height - self.size.height)
    var description = description
    description.screen.width += orientation.isLandscape ? height : width
    description.screen.height += orientation.isLandscape ? width : height
    return DeviceFrame(description, orientation: orientation)
  }

  /// Points by which buttons stand out of the body's sides: a whole number, as bezels are, so that the
  /// screen's pixels are the picture's.
  static let buttonDepth = 3.0

  /// The whole picture's size, buttons included, in points.
  package var size: Size {
    let portrait = portraitSize
    return orientation.isLandscape
      ? Size(width: portrait.height, height: portrait.width) : portrait
  }

  /// Where the screen is in the picture, turned with the device.
  package var screen: Rect {
    let (screen, whole) = (portraitScreen, portraitSize)
    return switch orientation {
    case .portrait: screen
    case .landscapeLeft:
      Rect(
        x: whole.height - screen.maxY, y: screen.x, width: screen.height, height: screen.width)
    case .portraitUpsideDown:
      Rect(
        x: whole.width - screen.maxX, y: whole.height - screen.maxY, width: screen.width,
        height: screen.height)
    case .landscape, .landscapeRight:
      Rect(x: screen.y, y: whole.width - screen.maxX, width: screen.height, height: screen.width)
    }
  }

  /// The body's outline in the picture, without buttons.
  package var body: Rect { Rect(size).inset(Self.buttonDepth, Self.buttonDepth) }

  var portraitSize: Size {
    let bezel = description.bezel
    let buttons = 2 * Self.buttonDepth
    return Size(
      width: description.screen.width + bezel.left + bezel.right + buttons,
      height: description.screen.height + bezel.top + bezel.bottom + buttons)
  }

  var portraitScreen: Rect {
    Rect(
      x: description.bezel.left + Self.buttonDepth, y: description.bezel.top + Self.buttonDepth,
      width: description.screen.width, height: description.screen.height)
  }

  /// The radius of the body's corners, in points. With a round screen the two are concentric; the
  /// square screens of devices with a home button are in bodies with round corners (by eye).
  var bodyRadius: Double {
    let bezel = description.bezel
    if description.cornerRadius > 0 {
      return description.cornerRadius + min(bezel.left, bezel.top)
    }
    return min(56, portraitSize.width * 0.13)
  }
}
