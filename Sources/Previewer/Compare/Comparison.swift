import Drawing
import Localization
import Traits
import WorkerProtocol

/// One scene in several configurations. Workers of its own lay them out, what is in sight first; one of the
/// configurations is also that of the window, so that choosers change it and the inspector is about it.
@MainActor
final class Comparison {
  struct Entry: Identifiable {
    let id: Int
    var configuration: Configuration
    /// Which version it shows, where versions are compared.
    var version: ShownVersion?
    /// As it was laid out last, be it for what is wanted now or before.
    fileprivate(set) var scene: ResolvedScene?
    /// The device of the document's own canvas, where that was laid out.
    fileprivate var designedDevice: (name: String, orientation: Orientation)?
    /// What that was laid out for.
    fileprivate var shown: Request?
    /// Why there is no layout.
    fileprivate(set) var failure: String?
    /// Whether that is because this version doesn't have the scene, or isn't there itself.
    fileprivate(set) var isMissing = false
    /// Seen from the first one.
    fileprivate(set) var difference = ComparisonDifference()

    var key: String { "configuration:\(id)" }

    /// The device that it is on, and how it is held; nil for a canvas without one.
    var device: (name: String, orientation: Orientation)? {
      configuration.choice == .asDesigned ? designedDevice : configuration.choice.held
    }

    /// What it is on; of the document's own canvas its device, where there is one.
    fileprivate var choiceOfDevice: CanvasChoice {
      guard configuration.choice == .asDesigned, let device else { return configuration.choice }
      return .device(device.name, device.orientation)
    }
  }

  /// What an entry is laid out for; with another one its layout is out of date.
  fileprivate struct Request: Hashable {
    var document: DocumentVersion
    var scene: String
    var configuration: Configuration
    var hasGeometry: Bool
  }

  /// As many as lay out at once; more would be slower than they help on a usual machine.
  private static let workerCount = 2

  private(set) var entries: [Entry] = []
  /// The versions of the document that are compared, in one configuration, the window's; empty where
  /// configurations are compared.
  private(set) var versions: [ShownVersion] = []
  /// Tells those from the next.
  private var versionsNumber = 0
  /// The place of the one that the window is about.
  private(set) var focused = 0
  /// The scene that is compared.
  private(set) var scene: String?
  /// The scene to compare although the document doesn't have it any more.
  private var goneScene: String?
  var marksDifferences = false {
    didSet { onChange?() }
  }
  /// Told when entries, layouts or what is focused have changed.
  var onChange: (@MainActor () -> Void)?

  let preview: Preview
  private var workers: [(worker: WorkerSupervisor, entry: Int?, request: Request?)] = []
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

  var showsVersions: Bool { !versions.isEmpty }

  init(preview: Preview) {
    self.preview = preview
    preview.observe { [weak self] in self?.changed($0) }
  }

  private func changed(_ change: Preview.Change) {
    // What runs is no scene of the document.
    guard isActive, preview.interaction == nil else { return }
    switch change {
    case .document:
      goneScene = nil
      restore()
      chooseScene()
    case .choice where !isFollowing:
      guard entries.indices.contains(focused) else { return }
      entries[focused].configuration = preview.configuration
      if showsVersions {
        for index in entries.indices { entries[index].configuration = preview.configuration }
      }
      save()
      ask()
      onChange?()
    case .scenes:
      document = preview.documentVersion
      chooseScene()
      ask()
    case .selection:
      if let scene = preview.selection?.scene, scene != goneScene { goneScene = nil }
      chooseScene()
    default: break
    }
  }

  // MARK: - Beginning and ending

  func start() {
    guard !isActive else { return }
    isActive = true
    makeWorkers()
    document = preview.documentVersion
    restore()
    chooseScene()
    ask()
  }

  /// Does without its workers while the interface runs; what was laid out stays.
  func pause() {
    gathering?.cancel()
    gathering = nil
    for worker in workers { worker.worker.shutDown() }
    workers = []
  }

  /// Goes on after the interface ran, with the configurations as they are stored.
  /// - Parameter key: Of the one that the window is about.
  func resume(choosing key: String?) {
    guard isActive, workers.isEmpty else { return }
    makeWorkers()
    document = preview.documentVersion
    focus(entries.firstIndex { $0.key == key } ?? focused, always: true)
    ask()
  }

  private func makeWorkers() {
    workers = (0..<Self.workerCount).map { (makeWorker($0), nil, nil) }
  }

  private func makeWorker(_ index: Int) -> WorkerSupervisor {
    let worker = WorkerSupervisor()
    worker.onOutcome = { [weak self] in self?.take($0, from: index) }
    return worker
  }

  /// Ends the workers; what they have laid out is forgotten.
  func stop() {
    isActive = false
    pause()
    entries = []
    inSight = []
  }

