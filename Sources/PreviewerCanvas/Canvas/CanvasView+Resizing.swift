import CGtk
import Drawing
import Localization
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The app's window, whose edges and corner can be dragged where it may have a size of its own: of one scene, of those
/// that are compared, and of the running interface. Rulers show where its size classes change.
extension CanvasView {
  /// A window that can be resized.
  struct ResizableWindow {
    let item: CanvasArrangement.Item
    /// On the canvas, in points.
    let rect: Rect
    /// In the window's own points.
    let size: Size
    let idiom: Idiom?
    let cell: SizeClassCell
    /// Of the design, the windows that there are instead.
    let windows: CanvasChoice.Windows?
    /// Whether it has a size of its own already.
    let isFree: Bool
  }

  /// Logical pixels on each side of an edge where it can be taken.
  private static let grip = 8.0
  /// Points; a running window is no smaller.
  private static let smallest = 64.0
  /// Points by which an arrow key changes the window's size, and with Shift.
  private static let keySteps = (small: 1.0, large: 8.0)

  // MARK: - Which windows

  /// The running window; nil unless it has a size of its own or can get one by its edges.
  private var runningWindow: ResizableWindow? {
    guard let shown = preview.running.interaction?.shown, shown.letterbox == nil,
      preview.running.launching == nil, let item = runningItem
    else { return nil }
    let catalogue = preview.configuration.catalogue
    let whole = shown.device.map { CanvasChoice.device($0, shown.orientation) }
    let windows = whole?.windows(on: shown.system, in: catalogue).flatMap { $0.areFree ? $0 : nil }
    let isFree = shown.windowPart == nil
    guard isFree || windows != nil else { return nil }
    return ResizableWindow(
      item: item, rect: item.place(of: shown.windowFrame(in: catalogue)), size: shown.size,
      idiom: shown.traits.userInterfaceIdiom, cell: shown.traits.cell,
      windows: shown.isOnPadsScreen(in: catalogue) || !isFree ? windows : nil, isFree: isFree)
  }

  /// Of the design: the scene that is shown alone, or the chosen one of those that are compared.
  private var designedWindow: ResizableWindow? {
    guard preview.shown.early == nil else { return nil }
    let configuration = preview.configuration
    switch shownMode {
    case .scene:
      guard let item = graph.arrangement.items.first, !preview.shown.scenes.isEmpty else {
        return nil
      }
      return window(
        in: item, showing: configuration.shown.choice, configuration.shown.system)
    case .compare where !comparison.isMatrix && !comparison.showsVersions:
      guard let key = comparison.focusedKey, let item = graph.arrangement.item(key: key),
        let entry = comparison.entry(key: key)
      else { return nil }
      return window(
        in: item, showing: entry.configuration.choice,
        entry.configuration.system(in: configuration.catalogue))
    default: return nil
    }
  }

  /// The window that an item shows; nil where the scene isn't as large, as views on their own aren't, and where there
  /// are no other windows.
  private func window(
    in item: CanvasArrangement.Item, showing shown: CanvasChoice, _ system: SystemVersion
  ) -> ResizableWindow? {
    let configuration = preview.configuration
    let choice = shown == .asDesigned ? configuration.seenChoice : shown
    guard let windows = choice.windows(on: system, in: configuration.catalogue),
      let device = choice.device(in: configuration.catalogue),
      let scene = laidOutScene(of: item), let size = choice.size(in: configuration.catalogue),
      scene.canvas == size
    else { return nil }
    return ResizableWindow(
      item: item, rect: item.screen, size: size, idiom: device.display.idiom,
      cell: scene.traits.cell, windows: windows, isFree: choice.ownSize != nil)
  }

  /// The window whose edges can be dragged; nil where there is none.
  var resizableWindow: ResizableWindow? {
    preview.running.interaction == nil ? designedWindow : runningWindow
  }

  /// The edges at a position.
  func edges(x: Double, y: Double) -> WindowHandle.Edges {
    guard let frame = (resizableWindow?.rect).map(viewport.windowRect) else { return [] }
    var edges: WindowHandle.Edges = []
    let (right, bottom) = (abs(x - frame.maxX) < Self.grip, abs(y - frame.maxY) < Self.grip)
    if right, y >= frame.y, y < frame.maxY + Self.grip { edges.insert(.right) }
    if bottom, x >= frame.x, x < frame.maxX + Self.grip { edges.insert(.bottom) }
    return edges
  }

