import CGtk
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// Constraints on the canvas: a bar from end to end with the constant, red in a conflict, dashed where the view is
/// ambiguous. Where a constraint leaves more than its constant, what is there stands behind that.
package struct ConstraintBars: CanvasLayer {
  /// A constraint between two places that can be drawn.
  package struct Bar {
    package var constraint: ActingConstraint
    /// On the canvas, in points.
    package var line: Distance.Line
    package var isHorizontal: Bool
    /// Whether it is the view's own width or height.
    var isLength = false
    /// What the constant is said of, as it is laid out, in points; nil where that isn't known.
    var actual: Double?
    /// Logical pixels by which it is drawn beside its line, so that it lies on no other bar and not on the view's text.
    var shift = 0.0

    /// The constant with its relation and, where it is another one, what is there, such as `≥ 16 · 24`.
    package var figure: String? {
      guard let constant = constraint.constant else { return nil }
      let sign =
        switch constraint.relation {
        case "greaterThanOrEqual": "≥ "
        case "lessThanOrEqual": "≤ "
        default: ""
        }
      let written = sign + constant.text()
      guard let actual, abs(actual - constant) >= Self.leastDifference else { return written }
      return "\(written) · \(actual.text(decimals: 1))"
    }

    /// Points that rounding to pixels makes out at most.
    fileprivate static let leastDifference = 0.5
  }

  package let surface: CanvasSurface
  /// Of those that have two places.
  package let bars: [Bar]

  /// Logical pixels from a bar within which a click is for it.
  private static let reach = 4.0
  /// Logical pixels that a bar needs for its constant to be written.
  private static let leastLength = 18.0
  /// Logical pixels on each side of a bar's ends.
  private static let tick = 3.0
  /// Logical pixels between the view and the bar of its width or height.
  private static let besideView = 10.0
  /// Logical pixels of a bar that are to be seen on both sides of its figure, together.
  private static let besideFigure = 20.0
  /// Logical pixels around a figure's text, on both sides together; half as many above and below.
  private static let aroundFigure = 8.0
  /// Logical pixels between bars that would lie on each other.
  private static let besideBar = 18.0

  /// - Parameters:
  ///   - id: Of the view that they act on.
  ///   - ends: Where what they relate lies in the view's superview, by their ids; without it the edges of views count.
  ///   - isRightToLeft: Whether the scene is laid out so.
  package init(
    of constraints: [ActingConstraint], at id: String, in scene: ResolvedScene,
    ends: [String: ExplainResult.Ends] = [:], _ item: CanvasArrangement.Item, isRightToLeft: Bool,
    on surface: CanvasSurface
  ) {
    self.surface = surface
    bars = Self.bars(
      of: constraints, at: id, in: scene, ends: ends, item, isRightToLeft: isRightToLeft,
      zoom: surface.viewport.zoom)
  }

  /// - Parameter zoom: Logical pixels to a point of the canvas.
  static func bars(
    of constraints: [ActingConstraint], at id: String, in scene: ResolvedScene,
    ends: [String: ExplainResult.Ends], _ item: CanvasArrangement.Item, isRightToLeft: Bool,
    zoom: Double
  ) -> [Bar] {
    let all = constraints.compactMap {
      bar(of: $0, at: id, in: scene, ends[$0.id], item, isRightToLeft: isRightToLeft)
    }
    return apart(all, zoom: zoom)
  }

  private static func bar(
    of constraint: ActingConstraint, at id: String, in scene: ResolvedScene,
    _ known: ExplainResult.Ends?, _ item: CanvasArrangement.Item, isRightToLeft: Bool
  ) -> Bar? {
    guard let attributes = constraint.attributes, let first = attributes.first,
      let placed = scene.view(id)
    else { return nil }
    let frame = placed.frame
    let isHorizontal = constraint.isHorizontal
    var bar = Bar(
      constraint: constraint, line: Distance.Line(x1: 0, y1: 0, x2: 0, y2: 0),
      isHorizontal: isHorizontal)
    let ends: [Double]
    // What is inside the selected view is what the constraint places.
    let inner = constraint.views.first { placed.view.placedFrame(of: $0) != nil && $0 != id }
    let middle = inner.flatMap(scene.view)?.frame ?? frame
    var across = isHorizontal ? middle.midY : middle.midX
    if first == "width" || first == "height" {  // Not translated.
      // Lengths of two views have no line between them.
      guard attributes.count == 1 else { return nil }
      ends = isHorizontal ? [frame.x, frame.maxX] : [frame.y, frame.maxY]
      bar.actual = isHorizontal ? frame.width : frame.height
      // Beside the view, whose text is in its middle.
      across = isHorizontal ? frame.maxY : frame.maxX
      bar.shift = besideView
      bar.isLength = true
    } else if let known, let second = known.second {
      let origin =
        isHorizontal ? frame.x - placed.view.frame.x : frame.y - placed.view.frame.y
      ends = [origin + known.first, origin + second]
      bar.actual = known.first - second * (constraint.multiplier ?? 1)
    } else {
      guard
        let between = edges(of: constraint, attributes, in: scene, isRightToLeft: isRightToLeft)
      else { return nil }
      ends = between
    }
    let places = ends.map { end in
      item.place(
        of: Rect(
          x: isHorizontal ? end : across, y: isHorizontal ? across : end, width: 0, height: 0))
    }
    bar.line = Distance.Line(x1: places[0].x, y1: places[0].y, x2: places[1].x, y2: places[1].y)
    return bar
  }

  /// The places of a constraint's two edges as the views' frames have them, until the layout has told them.
  private static func edges(
    of constraint: ActingConstraint, _ attributes: [String], in scene: ResolvedScene,
    isRightToLeft: Bool
  ) -> [Double]? {
    var ends = zip(constraint.views, attributes).compactMap { view, attribute in
      scene.view(view).map { $0.frame.place(of: attribute, isRightToLeft) }
    }
    guard ends.count == 2 else { return nil }
    if constraint.isPlainDistance, let constant = constraint.constant, let first = attributes.first
    {
      // A margin or a guide of the view around the other isn't at its edge.
      let isMirrored =
        isRightToLeft && (first.hasPrefix("leading") || first.hasPrefix("trailing"))
      let way = isMirrored ? -constant : constant
      let (one, other) = (constraint.views[0], constraint.views[1])
      if scene.view(other)?.view.placedFrame(of: one) != nil {
        ends[1] = ends[0] - way
      } else if scene.view(one)?.view.placedFrame(of: other) != nil {
        ends[0] = ends[1] + way
      }
    }
    return ends
  }

  /// Moves bars that would lie on earlier ones beside them.
  /// - Parameter zoom: Logical pixels to a point of the canvas.
  private static func apart(_ bars: [Bar], zoom: Double) -> [Bar] {
    var placed: [Bar] = []
    for bar in bars {
      var bar = bar
      while placed.contains(where: { $0.lies(on: bar, closerThan: besideBar, zoom: zoom) }) {
        bar.shift += besideBar
      }
      placed.append(bar)
    }
    return placed
  }

  /// A bar in the window, in logical pixels.
  package func windowLine(of bar: Bar) -> Distance.Line {
    var line = windowLine(bar.line)
    if bar.isHorizontal {
      line.y1 += bar.shift
      line.y2 += bar.shift
    } else {
      line.x1 += bar.shift
      line.x2 += bar.shift
    }
    return line
  }

  /// The constraint whose bar is at a position of the window.
  package func constraint(x: Double, y: Double) -> String? {
    bars.first { bar in
      let line = windowLine(of: bar)
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
  package func paint(
    conflicting: Set<String>, isAmbiguous: Bool, without marked: String?, _ cairo: OpaquePointer
  ) {
    // A centre that is at another one has no distance, and a mark there would be on the view's text.
    let shown = bars.filter { $0.constraint.id != marked && !$0.isOfMeetingCentres }
    func color(of bar: Bar) -> MarkColor {
      conflicting.contains(bar.constraint.id)
        ? .conflict : isAmbiguous ? .ambiguity : .constraint
    }
    for bar in shown {
      let color = color(of: bar)
      paint(bar, color, isDashed: isAmbiguous && color != .conflict, cairo)
    }
    // Above all lines.
    var taken: [Rect] = []
    for bar in shown { paintFigure(of: bar, color(of: bar), besides: &taken, cairo) }
  }

  private func paint(
    _ bar: Bar, _ color: MarkColor, isDashed: Bool, _ cairo: OpaquePointer
  ) {
    let line = windowLine(of: bar)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
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
  }

  /// - Parameter taken: Where figures are, in logical pixels; this one is below them.
  private func paintFigure(
    of bar: Bar, _ color: MarkColor, besides taken: inout [Rect], _ cairo: OpaquePointer
  ) {
    let line = windowLine(of: bar)
    let length = abs(line.x2 - line.x1) + abs(line.y2 - line.y1)
    guard length >= Self.leastLength, let figure = bar.figure else { return }
    var place = place(of: figure, on: line, bar)
    if let text = theme.layout(figure)?.textSize {
      let (width, height) = (text.width + Self.aroundFigure, text.height + Self.aroundFigure / 2)
      func rect() -> Rect {
        Rect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height)
      }
      // It is moved once for each figure that is there, at most.
      for _ in taken where taken.contains(where: rect().meets) { place.y += height }
      taken.append(rect())
    }
    paintMark(figure, at: place, color, cairo)
  }

  /// Where the middle of a figure is: on its bar or, where it would hide that, beside it.
  private func place(
    of figure: String, on line: Distance.Line, _ bar: Bar
  ) -> (x: Double, y: Double) {
    var place = (x: (line.x1 + line.x2) / 2, y: (line.y1 + line.y2) / 2)
    guard let text = theme.layout(figure)?.textSize else { return place }
    if bar.isHorizontal {
      // Its own width stands below the view.
      let way = bar.isLength ? 1.0 : -1
      if abs(line.x2 - line.x1) < text.width + Self.besideFigure {
        place.y += way * (text.height / 2 + Self.besideView)
      }
    } else if bar.isLength || abs(line.y2 - line.y1) < text.height + Self.besideFigure {
      place.x += text.width / 2 + Self.besideView
    }
    return place
  }
}

extension ConstraintBars.Bar {
  /// Whether it is between two centres in one place: it can be selected, and then has a handle.
  var isOfMeetingCentres: Bool {
    constraint.attributes?.first?.hasPrefix("center") == true  // Not translated.
      && abs(line.x2 - line.x1) + abs(line.y2 - line.y1) < Self.leastDifference
  }

  /// Whether another bar of the same axis would be drawn over it, or nearer to it than that.
  /// - Parameters:
  ///   - gap: Logical pixels.
  ///   - zoom: Logical pixels to a point of the canvas.
  fileprivate func lies(on other: Self, closerThan gap: Double, zoom: Double) -> Bool {
    guard isHorizontal == other.isHorizontal else { return false }
    func span(_ bar: Self) -> (start: Double, end: Double, across: Double) {
      let line = bar.line
      return isHorizontal
        ? (min(line.x1, line.x2), max(line.x1, line.x2), line.y1 * zoom + bar.shift)
        : (min(line.y1, line.y2), max(line.y1, line.y2), line.x1 * zoom + bar.shift)
    }
    let (one, two) = (span(self), span(other))
    return min(one.end, two.end) - max(one.start, two.start) > 0
      && abs(one.across - two.across) < gap
  }
}

extension ActingConstraint {
  /// Whether its constant is how far its two places are apart.
  fileprivate var isPlainDistance: Bool { relation == nil && multiplier == nil }
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
