import Drawing
import Traits

/// That a cell of the size-class grid has been gone to: what can vary is changed for it, until one goes back.
package struct CellVisit: Hashable, Sendable {
  let cell: SizeClassCell
  /// What one came from, to go back to.
  let origin: Origin

  struct Origin: Hashable, Sendable {
    /// The device, orientation and part of its screen, or a canvas without.
    let choice: CanvasChoice
    /// The same with its device, where the choice is the document's own canvas.
    let seen: CanvasChoice
    /// The size of the running window, where it had one of its own.
    var window: Size?
  }

  /// What is left of it when something else is to be looked at: all of it within the cell, nothing outside.
  func after(choosing choice: CanvasChoice, in catalogue: DeviceCatalogue) -> CellVisit? {
    guard let landing = choice.cell(in: catalogue), landing.isIn(cell) else { return nil }
    return self
  }
}
