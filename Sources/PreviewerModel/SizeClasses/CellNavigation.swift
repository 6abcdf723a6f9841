import Drawing
import Localization
import Simulation
import Traits
import WorkerProtocol

/// The size-class grid: what its cells show of the document, and going to them and back.
@MainActor
package final class CellNavigation {
  package let configuration: CurrentConfiguration
  package let editing: Editing
  private let document: DocumentSession
  private let running: RunningInterface
  private let selection: CurrentSelection
  private var shown: ShownScenes { selection.shown }

  init(
    document: DocumentSession, running: RunningInterface, configuration: CurrentConfiguration,
    selection: CurrentSelection, editing: Editing
  ) {
    (self.document, self.running, self.selection) = (document, running, selection)
    (self.configuration, self.editing) = (configuration, editing)
  }

  /// Has something done when what the cells show may be another.
  package func observe(_ observer: @escaping @MainActor () -> Void) {
    configuration.observe { _ in observer() }
    running.observe { if case .mode = $0 { observer() } }
    shown.observe { if case .scenes = $0 { observer() } }
    selection.observe { if case .selection = $0 { observer() } }
  }

  // MARK: - What cells show

  /// Which screens and windows show a cell, seen from what one looked at before the first one.
  private var ways: CellWays {
    CellWays(
      catalogue: configuration.catalogue, system: configuration.chosen.wantedSystem,
      current: origin.seen, preferred: shown.facts.projectDevices)
  }

  /// What tells what a cell is for, a line each.
  package func devicesTelling(_ cell: SizeClassCell) -> String {
    ways.telling(cell).map { $0.briefPlace(in: configuration.catalogue) }.joined(separator: "\n")
  }

  /// What the nine cells show of the document.
  package var gridContent: SizeClassGridContent {
    guard editing.reasonWithoutGrid == nil, document.path != nil else {
      return SizeClassGridContent()
    }
    let differences = shown.facts.differences
    return SizeClassGridContent(
      shown: configuration.cell, varied: editing.variedCell, differing: differences.cells,
      selected: differences.cells(of: idsOfSelected))
  }

  /// The selected views with the constraints that hold them, or all that is in the selected scene.
  private var idsOfSelected: Set<String> {
    guard let scene = selection.scene else { return [] }
    guard let view = selection.element?.view else { return scene.elementIDs }
    return Set(selection.views + scene.constraints(on: view).map(\.id))
  }

  /// What makes a cell another one than the base.
  /// - Parameter scene: In which scene alone; nil for all.
  package func differenceWords(in cell: SizeClassCell, of scene: ResolvedScene? = nil)
    -> DifferenceWords
  {
    DifferenceWords(
      shown.facts.differences.entries(in: cell, of: scene.map(\.elementIDs)), name: nameOfVaried)
  }

  /// The same as a sentence: of the selected scene, else of the document.
  /// - Parameter letters: For how many there is room.
  package func differenceSentence(in cell: SizeClassCell, within letters: Int) -> String {
    let scene = selection.scene
    let words = differenceWords(in: cell, of: scene)
    guard words.parts.isEmpty else {
      return localized("≠ %1$s", words.line { $0.count <= letters })
    }
    let isElsewhere = scene != nil && !differenceWords(in: cell).parts.isEmpty
    return isElsewhere
      ? localized("= as the base, in this scene; others differ") : localized("= as the base")
  }

  private func nameOfVaried(_ id: String) -> String? {
    shown.name(ofElement: id) ?? shown.scenes.lazy.compactMap { $0.excludedView(id)?.name }.first
  }

  // MARK: - Going there

  /// Where one is before the first cell that is gone to.
  private var origin: CellVisit.Origin {
    let chosen = configuration.chosen
    if let visit = chosen.visit { return visit.origin }
    return CellVisit.Origin(
      choice: chosen.choice, seen: configuration.seenChoice, window: running.ownWindow)
  }

  /// What a cell turns what one looks at into. What is in the cell as it is stays, such as the document's own canvas.
  package func choice(for cell: SizeClassCell) -> CanvasChoice {
    configuration.cell == cell && running.interaction == nil
      ? configuration.chosen.choice : ways.choice(for: cell)
  }

  /// Turns what one looks at into a cell: the device is turned, or given another part of its screen, or is another
  /// one; see ``CellWays/choice(for:)``. What can vary is changed for the cell from now on.
  package func turn(into cell: SizeClassCell) {
    let visit = CellVisit(cell: cell, origin: origin)
    let target = choice(for: cell)
    guard running.interaction != nil else {
      return configuration.choose(target, visiting: visit)
    }
    turnRunning(to: target, for: cell)
    configuration.visit(visit)
  }

  /// Goes to a cell on a device that has it, even where a class is *Any*: for what is said of that cell.
  package func turn(intoScreenOf cell: SizeClassCell) {
    let isThere =
      configuration.cell?.isIn(cell) == true && (configuration.cell?.isFinal ?? false)
    let target = isThere ? configuration.chosen.choice : ways.screen(in: cell) ?? .cell(cell)
    configuration.choose(target, visiting: CellVisit(cell: cell, origin: origin))
  }

  /// Has what can vary changed for a cell that is looked at already.
  package func vary(for cell: SizeClassCell) {
    configuration.choose(
      configuration.chosen.choice, visiting: CellVisit(cell: cell, origin: origin))
  }

  /// Goes back to what one looked at before the first cell.
  package func leaveCell() {
    guard let visit = configuration.chosen.visit else { return }
    guard running.interaction != nil else {
      return configuration.choose(visit.origin.choice, visiting: nil)
    }
    if let size = visit.origin.window, running.ownWindow != nil {
      resizeWindow(to: size)
    } else {
      goOn(on: visit.origin.seen)
    }
    configuration.visit(nil)
  }

  /// A window of its own size is made so narrow, or so wide; else the device is turned or another one.
  private func turnRunning(to target: CanvasChoice, for cell: SizeClassCell) {
    guard let size = running.ownWindow, cell.height != .compact else { return goOn(on: target) }
    let limit = SizeClassCell.regularWidth
    let isWide = cell.width == .regular
    resizeWindow(
      to: Size(
        width: isWide ? max(size.width, limit) : min(size.width, limit / 2), height: size.height))
  }

  /// On a pad the running window has its part of the screen, or all of it, again.
  private func goOn(on target: CanvasChoice) {
    configuration.choose(target)
    guard target.device(in: configuration.catalogue)?.display.idiom == .pad else { return }
    let part = target.part ?? .fullScreen
    if running.interaction?.shown?.windowPart != part {
      running.giveWindow(part, title: part.title)
    }
  }

  private func resizeWindow(to size: Size) {
    guard size != running.ownWindow else { return }
    running.perform(
      .resize(width: size.width, height: size.height),
      title: localized("Resize to %1$s × %2$s", size.width.text(), size.height.text()))
  }
}
