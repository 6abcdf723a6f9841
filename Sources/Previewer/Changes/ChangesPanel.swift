import CGtk
import Localization
import WorkerProtocol

/// The list of what has changed since an earlier version, in sentences; a row leads to what it is about.
@MainActor
final class ChangesPanel {
  private let changes: DocumentChanges
  private let title = Object.label()
  private let list = Object(gtk_list_view_new(nil, nil))
  private let noise = Object.label(wraps: true)
  private var shown: [DocumentChange] = []

  /// - Parameter stack: Where the panel is a page, `changes`.
  init(stack: Object, changes: DocumentChanges) {
    self.changes = changes
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    box.append(makeBar())
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    gtk_widget_set_vexpand(scroller.widget, 1)
    scroller.addStyle("fading")
    box.append(scroller)
    noise.addStyle("dim-label", "caption", "changes-noise")
    box.append(noise)
    gtk_stack_add_named(stack.opaque, box.widget, "changes")

    list.addStyle("issues")
    Accessible(list.widget).setLabel(localized("Changes"))
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    list.setRows(make: Self.makeRow, bind: { [weak self] in self?.bind($0, $1) })
    Signal.onNumber(list.raw, "activate") { [weak self] in self?.changes.go(to: $0) }
  }

  private func makeBar() -> Object {
    let bar = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    bar.addStyle("issues-bar")
    gtk_widget_set_hexpand(title.widget, 1)
    title.addStyle("heading")
    bar.append(title)
    for (icon, action, words) in [
      ("go-up-symbolic", "win.previous-change", localized("Previous change (Shift+F7)")),
      ("go-down-symbolic", "win.next-change", localized("Next change (F7)")),
      ("window-close-symbolic", "win.end-changes", localized("Show the document alone again")),
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
    title.setText(changes.sentence)
    gtk_widget_set_tooltip_text(title.widget, changes.sentence)
    noise.isVisible = !changes.noise.isEmpty
    noise.setText(
      changes.noise.isEmpty
        ? ""
        : localized(
          "Only rewritten by Interface Builder: %1$s.", changes.noise.joined(separator: ", ")))
    if changes.changes != shown || gtk_list_view_get_model(list.opaque) == nil {
      shown = changes.changes
      let model = Object(owning: gtk_single_selection_new(NumberList.make(shown.indices)))
      gtk_single_selection_set_autoselect(model.opaque, 0)
      gtk_single_selection_set_can_unselect(model.opaque, 1)
      gtk_single_selection_set_selected(model.opaque, GTK_INVALID_LIST_POSITION)
      gtk_list_view_set_model(list.opaque, model.opaque)
    }
    guard let current = changes.current,
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
    let place = Object.label()
    place.addStyle("dim-label", "numeric")
    for part in [image, place] { gtk_widget_set_valign(part.widget, GTK_ALIGN_START) }
    for part in [image, sentence, place] { row.append(part) }
    return row
  }

  private func bind(_ item: OpaquePointer, _ row: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard shown.indices.contains(position), let image = gtk_widget_get_first_child(row),
      let sentence = gtk_widget_get_next_sibling(image),
      let place = gtk_widget_get_last_child(row)
    else { return }
    let change = shown[position]
    gtk_image_set_from_icon_name(OpaquePointer(image), change.kind.iconName)
    gtk_label_set_text(OpaquePointer(sentence), change.sentence.withIsolatedNames)
    // What only follows from changes has no line.
    let line = change.line > 0 ? localized("line %1$s", change.line) : nil
    let words = [change.scene, line].compactMap(\.self).joined(separator: ", ")
    gtk_label_set_text(OpaquePointer(place), words)
    Accessible(row).setLabel("\(change.kind.rawValue): \(change.sentence) \(words)")
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
