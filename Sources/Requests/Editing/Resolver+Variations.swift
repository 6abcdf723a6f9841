import Editing
import InterfaceBuilder
import WorkerProtocol
import Workspace

extension Resolver {
  /// What a document has for some size classes only.
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
  /// All that varies, as messages have it.
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
