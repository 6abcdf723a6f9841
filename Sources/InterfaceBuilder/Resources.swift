/// What a document knows of the resources that it names, so that it can be shown without them.
package struct Resources: Sendable {
  package struct Image: Hashable, Sendable {
    package let name: String
    /// Points.
    package let width: Double
    package let height: Double
    /// Whether the image is one of the system's symbols.
    package let isSystemSymbol: Bool
  }

  /// Symbols and images of one name are different resources.
  private var images: [String: Image] = [:]
  private var symbols: [String: Image] = [:]
  private var namedColors: [String: ColorElement] = [:]
  private var systemColors: [String: ColorElement] = [:]

  /// Collects the document's resources; keep them rather than collecting them again.
  package init(of document: Document) {
    for element in document.root.child("resources")?.children.map({ $0 }) ?? [] {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        let image = Image(
          name: name, width: element.number("width") ?? 0, height: element.number("height") ?? 0,
          isSystemSymbol: element["catalog"] == "system")
        if image.isSystemSymbol { symbols[name] = image } else { images[name] = image }
      case "namedColor": namedColors[name] = element.child("color").map(ColorElement.init)
      case "systemColor": systemColors[name] = element.child("color").map(ColorElement.init)
      default: continue
      }
    }
  }

  /// The image or symbol with this name, with the size that it had when the document was saved.
  package func image(named name: String, isSystemSymbol: Bool = false) -> Image? {
    isSystemSymbol ? symbols[name] : images[name]
  }

  /// The catalog's colour with this name, as it was in light appearance.
  package func namedColor(_ name: String) -> ColorElement.Components? {
    namedColors[name]?.components
  }

  /// The system's colour with this name, as it was in light appearance.
  package func systemColor(_ name: String) -> ColorElement.Components? {
    systemColors[name]?.components
  }

  /// A colour's components, looked up here where it only has a name.
  package func components(of color: ColorElement) -> ColorElement.Components? {
    switch color.value {
    case .components(let components): components
    case .named(let name): namedColor(name) ?? color.components
    case .system(let name): systemColor(name) ?? color.components
    case nil: nil
    }
  }
}
