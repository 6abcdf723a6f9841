import CGtk
import PreviewerCanvas
import PreviewerChoosers
import PreviewerGtk
import PreviewerModel
import Traits

/// The nine cells: going to one, adding one to what is compared, and back.
extension PreviewWindow {
  func connectCells() {
    cellScenes.onChange = { [weak self] in
      self?.cells.redraw()
      self?.traits.sizeClasses.redraw()
    }
    cells.onChoose = { [weak self] in self?.go(to: $0) }
    cells.onCompare = { [weak self] in self?.compare($0) }
    cells.onLeave = { [weak self] in
      guard let self else { return }
      preview.cells.leaveCell()
      gtk_widget_grab_focus(canvas.area.widget)
    }
    traits.sizeClasses.onChoose = { [weak self] cell in
      self?.traits.popDown()
      self?.go(to: cell)
    }
    traits.sizeClasses.onCompare = { [weak self] cell in
      self?.traits.popDown()
      self?.compare(cell)
    }
  }

  private func go(to cell: SizeClassCell) {
    // Of the nine cells it is the one among them; what it shows is its own already.
    guard canvas.mode == .compare, canvas.comparison.isMatrix, preview.running.interaction == nil
    else {
      return preview.cells.turn(into: cell)
    }
    canvas.comparison.focus(cell)
  }

  /// Shows a cell beside what one looks at.
  private func compare(_ cell: SizeClassCell) {
    guard preview.running.interaction == nil, preview.document.path != nil else { return }
    var configuration = preview.configuration.chosen.compared
    configuration.choice = preview.cells.choice(for: cell)
    if canvas.mode != .compare { show(.compare) }
    // Of the nine cells it is there already.
    if canvas.comparison.isMatrix { return canvas.comparison.focus(cell) }
    canvas.comparison.add([configuration])
  }
}
