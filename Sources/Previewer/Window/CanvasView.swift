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
  /// Told when the zoom has changed.
  var onZoom: (@MainActor () -> Void)?

  private(set) var viewport = Viewport()
  private(set) var arrangement = CanvasArrangement()
  /// The device around each scene; nil for a generic canvas.
  private(set) var device: DeviceFrame?
  /// Logical pixels.
  private(set) var size = Size.zero
  /// Where the pointer is, in logical pixels.
  var pointer = (x: 0.0, y: 0.0)
  /// While the space key is down the canvas is dragged rather than selected in.
  var isSpaceDown = false
  /// What of the running interface the keyboard would use.
  var target: TouchTarget?
  /// What was just touched and did nothing, in points of the canvas; see ``CanvasView/touch(x:y:)``.
  var refusal: (rect: Rect, timer: Timer)?

  private var movement: CanvasMovement?
  private let horizontal: Object
  private let vertical: Object
  private let bars: [Object]
  /// Whether everything is kept in sight as the window and the document change, until one zooms or
  /// pans oneself.
  private var isFitting = true
  /// While the scrollbars follow the canvas rather than lead it.
  private var isScrolling = false

  init(area: Object, horizontal: Object, vertical: Object, preview: Preview) {
    self.area = area
    self.preview = preview
    self.horizontal = Object(
      UnsafeMutableRawPointer(gtk_scrollbar_get_adjustment(horizontal.opaque)))
    self.vertical = Object(
      UnsafeMutableRawPointer(gtk_scrollbar_get_adjustment(vertical.opaque)))
    bars = [horizontal, vertical]
    connect()
    connectInput()
    preview.observe { [weak self] in self?.changed($0) }
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
      if isFitting { viewport.fit(arrangement.bounds, in: size) }
      viewportChanged()
    }
    for adjustment in [horizontal, vertical] {
      Signal.on(adjustment.raw, "value-changed") { [weak self] in self?.scrolled() }
    }
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
      target = nil
      arrange(isAnimated: isAnimated)
    case .selection:
      revealSelection()
      describe()
      redraw()
    case .mode:
      modeChanged()
    case .choice, .explanation, .error, .notice, .progress:
      break
    }
  }

  private func arrange(isAnimated: Bool) {
    let old = movement?.current ?? CanvasPicture(self)
    device = deviceFrame()
    let anchor = arrangement.items.isEmpty ? nil : sceneInSight()
    arrangement = CanvasArrangement(
      scenes: preview.scenes, device: device,
      proportion: size.height > 0 ? size.width / size.height : 1)
    if isFitting {
      viewport.fit(arrangement.bounds, in: size)
    } else if let anchor, let item = arrangement.item(anchor.scene) {
      viewport.move(
        x: item.body.x + item.body.width * anchor.x - size.width / 2 / viewport.zoom,
        y: item.body.y + item.body.height * anchor.y - size.height / 2 / viewport.zoom)
    }
    movement = nil
    if isAnimated, animationsAreEnabled {
      movement = CanvasMovement(from: old, to: CanvasPicture(self), on: area) { [weak self] in
        self?.movement = nil
      }
    }
    viewportChanged()
    describe()
  }

  private func deviceFrame() -> DeviceFrame? {
    guard case .device(let name, let orientation) = preview.shownChoice,
      let device = preview.catalogue.device(named: name)
    else { return nil }
    return DeviceFrame(DeviceFrame.Description(device.display), orientation: orientation)
  }

  private var animationsAreEnabled: Bool {
    gtk_settings_get_default().map { settings in
      Object(settings).flag("gtk-enable-animations")
    } ?? false
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

  /// What is to be painted: on the way, or where it belongs.
  var picture: CanvasPicture { movement?.current ?? CanvasPicture(self) }

  // MARK: - Viewport

  func change(_ body: (inout Viewport) -> Void) {
    isFitting = false
    movement = nil
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
    movement = nil
    isFitting = true
    viewport.fit(arrangement.bounds, in: size)
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
    guard var rect = preview.scene(selection.scene)?.view(view)?.frame else { return nil }
    rect.x += item.screen.x
    rect.y += item.screen.y
    return rect
  }

  private func viewportChanged() {
    isScrolling = true
    let (width, height) = (size.width / viewport.zoom, size.height / viewport.zoom)
    let bounds = arrangement.bounds
    configure(horizontal, value: viewport.x, page: width, from: bounds.x, to: bounds.maxX)
    configure(vertical, value: viewport.y, page: height, from: bounds.y, to: bounds.maxY)
    bars[0].isVisible = viewport.x > bounds.x || viewport.x + width < bounds.maxX
    bars[1].isVisible = viewport.y > bounds.y || viewport.y + height < bounds.maxY
    isScrolling = false
    onZoom?()
    redraw()
  }

  private func configure(
    _ adjustment: Object, value: Double, page: Double, from lower: Double, to upper: Double
  ) {
    gtk_adjustment_configure(
      adjustment.pointer(), value, min(lower, value), max(upper, value + page), page * 0.1,
      page * 0.9, page)
  }

  private func scrolled() {
    guard !isScrolling else { return }
    change {
      $0.move(
        x: gtk_adjustment_get_value(horizontal.pointer()),
        y: gtk_adjustment_get_value(vertical.pointer()))
    }
  }

  func redraw() {
    gtk_widget_queue_draw(area.widget)
  }

  /// Tells assistive technology what the picture shows.
  func describe() {
    let scenes = preview.scenes.map(\.displayName).joined(separator: ", ")
    var text = "\(preview.choice.name), \(preview.choice.orientation?.rawValue ?? "generic canvas")"
    if let scene = preview.scenes.first {
      text += ", \(Int(scene.canvas.width)) by \(Int(scene.canvas.height)) points"
    }
    text += ". Scenes: \(scenes)."
    if let index = preview.selection.flatMap({ preview.outline.index(of: $0) }) {
      text += " Selected: \(preview.outline.nodes[index].name)."
    }
    if let target { text += " In focus: \(target.title)." }
    Accessible(area.widget).setDescription(text)
  }
}
