import Localization
import Traits
import WorkerProtocol

/// Something that the user wants changed in the document.
package struct DocumentEdit: Hashable, Sendable {
  var operations: [EditOperation]
  /// The size class that it is for; nil for the base.
  var cell: SizeClassCell?
  /// What undoing it is called after: “Exclude “Title” for wC hAny”.
  var title: String
  /// What of a value's changes is undone at once, such as while it is dragged; nil for all of it.
  var group: String?
  /// Whether it is asked about first where something would become ambiguous.
  var needsConsent = false
}

extension DocumentEdit {
  /// Installs views or a constraint in a size class, or the base, or leaves them out there.
  package static func install(
    _ elements: [SelectedElement], _ isInstalled: Bool, in cell: SizeClassCell?
  ) -> DocumentEdit {
    DocumentEdit(
      operations: elements.map { isInstalled ? .include(id: $0.id) : .exclude(id: $0.id) },
      cell: cell,
      title: cell.placed(
        isInstalled
          ? localized("Install %1$s", elements.title) : localized("Exclude %1$s", elements.title)),
      needsConsent: !isInstalled)
  }

  /// Takes away what a size class says about whether something is installed: it is as the more general
  /// classes say.
  package static func removeInstallation(
    _ elements: [SelectedElement], in cell: SizeClassCell
  ) -> DocumentEdit {
    DocumentEdit(
      operations: elements.map {
        $0.variations.isInstalled(in: cell, withOwn: false)
          ? .include(id: $0.id) : .exclude(id: $0.id)
      }, cell: cell,
      title: SizeClassCell?.some(cell).placed(localized("Remove Case of %1$s", elements.title)))
  }

  /// Several changes as one, which is undone at once; nil where there are none.
  package init?(joining edits: [DocumentEdit], title: String) {
    guard let first = edits.first else { return nil }
    self = first
    guard edits.count > 1 else { return }
    operations = edits.flatMap(\.operations)
    group = edits.compactMap(\.group).joined(separator: " ")
    needsConsent = edits.contains(where: \.needsConsent)
    self.title = title
  }

  /// Gives a property a value; nil takes away what it has.
  package static func set(
    _ key: String, of id: String, to value: String?, named name: String, in cell: SizeClassCell?,
    group: String? = nil
  ) -> DocumentEdit {
    let operation: EditOperation =
      value.map { .set(id: id, key: key, value: $0) } ?? .unset(id: id, key: key)
    return DocumentEdit(
      operations: [operation], cell: cell, title: title(key, of: "“\(name)”", in: cell),
      group: group)
  }

  /// What changing a property is called.
  package static func title(_ key: String, of what: String, in cell: SizeClassCell?) -> String {
    cell.placed(localized("Change %1$s of %2$s", PropertyName(key).words, what))
  }
}

extension SizeClassCell? {
  /// What is done, and for which size class.
  fileprivate func placed(_ title: String) -> String {
    guard let self, self != .any else { return title }
    return localized("%1$s for %2$s", title, self.shortLabel)
  }
}
