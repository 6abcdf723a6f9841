import CGtk
import Files
import Localization
import Simulation
import Traits
import WorkerProtocol

/// One window: the widgets around one ``Preview``, and what they remember.
@MainActor
final class PreviewWindow {
  let preview: Preview
  let finder: Finder
  let window: Object
  let canvas: CanvasView
  let devices: DeviceChooser
  let traits: TraitsChooser
  /// The nine cells in the header bar, and the scene in them.
  let cells: HeaderGrid
  let cellScenes: CellScenes
  let languages: LanguageMenu
  let segues: SegueChooser
  let conversion: ConversionDialog
  var state: WindowState
  /// Told a document that is to be opened in a window of its own.
  var onOpen: (@MainActor (_ path: String, _ selection: Selection?) -> Void)?
  /// Told when the window is closed.
  var onClose: (@MainActor () -> Void)?

  let interface: Interface
  let outline: OutlinePanel
  let findBar: FindBar
  let inspector: InspectorPanel
  let panels: SidePanels
  let issues: IssuesPanel
  let folds: SectionFolds
  let menus = WindowMenus()
  let menu: ContextMenu
  let preferencesWindow: PreferencesWindow
  private(set) lazy var shortcuts = ShortcutsWindow(parent: window)
  private(set) lazy var images = ImagesWindow(
    parent: window, configuration: preview.configuration, selection: preview.selection,
    document: preview.document)
  let project: ProjectPage
  /// The folder, or the document of the project, whose gallery is in the document's place; nil for none.
  var galleryPath: String?
  let exportDialog: ExportDialog
  let changes: DocumentChanges
  let changesPanel: ChangesPanel
  let merging: DocumentMerging
  let mergePanel: MergePanel
  /// What git is merging of the document; nil where it is nothing.
  var mergeOffer: GitVersionsResult?
  /// While git is asked for that.
  var findingMerge: Subprocess?
  /// While git is asked for a version.
  var readingVersion: Subprocess?
  let events: EventsPanel
  let runningBar: RunningBar
  /// Of what is compared.
  let parts: ConfigurationPartChooser
  private let banner: Banner
  private let recent: RecentMenu
  private let recentList: RecentList
  private let thumbnails: DocumentThumbnails
  private let progress: ProgressSign
  private(set) var shownPage = ""
  private var awaited: [@MainActor (PreviewWindow) -> Void] = []
  /// How a document was left whose scenes haven't even frames yet.
  private var left: Session.Window?
  /// Whether the window has closed on a file that is merged, with nothing left to decide.
  private(set) var isMerged = false
  /// Whether the window is closed without saving.
  var isDiscarding = false
  /// Pictures that were dragged to programs that take files.
  var carriedFiles: [CarriedFile] = []
  /// The documents for which arranging their maps was offered.
  var tidyingOffered: Set<String> = []
  /// Where the key that compares leads back to.
  var modeBeforeComparing = CanvasMode.map
  /// Whether the event log is where the issues are shown otherwise.
  var showsEvents = false

