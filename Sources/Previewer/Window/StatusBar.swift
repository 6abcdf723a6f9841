import CGtk
import Localization
import PreviewerGtk

/// The window's lower edge: what the document is shown on, how it is laid out on the canvas, and how large.
@MainActor
final class StatusBar {
  enum Child: String, TemplateChild {
    case bar, progress, spinner, status, convert, modes, zoomButton, zoom
    static var definition: [UInt8] { PackageResources.StatusBar_ui }
  }

  private let ui = Template(Child.self)

  /// - Parameter panelButtons: Show or hide what is below the canvas; they come first.
  init(panelButtons: [Object]) {
    for button in panelButtons.reversed() { gtk_box_prepend(bar.pointer(), button.widget) }
    for label in [ui[.status], ui[.zoom]] { label.setLeftToRight() }
  }

  var bar: Object { ui[.bar] }

  /// Says that a layout is being waited for.
  var progress: Object { ui[.progress] }

  /// What turns meanwhile.
  var spinner: Object { ui[.spinner] }

  /// - Parameter text: What the document is shown on.
  func show(_ text: String) { ui[.status].setText(text) }

  /// - Parameter zoom: Pixels to a point.
  func show(zoom: Double) {
    let text = "\(Int((zoom * 100).rounded())) %"
    ui[.zoom].setText(text)
    Accessible(ui[.zoomButton].widget).setLabel(localized("Zoom: %1$s", text))
  }

  /// - Parameter isShown: Whether size classes are offered to a document that has none.
  func offerConversion(_ isShown: Bool) { ui[.convert].isVisible = isShown }

  /// What runs is laid out in one way; small screens have no room to say so.
  func showModes(_ isShown: Bool) { ui[.modes].isVisible = isShown }
}
