import CGtk
import Localization

/// The bar above the canvas in which one types what is looked for.
@MainActor
final class FindBar {
  private let finder: Finder
  private let bar: Object
  private let entry: Object
  private let count: Object
  private let reason: Object
  private let canvas: Object

  init(_ interface: Interface, finder: Finder) {
    self.finder = finder
    bar = interface.object("find_bar")
    entry = interface.object("find_entry")
    count = interface.object("find_count")
    reason = interface.object("find_reason")
    canvas = interface.object("canvas")
    // Not `search-changed`, which comes with a delay: Enter may come before it.
    Signal.on(entry.raw, "changed") { [weak self] in self?.typed() }
    Signal.on(entry.raw, "stop-search") { [weak self] in self?.close() }
    Signal.on(interface.object("find_close").raw, "clicked") { [weak self] in self?.close() }
    addEnter()
    finder.observe { [weak self] in self?.update() }
    update()
  }

  /// Shows the bar and has the keyboard there.
  func open() {
    finder.open()
    bar.isVisible = true
    gtk_widget_grab_focus(entry.widget)
    gtk_editable_select_region(entry.opaque, 0, -1)
  }

  private func close() {
    finder.close()
    gtk_widget_grab_focus(canvas.widget)
  }

  private func typed() {
    finder.look(for: gtk_editable_get_text(entry.opaque).map { String(cString: $0) } ?? "")
  }

  private func addEnter() {
    guard let keys = gtk_event_controller_key_new() else { return }
    // Before the entry has Enter activate it.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
      guard [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(Int32(key)) else {
        return false
      }
      self?.finder.go(backwards: modifiers & GDK_SHIFT_MASK.rawValue != 0)
      return true
    }
    gtk_widget_add_controller(entry.widget, keys)
  }

  private func update() {
    bar.isVisible = finder.isOpen
    let stops = finder.result?.stops.count
    let match = finder.selectedMatch
    let text: String
    switch (stops, match) {
    case (nil, _): text = ""
    case (0?, _): text = localized("No matches")
    case (let stops?, let match?): text = localized("%1$s of %2$s", match.place, stops)
    case (let stops?, nil):
      text = localized("%1$s match", plural: "%1$s matches", stops)
    }
    count.setText(text)
    count.isVisible = !text.isEmpty
    reason.setText(match?.reason ?? "")
    gtk_widget_set_tooltip_text(reason.widget, match?.reason)
    reason.isVisible = match != nil
    if stops == 0 {
      entry.addStyle("error")
    } else {
      gtk_widget_remove_css_class(entry.widget, "error")
    }
  }
}
