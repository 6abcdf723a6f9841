import Localization
import WorkerProtocol

/// A selected view, or a constraint of one, as it can be changed.
package struct SelectedElement: Hashable, Sendable {
  package var id: String
  /// What people call it.
  package var name: String
  /// What is written of it; nil of what the document has no element of.
  package var values: ElementValues?
  package var variations: ElementVariations

  package init(
    id: String, name: String, values: ElementValues? = nil, variations: ElementVariations
  ) {
    self.id = id
    self.name = name
    self.values = values
    self.variations = variations
  }
}

extension [SelectedElement] {
  /// What titles call them: “Title”, or 3 Views.
  package var title: String {
    count == 1 ? "“\(self[0].name)”" : localized("%1$s View", plural: "%1$s Views", count)
  }
}
