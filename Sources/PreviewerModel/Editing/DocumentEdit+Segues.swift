import Localization
import WorkerProtocol

extension DocumentEdit {
  package static func addSegue(
    from source: SegueSource, to destination: SegueDestination, kind: SegueKind
  ) -> DocumentEdit {
    DocumentEdit(
      operations: [.addSegue(from: source.id, to: destination.controller, kind: kind)],
      title: localized("Add Segue “%1$s” to “%2$s”", kind.title, destination.name))
  }

  package static func removeSegue(_ id: String, to destination: String) -> DocumentEdit {
    DocumentEdit(
      operations: [.removeSegue(id: id)], title: localized("Remove Segue to “%1$s”", destination))
  }

  package static func changeSegue(
    _ id: String, to kind: SegueKind, leadingTo destination: String
  ) -> DocumentEdit {
    DocumentEdit(
      operations: [.changeSegue(id: id, kind: kind)],
      title: localized("Make Segue to “%1$s” “%2$s”", destination, kind.title))
  }
}

/// A scene that a segue can lead to.
package struct SegueDestination: Hashable, Sendable {
  package var scene: String
  /// The id of its controller.
  var controller: String
  package var name: String
}

extension SegueKind {
  /// What it does, where the title says too little.
  package var hint: String? {
    switch self {
    case .show: localized("pushes where there is a navigation controller")
    case .showDetail: localized("replaces the detail of a split view")
    case .presentation: localized("covers what is there")
    case .popoverPresentation: localized("a sheet in compact width")
    case .custom: localized("by a class of the app’s own")
    case .push, .modal, .popover, .replace: localized("before iOS 8")
    }
  }

  /// Those that a document can be given, in a menu's order.
  /// - Parameter usesSizeClasses: Whether the document does, which leaves out what doesn't adapt to them.
  static func offered(usesSizeClasses: Bool) -> [SegueKind] {
    allCases.filter { $0.isAdaptive || !usesSizeClasses }
  }
}
