import CGtk
import PreviewerGtk
import PreviewerModel
import Traits

/// The size-class grid as a small drawing, in which the cells are filled that a size class covers.
@MainActor
enum MiniGrid {
  /// Logical pixels.
  private static let size: Int32 = 19

  /// - Parameter cell: for the centre, which every other one inherits from, all are filled.
  static func make(_ cell: SizeClassCell) -> Object {
    let area = Object(type: gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_IMG)
    gtk_drawing_area_set_content_width(area.pointer(), size)
    gtk_drawing_area_set_content_height(area.pointer(), size)
    gtk_widget_set_valign(area.widget, GTK_ALIGN_CENTER)
    // Compact is on the left on any desktop, as in the large grid.
    area.setLeftToRight()
    Accessible(area.widget).setLabel(CellMeaning(cell: cell).phrase)
    gtk_widget_set_tooltip_text(area.widget, CellMeaning(cell: cell).phrase)
    let covered = Covered(
      cells: SizeClassGrid.cells.map { row in row.map { $0.isIn(cell) } })
    gtk_drawing_area_set_draw_func(
      area.pointer(),
      { area, cairo, width, height, data in
        nonisolated(unsafe) let (area, cairo, data) = (area, cairo, data)
        MainActor.assumeIsolated {
          guard let area, let cairo, let data else { return }
          let covered = Unmanaged<Covered>.fromOpaque(data).takeUnretainedValue()
          MiniGrid.paint(
            covered.cells, OpaquePointer(area), side: Double(min(width, height)), cairo)
        }
      }, Unmanaged.passRetained(covered).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    return area
  }

  private final class Covered {
    let cells: [[Bool]]

    init(cells: [[Bool]]) {
      self.cells = cells
    }
  }

  private static func paint(
    _ cells: [[Bool]], _ area: OpaquePointer, side: Double, _ cairo: OpaquePointer
  ) {
    var ink = GdkRGBA()
    gtk_style_context_get_color(
      gtk_widget_get_style_context(UnsafeMutablePointer(area)), &ink)
    let step = (side - 1) / 3
    cairo_set_line_width(cairo, 1)
    for (row, columns) in cells.enumerated() {
      for (column, isCovered) in columns.enumerated() {
        let x = (Double(column) * step).rounded() + 0.5
        let y = (Double(row) * step).rounded() + 0.5
        cairo_rectangle(cairo, x, y, step.rounded(), step.rounded())
        cairo_set_source_rgba(
          cairo, Double(ink.red), Double(ink.green), Double(ink.blue),
          Double(ink.alpha) * (isCovered ? 0.85 : 0))
        cairo_fill_preserve(cairo)
        cairo_set_source_rgba(
          cairo, Double(ink.red), Double(ink.green), Double(ink.blue), Double(ink.alpha) * 0.55)
        cairo_stroke(cairo)
      }
    }
  }
}
