import PreviewerGtk
import PreviewerWorker
import WorkerProtocol

/// What the worker says of what is selected: why a view is where it is, asked at once, and what it is like, asked
/// once the selection rests, where somebody wants to see it.
@MainActor
package final class SelectionDetails {
  package enum Event {
    /// Why the selected view is where it is.
    case explanation
    /// What the selection is like.
    case attributes
  }

  /// Of the selected view's frame; nil until it is there.
  package private(set) var explanation: ExplainResult?
  /// Of what is selected; nil until they are there, or where nobody wants them.
  package private(set) var attributes: AttributesResult?
  /// Whether somebody sees them.
  private var wantsAttributes = false
  /// What `attributes` were asked for, and the time until what is selected now is asked about.
  private var inspected: AttributesParameters?
  private var rest: Timer?
  /// What was selected when the worker was asked why.
  private var explained: Selection?
  private let document: DocumentSession
  private let configuration: CurrentConfiguration
  private let selection: CurrentSelection
  private let worker: WorkerSupervisor
  private let events = Events<Event>()

  /// Milliseconds: who goes on through the outline isn't slowed down.
  private static let restTime = 150

  init(
    document: DocumentSession, configuration: CurrentConfiguration, selection: CurrentSelection,
    worker: WorkerSupervisor
  ) {
    (self.document, self.configuration) = (document, configuration)
    (self.selection, self.worker) = (selection, worker)
    worker.onExplanation = { [weak self] in
      self?.explanation = $0
      self?.events.tell(.explanation)
    }
    worker.onAttributes = { [weak self] in
      self?.attributes = $0
      self?.events.tell(.attributes)
    }
    selection.observe { [weak self] in if case .selection = $0 { self?.ask() } }
    selection.shown.observe { [weak self] in if case .scenes = $0 { self?.ask() } }
  }

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    events.observe(observer)
  }

  func close() {
    events.end()
    rest?.cancel()
  }

  private func ask() {
    explain()
    inspect()
  }

  // MARK: - Why

  /// Asks why the selected view is where it is. What is known of the same view stays until there is an answer.
  private func explain() {
    let element = selection.element
    if element != explained || explanation?.id != element?.view { explanation = nil }
    explained = element
    worker.explain(question)
  }

  private var question: ExplainParameters? {
    guard let path = document.path, let element = selection.element else { return nil }
    var parameters: ExplainParameters?
    let shown = configuration.shown
    if let interaction = selection.running.interaction {
      parameters = element.view.map {
        interaction.parameters(for: path, shown.settings, explaining: $0)
      }
    } else if element.view.flatMap({ selection.scene?.excludedView($0) }) == nil {
      parameters = shown.choice.parameters(
        for: path, shown.settings, on: shown.system, explaining: element)
    }
    parameters?.text = document.unsavedText
    return parameters
  }

  // MARK: - Attributes

  package func wantAttributes(_ wants: Bool) {
    let wanted = wantsAttributes
    wantsAttributes = wants
    if wants, !wanted { inspect() }
  }

  /// Asks what is selected is like. What is known of the same selection stays until there is an answer.
  private func inspect() {
    rest?.cancel()
    rest = nil
    let question = wantsAttributes ? attributesQuestion : nil
    if question?.scene != inspected?.scene || question?.views != inspected?.views {
      attributes = nil
      inspected = nil
    }
    // An answer to another question comes too late.
    worker.inspect(nil)
    guard let question else { return }
    rest = Timer(after: Self.restTime) { [weak self] in
      self?.inspected = question
      self?.worker.inspect(question)
    }
  }

  /// Whether there is something with attributes.
  package var hasAttributes: Bool { attributesQuestion != nil }

  /// Of the selected views or of the selected scene.
  private var attributesQuestion: AttributesParameters? {
    guard let path = document.path, let element = selection.element, element.segue == nil else {
      return nil
    }
    let shown = configuration.shown
    var parameters: AttributesParameters
    if let interaction = selection.running.interaction {
      guard let view = element.view else { return nil }
      parameters = interaction.parameters(for: path, shown.settings, inspecting: view)
    } else {
      parameters = shown.choice.parameters(
        for: path, shown.settings, on: shown.system, inspecting: selection.views, in: element.scene)
    }
    parameters.text = document.unsavedText
    return parameters
  }
}
