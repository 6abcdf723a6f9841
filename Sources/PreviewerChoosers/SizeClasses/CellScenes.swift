import PreviewerModel
import PreviewerWorker
import Traits
import WorkerProtocol

/// The scene that is looked at as it is in cells of the size-class grid, for small pictures: asked of the window's
/// own worker one after the other, when somebody looks, and kept until the document, the scene or the settings
/// change.
@MainActor
package final class CellScenes {
  /// What a cell shows.
  struct Shown {
    let choice: CanvasChoice
    let scene: ResolvedScene
  }

  /// Told when there is another one.
  package var onChange: (@MainActor () -> Void)?

  private let document: DocumentSession
  private let selection: CurrentSelection
  private let cells: CellNavigation
  private let worker: WorkerSupervisor
  /// What those that are there were laid out with.
  private var basis: Basis?
  private var scenes: [CanvasChoice: ResolvedScene] = [:]
  /// Those that could not be laid out, which are not asked for again.
  private var failed: Set<CanvasChoice> = []
  private var wanted: [SizeClassCell] = []
  private var asked: CanvasChoice?

  private struct Basis: Equatable {
    let document: DocumentVersion
    let scene: String
    let system: SystemVersion
    let settings: UserSettings
  }

  package init(
    document: DocumentSession, selection: CurrentSelection, cells: CellNavigation,
    worker: WorkerSupervisor
  ) {
    (self.document, self.selection, self.cells, self.worker) = (document, selection, cells, worker)
    worker.onGlance = { [weak self] in self?.take($0) }
    cells.observe { [weak self] in if self?.wanted.isEmpty == false { self?.goOn() } }
  }

  /// Has cells laid out, the first one first; none any more with an empty list.
  func want(_ cells: [SizeClassCell]) {
    wanted = cells
    if asked != nil { worker.glance(nil) }
    // A worker that ended meanwhile has left it without an answer.
    asked = nil
    goOn()
  }

  /// Nil as long as it isn't there.
  func shown(in cell: SizeClassCell) -> Shown? {
    guard let basis, basis == currentBasis else { return nil }
    let choice = cells.choice(for: cell)
    return scenes[choice].map { Shown(choice: choice, scene: $0) }
  }

  private var currentBasis: Basis? {
    guard selection.running.interaction == nil, let document = document.version,
      let scene = selection.lookedAtScene
    else { return nil }
    return Basis(
      document: document, scene: scene, system: cells.configuration.chosen.wantedSystem,
      settings: cells.configuration.chosen.settings)
  }

  private func goOn() {
    guard let current = currentBasis else { return }
    if current != basis {
      (basis, scenes, failed, asked) = (current, [:], [], nil)
    }
    guard asked == nil else { return }
    let next = wanted.lazy.map { self.cells.choice(for: $0) }
      .first { self.scenes[$0] == nil && !self.failed.contains($0) }
    guard let next else { return }
    let system = next.device(in: cells.configuration.catalogue)?.nearestSystem(
      to: cells.configuration.chosen.wantedSystem)
    var parameters = next.parameters(
      for: current.document.path, current.settings,
      on: system ?? cells.configuration.chosen.wantedSystem)
    parameters.scene = current.scene
    parameters.text = document.unsavedText
    asked = next
    worker.glance(parameters)
  }

  private func take(_ result: ResolveResult?) {
    guard let asked else { return }
    self.asked = nil
    if let scene = result?.scenes?.first { scenes[asked] = scene } else { failed.insert(asked) }
    goOn()
    onChange?()
  }
}
