import CGtk
import Drawing
import Localization
import Traits
import WorkerProtocol

/// The segues between the scenes of the map: painted, pointed at and gone through by keys.
extension CanvasView {
  /// Logical pixels: of lines, of the symbols' discs, and around what can be clicked.
  private static let lineWidth = 1.5
  /// A disc of the least radius still has room for a symbol.
  private static let discRadii = 7.0...11.0
  private static let slack = 5.0
  /// Below this zoom scenes are hardly larger than symbols: discs are dots then.
  private static let symbolZoom = 0.1
  private static let dotRadius = 4.0
  private static let largestInitialArrow = 40.0
  /// Points of the canvas to the radius of a disc, while that is within its bounds.
  private static let discSize = 36.0

  private var hasSymbols: Bool { viewport.zoom >= Self.symbolZoom }

  var discRadius: Double {
    guard hasSymbols else { return Self.dotRadius }
    return min(
      max(Self.discSize * viewport.zoom, Self.discRadii.lowerBound), Self.discRadii.upperBound)
  }

  // MARK: - Painting

  /// Where lines are seen, in logical pixels; nil where none is.
  var segueLinesRect: Rect? {
    var (left, top, right, bottom) = (size.width, size.height, 0.0, 0.0)
    func add(_ rect: Rect, _ reach: Double) {
      (left, top) = (min(left, rect.x - reach), min(top, rect.y - reach))
      (right, bottom) = (max(right, rect.maxX + reach), max(bottom, rect.maxY + reach))
    }
    for route in routes where isInSight(route.bounds) {
      add(viewport.windowRect(route.bounds), Self.discRadii.upperBound)
    }
    if let item = initialScene.flatMap({ arrangement.item($0) }) {
      let body = viewport.windowRect(item.body)
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
  func paintSegueLines(_ cairo: OpaquePointer, _ ink: GdkRGBA) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    let tones = segueTones(ink)
    for route in routes where route.key != preview.selection?.segue && isInSight(route.bounds) {
      let isPointedAt = route.key == pointedSegue
      let tone = tones(route.key)
      set(tone.color, alpha: isPointedAt ? 1 : tone.alpha, cairo)
      paintLine(route, width: isPointedAt || tone.isRelated ? 2 : Self.lineWidth, cairo)
    }
    set(ink, alpha: isHighContrast ? 1 : 0.8, cairo)
    paintInitialArrow(cairo)
  }

  /// The kinds' symbols, and the segue that is selected, over everything else.
  func paintSegueSymbols(_ cairo: OpaquePointer, _ ink: GdkRGBA) {
    guard !routes.isEmpty else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    let selected = preview.selection?.segue.flatMap { key in routes.first { $0.key == key } }
    let ground = themeColor("view_bg_color") ?? GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    let tones = segueTones(ink)
    for route in routes where route.key != selected?.key && isInSight(route.bounds) {
      let tone = tones(route.key)
      paintDisc(route, ground, route.key == pointedSegue ? 1 : tone.alpha + 0.15, tone.color, cairo)
      if tone.isRelated || route.key == pointedSegue {
        paintIdentifier(of: route, ground, tone.color, cairo)
      }
    }
    guard let selected, let accent = accent else { return }
    // With a light line below it is seen on any ground.
    set(GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1), alpha: 0.8, cairo)
    paintLine(selected, width: 5, cairo)
    set(accent, alpha: 1, cairo)
    paintLine(selected, width: 2.5, cairo)
    let front = themeColor("accent_fg_color") ?? ground
    paintDisc(selected, accent, 1, front, cairo)
    paintIdentifier(of: selected, ground, ink, cairo)
  }

  private func isInSight(_ bounds: Rect) -> Bool {
    let rect = viewport.windowRect(bounds)
    let reach = Self.discRadii.upperBound
    return rect.maxX > -reach && rect.x < size.width + reach && rect.maxY > -reach
      && rect.y < size.height + reach
  }

