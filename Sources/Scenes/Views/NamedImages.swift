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

/// The properties that name images, by the element: those of views are in their files. Source of the others:
/// `Vocabulary.knownNames`.
private let imageProperties: [String: [String]] = {
  var properties = [
    "state": ["image", "backgroundImage"],
    "buttonConfiguration": ["image"],
    "backgroundConfiguration": ["image"],
    "segment": ["image"],
    "barButtonItem": ["image", "landscapeImage", "selectedImage", "backgroundImage"],
    "tabBarItem": ["image", "landscapeImage", "selectedImage"],
  ]
  for kind in ViewKind.allCases where !kind.type.imageProperties.isEmpty {
    properties[kind.rawValue] = kind.type.imageProperties
  }
  return properties
}()
