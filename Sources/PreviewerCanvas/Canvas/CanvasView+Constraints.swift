import CGtk
import Drawing
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The selected constraint is a line with a handle, whose constant is dragged.
extension CanvasView {
  /// Logical pixels.
  private static let handleRadius = 6.0
  /// Logical pixels from the handle or the hand to the middle of the constraint's figure.
  private static let figureGap = 20.0
  /// What a finger or a pointer may be beside the handle.
  private static let slack = 6.0
  /// Points by which an arrow key moves with Shift.
  static let largeStep = 8.0

  /// The selected constraint's bar, among those of the selected view.
  private var markedBar: (bar: ConstraintBars.Bar, bars: ConstraintBars)? {
    guard let selected = preview.editing.selectedConstraint,
      let selection = preview.selection.element,
      let id = selection.view, let item = graph.arrangement.item(selection.scene), !item.isFolded,
      let scene = shownScene(of: item)
    else { return nil }
    let bars = bars(of: scene.constraints(on: id), at: id, in: scene, item)
    return bars.bars.first { $0.constraint.id == selected.constraint.id }.map { ($0, bars) }
  }

  /// In logical pixels.
  private var constraintHandle: (x: Double, y: Double)? {
    markedBar.map { $0.bars.windowLine(of: $0.bar) }.map {
      (($0.x1 + $0.x2) / 2, ($0.y1 + $0.y2) / 2)
    }
  }

  /// Whether a position of the window is at the handle, which is dragged rather than what is below it.
  func isAtConstraint(x: Double, y: Double) -> Bool {
    guard let handle = constraintHandle else { return false }
    let reach = Self.handleRadius + Self.slack
    return abs(handle.x - x) <= reach && abs(handle.y - y) <= reach
  }

  func addConstraintDrag() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(drag, guint(GDK_BUTTON_PRIMARY))
    let raw = UnsafeMutableRawPointer(drag)
    var dragged: SelectedConstraint?
    var last: Double?
    Signal.onPoint(raw, "drag-begin") { [weak self] x, y in
      guard let self else { return }
      dragged =
        !pointer.isSpaceDown && isAtConstraint(x: x, y: y)
        ? preview.editing.selectedConstraint : nil
      last = dragged?.constant
      if dragged != nil { preview.document.editor?.isDragging = true }
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      guard let self, let dragged else { return }
      let way = (dragged.isHorizontal ? dx : dy) / viewport.zoom / (selectedItem?.scale ?? 1)
      let constant = (dragged.constant + way * dragged.sign).rounded()
      guard constant != last else { return }
      last = constant
      preview.editing.setConstant(of: dragged, to: constant)
    }
    Signal.onPoint(raw, "drag-end") { [weak self] _, _ in
      guard dragged != nil else { return }
      dragged = nil
      self?.preview.document.editor?.isDragging = false
    }
    add(drag)
  }

  /// Arrow keys move the selected constraint, with Shift by eight; Escape leaves it.
  /// - Returns: False where there is none, or for other keys.
  func typedAtConstraint(_ key: Int32, withShift: Bool) -> Bool {
    guard preview.editing.selectedConstraint != nil else { return false }
    let step = withShift ? Self.largeStep : 1
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: return preview.editing.moveConstraint(dx: -step, dy: 0)
    case GDK_KEY_Right, GDK_KEY_KP_Right: return preview.editing.moveConstraint(dx: step, dy: 0)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return preview.editing.moveConstraint(dx: 0, dy: -step)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return preview.editing.moveConstraint(dx: 0, dy: step)
    case GDK_KEY_Escape:
      preview.selection.mark(constraint: nil)
      return true
    default: return false
    }
  }

  func paintConstraint(_ cairo: OpaquePointer) {
    guard let (bar, bars) = markedBar else { return }
    let line = bars.windowLine(of: bar)
    let handle = (x: (line.x1 + line.x2) / 2, y: (line.y1 + line.y2) / 2)
    for (width, color) in strokes {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_set_line_width(cairo, width)
      cairo_move_to(cairo, line.x1, line.y1)
      cairo_line_to(cairo, line.x2, line.y2)
      cairo_stroke(cairo)
      cairo_arc(cairo, handle.x, handle.y, Self.handleRadius - 3 + width / 2, 0, 2 * .pi)
      cairo_fill(cairo)
    }
    guard let figure = bar.figure else { return }
    // While it is dragged the figure is beside the hand, where one looks, and else beside the handle.
    let hand = preview.document.editor?.isDragging == true ? pointer.place : nil
    let place = hand ?? handle
    let aside =
      bar.isHorizontal && hand == nil
      ? (x: 0, y: -Self.figureGap) : (x: Self.figureGap * 1.5, y: hand == nil ? 0 : -Self.figureGap)
    bars.paintMark(figure, at: (place.x + aside.x, place.y + aside.y), .constraint, cairo)
  }
}
