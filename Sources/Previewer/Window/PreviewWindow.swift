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
  var onOpen: (@MainActor (String) -> Void)?
  /// Told when the window is closed.
  var onClose: (@MainActor () -> Void)?

  let interface: Interface
  let outline: OutlinePanel
  let findBar: FindBar
  let inspector: InspectorPanel
  let panels: SidePanels
  let issues: IssuesPanel
  let folds: SectionFolds
  let menu: ContextMenu
  let preferencesWindow: PreferencesWindow
  private(set) lazy var shortcuts = ShortcutsWindow(parent: window)
  private(set) lazy var images = ImagesWindow(parent: window, preview: preview)
  let project: ProjectPage
  /// Whether the project's gallery is in the document's place.
  var showsProject = false
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
  private var progressTimer: Timer?
  private var shownPage = ""
  private var awaited: [@MainActor (PreviewWindow) -> Void] = []
  /// How a document was left whose scenes haven't even frames yet.
  private var left: Session.Window?
  /// Whether the window has closed on a file that is merged, with nothing left to decide.
  private(set) var isMerged = false
  /// Whether the window is closed without saving.
  var isDiscarding = false
  /// The folder that was opened, for as long as no document is.
  private(set) var folder: String?
  /// Pictures that were dragged to programs that take files.
  var carriedFiles: [CarriedFile] = []
  /// The document for which arranging its map was offered last.
  var tidyingOffered: String?
  /// Where the key that compares leads back to.
  var modeBeforeComparing = CanvasMode.map
  /// Whether the event log is where the issues are shown otherwise.
  var showsEvents = false

  /// Milliseconds before work that goes on is shown. Below, people don't notice that they wait.
  private static let progressDelay = 300

  /// - Parameter isRestored: Whether the window was open before, and is as it was then.
  init(
    application: Object, state: WindowState, isRestored: Bool = false, catalogue: DeviceCatalogue
  ) {
    let preferences = Preferences.load()
    preferences.apply()
    let state = isRestored ? state : preferences.begun(state, in: catalogue)
    self.state = state
    preview = Preview(
      choice: state.choice, system: state.system ?? .latest,
      settings: state.settings, catalogue: catalogue)
    finder = Finder(preview: preview)
    SnapshotArea.register()
    interface = Interface(PackageResources.window_ui)
    window = interface.object("window")
    canvas = CanvasView(
      interface, preview: preview, finder: finder, mode: state.mode ?? .map)
    devices = DeviceChooser(interface, preview: preview)
    cellScenes = CellScenes(preview: preview)
    cells = HeaderGrid(interface, preview: preview, scenes: cellScenes)
    traits = TraitsChooser(interface, preview: preview, scenes: cellScenes)
    languages = LanguageMenu(interface, preview: preview)
    segues = SegueChooser(preview: preview, area: canvas.area)
    conversion = ConversionDialog(parent: window, preview: preview)
    folds = SectionFolds(folded: Set(state.foldedSections ?? []))
    panels = SidePanels(interface, state: state)
    outline = OutlinePanel(
      list: interface.object("outline"), preview: preview, finder: finder)
    findBar = FindBar(interface, finder: finder)
    inspector = InspectorPanel(
      box: interface.object("inspector"), preview: preview, folds: folds)
    menu = ContextMenu(over: interface.object("main_box"))
    preferencesWindow = PreferencesWindow(parent: window, catalogue: catalogue)
    exportDialog = ExportDialog(parent: window, canvas: canvas, preview: preview)
    issues = IssuesPanel(interface, preview: preview)
    changes = DocumentChanges(preview: preview)
    changesPanel = ChangesPanel(stack: interface.object("bottom_panel"), changes: changes)
    merging = DocumentMerging(preview: preview)
    mergePanel = MergePanel(stack: interface.object("bottom_panel"), merging: merging)
    events = EventsPanel(interface, preview: preview)
    runningBar = RunningBar(interface, preview: preview, playback: canvas.playback)
    parts = ConfigurationPartChooser(interface, comparison: canvas.comparison)
    banner = Banner(interface, preview: preview)
    thumbnails = DocumentThumbnails()
    project = ProjectPage(thumbnails: thumbnails)
    recent = RecentMenu(button: interface.object("recent_button"))
    recentList = RecentList(group: interface.object("recent"), thumbnails: thumbnails)

    gtk_window_set_application(window.pointer(), application.pointer())
    canvas.overlays = state.overlays.map { Set($0.compactMap(Overlay.init)) } ?? Overlay.usual
    addActions()
    addSamples()
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
    if let device = opening.device.flatMap({ preview.catalogue.device(named: $0) }) {
      preview.choose(.device(device.name, .portrait))
    }
    preview.leavesLaunchScreensOut = !opening.showsLaunchScreens
    if opening.runs { awaited.append { $0.preview.launch() } }
    if opening.compares {
      awaited.append { g_action_group_activate_action($0.window.opaque, "compare", nil) }
    }
    if let source = opening.merge { merge(source) }
    if let since = opening.since { awaited.append { $0.showChanges(since: since) } }
  }

  /// Does something once the document is shown, which may be now.
  func whenShown(_ action: @escaping @MainActor (PreviewWindow) -> Void) {
    if shownPage == "document", !preview.isArriving { action(self) } else { awaited.append(action) }
  }

  /// Frames of scenes are shown before these, and what was seen of them last.
  private func arranged() {
    updateComparison()
    // Not in the midst of what tells that it is.
    MainLoop.whenIdle { [weak self] in self?.offerToTidyUp() }
    guard preview.scenes.isEmpty else { return }
    updatePage()
    guard preview.isArriving, let left, left.path == preview.path else { return }
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
    preview.observe { [weak self] in self?.changed($0) }
    panels.onChange = { [weak self] in self?.panelsChanged() }
    canvas.onSegue = { [weak self] in self?.segues.choose(from: $0, to: $1, at: $2) }
    canvas.onZoom = { [weak self] in self?.updateZoom() }
    canvas.onArranged = { [weak self] in self?.arranged() }
    exportDialog.onExported = { [weak self] in self?.toast($0) }
    // Beside this one, so that the map of both is there.
    canvas.onOpenReference = { [weak self] in self?.onOpen?($0) }
    inspector.onOpenReference = { [weak self] in self?.onOpen?($0) }
    Signal.asked(window.raw, "close-request") { [weak self] in
      guard let self else { return false }
      if preview.editor?.isModified == true, !isDiscarding {
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

  // MARK: - What the preview says

  private func changed(_ change: Preview.Change) {
    switch change {
    case .document:
      // A version that git is asked for is the other document's.
      readingVersion?.cancel()
      lookForMerge()
      if let path = preview.path { RecentMenu.remember(path) }
      setToggle("tidy-up", false)
      canvas.isTidied = false
      hideProject()
      updatePage()
      updateTitle()
    case .scenes:
      updatePage()
      updateStatus()
      if preview.interaction != nil { updateTitle() }
      updateEditing()
    case .text:
      updateTitle()
      updateEditing()
    case .error:
      showError()
      updatePage()
    case .choice:
      state.choice = preview.choice
      state.system = preview.chosenSystem
      state.settings = preview.settings
      updateEditing()
    case .progress:
      updateProgress()
    case .notice:
      updatePage()
      if let notice = preview.notice, notice.isPassing {
        preview.dismissNotice()
        toast(notice.title)
      }
    case .mode:
      modeChanged()
    case .selection:
      updateEditing()
    case .explanation, .attributes, .constraint, .pictures:
      break
    }
  }

  func updatePage() {
    let page: String
    if showsProject {
      page = "project"
    } else if preview.path == nil {
      page = "empty"
    } else if preview.error != nil {
      page = "error"
    } else if let text = preview.facts.nothingToShow {
      page = "nothing"
      interface.object("nothing_page").set(
        "title", localized("Nothing to Show in “%1$s”", fileName))
      interface.object("nothing_message").setText(text)
    } else {
      let isLoading = preview.scenes.isEmpty && preview.notice == nil && !preview.isArriving
      page = isLoading ? "loading" : "document"
    }
    let isWhole = page == "document" && !preview.isArriving
    gtk_stack_set_visible_child_name(interface.object("pages").opaque, page)
    if page == "document", shownPage != page { startOnCanvas() }
    shownPage = page
    interface.object("status_bar").isVisible = page == "document"
    enable(
      ["zoom-in", "zoom-out", "zoom-normal", "zoom-fit", "zoom-selection"], page == "document")
    enable(["reload", "images"], preview.path != nil)
    enable(
      ["run", "launch-screen", "find", "find-next", "find-previous", "export", "print"], isWhole)
    enable(["guide-at-selection", "remove-guides"], isWhole && preview.interaction == nil)
    updateModes()
    updateChanges()
    if isWhole, !awaited.isEmpty { doAwaited() }
    enable(
      ["back", "swipe-down", "show-events", "copy-events", "clear-events"],
      preview.interaction != nil)
  }

  /// The keyboard begins on the canvas, unless its user has gone elsewhere meanwhile.
  private func startOnCanvas() {
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      let focus = gtk_window_get_focus(window.pointer())
      let header = interface.object("header").widget
      guard focus.map({ gtk_widget_is_ancestor($0, header) != 0 }) ?? true else { return }
      gtk_widget_grab_focus(canvas.area.widget)
    }
  }

  private func modeChanged() {
    let isRunning = preview.interaction != nil
    setToggle("run", isRunning)
    let button = interface.object("run_button")
    gtk_button_set_icon_name(
      button.pointer(), isRunning ? "media-playback-stop-symbolic" : "media-playback-start-symbolic"
    )
    let words = isRunning ? localized("Stop") : localized("Run the interface")
    gtk_widget_set_tooltip_text(button.widget, localized("%1$s (Ctrl+I)", words))
    Accessible(button.widget).setLabel(words)
    updateTitle()
    interface.object("events_button").isVisible = isRunning
    if !isRunning { hideEvents() }
    showPanels()
    updatePage()
  }

  private func panelsChanged() {
    setToggle("show-outline", panels.shown.contains(.outline))
    setToggle("show-inspector", panels.shown.contains(.inspector))
  }

  func hideEvents() {
    showsEvents = false
    setToggle("show-events", false)
  }

  func updateTitle() {
    let shown = preview.path ?? (showsProject ? folder : nil)
    let file = shown.map { PathText.shown(String($0.fileName)) }
    // What runs is called what its user sees, above the document.
    let screen = preview.interaction?.shown?.controllers.key?.displayName
    let name = screen ?? file ?? "Ninefold"
    // As other GNOME programs mark what isn't saved.
    let mark = preview.editor?.isModified == true ? "• " : ""
    let title = interface.object("title")
    adw_window_title_set_title(title.opaque, mark + name)
    gtk_window_set_title(
      window.pointer(), file.map { "\(mark)\($0) — Ninefold" } ?? "Ninefold")
    let folder = shown?.split(separator: "/").dropLast().last.map(String.init)
    adw_window_title_set_subtitle(title.opaque, (screen == nil ? folder : file) ?? "")
    gtk_widget_set_tooltip_text(title.widget, shown)
  }

  private func updateStatus() { interface.object("status").setText(shownOn) }

  /// What the document is shown on; empty while nothing is shown.
  var shownOn: String {
    guard !preview.scenes.isEmpty, let size = preview.shownSize else { return "" }
    let isAsDesigned = preview.shownChoice == .asDesigned
    let device = preview.shownDevice
    var parts = [preview.shownChoice.name]
    if isAsDesigned, let device { parts.append(device.name) }
    if let device { parts.append(device.orientation.words) }
    if let part = preview.shownChoice.part { parts.append(part.title) }
    if !isAsDesigned {
      parts.append("iOS \(preview.interaction?.shown?.system ?? preview.shownSystem)")
    }
    parts += ["\(size.width.text()) × \(size.height.text())", preview.cell?.label ?? ""]
    if !isAsDesigned {
      let contentSize = preview.shownSettings.contentSize
      if contentSize != .standard { parts.append(localized("Text %1$s", contentSize.shortName)) }
      if let language = preview.shownLanguage { parts.append(language) }
      if preview.isShownRightToLeft { parts.append(LayoutDirection.rightToLeft.words) }
    }
    if !preview.facts.usesSizeClasses { parts.append(localized("no size classes")) }
    if !preview.facts.usesAutoLayout { parts.append(localized("no Auto Layout")) }
    return parts.joined(separator: " · ")
  }

  private func updateZoom() {
    let percent = (canvas.viewport.zoom * 100).rounded()
    let text = "\(Int(percent)) %"
    interface.object("zoom").setText(text)
    Accessible(interface.object("zoom_button").widget).setLabel(localized("Zoom: %1$s", text))
  }

  var fileName: String {
    preview.path.map { PathText.shown(String($0.fileName)) } ?? localized("document")
  }

  /// What is wrong with the document, and what can be done here about it.
  func showError() {
    guard let error = preview.error else { return }
    let isConflicted = mergeOffer != nil
    // What the page offers isn't asked above it as well.
    if isConflicted { preview.mergeNotice = nil }
    interface.object("error_page").set(
      "title",
      isConflicted
        ? localized("“%1$s” Has Conflicts", fileName)
        : localized("Can't Show “%1$s”", fileName))
    interface.object("error_place").setText(preview.place(of: error))
    interface.object("error_message").setText(
      isConflicted
        ? localized("Git could not merge this document. Here its conflicts are decided one by one.")
        : error.message)
    interface.object("error_resolve").isVisible = isConflicted
    // The place, which could be selected, would have the keyboard and be marked.
    MainLoop.whenIdle { [weak self] in
      guard let self, shownPage == "error" else { return }
      gtk_widget_grab_focus(
        interface.object(mergeOffer == nil ? "error_retry" : "error_resolve").widget)
    }
  }

  private func updateProgress() {
    progressTimer?.cancel()
    guard preview.isWaiting else { return showProgress(false) }
    progressTimer = Timer(after: Self.progressDelay) { [weak self] in self?.showProgress(true) }
  }

  private func showProgress(_ isShown: Bool) {
    interface.object("progress").isVisible = isShown
    for id in ["progress_spinner", "loading_spinner"] {
      gtk_spinner_set_spinning(interface.object(id).opaque, isShown ? 1 : 0)
    }
  }

  /// Says for a moment what needs no decision: over the canvas, where it hides no row of a list.
  /// - Parameters:
  ///   - button: What can be done about it; nil for nothing.
  ///   - action: That the button does.
  func toast(_ text: String, offering button: String? = nil, _ action: String? = nil) {
    let toast = adw_toast_new("")
    adw_toast_set_button_label(toast, button)
    adw_toast_set_action_name(toast, action)
    // Seconds; libadwaita's five are enough for reading, not for deciding.
    if button != nil { adw_toast_set_timeout(toast, 10) }
    let label = Object.label(text, wraps: true)
    // One line where there is room for it.
    gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
    // Its own title has one line, and ends where there is no more room.
    withExtendedLifetime(label) { adw_toast_set_custom_title(toast, label.widget) }
    let overlay = shownPage == "document" ? "canvas_toasts" : "toasts"
    // It takes the toast over.
    adw_toast_overlay_add_toast(interface.object(overlay).opaque, toast)
  }

  // MARK: - Opening

  /// Shows a document here, or beside one that isn't saved.
  ///
  /// Of a folder, its documents are shown to choose from.
  func open(_ path: String) {
    guard !isFolder(path) else {
      folder = path
      showsProject = false
      return showProject()
    }
    if preview.editor?.isModified == true { onOpen?(path) } else { preview.open(path) }
  }

  /// Shows a document as it was left.
  func open(_ left: Session.Window) {
    self.left = left
    awaited.append { window in
      // Another one may have been opened because this one can't be shown.
      guard window.preview.path == left.path else { return }
      // Since its scenes have frames its user may have gone elsewhere; what is selected isn't gone to.
      let seen = window.left == nil ? window.canvas.chosenViewport : left.viewport
      window.left = nil
      if let selection = left.selection { window.preview.select(selection) }
      if let seen { window.canvas.show(seen) }
    }
    open(left.path)
  }

  /// What is to come back at the next start; nil for a window without a document.
  var forSession: Session.Window? {
    guard let path = preview.path else { return nil }
    remember()
    return Session.Window(
      path: path, state: state, scene: preview.selection?.scene, view: preview.selection?.view,
      viewport: canvas.chosenViewport)
  }

  private func addSamples() {
    let group = interface.object("samples")
    group.isVisible = !ProgramFiles.samples.isEmpty
    for path in ProgramFiles.samples {
      let file = path.split(separator: "/").last ?? ""
      let row = Object.documentRow(
        String(file.split(separator: ".").first ?? ""), opening: path, thumbnails)
      adw_preferences_group_add(group.pointer(), row.row.widget)
    }
  }
}
