import InterfaceBuilder
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

extension ImageView: KnownView {
  static let className: String? = "UIImageView"
  static var words: String? { localized("image view", context: "kind") }
  static let symbol: String? = "image"
  static let takesTouches = false
  static let accessibilityRole = AccessibilityRole.image
  static let imageProperties = ["image", "highlightedImage"]
  static let editableProperties = [
    EditableProperty("image", localized("Image"), .image, canVary: true)
  ]

  var shownName: String? { image?.name }
  var hasContent: Bool { image != nil }

  /// An image view is no element for VoiceOver unless it is made one.
  func namelessness(in circumstances: SpokenCircumstances) -> String? {
    if let image, circumstances.scene.isSymbol(image) { return nil }
    // Older versions of Interface Builder wrote the traits of any image view, such as `image`.
    let element = view.element
    let traits = element?.child(key: "accessibilityConfiguration")?.child("accessibilityTraits")
    let acts = traits?.flag("button") == true || traits?.flag("link") == true
    if view.isAccessibilityElement == true || acts {
      return localized(
        "VoiceOver stops at this image view, which has no accessibility label, and can't name it.")
    }
    guard view.isUserInteractionEnabled,
      element?.outlets.contains(where: { $0.property == "gestureRecognizers" }) == true
    else { return nil }
    return localized(
      """
      This image view is touched, and is no accessibility element with a label: VoiceOver passes \
      it by.
      """)
  }
}
