import CGtk
import Drawing
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// Segues are drawn with the second button, or with Ctrl held, as in Interface Builder.
extension CanvasView {
  /// Logical pixels below which a press is no drag.
  private static let dragSlack = 6.0

  func addSegueDrag() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(drag, 0)
    let raw = UnsafeMutableRawPointer(drag)
    var begun: (drag: SegueDrag, x: Double, y: Double)?
    /// Where the second button was pressed.
    var pressed: (x: Double, y: Double)?
    Signal.onPoint(raw, "drag-begin") { [weak self] x, y in
      begun = nil
      pressed = nil
      guard let self else { return }
      if gtk_gesture_single_get_current_button(OpaquePointer(raw)) == guint(GDK_BUTTON_SECONDARY),
        !pointer.isSpaceDown
      {
        pressed = (x, y)
      }
      guard drawsSegue(OpaquePointer(raw)) else { return }
      gtk_widget_grab_focus(area.widget)
      guard let selection = selection(x: x, y: y) else { return }
      preview.selection.select(selection)
      guard let source = segueSource(at: (x, y), in: selection) else { return }
      begun = (
        SegueDrag(source: source, start: viewport.canvasPoint((x, y)), end: (x, y)), x, y
      )
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      guard let self, var drag = begun?.drag, let start = begun.map({ (x: $0.x, y: $0.y) }),
        segues.drawn != nil || abs(dx) >= Self.dragSlack || abs(dy) >= Self.dragSlack
      else { return }
      drag.end = (start.x + dx, start.y + dy)
      drag.destination = destination(of: drag)
      segues.draw(drag)
      redraw()
    }
    Signal.onPoint(raw, "drag-end") { [weak self] dx, dy in
      begun = nil
      guard let self else { return }
      guard let drag = segues.drawn else {
        // Without a drag it was a click.
        if let pressed, abs(dx) < Self.dragSlack, abs(dy) < Self.dragSlack {
          askForMenu(x: pressed.x, y: pressed.y)
        }
        return
      }
      segues.draw(nil)
      redraw()
      if let destination = drag.destination {
        let place = Rect(x: drag.end.x, y: drag.end.y, width: 1, height: 1)
        events.tell(.segue(drag.source, destination, at: place))
      }
    }
    Signal.onPointer(raw, "cancel") { [weak self] _ in
      begun = nil
      self?.segues.draw(nil)
      self?.redraw()
    }
    add(drag)
  }

  /// Selects what is at a position, and has its menu opened.
  private func askForMenu(x: Double, y: Double) {
    gtk_widget_grab_focus(area.widget)
    let own = segue(x: x, y: y).flatMap { preview.shown.facts.connections.segue($0.key) }
    preview.selection.select(own?.selection ?? selection(x: x, y: y))
    if preview.selection.element != nil {
      events.tell(.menu(at: Rect(x: x, y: y, width: 1, height: 1)))
    }
  }

  private func drawsSegue(_ gesture: OpaquePointer) -> Bool {
    guard preview.editing.isEditable, !pointer.isSpaceDown else { return false }
    let button = gtk_gesture_single_get_current_button(gesture)
    let keys = gtk_event_controller_get_current_event_state(gesture).rawValue
    return button == guint(GDK_BUTTON_SECONDARY)
      || (button == guint(GDK_BUTTON_PRIMARY) && keys & GDK_CONTROL_MASK.rawValue != 0)
  }

  /// What is at a position of the window: an item of a bar, or what the selection there starts from.
  private func segueSource(
    at position: (x: Double, y: Double), in selection: Selection
  ) -> SegueSource? {
    if let scene = preview.shown.scene(selection.scene), let view = selection.view,
      let (bar, frame) = scene.view(view), !bar.look.items.isEmpty,
      let screen = graph.arrangement.item(selection.scene)?.screen
    {
      let point = viewport.canvasPoint(position)
      let item = painter.item(
        of: bar, x: point.x - screen.x - frame.x, y: point.y - screen.y - frame.y)
      let source = scene.segueSources?.first { $0.id == item?.item.id }
      if let source { return source }
    }
    return preview.editing.segueSource(of: selection)
  }

  /// Another scene, where the pointer is over one.
  private func destination(of drag: SegueDrag) -> SegueDestination? {
    let point = viewport.canvasPoint(drag.end)
    guard let scene = graph.arrangement.item(x: point.x, y: point.y)?.scene,
      preview.shown.scene(scene)?.segueSources?.contains(drag.source) == false
    else { return nil }
    return preview.editing.segueDestination(in: scene)
  }

  /// The rubber line, and an outline around the scene that the segue would lead to.
  func paintSegueDrag(_ viewport: Viewport, _ cairo: OpaquePointer) {
    guard let drag = segues.drawn else { return }
    if let destination = drag.destination, let item = graph.arrangement.item(destination.scene) {
      paintOutline(around: viewport.windowRect(item.body), cairo)
    }
    let start = viewport.windowRect(Rect(x: drag.start.x, y: drag.start.y, width: 0, height: 0))
    for (width, color) in strokes {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_set_line_width(cairo, width)
      cairo_move_to(cairo, start.x, start.y)
      cairo_line_to(cairo, drag.end.x, drag.end.y)
      cairo_stroke(cairo)
      for point in [(start.x, start.y), (drag.end.x, drag.end.y)] {
        cairo_arc(cairo, point.0, point.1, 2 + width / 2, 0, 2 * .pi)
        cairo_fill(cairo)
      }
    }
  }
}
