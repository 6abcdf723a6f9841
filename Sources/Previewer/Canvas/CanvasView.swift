import CGtk
import Drawing
import MapLayout
import TextMetrics
import Traits
import WorkerProtocol

/// The canvas: the scenes of the document, in the frames of the device, with what is selected
/// outlined. Keeps what part of it is seen; `+Arranging` lays it out, `+Input` moves it, `+Painting` draws
/// it.
@MainActor
final class CanvasView {
  enum Child: String, TemplateChild {
    case overlay, area, vertical, horizontal
    static var definition: [UInt8] { PackageResources.CanvasView_ui }
  }

  /// What the canvas is drawn on, with its scrollbars and what else lies over it.
  let overlay: Object
  let preview: Preview
  let finder: Finder
  let area: Object
  let painter = ViewPainter(measurer: CompatibleTextMeasurer())
  private let awaitedImages: AwaitedImages
  /// Told when the zoom has changed.
  var onZoom: (@MainActor () -> Void)?
  /// Done once, when the canvas has another size, as a panel that opens beside it gives it.
  var onceResized: (@MainActor () -> Void)?
  /// Told when something else is on the canvas than before.
  var onArranged: (@MainActor () -> Void)?
  /// Told the path of a document that a storyboard reference names.
  var onOpenReference: (@MainActor (String) -> Void)?
  let playback: CanvasPlayback
  let cache = SceneCache()
  /// The selected scene in several configurations.
  let comparison: Comparison
  /// The interface running in several of them.
  let shared: SharedRun
  /// Runs while what of it is there waits for the rest, and whether all of it moves then.
  var sharedTimer: Timer?
  var isAnimatedLater = false

  /// How what is shown is laid out, while the interface doesn't run.
  private(set) var mode: CanvasMode
  private(set) var viewport = Viewport()
  /// As the last frame had it.
  var paintedViewport: Viewport?
  /// What is drawn where.
  private(set) var graph = SceneGraph()
  /// How far scroll views of these are scrolled, and the scene that was selected when they were.
  var scrolling = DesignScrolling()
  var scrolledScene: String?
  /// Which containers of the map are cards, and what stands on these, by the keys of their items.
  var folding = ContainerFolding() {
    didSet { if folding != oldValue, shownMode == .map { arrange(isAnimated: false) } }
  }
  private(set) var cards: [String: ContainerCard] = [:]
  /// The names on the map.
  var mapCaptions = MapCaptionStore()
  /// The ways of segues over the map.
  private let routeStore = SegueRouteStore()
  var routes: [SegueRoute] { routeStore.routes }
  /// Whether the map is arranged by the flow of its segues, rather than as Interface Builder's canvas has it.
  private(set) var isTidied = false
  /// How it is then: as long as scenes and segues stay, they stay where they are.
  var flow: (layout: FlowLayout, places: [Rect])?
  /// Whether the theme is one, as of the last frame.
  var isHighContrast = false
  /// The key of the segue under the pointer.
  var pointedSegue: String?
  /// The segues that keys go through, from where they began to.
  var segueRound: [SegueEntry] = []
  /// The scene that was selected last.
  private(set) var lastScene: String?
  /// Logical pixels.
  private(set) var size = Size.zero
  let pointer = CanvasPointer()
  /// What is drawn over the scenes of the design.
  var overlays = Overlay.usual {
    didSet {
      preview.layout.setWantsGeometry(!overlays.isDisjoint(with: Overlay.needingGeometry))
      scrollbars.leaveRoom(overlays.contains(.rulers) ? Self.rulerWidth : 0)
    }
  }
  let guides: GuideBoard
  /// The axis of the guide or ruler under the pointer.
  var pointedGuideAxis: Guide.Axis?
  /// While an edge of the running window is dragged.
  var isResizing = false
  /// What of the running interface the keyboard would use.
  var target: TouchTarget?
  /// A slider whose thumb is being moved, where it is by now.
  var slide: Slide?
  /// A segue that is being drawn, and what is told where it ends, in logical pixels of the area.
  var segueDrag: SegueDrag?
  var onSegue: (@MainActor (SegueSource, SegueDestination, Rect) -> Void)?
  /// Told where a menu for the selection is asked for, in logical pixels of the area.
  var onMenu: (@MainActor (Rect) -> Void)?
  /// What was just touched and did nothing, in points of the canvas; see ``CanvasView/touch(x:y:)``.
  var refusal: (rect: Rect, timer: Timer)?

