import CGtk
import Localization
import PreviewerGtk
import PreviewerModel

/// The bar above the canvas in which one types what is looked for.
@MainActor
package final class FindBar {
  enum Child: String, TemplateChild {
    case bar, entry, reason, count, close
    static var definition: [UInt8] { PackageResources.FindBar_ui }
  }

  private let ui = Template(Child.self)
  private let finder: Finder
  private let canvas: Object

  /// - Parameter canvas: Has the keyboard afterwards.
  package init(finder: Finder, canvas: Object) {
    (self.finder, self.canvas) = (finder, canvas)
    // Not `search-changed`, which comes with a delay: Enter may come before it.
    Signal.on(ui[.entry].raw, "changed") { [weak self] in self?.typed() }
    Signal.on(ui[.entry].raw, "stop-search") { [weak self] in self?.close() }
    Signal.on(ui[.close].raw, "clicked") { [weak self] in self?.close() }
    addEnter()
    finder.observe { [weak self] in self?.update() }
    update()
  }

  package var bar: Object { ui[.bar] }

  /// Shows the bar and has the keyboard there.
  package func open() {
    finder.open()
    bar.isVisible = true
    gtk_widget_grab_focus(ui[.entry].widget)
    gtk_editable_select_region(ui[.entry].opaque, 0, -1)
  }

  private func close() {
    finder.close()
    gtk_widget_grab_focus(canvas.widget)
  }

  private func typed() {
    finder.look(for: gtk_editable_get_text(ui[.entry].opaque).map { String(cString: $0) } ?? "")
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
    gtk_widget_add_controller(ui[.entry].widget, keys)
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
    ui[.count].setText(text)
    ui[.count].isVisible = !text.isEmpty
    ui[.reason].setText(match?.reason ?? "")
    gtk_widget_set_tooltip_text(ui[.reason].widget, match?.reason)
    ui[.reason].isVisible = match != nil
    if stops == 0 {
      ui[.entry].addStyle("error")
    } else {
      gtk_widget_remove_css_class(ui[.entry].widget, "error")
    }
  }
}
