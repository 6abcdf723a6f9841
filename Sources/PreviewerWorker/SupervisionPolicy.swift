import Localization
import WorkerProtocol

/// A document as it was at a moment: another content under the same path is another version.
package struct DocumentVersion: Hashable, Sendable {
  package var path: String
  /// What tells one content of the file from the next.
  package var stamp: String
  /// How often files beside it, such as images, have changed since.
  package var besides: Int

  package init(path: String, stamp: String, besides: Int = 0) {
    self.path = path
    self.stamp = stamp
    self.besides = besides
  }
}

/// A layout that the window wants.
package struct LayoutRequest: Hashable, Sendable {
  package var document: DocumentVersion
  package var parameters: Parameters
  /// Some of its scenes, which are asked for before all; nil for none.
  var first: ResolveParameters?

  package init(document: DocumentVersion, parameters: Parameters, first: ResolveParameters? = nil) {
    self.document = document
    self.parameters = parameters
    self.first = first
  }

  package enum Parameters: Hashable, Sendable {
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
/// a document that was being worked on at two deaths is left alone until it changes. A question why a
/// view is where it is, what it is like, or what a scene is elsewhere, waits its turn among the layouts; one that the worker died of is
/// not asked again of the same document, which has no part in the blame.
package struct SupervisionPolicy: Sendable {
  enum Event: Equatable, Sendable {
    /// The window wants this layout, and no other any more.
    case wanted(LayoutRequest)
    /// The window wants this explanation, and no other any more; nil for none.
    case asked(ExplainParameters?)
    /// The window wants these attributes, and no others any more; nil for none.
    case inspected(AttributesParameters?)
    /// The window wants to see this scene beside what it shows, and no other any more; nil for none.
    case glanced(ResolveParameters?)
    /// The window may want this layout next.
    case foreseen(ResolveParameters)
    /// The window wants this edit of its text, which it hasn't asked for yet.
    case edited(EditParameters)
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
    case explain(id: Int, ExplainParameters)
    case inspect(id: Int, AttributesParameters)
    case glance(id: Int, ResolveParameters)
    case foresee(id: Int, ResolveParameters)
    case edit(id: Int, EditParameters)
    case cancel(id: Int)
    /// The clock for an answer begins anew; `timedOut` follows unless it is stopped or begins again.
    case startClock
    case stopClock
    /// The answer that has come is the one that the window waits for.
    case deliver
    /// It has those scenes of it that come first.
    case deliverFirst
    /// It has the scene that is wanted beside the layout.
    case deliverGlance
    /// It has the layout that may be wanted next.
    case holdForeseen
    /// The window is told why there is no layout, with what the worker wrote to standard error.
    case report(Failure)
    /// The window is told that its edit can't be made, as the worker can't be had for it.
    case reportEdit(reason: String)
  }

  package enum Failure: Equatable, Sendable {
    /// The worker can't be started at all.
    case notStarted(reason: String)
    /// The worker died twice on this document, which is left alone until it changes.
    case gaveUp(reason: String)
    /// The worker keeps dying with nothing to do.
    case unstable(reason: String)
  }

  /// What the worker is to be blamed with, if it dies of it.
  private enum Subject: Equatable {
    case layout(DocumentVersion)
    /// - Parameter document: the one in the window.
    case question(Question, of: DocumentVersion?)
    case edit
  }

  /// What the window wants to know of a view, besides the layout.
  private enum Question: Equatable {
    case explanation(ExplainParameters)
    case attributes(AttributesParameters)
    case glance(ResolveParameters)
    case foreseen(ResolveParameters)

    /// Of each kind the last question alone is of interest.
    enum Kind { case explanation, attributes, glance, foreseen }

    func action(id: Int) -> Action {
      switch self {
      case .explanation(let parameters): .explain(id: id, parameters)
      case .attributes(let parameters): .inspect(id: id, parameters)
      case .glance(let parameters): .glance(id: id, parameters)
      case .foreseen(let parameters): .foresee(id: id, parameters)
      }
    }

    var kind: Kind {
      switch self {
      case .explanation: .explanation
      case .attributes: .attributes
      case .glance: .glance
      case .foreseen: .foreseen
      }
    }
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
  private static let idleDeathWindow = 10.0

  private var worker = Worker.stopped
  private var wanted: LayoutRequest?
  /// Whether this worker has been asked for what is wanted.
  private var isAsked = false
  /// The edit that the window waits for. A worker that dies is asked again for it, once.
  private var edit: (parameters: EditParameters, isAsked: Bool, deaths: Int)?
  /// Requests without an answer, oldest first, cancelled ones included.
  private var pending: [(id: Int, subject: Subject)] = []
  /// The layout that hasn't been cancelled.
  private var currentLayout: Int?
  /// What comes before that layout.
  private var currentFirst: Int?
  private var currentQuestions: [Question.Kind: Int] = [:]
  private var currentEdit: Int?
  private var nextID = 1
  private var deaths: (document: DocumentVersion, count: Int)?
  /// The question of each kind that a worker died of last.
  private var fatalQuestions: [Question.Kind: Subject] = [:]
  private var idleDeaths: [Double] = []
  /// Why the worker was killed by us.
  private var causeOfDeath: String?

  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .wanted(let request):
      return want(request)
    case .asked(let parameters):
      return ask(.explanation, parameters.map(Question.explanation))
    case .inspected(let parameters):
      return ask(.attributes, parameters.map(Question.attributes))
    case .glanced(let parameters):
      return ask(.glance, parameters.map(Question.glance))
    case .foreseen(let parameters):
      return ask(.foreseen, .foreseen(parameters))
    case .edited(let parameters):
      edit = (parameters, false, 0)
      switch worker {
      case .stopped:
        worker = .starting
        return [.start]
      case .starting, .dying: return []
      case .running: return askForEdit()
      }
    case .retried:
      deaths = nil
      idleDeaths = []
      return wanted.map { want($0) } ?? []
    case .started:
      worker = .running
      return askForEdit() + ask()
    case .startFailed(let reason):
      worker = .stopped
      return giveUpEdit(reason) + [.report(.notStarted(reason: reason))]
    case .answered(let id):
      return answered(id)
    case .timedOut:
      guard worker == .running, !pending.isEmpty else { return [] }
      worker = .dying
      causeOfDeath = localized("It did not answer in time and was ended.")
      return [.kill]
    case .died(let reason, let seconds):
      return died(reason: causeOfDeath ?? reason, seconds: seconds)
    }
  }

  private mutating func want(_ request: LayoutRequest) -> [Action] {
    wanted = request
    isAsked = false
    if isLeftAlone(request.document) {
      return Self.cancel(&currentFirst) + Self.cancel(&currentLayout)
    }
    switch worker {
    case .stopped:
      worker = .starting
      return [.start]
    case .starting, .dying:
      return []
    case .running:
      return Self.cancel(&currentFirst) + Self.cancel(&currentLayout) + ask(.foreseen, nil) + ask()
    }
  }

  private func isLeftAlone(_ document: DocumentVersion) -> Bool {
    deaths.map { $0.document == document && $0.count >= Self.deathsBeforeGivingUp } ?? false
  }

  private static func cancel(_ current: inout Int?) -> [Action] {
    defer { current = nil }
    return current.map { [.cancel(id: $0)] } ?? []
  }

  private mutating func askForEdit() -> [Action] {
    guard let edit, !edit.isAsked else { return [] }
    self.edit?.isAsked = true
    let (id, clock) = enter(.edit)
    currentEdit = id
    return [.edit(id: id, edit.parameters)] + clock
  }

  private mutating func giveUpEdit(_ reason: String) -> [Action] {
    guard edit != nil else { return [] }
    edit = nil
    return [.reportEdit(reason: reason)]
  }

  private mutating func ask() -> [Action] {
    guard let wanted, !isAsked, !isLeftAlone(wanted.document) else { return [] }
    var actions: [Action] = []
    if let first = wanted.first {
      let (id, clock) = enter(.layout(wanted.document))
      currentFirst = id
      actions = [.send(id: id, .resolve(first))] + clock
    }
    let (id, clock) = enter(.layout(wanted.document))
    currentLayout = id
    isAsked = true
    return actions + [.send(id: id, wanted.parameters)] + clock
  }

  /// - Parameter question: Of that kind; nil for none any more.
  private mutating func ask(_ kind: Question.Kind, _ question: Question?) -> [Action] {
    let cancelled = currentQuestions.removeValue(forKey: kind).map { [Action.cancel(id: $0)] } ?? []
    guard let question, worker == .running else { return cancelled }
    let subject = Subject.question(question, of: wanted?.document)
    guard subject != fatalQuestions[kind] else { return cancelled }
    let (id, clock) = enter(subject)
    currentQuestions[kind] = id
    return cancelled + [question.action(id: id)] + clock
  }

  /// Lets a request wait for its answer. The clock runs for the oldest one only.
  private mutating func enter(_ subject: Subject) -> (id: Int, clock: [Action]) {
    let clock: [Action] = pending.isEmpty ? [.startClock] : []
    let id = nextID
    nextID += 1
    pending.append((id, subject))
    return (id, clock)
  }

  private mutating func answered(_ id: Int) -> [Action] {
    guard let place = pending.firstIndex(where: { $0.id == id }) else { return [] }
    pending.remove(at: place)
    let clock: Action = pending.isEmpty ? .stopClock : .startClock
    if id == currentFirst {
      currentFirst = nil
      return [clock, .deliverFirst]
    } else if id == currentLayout {
      currentLayout = nil
      // An answer that is read later has nothing new.
      currentFirst = nil
    } else if let (kind, _) = currentQuestions.first(where: { $0.value == id }) {
      currentQuestions[kind] = nil
      if kind == .glance { return [clock, .deliverGlance] }
      if kind == .foreseen { return [clock, .holdForeseen] }
    } else if id == currentEdit {
      currentEdit = nil
      edit = nil
    } else {
      return [clock]
    }
    return [clock, .deliver]
  }

  private mutating func died(reason: String, seconds: Double) -> [Action] {
    // The worker takes requests in turn, so the oldest is the one that it was busy with.
    let blamed = pending.first?.subject
    worker = .stopped
    pending = []
    currentLayout = nil
    currentFirst = nil
    currentQuestions = [:]
    currentEdit = nil
    isAsked = false
    causeOfDeath = nil
    edit?.isAsked = false

    switch blamed {
    case .layout(let document):
      let before = deaths.map { $0.document == document ? $0.count : 0 } ?? 0
      deaths = (document, before + 1)
    case .question(let question, _):
      fatalQuestions[question.kind] = blamed
    case .edit:
      edit?.deaths += 1
    case nil:
      idleDeaths = idleDeaths.filter { seconds - $0 < Self.idleDeathWindow } + [seconds]
    }

    var actions: [Action] = [.stopClock]
    if let edit, edit.deaths >= Self.deathsBeforeGivingUp { actions += giveUpEdit(reason) }
    guard let wanted else { return actions }
    if isLeftAlone(wanted.document) {
      return actions + giveUpEdit(reason) + [.report(.gaveUp(reason: reason))]
    }
    if idleDeaths.count > Self.idleDeathLimit {
      return actions + giveUpEdit(reason) + [.report(.unstable(reason: reason))]
    }
    worker = .starting
    return actions + [.start]
  }
}
