import Localization
import Simulation
import Traits
import WorkerProtocol

/// Going to the cells of the size-class grid, and back.
extension Preview {
  /// Which screens and windows show a cell, seen from what one looked at before the first one.
  var cellWays: CellWays {
    let own = designedDevice.map { CanvasChoice.device($0.name, $0.orientation) }
    let origin = visit?.origin ?? choice
    return CellWays(
      catalogue: catalogue, system: chosenSystem,
      current: origin == .asDesigned ? own ?? origin : origin, preferred: facts.projectDevices)
  }

  /// What a cell turns what one looks at into. What is in the cell as it is stays, such as the document's own canvas.
  func choice(for cell: SizeClassCell) -> CanvasChoice {
    self.cell == cell && interaction == nil ? choice : cellWays.choice(for: cell)
  }

  /// What the nine cells show of the document.
  var gridContent: SizeClassGridView.Content {
    guard reasonWithoutGrid == nil, path != nil else { return SizeClassGridView.Content() }
    let ids = selection.map { selection in
      Set(
        selectedViews
          + (selection.view.flatMap { scene(selection.scene)?.constraints(on: $0) } ?? []).map(\.id)
      )
    }
    return SizeClassGridView.Content(
      shown: cell, varied: variedCell, differing: facts.differences.cells,
      selected: ids.map { facts.differences.cells(of: $0) } ?? [])
  }

  /// The scene that one looks at: the selected one, else the initial one.
  var lookedAtScene: String? {
    selection?.scene ?? (scenes.first(where: \.isInitial) ?? scenes.first)?.id
  }

  /// Turns what one looks at into a cell: the device is turned, or given another part of its screen, or is another
  /// one; see ``CellWays/choice(for:)``. What can vary is changed for the cell from now on.
  func turn(into cell: SizeClassCell) {
    let visit = CellVisit(cell: cell, origin: visit?.origin ?? choice)
    let target = choice(for: cell)
    guard interaction != nil else { return choose(target, visiting: visit) }
    turnRunning(to: target, for: cell)
    self.visit = visit
    tell(.choice)
  }

  /// Goes to a cell on a device that has it, even where a class is *Any*: for what is said of that cell.
  func turn(intoScreenOf cell: SizeClassCell) {
    let isThere = self.cell?.isIn(cell) == true && (self.cell?.isFinal ?? false)
    let target = isThere ? choice : cellWays.screen(in: cell) ?? .cell(cell)
    choose(target, visiting: CellVisit(cell: cell, origin: visit?.origin ?? choice))
  }

  /// Has what can vary changed for a cell that is looked at already.
  func vary(for cell: SizeClassCell) {
    choose(choice, visiting: CellVisit(cell: cell, origin: visit?.origin ?? choice))
  }

  /// Goes back to what one looked at before the first cell.
  func leaveCell() {
    guard let visit else { return }
    guard interaction != nil else { return choose(visit.origin, visiting: nil) }
    turnRunning(to: visit.origin, for: visit.origin.cell(in: catalogue))
    self.visit = nil
    tell(.choice)
  }

  /// A window of its own size is made so narrow, or so wide; else the device is turned or another one.
  private func turnRunning(to target: CanvasChoice, for cell: SizeClassCell?) {
    guard let shown = interaction?.shown, !shown.isFullScreen, shown.multitasking == nil,
      shown.traits.userInterfaceIdiom == .pad, let cell, cell.height != .compact
    else {
      choose(target)
      if let part = target.part { giveWindow(part, title: part.title) }
      return
    }
    let limit = SizeClassCell.regularWidth
    let isWide = cell.width == .regular
    let width = isWide ? max(shown.size.width, limit) : min(shown.size.width, limit / 2)
    perform(
      .resize(width: width, height: shown.size.height),
      title: localized("Resize to %1$s × %2$s", width.text(), shown.size.height.text()))
  }
}
