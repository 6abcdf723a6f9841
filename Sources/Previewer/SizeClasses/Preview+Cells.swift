import Drawing
import Localization
import Simulation
import Traits
import WorkerProtocol

/// Going to the cells of the size-class grid, and back.
extension Preview {
  /// Which screens and windows show a cell, seen from what one looked at before the first one.
  var cellWays: CellWays {
    CellWays(
      catalogue: catalogue, system: chosenSystem, current: cellOrigin.seen,
      preferred: facts.projectDevices)
  }

  /// What tells what a cell is for, a line each.
  func devicesTelling(_ cell: SizeClassCell) -> String {
    cellWays.telling(cell).map { $0.briefPlace(in: catalogue) }.joined(separator: "\n")
  }

  /// Where one is before the first cell that is gone to.
  private var cellOrigin: CellVisit.Origin {
    if let visit { return visit.origin }
    let own = designedDevice.map { CanvasChoice.device($0.name, $0.orientation) }
    return CellVisit.Origin(
      choice: choice, seen: choice == .asDesigned ? own ?? choice : choice, window: ownWindow)
  }

  /// The size of the running window, where it has one of its own.
  private var ownWindow: Size? {
    guard let shown = interaction?.shown, !shown.isFullScreen, shown.multitasking == nil,
      shown.traits.userInterfaceIdiom == .pad
    else { return nil }
    return shown.size
  }

  /// What a cell turns what one looks at into. What is in the cell as it is stays, such as the document's own canvas.
  func choice(for cell: SizeClassCell) -> CanvasChoice {
    self.cell == cell && interaction == nil ? choice : cellWays.choice(for: cell)
  }

  /// What the nine cells show of the document.
  var gridContent: SizeClassGridView.Content {
    guard reasonWithoutGrid == nil, path != nil else { return SizeClassGridView.Content() }
    return SizeClassGridView.Content(
      shown: cell, varied: variedCell, differing: facts.differences.cells,
      selected: facts.differences.cells(of: idsOfSelected))
  }

  /// The selected views with the constraints that hold them, or all that is in the selected scene.
  private var idsOfSelected: Set<String> {
    guard let selection, let scene = scene(selection.scene) else { return [] }
    guard let view = selection.view else { return scene.elementIDs }
    return Set(selectedViews + scene.constraints(on: view).map(\.id))
  }

  /// The scene that one looks at: the selected one, else the initial one.
  var lookedAtScene: String? {
    selection?.scene ?? (scenes.first(where: \.isInitial) ?? scenes.first)?.id
  }

  /// Turns what one looks at into a cell: the device is turned, or given another part of its screen, or is another
  /// one; see ``CellWays/choice(for:)``. What can vary is changed for the cell from now on.
  func turn(into cell: SizeClassCell) {
    let visit = CellVisit(cell: cell, origin: cellOrigin)
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
    choose(target, visiting: CellVisit(cell: cell, origin: cellOrigin))
  }

  /// Has what can vary changed for a cell that is looked at already.
  func vary(for cell: SizeClassCell) {
    choose(choice, visiting: CellVisit(cell: cell, origin: cellOrigin))
  }

  /// Goes back to what one looked at before the first cell.
  func leaveCell() {
    guard let visit else { return }
    guard interaction != nil else { return choose(visit.origin.choice, visiting: nil) }
    if let size = visit.origin.window, ownWindow != nil {
      resizeWindow(to: size)
    } else {
      goOn(on: visit.origin.seen)
    }
    self.visit = nil
    tell(.choice)
  }

  /// A window of its own size is made so narrow, or so wide; else the device is turned or another one.
  private func turnRunning(to target: CanvasChoice, for cell: SizeClassCell) {
    guard let size = ownWindow, cell.height != .compact else { return goOn(on: target) }
    let limit = SizeClassCell.regularWidth
    let isWide = cell.width == .regular
    resizeWindow(
      to: Size(
        width: isWide ? max(size.width, limit) : min(size.width, limit / 2), height: size.height))
  }

  /// On a pad the running window has its part of the screen, or all of it, again.
  private func goOn(on target: CanvasChoice) {
    choose(target)
    guard target.device(in: catalogue)?.display.idiom == .pad else { return }
    let part = target.part ?? .fullScreen
    if interaction?.shown?.windowPart != part { giveWindow(part, title: part.title) }
  }

  private func resizeWindow(to size: Size) {
    guard size != ownWindow else { return }
    perform(
      .resize(width: size.width, height: size.height),
      title: localized("Resize to %1$s × %2$s", size.width.text(), size.height.text()))
  }
}
