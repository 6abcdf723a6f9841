import Localization

/// UIImageView.
package struct ImageView: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  package var image: ImageReference? { view.imageReference("image") }

  /// What it shows in a selected cell; nil where that is no other image.
  package var highlightedImage: ImageReference? { view.imageReference("highlightedImage") }
}

extension ImageView {
  static let attributes = AttributeTable(
    "Image View",
    [
      .image("image", localized("Image")),
      .mode("catalog", localized("Image Catalog")),
      .image("highlightedImage", localized("Highlighted Image")),
      .flag("highlighted", localized("Highlighted"), false),
      .flag("animating", localized("Animating")),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", localized("Adjusts Image Size")),
      .flag("adjustsImageWhenAncestorFocused", localized("Adjusts Image When Focused")),
      .mode("preferredImageDynamicRange", localized("Dynamic Range")),
    ])
}
