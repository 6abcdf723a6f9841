import CGtk
import Drawing
import MapLayout
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import PreviewerWorker
import TextMetrics
import Traits
import WorkerProtocol

/// The canvas: the scenes of the document, in the frames of the device, with what is selected
/// outlined. Keeps what part of it is seen; `+Arranging` lays it out, `+Input` moves it, `+Painting` draws
/// it.
@MainActor
package final class CanvasView: CanvasLayer {
  enum Child: String, TemplateChild {
    case overlay, area, vertical, horizontal
    static var definition: [UInt8] { PackageResources.CanvasView_ui }
  }

  /// What the canvas is drawn on, with its scrollbars and what else lies over it.
  package let overlay: Object
  package let area: Object
  package let preview: Preview
  let finder: Finder
  let theme: CanvasTheme
  package let painter = ViewPainter(measurer: CompatibleTextMeasurer())
  private let awaitedImages: AwaitedImages
  package let events = Events<CanvasEvent>()
  /// Done once, when the canvas has another size.
  private var onceResized: (@MainActor () -> Void)?
  package let playback: CanvasPlayback
  let cache = SceneCache()
  /// The selected scene in several configurations.
  package let comparison: Comparison
  /// The interface running in several of them, and what waits for all of it to be there.
  package let shared: SharedRun
  let sharedArrival = SharedArrival()

  /// How what is shown is laid out, while the interface doesn't run.
  package private(set) var mode: CanvasMode
  /// What of it is seen.
  private let position = CanvasPosition()
  /// What is drawn where.
  package private(set) var graph = SceneGraph()
  /// How far scroll views of these are scrolled.
  let scrolling = DesignScrolling()
  /// Which containers of the map are cards, and what stands on these, by the keys of their items.
  package private(set) var folding = ContainerFolding() {
    didSet { if folding != oldValue, shownMode == .map { arrange(isAnimated: false) } }
  }
  private(set) var cards: [String: ContainerCard] = [:]
  /// The names on the map.
  let mapCaptions = MapCaptionStore()
  /// The segues on the map.
  let segues = MapSegues()
  let flow = MapFlow()
  let documents = MapDocuments()
  /// The scene that was selected last.
  private(set) var lastScene: String?
  package let pointer = CanvasPointer()
  /// What is drawn over the scenes of the design.
  package private(set) var overlays = Overlay.usual {
    didSet {
      preview.layout.setWantsGeometry(!overlays.isDisjoint(with: Overlay.needingGeometry))
      scrollbars.leaveRoom(overlays.contains(.rulers) ? EdgeRulers.width : 0)
    }
  }
  let guides: GuideBoard
  /// What of the running interface is touched, or would be.
  let touch = RunningTouch()
  /// What drags the window's edges.
  let handle = WindowHandle()

  /// What assistive technology sees of what is shown, and is told.
  let objects: CanvasObjects
  let announcer: Announcer
  let description: CanvasDescription

  private let scrollbars: CanvasScrollbars

  /// With more scenes a change of the canvas isn't animated: the frames would come too slowly to help.
  nonisolated static let mostMovingScenes = EarlyScenes.fewScenes

  package init(preview: Preview, finder: Finder, mode: CanvasMode) {
    SnapshotArea.register()
    let ui = Template(Child.self)
    (overlay, area) = (ui[.overlay], ui[.area])
    theme = CanvasTheme(of: area)
    description = CanvasDescription(of: area)
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
      position.resize(to: Size(width: Double(width), height: Double(height)))
      // The cells of a matrix are as large as there is room for.
      if graph.arrangement.isMatrix, position.isFitting { arrange(isAnimated: false) }
      if position.isFitting { fit() }
      onceResized?()
      onceResized = nil
      viewportChanged()
      preview.layout.layOutWhatArrives()
    }
    scrollbars.onScroll = { [weak self] x, y in self?.change { $0.move(x: x, y: y) } }
  }

  /// Stops GTK from drawing with an object that goes away.
  package func disconnect() {
    comparison.stop()
    shared.shutDown()
    sharedArrival.cancel()
    objects.stop()
    handle.stop()
    events.end()
    SnapshotArea.setSnapshot(of: area, nil)
  }

  // MARK: - What it follows

  private func observe() {
    preview.document.observe { [weak self] in self?.changed($0) }
    preview.shown.observe { [weak self] in self?.changed($0) }
    preview.selection.observe { [weak self] in self?.changed($0) }
    preview.running.observe { [weak self] in if case .mode = $0 { self?.modeChanged() } }
    // Where the ends of the selected view's constraints are.
    preview.details.observe { [weak self] in
      if case .explanation = $0 { self?.redraw() }
    }
    guides.observe { [weak self] in
      self?.describe()
      self?.redraw()
    }
    pointer.observe { [weak self] in self?.changed($0) }
    preview.opened.observe { [weak self] in self?.changed($0) }
  }

  private func changed(_ document: DocumentSession.Event) {
    switch document {
    case .opened:
      position.fitAll()
      flow.turn(on: false)
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
      if let target = touch.target, !targets.contains(target) { touch.focus(nil) }
      if shared.isActive {
        arrangeShared(isAnimated: isAnimated)
      } else {
        arrange(isAnimated: isAnimated)
      }
      resizeFurther()
    case .scene, .early:
      arrange(isAnimated: false)
      resizeFurther()
    case .error, .progress: break
    }
  }

  private func changed(_ selection: CurrentSelection.Event) {
    switch selection {
    case .selection:
      if preview.selection.element != nil { preview.opened.choose(nil) }
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
  package func tidyUp(_ isTidied: Bool) {
    guard isTidied != flow.isOn else { return }
    flow.turn(on: isTidied)
    arrange(isAnimated: true)
    fitAll()
  }

  func arrange(isAnimated: Bool) {
    let old = isAnimated ? shownPicture : nil
    graph.take(withDocuments(arrangedScenes))
    let anchor = graph.arrangement.items.isEmpty ? nil : sceneInSight()
    let resized = resizedScreen
    let framedOtherwise = graph.arrange(makeArrangement())
    showContents()
    for key in framedOtherwise { cache.remove(key) }
    cards = makeCards()
    segues.update(
      documents.connections.segues, over: shownMode == .map ? graph.arrangement : nil
    ) { [weak self] in
      self?.forgetGoneSegue()
      self?.redraw()
    }
    forgetGoneSegue()
    if touch.isResizing {
      // What is dragged follows the pointer, so nothing else may move.
      keepResized(at: resized)
    } else if position.isFitting {
      fit()
    } else if position.goBack(
      within: graph.arrangement.bounds, isArriving: preview.shown.isArriving)
    {
      // What was seen before has its place again.
    } else if let anchor, let item = graph.arrangement.item(like: anchor.item) {
      position.move(
        x: item.body.x + item.body.width * anchor.x - size.width / 2 / viewport.zoom,
        y: item.body.y + item.body.height * anchor.y - size.height / 2 / viewport.zoom)
    }
    playback.forget()
    if let old, graph.arrangement.items.count <= Self.mostMovingScenes { move(from: old) }
    viewportChanged()
    describe()
    events.tell(.arranged)
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

  /// - Parameter overlays: What is drawn over the scenes of the design.
  package func show(_ overlays: Set<Overlay>) {
    self.overlays = overlays
    redraw()
  }

  /// Makes other containers of the map cards.
  package func fold(_ body: (inout ContainerFolding) -> Void) { body(&folding) }

  /// Lays everything out in another way.
  package func show(_ mode: CanvasMode) {
    guard mode != self.mode else { return }
    self.mode = mode
    handle.hold(false)
    if mode == .compare { comparison.start() } else { comparison.stop() }
    position.fitAll()
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
    resizeFurther()
  }

  /// What the window is drawn in whose edges are dragged.
  private var resizedScreen: Rect? {
    handle.drag.flatMap { graph.arrangement.item(key: $0.item) }?.screen
  }

  /// Captions above it take other room with other sizes.
  private func keepResized(at old: Rect?) {
    guard let old, let new = resizedScreen else { return }
    position.move(x: viewport.x + new.x - old.x, y: viewport.y + new.y - old.y)
  }

  func endResizing() {
    touch.resize(false)
    preview.configuration.endResizing()
    if position.isFitting { fitAll() }
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

  /// Whether the zoom may be about to change again.
  var isZooming: Bool { position.isZooming }

  /// Whether everything is kept in sight.
  var isFitting: Bool { position.isFitting }

  // MARK: - Viewport

  package var viewport: Viewport { position.viewport }

  /// Of the window, in logical pixels.
  var size: Size { position.size }

  package var surface: CanvasSurface { CanvasSurface(viewport: viewport, size: size, theme: theme) }

  func change(_ body: (inout Viewport) -> Void) {
    playback.stop()
    position.change(within: graph.arrangement.bounds, body)
    viewportChanged()
  }

  /// Does something once the canvas has another size, as a panel that opens beside it gives it.
  package func whenResized(_ action: @escaping @MainActor () -> Void) { onceResized = action }

  /// What is seen, where one has zoomed or panned oneself; nil while everything is kept in sight.
  package var chosenViewport: Viewport? { position.chosen }

  /// Goes to what was seen before; of a document that has changed some stays in sight. Scenes that arrive
  /// meanwhile have other places than before all are there, so that it is gone to again.
  package func show(_ viewport: Viewport) {
    guard viewport.isValid else { return }
    change { $0 = viewport }
    if preview.shown.isArriving { position.returnLater(to: viewport) }
  }

  private func modeChanged() {
    position.fitAll()
    sharedArrival.cancel()
    announcer.modeChanged(isRunning: preview.running.interaction != nil)
    touch.focus(nil)
    handle.hold(false)
    gtk_widget_grab_focus(area.widget)
  }

  package func fitAll() {
    playback.stop()
    position.fitAll()
    fit()
    viewportChanged()
  }

  private func fit() {
    // One scene on its own may be larger than on a device of the same density.
    position.fit(
      graph.arrangement.bounds, in: fittingSize, largest: shownMode == .scene ? 2 : 1)
  }

  private func revealSelection() {
    guard !position.isFitting, let rect = seenSelectedRect else { return }
    change { $0.reveal(rect, in: size) }
  }

  private func viewportChanged() {
    scrollbars.follow(viewport, in: size, over: graph.arrangement.bounds)
    position.watchZoom { [weak self] in self?.redraw() }
    if shownMode == .compare { comparison.show(itemsInSight.map(\.key)) }
    wantDocuments()
    updateObjectsLater()
    events.tell(.zoom)
    redraw()
  }

  func redraw() {
    gtk_widget_queue_draw(area.widget)
  }
}
