import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import WorkerProtocol

/// The files of an image as pictures by size classes, appearances and scales, the one that is shown marked;
/// below, what the one in focus is for and why another one is shown.
@MainActor
final class ImageGrid {
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let grid = Object(gtk_grid_new())
  private let detail = Object.label(wraps: true)
  private let problems = Object.label(wraps: true)
  private let thumbnails = ImageThumbnails()
  /// Logical pixels of a picture.
  private let side: Int32
  private var shown: ImageResult?

  init(side: Int32) {
    self.side = side
    gtk_grid_set_column_spacing(grid.pointer(), 6)
    gtk_grid_set_row_spacing(grid.pointer(), 2)
    gtk_widget_set_halign(grid.widget, GTK_ALIGN_START)
    // Scales grow from the left on any desktop.
    grid.setLeftToRight()
    detail.addStyle("dim-label", "caption")
    gtk_label_set_selectable(detail.opaque, 1)
    gtk_widget_set_can_focus(detail.widget, 0)
    problems.addStyle("caption", "error")
    for part in [grid, detail, problems] { box.append(part) }
    say("")
  }

  /// Shows no image, and why.
  func say(_ text: String) {
    clear()
    shown = nil
    detail.setText(text)
    detail.isVisible = !text.isEmpty
    problems.isVisible = false
    grid.isVisible = false
  }

  func show(_ image: ImageResult) {
    guard image != shown else { return }
    clear()
    shown = image
    grid.isVisible = true
    detail.isVisible = true
    problems.isVisible = !image.problems.isEmpty
    problems.setText(image.problems.joined(separator: "\n"))
    let table = ImageTable(image)
    let columns = gint(max(table.scales.count, 1))
    for (column, scale) in table.scales.enumerated() {
      let label = Object.label(scale)
      label.addStyle("dim-label", "caption")
      gtk_label_set_xalign(label.opaque, 0.5)
      gtk_grid_attach(grid.pointer(), label.widget, gint(column), 0, 1, 1)
    }
    var line: gint = 1
    for row in table.rows {
      let title = Object.label(row.title, wraps: true)
      title.addStyle("image-row")
      gtk_grid_attach(grid.pointer(), title.widget, 0, line, columns, 1)
      for (column, cell) in row.cells.enumerated() {
        let cell = makeCell(cell)
        gtk_grid_attach(grid.pointer(), cell.widget, gint(column), line + 1, 1, 1)
      }
      line += 2
    }
    let chosen = image.variants.first { $0.reason == nil }
    detail.setText(chosen?.detail ?? localized("None of these can be shown."))
  }

  /// Reads pictures again that have changed.
  func outdate() {
    thumbnails.outdate()
  }

  private func clear() {
    thumbnails.removeAll()
    while let child = gtk_widget_get_first_child(grid.widget) {
      gtk_grid_remove(grid.pointer(), child)
    }
  }

  private func makeCell(_ variants: [ImageResult.Variant]) -> Object {
    let cell = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 4))
    for variant in variants { cell.append(makeTile(variant)) }
    return cell
  }

  private func makeTile(_ variant: ImageResult.Variant) -> Object {
    let tile = Object(gtk_button_new())
    tile.addStyle("flat", "image-tile")
    let parts = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
    parts.append(thumbnails.make(of: variant, width: side, height: side * 3 / 4))
    let isShown = variant.reason == nil
    let name = Object.label(isShown ? localized("✓ Shown") : variant.format)
    name.addStyle("caption")
    if !isShown { name.addStyle("dim-label") }
    gtk_label_set_max_width_chars(name.opaque, 1)
    gtk_label_set_xalign(name.opaque, 0.5)
    gtk_widget_set_hexpand(name.widget, 1)
    parts.append(name)
    gtk_button_set_child(tile.pointer(), parts.widget)
    tile.setStyle("chosen", isShown)
    gtk_widget_set_tooltip_text(tile.widget, variant.detail)
    Accessible(tile.widget).setLabel(variant.detail)
    Signal.onPointer(tile.raw, "notify::has-focus") { [weak self, weak tile] _ in
      guard let self, let tile, gtk_widget_has_focus(tile.widget) != 0 else { return }
      detail.setText(variant.detail)
    }
    return tile
  }
}

extension ImageResult.Variant {
  /// As a tile has room for it, whose row and column say the rest: the file's kind.
  fileprivate var format: String {
    let name = path.fileName
    return name.lastIndex(of: ".").map { name[$0...].dropFirst().uppercased() } ?? String(name)
  }

  /// In sentences.
  var detail: String {
    let sentence =
      reason.map { localized("%1$s, for %2$s. Not shown: %3$s", path.fileName, purpose, $0) }
      ?? localized("%1$s, for %2$s. This one is shown.", path.fileName, purpose)
    guard let alignmentInsets else { return sentence }
    let sides = [
      alignmentInsets.top, alignmentInsets.left, alignmentInsets.bottom, alignmentInsets.right,
    ].map { $0.text() }
    return sentence + " "
      + localized(
        """
        Its alignment rectangle, in points, is inset by %1$s at the top, %2$s at the left, %3$s at the bottom \
        and %4$s at the right.
        """, sides[0], sides[1], sides[2], sides[3])
  }
}
