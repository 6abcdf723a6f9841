import CGtk
import Drawing
import TextMetrics
import Traits
import WorkerProtocol

/// The canvas: all scenes of the document, in the frames of the device, with what is selected
/// outlined. Keeps what part of it is seen; `+Input` moves it, `+Painting` draws it.
@MainActor
final class CanvasView {
  let preview: Preview
  let area: Object
  let painter = ViewPainter(measurer: CompatibleTextMeasurer())
  /// Whether images are being read.
  private(set) var isReadingImages = false
  /// Told when the zoom has changed.
  var onZoom: (@MainActor () -> Void)?
  let playback: CanvasPlayback

  private(set) var viewport = Viewport()
  private(set) var arrangement = CanvasArrangement()
  /// What is arranged; the preview's scenes, but for the moment in which it has new ones.
  private(set) var scenes: [ResolvedScene] = []
  /// The device around each scene; nil for a generic canvas.
  private(set) var device: DeviceFrame?
  /// Logical pixels.
  private(set) var size = Size.zero
  /// Where the pointer is, in logical pixels.
  var pointer = (x: 0.0, y: 0.0)
  /// While an edge of the running window is dragged.
  var isResizing = false
  /// While the space key is down the canvas is dragged rather than selected in.
  var isSpaceDown = false
  /// What of the running interface the keyboard would use.
  var target: TouchTarget?
  /// A slider whose thumb is being moved, where it is by now.
  var slide: Slide?
  /// A segue that is being drawn, and what is told where it ends, in logical pixels of the area.
  var segueDrag: SegueDrag?
  var onSegue: (@MainActor (SegueSource, SegueDestination, Rect) -> Void)?
  /// What was just touched and did nothing, in points of the canvas; see ``CanvasView/touch(x:y:)``.
  var refusal: (rect: Rect, timer: Timer)?

  private let scrollbars: CanvasScrollbars
  /// Whether everything is kept in sight as the window and the document change, until one zooms or
  /// pans oneself.
  private var isFitting = true

  /// The interface's object `canvas`, and the scrollbars'.
  init(_ interface: Interface, preview: Preview) {
    area = interface.object("canvas")
    self.preview = preview
    scrollbars = CanvasScrollbars(interface)
    playback = CanvasPlayback(area: area)
    connect()
    connectInput()
    preview.observe { [weak self] in self?.changed($0) }
    painter.defersImages = true
  }

  /// Has the images read that the last picture lacks, in a process of their own, and draws it again.
  func readAwaitedImages() {
    guard !isReadingImages else { return }
    let paths = painter.takeAwaitedImages()
    guard !paths.isEmpty else { return }
    isReadingImages = true
    let program = WorkerLocation.find()
    MainLoop.inBackground {
      ReadImage.read(paths, program: program)
    } then: { [weak self] images in
      guard let self else { return }
      isReadingImages = false
      painter.add(images)
      gtk_widget_queue_draw(area.widget)
    }
  }

