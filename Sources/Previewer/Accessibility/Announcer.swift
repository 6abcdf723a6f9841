import CGtk
import Localization

/// Tells assistive technology what each step of the running interface did.
///
/// GTK 4.8 has no announcements. A widget that draws nothing and has the role of an alert is put in anew with each
/// sentence as its name: screen readers speak an alert that appears.
@MainActor
final class Announcer {
  private let preview: Preview
  private let layer = Object(gtk_fixed_new())
  private var shown: Object?
  /// Steps that were told of, with the launch.
  private var told = 0
  private var timer: Timer?

  /// Milliseconds after which a sentence goes away: what isn't new isn't read once more.
  private static let time = 5_000

  /// - Parameter area: The canvas, in a `GtkOverlay`.
  init(over area: Object, preview: Preview) {
    self.preview = preview
    gtk_widget_set_can_target(layer.widget, 0)
    gtk_widget_set_can_focus(layer.widget, 0)
    gtk_widget_set_halign(layer.widget, GTK_ALIGN_START)
    gtk_widget_set_valign(layer.widget, GTK_ALIGN_START)
    guard let overlay = gtk_widget_get_parent(area.widget) else { return }
    gtk_overlay_add_overlay(OpaquePointer(overlay), layer.widget)
    preview.observe { [weak self] change in
      switch change {
      case .mode: self?.modeChanged()
      case .scenes: self?.tellOfStep()
      default: break
      }
    }
  }

  private func modeChanged() {
    if preview.interaction == nil, told > 0 { announce(localized("The design is shown.")) }
    told = 0
  }

  private func tellOfStep() {
    guard let played = preview.interaction?.played, played.count > told, let last = played.last
    else { return }
    told = played.count
    let sentence = last.announcement(after: played.dropLast().last)
    if let sentence { announce(sentence) }
  }

  private func announce(_ sentence: String) {
    takeAway()
    let object = Object(type: gtk_fixed_get_type(), role: GTK_ACCESSIBLE_ROLE_ALERT)
    Accessible(object.widget).setLabel(sentence)
    gtk_widget_set_size_request(object.widget, 1, 1)
    gtk_fixed_put(layer.pointer(), object.widget, 0, 0)
    shown = object
    timer = Timer(after: Self.time) { [weak self] in self?.takeAway() }
  }

  private func takeAway() {
    timer = nil
    guard let shown else { return }
    self.shown = nil
    gtk_fixed_remove(layer.pointer(), shown.widget)
  }
}
