import CGtk
import Traits
import WorkerProtocol

/// Constraints on the canvas: a bar from edge to edge with the constant, red in a conflict, dashed where the view is
/// ambiguous.
struct ConstraintBars: CanvasLayer {
  /// A constraint between two places that can be drawn.
  struct Bar {
    var constraint: ActingConstraint
    /// On the canvas, in points.
    var line: Distance.Line
    var isHorizontal: Bool
  }

  let surface: CanvasSurface
  /// Of those that have two places.
  let bars: [Bar]

  /// Logical pixels from a bar within which a click is for it.
  private static let reach = 4.0
  /// Logical pixels that a bar needs for its constant to be written.
  private static let leastLength = 18.0
  /// Logical pixels on each side of a bar's ends.
  private static let tick = 3.0

  /// - Parameters:
  ///   - id: Of the view that they act on.
  ///   - isRightToLeft: Whether the scene is laid out so.
  init(
    of constraints: [ActingConstraint], at id: String, in scene: ResolvedScene,
    _ item: CanvasArrangement.Item, isRightToLeft: Bool, on surface: CanvasSurface
  ) {
    self.surface = surface
    bars = constraints.compactMap {
      Self.bar(of: $0, at: id, in: scene, item, isRightToLeft: isRightToLeft)
    }
  }

  private static func bar(
    of constraint: ActingConstraint, at id: String, in scene: ResolvedScene,
    _ item: CanvasArrangement.Item, isRightToLeft isTurned: Bool
  ) -> Bar? {
    guard let first = constraint.attributes?.first, let frame = scene.view(id)?.frame else {
      return nil
    }
    let isHorizontal = constraint.isHorizontal
    let attributes = constraint.attributes ?? []
    var ends = zip(constraint.views, attributes).compactMap { view, attribute in
      scene.view(view).map { $0.frame.place(of: attribute, isTurned) }
    }
    // Sizes of two views have no line between them.
    if first == "width" || first == "height" {
      guard attributes.count == 1 else { return nil }
      ends = isHorizontal ? [frame.x, frame.maxX] : [frame.y, frame.maxY]
    }
    guard ends.count == 2 else { return nil }
    if constraint.views.count == 2, constraint.isPlainDistance, let constant = constraint.constant {
      // A margin or a guide of the view around the other isn't at its edge.
      let isTurnedAxis = isTurned && (first.hasPrefix("leading") || first.hasPrefix("trailing"))
      let way = isTurnedAxis ? -constant : constant
      let (one, other) = (constraint.views[0], constraint.views[1])
      if scene.view(other)?.view.placedFrame(of: one) != nil {
        ends[1] = ends[0] - way
      } else if scene.view(one)?.view.placedFrame(of: other) != nil {
        ends[0] = ends[1] + way
      }
    }
    let points =
      isHorizontal
      ? ends.map { (x: $0, y: frame.midY) } : ends.map { (x: frame.midX, y: $0) }
    let places = points.map { item.place(of: Rect(x: $0.x, y: $0.y, width: 0, height: 0)) }
    let line = Distance.Line(x1: places[0].x, y1: places[0].y, x2: places[1].x, y2: places[1].y)
    return Bar(constraint: constraint, line: line, isHorizontal: isHorizontal)
  }

  /// The constraint whose bar is at a position of the window.
  func constraint(x: Double, y: Double) -> String? {
    bars.first { bar in
      let line = windowLine(bar.line)
      let reach = Self.reach
      return x >= min(line.x1, line.x2) - reach && x <= max(line.x1, line.x2) + reach
        && y >= min(line.y1, line.y2) - reach && y <= max(line.y1, line.y2) + reach
        && abs(line.x2 - line.x1) + abs(line.y2 - line.y1) >= Self.leastLength
    }?.constraint.id
  }

  /// - Parameters:
  ///   - conflicting: The ids of those that can't hold together.
  ///   - isAmbiguous: Whether something of the view's frame is left open.
  ///   - marked: The id of one that has a handle instead; nil for none.
  func paint(
    conflicting: Set<String>, isAmbiguous: Bool, without marked: String?, _ cairo: OpaquePointer
  ) {
    for bar in bars where bar.constraint.id != marked {
      let color: MarkColor =
        conflicting.contains(bar.constraint.id)
        ? .conflict : isAmbiguous ? .ambiguity : .constraint
      paint(bar, color, isDashed: isAmbiguous && color != .conflict, cairo)
    }
  }

  private func paint(
    _ bar: Bar, _ color: MarkColor, isDashed: Bool, _ cairo: OpaquePointer
  ) {
    let line = windowLine(bar.line)
    let length = abs(line.x2 - line.x1) + abs(line.y2 - line.y1)
    cairo_save(cairo)
    if isDashed { cairo_set_dash(cairo, [4, 3], 2, 0) }
    for (width, isLight) in [(3.5, true), (1.5, false)] {
      cairo_set_line_width(cairo, width)
      if isLight { cairo_set_source_rgba(cairo, 1, 1, 1, 0.7) } else { color.set(cairo) }
      cairo_move_to(cairo, line.x1, line.y1)
      cairo_line_to(cairo, line.x2, line.y2)
      let (dx, dy) = bar.isHorizontal ? (0, Self.tick) : (Self.tick, 0)
      for (x, y) in [(line.x1, line.y1), (line.x2, line.y2)] {
        cairo_move_to(cairo, x - dx, y - dy)
        cairo_line_to(cairo, x + dx, y + dy)
      }
      cairo_stroke(cairo)
    }
    cairo_restore(cairo)
    guard length >= Self.leastLength, let constant = bar.constraint.constant else { return }
    paintMark(
      constant.text(), at: ((line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2), color, cairo)
  }
}

extension ActingConstraint {
  /// Whether its constant is how far its two places are apart.
  fileprivate var isPlainDistance: Bool {
    text.contains(" = ") && !text.contains(" × ")
  }
}

extension Rect {
  /// Where an attribute of a view is along its axis.
  func place(of attribute: String, _ isRightToLeft: Bool) -> Double {
    // Not translated.
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