  /// What assistive technology sees of what is shown.
  let objects: CanvasObjects
  let announcer: Announcer
  /// The sentences of what ``describe()`` told last.
  var described: [String] = []
  /// Runs until they follow.
  var objectsTimer: Timer?

  private let scrollbars: CanvasScrollbars
  /// Whether everything is kept in sight as the window and the document change, until one zooms or
  /// pans oneself.
  private var isFitting = true
  /// What was seen of the document before, while its scenes arrive and its user hasn't gone elsewhere.
  private var returning: Viewport?
  /// Runs while the zoom may be about to change again.
  private var zoomRest: Timer?
  private var restingZoom = 0.0

  /// Milliseconds after a change of the zoom, from which on it is taken to rest.
  private static let zoomRestTime = 180
  /// With more scenes a change of the canvas isn't animated: the frames would come too slowly to help.
  nonisolated static let mostMovingScenes = 40

  init(preview: Preview, finder: Finder, mode: CanvasMode) {
    SnapshotArea.register()
    let ui = Template(Child.self)
    (overlay, area) = (ui[.overlay], ui[.area])
    awaitedImages = AwaitedImages(of: painter)
    self.finder = finder
    self.mode = mode
    comparison = Comparison(preview: preview)
    shared = SharedRun(preview: preview, comparison: comparison)
    self.preview = preview
    guides = GuideBoard(document: preview.document, selection: preview.selection)
    scrollbars = CanvasScrollbars(horizontal: ui[.horizontal], vertical: ui[.vertical])
    objects = CanvasObjects(over: area)
    announcer = Announcer(over: area)
    playback = CanvasPlayback(area: area)
    connect()
    connectInput()
    observe()
    finder.observe { [weak self] in
      self?.describe()
      self?.redraw()
    }
    comparison.onChange = { [weak self] in self?.comparisonChanged() }
    shared.onChange = { [weak self] in self?.arrangeShared(isAnimated: $0) }
    preview.layout.beginWithWhatIsSeen { [weak self] in self?.wantedScenes ?? [] }
  }

  /// Has the images read that the last picture lacks, and draws it again.
  func readAwaitedImages() {
    awaitedImages.read { [weak self] images in
      guard let self else { return }
      preview.document.watch(images: images.map(\.path))
      cache.outdateAll()
      gtk_widget_queue_draw(area.widget)
    }
  }

  private func connect() {
    SnapshotArea.setSnapshot(of: area) { [weak self] in self?.paint($0) }
    Signal.onNumbers(area.raw, "resize") { [weak self] width, height in
      guard let self else { return }
      size = Size(width: Double(width), height: Double(height))
      // The cells of a matrix are as large as there is room for.
      if graph.arrangement.isMatrix, isFitting { arrange(isAnimated: false) }
      if isFitting { fit() }
      onceResized?()
      onceResized = nil
      viewportChanged()
      preview.layout.layOutWhatArrives()
    }
    scrollbars.onScroll = { [weak self] x, y in self?.change { $0.move(x: x, y: y) } }
  }

  /// Stops GTK from drawing with an object that goes away.
  func disconnect() {
    comparison.stop()
    shared.shutDown()
    sharedTimer?.cancel()
    objectsTimer?.cancel()
    SnapshotArea.setSnapshot(of: area, nil)
  }

  // MARK: - What it follows

  private func observe() {
    preview.document.observe { [weak self] in self?.changed($0) }
    preview.shown.observe { [weak self] in self?.changed($0) }
    preview.selection.observe { [weak self] in self?.changed($0) }
    preview.running.observe { [weak self] in if case .mode = $0 { self?.modeChanged() } }
    guides.observe { [weak self] in
      self?.describe()
      self?.redraw()
    }
    pointer.observe { [weak self] in self?.changed($0) }
  }

  private func changed(_ document: DocumentSession.Event) {
    switch document {
    case .opened:
      isFitting = true
      (isTidied, flow) = (false, nil)
      folding.forgetExceptions()
    case .pictures:
      cache.outdateAll()
      redraw()
    default: break
    }
  }