  /// Whether a position is on an edge that can be dragged.
  package func isOnWindowEdge(x: Double, y: Double) -> Bool { !edges(x: x, y: y).isEmpty }

  // MARK: - Pointer

  func addWindowDrag() {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    let raw = UnsafeMutableRawPointer(gesture)
    Signal.onPoint(raw, "drag-begin") { [weak self] x, y in
      guard let self, !pointer.isSpaceDown, !shared.endLaunches(),
        guide(x: x, y: y) == nil, !isOnRulers(x: x, y: y)
      else { return }
      let edges = edges(x: x, y: y)
      guard !edges.isEmpty, let window = resizableWindow else { return }
      handle.hold(false)
      handle.begin(
        WindowHandle.Drag(
          edges: edges, size: window.size, zoom: viewport.zoom * window.item.scale,
          item: window.item.key))
      touch.resize(true)
      redraw()
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      guard let self, let drag = handle.drag else { return }
      resizeWindow(
        to: Size(
          width: drag.size.width + (drag.edges.contains(.right) ? dx / drag.zoom : 0),
          height: drag.size.height + (drag.edges.contains(.bottom) ? dy / drag.zoom : 0)))
      redraw()
    }
    Signal.onPoint(raw, "drag-end") { [weak self] _, _ in
      guard let self, handle.drag != nil else { return }
      handle.endDrag()
      endResizing()
      windowRests()
    }
    add(gesture)
  }

  /// What can be dragged has the pointer of that.
  func pointAtEdges(x: Double, y: Double) {
    guard handle.drag == nil else { return }
    let edges = pointer.isSpaceDown || isOnRulers(x: x, y: y) ? [] : edges(x: x, y: y)
    guard handle.point(at: edges) else { return }
    gtk_widget_set_cursor_from_name(area.widget, edges.isEmpty ? nil : edges.cursor)
  }

  // MARK: - Sizes

  /// Gives the window another size: at once or, while one before is being laid out, once that is there.
  func resizeWindow(to size: Size) {
    guard preview.running.interaction == nil else { return resizeRunning(to: size) }
    guard !isResizeBehind else { return handle.want(size) }
    guard let window = designedWindow, let choice = window.windows?.nearest(to: size) else {
      return handle.want(nil)
    }
    handle.ask(for: choice.size(in: preview.configuration.catalogue) ?? size)
    preview.configuration.resize(to: choice, showing: window.item.scene)
  }

  private func resizeRunning(to size: Size) {
    guard let window = runningWindow else { return }
    var size = Size(
      width: max(size.width.rounded(), Self.smallest),
      height: max(size.height.rounded(), Self.smallest))
    if let most = window.windows?.mostSize {
      size = Size(width: min(size.width, most.width), height: min(size.height, most.height))
    }
    handle.ask(for: size)
    if size == window.windows?.mostSize { return preview.running.fillScreen() }
    preview.running.resize(size)
  }

  /// Whether a size that was wanted before is still being laid out.
  private var isResizeBehind: Bool {
    shownMode == .compare ? comparison.isFocusedBehind : preview.shown.isWaiting
  }

  /// Goes on to the last size that was wanted.
  func resizeFurther() {
    if let wanted = handle.wanted, !isResizeBehind {
      resizeWindow(to: wanted)
    } else if handle.isActive, handle.wanted == nil, handle.drag == nil {
      windowRests()
    }
  }

  // MARK: - Keyboard

  /// Has arrow keys change the window's size from now on, or no more.
  package func holdWindow() {
    guard handle.isHeld || resizableWindow != nil else {
      return preview.document.notices.say(Notice(title: noWindowSentence))
    }
    handle.hold(!handle.isHeld)
    gtk_widget_grab_focus(area.widget)
    if handle.isHeld { windowRests() }
    describe()
    redraw()
  }

