import InterfaceBuilder

extension View {
  /// The images that its own properties name, shown or not, without those of its parts.
  package var namedImages: [ImageReference] {
    guard let element, element.isNamed(in: elementsWithImages) else { return [] }
    return (imageProperties[element.name] ?? []).compactMap(imageReference)
  }
}

extension Element {
  /// The same of a part of a view or a controller, such as a button's state or an item of a bar.
  package var namedImages: [ImageReference] {
    guard isNamed(in: elementsWithImages) else { return [] }
    return (imageProperties[name] ?? []).compactMap(imageReference)
  }
}

private let elementsWithImages = ElementNames(imageProperties.keys)

/// The properties that name images, by the element. Source: `Vocabulary.knownNames`.
private let imageProperties: [String: [String]] = [
  "imageView": ["image", "highlightedImage"],
  "state": ["image", "backgroundImage"],
  "buttonConfiguration": ["image"],
  "backgroundConfiguration": ["image"],
  "segment": ["image"],
  "slider": ["minimumValueImage", "maximumValueImage"],
  "switch": ["onImage", "offImage"],
  "textField": ["background", "disabledBackground"],
  "pageControl": ["preferredIndicatorImage", "preferredCurrentPageIndicatorImage"],
  "progressView": ["progressImage", "trackImage"],
  "searchBar": ["backgroundImage", "scopeBarBackgroundImage", "searchFieldBackgroundImage"],
  "navigationBar": [
    "backgroundImage", "shadowImage", "backIndicatorImage", "backIndicatorTransitionMaskImage",
  ],
  "toolbar": ["backgroundImage", "shadowImage"],
  "tabBar": ["backgroundImage", "shadowImage", "selectionIndicatorImage"],
  "barButtonItem": ["image", "landscapeImage", "selectedImage", "backgroundImage"],
  "tabBarItem": ["image", "landscapeImage", "selectedImage"],
]
