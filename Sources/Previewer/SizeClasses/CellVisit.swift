import Traits

/// That a cell of the size-class grid has been gone to: what can vary is changed for it, until one goes back.
struct CellVisit: Hashable, Sendable {
  let cell: SizeClassCell
  /// The device, orientation and window that one came from.
  let origin: CanvasChoice

  /// What is left of it when something else is to be looked at: all of it within the cell, nothing outside.
  func after(choosing choice: CanvasChoice, in catalogue: DeviceCatalogue) -> CellVisit? {
    guard let landing = choice.cell(in: catalogue), landing.isIn(cell) else { return nil }
    return self
  }
}
