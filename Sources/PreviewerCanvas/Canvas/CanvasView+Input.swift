import CGtk
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits

/// Pointer, touch and keyboard on the canvas.
extension CanvasView {
  /// Logical pixels for one step of a mouse wheel; about three lines of text, as in GTK's lists.
  private static let wheelStep = 48.0
  /// A step of the wheel, and of the keyboard, changes the zoom by this factor.
  package static let zoomStep = 1.2

  func connectInput() {
    addOverviewDrag()
    addClick()
    addDrag()
    addWindowDrag()
    addTouch()
    addSegueDrag()
    addConstraintDrag()
    addGuideDrag()
    addScroll()
    addPinch()
    addKeys()
    area.addShortcuts(area.menuKeys) { [weak self] in
      guard let self, let rect = seenSelectedRect else { return }
      var place = viewport.windowRect(rect)
      // What is larger than the window is seen in part.
      place.width = 1
      place.x = min(max(place.x + 24, 0), size.width - 1)
      place.height = max(min(place.height, size.height - place.y), 1)
      events.tell(.menu(at: place))
    }
  }

  func add(_ controller: OpaquePointer?) {
    gtk_widget_add_controller(area.widget, controller)
  }

  private func addClick() {
    guard let click = gtk_gesture_click_new() else { return }
    let raw = UnsafeMutableRawPointer(click)
    Signal.onPress(raw, "pressed") { [weak self] count, x, y in
      guard let self else { return }
      gtk_widget_grab_focus(area.widget)
      guard !pointer.isSpaceDown, preview.running.interaction == nil, !isOnOverview(x: x, y: y),
        !isAtConstraint(x: x, y: y), !isOnRulers(x: x, y: y), guide(x: x, y: y) == nil,
        edges(x: x, y: y).isEmpty
      else { return }
      guides.select(nil)
      if pressed(count, x: x, y: y) { return }
      if let segue = segue(x: x, y: y) { return preview.selection.select(segue.selection) }
      focusConfiguration(x: x, y: y)
      let state = gtk_event_controller_get_current_event_state(OpaquePointer(raw)).rawValue
      if state & GDK_SHIFT_MASK.rawValue != 0 {
        if let selection = selection(x: x, y: y) { preview.selection.toggle(selection) }
        return
      }
      if count == 1, let constraint = constraint(x: x, y: y) {
        return preview.selection.mark(constraint: constraint)
      }
      preview.selection.select(selection(x: x, y: y))
      if count == 2, !openReference() { fitSelection() }
    }
    add(click)
  }

  /// The topmost view at a position of the window, else the scene, else nothing.
  package func selection(x: Double, y: Double) -> Selection? {
    let point = viewport.canvasPoint((x, y))
    guard let item = graph.arrangement.item(x: point.x, y: point.y),
      openedScene(item.key) == nil
    else { return nil }
    let (x, y) = item.scenePoint(point)
    let isOnScreen = item.sceneRect.contains((x, y))
    let scene = shownScene(of: item)
    let isCard = item.isFolded || scene?.reference != nil || isMapOfCards
    let view =
      isOnScreen && !isCard
      ? scene?.topmostView(x: x, y: y, selected: preview.selection.element?.view) { [painter] in
        painter.item(of: $0, x: $1, y: $2)
      } : nil
    return Selection(scene: item.scene, view: view?.id)
  }

  /// In a comparison the window is about the configuration that is clicked.
  private func focusConfiguration(x: Double, y: Double) {
    let point = viewport.canvasPoint((x, y))
    guard shownMode == .compare, let item = graph.arrangement.item(x: point.x, y: point.y) else {
      return
    }
    comparison.focus(key: item.key)
  }

