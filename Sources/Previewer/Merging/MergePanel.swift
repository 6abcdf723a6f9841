import CGtk
import Localization
import WorkerProtocol

/// The list of a merge's conflicts, in sentences, with what was chosen of each.
@MainActor
final class MergePanel {
  private let merging: DocumentMerging
  private let title = Object.label()
  private let list = Object(gtk_list_view_new(nil, nil))
  private var shown: [MergeConflict] = []

  /// - Parameter stack: Where the panel is a page, `merge`.
  init(stack: Object, merging: DocumentMerging) {
    self.merging = merging
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    box.append(makeBar())
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    gtk_widget_set_vexpand(scroller.widget, 1)
    scroller.addStyle("fading")
    box.append(scroller)
    gtk_stack_add_named(stack.opaque, box.widget, "merge")

    list.addStyle("issues")
    Accessible(list.widget).setLabel(localized("Conflicts"))
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    list.setRows(make: Self.makeRow, bind: { [weak self] in self?.bind($0, $1) })
    Signal.onNumber(list.raw, "activate") { [weak self] in self?.merging.go(to: $0) }
  }

  private func makeBar() -> Object {
    let bar = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    bar.addStyle("issues-bar")
    gtk_widget_set_hexpand(title.widget, 1)
    title.addStyle("heading")
    bar.append(title)
    for (choice, key, words) in [
      (MergeChoice.ours, "Alt+1", localized("What ours has")),
      (.theirs, "Alt+2", localized("What theirs has")),
      (.both, "Alt+3", localized("What ours has, and what theirs has beside it")),
    ] {
      let button = Object(gtk_button_new_with_label(choice.title))
      gtk_actionable_set_action_name(button.opaque, "win.use-\(choice.rawValue)")
      gtk_widget_set_tooltip_text(button.widget, "\(words) (\(key))")
      bar.append(button)
    }
    for (icon, action, words) in [
      ("go-up-symbolic", "win.previous-change", localized("Previous conflict (Shift+F7)")),
      ("go-down-symbolic", "win.next-change", localized("Next conflict (F7)")),
      ("window-close-symbolic", "win.hide-merge", localized("Show the result alone")),
    ] {
      let button = Object(gtk_button_new_from_icon_name(icon))
      button.addStyle("flat")
      gtk_actionable_set_action_name(button.opaque, action)
      gtk_widget_set_tooltip_text(button.widget, words)
      Accessible(button.widget).setLabel(words)
      bar.append(button)
    }
    return bar
  }

  /// Takes over what is known.
  func update() {
    title.setText(merging.sentence)
    gtk_widget_set_tooltip_text(title.widget, merging.sentence)
    if merging.conflicts != shown || gtk_list_view_get_model(list.opaque) == nil {
      shown = merging.conflicts
      let model = Object(owning: gtk_single_selection_new(NumberList.make(shown.indices)))
      gtk_single_selection_set_autoselect(model.opaque, 0)
      gtk_single_selection_set_can_unselect(model.opaque, 1)
      gtk_single_selection_set_selected(model.opaque, GTK_INVALID_LIST_POSITION)
      gtk_list_view_set_model(list.opaque, model.opaque)
    }
    guard let current = merging.current,
      let model = gtk_list_view_get_model(list.opaque),
      gtk_single_selection_get_selected(model) != guint(current)
    else { return }
    gtk_single_selection_set_selected(model, guint(current))
    gtk_widget_activate_action_variant(
      list.widget, "list.scroll-to-item", g_variant_new_uint32(guint(current)))
  }

  private static func makeRow() -> Object {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    let image = Object(gtk_image_new())
    let sentence = Object.label(wraps: true)
    gtk_widget_set_hexpand(sentence.widget, 1)
    let choice = Object.label()
    choice.addStyle("dim-label")
    for part in [image, choice] { gtk_widget_set_valign(part.widget, GTK_ALIGN_START) }
    for part in [image, sentence, choice] { row.append(part) }
    return row
  }

  private func bind(_ item: OpaquePointer, _ row: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard shown.indices.contains(position), let image = gtk_widget_get_first_child(row),
      let sentence = gtk_widget_get_next_sibling(image),
      let choice = gtk_widget_get_last_child(row)
    else { return }
    let conflict = shown[position]
    gtk_image_set_from_icon_name(
      OpaquePointer(image),
      conflict.choice == nil ? "dialog-question-symbolic" : "object-select-symbolic")
    gtk_label_set_text(OpaquePointer(sentence), conflict.message.withIsolatedNames)
    let words = conflict.choice?.title ?? localized("to decide")
    gtk_label_set_text(OpaquePointer(choice), words)
    Accessible(row).setLabel("\(conflict.message) \(words)")
  }
}
