import InterfaceBuilder
import Traits

/// An image as a property names it.
package struct ImageReference: Hashable, Sendable {
  package let name: String
  /// Whether the property says that it is one of Apple's symbols; see `Scene.isSymbol`.
  let isSymbol: Bool
  /// A symbol's own scale: `small`, `medium` or `large`.
  package let symbolScale: String?
  /// Where it is written, if that is an element of its own.
  let element: Element?

  /// - Parameter name: Nil or empty where there is no image; Interface Builder also writes `nil` for none.
  fileprivate init?(_ name: String?, catalog: String?, element: Element? = nil) {
    guard let name, !name.isEmpty, name != "nil" else { return nil }
    self.name = name
    isSymbol = catalog == "system"
    symbolScale = element?["symbolScale"]
    self.element = element
  }

  /// - Parameter element: An `imageReference`; anything else names no image.
  fileprivate init?(_ element: Element?) {
    guard let element, element.name == "imageReference" else { return nil }
    self.init(element["image"], catalog: element["catalog"], element: element)
  }
}

extension Element {
  /// The image of a property, which is an `imageReference` or an attribute.
  func imageReference(_ key: String) -> ImageReference? {
    ImageReference(child(key: key)) ?? ImageReference(self[key], catalog: self["catalog"])
  }
}

extension Scene {
  /// Whether an image is one of Apple's symbols, as its property or the document's resources say.
  package func isSymbol(_ image: ImageReference) -> Bool {
    image.isSymbol || resources.images[image.name]?.isSymbol == true
  }

  /// A symbol's size as documents remember it, of which `SymbolConfiguration` makes its size in points; nil
  /// where only the document's own canvas could tell.
  ///
  /// The document doesn't know a symbol that code shows, whose size UIKit has: the medians of the 44 symbols
  /// of the corpus stand in. MINED.
  package func rememberedSize(ofSymbol name: String) -> Size? {
    resources.images[name]?.size
      ?? (platform.showsRememberedImages ? nil : Size(width: 128, height: 121))
  }
}

extension View {
  /// The image of a property for the scene's traits.
  func imageReference(_ key: String) -> ImageReference? {
    // What code sets is in the catalog that the resources say, too.
    if key == "image", let runtimeImage { return ImageReference(runtimeImage, catalog: nil) }
    if let reference = ImageReference(value(key)) { return reference }
    // What a variation names is in the catalog that the resources say.
    let isOwn = self[key] == element?[key]
    return ImageReference(self[key], catalog: isOwn ? element?["catalog"] : nil)
  }
}
