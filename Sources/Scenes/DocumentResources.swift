import InterfaceBuilder
import Traits

/// What a document says of things outside it: sizes of images, and sizes that designable views had
/// when Interface Builder last ran their code.
package struct DocumentResources: Sendable {
  package struct Image: Hashable, Sendable {
    /// Points; for a symbol at its document's design size, not the size it is shown at.
    package let size: Size
    package let isSymbol: Bool
  }

  package private(set) var images: [String: Image] = [:]
  /// Intrinsic content sizes by view id, in points.
  package private(set) var designableSizes: [String: Size] = [:]

  init(_ document: Document) {
    for element in document.root.child("resources")?.children.filter({ $0.name == "image" }) ?? [] {
      guard let name = element["name"], let width = element.number("width"),
        let height = element.number("height")
      else { continue }
      images[name] = Image(
        size: Size(width: width, height: height), isSymbol: element["catalog"] == "system")
    }
    for element in document.root.child("designables")?.children.map({ $0 }) ?? [] {
      guard let id = element["name"],
        let size = element.child("size", key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      designableSizes[id] = Size(width: width, height: height)
    }
  }
}
