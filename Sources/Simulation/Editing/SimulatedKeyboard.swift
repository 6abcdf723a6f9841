import Traits
import UIKitMetrics

/// The keyboard that is on screen.
package struct SimulatedKeyboard: Hashable, Sendable {
  package let input: TextInput
  /// Points from its top to the screen's bottom.
  package let height: Double
  /// Points of it that the bar above the keys has.
  package let barHeight: Double
  /// Points at its bottom in which there are no keys: the home indicator's, and on upright phones a
  /// row of the system's own buttons above it. By eye.
  package let footHeight: Double
  /// What its keys keep clear of at their sides, beside round corners and what sensors take.
  package let safeArea: EdgeInsets
}

extension Simulation {
  /// Nil while nothing is typed into.
  package var keyboard: SimulatedKeyboard? {
    guard let editing else { return nil }
    let screenful = screen.environment
    let isPad = screenful.traits.userInterfaceIdiom == .pad
    func height(hasBar: Bool) -> Double {
      let orientation = screen.orientation
      return screen.device?.keyboardHeight(orientation, on: screen.system, hasBar: hasBar)
        ?? Device.keyboardHeight(
          on: isPad ? .pad : .phone, hasHomeIndicator: screenful.safeArea.bottom > 0,
          orientation, screen.system, hasBar: hasBar)
    }
    let full = height(hasBar: isPad || editing.hasSuggestions)
    let indicator = screenful.safeArea.bottom
    let hasFoot = indicator > 0 && !isPad && !screen.orientation.isLandscape
    return SimulatedKeyboard(
      input: editing, height: min(full, screenful.size.height),
      barHeight: full - height(hasBar: false), footHeight: hasFoot ? indicator + 41 : indicator,
      safeArea: screenful.safeArea)
  }
}
