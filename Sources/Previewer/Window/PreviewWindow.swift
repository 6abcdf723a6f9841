import CGtk
import Files
import Localization
import PreviewerCanvas
import PreviewerChoosers
import PreviewerGtk
import PreviewerInspector
import PreviewerLayers
import PreviewerModel
import PreviewerPanels
import PreviewerWorker
import Simulation
import Traits
import WorkerProtocol

/// One window: the widgets around one ``Preview``, and what they remember.
@MainActor
final class PreviewWindow {
  enum Child: String, TemplateChild {
    case window, clip, mainBox, toasts, pages, loadingSpinner, issuesPaned, outlinePaned
    case inspectorPaned, column, canvasToasts, bottomPanel
    static var definition: [UInt8] { PackageResources.PreviewWindow_ui }
  }

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

  /// The window without its parts.
  let frame = Template(Child.self)
  let header: Header
  let statusBar: StatusBar
  let errorPage = ErrorPage()
  let compareBar: CompareBar
  let varyBar = VaryBar()
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
  let banner: Banner
  private let recent: RecentMenu
  let startPage: StartPage
  let nothingPage = NothingPage()
  private lazy var closeDialog = CloseDialog(parent: window) { [weak self] in self?.answered($0) }
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
    window = frame[.window]
    header = Header(menu: menus.main)
    canvas = CanvasView(preview: preview, finder: finder, mode: state.mode ?? .map)
    devices = DeviceChooser(configuration: preview.configuration)
    cellScenes = CellScenes(
      document: preview.document, selection: preview.selection, cells: preview.cells,
      worker: preview.worker)
    cells = HeaderGrid(
      cells: preview.cells, document: preview.document, scenes: cellScenes)
    traits = TraitsChooser(cells: preview.cells, scenes: cellScenes)
    languages = LanguageMenu(menus.languages, scenes: preview.shown)
    segues = SegueChooser(editing: preview.editing, area: canvas.area)
    conversion = ConversionDialog(
      parent: window, document: preview.document, editing: preview.editing)
    folds = SectionFolds(folded: Set(state.foldedSections ?? []))
    outline = OutlinePanel(
      scenes: preview.shown, selected: preview.selection,
      running: preview.running, finder: finder)
    findBar = FindBar(finder: finder, canvas: canvas.area)
    inspector = InspectorPanel(
      preview: preview, folds: folds, page: state.inspectorPage)
    menu = ContextMenu(over: frame[.mainBox])
    preferencesWindow = PreferencesWindow(parent: window, catalogue: catalogue)
    exportDialog = ExportDialog(parent: window, canvas: canvas, preview: preview)
    issues = IssuesPanel(scenes: preview.shown, selection: preview.selection)
    changes = DocumentChanges(
      document: preview.document, cells: preview.cells, selection: preview.selection)
    changesPanel = ChangesPanel(changes: changes)
    merging = DocumentMerging(
      document: preview.document, shown: preview.shown, selection: preview.selection)
    mergePanel = MergePanel(merging: merging)
    events = EventsPanel(running: preview.running, scenes: preview.shown)
    runningBar = RunningBar(
      running: preview.running, scenes: preview.shown, catalogue: catalogue,
      playback: canvas.playback)
    compareBar = CompareBar(menu: menus.comparing, comparison: canvas.comparison)
    banner = Banner(document: preview.document)
    statusBar = StatusBar(panelButtons: [issues.button, events.button])
    progress = ProgressSign(
      statusBar.progress, spinners: [statusBar.spinner, frame[.loadingSpinner]],
      shown: preview.shown)
    panels = SidePanels(
      [.outline: outline.panel, .inspector: inspector.panel], in: window,
      outlinePaned: frame[.outlinePaned], inspectorPaned: frame[.inspectorPaned], state: state)
    thumbnails = DocumentThumbnails(version: PreviewerApplication.version)
    project = ProjectPage(thumbnails: thumbnails)
    recent = RecentMenu(button: header.recent)
    startPage = StartPage(thumbnails: thumbnails)

    gtk_window_set_application(window.pointer(), application.pointer())
    start()
  }

  /// Puts the parts together, and has them show what there is.
  private func start() {
    assemble()
    canvas.show(state.overlays.map { Set($0.compactMap(Overlay.init)) } ?? Overlay.usual)
    canvas.fold { $0.foldsAll = state.foldsContainers ?? false }
    addActions()
    connectMenus()
    connectPictures()
    takeKeyboardFromMainMenu()
    connectChanges()
    connectMerging()
    connectProject()
    acceptDrops()
    restore()
    updatePage()
    connect()
    updateTitle()
    updateEditing()
    Accessible.silenceFallbacks(below: window.widget)
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
  func arranged() {
    updateComparison()
    updateComparedIssues()
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
    exportDialog.onExported = { [weak self] in self?.toast($0) }
    inspector.onOpenReference = { [weak self] in self?.onOpen?($0, nil) }
    Signal.asked(window.raw, "close-request") { [weak self] in
      guard let self else { return false }
      if preview.document.editor?.isModified == true, !isDiscarding {
        closeDialog.present(for: fileName)
        return true
      }
      closing()
      return false
    }
    connectCells()
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

  // MARK: - What is shown

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
      nothingPage.show(fileName, message: text)
    } else {
      let isLoading =
        preview.shown.scenes.isEmpty && preview.document.notices.current == nil
        && !preview.shown.isArriving
      page = isLoading ? "loading" : "document"
    }
    let isWhole = page == "document" && !preview.shown.isArriving
    gtk_stack_set_visible_child_name(frame[.pages].opaque, page)
    if page == "document", shownPage != page { startOnCanvas() }
    shownPage = page
    statusBar.bar.isVisible = page == "document"
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
