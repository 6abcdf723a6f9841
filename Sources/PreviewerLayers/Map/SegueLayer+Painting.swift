import CGtk
import PreviewerGtk
import PreviewerModel
import Traits

/// The segues of the map, painted.
extension SegueLayer {
  /// Where lines are seen, in logical pixels; nil where none is.
  package var linesRect: Rect? {
    var (left, top, right, bottom) = (size.width, size.height, 0.0, 0.0)
    func add(_ rect: Rect, _ reach: Double) {
      (left, top) = (min(left, rect.x - reach), min(top, rect.y - reach))
      (right, bottom) = (max(right, rect.maxX + reach), max(bottom, rect.maxY + reach))
    }
    for route in routes where isInSight(route.bounds) {
      add(viewport.windowRect(route.bounds), Self.discRadii.upperBound)
    }
    if let initialScene {
      let body = viewport.windowRect(initialScene)
      let arrow = Rect(x: body.x - 2, y: body.y + body.height * 0.08, width: 2, height: 0)
      let reach = Self.largestInitialArrow
      if arrow.x > 0, arrow.x - reach < size.width, arrow.y > -reach, arrow.y < size.height + reach
      {
        add(arrow, reach)
      }
    }
    (left, top) = (max(left, 0).rounded(.down), max(top, 0).rounded(.down))
    (right, bottom) = (min(right, size.width).rounded(.up), min(bottom, size.height).rounded(.up))
    return left < right && top < bottom
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The lines, which lie behind the scenes, and the arrow at the initial one.
  package func paintLines(_ cairo: OpaquePointer) {
    let ink = theme.ink
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    let tones = tones(ink)
    let selected = selection?.segue
    for route in routes where !route.contains(selected) && isInSight(route.bounds) {
      let isPointedAt = route.contains(pointed)
      let tone = tones(route)
      set(tone.color, alpha: isPointedAt ? 1 : tone.alpha, cairo)
      paintLine(route, width: isPointedAt || tone.isRelated ? 2 : Self.lineWidth, cairo)
    }
    set(ink, alpha: isHighContrast ? 1 : 0.8, cairo)
    paintInitialArrow(cairo)
  }

  /// The kinds' symbols, and the segue that is selected, over everything else.
  package func paintSymbols(_ cairo: OpaquePointer) {
    guard !routes.isEmpty else { return }
    let (ink, ground, accent) = (theme.ink, theme.ground, theme.accent)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    let selected = selection?.segue.flatMap { key in
      routes.first { $0.contains(key) }
    }
    let tones = tones(ink)
    for route in routes where route != selected && isInSight(route.bounds) {
      let tone = tones(route)
      for disc in discs(of: route) {
        let isPointedAt = disc.key == pointed
        paint(disc, ground, isPointedAt ? 1 : tone.alpha + 0.15, tone.color, cairo)
        if tone.isRelated || isPointedAt {
          paintIdentifier(of: disc, ground, tone.color, cairo)
        }
      }
    }
    guard let selected else { return }
    // With a light line below it is seen on any ground.
    set(GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1), alpha: 0.8, cairo)
    paintLine(selected, width: 5, cairo)
    set(accent, alpha: 1, cairo)
    paintLine(selected, width: 2.5, cairo)
    let front = theme.color("accent_fg_color") ?? ground
    for disc in discs(of: selected) {
      let isSelected = disc.key == selection?.segue
      paint(disc, isSelected ? accent : ground, 1, isSelected ? front : accent, cairo)
      if isSelected || disc.key == pointed {
        paintIdentifier(of: disc, ground, ink, cairo)
      }
    }
  }

  private func isInSight(_ bounds: Rect) -> Bool {
    let rect = viewport.windowRect(bounds)
    let reach = Self.discRadii.upperBound
    return rect.maxX > -reach && rect.x < size.width + reach && rect.maxY > -reach
      && rect.y < size.height + reach
  }

  func windowPoint(_ point: SegueRoute.Point) -> (x: Double, y: Double) {
    ((point.x - viewport.x) * viewport.zoom, (point.y - viewport.y) * viewport.zoom)
  }

  private func paintLine(_ route: SegueRoute, width: Double, _ cairo: OpaquePointer) {
    let points = route.points.map(windowPoint)
    guard let first = points.first, let last = points.last else { return }
    cairo_new_path(cairo)
    cairo_set_line_width(cairo, width)
    cairo_move_to(cairo, first.x, first.y)
    for place in points.indices.dropFirst().dropLast() {
      traceCorner(points[place - 1], points[place], points[place + 1], cairo)
    }
    cairo_line_to(cairo, last.x, last.y)
    cairo_stroke(cairo)
    // A relationship holds its end rather than going there.
    let size = min(max(20 * viewport.zoom, 4), 9)
    if route.isRelationship {
      cairo_arc(cairo, last.x, last.y, size * 0.45, 0, 2 * .pi)
      cairo_fill(cairo)
    } else {
      paintArrowhead(at: last, from: points[points.count - 2], size: size, cairo)
    }
  }

