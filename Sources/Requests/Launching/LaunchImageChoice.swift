import Assets
import Localization
import Traits
import UIKitMetrics
import WorkerProtocol

/// Which launch image a device shows, why no other one, and how large the app's screen then is.
///
/// An image for a screen is what tells iOS that the app knows that screen: without it the app runs as on the
/// next smaller one that it has an image for, between black bars, scaled.
/// Source: Stack Overflow 12404699 (Default-568h and the iPhone 5); the measured pictures of an app of
/// 320 × 568 on iPhone 6 and 6 Plus (750 × 1332 and 1242 × 2204 pixels of their screens, answers to 26514355
/// there); hacknicity, “How iOS Apps Adapt to the iPhone X Screen Size” (375 × 667 between bars) and “… XS Max
/// and iPhone XR” (375 × 812 zoomed to fill).
struct LaunchImageChoice {
  let images: [LaunchResult.Image]
  /// The launch image that the device shows; nil where it can show none.
  let shown: LaunchImage?
  /// The app's screen as it is held while it starts.
  let size: Size
  /// The frame of the app's screen on the device's screen, in points of the device; nil where the app fills it.
  let letterbox: Rect?
  /// How the device is held while the image is shown.
  let orientation: Orientation

  /// - Parameter screens: The sizes of screens that there are, in portrait, of the device's kind.
  init(
    _ images: [LaunchImage], on device: Device, _ orientation: Orientation, _ platform: Platform,
    among screens: Set<Size>
  ) {
    let place = DeviceFacts(
      idiom: device.display.idiom, size: device.display.size, scale: device.display.scale,
      platform: platform)
    let usable = images.filter { place.fault(of: $0) == nil }
    // Phones start upright, but for those whose home screen turns, which have images of their own for that.
    // Source: table 5-4 (“Landscape: not supported”); MINED: slots for landscape on phones begin with 736h.
    let isTurned =
      device.display.idiom == .pad || orientation.isLandscape == false
      || usable.contains { $0.orientation?.isLandscape == true && $0.path != nil }
    let held = isTurned ? orientation : .portrait
    let found = usable.filter { $0.path != nil && place.fits($0, held) }
    let known = found.isEmpty ? [place.first] : found.map { place.screen(of: $0, among: screens) }
    let canvas = place.canvas(among: Set(known))
    let candidates = found.filter { place.screen(of: $0, among: screens) == canvas }
    let shown = candidates.max {
      place.rank($0, held).lexicographicallyPrecedes(place.rank($1, held))
    }
    var isFound = false
    self.images = images.map { image in
      var reason = place.fault(of: image)
      if reason == nil, image.path == nil {
        reason =
          image.name.isEmpty
          ? localized("No file is in this place.") : localized("There is no such image.")
      }
      if reason == nil, !place.fits(image, held) {
        reason =
          image.orientation.map { localized("It is for %1$s.", $0.name) }
          ?? localized("It is for another orientation.")
      }
      let screen = place.screen(of: image, among: screens)
      if reason == nil, screen != canvas {
        reason =
          localized(
            "It is for screens of %1$s points; the app knows one that is nearer to this, %2$s.",
            screen.words, canvas.words)
      }
      if reason == nil, image == shown, !isFound {
        isFound = true
      } else if reason == nil, let shown {
        reason = place.reason(image, against: shown, held)
      }
      return LaunchResult.Image(
        name: image.name, path: image.path, purpose: image.purpose, reason: reason)
    }
    self.shown = shown
    self.orientation = held
    size = held.isLandscape ? canvas.turned : canvas
    let whole = held.isLandscape ? device.display.size.turned : device.display.size
    letterbox = canvas == device.display.size ? nil : whole.middle(fitting: size)
  }
}

/// The properties of a device that decide on a launch image.
private struct DeviceFacts {
  let idiom: Idiom
  /// The screen's size in portrait, in points.
  let size: Size
  let scale: Double
  let platform: Platform

  /// That of the first devices, which apps of any age know.
  var first: Size {
    idiom == .pad ? Size(width: 768, height: 1024) : Size(width: 320, height: 480)
  }

