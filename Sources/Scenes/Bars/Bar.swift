import InterfaceBuilder
import Traits

/// What navigation bars, toolbars and tab bars have in common. Source of the defaults: their documentation.
package protocol Bar {
  /// Nil for a bar that only simulated metrics name: everything is as by default.
  var element: Element? { get }
}

extension Bar {
  package var isTranslucent: Bool { element?.flag("translucent") ?? true }

  /// Whether it has one of the black styles.
  package var isBlack: Bool { element?["barStyle"]?.hasPrefix("black") == true }
}

extension View {
  /// Behind a bar.
  package func barTint(in palette: Palette) -> Color? { color("barTintColor", in: palette) }
}