  private func changed(_ shown: ShownScenes.Event) {
    switch shown {
    case .scenes(let isAnimated):
      announcer.tell(of: preview.running.interaction)
      // A slider that was moved keeps the focus.
      if let target, !targets.contains(target) { self.target = nil }
      if shared.isActive {
        arrangeShared(isAnimated: isAnimated)
      } else {
        arrange(isAnimated: isAnimated)
      }
    case .early: arrange(isAnimated: false)
    case .error, .progress: break
    }
  }

  private func changed(_ selection: CurrentSelection.Event) {
    switch selection {
    case .selection:
      selectedSceneChanged()
      scrollToSelection()
      revealSelection()
      describe()
      updateObjectsLater()
      redraw()
    case .constraint:
      redraw()
    }
  }

  private func changed(_ pointer: CanvasPointer.Event) {
    switch pointer {
    case .hovered: if self.pointer.isMeasuring { describe() }
    case .measuring: describe()
    }
    redraw()
  }

  /// Arranges the map by its flow, or as Interface Builder's canvas has it.
  func tidyUp(_ isTidied: Bool) {
    guard isTidied != self.isTidied else { return }
    (self.isTidied, flow) = (isTidied, nil)
    arrange(isAnimated: true)
    fitAll()
  }

  func arrange(isAnimated: Bool) {
    let old = isAnimated ? shownPicture : nil
    graph.take(arrangedScenes)
    let anchor = graph.arrangement.items.isEmpty ? nil : sceneInSight()
    let framedOtherwise = graph.arrange(makeArrangement())
    showContents()
    for key in framedOtherwise { cache.remove(key) }
    cards = makeCards()
    routeStore.update(
      preview.shown.facts.connections.segues, over: shownMode == .map ? graph.arrangement : nil
    ) { [weak self] in
      self?.forgetGoneSegue()
      self?.redraw()
    }
    forgetGoneSegue()
    if isResizing {
      // What is dragged follows the pointer, so nothing else may move.
    } else if isFitting {
      fit()
    } else if let returning {
      viewport = returning
      clampViewport()
      if !preview.shown.isArriving { self.returning = nil }
    } else if let anchor, let item = graph.arrangement.item(like: anchor.item) {
      viewport.move(
        x: item.body.x + item.body.width * anchor.x - size.width / 2 / viewport.zoom,
        y: item.body.y + item.body.height * anchor.y - size.height / 2 / viewport.zoom)
    }
    playback.forget()
    if let old, graph.arrangement.items.count <= Self.mostMovingScenes { move(from: old) }
    viewportChanged()
    describe()
    onArranged?()
  }

  /// Takes over what is shown; pictures of what is the same as before stay.
  private func showContents() {
    var roots = shownRoots
    for item in graph.arrangement.items {
      if let root = roots[item.key] { roots[item.key] = scrolled(root, in: item) }
    }
    for key in graph.show(roots) { cache.outdate(key) }
    cache.keep(only: Set(roots.keys))
  }

  /// Has an item show something else from now on.
  func show(_ root: DrawnView, of key: String) {
    if graph.show(root, of: key) { cache.outdate(key) }
  }

  /// Lays everything out in another way.
  func show(_ mode: CanvasMode) {
    guard mode != self.mode else { return }
    self.mode = mode
    if mode == .compare { comparison.start() } else { comparison.stop() }
    isFitting = true
    cache.removeAll()
    arrange(isAnimated: false)
    gtk_widget_grab_focus(area.widget)
  }

  /// Where one scene is shown, another one takes its place.
  private func selectedSceneChanged() {
    guard let scene = preview.selection.element?.scene, scene != lastScene else { return }
    lastScene = scene
    if shownMode == .scene, graph.arrangement.item(scene) == nil { arrange(isAnimated: false) }
  }

  private func comparisonChanged() {
    if shownMode == .compare { arrange(isAnimated: false) }
  }