  /// Why an image is for other devices or systems; nil where it is for this one.
  func fault(of image: LaunchImage) -> String? {
    if let own = image.idiom, own != idiom { return localized("It is for %1$s.", own.name) }
    if let minimum = image.minimumSystem, !platform.looksAt(launchImagesSince: minimum) {
      return localized("It is for iOS %1$s and later.", minimum)
    }
    // Names without a device are for phones, but for a pad whose images have none either.
    if image.idiom == nil, idiom == .pad, let pixels = image.pixels,
      Double(min(pixels.width, pixels.height)) / image.scale < first.width - 100
    {
      return localized("It has the size of a phone's screen.")
    }
    if let height = image.screenHeight, height > size.height {
      return localized("It is for screens %1$s points high.", height.text())
    }
    return nil
  }

  /// Whether an image is for an orientation. Without a word it is for every one.
  func fits(_ image: LaunchImage, _ held: Orientation) -> Bool {
    guard let own = image.orientation else { return true }
    switch own {
    case .portrait: return !held.isLandscape
    case .landscape: return held.isLandscape
    default: return own.quarterTurns == held.quarterTurns
    }
  }

  /// The screen that an image tells of.
  func screen(of image: LaunchImage, among screens: Set<Size>) -> Size {
    guard let height = image.screenHeight else { return first }
    let same = screens.filter { $0.height == height }
    return same.contains(size) ? size : same.min { $0.width < $1.width } ?? first
  }

  /// The screen on which the app runs: this one, or of those whose shape is nearest to it the largest.
  func canvas(among known: Set<Size>) -> Size {
    if known.contains(size) { return size }
    let fitting = known.filter { $0.width <= size.width && $0.height <= size.height }
    let nearest = fitting.map { abs($0.shape - size.shape) }.min() ?? 0
    // 9 : 16 is 1.775, 1.7787 and 1.7778.
    return fitting.filter { abs($0.shape - size.shape) <= nearest + 0.01 }
      .max { $0.width < $1.width } ?? first
  }

  /// The most important first: what is for this orientation, for this kind of device, has its scale and is
  /// for the latest system.
  /// Source: table 5-5 (-LandscapeLeft comes before -Landscape); Apple's Resource Programming Guide, in
  /// copies: @2x, then plain, on screens of 2 pixels to the point, and the other way round; ~ipad before none.
  func rank(_ image: LaunchImage, _ held: Orientation) -> [Double] {
    [
      image.orientation.map { $0 == .portrait || $0 == .landscape ? 1 : 2 } ?? 0,
      image.idiom == nil ? 0 : 1,
      image.leavesStatusBarOut == platform.leavesStatusBarOutOfLaunchImages ? 1 : 0,
      image.scale == scale ? 100 : image.scale > scale ? 50 - image.scale : image.scale,
      image.minimumSystem.map { platform.looksAt(launchImagesSince: $0) ? 1 : 0 } ?? 0,
    ]
  }

  func reason(_ image: LaunchImage, against shown: LaunchImage, _ held: Orientation) -> String {
    let reasons = [
      localized("Another one is for this orientation alone."),
      localized("Another one is for %1$s alone.", idiom.name),
      localized("It has the other height: with the status bar or without."),
      localized("Its scale fits a screen of %1$s pixels to a point less.", scale.text()),
      localized("Another one is for later systems."),
    ]
    let (own, other) = (rank(image, held), rank(shown, held))
    let first = zip(own, other).enumerated().first { $1.0 != $1.1 }?.offset
    return first.map { reasons[$0] } ?? localized("It is for the same; the first counts.")
  }
}

extension LaunchImage {
  /// The devices and versions that the image is for, in words; `any` without a restriction.
  fileprivate var purpose: String {
    var parts: [String] = []
    if let idiom { parts.append(idiom.name) }
    if let minimumSystem { parts.append("iOS \(minimumSystem)") }
    if let orientation { parts.append(orientation.name) }
    if let screenHeight { parts.append(localized("%1$s points high", screenHeight.text())) }
    if leavesStatusBarOut { parts.append(localized("below the status bar")) }
    parts.append("@\(scale.text())x")
    return parts.joined(separator: ", ")
  }
}

extension Idiom {
  package var name: String { self == .pad ? "iPad" : "iPhone" }
}

extension Size {
  fileprivate var shape: Double { height / width }

  var turned: Size { Size(width: height, height: width) }

  /// The frame of a rectangle of another size that is scaled to fit and centred.
  func middle(fitting other: Size) -> Rect {
    let factor = min(width / other.width, height / other.height)
    let (width, height) = (other.width * factor, other.height * factor)
    return Rect(
      x: (self.width - width) / 2, y: (self.height - height) / 2, width: width, height: height)
  }
}