  /// - Parameter isRestored: Whether the window was open before, and is as it was then.
  init(
    application: Object, state: WindowState, isRestored: Bool = false, catalogue: DeviceCatalogue
  ) {
    let preferences = Preferences.load()
    preferences.apply()
    let state = isRestored ? state : preferences.begun(state, in: catalogue)
    self.state = state
    preview = Preview(
      CanvasConfiguration(
        state.choice, on: state.system ?? .latest, state.settings, in: catalogue),
      in: catalogue)
    finder = Finder(shown: preview.shown, selection: preview.selection)
    SnapshotArea.register()
    interface = Interface(PackageResources.window_ui)
    window = interface.object("window")
    canvas = CanvasView(
      interface, preview: preview, finder: finder, mode: state.mode ?? .map)
    devices = DeviceChooser(interface, configuration: preview.configuration)
    cellScenes = CellScenes(
      document: preview.document, selection: preview.selection, cells: preview.cells,
      worker: preview.worker)
    cells = HeaderGrid(
      interface, cells: preview.cells, document: preview.document, scenes: cellScenes)
    traits = TraitsChooser(interface, cells: preview.cells, scenes: cellScenes)
    languages = LanguageMenu(menus.languages, scenes: preview.shown)
    segues = SegueChooser(editing: preview.editing, area: canvas.area)
    conversion = ConversionDialog(
      parent: window, document: preview.document, editing: preview.editing)
    folds = SectionFolds(folded: Set(state.foldedSections ?? []))
    panels = SidePanels(interface, state: state)
    outline = OutlinePanel(
      list: interface.object("outline"), scenes: preview.shown, selected: preview.selection,
      running: preview.running, finder: finder)
    findBar = FindBar(interface, finder: finder)
    inspector = InspectorPanel(
      box: interface.object("inspector"), preview: preview, folds: folds)
    menu = ContextMenu(over: interface.object("main_box"))
    preferencesWindow = PreferencesWindow(parent: window, catalogue: catalogue)
    exportDialog = ExportDialog(parent: window, canvas: canvas, preview: preview)
    issues = IssuesPanel(interface, scenes: preview.shown, selection: preview.selection)
    changes = DocumentChanges(
      document: preview.document, cells: preview.cells, selection: preview.selection)
    changesPanel = ChangesPanel(stack: interface.object("bottom_panel"), changes: changes)
    merging = DocumentMerging(
      document: preview.document, shown: preview.shown, selection: preview.selection)
    mergePanel = MergePanel(stack: interface.object("bottom_panel"), merging: merging)
    events = EventsPanel(interface, running: preview.running, scenes: preview.shown)
    runningBar = RunningBar(
      interface, running: preview.running, scenes: preview.shown, catalogue: catalogue,
      playback: canvas.playback)
    parts = ConfigurationPartChooser(interface, comparison: canvas.comparison)
    banner = Banner(interface, document: preview.document)
    progress = ProgressSign(interface, shown: preview.shown)
    thumbnails = DocumentThumbnails()
    project = ProjectPage(thumbnails: thumbnails)
    recent = RecentMenu(button: interface.object("recent_button"))
    recentList = RecentList(group: interface.object("recent"), thumbnails: thumbnails)

    gtk_window_set_application(window.pointer(), application.pointer())
    canvas.overlays = state.overlays.map { Set($0.compactMap(Overlay.init)) } ?? Overlay.usual
    canvas.folding.foldsAll = state.foldsContainers ?? false
    gtk_menu_button_set_menu_model(
      interface.object("main_menu_button").opaque, menus.main.pointer())
    gtk_menu_button_set_menu_model(
      interface.object("compare_add").opaque, menus.comparing.pointer())
    addActions()
    connectMenus()
    connectPictures()
    takeKeyboardFromMainMenu()
    connectChanges()
    connectMerging()
    connectProject()
    recentList.addSamples(to: interface.object("samples"))
    acceptDrops()
    restore()
    updatePage()
    connect()
    updateTitle()
    updateEditing()
    Accessible.silenceFallbacks(below: window.widget)
    for id in ["status", "zoom", "error_place"] { interface.object(id).setLeftToRight() }
  }

  /// Has what the command line wants, as soon as there is a document.
  func begin(_ opening: Opening) {
    if let device = opening.device.flatMap({ preview.configuration.catalogue.device(named: $0) }) {
      preview.configuration.choose(.device(device.name, .portrait))
    }
    preview.running.leaveLaunchScreensOut(!opening.showsLaunchScreens)
    if opening.runs {
      awaited.append { $0.preview.running.launch(on: $0.preview.configuration.chosen) }
    }
    if opening.compares {
      awaited.append { $0.activate("compare") }
    }
    if let source = opening.merge { merge(source) }
    if let since = opening.since { awaited.append { $0.showChanges(since: since) } }
  }

  /// Does something once the document is shown, which may be now.
  func whenShown(_ action: @escaping @MainActor (PreviewWindow) -> Void) {
    if shownPage == "document", !preview.shown.isArriving {
      action(self)
    } else {
      awaited.append(action)
    }
  }

  /// Frames of scenes are shown before these, and what was seen of them last.
  private func arranged() {
    updateComparison()
    // Not in the midst of what tells that it is.
    MainLoop.whenIdle { [weak self] in self?.offerToTidyUp() }
    guard preview.shown.scenes.isEmpty else { return }
    updatePage()
    guard preview.shown.isArriving, let left, left.path == preview.document.path else { return }
    self.left = nil
    if let viewport = left.viewport { canvas.show(viewport) }
  }

  /// What is to be done once the document is shown.
  private func doAwaited() {
    let actions = awaited
    awaited = []
    // Not in the midst of what tells that it is.
    MainLoop.whenIdle { [weak self] in
      for action in actions { if let self { action(self) } }
    }
  }

  func present() {
    gtk_window_present(window.pointer())
  }

  private func connect() {
    observe()
    panels.onChange = { [weak self] in self?.panelsChanged() }
    canvas.onSegue = { [weak self] in self?.segues.choose(from: $0, to: $1, at: $2) }
    canvas.onZoom = { [weak self] in self?.updateZoom() }
    canvas.onArranged = { [weak self] in self?.arranged() }
    exportDialog.onExported = { [weak self] in self?.toast($0) }
    // Beside this one, so that the map of both is there.
    canvas.onOpenReference = { [weak self] in self?.onOpen?($0, nil) }
    inspector.onOpenReference = { [weak self] in self?.onOpen?($0, nil) }
    Signal.asked(window.raw, "close-request") { [weak self] in
      guard let self else { return false }
      if preview.document.editor?.isModified == true, !isDiscarding {
        askBeforeClosing()
        return true
      }
      closing()
      return false
    }
    connectCells()
    connectCloseDialog()
    Signal.on(window.raw, "realize") { [weak self] in self?.followWidth() }
  }

