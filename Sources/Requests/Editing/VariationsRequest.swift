import Editing
import InterfaceBuilder
import Processes
import WorkerProtocol
import Workspace

/// The parameters of `variations`.
package struct VariationsParameters: RequestParameters, TextRequest {
  package static let method = "variations"

  package var file: String?
  package var text: String?

  package init(file: String) {
    self.file = file
  }
}

/// The result of `variations`.
package struct VariationsResult: ResultMessage {
  package var variations: [VariationEntry]

  package init(variations: [VariationEntry]) {
    self.variations = variations
  }
}

extension VariationsParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> VariationsResult {
    try resolver.variations(self)
  }
}

extension Resolver {
  /// The attributes, constraints and views that a document has for some size classes only.
  package func variations(_ request: VariationsParameters) throws -> VariationsResult {
    do {
      let document = try Document(
        parsing: bytes(of: DocumentSource(file: request.file, text: request.text)))
      return VariationsResult(variations: document.variationEntries)
    } catch let error as DocumentError {
      throw FileError(error)
    }
  }
}

extension Document {
  /// All variations of the document, as entries of the result.
  var variationEntries: [VariationEntry] {
    let variations = variations
    let presence = Presence(in: self, variations)
    return variations.map { variation in
      VariationEntry(
        id: variation.id, element: variation.element, cell: variation.variationCase.name,
        property: variation.property, value: variation.value, base: variation.base,
        line: variation.line, needs: variation.id.flatMap(presence.needs))
    }
  }
}

extension ResolveResult {
  /// How the document is designed, and what varies in it.
  mutating func addDesign(of document: Document) {
    variations = document.variationEntries
    usesSizeClasses = document.root.flag("useTraitCollections") ?? false
    usesAutoLayout = document.root.flag("useAutolayout") ?? false
  }
}