  private func connect() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    // The area never outlives this object: the window owns both, and unsets the function with them.
    gtk_drawing_area_set_draw_func(
      area.pointer(),
      { _, cairo, _, _, data in
        nonisolated(unsafe) let (cairo, data) = (cairo, data)
        MainActor.assumeIsolated {
          guard let cairo, let data else { return }
          Unmanaged<CanvasView>.fromOpaque(data).takeUnretainedValue().paint(cairo)
        }
      }, data, nil)
    Signal.onNumbers(area.raw, "resize") { [weak self] width, height in
      guard let self else { return }
      size = Size(width: Double(width), height: Double(height))
      if isFitting { viewport.fit(arrangement.bounds, in: fittingSize) }
      viewportChanged()
    }
    scrollbars.onScroll = { [weak self] x, y in self?.change { $0.move(x: x, y: y) } }
  }

  /// Stops GTK from drawing with an object that goes away.
  func disconnect() {
    gtk_drawing_area_set_draw_func(area.pointer(), nil, nil, nil)
  }

  // MARK: - What the preview says

  private func changed(_ change: Preview.Change) {
    switch change {
    case .document:
      isFitting = true
    case .scenes(let isAnimated):
      // A slider that was moved keeps the focus.
      if let target, !targets.contains(target) { self.target = nil }
      arrange(isAnimated: isAnimated)
    case .selection:
      revealSelection()
      describe()
      redraw()
    case .mode:
      modeChanged()
    case .choice, .explanation, .error, .notice, .progress, .text:
      break
    }
  }

  private func arrange(isAnimated: Bool) {
    let old = shownPicture
    scenes = preview.scenes
    device = deviceFrame()
    let anchor = arrangement.items.isEmpty ? nil : sceneInSight()
    arrangement = CanvasArrangement(
      scenes: scenes, device: device,
      proportion: size.height > 0 ? size.width / size.height : 1)
    if isResizing {
      // What is dragged follows the pointer, so nothing else may move.
    } else if isFitting {
      viewport.fit(arrangement.bounds, in: fittingSize)
    } else if let anchor, let item = arrangement.item(anchor.scene) {
      viewport.move(
        x: item.body.x + item.body.width * anchor.x - size.width / 2 / viewport.zoom,
        y: item.body.y + item.body.height * anchor.y - size.height / 2 / viewport.zoom)
    }
    playback.forget()
    if isAnimated { move(from: old) }
    viewportChanged()
    describe()
  }

  private func move(from old: CanvasPicture) {
    let isRunning = preview.interaction != nil
    var (start, end) = (old, CanvasPicture(self))
    if isRunning { InterfaceTransition(preview.interaction?.shown).prepare(&start, &end) }
    let transition = CanvasTransition(
      start: start, end: end,
      duration: isRunning ? CanvasTransition.interfaceDuration : CanvasTransition.canvasDuration)
    playback.begin(transition, canBeHeld: isRunning)
  }

  func endResizing() {
    isResizing = false
    if isFitting { fitAll() }
  }

  private func deviceFrame() -> DeviceFrame? {
    // A running window of a free size is on no device's screen.
    if let shown = preview.interaction?.shown, shown.windowPart == nil { return nil }
    guard let held = preview.shownDevice, let device = preview.catalogue.device(named: held.name)
    else { return nil }
    return DeviceFrame(DeviceFrame.Description(device.display), orientation: held.orientation)
  }

  /// The scene in the middle of the window, and where in it the middle is, from 0 to 1.
  private func sceneInSight() -> (scene: String, x: Double, y: Double)? {
    let middle = viewport.canvasPoint((size.width / 2, size.height / 2))
    let item = preview.selection.flatMap { arrangement.item($0.scene) }
    guard let item = arrangement.item(x: middle.x, y: middle.y) ?? item else { return nil }
    return (
      item.scene, (middle.x - item.body.x) / item.body.width,
      (middle.y - item.body.y) / item.body.height
    )
  }

  /// What is to be painted: on the way, held there, or where it belongs.
  var shownPicture: CanvasPicture {
    // One may zoom and pan while a moment is held.
    playback.picture(from: isFitting ? nil : viewport) ?? CanvasPicture(self)
  }

  // MARK: - Viewport

  func change(_ body: (inout Viewport) -> Void) {
    isFitting = false
    playback.stop()
    body(&viewport)
    if arrangement.bounds.width > 0 { viewport.clamp(to: arrangement.bounds, in: size) }
    viewportChanged()
  }

  func zoom(by factor: Double) {
    change { $0.zoom(by: factor, around: (size.width / 2, size.height / 2)) }
  }

  func zoomToActualSize() {
    zoom(by: 1 / viewport.zoom)
  }

  private func modeChanged() {
    isFitting = true
    target = nil
    gtk_widget_grab_focus(area.widget)
  }

  func fitAll() {
    playback.stop()
    isFitting = true
    viewport.fit(arrangement.bounds, in: fittingSize)
    viewportChanged()
  }

  func fitSelection() {
    guard let rect = selectedRect() else { return fitAll() }
    change { $0.fit(rect, in: size, largest: 4) }
  }

  private func revealSelection() {
    guard !isFitting, let rect = selectedRect() else { return }
    change { $0.reveal(rect, in: size) }
  }

  /// On the canvas, in points.
  func selectedRect() -> Rect? {
    guard let selection = preview.selection, let item = arrangement.item(selection.scene) else {
      return nil
    }
    guard let view = selection.view else { return item.body }
    let scene = preview.scene(selection.scene)
    guard var rect = scene?.view(view)?.frame ?? scene?.storedFrame(of: view, in: scene?.root)
    else { return nil }
    rect.x += item.screen.x
    rect.y += item.screen.y
    return rect
  }

  private func viewportChanged() {
    scrollbars.follow(viewport, in: size, over: arrangement.bounds)
    onZoom?()
    redraw()
  }

  func redraw() {
    gtk_widget_queue_draw(area.widget)
  }

  /// Tells assistive technology what the picture shows.
  func describe() {
    let scenes = preview.scenes.map(\.displayName).joined(separator: ", ")
    let device = preview.shownDevice
    var text = preview.choice.name
    if preview.choice == .asDesigned, let device { text += ", \(device.name)" }
    text += ", \(device?.orientation.name ?? "generic canvas")"
    if let size = preview.shownSize {
      text += ", \(size.width.text()) by \(size.height.text()) points"
    }
    text += ". Scenes: \(scenes)."
    if let index = preview.selection.flatMap({ preview.outline.index(of: $0) }) {
      let node = preview.outline.nodes[index]
      text += " Selected: \(node.name)\(node.isExcluded ? ", not installed here" : "")."
    }
    if let target { text += " In focus: \(target.title)." }
    Accessible(area.widget).setDescription(text)
  }
}
