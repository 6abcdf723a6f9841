import CGtk
import PreviewerGtk

/// Which sections of the inspector aren't as they are at first, which is unfolded for most, by their titles; the
/// window remembers it.
@MainActor
package final class SectionFolds {
  package fileprivate(set) var folded: Set<String>

  package init(folded: Set<String>) {
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
  /// Told when it was folded or unfolded.
  var onFold: (@MainActor () -> Void)?

  /// - Parameter isFolded: Whether it is at first, before a user unfolds it.
  init(_ title: String, isFolded: Bool = false, folds: SectionFolds) {
    box = Object(gtk_expander_new(title))
    box.addStyle("folding")
    gtk_expander_set_child(box.opaque, content.widget)
    let isAsAtFirst = !folds.folded.contains(title)
    gtk_expander_set_expanded(box.opaque, isAsAtFirst == isFolded ? 0 : 1)
    Accessible(box.widget).setLabel(title)
    let raw = box.raw
    Signal.onPointer(raw, "notify::expanded") { [weak self] _ in
      if (gtk_expander_get_expanded(OpaquePointer(raw)) == 0) == isFolded {
        folds.folded.remove(title)
      } else {
        folds.folded.insert(title)
      }
      self?.onFold?()
    }
  }

  var isUnfolded: Bool { gtk_expander_get_expanded(box.opaque) != 0 }

  /// Unfolds it and has the keyboard there, which scrolls to it.
  func reveal() {
    gtk_expander_set_expanded(box.opaque, 1)
    gtk_widget_grab_focus(box.widget)
  }
}
