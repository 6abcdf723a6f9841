import InterfaceBuilder
import Localization

/// UITabBarItem.
package struct TabBarItem {
  package let element: Element

  package init(_ element: Element) { self.element = element }

  package var title: String? { element.string("title") }
  package var image: ImageReference? { element.imageReference("image") }

  /// Source: UITabBarItem.selectedImage's documentation: without one, the image stays.
  package var selectedImage: ImageReference? { element.imageReference("selectedImage") ?? image }

  /// The name of one of UIKit's own items, such as `favorites`.
  package var systemItem: String? { element["systemItem"] }
  package var badge: String? { element["badgeValue"] }
}

extension TabBarItem {
  static let attributes = AttributeTable(
    "Tab Bar Item",
    [
      .mode("systemItem", localized("System Item"), "custom"),
      .text("badgeValue", localized("Badge")),
      .text("title", localized("Title")),
      .image("image", localized("Image")),
      .mode("catalog", localized("Image Catalog")),
      .image("selectedImage", localized("Selected Image")),
      .image("landscapeImage", localized("Landscape Image")),
      .number("tag", localized("Tag"), 0),
      .flag("enabled", localized("Enabled"), true),
    ])
}
