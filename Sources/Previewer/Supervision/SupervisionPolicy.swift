import WorkerProtocol

/// A document as it was at a moment: another content under the same path is another version.
struct DocumentVersion: Hashable, Sendable {
  var path: String
  /// What tells one content of the file from the next.
  var stamp: String
}

/// A layout that the window wants.
struct LayoutRequest: Hashable, Sendable {
  var document: DocumentVersion
  var parameters: Parameters

  enum Parameters: Hashable, Sendable {
    /// All scenes as they are designed.
    case resolve(ResolveParameters)
    /// The running interface.
    case simulate(SimulateParameters)
  }
}

/// What to do when the worker dies, hangs, answers too late, or isn't there: events in, actions out,
/// without a process, a clock or a window.
///
/// A crash costs one request. The worker is restarted and asked again for what the window shows;
/// a document that was being worked on at two deaths is left alone until it changes.
struct SupervisionPolicy: Sendable {
  enum Event: Equatable, Sendable {
    /// The window wants this layout, and no other any more.
    case wanted(LayoutRequest)
    /// The user asks for the layout once more, whatever happened before.
    case retried
    case started
    case startFailed(reason: String)
    /// A request was answered, with a result or an error.
    case answered(id: Int)
    /// The oldest unanswered request has waited for too long.
    case timedOut
    /// - Parameter seconds: since some fixed moment.
    case died(reason: String, seconds: Double)
  }

  enum Action: Equatable, Sendable {
    case start
    case kill
    case send(id: Int, LayoutRequest.Parameters)
    case cancel(id: Int)
    /// The clock for an answer begins anew; `timedOut` follows unless it is stopped or begins again.
    case startClock
    case stopClock
    /// The answer that has come is the one that the window waits for.
    case deliver
    /// The window is told why there is no layout, with what the worker wrote to standard error.
    case report(Failure)
  }

  enum Failure: Equatable, Sendable {
    /// The worker can't be started at all.
    case notStarted(reason: String)
    /// The worker died twice on this document, which is left alone until it changes.
    case gaveUp(reason: String)
    /// The worker keeps dying with nothing to do.
    case unstable(reason: String)
  }

  private enum Worker: Equatable {
    case stopped, starting, running
    /// Killed by us, and not gone yet.
    case dying
  }

  /// Deaths on one version of a document after which it is left alone.
  static let deathsBeforeGivingUp = 2
  /// An idle worker may die this often in `idleDeathWindow` seconds before it counts as unstable.
  static let idleDeathLimit = 3
  static let idleDeathWindow = 10.0

  private var worker = Worker.stopped
  private var wanted: LayoutRequest?
  /// Whether this worker has been asked for what is wanted.
  private var isAsked = false
  /// Requests without an answer, oldest first, cancelled ones included.
  private var pending: [(id: Int, document: DocumentVersion)] = []
  /// The request that hasn't been cancelled.
  private var current: Int?
  private var nextID = 1
  private var deaths: (document: DocumentVersion, count: Int)?
  private var idleDeaths: [Double] = []
  /// Why the worker was killed by us.
  private var causeOfDeath: String?

  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .wanted(let request):
      return want(request)
    case .retried:
      deaths = nil
      idleDeaths = []
      return wanted.map { want($0) } ?? []
    case .started:
      worker = .running
      return ask()
    case .startFailed(let reason):
      worker = .stopped
      return [.report(.notStarted(reason: reason))]
    case .answered(let id):
      return answered(id)
    case .timedOut:
      guard worker == .running, !pending.isEmpty else { return [] }
      worker = .dying
      causeOfDeath = "It did not answer in time and was ended."
      return [.kill]
    case .died(let reason, let seconds):
      return died(reason: causeOfDeath ?? reason, seconds: seconds)
    }
  }

  private mutating func want(_ request: LayoutRequest) -> [Action] {
    wanted = request
    isAsked = false
    if isLeftAlone(request.document) { return cancelCurrent() }
    switch worker {
    case .stopped:
      worker = .starting
      return [.start]
    case .starting, .dying:
      return []
    case .running:
      return cancelCurrent() + ask()
    }
  }

  private func isLeftAlone(_ document: DocumentVersion) -> Bool {
    deaths.map { $0.document == document && $0.count >= Self.deathsBeforeGivingUp } ?? false
  }

  private mutating func cancelCurrent() -> [Action] {
    guard let id = current else { return [] }
    current = nil
    return [.cancel(id: id)]
  }

  private mutating func ask() -> [Action] {
    guard let wanted, !isAsked else { return [] }
    let id = nextID
    nextID += 1
    let clock: [Action] = pending.isEmpty ? [.startClock] : []
    pending.append((id, wanted.document))
    current = id
    isAsked = true
    return [.send(id: id, wanted.parameters)] + clock
  }

  private mutating func answered(_ id: Int) -> [Action] {
    guard let place = pending.firstIndex(where: { $0.id == id }) else { return [] }
    pending.remove(at: place)
    let clock: Action = pending.isEmpty ? .stopClock : .startClock
    guard id == current else { return [clock] }
    current = nil
    return [clock, .deliver]
  }

  private mutating func died(reason: String, seconds: Double) -> [Action] {
    // The worker takes requests in turn, so the oldest is the one that it was busy with.
    let blamed = pending.first?.document
    worker = .stopped
    pending = []
    current = nil
    isAsked = false
    causeOfDeath = nil

    if let blamed {
      let before = deaths.map { $0.document == blamed ? $0.count : 0 } ?? 0
      deaths = (blamed, before + 1)
    } else {
      idleDeaths = idleDeaths.filter { seconds - $0 < Self.idleDeathWindow } + [seconds]
    }

    guard let wanted else { return [.stopClock] }
    if isLeftAlone(wanted.document) {
      return [.stopClock, .report(.gaveUp(reason: reason))]
    }
    if idleDeaths.count > Self.idleDeathLimit {
      return [.stopClock, .report(.unstable(reason: reason))]
    }
    worker = .starting
    return [.stopClock, .start]
  }
}