  /// Why there are no edges to drag.
  private var noWindowSentence: String {
    switch shownMode {
    case .map,
      .grid where preview.running.interaction == nil:
      return localized("One scene, or several that are compared, have a window to resize.")
    default:
      return localized(
        """
        Windows of any size came with iOS 26 on pads and with iOS 27 on phones: choose a device and \
        such a version first.
        """)
    }
  }

  /// Arrow keys change the held window's size, with Shift by eight; Delete gives it the whole screen, Escape leaves it.
  /// - Returns: False where none is held, or for other keys.
  func typedAtWindow(_ key: Int32, withShift: Bool) -> Bool {
    guard handle.isHeld, let window = resizableWindow else { return false }
    let step = withShift ? Self.keySteps.large : Self.keySteps.small
    // Keys come faster than layouts: each goes on from the one before.
    var size = handle.wanted ?? (isResizeBehind ? handle.asked : nil) ?? window.size
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: size.width -= step
    case GDK_KEY_Right, GDK_KEY_KP_Right: size.width += step
    case GDK_KEY_Up, GDK_KEY_KP_Up: size.height -= step
    case GDK_KEY_Down, GDK_KEY_KP_Down: size.height += step
    case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace:
      fillScreen()
      return true
    case GDK_KEY_Escape, GDK_KEY_Return, GDK_KEY_KP_Enter:
      handle.hold(false)
      describe()
      redraw()
      return true
    default: return false
    }
    resizeWindow(to: size)
    redraw()
    return true
  }

  private func fillScreen() {
    if preview.running.interaction != nil { return preview.running.fillScreen() }
    preview.configuration.choose(preview.configuration.seenChoice.inPart(.fullScreen))
  }

  // MARK: - Where layouts break

  /// Asks where the layout breaks, once the hand rests.
  func windowRests() {
    handle.whenAtRest { [weak self] in
      guard let self, handle.drag == nil else { return }
      preview.configuration.endResizing()
      guard let question = sweepQuestion else { return }
      handle.ask(question) { [weak self] in
        self?.describe()
        self?.redraw()
      }
    }
  }

  /// About the scene whose window is in the hand, or has a size of its own; nil while the interface runs.
  private var sweepQuestion: SweepQuestion? {
    guard preview.running.interaction == nil, let window = designedWindow,
      handle.isActive || window.isFree, let document = preview.document.version
    else { return nil }
    return SweepQuestion(
      document: document, text: preview.document.unsavedText, scene: window.item.scene,
      configuration: preview.configuration.chosen)
  }

  private var knownBreaks: SizeSweep? {
    guard let question = sweepQuestion, let breaks = handle.breaks, breaks.question == question
    else { return nil }
    return breaks.found
  }

  /// In words; nil where no window is in the hand.
  var windowSentence: String? {
    guard handle.isActive, let window = resizableWindow else { return nil }
    let size = localized("Window: %1$s, %2$s.", window.size.words, window.cell.label)
    guard let breaks = knownBreaks else { return size }
    return size + " " + breaks.sentence
  }

  // MARK: - Painting

  /// The part of the window that what is shown is to fit: all but the rulers'.
  var fittingSize: Size {
    guard let window = resizableWindow, window.isFree || handle.isActive else { return size }
    let room = WindowRulers.room
    return Size(
      width: size.width - (window.idiom == .pad ? 0 : room.width),
      height: size.height - room.height)
  }

  /// Draws a ruler below the window and one at its right, each with a mark where the size class
  /// changes.
  func paintRulers(_ cairo: OpaquePointer) {
    guard let window = resizableWindow, window.isFree || handle.isActive else { return }
    let frame = viewport.windowRect(window.rect)
    let readout: (x: Double, y: Double)? =
      handle.drag != nil
      ? pointer.place : handle.isHeld ? (frame.maxX, frame.maxY - 52) : nil
    if handle.isHeld { paintOutline(around: frame, cairo) }
    let found = knownBreaks
    // Beside a device's body.
    let isOnScreen = window.item.isInDevice
    WindowRulers(
      surface: surface, frame: frame,
      body: isOnScreen ? viewport.windowRect(window.item.body) : frame, windowSize: window.size,
      idiom: window.idiom,
      cell: window.cell,
      breaks: WindowBreaks(widths: found?.widths ?? [], heights: found?.heights ?? []),
      readout: readout
    ).paint(cairo)
  }
}