  private func move(from old: CanvasPicture) {
    let isRunning = preview.running.interaction != nil
    var (start, end) = (old, CanvasPicture(self))
    if isRunning { prepareTransition(from: &start, to: &end) }
    let transition = CanvasTransition(
      start: start, end: end,
      duration: isRunning ? InterfaceTransition.duration : CanvasTransition.canvasDuration)
    playback.begin(transition, canBeHeld: isRunning)
  }

  /// Of each interface that runs, as its own last step has it.
  private func prepareTransition(from start: inout CanvasPicture, to end: inout CanvasPicture) {
    guard shared.isActive else {
      return InterfaceTransition(preview.running.interaction?.shown).prepare(&start, &end)
    }
    for runner in shared.all {
      InterfaceTransition(runner.shown).prepare(&start, &end, only: runner.key)
    }
  }

  func endResizing() {
    isResizing = false
    if isFitting { fitAll() }
  }

  /// The scene in the middle of the window, and where in it the middle is, from 0 to 1.
  private func sceneInSight() -> (item: CanvasArrangement.Item, x: Double, y: Double)? {
    let middle = viewport.canvasPoint((size.width / 2, size.height / 2))
    guard let item = graph.arrangement.item(x: middle.x, y: middle.y) ?? selectedItem else {
      return nil
    }
    return (
      item, (middle.x - item.body.x) / item.body.width,
      (middle.y - item.body.y) / item.body.height
    )
  }

  /// What is to be painted: on the way, held there, or where it belongs.
  var shownPicture: CanvasPicture { movingPicture ?? CanvasPicture(self) }

  /// What is seen on the way, or held there; nil where the canvas is.
  var movingPicture: CanvasPicture? {
    // One may zoom and pan while a moment is held.
    playback.picture(from: isFitting ? nil : viewport)
  }

  /// Whether the zoom may be about to change again.
  var isZooming: Bool { zoomRest != nil }

  // MARK: - Viewport

  func change(_ body: (inout Viewport) -> Void) {
    isFitting = false
    returning = nil
    playback.stop()
    body(&viewport)
    clampViewport()
    viewportChanged()
  }

  private func clampViewport() {
    guard graph.arrangement.bounds.width > 0, size.width > 0 else { return }
    viewport.clamp(to: graph.arrangement.bounds, in: size)
  }

  /// What is seen, where one has zoomed or panned oneself; nil while everything is kept in sight.
  var chosenViewport: Viewport? { isFitting ? nil : viewport }

  /// Goes to what was seen before; of a document that has changed some stays in sight. Scenes that arrive
  /// meanwhile have other places than before all are there, so that it is gone to again.
  func show(_ viewport: Viewport) {
    guard viewport.isValid else { return }
    change { $0 = viewport }
    if preview.shown.isArriving { returning = viewport }
  }

  func zoom(by factor: Double) {
    change { $0.zoom(by: factor, around: (size.width / 2, size.height / 2)) }
  }

  func zoomToActualSize() {
    zoom(by: 1 / viewport.zoom)
  }

  private func modeChanged() {
    isFitting = true
    sharedTimer?.cancel()
    (sharedTimer, isAnimatedLater) = (nil, false)
    announcer.modeChanged(isRunning: preview.running.interaction != nil)
    target = nil
    gtk_widget_grab_focus(area.widget)
  }

  func fitAll() {
    playback.stop()
    isFitting = true
    fit()
    viewportChanged()
  }

  private func fit() {
    // One scene on its own may be larger than on a device of the same density.
    viewport.fit(graph.arrangement.bounds, in: fittingSize, largest: shownMode == .scene ? 2 : 1)
  }

  private func revealSelection() {
    guard !isFitting, let rect = seenSelectedRect else { return }
    change { $0.reveal(rect, in: size) }
  }

  private func viewportChanged() {
    scrollbars.follow(viewport, in: size, over: graph.arrangement.bounds)
    if viewport.zoom != restingZoom {
      restingZoom = viewport.zoom
      zoomRest = Timer(after: Self.zoomRestTime) { [weak self] in
        self?.zoomRest = nil
        self?.redraw()
      }
    }
    if shownMode == .compare { comparison.show(itemsInSight.map(\.key)) }
    updateObjectsLater()
    onZoom?()
    redraw()
  }

  func redraw() {
    gtk_widget_queue_draw(area.widget)
  }
}