  func set(_ color: GdkRGBA, alpha: Double, _ cairo: OpaquePointer) {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), alpha)
  }

  private func windowPoint(_ point: SegueRoute.Point) -> (x: Double, y: Double) {
    ((point.x - viewport.x) * viewport.zoom, (point.y - viewport.y) * viewport.zoom)
  }

  private func paintLine(_ route: SegueRoute, width: Double, _ cairo: OpaquePointer) {
    let points = route.curve.map(windowPoint)
    cairo_new_path(cairo)
    cairo_set_line_width(cairo, width)
    cairo_move_to(cairo, points[0].x, points[0].y)
    cairo_curve_to(
      cairo, points[1].x, points[1].y, points[2].x, points[2].y, points[3].x, points[3].y)
    cairo_stroke(cairo)
    // A relationship holds its end rather than going there.
    let size = min(max(20 * viewport.zoom, 4), 9)
    if route.kind == "relationship" {
      cairo_arc(cairo, points[3].x, points[3].y, size * 0.45, 0, 2 * .pi)
      cairo_fill(cairo)
    } else {
      paintArrowhead(at: points[3], from: points[2], size: size, cairo)
    }
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
    guard let item = initialScene.flatMap({ arrangement.item($0) }) else { return }
    let rect = viewport.windowRect(item.body)
    let tip = (x: rect.x - 2, y: rect.y + rect.height * 0.08)
    let length = min(max(56 * viewport.zoom, 10), Self.largestInitialArrow)
    cairo_set_line_width(cairo, min(max(8 * viewport.zoom, 2), 5))
    cairo_move_to(cairo, tip.x - length, tip.y)
    cairo_line_to(cairo, tip.x - length * 0.3, tip.y)
    cairo_stroke(cairo)
    paintArrowhead(at: tip, from: (tip.x - length, tip.y), size: length * 0.4, cairo)
  }

  private func paintDisc(
    _ route: SegueRoute, _ ground: GdkRGBA, _ alpha: Double, _ front: GdkRGBA,
    _ cairo: OpaquePointer
  ) {
    let middle = windowPoint(route.middle)
    let radius = discRadius
    cairo_new_path(cairo)
    cairo_arc(cairo, middle.x, middle.y, radius, 0, 2 * .pi)
    set(ground, alpha: 1, cairo)
    cairo_fill_preserve(cairo)
    cairo_set_line_width(cairo, 1)
    set(front, alpha: isHighContrast ? 1 : alpha, cairo)
    cairo_stroke(cairo)
    guard hasSymbols else { return }
    cairo_save(cairo)
    cairo_translate(cairo, middle.x, middle.y)
    let scale = radius * 0.58
    cairo_scale(cairo, scale, scale)
    cairo_set_line_width(cairo, 1.4 / scale)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    SegueSymbol(kind: route.kind).trace(on: cairo)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  /// Whether a reference's card of this size, in logical pixels, has names on it.
  func hasReferenceText(_ size: Size) -> Bool { size.width > 60 && size.height > 36 }

  /// A card with the names of the document and the scene that a reference leads to.
  func paintReference(
    _ reference: SceneReference, _ body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let ground = themeColor("view_bg_color") ?? GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    cairo_rectangle(
      cairo, body.x.rounded() + 0.5, body.y.rounded() + 0.5, body.width.rounded(),
      body.height.rounded())
    set(ground, alpha: 1, cairo)
    cairo_fill_preserve(cairo)
    set(ink, alpha: isHighContrast ? 1 : 0.6, cairo)
    cairo_set_dash(cairo, [5, 4], 2, 0)
    cairo_set_line_width(cairo, 1)
    cairo_stroke(cairo)
    let text =
      (reference.storyboard ?? localized("This Storyboard")) + "\n"
      + (reference.identifier ?? localized("Initial Scene"))
    guard hasReferenceText(body.size),
      let layout = gtk_widget_create_pango_layout(area.widget, text)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, gint(body.width - 12) * PANGO_SCALE)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    set(ink, alpha: reference.file == nil && !isHighContrast ? 0.7 : 1, cairo)
    cairo_move_to(
      cairo, (body.x + 6).rounded(), (body.midY - Double(height) / 2).rounded())
    pango_cairo_show_layout(cairo, layout)
  }

  // MARK: - Pointer

  /// The segue at a position of the window: a symbol, or a line that no scene covers.
  func segue(x: Double, y: Double) -> SegueEntry? {
    let reach = discRadius + Self.slack
    let onDisc = routes.last { route in
      let middle = windowPoint(route.middle)
      return abs(middle.x - x) <= reach && abs(middle.y - y) <= reach
    }
    let point = viewport.canvasPoint((x, y))
    let slack = Self.slack / viewport.zoom
    let found =
      onDisc
      ?? (arrangement.item(x: point.x, y: point.y) == nil
        ? routes.last { route in
          let bounds = route.bounds
          return point.x > bounds.x - slack && point.x < bounds.maxX + slack
            && point.y > bounds.y - slack && point.y < bounds.maxY + slack
            && route.distance(to: point) <= slack
        } : nil)
    return found.flatMap { preview.facts.connections.segue($0.key) }
  }

  /// Says which segue is under the pointer.
  func pointAtSegue(x: Double, y: Double) {
    guard !routes.isEmpty else { return }
    let found = isSpaceDown || isOnRulers(x: x, y: y) ? nil : segue(x: x, y: y)
    guard found?.key != pointedSegue else { return }
    pointedSegue = found?.key
    gtk_widget_set_tooltip_text(area.widget, found.map(tooltip))
    gtk_widget_set_cursor_from_name(area.widget, found == nil ? nil : "pointer")
    redraw()
  }

  /// No segue is pointed at any more that isn't on the canvas.
  func forgetGoneSegue() {
    guard let key = pointedSegue, !routes.contains(where: { $0.key == key }) else { return }
    pointedSegue = nil
    gtk_widget_set_tooltip_text(area.widget, nil)
    gtk_widget_set_cursor_from_name(area.widget, nil)
  }

  private func tooltip(_ segue: SegueEntry) -> String {
    localized(
      "%1$s\nfrom %2$s\nto %3$s", segue.title, segue.source.name, segue.destination.name)
  }

  /// Where the selected segue is, in points of the canvas.
  var selectedSegueRect: Rect? {
    guard let key = preview.selection?.segue else { return nil }
    return routes.first { $0.key == key }?.bounds
  }

  // MARK: - Keyboard

  /// Comma and full stop go through the segues of the selected scene, those that lead to it last; arrow
  /// keys and Enter lead from a selected one to its ends.
  func typedInMap(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_comma: return selectSegue(-1)
    case GDK_KEY_period: return selectSegue(1)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return preview.selectedSegue != nil && selectSegue(-1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return preview.selectedSegue != nil && selectSegue(1)
    case GDK_KEY_Left, GDK_KEY_KP_Left: return select(preview.selectedSegue?.source.selection)
    case GDK_KEY_Right, GDK_KEY_KP_Right:
      return select(preview.selectedSegue?.destination.selection)
    case GDK_KEY_Return, GDK_KEY_KP_Enter:
      return select(preview.selectedSegue?.destination.selection) || openReference()
    default: return false
    }
  }

  private func select(_ selection: Selection?) -> Bool {
    guard let selection else { return false }
    preview.select(selection)
    return true
  }

  private func selectSegue(_ step: Int) -> Bool {
    let connections = preview.facts.connections
    let scene = preview.selection?.scene ?? scenes.first(where: \.isInitial)?.id ?? scenes.first?.id
    guard let scene else { return false }
    var segues = connections.segues(from: scene) + connections.segues(to: scene)
    if let selected = preview.selectedSegue {
      // Those of the scene in which it was begun to go through them.
      segues = segueRound.contains(selected) ? segueRound : segues
      guard let place = segues.firstIndex(of: selected) else { return false }
      let next = segues[(place + step + segues.count) % segues.count]
      preview.select(next.selection)
      return true
    }
    guard let first = step > 0 ? segues.first : segues.last else { return false }
    segueRound = segues
    preview.select(first.selection)
    return true
  }

  /// Opens the document that the selected scene stands for, or that the selected view is likely to be from.
  @discardableResult
  func openReference() -> Bool {
    let scene = preview.selection.flatMap { preview.scene($0.scene) }
    guard let file = scene?.reference?.file ?? preview.selectedInferred?.path else { return false }
    onOpenReference?(file)
    return true
  }
}

extension SegueEntry {
  /// Nil where its scene isn't known.
  var selection: Selection? {
    source.scene.map { Selection(scene: $0, segue: key) }
  }
}

extension ConnectionEnd {
  /// The view, or else the scene; nil where it is in none.
  var selection: Selection? {
    scene.map { Selection(scene: $0, view: view) }
  }
}
