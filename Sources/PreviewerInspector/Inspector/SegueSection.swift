import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import WorkerProtocol

/// The segues from what is selected, in the inspector, and a button that adds one.
@MainActor
final class SegueSection {
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let editing: Editing
  private let list = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let add = Object(gtk_button_new_with_label(localized("Add Segue…")))
  private var items: [(id: String, item: SegueItem)] = []
  private var kinds: [SegueKind] = []

  init(editing: Editing) {
    self.editing = editing
    box.append(Object.section(localized("Segues")))
    box.append(list)
    gtk_widget_set_halign(add.widget, GTK_ALIGN_START)
    gtk_widget_set_margin_top(add.widget, 6)
    gtk_actionable_set_action_name(add.opaque, "win.add-segue")
    gtk_widget_set_tooltip_text(
      add.widget, localized("Add a segue to another scene (Ctrl+Shift+E)"))
    box.append(add)
  }

  func update() {
    let source = editing.selection.element.flatMap { editing.segueSource(of: $0) }
    let segues = editing.selectedSegues
    let isScene = editing.selection.element?.view == nil
    // A label in a plain view has nothing to do with segues, though one could start at its controller.
    let isSource = source.map { $0.id != ownController || isScene } ?? false
    // A segue starts at one thing.
    add.isVisible = editing.selection.segue == nil
    box.isVisible =
      editing.selection.alsoSelected.isEmpty && (!segues.isEmpty || isSource && add.isVisible)
    guard box.isVisible else { return }
    if items.map(\.id) != segues.map(\.id) || kinds != editing.segueKinds { rebuild(segues) }
    for ((_, item), segue) in zip(items, segues) {
      item.show(SegueItem.Content(segue: segue, isEditable: editing.isEditable))
    }
  }

  private var ownController: String? {
    editing.selection.scene?.controllerID
  }

  /// What stays keeps its widgets, and with them the focus.
  private func rebuild(_ segues: [ShownSegue]) {
    if kinds != editing.segueKinds {
      kinds = editing.segueKinds
      for (_, item) in items { gtk_box_remove(list.pointer(), item.box.widget) }
      items = []
    }
    let hadFocus = gtk_widget_get_focus_child(list.widget) != nil
    var known = Dictionary(items.map { ($0.id, $0.item) }, uniquingKeysWith: { first, _ in first })
    items = segues.map { segue in
      (segue.id, known.removeValue(forKey: segue.id) ?? makeItem())
    }
    for item in known.values { gtk_box_remove(list.pointer(), item.box.widget) }
    var previous: Object?
    for (_, item) in items {
      if gtk_widget_get_parent(item.box.widget) == nil { list.append(item.box) }
      gtk_box_reorder_child_after(list.pointer(), item.box.widget, previous?.widget)
      previous = item.box
    }
    // What was removed had the focus.
    if hadFocus, gtk_widget_get_focus_child(list.widget) == nil {
      gtk_widget_grab_focus(add.widget)
    }
  }

  private func makeItem() -> SegueItem {
    SegueItem(
      kinds: kinds, isSettled: { [weak editing] in editing?.isSettled ?? true },
      edit: { [weak editing] in editing?.edit($0) },
      follow: { [weak editing] in editing?.selection.select($0) })
  }
}