  /// The middle button pans, and any button while the space key is down.
  private func addDrag() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(drag, 0)
    let raw = UnsafeMutableRawPointer(drag)
    var start: (x: Double, y: Double)?
    Signal.onPoint(raw, "drag-begin") { [weak self] _, _ in
      guard let self else { return }
      let isMiddle =
        gtk_gesture_single_get_current_button(OpaquePointer(raw)) == guint(GDK_BUTTON_MIDDLE)
      start = isMiddle || pointer.isSpaceDown ? (viewport.x, viewport.y) : nil
      if start != nil { gtk_widget_set_cursor_from_name(area.widget, "grabbing") }
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      guard let self, let start else { return }
      change { $0.move(x: start.x - dx / $0.zoom, y: start.y - dy / $0.zoom) }
    }
    Signal.onPoint(raw, "drag-end") { [weak self] _, _ in
      guard let self else { return }
      gtk_widget_set_cursor_from_name(area.widget, pointer.isSpaceDown ? "grab" : nil)
    }
    add(drag)
  }

  private func addScroll() {
    let flags =
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
      | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    guard let scroll = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(flags)) else {
      return
    }
    let raw = UnsafeMutableRawPointer(scroll)
    Signal.onScroll(raw) { [weak self] dx, dy in
      guard let self else { return false }
      let controller = OpaquePointer(raw)
      let state = gtk_event_controller_get_current_event_state(controller).rawValue
      if state & GDK_CONTROL_MASK.rawValue != 0 {
        zoomAtPointer(steps: -dy)
        return true
      }
      // Shift turns a wheel's direction, which has only one.
      let isTurned = state & GDK_SHIFT_MASK.rawValue != 0
      let step = Self.wheelStep
      let (right, down) = ((isTurned ? dy : dx) * step, (isTurned ? dx : dy) * step)
      if !scrollInterface(dx: right, dy: down) { change { $0.pan(dx: -right, dy: -down) } }
      return true
    }
    add(scroll)

    guard let motion = gtk_event_controller_motion_new() else { return }
    let mover = UnsafeMutableRawPointer(motion)
    Signal.onPoint(mover, "motion") { [weak self] x, y in
      self?.pointer.move(to: (x, y))
      self?.pointAt(x: x, y: y)
      self?.pointAtSegue(x: x, y: y)
      self?.pointAtGuide(x: x, y: y)
      self?.pointAtEdges(x: x, y: y)
      self?.hover(
        x: x, y: y, gtk_event_controller_get_current_event_state(OpaquePointer(mover)).rawValue)
    }
    Signal.on(mover, "leave") { [weak self] in
      guard let self else { return }
      pointer.leave()
      if showsRulers { redraw() }
    }
    add(motion)
  }

  private func zoomAtPointer(steps: Double) {
    var factor = 1.0
    // Touchpads report fractions of steps; below a step its effect is nearly linear.
    factor += abs(steps) * (Self.zoomStep - 1)
    change { $0.zoom(by: steps > 0 ? factor : 1 / factor, around: pointer.place) }
  }

  private func addPinch() {
    guard let pinch = gtk_gesture_zoom_new() else { return }
    let raw = UnsafeMutableRawPointer(pinch)
    var last = 1.0
    Signal.onPointer(raw, "begin") { _ in last = 1 }
    Signal.onFactor(raw, "scale-changed") { [weak self] scale in
      guard let self, scale > 0 else { return }
      var (x, y) = (size.width / 2, size.height / 2)
      gtk_gesture_get_bounding_box_center(OpaquePointer(raw), &x, &y)
      let factor = scale / last
      last = scale
      change { $0.zoom(by: factor, around: (x, y)) }
    }
    add(pinch)
  }

  // MARK: - Keyboard

  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    let raw = UnsafeMutableRawPointer(keys)
    Signal.onKey(raw) { [weak self] key, modifiers in
      self?.typed(key, modifiers) ?? false
    }
    Signal.onRelease(raw) { [weak self] key in
      guard let self else { return }
      if Self.measures(key) { pointer.setMeasuring(false) }
      guard Int32(key) == GDK_KEY_space else { return }
      pointer.setSpaceDown(false)
      gtk_widget_set_cursor_from_name(area.widget, nil)
    }
    add(keys)
  }

  private func typed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    if Self.measures(key) {
      pointer.setMeasuring(true)
      return false
    }
    if modifiers & others == GDK_CONTROL_MASK.rawValue, key == UInt32(GDK_KEY_a),
      preview.running.interaction == nil
    {
      preview.selection.selectSiblings()
      return true
    }
    guard modifiers & others == 0 else { return false }
    if !Self.isModifier(key), shared.endLaunches() { return true }
    if typedAtWindow(Int32(key), withShift: modifiers & GDK_SHIFT_MASK.rawValue != 0) {
      return true
    }
    // Shift makes transitions slow.
    if preview.running.interaction != nil, typedWhileRunning(Int32(key)) { return true }
    let withShift = modifiers & GDK_SHIFT_MASK.rawValue != 0
    // Delete is of the guide first, which is selected on purpose.
    if typedAtGuide(Int32(key), withShift: withShift) { return true }
    if shownMode == .compare, typedInComparison(Int32(key)) { return true }
    if typedAtConstraint(Int32(key), withShift: withShift) { return true }
    if withShift, preview.running.interaction == nil { return typedWithShift(Int32(key)) }
    guard !withShift else { return false }
    if shownMode == .map, typedInMap(Int32(key)) { return true }
    switch Int32(key) {
    case GDK_KEY_space:
      pointer.setSpaceDown(true)
      gtk_widget_set_cursor_from_name(area.widget, "grab")
    case GDK_KEY_Escape:
      if segues.drawn != nil {
        segues.draw(nil)
        redraw()
      } else if finder.isOpen {
        finder.close()
      } else if leaveOpenedScene() {
        // What led there is selected again.
      } else if preview.selection.element != nil {
        preview.selection.select(nil)
      } else if preview.configuration.chosen.visit != nil {
        preview.cells.leaveCell()
      } else {
        return false
      }
    case GDK_KEY_Up, GDK_KEY_KP_Up: move(.outwards)
    case GDK_KEY_Down, GDK_KEY_KP_Down: move(.inwards)
    case GDK_KEY_Left, GDK_KEY_KP_Left: move(.previous)
    case GDK_KEY_Right, GDK_KEY_KP_Right: move(.next)
    default: return false
    }
    return true
  }

  /// Source: gdkkeysyms.h, Shift_L to Hyper_R.
  private static func isModifier(_ key: UInt32) -> Bool {
    UInt32(GDK_KEY_Shift_L)...UInt32(GDK_KEY_Hyper_R) ~= key
  }

  /// Selects the view beside the selected one with it.
  private func typedWithShift(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: extendSelection(.previous)
    case GDK_KEY_Right, GDK_KEY_KP_Right: extendSelection(.next)
    default: return false
    }
    return true
  }

  private func extendSelection(_ direction: Outline.Direction) {
    let outline = preview.shown.outline
    guard let selection = preview.selection.element, selection.view != nil,
      let index = outline.index(of: selection),
      let next = outline.neighbour(of: index, direction)
    else { return }
    let (views, node) = (preview.selection.views, outline.nodes[next].selection)
    guard let view = node.view else { return }
    // The way back takes back what the way there selected.
    let others =
      views.dropLast().last == view ? views.dropLast(2) : views[...].filter { $0 != view }[...]
    preview.selection.select(node, with: Array(others))
  }

  private func move(_ direction: Outline.Direction) {
    let outline = preview.shown.outline
    guard let index = preview.selection.element.flatMap({ outline.index(of: $0) }) else {
      preview.selection.select(outline.roots.first.map { outline.nodes[$0].selection })
      return
    }
    guard let next = outline.neighbour(of: index, direction) else { return }
    preview.selection.select(outline.nodes[next].selection)
  }
}
