import CGtk
import Localization
import PreviewerChoosers
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits

/// The window in which a user says what they prefer. What is changed holds at once.
@MainActor
package final class PreferencesWindow {
  private let window = Object(adw_preferences_window_new())
  private let page = Object(adw_preferences_page_new())
  private let editor = Object(adw_entry_row_new())
  private let catalogue: DeviceCatalogue
  private var preferences = Preferences()
  /// Shows in each row what holds.
  private var updates: [@MainActor () -> Void] = []
  private var isUpdating = false
  /// What has the focus at first.
  private var first: Object?

  /// - Parameter parent: The window whose overlays are chosen here, too.
  package init(parent: Object, catalogue: DeviceCatalogue) {
    self.catalogue = catalogue
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    gtk_window_set_hide_on_close(window.pointer(), 1)
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    gtk_widget_insert_action_group(window.widget, "win", parent.opaque)
    adw_preferences_window_add(window.pointer(), page.pointer())
    addOpening()
    addAppearance()
    addOverlays()
    addEditor()
  }

  package func present() {
    preferences = Preferences.load()
    isUpdating = true
    for update in updates { update() }
    isUpdating = false
    gtk_window_present(window.pointer())
    if let first { gtk_widget_grab_focus(first.widget) }
  }

  // MARK: Groups

  private func addOpening() {
    let group = addGroup(localized("Start and New Windows"))
    addSearchedChoice(
      localized("View documents as"), to: group,
      [
        (localized("As in the last window"), nil),
        (localized("As in Interface Builder"), Preferences.designed),
      ]
        + catalogue.devices.map { ($0.name, $0.name) }, \.opening)
    addChoice(
      localized("Text size"), to: group,
      [(localized("As in the last window"), nil)]
        + ContentSizeCategory.allCases.map { (TextSizePage.name(of: $0), $0) }, \.contentSize)
    addChoice(
      localized("At the start"), to: group,
      [(localized("The last documents"), nil), (localized("Nothing"), false)],
      \.restores)
  }

  private func addAppearance() {
    let group = addGroup(localized("Appearance"))
    addChoice(
      localized("Style"), to: group,
      [
        (localized("As the desktop"), nil), (localized("Light", context: "style"), .light),
        (localized("Dark", context: "style"), .dark),
      ], \.style)
    addChoice(
      localized("Animations"), to: group,
      [(localized("As the desktop"), nil), (localized("On"), true), (localized("Off"), false)],
      \.animates)
    addChoice(
      localized("Launch screen when an app runs"), to: group,
      [(localized("Shown"), nil), (localized("Left out"), false)],
      \.showsLaunchScreens)
  }

  private func addOverlays() {
    let group = addGroup(localized("Overlays on the Canvas"))
    for overlay in Overlay.allCases {
      let control = Object(gtk_switch_new())
      gtk_actionable_set_action_name(control.opaque, "win.overlay-\(overlay.rawValue)")
      addRow(overlay.title, control, to: group)
      Accessible(control.widget).setLabel(overlay.title)
    }
  }

  private func addEditor() {
    let group = addGroup(localized("Editor"))
    adw_preferences_group_set_description(
      group.pointer(),
      localized(
        """
        Opens a document at a line, such as <tt>code --goto FILE:LINE</tt>. Without a command, the \
        desktop’s text editor opens it.
        """))
    adw_preferences_row_set_title(editor.pointer(), localized("Command"))
    adw_preferences_group_add(group.pointer(), editor.widget)
    updates.append { [weak self] in
      guard let self else { return }
      gtk_editable_set_text(editor.opaque, preferences.editor ?? "")
    }
    Signal.on(editor.raw, "changed") { [weak self] in self?.takeEditor() }
  }

  /// Takes what is a command; while a quote isn't closed, the field is marked.
  private func takeEditor() {
    guard !isUpdating else { return }
    let text = editor.enteredText
    let isCommand =
      text.isEmpty || EditorCommand(text: text).arguments(for: "", line: 1) != nil
    let fault =
      isCommand ? "" : localized("This is no command: a quote isn’t closed, or nothing is there.")
    editor.setStyle("error", !isCommand)
    gtk_widget_set_tooltip_text(editor.widget, isCommand ? nil : fault)
    Accessible(editor.widget).setDescription(fault)
    if isCommand { change { $0.editor = text.isEmpty ? nil : text } }
  }

  // MARK: Rows

  /// A list with a title.
  private func addGroup(_ title: String) -> Object {
    let group = Object(adw_preferences_group_new())
    adw_preferences_group_set_title(group.pointer(), title)
    adw_preferences_page_add(page.pointer(), group.pointer())
    return group
  }

  /// A row for a control, which is what a click on the row uses, and the stop of the Tab key.
  private func addRow(_ title: String, _ control: Object, to group: Object) {
    let row = Object(adw_action_row_new())
    adw_preferences_row_set_title(row.pointer(), title)
    gtk_widget_set_valign(control.widget, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(row.pointer(), control.widget)
    adw_action_row_set_activatable_widget(row.pointer(), control.widget)
    gtk_widget_set_focusable(row.widget, 0)
    adw_preferences_group_add(group.pointer(), row.widget)
  }

  private typealias Choices<Value> = [(title: String, value: Value?)]

  private func addChoice<Value: Equatable & Sendable>(
    _ title: String, to group: Object, _ choices: Choices<Value>,
    _ member: WritableKeyPath<Preferences, Value?> & Sendable
  ) {
    let row = Object(adw_combo_row_new())
    adw_preferences_row_set_title(row.pointer(), title)
    let names = Self.names(of: choices)
    adw_combo_row_set_model(row.pointer(), names)
    names.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    adw_preferences_group_add(group.pointer(), row.widget)
    follow(
      row, named: title, on: row, choices, member,
      show: { adw_combo_row_set_selected($0.pointer(), $1) },
      selected: { adw_combo_row_get_selected($0.pointer()) })
  }

  /// As ``addChoice(_:to:_:_:)``, of many choices: libadwaita 1.2 has no combo row with a search.
  private func addSearchedChoice<Value: Equatable & Sendable>(
    _ title: String, to group: Object, _ choices: Choices<Value>,
    _ member: WritableKeyPath<Preferences, Value?> & Sendable
  ) {
    let control = Object(gtk_drop_down_new(Self.names(of: choices), nil))
    let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    gtk_drop_down_set_expression(control.opaque, text)
    text.map { gtk_expression_unref($0) }
    gtk_drop_down_set_enable_search(control.opaque, 1)
    addRow(title, control, to: group)
    // The button in it has the focus.
    let button = gtk_widget_get_first_child(control.widget).map { Object($0) } ?? control
    first = button
    follow(
      control, named: title, on: button, choices, member,
      show: { gtk_drop_down_set_selected($0.opaque, $1) },
      selected: { gtk_drop_down_get_selected($0.opaque) })
  }

  /// A list model; the caller owns it.
  private static func names<Value>(of choices: Choices<Value>) -> OpaquePointer! {
    let names = gtk_string_list_new(nil)
    for choice in choices { gtk_string_list_append(names, choice.title) }
    return names
  }

  /// Has a control show and change a member.
  /// - Parameters:
  ///   - focused: What assistive technology reads, with the title and what is chosen.
  ///   - show, selected: Set and read the place of the choice.
  private func follow<Value: Equatable & Sendable>(
    _ control: Object, named title: String, on focused: Object, _ choices: Choices<Value>,
    _ member: WritableKeyPath<Preferences, Value?> & Sendable,
    show: @escaping @MainActor (Object, guint) -> Void,
    selected: @escaping @MainActor (Object) -> guint
  ) {
    func name(_ place: Int) {
      Accessible(focused.widget).setLabel("\(title): \(choices[place].title)")
    }
    name(0)
    updates.append { [weak self] in
      guard let self else { return }
      let place = choices.firstIndex { $0.value == self.preferences[keyPath: member] } ?? 0
      show(control, guint(place))
      name(place)
    }
    Signal.onPointer(control.raw, "notify::selected") { [weak self, weak control] _ in
      guard let self, let control, !isUpdating else { return }
      let place = Int(selected(control))
      guard choices.indices.contains(place) else { return }
      name(place)
      change { $0[keyPath: member] = choices[place].value }
    }
  }

  private func change(_ body: (inout Preferences) -> Void) {
    // Favorites are kept by other windows, too.
    preferences.favoriteDevices = Preferences.load().favoriteDevices
    body(&preferences)
    preferences.apply()
    do {
      try preferences.save()
    } catch {
      let text = localized("The preferences can’t be kept: %1$s", "\(error)")
      adw_preferences_window_add_toast(window.pointer(), adw_toast_new(text.escapedForMarkup))
    }
  }
}

extension Overlay {
  /// What people call it.
  fileprivate var title: String {
    switch self {
    case .constraints: localized("Constraints of the selection")
    case .safeArea: localized("Safe area")
    case .margins: localized("Layout margins")
    case .guides: localized("Layout guides")
    case .alignment: localized("Alignment rectangles")
    case .wireframe: localized("Wireframe")
    case .tapTargets: localized("Small tap targets")
    case .hidden: localized("Hidden views")
    case .pixelGrid: localized("Pixel grid")
    case .rulers: localized("Rulers and guides")
    }
  }
}
