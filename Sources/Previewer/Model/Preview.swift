import Companion
import FoundationEssentials
import Localization
import Simulation
import Traits
import WorkerProtocol

/// What one window shows: a document, the canvas that it is shown on, and what is selected in it.
/// The panels observe it, and every change that the user makes goes through it.
@MainActor
final class Preview {
  enum Change {
    /// Another document, or none.
    case document
    /// *View as*, the version of the system or a setting of the user, before anything is laid out for it.
    case choice
    /// New scenes; moved there from where they were if the canvas has changed, not the document.
    case scenes(isAnimated: Bool)
    /// Files that scenes show, which may look otherwise by now though the scenes are the same.
    case pictures
    /// Whether the interface runs.
    case mode
    case selection
    /// Which of the selected view's constraints is marked.
    case constraint
    /// Why the selected view is where it is.
    case explanation
    /// What the selection is like.
    case attributes
    /// The document's text, what can be undone of it, or whether the file has it.
    case text
    /// Why the document can't be shown.
    case error
    case notice
    /// Whether a layout is being waited for.
    case progress
  }

  private(set) var path: String?
  private(set) var choice: CanvasChoice
  /// Of the size-class grid, the cell that was gone to; nil for none.
  var visit: CellVisit?
  /// The version of iOS that counts: the chosen one, or the nearest that the device has.
  private(set) var system: SystemVersion
  private(set) var chosenSystem: SystemVersion
  private(set) var settings: UserSettings
  /// The choice that `scenes` were laid out for.
  private(set) var shownChoice: CanvasChoice
  /// The version of iOS for which they were.
  private(set) var shownSystem: SystemVersion
  /// The settings with which they were.
  private(set) var shownSettings: UserSettings
  private(set) var scenes: [ResolvedScene] = [] {
    didSet {
      scenePlaces = Dictionary(
        scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
  /// Where each of them is, by its id: the canvas asks for every scene in each frame.
  private(set) var scenePlaces: [String: Int] = [:]
  /// The scenes in sight, which are laid out before the rest of the document; nil while all scenes are of one layout.
  var early: EarlyScenes? { earlyLayouts.scenes }
  private var earlyLayouts = EarlyLayouts()
  /// Told when scenes in sight are there, or no longer apart from the rest.
  var onEarlyScenes: (@MainActor () -> Void)?
  /// Asked for the ids of the scenes that are seen, the most important first.
  var onSightWanted: (@MainActor () -> [String])?
  /// The version of the document that was asked about last, and the one that `scenes` are of.
  private var askedDocument: DocumentVersion?
  private var shownDocument: DocumentVersion?
  private(set) var outline = Outline()
  private(set) var issues: [IssueEntry] = []
  private(set) var facts = DocumentFacts()
  private(set) var selection: Selection?
  /// Further views of the same scene that are changed with the selected one, by their ids, in the order in
  /// which they were selected.
  private(set) var alsoSelected: [String] = []
  /// Of the selected view's frame; nil until it is there.
  private(set) var explanation: ExplainResult?
  /// Of what is selected; nil until they are there, or where nobody wants them.
  var attributes: AttributesResult?
  /// Whether somebody sees them.
  var wantsAttributes = false {
    didSet { if wantsAttributes && !oldValue { inspect() } }
  }
  /// What `attributes` were asked for, and the time until what is selected now is asked about.
  var inspected: AttributesParameters?
  var inspectionRest: Timer?
  /// Nil unless there is nothing to show instead of it.
  private(set) var error: FileError?
  /// What has happened last, while it is said.
  private var news: Notice? {
    didSet { noticeChanged() }
  }
  /// The notice that was told of last.
  private var toldNotice: Notice?
  private(set) var isWaiting = false
  /// What is done to the running interface; nil while the document is shown as it is designed.
  private(set) var interaction: Interaction?
  /// The device of the document's own canvas, and how it is held; nil where that isn't shown, or the
  /// document names none.
  private(set) var designedDevice: (name: String, orientation: Orientation)?

  /// The launch screen that is seen before ``interaction``, and whether the next launch is to have one.
  var launching: LaunchMoment?
  var launchWish: LaunchMoment.Length?
  /// Whether the command line does without launch screens.
  var leavesLaunchScreensOut = false

  /// What runs beside ``interaction``, in other configurations.
  weak var shared: SharedRun?

  let catalogue: DeviceCatalogue
  /// Of the document; nil without one.
  private(set) var editor: DocumentEditor?
  /// What a program that ended left behind of this document, until it is taken up or dropped.
  var leftover: Journal.Left? {
    didSet { noticeChanged() }
  }
  /// What there is to say of a merge of the document that isn't finished.
  var mergeNotice: Notice? {
    didSet { noticeChanged() }
  }
  /// Works out what the unsaved text has otherwise than the file.
  var comparing: Subprocess?

  /// The constraint that is marked on the canvas, and where its constant was last moved to.
  var constraintID: String?
  var movedConstant: Double?
  /// Told when the user wants to decide what git could not merge.
  var onMergeWanted: (@MainActor () -> Void)?
  /// Told when the file was read anew.
  var onFileRead: (@MainActor () -> Void)?
  /// An edit that the user is asked about.
  var doubtfulEdit: DocumentEdit?

  /// Whether layouts tell of margins, guides and alignment rectangles, too: scenes are solved twice for that.
  var wantsGeometry = false {
    didSet { if wantsGeometry != oldValue { layOut() } }
  }

  private var observers: [@MainActor (Change) -> Void] = []
  let worker = WorkerSupervisor()
  private let files = WatchedFiles()
  private var isMoving = false
  /// Whether more has been done to the running interface than is being laid out.
  private var isBehind = false
  /// How often the text has changed; tells one of its versions from the next.
  var edits = 0
  /// How often files beside the document, such as images, catalogues and the companion file, have changed.
  private(set) var besides = 0

  init(
    choice: CanvasChoice, system: SystemVersion, settings: UserSettings,
    catalogue: DeviceCatalogue
  ) {
    self.choice = choice
    if case .cell(let cell) = choice, cell != .any {
      visit = CellVisit(
        cell: cell, origin: CellVisit.Origin(choice: .generic, seen: .generic))
    }
    self.system = choice.device(in: catalogue)?.nearestSystem(to: system) ?? system
    chosenSystem = system
    self.settings = settings
    shownChoice = choice
    shownSystem = self.system
    shownSettings = settings
    self.catalogue = catalogue
    files.onDocument = { [weak self] in self?.fileChanged(stamp: $0) }
    // It may come and go: the document is shown without it as well.
    files.onCompanion = { [weak self] in self?.besideChanged() }
    files.onBeside = { [weak self] in
      self?.tell(.pictures)
      self?.besideChanged()
    }
    worker.onOutcome = { [weak self] in self?.take($0) }
    worker.onFirst = { [weak self] in self?.takeFirst($0) }
    worker.onExplanation = { [weak self] in
      self?.explanation = $0
      self?.tell(.explanation)
    }
    worker.onAttributes = { [weak self] in self?.take($0) }
    worker.onEdit = { [weak self] in self?.editor?.take($0) }
  }

  func observe(_ observer: @escaping @MainActor (Change) -> Void) {
    observers.append(observer)
  }

  func tell(_ change: Change) {
    for observer in observers { observer(change) }
  }

  /// Ends everything that goes on for a window that is closed.
  func close() {
    observers = []
    inspectionRest?.cancel()
    files.stop()
    worker.shutDown()
  }

  // MARK: - What the user does

  func open(_ path: String) {
    self.path = path
    facts = DocumentFacts()
    scenes = []
    earlyLayouts.end()
    outline = Outline()
    issues = []
    selection = nil
    alsoSelected = []
    error = nil
    designedDevice = nil
    editor = makeEditor(for: path)
    (leftover, mergeNotice) = (nil, nil)
    setNotice(nil)
    if interaction != nil { setRunning(false) }
    // What is compared again brings its own, which the next document may not be there in.
    settings.language = nil
    tell(.document)
    tell(.scenes(isAnimated: false))
    files.watch(document: path, companion: companionPath)
    layOut()
    findLeftover()
  }

  func reload() {
    guard path != nil else { return }
    if editor?.isModified == true { return setNotice(.reloadWouldDiscard) }
    tell(.pictures)
    readAgain()
  }

  func choose(_ choice: CanvasChoice) {
    choose(choice, visiting: visit?.after(choosing: choice, in: catalogue))
  }

  /// - Parameter visit: Of a cell of the size-class grid; nil for none.
  func choose(_ choice: CanvasChoice, visiting visit: CellVisit?) {
    guard choice != self.choice else {
      guard visit != self.visit else { return }
      self.visit = visit
      return tell(.choice)
    }
    if interaction != nil {
      guard let step = Interaction.step(from: self.choice, to: choice) else { return }
      interaction?.append(step.step, title: step.title)
    }
    self.choice = choice
    self.visit = visit
    system = device?.nearestSystem(to: chosenSystem) ?? chosenSystem
    tell(.choice)
    isMoving = true
    layOut()
  }

  /// Goes on with another version of iOS, or shows the design on it.
  func choose(_ system: SystemVersion) {
    guard system != self.system else { return }
    self.system = system
    chosenSystem = system
    if let part = choice.part, !choice.parts(on: system, in: catalogue).contains(part) {
      choice = choice.inPart(.fullScreen)
    }
    tell(.choice)
    guard interaction == nil else {
      return perform(.system(version: system), title: "iOS \(system)")
    }
    isMoving = true
    layOut()
  }

  func choose(_ appearance: Appearance) {
    change { $0.appearance = appearance }
  }

  /// Shows everything in another text size: as an app that was launched with it.
  func choose(_ contentSize: ContentSizeCategory) {
    change { $0.contentSize = contentSize }
  }

  func choose(_ layoutDirection: LayoutDirection) {
    change { $0.layoutDirection = layoutDirection }
  }

  /// Shows everything with the texts of another language; nil for the document's own.
  func choose(language: String?) {
    change { $0.language = language }
  }

  /// Shows everything in another configuration.
  func choose(_ configuration: Configuration) {
    choice = configuration.choice
    visit = nil
    chosenSystem = configuration.system ?? .latest
    system = configuration.system(in: catalogue)
    settings = configuration.settings
    tell(.choice)
    layOut()
  }

  private func change(_ setting: (inout UserSettings) -> Void) {
    var settings = settings
    setting(&settings)
    guard settings != self.settings else { return }
    self.settings = settings
    tell(.choice)
    layOut()
  }

  /// The device that is chosen; nil for a canvas without one.
  var device: Device? { choice.device(in: catalogue) }

  /// Selects a view or a scene; while the interface runs, the same view in it.
  /// - Parameter others: Views of the same scene that are selected with it.
  func select(_ selection: Selection?, with others: [String] = []) {
    var selection = selection
    if interaction != nil { selection?.scene = Interaction.sceneID }
    guard selection != self.selection || others != alsoSelected else { return }
    if selection != self.selection { explanation = nil }
    self.selection = selection
    alsoSelected = selection?.view == nil ? [] : others
    constraintID = nil
    explain()
    inspect()
    tell(.selection)
  }

  /// Lets the interface run, from its initial controller on the canvas that is shown, or shows the
  /// document as it is designed again.
  func run(_ isRunning: Bool) {
    guard path != nil, isRunning != (interaction != nil) else { return }
    setNotice(nil)
    setRunning(isRunning)
    layOut()
  }

  /// Lets the interface run from a controller on, as if that were the initial one.
  func run(from controller: String) {
    guard path != nil, interaction == nil else { return }
    setNotice(nil)
    setRunning(true, from: controller)
    layOut()
  }

  /// The document's own canvas, if that was shown, is shown again afterwards, unless the interface has
  /// gone on on another device.
  private func setRunning(_ isRunning: Bool, from controller: String? = nil) {
    if !isRunning, let interaction, interaction.launch == .asDesigned, interaction.hasOneDevice {
      choice = .asDesigned
      tell(.choice)
    }
    earlyLayouts.end()
    launching?.cancel()
    launching = nil
    if !isRunning { launchWish = nil }
    interaction = isRunning ? Interaction(launch: choice, system: system, initial: controller) : nil
    selection = nil
    alsoSelected = []
    tell(.mode)
  }

  /// Does something to the running interface.
  /// - Parameters:
  ///   - title: what the event log calls it.
  ///   - isAnimated: not while the user moves the interface's edges.
  func perform(_ step: Step, title: String, isAnimated: Bool = true) {
    guard interaction != nil else { return }
    setNotice(nil)
    interaction?.append(step, title: title)
    isMoving = isAnimated
    layOut()
    shared?.share(step, title: title, isGesture: !isAnimated)
  }

  /// Goes on with the interface as it runs in another configuration, which shows something already.
  func goOn(with other: Interaction, in configuration: Configuration) {
    guard let scene = other.shown?.scene(in: catalogue) else { return }
    interaction = other
    choice = configuration.choice
    chosenSystem = configuration.system ?? .latest
    system = other.shown?.system ?? configuration.system(in: catalogue)
    settings = configuration.settings
    setNotice(nil)
    tell(.choice)
    showRunning(scene, companion: other.played.first?.companion)
  }

  /// Goes on with a gesture. While a moment of it is being laid out only the last one of those that
  /// follow is laid out, so that what is shown keeps up.
  func follow(_ step: Step, title: String) {
    guard isWaiting else { return perform(step, title: title, isAnimated: false) }
    interaction?.append(step, title: title)
    isBehind = true
    shared?.share(step, title: title, isGesture: true)
  }

  /// What is said: what has happened last, else what the user is still asked.
  var notice: Notice? {
    news ?? (leftover == nil ? mergeNotice : .unsavedChangesWereFound)
  }

  /// Takes away what is said. A question isn't answered by that, and is asked when the document is opened again.
  func dismissNotice() {
    if news != nil {
      news = nil
    } else if leftover != nil {
      leftover = nil
    } else {
      mergeNotice = nil
    }
  }

  // MARK: - Layout

  func layOut() {
    guard let path, let document = documentVersion else { return }
    isBehind = false
    setWaiting(true)
    let text = editor?.unsavedText
    var running = interaction?.ask(for: document, settings)
    running?.text = text
    if launchWish != nil { running?.launchScreen = true }
    var designed = choice.parameters(for: path, settings, on: system)
    designed.text = text
    if wantsGeometry { designed.unrounded = true }
    designed.dependencies = true
    askedDocument = document
    worker.want(
      LayoutRequest(
        document: document, parameters: running.map { .simulate($0) } ?? .resolve(designed),
        first: running == nil ? first(of: designed, in: document) : nil))
    if interaction != nil { shared?.followDocument() }
  }

  private func first(
    of all: ResolveParameters, in document: DocumentVersion
  ) -> ResolveParameters? {
    let isSame =
      document.path == shownDocument?.path && document.stamp == shownDocument?.stamp
    return earlyLayouts.ask(
      before: all, on: choice, shown: isSame || scenes.isEmpty ? scenes.count : nil,
      sight: onSightWanted?() ?? [])
  }

  private func takeFirst(_ result: ResolveResult) {
    guard interaction == nil,
      earlyLayouts.take(result, on: choice, shown: scenes.count, on: shownChoice)
    else { return }
    onEarlyScenes?()
    layOutWhatArrives()
  }

  /// Whether of the document that is being opened the names and places of its scenes are there, and not all
  /// of them.
  var isArriving: Bool { scenes.isEmpty && early != nil }

  /// Asks for those scenes of a document that is being opened that are seen, once it is known which.
  func layOutWhatArrives() {
    guard isArriving, earlyLayouts.askedForOutline, onSightWanted?().isEmpty == false else {
      return
    }
    layOut()
  }

  /// Has images followed that are shown.
  func watch(images: [String]) { files.watch(images: images) }

  private func besideChanged() {
    besides += 1
    // What the user is asked stays a question.
    if news?.choices.isEmpty == true { setNotice(nil) }
    layOut()
  }

  private func fileChanged(stamp: String?) {
    guard stamp != nil else {
      setNotice(
        Notice(title: localized("The file is gone; this is what it last held."), isRetryable: true))
      return
    }
    // Saved here.
    if editor?.isKnown(stamp) == true { return }
    if editor?.isModified == true { return setNotice(.changedOnDisk) }
    readAgain()
  }

  private func take(_ outcome: WorkerSupervisor.Outcome) {
    setWaiting(false)
    defer {
      // Without the others, what was there before is shown again.
      if early != nil {
        earlyLayouts.end()
        onEarlyScenes?()
      }
    }
    switch outcome {
    case .resolved(let result):
      if let error = result.error { fail(error) } else { show(result) }
    case .simulated(let steps):
      show(steps)
    case .refused(let refusal):
      fail(refusal.data ?? FileError(code: "refused", message: refusal.message))
    case .failed(let failure, let standardError):
      setNotice(Notice(failure, standardError: standardError))
    }
  }

  /// The last layout stays if there is one: a document that is broken while it is being edited
  /// shouldn't take away what its editor is looking at.
  private func fail(_ fault: FileError) {
    // What can't be launched doesn't run.
    if let interaction, interaction.shown == nil { setRunning(false) }
    guard scenes.isEmpty else {
      setNotice(Notice(title: sentence(of: fault), isRetryable: true))
      return
    }
    error = fault
    tell(.error)
  }

  /// What is wrong and where.
  private func sentence(of fault: FileError) -> String {
    fault.text(in: path ?? "")
  }

  private func show(_ result: ResolveResult) {
    issues = IssueEntry.entries(of: result)
    facts = DocumentFacts(result, before: facts)
    if let found = result.dependencies { files.watch(dependencies: found) }
    designedDevice = choice == .asDesigned ? result.designedDevice : nil
    show(result.scenes ?? [])
    if let fault = result.companion?.error {
      setNotice(Notice(title: sentence(of: fault), isRetryable: true))
    }
  }

  /// Shows what was played, moved there from what is shown.
  func showMoving(_ steps: [SimulatedStep]) {
    isMoving = true
    show(steps)
  }

  private func show(_ steps: [SimulatedStep]) {
    if beginsWithLaunchScreen(steps) { return }
    let fault = interaction?.take(steps)
    let shown = interaction?.shown
    let changed = interaction?.choice(after: choice) ?? choice
    // The interface may not have gone where the user wanted it.
    if !isBehind, changed != choice || shown.map({ $0.system != system }) == true {
      choice = changed
      system = shown?.system ?? system
      tell(.choice)
    }
    let scene = shown?.scene(in: catalogue)
    showRunning(scene, companion: steps.first?.companion)
    if let fault { setNotice(Notice(title: fault.message)) }
    if isBehind { layOut() }
  }

  private func showRunning(_ scene: ResolvedScene?, companion: CompanionResult?) {
    if let shown = interaction?.shown, let scene {
      issues = IssueEntry.entries(of: shown, in: scene, companion)
    }
    show([scene].compactMap { $0 })
  }

  /// - Parameter choice: What they were laid out for; nil for what is chosen.
  func show(_ scenes: [ResolvedScene], on choice: CanvasChoice? = nil) {
    let isFirst = self.scenes.isEmpty
    self.scenes = scenes
    earlyLayouts.end()
    shownDocument = interaction == nil ? askedDocument : nil
    shownChoice = choice ?? self.choice
    shownSystem = system
    shownSettings = settings
    error = nil
    outline = Outline(scenes: scenes)
    if let selection, !isThere(selection) {
      // A view that isn't installed on this canvas leaves its scene selected.
      let scene = Selection(scene: selection.scene)
      self.selection = outline.index(of: scene) == nil ? nil : scene
      alsoSelected = []
    }
    if let scene = self.selection?.scene {
      alsoSelected.removeAll { outline.index(of: Selection(scene: scene, view: $0)) == nil }
    }
    explain()
    inspect()
    tell(.scenes(isAnimated: isMoving && !isFirst))
    isMoving = false
  }

  private func isThere(_ selection: Selection) -> Bool {
    if let segue = selection.segue { return facts.connections.segue(segue) != nil }
    return outline.index(of: selection) != nil || inferred(of: selection) != nil
  }

  /// Asks why the selected view is where it is. What is known of the same view stays until there is an answer.
  private func explain() {
    guard let path, let selection else {
      explanation = nil
      return worker.explain(nil)
    }
    if explanation?.id != selection.view { explanation = nil }
    var parameters: ExplainParameters?
    if let interaction {
      parameters = selection.view.map {
        interaction.parameters(for: path, shownSettings, explaining: $0)
      }
    } else if selection.view.flatMap({ scene(selection.scene)?.excludedView($0) }) == nil {
      parameters = shownChoice.parameters(
        for: path, shownSettings, on: shownSystem, explaining: selection)
    }
    parameters?.text = editor?.unsavedText
    worker.explain(parameters)
  }

  func setNotice(_ notice: Notice?) {
    guard notice != news else { return }
    news = notice
  }

  private func noticeChanged() {
    guard notice != toldNotice else { return }
    toldNotice = notice
    tell(.notice)
  }

  private func setWaiting(_ isWaiting: Bool) {
    guard isWaiting != self.isWaiting else { return }
    self.isWaiting = isWaiting
    tell(.progress)
  }
}

extension ResolveResult {
  /// The device that the canvas is of.
  var designedDevice: (name: String, orientation: Orientation)? {
    device.map { ($0, orientation ?? .portrait) }
  }
}
