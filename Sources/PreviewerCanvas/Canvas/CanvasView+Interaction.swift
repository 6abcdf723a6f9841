import CGtk
import Drawing
import Localization
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Simulation
import Traits

/// Touching the running interface, with the pointer or the keyboard.
extension CanvasView {
  /// Logical pixels by which a finger may move and still tap.
  private static let tapSlack = 8.0

  /// Nil unless the interface runs and is shown.
  var touchFinder: TouchFinder? {
    guard let shown = preview.running.interaction?.shown, shown.root != nil else { return nil }
    return TouchFinder(shown) { [painter] in painter.item(of: $0, x: $1, y: $2) }
  }

  func addTouch() {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    let raw = UnsafeMutableRawPointer(gesture)
    var start: (x: Double, y: Double)?
    // What it is, is decided once, when it is no tap any more.
    var drag: Drag?
    Signal.onPoint(raw, "drag-begin") { [weak self] x, y in
      guard let self else { return }
      let touches =
        preview.running.interaction != nil && !pointer.isSpaceDown && !shared.endLaunches()
        && handle.drag == nil && edges(x: x, y: y).isEmpty
      if touches { chooseRunner(x: x, y: y) }
      start = touches ? (x, y) : nil
      drag = nil
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      guard let self else { return }
      let way = (x: dx / viewport.zoom, y: dy / viewport.zoom)
      if drag == nil, !Self.isTap(dx, dy), let from = start.flatMap(windowPoint) {
        drag = self.drag(from: from, dx: way.x, dy: way.y)
      }
      switch drag {
      case .scrolls(let scroller): follow(scroller.step(dx: -way.x, dy: -way.y))
      case .slides(let begun):
        touch.slide(to: begun.moved(by: way.x))
        redraw()
      case .swipes, nil: break
      }
    }
    Signal.onPoint(raw, "drag-end") { [weak self] dx, dy in
      guard let self, let begin = start else { return }
      start = nil
      if let slide = touch.slide {
        touch.slide(to: nil)
        return perform(slide.step)
      }
      guard let from = windowPoint(begin) else { return }
      switch drag {
      case nil where Self.isTap(dx, dy): touch(x: from.x, y: from.y)
      case .swipes, nil:
        perform(
          preview.running.interaction?.shown?.swipe(
            from: from, dx: dx / viewport.zoom, dy: dy / viewport.zoom))
      case .scrolls, .slides: break
      }
    }
    add(gesture)
  }

  private static func isTap(_ dx: Double, _ dy: Double) -> Bool {
    abs(dx) < tapSlack && abs(dy) < tapSlack
  }

  /// Where in the running window a position of the canvas is, in points; nil outside.
  func windowPoint(_ position: (x: Double, y: Double)) -> (x: Double, y: Double)? {
    let point = viewport.canvasPoint(position)
    guard let screen = runningItem?.screen, screen.contains(point)
    else { return nil }
    let origin = windowOrigin(on: screen)
    return (point.x - origin.x, point.y - origin.y)
  }

  /// Where the running window is on the canvas, in points.
  private func windowOrigin(on screen: Rect) -> (x: Double, y: Double) {
    let frame =
      preview.running.interaction?.shown?.windowFrame(in: preview.configuration.catalogue) ?? .zero
    return (screen.x + frame.x, screen.y + frame.y)
  }

  /// - Parameters:
  ///   - x: in the window, in points, as is `y`.
  func touch(x: Double, y: Double) {
    // What is seen while a moment is held is not what would be touched.
    guard playback.heldMoment == nil else { return playback.release() }
    switch touchFinder?.touch(x: x, y: y) {
    case .plays(let step, let title): preview.running.perform(step, title: title)
    case .taken(let id): refuse(id)
    case .ignored, nil: break
    }
  }

  /// Shows for a moment what took a touch to no effect.
  private func refuse(_ id: String) {
    guard let screen = runningItem?.screen,
      var rect = preview.running.interaction?.shown?.root?.placedFrame(of: id)
    else { return }
    let origin = windowOrigin(on: screen)
    rect.x += origin.x
    rect.y += origin.y
    touch.refuse(at: rect) { [weak self] in self?.redraw() }
    redraw()
  }

  /// Shows what would react.
  func pointAt(x: Double, y: Double) {
    guard preview.running.interaction != nil, !pointer.isSpaceDown else { return }
    guard edges(x: x, y: y).isEmpty else { return }
    var reacts = false
    if let point = windowPoint((x, y)), case .plays? = touchFinder?.touch(x: point.x, y: point.y) {
      reacts = true
    }
    gtk_widget_set_cursor_from_name(area.widget, reacts ? "pointer" : nil)
  }

