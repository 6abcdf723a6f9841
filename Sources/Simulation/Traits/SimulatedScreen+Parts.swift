import Localization
import Traits
import UIKitMetrics

/// Which parts of its screen a device gives to apps side by side.
extension SimulatedScreen {
  var isOfPad: Bool { environment.traits.userInterfaceIdiom == .pad }

  /// Whether the screen can be divided at all.
  var isDivisible: Bool { isOfPad || device?.isUnfolded == true }

  /// The width of the window that has a part of the screen, in points; nil where there is none.
  func width(of part: Multitasking) -> Double? {
    device.map { $0.width(of: part, orientation) } ?? part.width(onScreen: environment.size)
  }

  /// Why the window can't have a part of the screen, halves being there in landscape only and parts on pads
  /// only, but for the halves inside a phone that folds; nil where it can.
  package func problem(with part: Multitasking) -> String? {
    guard part != .fullScreen else { return nil }
    guard isDivisible else { return localized("Only pads divide their screens; choose one first.") }
    guard parts.contains(part) else { return missing(part) }
    guard width(of: part) != nil else {
      return localized("Upright there is no half of the screen; turn the device first.")
    }
    return nil
  }

  private func missing(_ part: Multitasking) -> String {
    let name = device?.name ?? localized("This canvas")
    guard platform.hasMultitasking else {
      return part == .slideOver
        ? localized("Slide Over came with iOS 9; here is iOS %1$s.", system)
        : localized("Split View came with iOS 9; here is iOS %1$s.", system)
    }
    if device?.isUnfolded == true {
      return localized("%1$s divides its screen into halves only; choose oneHalf.", name)
    }
    if part == .slideOver {
      return localized("%1$s has no Slide Over: its apps have the whole screen.", name)
    }
    return parts.contains(.slideOver)
      ? localized("%1$s has no Split View, but Slide Over.", name)
      : localized("%1$s has no Split View, and no Slide Over.", name)
  }

  /// Why the window can't have a size; nil where it can. Where it has to have a part of the screen, that part's size
  /// is one that it can have.
  package func problem(with size: Size) -> String? {
    let lengths = Self.possibleLengths
    guard lengths.contains(size.width), lengths.contains(size.height) else {
      return localized(
        "A window is %1$s to %2$s points wide and high.", lengths.lowerBound.text(),
        lengths.upperBound.text())
    }
    guard window(of: size) == nil else { return nil }
    let sizes = fixedWindows.map { "\($0.size.words) (\($0.part.rawValue))" }
    let name = device?.name ?? localized("this canvas")
    guard platform.hasFreeWindows(on: environment.traits.userInterfaceIdiom) else {
      return localized(
        "On iOS %1$s the windows on %2$s are %3$s.", system, name, sizes.joined(separator: ", "))
        + " "
        + localized(
          "Windows of any size came with iOS %1$s on pads and with iOS %2$s on phones.",
          Platform.firstWithFreeWindows(on: .pad), Platform.firstWithFreeWindows(on: .phone))
    }
    return localized(
      "A window on %1$s is at most as large as its screen: %2$s.", name, environment.size.words)
  }

  /// The window with a size; nil where there is none.
  package func window(of size: Size) -> Window? {
    if let fixed = fixedWindows.first(where: { $0.size == size }) {
      return fixed.part == .fullScreen ? .fullScreen : .multitasking(fixed.part)
    }
    guard platform.hasFreeWindows(on: environment.traits.userInterfaceIdiom) else { return nil }
    // Those of apps for phones are on another screen, a Mac's or a pad's.
    let screen = environment.size
    let fits = !isOfPad || size.width <= screen.width && size.height <= screen.height
    return fits ? .free(size) : nil
  }

  /// Points: what can be meant for a window's width or height.
  private static let possibleLengths = 100.0...4_000

  /// The whole screen and its parts, the largest first.
  private var fixedWindows: [(part: Multitasking, size: Size)] {
    Multitasking.allCases.filter { problem(with: $0) == nil }.compactMap { part in
      width(of: part).map { (part, Size(width: $0, height: environment.size.height)) }
    }
  }
}
