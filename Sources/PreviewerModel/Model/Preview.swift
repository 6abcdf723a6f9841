import PreviewerWorker
import Traits

/// What one window shows: the owners of a document, of the canvas that it is shown on, of what is selected in it and
/// of what runs. The panels observe those of them that they are about, and every change that the user makes goes
/// through one.
@MainActor
package final class Preview {
  package let document: DocumentSession
  package let shown: ShownScenes
  package let running: RunningInterface
  package let configuration: CurrentConfiguration
  package let selection: CurrentSelection
  package let details: SelectionDetails
  package let editing: Editing
  package let cells: CellNavigation
  /// What the map shows beside the document.
  package let opened: OpenedDocuments
  package let layout: LayoutCoordinator
  package let worker: WorkerSupervisor

  /// The owners observe each other in the order in which they are made: each one of those before it.
  package init(_ canvas: CanvasConfiguration, in catalogue: DeviceCatalogue) {
    worker = WorkerSupervisor()
    document = DocumentSession(worker: worker)
    shown = ShownScenes(document: document)
    running = RunningInterface(document: document, shown: shown)
    configuration = CurrentConfiguration(
      canvas, in: catalogue, document: document, scenes: shown, running: running)
    opened = OpenedDocuments(document: document, configuration: configuration)
    selection = CurrentSelection(document: document, shown: shown, running: running)
    details = SelectionDetails(
      document: document, configuration: configuration, selection: selection, worker: worker)
    editing = Editing(
      document: document, shown: shown, running: running, configuration: configuration,
      selection: selection)
    cells = CellNavigation(
      document: document, running: running, configuration: configuration, selection: selection,
      editing: editing)
    layout = LayoutCoordinator(
      document: document, shown: shown, running: running, configuration: configuration,
      worker: worker)
    document.observe { [editing] in if case .editConfirmed(let edit) = $0 { editing.edit(edit) } }
  }

  /// Ends everything that goes on for a window that is closed.
  package func close() {
    document.close()
    shown.close()
    running.close()
    configuration.close()
    opened.close()
    selection.close()
    details.close()
    worker.shutDown()
  }
}
