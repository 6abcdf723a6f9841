import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// The size-class grid at large, with a small picture of the scene in each cell, and below it in words what the cell
/// that is pointed at stands for.
@MainActor
package final class SizeClassPage {
  /// Told when a cell has been chosen, which may be the one that is shown.
  package var onChoose: (@MainActor (SizeClassCell) -> Void)?
  /// Told when a cell is wanted beside what is compared.
  package var onCompare: (@MainActor (SizeClassCell) -> Void)?
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let cells: CellNavigation
  private let scenes: CellScenes
  private let painter: CellPainter
  /// Behind the titles.
  private let grid = SizeClassGridView(offset: 2, choosesByMoving: false)
  private var pictures: [CellPicture] = []
  private let reason = Object.reason()
  private let heading = Object(gtk_label_new(""))
  private let size = Object(gtk_label_new(""))
  private let devices = Object(gtk_label_new(""))
  private let variation = Object(gtk_label_new(""))

  /// Logical pixels.
  private static let pictureSize: Int32 = 72
  private static let cellWidth: Int32 = 92
  /// Of what a cell has otherwise: two lines.
  private static let mostLetters = 84

  init(cells: CellNavigation, scenes: CellScenes) {
    (self.cells, self.scenes) = (cells, scenes)
    painter = CellPainter(catalogue: cells.configuration.catalogue)
    build()
    grid.onExplain = { [weak self] in self?.explain($0) }
    grid.onChoose = { [weak self] in self?.onChoose?($0) }
    grid.onCompare = { [weak self] in self?.onCompare?($0) }
    painter.onImages = { [weak self] in self?.redraw() }
    cells.observe { [weak self] in self?.update() }
    // Whoever sees the page sees the pictures, that of what is shown first.
    Signal.on(box.raw, "map") { [weak self] in self?.wantPictures() }
    Signal.on(box.raw, "unmap") { [weak self] in self?.scenes.want([]) }
    update()
  }

  /// - Returns: False where nothing can be chosen.
  func focusChosen() -> Bool { grid.focusCurrent() }

  /// A picture that is shown may be there.
  package func redraw() {
    for picture in pictures { picture.redraw() }
  }

  private func wantPictures() {
    let shown = cells.configuration.cell.map { [$0] } ?? []
    scenes.want(shown + SizeClassGrid.cells.joined().filter { !shown.contains($0) })
  }

  // MARK: - Building

  private func build() {
    heading.addStyle("heading")
    size.addStyle("dim-label")
    for label in [heading, size, devices, variation] {
      gtk_label_set_xalign(label.opaque, 0)
    }
    for label in [devices, variation] {
      label.addStyle("caption")
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_max_width_chars(label.opaque, 40)
      gtk_label_set_yalign(label.opaque, 0)
    }
    // As high as the longest explanation, so that nothing jumps as one moves over the cells.
    devices.addStyle("size-class-meaning")
    variation.addStyle("size-class-variation")
    addTitles()
    addCells()
    let title = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    gtk_widget_set_hexpand(heading.widget, 1)
    title.append(heading)
    title.append(size)
    for part in [reason, grid.root, title, devices, variation] { box.append(part) }
  }

  /// The names of both axes at their middles, and of their classes at each row and column.
  private func addTitles() {
    let root = grid.root
    gtk_grid_set_row_spacing(root.pointer(), 4)
    gtk_grid_set_column_spacing(root.pointer(), 4)
    gtk_widget_set_halign(root.widget, GTK_ALIGN_CENTER)
    let names = [
      localized("Compact"), localized("Any", context: "size class"), localized("Regular"),
    ]
    for (index, name) in names.enumerated() {
      for isColumn in [true, false] {
        let label = Object(gtk_label_new(name))
        label.addStyle("dim-label", "caption")
        if !isColumn { gtk_label_set_xalign(label.opaque, 1) }
        let (column, row) = isColumn ? (index + 2, 1) : (1, index + 2)
        gtk_grid_attach(root.pointer(), label.widget, Int32(column), Int32(row), 1, 1)
      }
    }
    let width = Object(gtk_label_new(localized("Width")))
    let height = Object(gtk_label_new(localized("Height")))
    for title in [width, height] { title.addStyle("caption-heading") }
    gtk_grid_attach(root.pointer(), width.widget, 2, 0, 3, 1)
    gtk_label_set_xalign(height.opaque, 1)
    gtk_grid_attach(root.pointer(), height.widget, 0, 3, 1, 1)
  }

  private func addCells() {
    grid.forEachCell { cell, button, _, _ in
      let picture = CellPicture(
        cell, size: Self.pictureSize, scenes: scenes, painter: painter)
      let label = Object(gtk_label_new(cell.shortLabel))
      label.addStyle("caption")
      let mark = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      mark.addStyle("dot")
      gtk_widget_set_valign(mark.widget, GTK_ALIGN_CENTER)
      let line = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4))
      gtk_widget_set_halign(line.widget, GTK_ALIGN_CENTER)
      line.append(label)
      line.append(mark)
      let content = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
      content.append(picture.area)
      content.append(line)
      button.addStyle("size-class-cell")
      // The longest label is not to make its column wider than the others.
      gtk_widget_set_size_request(button.widget, Self.cellWidth, -1)
      gtk_button_set_child(button.pointer(), content.widget)
      pictures.append(picture)
    }
  }

  // MARK: - What is chosen

  private func update() {
    let why = cells.editing.reasonWithoutGrid
    reason.isVisible = why != nil
    reason.setText(why.map { localized("Size classes are off: %1$s", $0) } ?? "")
    gtk_widget_set_sensitive(grid.root.widget, why == nil ? 1 : 0)
    grid.show(cells.gridContent)
    explain(nil)
    if gtk_widget_get_mapped(box.widget) != 0 { wantPictures() }
  }

  /// - Parameter cell: Nil for the one that is shown.
  private func explain(_ cell: SizeClassCell?) {
    let cell = cell ?? cells.configuration.cell ?? .any
    let meaning = CellMeaning(cell: cell)
    heading.setText(cell.label)
    size.setText(cell == .any ? meaning.size + " · " + localized("base design") : meaning.size)
    devices.setText(cells.devicesTelling(cell))
    variation.setText(
      cell == .any ? "" : cells.differenceSentence(in: cell, within: Self.mostLetters))
  }
}
