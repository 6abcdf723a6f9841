import CGtk
import Localization
import PreviewerGtk
import Styles
import Traits

/// A colour: written as `#RRGGBB` or by its name, chosen among the project's and iOS's, or picked freely.
@MainActor
final class ColorField: NamedValueField {
  private var dialog: Object?

  init(
    names: ProjectNames, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    super.init(
      names: names, hint: localized("Default"), previewSize: (32, 16), listedWidth: 40,
      isSettled: isSettled, change: change)
    gtk_widget_set_tooltip_text(
      entry.widget,
      localized("#RRGGBB, #RRGGBBAA, a system colour such as labelColor, or a name of a catalogue"))
    picker.chooseFreely = { [weak self] in self?.pickFreely() }
  }

  override var choices: [ValueChoice] { ValueChoice.colors(names.found) }

  override func preview(of value: String) -> ValueChoice.Preview {
    ValueChoice.color(value, names.found) ?? .nothing
  }

  override func needsProject(_ value: String) -> Bool {
    !value.isEmpty && ValueChoice.color(value, nil) == nil
  }

  private func pickFreely() {
    let root = gtk_widget_get_root(button.widget)
    let parent = root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
    let dialog = Object(gtk_color_chooser_dialog_new(content?.label, parent))
    gtk_window_set_modal(dialog.pointer(), 1)
    gtk_color_chooser_set_use_alpha(dialog.opaque, 1)
    if case .color(let color, _)? = ValueChoice.color(entry.enteredText, names.found) {
      var shown = GdkRGBA(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        alpha: Float(color.alpha))
      gtk_color_chooser_set_rgba(dialog.opaque, &shown)
    }
    self.dialog = dialog
    Signal.onNumber(dialog.raw, "response") { [weak self] response in
      guard let self, let dialog = self.dialog else { return }
      self.dialog = nil
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(dialog.opaque, &color)
      gtk_window_destroy(dialog.pointer())
      if response == Int(GTK_RESPONSE_OK.rawValue) { take(Self.text(of: color)) }
    }
    gtk_window_present(dialog.pointer())
  }

  private static func text(of color: GdkRGBA) -> String {
    Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha)
    ).text
  }

  override var entered: String {
    get throws(Fault) {
      let text = entry.enteredText
      if text.hasPrefix("#") {
        guard Color(text: text) != nil else {
          throw Fault(
            message: localized("After # come six hexadecimal digits, or eight with alpha."))
        }
        return text.uppercased()
      }
      return text
    }
  }
}
