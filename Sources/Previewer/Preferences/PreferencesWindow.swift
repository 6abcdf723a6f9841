import CGtk
import Traits

/// The window in which a user says what they prefer. What is changed holds at once.
@MainActor
final class PreferencesWindow {
  private let window = Object(gtk_window_new())
  private let page = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let editor = Object(gtk_entry_new())
  private let fault = Object.label(wraps: true)
  private let catalogue: DeviceCatalogue
  private var preferences = Preferences()
  /// Shows in each row what holds.
  private var updates: [@MainActor () -> Void] = []
  private var isUpdating = false

  /// - Parameter actions: The window whose overlays are chosen here, too.
  init(parent: Object, catalogue: DeviceCatalogue) {
    self.catalogue = catalogue
    gtk_window_set_title(window.pointer(), "Preferences")
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    gtk_window_set_hide_on_close(window.pointer(), 1)
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    gtk_window_set_default_size(window.pointer(), 560, 560)
    gtk_widget_insert_action_group(window.widget, "win", parent.opaque)
    page.setMargins(18)
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, page.widget)
    gtk_window_set_child(window.pointer(), scroller.widget)
    addOpening()
    addWindow()
    addOverlays()
    addEditor()
    window.addShortcuts(["Escape"]) { [weak self] in self?.window.isVisible = false }
  }

  func present() {
    preferences = Preferences.load()
    isUpdating = true
    for update in updates { update() }
    isUpdating = false
    fault.isVisible = false
    gtk_window_present(window.pointer())
  }

  // MARK: Groups

  private func addOpening() {
    let list = addGroup("New Windows")
    let devices = catalogue.devices.map(\.name)
    addChoice(
      "View documents as", to: list,
      [("As in the last window", nil), ("As in Interface Builder", Preferences.designed)]
        + devices.map { ($0, $0) }, \.opening, isSearched: true)
    addChoice(
      "Text size", to: list,
      [("As in the last window", nil)]
        + ContentSizeCategory.allCases.map { (TextSizeChooser.name(of: $0), $0) }, \.contentSize)
  }

  private func addWindow() {
    let list = addGroup("Appearance")
    addChoice(
      "Style", to: list, [("As the desktop", nil), ("Light", .light), ("Dark", .dark)], \.style)
    addChoice(
      "Animations", to: list, [("As the desktop", nil), ("On", true), ("Off", false)], \.animates)
  }

  private func addOverlays() {
    let list = addGroup("Overlays on the Canvas")
    for overlay in Overlay.allCases {
      let control = Object(gtk_switch_new())
      gtk_actionable_set_action_name(control.opaque, "win.overlay-\(overlay.rawValue)")
      addRow(overlay.title, control, to: list)
    }
  }

  private func addEditor() {
    let list = addGroup("Editor")
    gtk_entry_set_placeholder_text(editor.pointer(), "code --goto FILE:LINE")
    gtk_widget_set_hexpand(editor.widget, 1)
    addRow("Command", editor, to: list)
    let hint = Object.label(
      "Opens a document at a line, with FILE and LINE where these belong. Without a command, the desktop’s "
        + "text editor opens it.", wraps: true)
    hint.addStyle("dim-label", "caption")
    fault.addStyle("error")
    for part in [hint, fault] { page.append(part) }
    updates.append { [weak self] in
      guard let self else { return }
      gtk_editable_set_text(editor.opaque, preferences.editor ?? "")
    }
    Signal.on(editor.raw, "changed") { [weak self] in self?.takeEditor() }
  }

  private func takeEditor() {
    guard !isUpdating else { return }
    let text = editor.enteredText
    if !text.isEmpty, EditorCommand(text: text).arguments(for: "", line: 1) == nil {
      return say("This is no command: a quote isn’t closed, or nothing is there.")
    }
    change { $0.editor = text.isEmpty ? nil : text }
  }

  // MARK: Rows

  /// A list with a title.
  private func addGroup(_ title: String) -> Object {
    let heading = Object.label(title)
    heading.addStyle("heading")
    gtk_widget_set_margin_top(heading.widget, updates.isEmpty ? 0 : 12)
    page.append(heading)
    let list = Object(gtk_list_box_new())
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    list.addStyle("boxed-list")
    Accessible(list.widget).setLabel(title)
    page.append(list)
    return list
  }

  private func addRow(_ title: String, _ control: Object, to list: Object) {
    let row = Object(gtk_list_box_row_new())
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    box.setMargins(9)
    let label = Object.label(title)
    gtk_widget_set_hexpand(label.widget, 1)
    gtk_widget_set_valign(control.widget, GTK_ALIGN_CENTER)
    for part in [label, control] { box.append(part) }
    gtk_list_box_row_set_child(row.pointer(), box.widget)
    gtk_list_box_row_set_activatable(row.pointer(), 0)
    // The control is the stop of the Tab key, not the row that it is in.
    gtk_widget_set_focusable(row.widget, 0)
    gtk_list_box_append(list.opaque, row.widget)
    Accessible(control.widget).setLabel(title)
  }

  private func addChoice<Value: Equatable & Sendable>(
    _ title: String, to list: Object, _ choices: [(title: String, value: Value?)],
    _ member: WritableKeyPath<Preferences, Value?> & Sendable, isSearched: Bool = false
  ) {
    let names = Object(owning: gtk_string_list_new(nil))
    for choice in choices { gtk_string_list_append(names.opaque, choice.title) }
    // The list is handed over with a reference of its own.
    let control = Object(
      gtk_drop_down_new(OpaquePointer(g_object_ref(names.raw)), nil))
    if isSearched {
      let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
      gtk_drop_down_set_expression(control.opaque, text)
      text.map { gtk_expression_unref($0) }
      gtk_drop_down_set_enable_search(control.opaque, 1)
    }
    addRow(title, control, to: list)
    // The button in it has the focus.
    Accessible(gtk_widget_get_first_child(control.widget) ?? control.widget).setLabel(title)
    updates.append { [weak self] in
      guard let self else { return }
      let place = choices.firstIndex { $0.value == self.preferences[keyPath: member] } ?? 0
      gtk_drop_down_set_selected(control.opaque, guint(place))
    }
    let raw = control.raw
    Signal.onPointer(raw, "notify::selected") { [weak self] _ in
      guard let self, !isUpdating else { return }
      let place = Int(gtk_drop_down_get_selected(OpaquePointer(raw)))
      guard choices.indices.contains(place) else { return }
      change { $0[keyPath: member] = choices[place].value }
    }
  }

  private func change(_ body: (inout Preferences) -> Void) {
    body(&preferences)
    preferences.apply()
    do {
      try preferences.save()
      fault.isVisible = false
    } catch {
      say("The preferences can’t be kept: \(error)")
    }
  }

  private func say(_ text: String) {
    fault.setText(text)
    fault.isVisible = true
  }
}

extension Overlay {
  /// What people call it.
  fileprivate var title: String {
    switch self {
    case .constraints: "Constraints of the selection"
    case .safeArea: "Safe area"
    case .wireframe: "Wireframe"
    case .tapTargets: "Small tap targets"
    case .hidden: "Hidden views"
    case .pixelGrid: "Pixel grid"
    }
  }
}
