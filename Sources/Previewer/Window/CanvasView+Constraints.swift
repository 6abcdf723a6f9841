import CGtk
import Drawing
import Traits
import WorkerProtocol

/// The selected constraint is a line with a handle, whose constant is dragged.
extension CanvasView {
  /// Logical pixels.
  private static let handleRadius = 6.0
  /// What a finger or a pointer may be beside the handle.
  private static let slack = 6.0
  /// Points by which an arrow key moves with Shift.
  static let largeStep = 8.0

  /// From one end of the constraint to the other, on the canvas in points.
  private var constraintLine: (start: (x: Double, y: Double), end: (x: Double, y: Double))? {
    guard let selected = preview.selectedConstraint, let selection = preview.selection,
      let id = selection.view, let scene = preview.scene(selection.scene),
      let screen = arrangement.item(selection.scene)?.screen, let frame = scene.view(id)?.frame
    else { return nil }
    let constraint = selected.constraint
    let attributes = constraint.attributes ?? []
    let isTurned = preview.shownSettings.layoutDirection == .rightToLeft
    var ends = zip(constraint.views, attributes).compactMap { view, attribute in
      scene.view(view).map { $0.frame.place(of: attribute, isTurned) }
    }
    if attributes.count == 1 {
      ends = selected.isHorizontal ? [frame.x, frame.maxX] : [frame.y, frame.maxY]
    }
    guard ends.count == 2 else { return nil }
    return selected.isHorizontal
      ? ((screen.x + ends[0], screen.y + frame.midY), (screen.x + ends[1], screen.y + frame.midY))
      : ((screen.x + frame.midX, screen.y + ends[0]), (screen.x + frame.midX, screen.y + ends[1]))
  }

  /// In logical pixels.
  private var constraintHandle: (x: Double, y: Double)? {
    constraintLine.map { line in
      let rect = viewport.windowRect(
        Rect(
          x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2, width: 0,
          height: 0))
      return (rect.x, rect.y)
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
      dragged = !isSpaceDown && isAtConstraint(x: x, y: y) ? preview.selectedConstraint : nil
      last = dragged?.constant
      if dragged != nil { preview.editor?.isDragging = true }
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      guard let self, let dragged else { return }
      let way = (dragged.isHorizontal ? dx : dy) / viewport.zoom
      let constant = (dragged.constant + way * dragged.sign).rounded()
      guard constant != last else { return }
      last = constant
      preview.setConstant(of: dragged, to: constant)
    }
    Signal.onPoint(raw, "drag-end") { [weak self] _, _ in
      guard dragged != nil else { return }
      dragged = nil
      self?.preview.editor?.isDragging = false
    }
    add(drag)
  }

  /// Arrow keys move the selected constraint, with Shift by eight; Escape leaves it.
  /// - Returns: False where there is none, or for other keys.
  func typedAtConstraint(_ key: Int32, withShift: Bool) -> Bool {
    guard preview.selectedConstraint != nil else { return false }
    let step = withShift ? Self.largeStep : 1
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: return preview.moveConstraint(dx: -step, dy: 0)
    case GDK_KEY_Right, GDK_KEY_KP_Right: return preview.moveConstraint(dx: step, dy: 0)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return preview.moveConstraint(dx: 0, dy: -step)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return preview.moveConstraint(dx: 0, dy: step)
    case GDK_KEY_Escape:
      preview.select(constraint: nil)
      return true
    default: return false
    }
  }

  func paintConstraint(_ viewport: Viewport, _ cairo: OpaquePointer) {
    guard let line = constraintLine, let handle = constraintHandle else { return }
    func place(_ point: (x: Double, y: Double)) -> Rect {
      viewport.windowRect(Rect(x: point.x, y: point.y, width: 0, height: 0))
    }
    let (start, end) = (place(line.start), place(line.end))
    for (width, color) in strokes {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_set_line_width(cairo, width)
      cairo_move_to(cairo, start.x, start.y)
      cairo_line_to(cairo, end.x, end.y)
      cairo_stroke(cairo)
      cairo_arc(cairo, handle.x, handle.y, Self.handleRadius - 3 + width / 2, 0, 2 * .pi)
      cairo_fill(cairo)
    }
  }
}

extension Rect {
  /// Where an attribute of a view is along its axis.
  fileprivate func place(of attribute: String, _ isRightToLeft: Bool) -> Double {
    let name = attribute.hasSuffix("Margin") ? String(attribute.dropLast(6)) : attribute
    return switch name {
    case "left": x
    case "right": maxX
    case "leading": isRightToLeft ? maxX : x
    case "trailing": isRightToLeft ? x : maxX
    case "centerX", "centerXWithin": midX
    case "top", "firstBaseline": y
    case "bottom", "baseline", "lastBaseline": maxY
    default: midY
    }
  }
}
