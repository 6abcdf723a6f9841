import CGtk
import Drawing
import Localization
import Traits

/// Measuring on the canvas: what is under the pointer has an outline, and while Alt is down there are the
/// distances from what is selected to that or, without it, to its superview and the safe area.
extension CanvasView {
  /// Distances of one kind, with what they lead to.
  struct Measurement {
    var target: String
    /// The rectangle on the canvas, in points.
    var rect: Rect
    var distances: [Distance]
    var isSafeArea = false
  }

  /// Logical pixels between the lines to the superview and those to the safe area.
  private static let besideLines = 14.0
  /// Logical pixels of a line that has room for its figure.
  private static let leastMeasured = 44.0

  // MARK: What is measured

  /// What there is to measure now; nothing while Alt is up or no view is selected.
  var measurements: [Measurement] {
    guard pointer.isMeasuring, preview.running.interaction == nil,
      let selected = preview.selection.element?.view,
      let item = selectedItem, !item.isFolded, let scene = shownScene(of: item),
      let from = selectedRect()
    else { return [] }
    if let hovered = pointer.hovered, hovered.scene == item.scene, let id = hovered.view,
      id != selected,
      id != scene.root?.id, let found = scene.view(id)
    {
      let rect = item.place(of: found.frame)
      return [
        Measurement(
          target: name(id, in: item.scene), rect: rect,
          distances: Distance.between(from, rect, scale: item.scale))
      ]
    }
    var result: [Measurement] = []
    if let parent = preview.selection.parent?.view, let found = scene.view(parent) {
      let rect = item.place(of: found.frame)
      result.append(
        Measurement(
          target: name(parent, in: item.scene), rect: rect,
          distances: Distance.between(from, rect, scale: item.scale)))
    }
    let safeArea = item.place(
      of: Rect(x: 0, y: 0, width: scene.canvas.width, height: scene.canvas.height)
        .inset(by: scene.safeArea))
    let toSafeArea = Distance.between(
      from, safeArea, offset: Self.besideLines / viewport.zoom, scale: item.scale
    ).filter { distance in
      // Where the safe area ends at the superview's edge, that is measured already.
      !result.contains { known in
        known.distances.contains { $0.side == distance.side && $0.length == distance.length }
      }
    }
    if !toSafeArea.isEmpty {
      result.append(
        Measurement(
          target: localized("Safe Area"), rect: safeArea, distances: toSafeArea, isSafeArea: true))
    }
    return result
  }

  /// What the outline calls a view.
  private func name(_ view: String, in scene: String) -> String {
    preview.shown.outline.index(of: Selection(scene: scene, view: view))
      .map { preview.shown.outline.nodes[$0].name } ?? view
  }

  /// What is measured, in words; nil while nothing is.
  var measurementDescription: String? {
    let measured = measurements
    guard !measured.isEmpty else { return nil }
    return measured.map { localized("Distances to %1$s: %2$s.", $0.target, $0.distances.sentence) }
      .joined(separator: " ")
  }

  // MARK: Keys and pointer

  static func measures(_ key: UInt32) -> Bool {
    key == UInt32(GDK_KEY_Alt_L) || key == UInt32(GDK_KEY_Alt_R)
  }

  /// - Parameters:
  ///   - x: in logical pixels of the area, as is `y`.
  ///   - state: the modifiers of the pointer's event; Alt may be pressed or let go elsewhere.
  func hover(x: Double, y: Double, _ state: UInt32) {
    pointer.setMeasuring(state & GDK_ALT_MASK.rawValue != 0)
    let found =
      preview.running.interaction == nil && !pointer.isSpaceDown && !isOnOverview(x: x, y: y)
        && !isOnRulers(x: x, y: y)
      ? selection(x: x, y: y) : nil
    let point = viewport.canvasPoint((x, y))
    pointer.hover(
      over: found, on: found.flatMap { _ in graph.arrangement.item(x: point.x, y: point.y)?.key })
  }

  // MARK: Painting

  /// An outline around the view under the pointer.
  func paintHovered(_ picture: CanvasPicture, _ cairo: OpaquePointer) {
    guard preview.running.interaction == nil, guides.drag == nil, let hovered = pointer.hovered,
      let id = hovered.view,
      !preview.selection.views.contains(id), let accent,
      let scene = picture.scenes.first(where: { $0.item.key == pointer.hoveredItem }),
      let frame = scene.root?.placedFrame(of: id)
    else { return }
    let rect = picture.viewport.windowRect(scene.item.place(of: frame))
    cairo_set_source_rgba(
      cairo, Double(accent.red), Double(accent.green), Double(accent.blue), 0.85)
    cairo_set_line_width(cairo, 1)
    cairo_rectangle(
      cairo, rect.x.rounded() + 0.5, rect.y.rounded() + 0.5, max(rect.width.rounded() - 1, 1),
      max(rect.height.rounded() - 1, 1))
    cairo_stroke(cairo)
  }

  func paintMeasurements(_ cairo: OpaquePointer) {
    for measurement in measurements {
      let color = measurement.isSafeArea ? MarkColor.safeArea : MarkColor.distance
      paintTarget(measurement, color, cairo)
      let distances = measurement.distances.filter { $0.length > 0 }
      for distance in distances { paint(distance, color, cairo) }
      // Above all lines.
      for distance in distances { paintLength(of: distance, color, cairo) }
    }
  }

