import Localization
import WorkerProtocol

/// A selected view, or a constraint of one, as it can be changed.
struct SelectedElement: Hashable, Sendable {
  var id: String
  /// What people call it.
  var name: String
  /// What is written of it; nil of what the document has no element of.
  var values: ElementValues?
  var variations: ElementVariations
}

extension [SelectedElement] {
  /// What titles call them: “Title”, or 3 Views.
  var title: String {
    count == 1 ? "“\(self[0].name)”" : localized("%1$s View", plural: "%1$s Views", count)
  }
}