  // MARK: - Keyboard

  /// Of a transition, for each press of a key that holds the next moment.
  private static let momentStep = 0.05

  /// Escape dismisses, arrow keys go from one thing that reacts to the next or move the slider in
  /// focus, Enter uses it, page keys turn pages or scroll, Home and End scroll to an end, comma and
  /// full stop go through the last transition, and R plays it again.
  func typedWhileRunning(_ key: Int32) -> Bool {
    if preview.running.interaction?.isEditing == true, typedIntoInterface(key) { return true }
    switch key {
    case GDK_KEY_Escape:
      if let step = preview.running.interaction?.shown?.stepOfEscape {
        preview.running.perform(step, title: localized("Dismiss"))
      } else if shared.isActive {
        preview.running.end()
      }
    case GDK_KEY_Up, GDK_KEY_KP_Up: moveTarget(by: -1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: moveTarget(by: 1)
    case GDK_KEY_Left, GDK_KEY_KP_Left: if !slide(presses: -1) { moveTarget(by: -1) }
    case GDK_KEY_Right, GDK_KEY_KP_Right: if !slide(presses: 1) { moveTarget(by: 1) }
    case GDK_KEY_Return, GDK_KEY_KP_Enter:
      guard let middle = touch.target?.middle else { return false }
      touch(x: middle.x, y: middle.y)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: turnPages(-1)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: turnPages(1)
    case GDK_KEY_Home, GDK_KEY_KP_Home: scroll(pages: -.greatestFiniteMagnitude)
    case GDK_KEY_End, GDK_KEY_KP_End: scroll(pages: .greatestFiniteMagnitude)
    case GDK_KEY_r, GDK_KEY_R: playback.replay()
    case GDK_KEY_comma, GDK_KEY_less: playback.holdNext(-Self.momentStep)
    case GDK_KEY_period, GDK_KEY_greater: playback.holdNext(Self.momentStep)
    default: return false
    }
    return true
  }

  /// What is typed goes into the interface while that has its keyboard: letters, Backspace and Return;
  /// Escape puts the keyboard away.
  private func typedIntoInterface(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Escape:
      preview.running.follow(.endEditing, title: localized("Put the keyboard away"))
    case GDK_KEY_BackSpace: preview.running.follow(.deleteBackward, title: localized("Backspace"))
    case GDK_KEY_Return, GDK_KEY_KP_Enter:
      preview.running.follow(.pressReturn, title: localized("Return"))
    default:
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(guint(bitPattern: key))),
        scalar.value >= 0x20, scalar.value != 0x7F
      else { return false }
      let text = String(Character(scalar))
      preview.running.follow(.type(text: text), title: localized("Type “%1$s”", text))
    }
    return true
  }

  /// Turns pages or, where there are none to turn, scrolls.
  private func turnPages(_ count: Int) {
    guard let step = preview.running.interaction?.shown?.pages(count) else {
      return scroll(pages: Double(count))
    }
    perform(step)
  }

  var targets: [TouchTarget] {
    guard let finder = touchFinder else { return [] }
    return TouchTarget.all(in: finder.shown, finder, itemFrames: painter.itemFrames)
  }

  private func moveTarget(by step: Int) {
    let targets = targets
    guard !targets.isEmpty else { return }
    if let current = touch.target.flatMap({ targets.firstIndex(of: $0) }) {
      touch.focus(targets[(current + step + targets.count) % targets.count])
    } else {
      touch.focus(step > 0 ? targets.first : targets.last)
    }
    describe()
    redraw()
  }

  // MARK: - Painting

  func paintTouches(_ picture: CanvasPicture, _ cairo: OpaquePointer) {
    // The design of hundreds of scenes isn't gone through for what isn't there.
    guard preview.running.interaction != nil, let key = runningItem?.key,
      let screen = picture.scenes.first(where: { $0.item.key == key })?.item.screen
    else { return }
    if let refused = touch.refused {
      let rect = picture.viewport.windowRect(refused)
      cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 0.25)
      cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
      cairo_fill(cairo)
    }
    // A slider's thumb moves when it is let go.
    if var rect = touch.slide?.thumb.frame ?? touch.target?.frame {
      let origin = windowOrigin(on: screen)
      rect.x += origin.x
      rect.y += origin.y
      paintOutline(around: picture.viewport.windowRect(rect), cairo)
    }
  }
}