  private func paintTarget(
    _ measurement: Measurement, _ color: MarkColor, _ cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_dash(cairo, [4, 3], 2, 0)
    cairo_set_line_width(cairo, 1)
    color.set(cairo)
    let rect = viewport.windowRect(measurement.rect)
    cairo_rectangle(
      cairo, rect.x.rounded() + 0.5, rect.y.rounded() + 0.5, rect.width.rounded() - 1,
      rect.height.rounded() - 1)
    cairo_stroke(cairo)
  }

  private func paint(_ distance: Distance, _ color: MarkColor, _ cairo: OpaquePointer) {
    let line = windowLine(distance.line)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // A light line under the coloured one is seen on any content.
    for (width, isLight) in [(3.0, true), (1.5, false)] {
      cairo_set_line_width(cairo, width)
      if isLight { cairo_set_source_rgba(cairo, 1, 1, 1, 0.8) } else { color.set(cairo) }
      cairo_move_to(cairo, line.x1, line.y1)
      cairo_line_to(cairo, line.x2, line.y2)
      let tick = 4.0
      for (x, y) in [(line.x1, line.y1), (line.x2, line.y2)] {
        let isAcross = distance.side.isHorizontal
        cairo_move_to(cairo, x - (isAcross ? 0 : tick), y - (isAcross ? tick : 0))
        cairo_line_to(cairo, x + (isAcross ? 0 : tick), y + (isAcross ? tick : 0))
      }
      cairo_stroke(cairo)
    }
    guard let guide = distance.guide.map(windowLine) else { return }
    cairo_set_dash(cairo, [3, 3], 2, 0)
    cairo_set_line_width(cairo, 1)
    cairo_move_to(cairo, guide.x1, guide.y1)
    cairo_line_to(cairo, guide.x2, guide.y2)
    cairo_stroke(cairo)
  }

  private func paintLength(of distance: Distance, _ color: MarkColor, _ cairo: OpaquePointer) {
    let line = windowLine(distance.line)
    var place = (x: (line.x1 + line.x2) / 2, y: (line.y1 + line.y2) / 2)
    // A short line would be hidden by its figure.
    let length = abs(line.x2 - line.x1) + abs(line.y2 - line.y1)
    if length < Self.leastMeasured {
      if distance.side.isHorizontal { place.y -= 16 } else { place.x += 22 }
    }
    paintMark(distance.length.text(), at: place, color, cairo)
  }

  /// A figure on the colour that it belongs to, about a place of the window and never outside of it.
  func paintMark(
    _ text: String, at place: (x: Double, y: Double), _ color: MarkColor, _ cairo: OpaquePointer
  ) {
    guard let layout = gtk_widget_create_pango_layout(area.widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    let (wide, tall) = (Double(width) + 8, Double(height) + 2)
    let x = min(max(place.x - wide / 2, 2), max(size.width - wide - 2, 2)).rounded()
    let y = min(max(place.y - tall / 2, 2), max(size.height - tall - 2, 2)).rounded()
    trace(Rect(x: x, y: y, width: wide, height: tall), radius: 4, cairo)
    color.set(cairo)
    cairo_fill(cairo)
    cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    cairo_move_to(cairo, x + 4, y + 1)
    pango_cairo_show_layout(cairo, layout)
  }

  func windowLine(_ line: Distance.Line) -> Distance.Line {
    let start = viewport.windowRect(Rect(x: line.x1, y: line.y1, width: 0, height: 0))
    let end = viewport.windowRect(Rect(x: line.x2, y: line.y2, width: 0, height: 0))
    return Distance.Line(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
  }
}

/// The colours of what is marked on the canvas. Each is at least 4.5:1 against the white of its figures.
enum MarkColor {
  case distance, safeArea, margin, guide, alignment
  case constraint, conflict, ambiguity, hidden, tapTarget, ruler

  /// 0 to 1.
  private var parts: (red: Double, green: Double, blue: Double) {
    switch self {
    case .distance: (0.78, 0.09, 0.36)
    case .safeArea: (0.03, 0.46, 0.42)
    case .margin: (0.51, 0.24, 0.61)
    case .guide: (0.10, 0.37, 0.71)
    case .alignment: (0.76, 0.33, 0.02)
    case .constraint: (0.10, 0.37, 0.71)
    case .conflict: (0.75, 0.11, 0.16)
    case .ambiguity: (0.60, 0.32, 0)
    case .hidden: (0.36, 0.36, 0.40)
    case .tapTarget: (0.75, 0.11, 0.16)
    case .ruler: (0, 0.46, 0.56)
    }
  }

  func set(_ cairo: OpaquePointer, alpha: Double = 1) {
    cairo_set_source_rgba(cairo, parts.red, parts.green, parts.blue, alpha)
  }
}

extension Rect {
  /// The same on the canvas, for what is in the coordinates of a screen that is there.
  func moved(to screen: Rect) -> Rect {
    var moved = self
    moved.x += screen.x
    moved.y += screen.y
    return moved
  }
}
