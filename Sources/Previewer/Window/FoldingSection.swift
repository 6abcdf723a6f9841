import CGtk

/// Which sections of the inspector are folded, by their titles; the window remembers it.
@MainActor
final class SectionFolds {
  fileprivate(set) var folded: Set<String>

  init(folded: Set<String>) {
    self.folded = folded
  }
}

/// A part of the inspector with a title that folds it.
@MainActor
final class FoldingSection {
  /// All of it.
  let box: Object
  /// What is below the title.
  let content = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))

  init(_ title: String, folds: SectionFolds) {
    box = Object(gtk_expander_new(title))
    box.addStyle("folding")
    gtk_expander_set_child(box.opaque, content.widget)
    gtk_expander_set_expanded(box.opaque, folds.folded.contains(title) ? 0 : 1)
    Accessible(box.widget).setLabel(title)
    let raw = box.raw
    Signal.onPointer(raw, "notify::expanded") { _ in
      if gtk_expander_get_expanded(OpaquePointer(raw)) != 0 {
        folds.folded.remove(title)
      } else {
        folds.folded.insert(title)
      }
    }
  }

  /// Unfolds it and has the keyboard there, which scrolls to it.
  func reveal() {
    gtk_expander_set_expanded(box.opaque, 1)
    gtk_widget_grab_focus(box.widget)
  }
}
