/// What a document says of things outside it, so that it can be shown without them: images, colours,
/// and the sizes that designable views had when Interface Builder last ran their code.
package struct Resources: Sendable {
  package struct Image: Hashable, Sendable {
    /// Points; for a symbol at its document's design size, not the size it is shown at.
    package let width: Double
    package let height: Double
    /// Whether the image is one of the system's symbols.
    package let isSymbol: Bool
  }

  package private(set) var images: [String: Image] = [:]
  /// Those of which the document has the bytes itself, by their names.
  package private(set) var embeddedImages: Set<String> = []
  /// Intrinsic content sizes by view id, in points.
  package private(set) var designableSizes: [String: (width: Double, height: Double)] = [:]
  /// The tint that the document gives every view that has none of its own.
  package let globalTint: ColorElement?
  private var namedColors: [String: ColorElement] = [:]
  private var systemColors: [String: ColorElement] = [:]

  /// Collects the document's resources; keep them rather than collecting them again.
  package init(of document: Document) {
    globalTint = document.globalTint
    for element in document.root.child("resources")?.children.map({ $0 }) ?? [] {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        if element.children.contains(where: { _ in true }) { embeddedImages.insert(name) }
        guard let width = element.number("width"), let height = element.number("height") else {
          continue
        }
        images[name] = Image(
          width: width, height: height, isSymbol: element["catalog"] == "system")
      case "namedColor": namedColors[name] = element.child("color").flatMap(ColorElement.init)
      case "systemColor": systemColors[name] = element.child("color").flatMap(ColorElement.init)
      default: continue
      }
    }
    for designable in document.root.child("designables")?.children("designable") ?? [] {
      guard let id = designable["name"] else { continue }
      designableSizes[id] = designable.size("intrinsicContentSize")
    }
  }

  /// The names of the catalog's colours that the document uses.
  package var colorNames: some Collection<String> { namedColors.keys }

  /// The catalog's colour with this name, as it was in light appearance.
  package func namedColor(_ name: String) -> ColorElement.Components? {
    namedColors[name]?.components
  }

  /// The system's colour with this name, as it was in light appearance.
  package func systemColor(_ name: String) -> ColorElement.Components? {
    systemColors[name]?.components
  }
}
