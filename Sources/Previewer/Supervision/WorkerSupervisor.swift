import CGtk
import FoundationEssentials
import WorkerProtocol

/// Keeps a worker running and asks it for layouts: carries out what ``SupervisionPolicy`` decides.
@MainActor
final class WorkerSupervisor {
  enum Outcome: Sendable {
    case resolved(ResolveResult)
    /// The worker refused the request, which is a fault of ours or of its version.
    case refused(ResponseError)
    case failed(SupervisionPolicy.Failure, standardError: String)
  }

  var onOutcome: (@MainActor (Outcome) -> Void)?

  private let patience: Int
  private let program: String?
  private var policy = SupervisionPolicy()
  private var process: WorkerProcess?
  private var clock: Timer?
  private var lastWords = ""
  /// Messages that are being decoded, and a death that waits for them.
  private var decoding = 0
  private var death: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - patience: how long an answer may take, in milliseconds. The slowest public document takes a
  ///     fraction of the default.
  ///   - program: the worker's path; nil where it can't be found.
  init(patience: Int = 10_000, program: String? = WorkerLocation.find()) {
    self.patience = patience
    self.program = program
  }

  func want(_ request: LayoutRequest) {
    handle(.wanted(request))
  }

  /// Tries again what was given up.
  func retry() {
    handle(.retried)
  }

  /// Ends the worker. Nothing is reported any more.
  func shutDown() {
    onOutcome = nil
    clock?.cancel()
    process?.onExit = nil
    process?.onMessage = nil
    process?.kill()
    process = nil
  }

  private func handle(_ event: SupervisionPolicy.Event, answer: Outcome? = nil) {
    for action in policy.handle(event) {
      perform(action, answer: answer)
    }
  }

  private func perform(_ action: SupervisionPolicy.Action, answer: Outcome?) {
    switch action {
    case .start:
      start()
    case .kill:
      process?.kill()
    case .send(let id, let parameters):
      send(Request(id: .number(id), method: .resolve, params: parameters))
    case .cancel(let id):
      send(Request(id: nil, method: .cancelRequest, params: CancelParameters(id: .number(id))))
    case .startClock:
      clock?.cancel()
      clock = Timer(after: patience) { [weak self] in self?.handle(.timedOut) }
    case .stopClock:
      clock?.cancel()
    case .deliver:
      if let answer { onOutcome?(answer) }
    case .report(let failure):
      onOutcome?(.failed(failure, standardError: lastWords))
    }
  }

  private func start() {
    // In the main loop, so that a worker that can't be started never leads into a recursion.
    MainLoop.whenIdle { [weak self] in self?.startNow() }
  }

  private func startNow() {
    guard let program else {
      handle(
        .startFailed(
          reason: "\(WorkerLocation.name) was not found beside ninefold or on PATH."))
      return
    }
    do {
      let process = try WorkerProcess(program: program)
      process.onMessage = { [weak self] in self?.decode($0) }
      process.onExit = { [weak self] in self?.processEnded($0) }
      self.process = process
      handle(.started)
    } catch {
      handle(.startFailed(reason: error.message))
    }
  }

  private func processEnded(_ reason: String) {
    lastWords = process?.standardError.text ?? ""
    process = nil
    let seconds = Double(g_get_monotonic_time()) / 1_000_000
    let report: @MainActor () -> Void = { [weak self] in
      self?.handle(.died(reason: reason, seconds: seconds))
    }
    if decoding == 0 { report() } else { death = report }
  }

  private func send(_ request: Request<some Codable & Sendable>) {
    // Parameters are texts and truth values, which JSON can always express.
    guard let message = try? JSONLine.encode(request) else { return }
    process?.send(message)
  }

  private func decode(_ message: [UInt8]) {
    decoding += 1
    MainLoop.inBackground {
      LayoutResponse(parsing: message)
    } then: { [weak self] response in
      guard let self else { return }
      decoding -= 1
      if let response { handle(.answered(id: response.id), answer: response.outcome) }
      if decoding == 0, let death {
        self.death = nil
        death()
      }
    }
  }
}

/// A response to `resolve` for one file.
private struct LayoutResponse: Sendable {
  let id: Int
  let outcome: WorkerSupervisor.Outcome

  /// Nil for a message that answers no request of ours.
  init?(parsing message: [UInt8]) {
    let data = Data(message)
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(ResponseHead.self, from: data),
      case .number(let id)? = head.id
    else { return nil }
    self.id = id
    if let error = head.error {
      outcome = .refused(error)
      return
    }
    do {
      let body = try decoder.decode(ResponseBody<ResolveResult>.self, from: data)
      outcome = .resolved(body.result)
    } catch {
      outcome = .refused(
        ResponseError(
          code: ResponseError.Code.internalError,
          message: "The worker’s answer can’t be read; is it of another version? \(error)"))
    }
  }
}
