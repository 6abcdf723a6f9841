import CGtk
import Localization
import PreviewerGtk

/// The window's header bar: opening, the choosers, the document's name, running and the main menu. In a narrow window
/// the choosers are below it.
@MainActor
final class Header {
  enum Child: String, TemplateChild {
    case bar, title, recent, choosers, menu, run
    /// Where the choosers are in a narrow window, and the box in it.
    case narrowChoosers, narrowBar
    static var definition: [UInt8] { PackageResources.Header_ui }
  }

  private let ui = Template(Child.self)

  /// - Parameter menu: The main menu's model.
  init(menu: Object) {
    gtk_menu_button_set_menu_model(ui[.menu].opaque, menu.pointer())
    ui[.menu].hideTooltipWhileOpen()
  }

  /// The bar, and below it the choosers of a narrow window.
  var widgets: [Object] { [ui[.bar], ui[.narrowChoosers]] }

  var bar: Object { ui[.bar] }

  /// A menu button for the documents that were opened last.
  var recent: Object { ui[.recent] }

  /// The main menu's button.
  var menu: Object { ui[.menu] }

  /// Puts a chooser after the others.
  func add(_ chooser: Object) { ui[.choosers].append(chooser) }

  func show(title: String, subtitle: String, tooltip: String?) {
    adw_window_title_set_title(ui[.title].opaque, title)
    adw_window_title_set_subtitle(ui[.title].opaque, subtitle)
    gtk_widget_set_tooltip_text(ui[.title].widget, tooltip)
  }

  /// Whether the interface runs.
  func show(isRunning: Bool) {
    let button = ui[.run]
    gtk_button_set_icon_name(
      button.pointer(), isRunning ? "media-playback-stop-symbolic" : "media-playback-start-symbolic"
    )
    let words = isRunning ? localized("Stop") : localized("Run the interface")
    gtk_widget_set_tooltip_text(button.widget, localized("%1$s (Ctrl+I)", words))
    Accessible(button.widget).setLabel(words)
  }

  /// Whether the choosers are below the bar.
  var isNarrow: Bool {
    get { ui[.narrowChoosers].isVisible }
    set {
      guard newValue != isNarrow else { return }
      if newValue {
        adw_header_bar_remove(ui[.bar].opaque, ui[.choosers].widget)
        ui[.narrowBar].append(ui[.choosers])
      } else {
        gtk_box_remove(ui[.narrowBar].pointer(), ui[.choosers].widget)
        adw_header_bar_pack_start(ui[.bar].opaque, ui[.choosers].widget)
      }
      ui[.narrowChoosers].isVisible = newValue
    }
  }
}
