import Files
import FoundationEssentials
import Localization
import PreviewerWorker
import WorkerProtocol

/// The documents that the map shows beside the one that is edited: a worker of their own reads them from their files,
/// names and places first, and then lays out what is in sight.
@MainActor
package final class OpenedDocuments {
  package enum Event {
    /// Other documents, other scenes of them, or other sizes.
    case documents
    /// What scenes look like, by their keys.
    case scenes([String])
    /// Which scene is chosen.
    case chosen
  }

  /// In the order in which they were opened.
  package private(set) var documents: [OpenedDocument] = []
  /// A scene of theirs that keys are about; nil for none.
  package private(set) var chosen: OpenedScene?
  /// Whether all of the project's are wanted.
  package private(set) var isWhole = false
  /// The document that the app begins with, where that is known.
  package private(set) var first: String?
  private var scenes: [String: OpenedScene] = [:]
  private let document: DocumentSession
  private let configuration: CurrentConfiguration
  private let events = Events<Event>()
  private var worker: WorkerSupervisor?
  private var asked: Job?
  private var listing: Subprocess?
  private var watchers: [String: FileWatcher<String?>] = [:]
  /// The keys of scenes that are seen, the most important first.
  private var wanted: [OpenedScene] = []
  /// Whether there are documents of which nobody was told.
  private var isUntold = false

  private struct Job {
    let path: String
    let question: OpenedDocument.Question
    /// Nil for the names and places of all.
    let scenes: [String]?
  }

  /// How many scenes are laid out at once: few are there soon, and many don't take longer than the reading.
  private static let mostScenes = 8
  /// A project of more storyboards is no map any more.
  private static let mostDocuments = 60

  init(document: DocumentSession, configuration: CurrentConfiguration) {
    (self.document, self.configuration) = (document, configuration)
    document.observe { [weak self] in
      switch $0 {
      case .replacing: self?.closeAll()
      case .changed, .readAgain: self?.goOn()
      default: break
      }
    }
    configuration.observe { [weak self] _ in self?.goOn() }
  }

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    events.observe(observer)
  }

  /// Ends everything for a window that is closed.
  func close() {
    events.end()
    stop()
  }

  private func stop() {
    listing?.cancel()
    worker?.shutDown()
    (listing, worker, asked, wanted, watchers) = (nil, nil, nil, [], [:])
  }

  // MARK: - What the user does

  /// The document that is edited, without links.
  package var edited: String? { document.path.map { absolutePath($0) ?? $0 } }

  package func contains(_ path: String) -> Bool { documents.contains { $0.path == path } }

  /// The scene of another document with a key; nil for what is the edited one's own.
  package func scene(_ key: String) -> OpenedScene? { scenes[key] }

  package func open(_ path: String) { open([path]) }

  private func open(_ paths: [String]) {
    let own = edited
    var known = Set(documents.map(\.path) + [own].compactMap(\.self))
    for path in paths where documents.count < Self.mostDocuments {
      let path = absolutePath(path) ?? path
      guard known.insert(path).inserted else { continue }
      documents.append(OpenedDocument(path: path))
      watchers[path] = FileWatcher(
        path: path, stamp: { FileStamps.of($0) }, onChange: { [weak self] _ in self?.goOn() })
    }
    goOn()
  }

  package func close(_ path: String) {
    documents.removeAll { $0.path == path }
    watchers[path] = nil
    isWhole = false
    changed()
  }

  package func closeAll() {
    stop()
    (isWhole, first) = (false, nil)
    guard !documents.isEmpty else { return }
    documents = []
    changed()
  }

  /// Opens all storyboards of the project, those first that are the app's main ones.
  package func openAll() {
    guard let path = document.path else { return }
    isWhole = true
    listing = Subprocess(worker: ["documents", "--json", path], input: []) { [weak self] outcome in
      guard let self else { return }
      listing = nil
      guard case .success(let data) = outcome,
        let found = try? JSONDecoder().decode(DocumentsResult.self, from: data)
      else { return giveUpWhole(localized("The project's documents can't be listed.")) }
      openAll(of: found)
    }
  }

  private func openAll(of project: DocumentsResult) {
    let storyboards = project.documents.filter {
      $0.path.hasSuffix(".storyboard") && $0.isLaunchScreen != true
        && $0.usedAs?.contains(.launchScreen) != true
    }
    func path(_ document: DocumentsResult.Document) -> String {
      let path = project.folder + "/" + document.path
      return absolutePath(path) ?? path
    }
    let main = storyboards.filter { $0.usedAs?.contains(.main) == true }
    first = main.first.map(path)
    let others = storyboards.filter { $0.usedAs?.contains(.main) != true }
    let paths = (main + others).map(path).filter { $0 != edited }
    guard !paths.isEmpty else {
      return giveUpWhole(localized("The project has no other storyboard."))
    }
    open(paths)
    if documents.count < paths.count {
      document.notices.say(
        Notice(
          title: localized(
            "The map shows %1$s of the project's %2$s storyboards.", documents.count + 1,
            paths.count + 1), isPassing: true))
    }
  }

  private func giveUpWhole(_ reason: String) {
    isWhole = false
    document.notices.say(Notice(title: reason, isPassing: true))
    events.tell(.documents)
  }

  /// Has keys be about a scene; nil for none.
  package func choose(_ scene: OpenedScene?) {
    guard scene != chosen else { return }
    chosen = scene
    events.tell(.chosen)
  }

  /// Has what is seen laid out.
  /// - Parameter keys: Of scenes on the map, the most important first.
  package func want(_ keys: [String]) {
    guard !documents.isEmpty else { return }
    wanted = keys.compactMap { scenes[$0] }
    goOn()
  }

  // MARK: - Reading

  private func changed() {
    isUntold = false
    scenes = [:]
    for document in documents {
      for scene in document.scenes {
        let place = OpenedScene(document: document.path, id: scene.id)
        scenes[place.key] = place
      }
    }
    if documents.isEmpty { stop() }
    if let chosen, scenes[chosen.key] == nil { self.chosen = nil }
    events.tell(.documents)
  }

  private func question(about path: String) -> OpenedDocument.Question {
    let missing = "missing"  // Not translated.
    return OpenedDocument.Question(
      stamp: "\(FileStamps.of(path) ?? missing) \(document.version?.besides ?? 0)",
      configuration: configuration.chosen)
  }

  /// Asks for what is next, if anything is.
  private func goOn() {
    guard asked == nil, !documents.isEmpty else { return }
    for document in documents {
      let question = question(about: document.path)
      guard document.outlined != question else { continue }
      return ask(Job(path: document.path, question: question, scenes: nil))
    }
    // All at once, as each would move the others.
    if isUntold { changed() }
    guard asked == nil, let job = nextLayout() else { return }
    ask(job)
  }

  private func nextLayout() -> Job? {
    func needsLayout(_ scene: OpenedScene) -> Bool {
      documents.first { $0.path == scene.document }?.needsLayout(scene.id) == true
    }
    guard let first = wanted.first(where: needsLayout) else { return nil }
    let ids = wanted.filter { $0.document == first.document && needsLayout($0) }.map(\.id)
    return Job(
      path: first.document, question: question(about: first.document),
      scenes: Array(ids.prefix(Self.mostScenes)))
  }

  private func ask(_ job: Job) {
    asked = job
    let chosen = job.question.configuration
    var parameters = chosen.choice.parameters(for: job.path, chosen.settings, on: chosen.system)
    if let scenes = job.scenes { parameters.scenes = scenes } else { parameters.outline = true }
    let worker = self.worker ?? WorkerSupervisor()
    self.worker = worker
    worker.onOutcome = { [weak self] in self?.take($0) }
    worker.want(
      LayoutRequest(
        document: DocumentVersion(path: job.path, stamp: job.question.stamp),
        parameters: .resolve(parameters)))
  }

  private func take(_ outcome: WorkerSupervisor.Outcome) {
    guard let job = asked else { return }
    asked = nil
    if case .failed = outcome {
      // That one leaves the document alone from now on; the others may be harmless.
      worker?.shutDown()
      worker = nil
    }
    if let place = documents.firstIndex(where: { $0.path == job.path }) {
      take(outcome, of: job, at: place)
    }
    goOn()
  }

  private func take(_ outcome: WorkerSupervisor.Outcome, of job: Job, at place: Int) {
    guard let asked = job.scenes else {
      switch outcome {
      case .resolved(let result): documents[place].takeOutline(result, for: job.question)
      case .refused(let error): documents[place].giveUp(error.message, for: job.question)
      case .failed: documents[place].giveUp(localized("The worker ended."), for: job.question)
      case .simulated: break
      }
      isUntold = true
      return
    }
    // Of what has changed meanwhile, names and places come first.
    guard documents[place].outlined == job.question else { return }
    let sizes = documents[place].scenes.map(\.canvas)
    if case .resolved(let result) = outcome {
      documents[place].takeLayout(result, of: asked)
    } else {
      documents[place].takeLayout(nil, of: asked)
    }
    if documents[place].scenes.map(\.canvas) != sizes {
      isUntold = true
    } else {
      events.tell(.scenes(asked.map { OpenedScene.key(of: $0, in: job.path) }))
    }
  }

  /// What a scene of theirs shows; nil until it is laid out.
  package func shown(_ scene: OpenedScene) -> ResolvedScene? {
    documents.first { $0.path == scene.document }?.scenes.first { $0.id == scene.id }
  }
}
