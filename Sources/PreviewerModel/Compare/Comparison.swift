import Drawing
import Localization
import PreviewerGtk
import PreviewerWorker
import Traits
import WorkerProtocol

/// One scene in several configurations. Workers of its own lay them out, what is in sight first; one of the
/// configurations is also that of the window, so that choosers change it and the inspector is about it.
@MainActor
package final class Comparison {
  package private(set) var entries: [Entry] = []
  /// The versions of the document that are compared, in one configuration, the window's; empty where
  /// configurations are compared.
  private(set) var versions: [ShownVersion] = []
  /// Tells those from the next.
  private var versionsNumber = 0
  /// The place of the one that the window is about.
  package private(set) var focused = 0
  /// The scene that is compared.
  package private(set) var scene: String?
  /// The scene to compare although the document doesn't have it any more.
  private var goneScene: String?
  package var marksDifferences = false {
    didSet { onChange?() }
  }
  /// Told when entries, layouts or what is focused have changed.
  package var onChange: (@MainActor () -> Void)?

  let preview: Preview
  private let workers = ComparisonWorkers()
  private var nextID = 0
  private var document: DocumentVersion?
  /// The ids of entries in sight, the nearest to the middle first.
  private var inSight: [Int] = []
  /// Runs while answers are gathered.
  private var gathering: Timer?
  /// While the window is made to follow what is focused.
  private var isFollowing = false

  /// Also while its workers rest.
  private(set) var isActive = false

  package var showsVersions: Bool { !versions.isEmpty }

  package init(preview: Preview) {
    self.preview = preview
    observe()
    workers.onOutcome = { [weak self] in self?.take($1, for: $0) }
  }

  private func observe() {
    preview.document.observe { [weak self] change in
      guard let self, follows, case .opened = change else { return }
      goneScene = nil
      restore()
      chooseScene()
    }
    preview.configuration.observe { [weak self] _ in self?.configurationChanged() }
    preview.shown.observe { [weak self] change in
      guard let self, follows, case .scenes = change else { return }
      document = preview.document.version
      chooseScene()
      ask()
    }
    preview.selection.observe { [weak self] change in
      guard let self, follows, case .selection = change else { return }
      if let scene = preview.selection.element?.scene, scene != goneScene { goneScene = nil }
      chooseScene()
    }
  }

  /// What runs is no scene of the document.
  private var follows: Bool { isActive && preview.running.interaction == nil }

  private func configurationChanged() {
    guard follows, !isFollowing, entries.indices.contains(focused) else { return }
    let configuration = preview.configuration.chosen.compared
    entries[focused].configuration = configuration
    if showsVersions {
      for index in entries.indices { entries[index].configuration = configuration }
    }
    save()
    ask()
    onChange?()
  }

  // MARK: - Beginning and ending

  package func start() {
    guard !isActive else { return }
    isActive = true
    workers.start()
    document = preview.document.version
    restore()
    chooseScene()
    ask()
  }

  /// Does without its workers while the interface runs; what was laid out stays.
  package func pause() {
    gathering?.cancel()
    gathering = nil
    workers.stop()
  }

  /// Goes on after the interface ran, with the configurations as they are stored.
  /// - Parameter key: Of the one that the window is about.
  package func resume(choosing key: String?) {
    guard isActive, workers.areResting else { return }
    workers.start()
    document = preview.document.version
    focus(entries.firstIndex { $0.key == key } ?? focused, always: true)
    ask()
  }

  /// Ends the workers; what they have laid out is forgotten.
  package func stop() {
    isActive = false
    pause()
    entries = []
    inSight = []
  }

  /// Compares versions of the document or, with none, configurations again.
  package func show(_ versions: [ShownVersion]) {
    self.versions = versions
    goneScene = nil
    versionsNumber += 1
    marksDifferences = showsVersions
    guard isActive else { return }
    chooseScene()
    restore()
    ask()
  }

  /// Compares a scene that an earlier version alone has, until another one is selected.
  package func showGone(_ scene: String) {
    guard isActive, showsVersions else { return }
    goneScene = scene
    chooseScene()
  }

  /// Takes up the document's configurations. The window's own is among them. Versions are all in that.
  private func restore() {
    if showsVersions {
      entries = versions.map { version in
        var entry = makeEntry(preview.configuration.chosen.compared)
        entry.version = version
        return entry
      }
      focused = versions.lastIndex { $0.text == nil } ?? entries.count - 1
      onChange?()
      return
    }
    let stored = preview.document.path.map { ComparisonStore.configurations(of: $0) } ?? []
    let own = preview.configuration.chosen.compared
    var all = stored
    if Self.areCells(stored, in: preview.configuration.catalogue) {
      // The nine cells are those of what one looks at.
      entries = cells(of: own).map(makeEntry)
      return focus(place(of: own) ?? Self.basePlace, always: true)
    }
    if !all.contains(own) { all.insert(own, at: 0) }
    entries = all.map(makeEntry)
    focused = all.firstIndex(of: own) ?? 0
    onChange?()
  }

  private func makeEntry(_ configuration: Configuration) -> Entry {
    nextID += 1
    return Entry(id: nextID, configuration: configuration)
  }

  private func save() {
    guard !showsVersions else { return }
    if let path = preview.document.path {
      ComparisonStore.save(entries.map(\.configuration), of: path)
    }
  }

  /// The scene that is selected stays when nothing is.
  private func chooseScene() {
    let scenes = preview.shown.scenes
    let wanted = preview.selection.element?.scene ?? scene
    let chosen =
      scenes.first { $0.id == wanted } ?? scenes.first { $0.isInitial } ?? scenes.first
    guard let id = goneScene ?? chosen?.id, id != scene else { return }
    scene = id
    for index in entries.indices { entries[index].clear() }
    ask()
    onChange?()
  }

  // MARK: - What the user does

  /// Adds configurations that aren't there yet, behind the focused one.
  package func add(_ configurations: [Configuration]) {
    let known = Set(entries.map(\.configuration))
    let added = configurations.filter { !known.contains($0) }
    insert(added)
  }

  package func add(_ preset: ConfigurationPreset) {
    guard entries.indices.contains(focused) else { return }
    var base = entries[focused].configuration
    // The document's own canvas has one text size, no language and no windows; its device has all.
    if preset.needsDevice { base.choice = entries[focused].choiceOfDevice }
    // The nine cells are a whole, in which nothing else has a place.
    if preset == .cells { return replace(with: cells(of: base), choosing: place(of: base)) }
    add(
      preset.configurations(
        from: base, in: preview.configuration.catalogue,
        languages: (
          preview.shown.facts.languages.map(\.language),
          preview.shown.facts.pseudoLanguages.map(\.language)
        ), oldest: preview.shown.facts.oldestSystem))
  }

  private func replace(with configurations: [Configuration], choosing place: Int?) {
    entries = configurations.map(makeEntry)
    changedEntries()
    focus(place ?? Self.basePlace, always: true)
  }

  /// The parts of its screen that the focused one's device gives to a window.
  package var parts: [Multitasking] {
    guard entries.indices.contains(focused) else { return [] }
    let entry = entries[focused]
    return entry.choiceOfDevice.parts(
      on: entry.configuration.system(in: preview.configuration.catalogue),
      in: preview.configuration.catalogue)
  }

  /// That which the focused one has.
  package var part: Multitasking {
    entries.indices.contains(focused)
      ? entries[focused].configuration.choice.part ?? .fullScreen : .fullScreen
  }

  /// Gives the focused one's window a part of its screen.
  package func choose(_ part: Multitasking) {
    guard entries.indices.contains(focused) else { return }
    preview.configuration.choose(entries[focused].choiceOfDevice.inPart(part))
  }

  /// Adds the focused one once more and focuses that, to be changed.
  package func duplicate() {
    guard entries.indices.contains(focused) else { return }
    insert([entries[focused].configuration])
    focus(focused + 1)
  }

  private func insert(_ configurations: [Configuration]) {
    guard !configurations.isEmpty else { return }
    entries.insert(
      contentsOf: configurations.map(makeEntry), at: min(focused + 1, entries.count))
    changedEntries()
  }

  /// The last one stays.
  package func remove() {
    guard entries.count > 1, entries.indices.contains(focused) else { return }
    entries.remove(at: focused)
    changedEntries()
    focus(min(focused, entries.count - 1), always: true)
  }

  package func removeOthers() {
    guard entries.indices.contains(focused) else { return }
    entries = [entries[focused]]
    focused = 0
    changedEntries()
  }

  /// - Parameter step: To later places, or earlier ones if negative.
  package func move(by step: Int) {
    let place = focused + step
    guard entries.indices.contains(focused), entries.indices.contains(place) else { return }
    entries.insert(entries.remove(at: focused), at: place)
    focused = place
    changedEntries()
  }

  /// Has the window be about another one of them.
  package func focus(_ place: Int, always: Bool = false) {
    guard entries.indices.contains(place), always || place != focused else { return }
    focused = place
    isFollowing = true
    preview.configuration.choose(entries[place].configuration)
    isFollowing = false
    onChange?()
  }

  package func focus(key: String) {
    if let place = entries.firstIndex(where: { $0.key == key }) { focus(place) }
  }

  private func changedEntries() {
    save()
    findDifferences()
    ask()
    onChange?()
  }

  package func entry(key: String) -> Entry? {
    entries.first { $0.key == key }
  }

  package var focusedKey: String? { entries.indices.contains(focused) ? entries[focused].key : nil }

  // MARK: - Layouts

  /// What is seen is laid out first; what is being laid out and isn't seen any more waits.
  /// - Parameter keys: Of entries in sight, the nearest to the middle first.
  package func show(_ keys: [String]) {
    let ids = keys.compactMap { key in entries.first { $0.key == key }?.id }
    guard ids != inSight else { return }
    inSight = ids
    ask()
  }

  private func request(for entry: Entry) -> Request? {
    guard var document, let scene else { return nil }
    // What is done to the document leaves other versions as they were.
    if entry.version?.text != nil {
      document.stamp = "version \(versionsNumber).\(entry.id)"  // Not translated.
    }
    return Request(
      document: document, scene: scene, configuration: entry.configuration,
      hasGeometry: preview.layout.wantsGeometry)
  }

  /// Whether what the window is about isn't laid out yet as it is wanted.
  package var isFocusedBehind: Bool {
    guard entries.indices.contains(focused), let request = request(for: entries[focused]) else {
      return false
    }
    return entries[focused].shown != request
  }

  /// Has what is out of date laid out.
  private func ask() {
    guard isActive else { return }
    let jobs = entries.compactMap { entry in
      request(for: entry).flatMap { request in
        entry.shown == request ? nil : ComparisonWorkers.Job(entry: entry.id, request: request)
      }
    }
    workers.ask(jobs, inSight: inSight, layout: layout)
  }

  private func layout(_ job: ComparisonWorkers.Job) -> LayoutRequest {
    let request = job.request
    var parameters = request.configuration.parameters(
      for: request.document.path, scene: request.scene, in: preview.configuration.catalogue)
    // Of all versions the images, fonts and texts are those around the document.
    parameters.text =
      entries.first { $0.id == job.entry }?.version?.text ?? preview.document.unsavedText
    if request.hasGeometry { parameters.unrounded = true }
    return LayoutRequest(document: request.document, parameters: .resolve(parameters))
  }

  private func take(_ outcome: WorkerSupervisor.Outcome, for job: ComparisonWorkers.Job?) {
    if let job, let place = entries.firstIndex(where: { $0.id == job.entry }) {
      entries[place].take(outcome, for: job.request)
      findDifferences(at: place)
    }
    ask()
    // What a hand is at doesn't wait for others.
    if let job, entries.indices.contains(focused), entries[focused].id == job.entry {
      gathering?.cancel()
      gathering = nil
      onChange?()
    } else {
      changedSoon()
    }
  }

  /// Milliseconds for which answers are gathered, in which what is there is drawn and scrolled.
  private static let gatheringTime = 40

  /// Many answers come after one another; each would have the canvas arranged anew.
  private func changedSoon() {
    guard gathering == nil else { return }
    gathering = Timer(after: Self.gatheringTime) { [weak self] in
      self?.gathering = nil
      self?.onChange?()
    }
  }

  /// - Parameter place: Of the only entry that has changed; nil for all.
  private func findDifferences(at place: Int? = nil) {
    if showsVersions { return findChanges() }
    // The nine cells are seen from the base in their middle.
    let reference = isMatrix ? Self.basePlace : 0
    guard entries.indices.contains(reference), let first = entries[reference].scene else { return }
    let changed = place == reference || place == nil ? Array(entries.indices) : [place ?? 0]
    for index in changed {
      entries[index].difference =
        index == reference
        ? ComparisonDifference()
        : entries[index].scene.map { ComparisonDifference(of: $0, from: first) }
          ?? ComparisonDifference()
    }
  }

  /// What each version has otherwise than the first one is marked; of two also what the first one has
  /// otherwise: what is gone is only there.
  private func findChanges() {
    guard let before = entries.first?.scene else { return }
    for index in entries.indices.dropFirst() {
      guard let now = entries[index].scene else { continue }
      entries[index].difference = ComparisonDifference(of: now, from: before)
      if entries.count == 2 {
        entries[0].difference = ComparisonDifference(of: before, from: now)
      }
    }
  }
}
