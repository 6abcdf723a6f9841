import CGtk
import Localization
import WorkerProtocol

/// The list of a merge's conflicts, in sentences, with what was chosen of each.
@MainActor
final class MergePanel {
  private let merging: DocumentMerging
  private let page: SentencesPage

  /// - Parameter stack: Where the panel is a page, `merge`.
  init(stack: Object, merging: DocumentMerging) {
    self.merging = merging
    page = SentencesPage("merge", in: stack, label: localized("Conflicts")) { [weak merging] in
      merging?.go(to: $0)
    }
    for (choice, key, words) in [
      (MergeChoice.ours, "Alt+1", localized("What ours has")),
      (.theirs, "Alt+2", localized("What theirs has")),
      (.both, "Alt+3", localized("What ours has, and what theirs has beside it")),
    ] {
      let button = Object(gtk_button_new_with_label(choice.title))
      gtk_actionable_set_action_name(button.opaque, "win.use-\(choice.rawValue)")
      gtk_widget_set_tooltip_text(button.widget, "\(words) (\(key))")
      page.bar.append(button)
    }
    page.addTools([
      ("go-up-symbolic", "win.previous-change", localized("Previous conflict (Shift+F7)")),
      ("go-down-symbolic", "win.next-change", localized("Next conflict (F7)")),
      ("window-close-symbolic", "win.hide-merge", localized("Show the result alone")),
    ])
  }

  /// Takes over what is known.
  func update() {
    let rows = merging.conflicts.map { conflict in
      SentencesPage.Row(
        icon: conflict.choice == nil ? "dialog-question-symbolic" : "object-select-symbolic",
        sentence: merging.sentence(of: conflict),
        aside: conflict.choice?.title ?? localized("to decide"))
    }
    page.show(merging.sentence, rows, current: merging.current)
  }
}
