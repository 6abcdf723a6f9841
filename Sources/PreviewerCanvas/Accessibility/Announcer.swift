import CGtk
import Localization
import PreviewerGtk
import PreviewerModel

/// Tells assistive technology what each step of the running interface did.
///
/// GTK 4.8 has no announcements. Screen readers speak what the description of the thing in focus becomes, which is
/// the canvas while an interface runs: its description begins with ``sentence``. For those that wait for an alert, an
/// object with that role appears anew with each sentence as its name.
@MainActor
final class Announcer {
  /// What the last step did; nil where nothing runs.
  private(set) var sentence: String?

  private let alert = Object(type: gtk_fixed_get_type(), role: GTK_ACCESSIBLE_ROLE_ALERT)
  /// Steps that were told of, with the launch.
  private var told = 0

  /// - Parameter area: The canvas, in a `GtkOverlay`.
  init(over area: Object) {
    gtk_widget_set_can_target(alert.widget, 0)
    gtk_widget_set_can_focus(alert.widget, 0)
    gtk_widget_set_halign(alert.widget, GTK_ALIGN_START)
    gtk_widget_set_valign(alert.widget, GTK_ALIGN_START)
    gtk_widget_set_size_request(alert.widget, 1, 1)
    Accessible(alert.widget).setHidden(true)
    guard let overlay = gtk_widget_get_parent(area.widget) else { return }
    gtk_overlay_add_overlay(OpaquePointer(overlay), alert.widget)
    // GTK tells nothing of an object that nobody has asked for: who is at the canvas asks for what that controls.
    Accessible(area.widget).setControls(alert.widget)
  }

  /// Whether the interface runs has changed.
  func modeChanged(isRunning: Bool) {
    let hadRun = told > 0
    told = 0
    sentence = nil
    if !isRunning, hadRun { show(localized("The design is shown.")) }
  }

  /// Tells of the last step, once.
  func tell(of interaction: Interaction?) {
    // There are fewer of another configuration that runs beside, or where a step can't be played any more.
    let played = interaction?.played ?? []
    defer { told = played.count }
    guard played.count > told, let last = played.last else { return }
    guard let text = last.announcement(after: played.dropLast().last) else { return }
    sentence = text
    show(text)
  }

  private func show(_ text: String) {
    let accessible = Accessible(alert.widget)
    accessible.setHidden(true)
    accessible.setLabel(text)
    accessible.setHidden(false)
  }
}
