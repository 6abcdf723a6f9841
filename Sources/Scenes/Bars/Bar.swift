import InterfaceBuilder
import Localization
import Styles
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

extension View {
  /// What all bars have.
  static let barAttributes: [AttributeEntry] = [
    .mode("barStyle", localized("Style"), "default"),
    .flag("translucent", localized("Translucent")) { NavigationBar($0.element).isTranslucent },
    .color("barTintColor", localized("Bar Tint")),
    .image("backgroundImage", localized("Background")),
    .image("shadowImage", localized("Shadow Image")),
  ]

  /// A bar that stands in its controller has a view's attributes there, as far as they are written.
  static func bar(ofController element: Element) -> AttributeTable {
    let (title, own) =
      switch ViewKind(tag: element.name) {
      case .tabBar: (TabBar.attributes.title, TabBar.attributes.entries)
      case .toolbar: (Toolbar.attributes.title, Toolbar.attributes.entries)
      default: (NavigationBar.attributes.title, NavigationBar.attributes.entries)
      }
    let views = (attributes.entries + layout.entries).map(\.whereWritten)
    return AttributeTable(title, own + views)
  }

  /// A look that a bar has in one of its situations, such as `scrollEdgeAppearance`.
  static func barAppearance(_ element: Element) -> AttributeTable {
    AttributeTable(
      (element.key ?? element.name).spacedAtCapitals.capitalizedFirst,
      [
        .color("backgroundColor", localized("Background"), nil),
        .image("backgroundImage", localized("Background Image")),
        .color("shadowColor", localized("Shadow Color"), nil),
        .image("shadowImage", localized("Shadow Image")),
        .mode("backgroundEffect", localized("Blur")),
        .image("backIndicatorImage", localized("Back Image")),
        .image("backIndicatorTransitionMaskImage", localized("Back Mask")),
      ])
  }

  /// Such as `titleTextAttributes`.
  static func textAttributes(_ element: Element) -> AttributeTable {
    AttributeTable(
      (element.key ?? element.name).spacedAtCapitals.capitalizedFirst,
      [
        .font("fontDescription", localized("Font")) { part($0, font: "fontDescription", $1) },
        .color("textColor", localized("Color"), nil),
        .color("textShadowColor", localized("Shadow Color"), nil),
        .size("textShadowOffset", localized("Shadow Offset")),
      ])
  }
}
