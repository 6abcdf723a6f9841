import CGtk
import Localization
import PreviewerGtk
import PreviewerModel

/// The event log of the running interface. Its rows can be selected and copied.
@MainActor
package final class EventsPanel {
  enum Child: String, TemplateChild {
    case panel, pages, list
    /// Of the status bar.
    case button
    static var definition: [UInt8] { PackageResources.EventsPanel_ui }
  }

  private let running: RunningInterface
  private let ui = Template(Child.self)
  /// The numbers of the rows, and which of them are selected.
  private let numbers: Object
  private let model: Object
  private var log = EventLog()
  /// So many of the launch and the steps have been cleared away.
  private var cleared = 0
  private var revealing: LayoutWait?

  package init(running: RunningInterface, scenes: ShownScenes) {
    self.running = running
    numbers = Object(owning: NumberList.make([Int]()))
    // It takes over a reference.
    model = Object(owning: gtk_multi_selection_new(OpaquePointer(g_object_ref(numbers.raw))))
    gtk_list_view_set_model(ui[.list].opaque, model.opaque)
    ui[.list].setRows(make: Self.makeRow) { [weak self] in self?.bind($0, $1) }
    addKeys()
    // What isn't seen can't scroll.
    Signal.on(ui[.list].raw, "map") { [weak self] in
      self?.revealSoon()
    }
    running.observe { [weak self] in if case .mode = $0 { self?.modeChanged() } }
    scenes.observe { [weak self] in if case .scenes = $0 { self?.update() } }
    update()
  }

  package var panel: Object { ui[.panel] }

  /// Shows or hides the panel, and says how much has happened. Not there unless the interface runs.
  package var button: Object { ui[.button] }

  private func modeChanged() {
    cleared = 0
    update()
  }

  private func update() {
    let new = running.interaction.map { EventLog($0, cleared: cleared) } ?? EventLog()
    gtk_button_set_label(
      button.pointer(),
      new.eventCount == 0 ? localized("Events") : localized("Events (%1$s)", new.eventCount))
    gtk_stack_set_visible_child_name(ui[.pages].opaque, new.rows.isEmpty ? "none" : "some")
    guard new != log else { return }
    // The rows that stay keep their places and remain selected.
    let common = zip(log.rows, new.rows).prefix { $0 == $1 }.count
    log = new
    NumberList.replace(numbers.opaque, from: common, with: log.rows.indices.dropFirst(common))
    revealSoon()
  }

  /// A list can scroll to rows once they are laid out.
  private func revealSoon() {
    revealing = LayoutWait(for: ui[.list]) { [weak self] in self?.revealLastStep() }
  }

  /// Brings the last step to the top, or as far up as there are rows below it.
  private func revealLastStep() {
    revealing = nil
    guard let adjustment = gtk_scrollable_get_vadjustment(ui[.list].opaque),
      let heading = log.rows.lastIndex(where: \.isHeading)
    else { return }
    // All rows are of one height.
    let height = gtk_adjustment_get_upper(adjustment) / Double(log.rows.count)
    gtk_adjustment_set_value(adjustment, Double(heading) * height)
  }

  // MARK: - Copy and clear

  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
      guard let self, modifiers & GDK_CONTROL_MASK.rawValue != 0, Int32(key) == GDK_KEY_c else {
        return false
      }
      copy()
      return true
    }
    gtk_widget_add_controller(ui[.list].widget, keys)
  }

  /// Copies what is selected, or everything where nothing is.
  package func copy() {
    let selected = log.rows.enumerated().filter { index, _ in
      gtk_selection_model_is_selected(model.opaque, guint(index)) != 0
    }
    let rows = selected.isEmpty ? log.rows : selected.map(\.element)
    guard !rows.isEmpty else { return }
    gdk_clipboard_set_text(
      gtk_widget_get_clipboard(ui[.list].widget), rows.map(\.text).joined(separator: "\n") + "\n")
  }

  package func clear() {
    cleared = running.interaction?.played.count ?? 0
    update()
  }

  // MARK: - Rows

  private static func makeRow() -> Object {
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    // Subjects in a column of their own, so that the events can be read down the list.
    let subject = Object.label()
    gtk_label_set_width_chars(subject.opaque, 30)
    gtk_label_set_max_width_chars(subject.opaque, 30)
    let text = Object.label()
    let traits = Object.label()
    traits.addStyle("accent")
    gtk_widget_set_hexpand(traits.widget, 1)
    for label in [subject, text, traits] { box.append(label) }
    return box
  }

  private func bind(_ item: OpaquePointer, _ box: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard log.rows.indices.contains(position), let subject = gtk_widget_get_first_child(box),
      let text = gtk_widget_get_next_sibling(subject), let traits = gtk_widget_get_last_child(box)
    else { return }
    for style in ["heading", "dim-label"] {
      gtk_widget_remove_css_class(subject, style)
      gtk_widget_remove_css_class(text, style)
    }
    let row = log.rows[position]
    switch row {
    case .heading(let title):
      gtk_widget_add_css_class(text, "heading")
      set(subject, "")
      set(text, title)
      set(traits, "")
      gtk_widget_set_visible(subject, 0)
    case .event(let name, let event, let change):
      gtk_widget_add_css_class(subject, "dim-label")
      set(subject, name)
      set(text, event)
      set(traits, change?.text ?? "")
      gtk_widget_set_visible(subject, 1)
    case .note(let note):
      gtk_widget_add_css_class(text, "dim-label")
      set(subject, "")
      set(text, localized("Note: %1$s", note))
      set(traits, "")
      gtk_widget_set_visible(subject, 1)
    }
    gtk_widget_set_tooltip_text(box, row.text.split(separator: "\t").joined(separator: "\n"))
  }

  private func set(_ label: UnsafeMutablePointer<GtkWidget>, _ text: String) {
    gtk_label_set_text(OpaquePointer(label), text)
  }
}
