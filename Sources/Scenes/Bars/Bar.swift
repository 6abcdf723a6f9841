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

extension View {
  /// What all bars have.
  static let barAttributes: [AttributeEntry] = [
    .mode("barStyle", "Style", "default"),
    .flag("translucent", "Translucent") { NavigationBar($0.element).isTranslucent },
    .color("barTintColor", "Bar Tint"),
    .image("backgroundImage", "Background"),
    .image("shadowImage", "Shadow Image"),
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
        .color("backgroundColor", "Background", nil), .image("backgroundImage", "Background Image"),
        .color("shadowColor", "Shadow Color", nil), .image("shadowImage", "Shadow Image"),
        .mode("backgroundEffect", "Blur"), .image("backIndicatorImage", "Back Image"),
        .image("backIndicatorTransitionMaskImage", "Back Mask"),
      ])
  }

  /// Such as `titleTextAttributes`.
  static func textAttributes(_ element: Element) -> AttributeTable {
    AttributeTable(
      (element.key ?? element.name).spacedAtCapitals.capitalizedFirst,
      [
        .font("fontDescription", "Font") { part($0, font: "fontDescription", $1) },
        .color("textColor", "Color", nil), .color("textShadowColor", "Shadow Color", nil),
        .size("textShadowOffset", "Shadow Offset"),
      ])
  }
}
