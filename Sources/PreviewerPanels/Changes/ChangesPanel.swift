import CGtk
import Localization
import PreviewerGtk
import WorkerProtocol

/// The list of what has changed since an earlier version, in sentences; a row leads to what it is about.
@MainActor
package final class ChangesPanel {
  enum Child: String, TemplateChild {
    case panel, title, list, noise
    static var definition: [UInt8] { PackageResources.ChangesPanel_ui }
  }

  private let ui = Template(Child.self)
  private let changes: DocumentChanges
  private let list: SentenceList

  package init(changes: DocumentChanges) {
    self.changes = changes
    list = SentenceList(ui[.list], title: ui[.title]) { [weak changes] in changes?.go(to: $0) }
  }

  package var panel: Object { ui[.panel] }

  /// Takes over what is known.
  package func update() {
    ui[.noise].isVisible = !changes.noise.isEmpty
    ui[.noise].setText(
      changes.noise.isEmpty
        ? ""
        : localized(
          "Only rewritten by Interface Builder: %1$s.", changes.noise.joined(separator: ", ")))
    let rows = changes.changes.map { change in
      // What only follows from changes has no line.
      let line = change.line > 0 ? localized("line %1$s", change.line) : nil
      return SentenceList.Row(
        icon: change.kind.iconName, sentence: change.sentence,
        aside: line ?? "", kind: change.kind.rawValue,
        heading: change.scene.map { $0.isEmpty ? localized("Without a Title") : $0 } ?? "")
    }
    list.show(changes.sentence, rows, current: changes.current)
  }
}

extension DocumentChange.Kind {
  /// Of Adwaita's icons.
  fileprivate var iconName: String {
    switch self {
    case .added: "list-add-symbolic"
    case .removed: "list-remove-symbolic"
    case .changed: "document-edit-symbolic"
    case .moved: "object-flip-vertical-symbolic"
    }
  }
}
