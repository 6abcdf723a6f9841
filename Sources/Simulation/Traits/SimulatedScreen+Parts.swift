import Localization
import Traits
import UIKitMetrics

/// Which parts of its screen a device gives to apps side by side.
extension SimulatedScreen {
  var isOfPad: Bool { environment.traits.userInterfaceIdiom == .pad }

  /// Why the window can't have a part of the screen, halves being there in landscape only and parts on pads
  /// only; nil where it can.
  package func problem(with part: Multitasking) -> String? {
    guard part != .fullScreen else { return nil }
    guard isOfPad else { return localized("Only pads divide their screens; choose one first.") }
    guard parts.contains(part) else { return missing(part) }
    guard part.width(onScreen: environment.size) != nil else {
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
    if part == .slideOver {
      return localized("%1$s has no Slide Over: its apps have the whole screen.", name)
    }
    return parts.contains(.slideOver)
      ? localized("%1$s has no Split View, but Slide Over.", name)
      : localized("%1$s has no Split View, and no Slide Over.", name)
  }
}