  /// A round corner, of which at most half of each piece is taken.
  private func traceCorner(
    _ before: (x: Double, y: Double), _ corner: (x: Double, y: Double),
    _ after: (x: Double, y: Double), _ cairo: OpaquePointer
  ) {
    func toward(_ end: (x: Double, y: Double), _ radius: Double) -> (x: Double, y: Double) {
      let (dx, dy) = (end.x - corner.x, end.y - corner.y)
      let length = max(abs(dx) + abs(dy), 0.001)
      return (corner.x + dx / length * radius, corner.y + dy / length * radius)
    }
    func length(_ end: (x: Double, y: Double)) -> Double {
      abs(end.x - corner.x) + abs(end.y - corner.y)
    }
    let most = min(max(Self.cornerSize * viewport.zoom, 2), 10)
    let radius = min(most, length(before) / 2, length(after) / 2)
    let (start, end) = (toward(before, radius), toward(after, radius))
    cairo_line_to(cairo, start.x, start.y)
    // Between a corner and its ends a cubic curve is near to a quarter of a circle at this part of the way.
    let pull = 0.5523
    cairo_curve_to(
      cairo, start.x + (corner.x - start.x) * pull, start.y + (corner.y - start.y) * pull,
      end.x + (corner.x - end.x) * pull, end.y + (corner.y - end.y) * pull, end.x, end.y)
  }

  private func paintArrowhead(
    at tip: (x: Double, y: Double), from: (x: Double, y: Double), size: Double,
    _ cairo: OpaquePointer
  ) {
    let (dx, dy) = (tip.x - from.x, tip.y - from.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
    let (x, y) = (dx / length * size, dy / length * size)
    cairo_move_to(cairo, tip.x, tip.y)
    cairo_line_to(cairo, tip.x - x - y * 0.5, tip.y - y + x * 0.5)
    cairo_line_to(cairo, tip.x - x + y * 0.5, tip.y - y - x * 0.5)
    cairo_close_path(cairo)
    cairo_fill(cairo)
  }

  /// Above where lines end, so that it isn't taken for one.
  private func paintInitialArrow(_ cairo: OpaquePointer) {
    guard let rect = initialScene.map(viewport.windowRect) else { return }
    let tip = (x: rect.x - 2, y: rect.y + rect.height * 0.08)
    let length = min(max(56 * viewport.zoom, 10), Self.largestInitialArrow)
    cairo_set_line_width(cairo, min(max(8 * viewport.zoom, 2), 5))
    cairo_move_to(cairo, tip.x - length, tip.y)
    cairo_line_to(cairo, tip.x - length * 0.3, tip.y)
    cairo_stroke(cairo)
    paintArrowhead(at: tip, from: (tip.x - length, tip.y), size: length * 0.4, cairo)
  }

  private func paint(
    _ disc: SegueDisc, _ ground: GdkRGBA, _ alpha: Double, _ front: GdkRGBA,
    _ cairo: OpaquePointer
  ) {
    let (middle, radius) = (disc.middle, discRadius)
    cairo_new_path(cairo)
    cairo_arc(cairo, middle.x, middle.y, radius, 0, 2 * .pi)
    set(ground, alpha: 1, cairo)
    cairo_fill_preserve(cairo)
    cairo_set_line_width(cairo, 1)
    set(front, alpha: isHighContrast ? 1 : alpha, cairo)
    cairo_stroke(cairo)
    guard hasSymbols else { return }
    guard disc.count == 1 else { return paintCount(disc, cairo) }
    cairo_save(cairo)
    cairo_translate(cairo, middle.x, middle.y)
    let scale = radius * 0.58
    cairo_scale(cairo, scale, scale)
    cairo_set_line_width(cairo, 1.4 / scale)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    SegueSymbol(kind: disc.kind).trace(on: cairo)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  /// How many segues a line stands for, in the colour that is set.
  private func paintCount(_ disc: SegueDisc, _ cairo: OpaquePointer) {
    let scale = discRadius / Self.discRadii.upperBound
    guard let layout = theme.layout("\(disc.count)", scale: scale) else { return }
    let size = layout.textSize
    cairo_move_to(
      cairo, (disc.middle.x - size.width / 2).rounded(),
      (disc.middle.y - size.height / 2).rounded())
    pango_cairo_show_layout(cairo, layout.opaque)
  }
}