  /// Compares versions of the document or, with none, configurations again.
  func show(_ versions: [ShownVersion]) {
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
  func showGone(_ scene: String) {
    guard isActive, showsVersions else { return }
    goneScene = scene
    chooseScene()
  }

  /// Takes up the document's configurations. The window's own is among them. Versions are all in that.
  private func restore() {
    if showsVersions {
      entries = versions.map { version in
        var entry = makeEntry(preview.configuration)
        entry.version = version
        return entry
      }
      focused = versions.lastIndex { $0.text == nil } ?? entries.count - 1
      onChange?()
      return
    }
    let stored = preview.path.map { ComparisonStore.configurations(of: $0) } ?? []
    let own = preview.configuration
    var all = stored
    if Self.areCells(stored, in: preview.catalogue) {
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
    if let path = preview.path { ComparisonStore.save(entries.map(\.configuration), of: path) }
  }

  /// The scene that is selected stays when nothing is.
  private func chooseScene() {
    let scenes = preview.scenes
    let wanted = preview.selection?.scene ?? scene
    let chosen =
      scenes.first { $0.id == wanted } ?? scenes.first { $0.isInitial } ?? scenes.first
    guard let id = goneScene ?? chosen?.id, id != scene else { return }
    scene = id
    for index in entries.indices {
      (entries[index].scene, entries[index].shown) = (nil, nil)
      (entries[index].failure, entries[index].isMissing) = (nil, false)
      entries[index].difference = ComparisonDifference()
    }
    ask()
    onChange?()
  }

  // MARK: - What the user does

  /// Adds configurations that aren't there yet, behind the focused one.
  func add(_ configurations: [Configuration]) {
    let known = Set(entries.map(\.configuration))
    let added = configurations.filter { !known.contains($0) }
    insert(added)
  }

  func add(_ preset: ConfigurationPreset) {
    guard entries.indices.contains(focused) else { return }
    var base = entries[focused].configuration
    // The document's own canvas has one text size, no language and no windows; its device has all.
    if preset.needsDevice { base.choice = entries[focused].choiceOfDevice }
    // The nine cells are a whole, in which nothing else has a place.
    if preset == .cells { return replace(with: cells(of: base), choosing: place(of: base)) }
    add(
      preset.configurations(
        from: base, in: preview.catalogue,
        languages: (
          preview.facts.languages.map(\.language), preview.facts.pseudoLanguages.map(\.language)
        )))
  }

  /// The nine cells, each on what it turns a configuration into.
  private func cells(of configuration: Configuration) -> [Configuration] {
    var base = configuration
    if base.choice == .asDesigned, let own = preview.designedDevice {
      base.choice = .device(own.name, own.orientation)
    }
    return ConfigurationPreset.cells.configurations(
      from: base, in: preview.catalogue, devices: preview.facts.projectDevices)
  }

  /// Among the nine cells.
  private func place(of configuration: Configuration) -> Int? {
    let cell = configuration.choice.cell(in: preview.catalogue) ?? preview.cell
    return Array(SizeClassGrid.cells.joined()).firstIndex { $0 == cell }
  }

  private func replace(with configurations: [Configuration], choosing place: Int?) {
    entries = configurations.map(makeEntry)
    changedEntries()
    focus(place ?? Self.basePlace, always: true)
  }

  /// The parts of its screen that the focused one's device gives to a window.
  var parts: [Multitasking] {
    guard entries.indices.contains(focused) else { return [] }
    let entry = entries[focused]
    return entry.choiceOfDevice.parts(
      on: entry.configuration.system(in: preview.catalogue), in: preview.catalogue)
  }

  /// That which the focused one has.
  var part: Multitasking {
    entries.indices.contains(focused)
      ? entries[focused].configuration.choice.part ?? .fullScreen : .fullScreen
  }

  /// Gives the focused one's window a part of its screen.
  func choose(_ part: Multitasking) {
    guard entries.indices.contains(focused) else { return }
    preview.choose(entries[focused].choiceOfDevice.inPart(part))
  }

  /// Adds the focused one once more and focuses that, to be changed.
  func duplicate() {
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
  func remove() {
    guard entries.count > 1, entries.indices.contains(focused) else { return }
    entries.remove(at: focused)
    changedEntries()
    focus(min(focused, entries.count - 1), always: true)
  }

  func removeOthers() {
    guard entries.indices.contains(focused) else { return }
    entries = [entries[focused]]
    focused = 0
    changedEntries()
  }

  /// - Parameter step: To later places, or earlier ones if negative.
  func move(by step: Int) {
    let place = focused + step
    guard entries.indices.contains(focused), entries.indices.contains(place) else { return }
    entries.insert(entries.remove(at: focused), at: place)
    focused = place
    changedEntries()
  }

  /// Has the window be about another one of them.
  func focus(_ place: Int, always: Bool = false) {
    guard entries.indices.contains(place), always || place != focused else { return }
    focused = place
    isFollowing = true
    preview.choose(entries[place].configuration)
    isFollowing = false
    onChange?()
  }

  func focus(key: String) {
    if let place = entries.firstIndex(where: { $0.key == key }) { focus(place) }
  }

  private func changedEntries() {
    save()
    findDifferences()
    ask()
    onChange?()
  }

  func entry(key: String) -> Entry? {
    entries.first { $0.key == key }
  }

  var focusedKey: String? { entries.indices.contains(focused) ? entries[focused].key : nil }

  // MARK: - Layouts

  /// What is seen is laid out first; what is being laid out and isn't seen any more waits.
  /// - Parameter keys: Of entries in sight, the nearest to the middle first.
  func show(_ keys: [String]) {
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
      hasGeometry: preview.wantsGeometry)
  }

  /// Gives work to the workers that have none, or none that is seen.
  private func ask() {
    guard isActive else { return }
    for index in workers.indices {
      guard let id = workers[index].entry else { continue }
      // What has changed or gone is not waited for.
      let entry = entries.first { $0.id == id }
      if entry.flatMap(request(for:)) != workers[index].request { workers[index].entry = nil }
    }
    var waiting = waitingEntries()
    for index in workers.indices {
      if let id = workers[index].entry {
        guard !inSight.contains(id), let next = waiting.first, inSight.contains(next) else {
          continue
        }
      }
      guard !waiting.isEmpty else { break }
      ask(waiting.removeFirst(), of: index)
    }
  }

  /// The ids of entries that are out of date and that nobody works on, in the order in which they are wanted.
  private func waitingEntries() -> [Int] {
    let taken = Set(workers.compactMap(\.entry))
    let waiting = entries.filter { entry in
      !taken.contains(entry.id) && entry.shown != request(for: entry)
    }.map(\.id)
    let seen = inSight.filter(waiting.contains)
    return seen + waiting.filter { !seen.contains($0) }
  }

  private func ask(_ id: Int, of index: Int) {
    guard let entry = entries.first(where: { $0.id == id }), let request = request(for: entry)
    else { return }
    var parameters = entry.configuration.parameters(
      for: request.document.path, scene: request.scene, in: preview.catalogue)
    // Of all versions the images, fonts and texts are those around the document.
    parameters.text = entry.version?.text ?? preview.editor?.unsavedText
    if request.hasGeometry { parameters.unrounded = true }
    workers[index].entry = id
    workers[index].request = request
    // The request before, if there is one, is cancelled.
    workers[index].worker.want(
      LayoutRequest(document: request.document, parameters: .resolve(parameters)))
  }

  private func take(_ outcome: WorkerSupervisor.Outcome, from index: Int) {
    guard workers.indices.contains(index) else { return }
    let (id, request) = (workers[index].entry, workers[index].request)
    workers[index].entry = nil
    if let place = entries.firstIndex(where: { $0.id == id }) {
      entries[place].shown = request
      (entries[place].failure, entries[place].isMissing) = (nil, false)
      switch outcome {
      case .resolved(let result) where result.error == nil:
        entries[place].scene = result.scenes?.first
        entries[place].designedDevice = result.designedDevice
      case .resolved(let result): entries[place].fail(result.error?.message, result.error?.code)
      case .refused(let error):
        entries[place].fail(error.data?.message ?? error.message, error.data?.code)
      case .failed:
        entries[place].failure = localized("The worker ended.")
        // That one leaves the document alone from now on; the other configurations may be harmless.
        workers[index].worker.shutDown()
        workers[index].worker = makeWorker(index)
      case .simulated: break
      }
      findDifferences(at: place)
    }
    ask()
    changedSoon()
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

  /// What stands in place of a scene that a version doesn't have.
  func absence(of entry: Entry) -> String? {
    guard entry.isMissing else { return nil }
    // Of a merge there are more versions, none of which is the later one.
    guard entries.count == 2 else { return localized("Not there") }
    return entry.id == entries.first?.id ? localized("Not there yet") : localized("Removed")
  }

  /// What stands over an entry: its device and, below it, what is unusual about it; of versions which it is.
  func caption(of entry: Entry) -> String {
    entry.version?.title ?? entry.configuration.caption(in: preview.catalogue)
  }

  /// The same in one line.
  func title(of entry: Entry) -> String {
    [entry.version?.title, entry.configuration.title(in: preview.catalogue)]
      .compactMap(\.self).joined(separator: ": ")
  }
}

extension Comparison.Entry {
  /// Takes up that there is no layout.
  fileprivate mutating func fail(_ message: String?, _ code: String?) {
    failure = message
    // A document that is new has no version from before.
    isMissing = version != nil && code == "no-such-scene" || version?.text == ""  // Not translated.
    // What it had before is gone, too.
    if isMissing { (scene, difference) = (nil, ComparisonDifference()) }
  }
}
