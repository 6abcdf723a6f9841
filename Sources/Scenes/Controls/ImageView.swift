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
      .image("image", "Image"),
      .mode("catalog", "Image Catalog"),
      .image("highlightedImage", "Highlighted Image"),
      .flag("highlighted", "Highlighted", false),
      .flag("animating", "Animating"),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", "Adjusts Image Size"),
      .flag("adjustsImageWhenAncestorFocused", "Adjusts Image When Focused"),
      .mode("preferredImageDynamicRange", "Dynamic Range"),
    ])
}
