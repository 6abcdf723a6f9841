import CGtk
import Localization
import WorkerProtocol

/// The list of what has changed since an earlier version, in sentences; a row leads to what it is about.
@MainActor
final class ChangesPanel {
  private let changes: DocumentChanges
  private let page: SentencesPage
  private let noise = Object.label(wraps: true)

  /// - Parameter stack: Where the panel is a page, `changes`.
  init(stack: Object, changes: DocumentChanges) {
    self.changes = changes
    page = SentencesPage("changes", in: stack, label: localized("Changes")) { [weak changes] in
      changes?.go(to: $0)
    }
    page.addTools([
      ("go-up-symbolic", "win.previous-change", localized("Previous change (Shift+F7)")),
      ("go-down-symbolic", "win.next-change", localized("Next change (F7)")),
      ("window-close-symbolic", "win.end-changes", localized("Show the document alone again")),
    ])
    noise.addStyle("dim-label", "caption", "changes-noise")
    page.box.append(noise)
  }

  /// Takes over what is known.
  func update() {
    noise.isVisible = !changes.noise.isEmpty
    noise.setText(
      changes.noise.isEmpty
        ? ""
        : localized(
          "Only rewritten by Interface Builder: %1$s.", changes.noise.joined(separator: ", ")))
    let rows = changes.changes.map { change in
      // What only follows from changes has no line.
      let line = change.line > 0 ? localized("line %1$s", change.line) : nil
      return SentencesPage.Row(
        icon: change.kind.iconName, sentence: change.sentence,
        aside: [change.scene, line].compactMap(\.self).joined(separator: ", "),
        kind: change.kind.rawValue)
    }
    page.show(changes.sentence, rows, current: changes.current)
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
