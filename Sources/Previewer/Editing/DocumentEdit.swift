import Traits
import WorkerProtocol

/// Something that the user wants changed in the document.
struct DocumentEdit: Hashable, Sendable {
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
  /// Installs a view or constraint in a size class, or the base, or leaves it out there.
  static func install(
    _ id: String, _ isInstalled: Bool, named name: String, in cell: SizeClassCell?
  ) -> DocumentEdit {
    DocumentEdit(
      operations: [isInstalled ? .include(id: id) : .exclude(id: id)], cell: cell,
      title: "\(isInstalled ? "Install" : "Exclude") “\(name)”\(cell.placeInTitle)",
      needsConsent: !isInstalled)
  }

  /// Takes away what a size class says about whether something is installed.
  /// - Parameter isInstalled: Whether it is, by what the more general classes say.
  static func removeInstallation(
    _ id: String, inheriting isInstalled: Bool, named name: String, in cell: SizeClassCell
  ) -> DocumentEdit {
    DocumentEdit(
      operations: [isInstalled ? .include(id: id) : .exclude(id: id)], cell: cell,
      title: "Remove Case of “\(name)”\(SizeClassCell?.some(cell).placeInTitle)")
  }

  /// Gives a property a value; nil takes away what it has.
  static func set(
    _ key: String, of id: String, to value: String?, named name: String, in cell: SizeClassCell?,
    group: String? = nil
  ) -> DocumentEdit {
    let operation: EditOperation =
      value.map { .set(id: id, key: key, value: $0) } ?? .unset(id: id, key: key)
    return DocumentEdit(
      operations: [operation], cell: cell,
      title: "Change \(PropertyName(key).words) of “\(name)”\(cell.placeInTitle)", group: group)
  }
}

extension SizeClassCell? {
  fileprivate var placeInTitle: String {
    guard let self, self != .any else { return "" }
    return " for \(self.shortLabel)"
  }
}
