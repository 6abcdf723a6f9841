import CGtk
import Localization
import PreviewerGtk
import PreviewerModel

/// The bar above configurations that are compared: adds, removes and moves them, and says which one is chosen.
@MainActor
package final class CompareBar {
  enum Child: String, TemplateChild {
    case bar, add, label
    static var definition: [UInt8] { PackageResources.CompareBar_ui }
  }

  private let ui = Template(Child.self)
  /// Of the chosen one's screen.
  package let parts: ConfigurationPartChooser

  /// - Parameter menu: The model of the menu that adds configurations.
  package init(menu: Object, comparison: Comparison) {
    parts = ConfigurationPartChooser(comparison: comparison)
    gtk_menu_button_set_menu_model(ui[.add].opaque, menu.pointer())
    gtk_box_insert_child_after(bar.pointer(), parts.widget.widget, ui[.label].widget)
  }

  package var bar: Object { ui[.bar] }

  /// - Parameters:
  ///   - title: Of the chosen configuration.
  ///   - number: From 1.
  package func show(_ title: String, number: Int, of count: Int) {
    ui[.label].setText(localized("%1$s of %2$s: %3$s", number, count, title))
    gtk_widget_set_tooltip_text(
      ui[.label].widget,
      localized("%1$s\nThe choosers in the header bar change this one.", title))
  }
}
