import InterfaceBuilder
import Localization
import Styles
import Traits

/// UIBarButtonItem. Source of the defaults: its documentation.
package struct BarButtonItem {
  package enum Space {
    case flexible, fixed
  }

  package let element: Element

  /// Nil where the element is something else.
  package init?(_ element: Element) {
    guard element.name == "barButtonItem" else { return nil }
    self.element = element
  }

  package var title: String? { element.string("title") }
  package var image: ImageReference? { element.imageReference("image") }

  /// The name of one of UIKit's own items, such as `add`.
  package var systemItem: String? { element["systemItem"] }

  /// Nil for what isn't there for the room that it takes.
  package var space: Space? {
    switch systemItem {
    case "flexibleSpace": .flexible
    case "fixedSpace": .fixed
    default: nil
    }
  }

  /// A view of the app's that it shows.
  package var customView: Element? { element.child(key: "customView") }

  /// Points that the document has for it or for its view; nil is as its content needs.
  package var width: Double? {
    if let customView { return customView.rectangle("frame")?.width }
    return element.number("width").flatMap { $0 > 0 ? $0 : nil }
  }

  /// Points that a fixed space takes; below 0 it moves what follows back.
  package var spaceWidth: Double { element.number("width") ?? 0 }

  /// Whether it is drawn in a heavier weight. Source: UIBarButtonItem.Style.done; that UIKit's own item Done is so
  /// without saying it, and Save isn't, is seen in pictures of iOS 9 (B-Lach/xenim-ios-app) and 11
  /// (Winnie90/TFGMLive).
  package var isDone: Bool { element["style"] == "done" || systemItem == "done" }

  package var isEnabled: Bool { element.flag("enabled") ?? true }

  package func tint(in palette: Palette) -> Color? { palette.color(element.color("tintColor")) }
}

extension Element {
  /// The bar button items that it holds.
  package var barButtonItems: [BarButtonItem] { children.compactMap(BarButtonItem.init) }
}

extension BarButtonItem {
  /// With the name of the item in its title.
  static func attributes(of element: Element) -> AttributeTable {
    let name =
      element["systemItem"].map { $0.spacedAtCapitals.capitalizedFirst }
      ?? element.string("title") ?? element["image"]
    return AttributeTable(
      name.map { "Bar Button Item: \($0)" } ?? "Bar Button Item",
      [
        .mode("systemItem", localized("System Item"), "custom"),
        .mode("style", localized("Style"), "plain"),
        .text("title", localized("Title")),
        .image("image", localized("Image")),
        .image("selectedImage", localized("Selected Image")),
        .image("landscapeImage", localized("Landscape Image")),
        .mode("catalog", localized("Image Catalog")),
        .color("tintColor", localized("Tint")),
        .number("width", localized("Width")),
        .number("tag", localized("Tag"), 0),
        .flag("enabled", localized("Enabled"), true),
        .flag("springLoaded", localized("Spring Loaded")),
      ])
  }
}