  private func closing() {
    remember()
    state.save()
    readingVersion?.cancel()
    findingMerge?.cancel()
    project.stop()
    thumbnails.stop()
    changes.onChange = nil
    changes.stop()
    isMerged = merging.isFileMerged
    merging.onChange = nil
    merging.stop()
    segues.disconnect()
    menu.disconnect()
    cells.disconnect()
    canvas.disconnect()
    preview.close()
    carriedFiles = []
    onClose?()
  }

  // MARK: - What it follows

  private func observe() {
    preview.document.observe { [weak self] in self?.changed($0) }
    preview.document.notices.observe { [weak self] in self?.noticeChanged($0) }
    preview.shown.observe { [weak self] in self?.changed($0) }
    preview.running.observe { [weak self] in if case .mode = $0 { self?.modeChanged() } }
    preview.configuration.observe { [weak self] _ in self?.configurationChanged() }
    preview.selection.observe { [weak self] in if case .selection = $0 { self?.updateEditing() } }
  }

  private func changed(_ document: DocumentSession.Event) {
    switch document {
    case .opened:
      // A version that git is asked for is the other document's.
      readingVersion?.cancel()
      lookForMerge()
      if let path = preview.document.path { RecentMenu.remember(path) }
      setToggle("tidy-up", false)
      hideProject()
      updatePage()
      updateTitle()
    case .text:
      updateTitle()
      updateEditing()
    default: break
    }
  }

  private func noticeChanged(_ notice: Notice?) {
    updatePage()
    guard let notice, notice.isPassing else { return }
    preview.document.notices.dismiss()
    toast(notice.title)
  }

  private func changed(_ shown: ShownScenes.Event) {
    switch shown {
    case .scenes:
      updatePage()
      updateStatus()
      if preview.running.interaction != nil { updateTitle() }
      updateEditing()
    case .error:
      showError()
      updatePage()
    case .progress, .early: break
    }
  }

  private func configurationChanged() {
    let chosen = preview.configuration.chosen
    state.choice = chosen.choice
    state.system = chosen.wantedSystem
    state.settings = chosen.settings
    updateEditing()
  }

  func updatePage() {
    let page: String
    if galleryPath != nil {
      page = "project"
    } else if preview.document.path == nil {
      page = "empty"
    } else if preview.shown.error != nil {
      page = "error"
    } else if let text = preview.shown.facts.nothingToShow {
      page = "nothing"
      interface.object("nothing_page").set(
        "title", localized("Nothing to Show in “%1$s”", fileName))
      interface.object("nothing_message").setText(text)
    } else {
      let isLoading =
        preview.shown.scenes.isEmpty && preview.document.notices.current == nil
        && !preview.shown.isArriving
      page = isLoading ? "loading" : "document"
    }
    let isWhole = page == "document" && !preview.shown.isArriving
    gtk_stack_set_visible_child_name(interface.object("pages").opaque, page)
    if page == "document", shownPage != page { startOnCanvas() }
    shownPage = page
    interface.object("status_bar").isVisible = page == "document"
    enable(
      ["zoom-in", "zoom-out", "zoom-normal", "zoom-fit", "zoom-selection"], page == "document")
    enable(["reload", "images"], preview.document.path != nil)
    enable(
      ["run", "launch-screen", "find", "find-next", "find-previous", "export", "print"], isWhole)
    enable(["guide-at-selection", "remove-guides"], isWhole && preview.running.interaction == nil)
    enable(["next-issue", "previous-issue", "edit-values"], page == "document")
    updateModes()
    updateChanges()
    updateEditing()
    if isWhole, !awaited.isEmpty { doAwaited() }
    enable(
      ["back", "swipe-down", "show-events", "copy-events", "clear-events"],
      preview.running.interaction != nil)
  }

  // MARK: - Opening

  /// Shows a document here, or beside one that isn't saved.
  ///
  /// Of a folder, its documents are shown to choose from.
  /// - Parameter selection: What to go to in the document; nil for nothing.
  func open(_ path: String, selecting selection: Selection? = nil) {
    guard !isFolder(path) else {
      return showProject(around: path)
    }
    if preview.document.editor?.isModified == true {
      onOpen?(path, selection)
    } else {
      preview.document.open(path)
      if let selection { select(selection, in: path) }
    }
  }

  /// Shows a document as it was left.
  func open(_ left: Session.Window) {
    self.left = left
    awaited.append { window in
      // Another one may have been opened because this one can't be shown.
      guard window.preview.document.path == left.path else { return }
      // Since its scenes have frames its user may have gone elsewhere; what is selected isn't gone to.
      let seen = window.left == nil ? window.canvas.chosenViewport : left.viewport
      window.left = nil
      if let selection = left.selection { window.preview.selection.select(selection) }
      if let seen { window.canvas.show(seen) }
    }
    open(left.path)
  }

  /// What is to come back at the next start; nil for a window without a document.
  var forSession: Session.Window? {
    guard let path = preview.document.path else { return nil }
    remember()
    return Session.Window(
      path: path, state: state, scene: preview.selection.element?.scene,
      view: preview.selection.element?.view,
      viewport: canvas.chosenViewport)
  }
}
