import CGtk
import Localization
import PreviewerGtk
import WorkerProtocol

/// Keeps a worker running and asks it for layouts: carries out what ``SupervisionPolicy`` decides.
@MainActor
package final class WorkerSupervisor {
  package enum Outcome: Sendable {
    case resolved(ResolveResult)
    /// The launch and the steps that were played; the last one has the views.
    case simulated([SimulatedStep])
    /// The worker refused the request, which is a fault of ours or of its version.
    case refused(ResponseError)
    case failed(SupervisionPolicy.Failure, standardError: String)
  }

  package var onOutcome: (@MainActor (Outcome) -> Void)?
  /// Told the scenes that come first.
  package var onFirst: (@MainActor (ResolveResult) -> Void)?
  package var onExplanation: (@MainActor (ExplainResult) -> Void)?
  package var onAttributes: (@MainActor (AttributesResult) -> Void)?
  /// Told a scene that was asked for beside the layout; nil where there is none.
  package var onGlance: (@MainActor (ResolveResult?) -> Void)?
  package var onEdit: (@MainActor (Result<EditResult, ResponseError>) -> Void)?

  private let patience: Int
  private let program: String?
  private var policy = SupervisionPolicy()
  private var process: WorkerProcess?
  private var clock: Timer?
  private var lastWords = ""
  /// Messages that are being decoded, and a death that waits for them.
  private var decoding = 0
  private var death: (@MainActor () -> Void)?
  /// What this worker was told of the text that isn't saved.
  private var told = ToldText()
  /// What the requests are that this worker hasn't answered.
  private var methods: [Int: String] = [:]
  /// What the window wants, and what it may want next, the first of which is being asked for.
  private var wanted: LayoutRequest?
  private var foreseen: [ResolveParameters] = []
  private var held = HeldAnswers()

  /// - Parameters:
  ///   - patience: how long an answer may take, in milliseconds. The slowest public document takes a
  ///     fraction of the default.
  ///   - program: the worker's path; nil where it can't be found.
  package init(patience: Int = 10_000, program: String? = WorkerLocation.find()) {
    self.patience = patience
    self.program = program
  }

  package func want(_ request: LayoutRequest) {
    var request = request
    // What is there already comes at once.
    if held(request.parameters, of: request) != nil { request.first = nil }
    wanted = request
    foreseen = []
    handle(.wanted(request))
  }

  /// Has the worker lay out what the window may want next, one after the other, until it wants something.
  package func foresee(_ layouts: [ResolveParameters]) {
    foreseen = layouts
    foreseeNext()
  }

  private func foreseeNext() {
    guard let wanted else { return }
    foreseen.removeAll { held.result(of: $0, in: wanted.document) != nil }
    if let next = foreseen.first { handle(.foreseen(next)) }
  }

  /// Tries again what was given up.
  package func retry() {
    held = HeldAnswers()
    handle(.retried)
  }

  /// Asks why a view's frame is what it is, and no more about any other view. There is no answer
  /// where the worker is not running, or has died of the same question before.
  package func explain(_ parameters: ExplainParameters?) {
    handle(.asked(parameters))
  }

  /// Asks what the selection is like, and no more about any other one; otherwise the same.
  package func inspect(_ parameters: AttributesParameters?) {
    handle(.inspected(parameters))
  }

  /// Asks for a scene beside the layout, and for no other one any more; otherwise the same.
  package func glance(_ parameters: ResolveParameters?) {
    handle(.glanced(parameters))
  }

  /// Asks for an edit; one at a time, as the next is of the text that this one makes.
  package func edit(_ parameters: EditParameters) {
    handle(.edited(parameters))
  }

  /// Ends the worker. Nothing is reported any more.
  package func shutDown() {
    onOutcome = nil
    onFirst = nil
    onEdit = nil
    onExplanation = nil
    onAttributes = nil
    onGlance = nil
    clock?.cancel()
    process?.onExit = nil
    process?.onMessage = nil
    process?.kill()
    process = nil
  }

  private func handle(_ event: SupervisionPolicy.Event, answer: WorkerResponse.Answer? = nil) {
    for action in policy.handle(event) {
      perform(action, answer: answer)
    }
  }

  private func perform(_ action: SupervisionPolicy.Action, answer: WorkerResponse.Answer?) {
    switch action {
    case .start:
      start()
    case .kill:
      process?.kill()
    case .send(let id, .resolve(let parameters)):
      if let wanted, let known = held(.resolve(parameters), of: wanted) {
        MainLoop.whenIdle { [weak self] in
          self?.handle(.answered(id: id), answer: .layout(.resolved(known)))
        }
      } else {
        ask(id, parameters)
      }
    case .send(let id, .simulate(let parameters)):
      ask(id, parameters)
    case .explain(let id, let parameters):
      ask(id, parameters)
    case .inspect(let id, let parameters):
      ask(id, parameters)
    case .glance(let id, let parameters):
      ask(id, parameters)
    case .foresee(let id, let parameters):
      ask(id, parameters)
    case .edit(let id, let parameters):
      ask(id, parameters)
    case .cancel(let id):
      send(Request(id: nil, CancelParameters(id: .number(id))))
    case .startClock:
      clock?.cancel()
      clock = Timer(after: patience) { [weak self] in self?.handle(.timedOut) }
    case .stopClock:
      clock?.cancel()
    case .deliver:
      switch answer {
      case .layout(let outcome):
        if case .resolved(let result) = outcome, let wanted { hold(result, of: wanted.parameters) }
        onOutcome?(outcome)
      case .explanation(let result?): onExplanation?(result)
      case .attributes(let result?): onAttributes?(result)
      case .edit(let result): onEdit?(result)
      case .explanation(nil), .attributes(nil), nil: break
      }
    case .deliverFirst:
      if case .layout(.resolved(let result))? = answer { onFirst?(result) }
    case .deliverGlance:
      if case .layout(.resolved(let result))? = answer, result.error == nil {
        onGlance?(result)
      } else {
        onGlance?(nil)
      }
    case .holdForeseen:
      guard !foreseen.isEmpty else { break }
      let parameters = foreseen.removeFirst()
      if case .layout(.resolved(let result))? = answer { hold(result, of: .resolve(parameters)) }
      foreseeNext()
    case .reportEdit(let reason):
      onEdit?(
        .failure(ResponseError(code: ResponseError.Code.internalError, message: reason)))
    case .report(let failure):
      onOutcome?(.failed(failure, standardError: lastWords))
    }
  }

  private func held(
    _ parameters: LayoutRequest.Parameters, of request: LayoutRequest
  ) -> ResolveResult? {
    guard case .resolve(let parameters) = parameters else { return nil }
    return held.result(of: parameters, in: request.document)
  }

  private func hold(_ result: ResolveResult, of parameters: LayoutRequest.Parameters) {
    guard case .resolve(let parameters) = parameters, let document = wanted?.document else {
      return
    }
    held.hold(result, of: parameters, in: document)
  }

  private func start() {
    // In the main loop, so that a worker that can't be started never leads into a recursion.
    MainLoop.whenIdle { [weak self] in self?.startNow() }
  }

  private func startNow() {
    guard let program else {
      handle(
        .startFailed(
          reason: localized("%1$s was not found beside ninefold or on PATH.", WorkerLocation.name)))
      return
    }
    do {
      let process = try WorkerProcess(program: program)
      process.onMessage = { [weak self] in self?.decode($0) }
      process.onExit = { [weak self] in self?.processEnded($0) }
      self.process = process
      // What was asked after the end of the one before, and before that was known, nobody was told.
      told = ToldText()
      handle(.started)
    } catch {
      handle(.startFailed(reason: error.message))
    }
  }

  private func processEnded(_ reason: String) {
    lastWords = process?.standardError.text ?? ""
    process = nil
    methods = [:]
    let seconds = Double(g_get_monotonic_time()) / 1_000_000
    let report: @MainActor () -> Void = { [weak self] in
      self?.handle(.died(reason: reason, seconds: seconds))
    }
    if decoding == 0 { report() } else { death = report }
  }

  private func ask<Parameters: TextRequest & RequestParameters>(
    _ id: Int, _ parameters: Parameters
  ) {
    var parameters = parameters
    for notification in told.takeText(of: &parameters) {
      switch notification {
      case .changed(let change): send(Request(id: nil, change))
      case .closed(let close): send(Request(id: nil, close))
      }
    }
    methods[id] = Parameters.method
    send(Request(id: .number(id), parameters))
  }

  private func send(_ request: Request<some RequestParameters>) {
    // Parameters are texts and truth values, which JSON can always express.
    guard let message = try? JSONLine.encode(request) else { return }
    process?.send(message)
  }

  private func decode(_ message: [UInt8]) {
    decoding += 1
    let methods = methods
    MainLoop.inBackground {
      WorkerResponse(parsing: message, to: methods)
    } then: { [weak self] response in
      guard let self else { return }
      decoding -= 1
      if let response {
        self.methods[response.id] = nil
        handle(.answered(id: response.id), answer: response.answer)
      }
      if decoding == 0, let death {
        self.death = nil
        death()
      }
    }
  }
}
