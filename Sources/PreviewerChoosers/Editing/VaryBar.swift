import CGtk
import Localization
import PreviewerGtk
import Traits

/// Says over the canvas's edge for which size classes changed values are.
@MainActor
package final class VaryBar {
  enum Child: String, TemplateChild {
    case bar, label
    static var definition: [UInt8] { PackageResources.VaryBar_ui }
  }

  private let ui = Template(Child.self)

  package init() {}

  package var bar: Object { ui[.bar] }

  /// - Parameters:
  ///   - cell: Nil where changes are for the base.
  ///   - isOverCells: Whether the nine cells are compared.
  package func show(_ cell: SizeClassCell?, isOverCells: Bool) {
    bar.isVisible = cell != nil
    // At the left on any desktop: what is at the right is the overview.
    gtk_widget_set_halign(
      bar.widget, Directions.isRightToLeft ? GTK_ALIGN_END : GTK_ALIGN_START)
    // Of the nine cells the corner between their titles is free.
    gtk_widget_set_valign(bar.widget, isOverCells ? GTK_ALIGN_START : GTK_ALIGN_END)
    bar.setStyle("over-cells", isOverCells)
    guard let cell else { return }
    // There is no more room in the corner, and the cell is tinted.
    ui[.label].setText(
      isOverCells
        ? localized("Varies for %1$s", cell.shortLabel)
        : localized("Varies for %1$s: changed values apply there only.", cell.shortLabel))
  }
}
