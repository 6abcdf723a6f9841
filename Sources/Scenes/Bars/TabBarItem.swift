import InterfaceBuilder

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
      .mode("systemItem", "System Item", "custom"),
      .text("badgeValue", "Badge"),
      .text("title", "Title"),
      .image("image", "Image"),
      .mode("catalog", "Image Catalog"),
      .image("selectedImage", "Selected Image"),
      .image("landscapeImage", "Landscape Image"),
      .number("tag", "Tag", 0),
      .flag("enabled", "Enabled", true),
    ])
}
