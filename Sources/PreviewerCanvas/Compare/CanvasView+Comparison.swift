import CGtk
import Drawing
import Localization
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The configurations that are compared, on the canvas.
extension CanvasView {
  /// Logical pixels.
  private static let badgeHeight = 18.0
  /// By which a badge reaches over the edge of what it is of.
  private static let badgeOverlap = 6.0
  private static let focusGap = 4.0
  /// What the frame around the chosen one takes.
  static let focusRoom = focusGap + 3

  var comparisonDescription: String {
    let entries = comparison.entries
    let titles = entries.map { entry in
      var title = comparison.title(of: entry)
      let count = entry.scene?.issues.count ?? 0
      if count > 0 {
        title += " (\(localized("%1$s issue", plural: "%1$s issues", count)))"
      }
      if comparison.marksDifferences, entry.difference.count > 0 {
        title +=
          " (\(localized("%1$s different", plural: "%1$s different", entry.difference.count)))"
      }
      if let absence = comparison.absence(of: entry) { title += " (\(absence))" }
      if graph.arrangement.isMatrix, let words = matrixWords(of: entry) { title += " (\(words))" }
      if let selected = preview.selection.element?.view, entry.scene?.view(selected) != nil {
        title = localized("%1$s with the selected view", title)
      }
      return title
    }
    let focused =
      entries.indices.contains(comparison.focused)
      ? comparison.title(of: entries[comparison.focused]) : ""
    return localized(
      "Comparing %1$s: %2$s. Chosen: %3$s.", entries.count, titles.joined(separator: "; "), focused)
  }

  // MARK: - Painting

  /// What lies over each configuration: how many issues it has, what is different in it, which of them the
  /// window is about.
  func paintComparison(_ cairo: OpaquePointer, _ ink: GdkRGBA) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if graph.arrangement.isMatrix { paintMatrix(cairo, ink) }
    for item in graph.arrangement.items where isInSight(item, viewport) {
      guard let entry = comparison.entry(key: item.key) else { continue }
      let body = viewport.windowRect(item.body)
      if entry.key == comparison.focusedKey, comparison.entries.count > 1 {
        let around = graph.arrangement.isMatrix ? viewport.windowRect(item.area) : body
        paintFocus(around: around, cairo)
      }
      if let absence = comparison.absence(of: entry) {
        paintEmptyPlace(absence, in: body, ink, cairo)
      } else if entry.scene == nil {
        paintPlaceholder(entry.failure, in: body, ink, cairo)
      }
      if comparison.marksDifferences { paintDifferences(of: entry, item, cairo) }
      paintBadge(of: entry, over: body, cairo)
    }
  }

  func paintFocus(around body: Rect, _ cairo: OpaquePointer) {
    let accent = theme.accent
    let gap = Self.focusGap
    // A light line under the coloured one is seen on any ground.
    for (width, color) in [
      (4.0, GdkRGBA(red: 1, green: 1, blue: 1, alpha: 0.7)), (2.0, accent),
    ] {
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      cairo_set_line_width(cairo, width)
      trace(
        Rect(
          x: body.x - gap, y: body.y - gap, width: body.width + 2 * gap,
          height: body.height + 2 * gap), radius: 8, cairo)
      cairo_stroke(cairo)
    }
  }

  /// While there is no layout yet, or where there is none.
  /// - Parameter failure: Why.
  func paintPlaceholder(
    _ failure: String?, in body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    cairo_set_source_rgba(
      cairo, Double(ink.red), Double(ink.green), Double(ink.blue), 0.08)
    trace(body, radius: min(24 * viewport.zoom, 16), cairo)
    cairo_fill(cairo)
    paintText(failure ?? "…", in: body, ink, cairo)
  }

  /// Where a version doesn't have the scene that another one has.
  private func paintEmptyPlace(
    _ text: String, in body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    cairo_set_source_rgba(
      cairo, Double(ink.red), Double(ink.green), Double(ink.blue), isHighContrast ? 1 : 0.5)
    cairo_set_line_width(cairo, 1)
    cairo_set_dash(cairo, [6, 4], 2, 0)
    let edge = Rect(
      x: body.x.rounded() + 0.5, y: body.y.rounded() + 0.5, width: body.width.rounded() - 1,
      height: body.height.rounded() - 1)
    trace(edge, radius: min(24 * viewport.zoom, 16), cairo)
    cairo_stroke(cairo)
    cairo_restore(cairo)
    paintText(text, in: body, ink, cairo)
  }

  /// What stands in the middle of an empty place.
  private func paintText(
    _ text: String, in body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    guard body.width > 60, let layout = gtk_widget_create_pango_layout(area.widget, text) else {
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, gint(body.width - 24) * PANGO_SCALE)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    cairo_set_source_rgba(
      cairo, Double(ink.red), Double(ink.green), Double(ink.blue), isHighContrast ? 1 : 0.8)
    cairo_move_to(cairo, body.x + 12, (body.midY - Double(height) / 2).rounded())
    pango_cairo_show_layout(cairo, layout)
  }

  private func paintDifferences(
    of entry: Comparison.Entry, _ item: CanvasArrangement.Item, _ cairo: OpaquePointer
  ) {
    guard let scene = shownScene(of: item), !entry.difference.views.isEmpty else { return }
    let color =
      theme.color("warning_color") ?? GdkRGBA(red: 0.9, green: 0.5, blue: 0, alpha: 1)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_line_width(cairo, 1.5)
    for id in entry.difference.views.sorted() {
      guard let rect = scene.view(id)?.frame else { continue }
      let place = viewport.windowRect(item.place(of: rect))
      cairo_rectangle(cairo, place.x, place.y, max(place.width, 2), max(place.height, 2))
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), 0.14)
      cairo_fill_preserve(cairo)
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), 1)
      cairo_stroke(cairo)
    }
  }

  /// How many issues there are, in the colour of the worst; and how many differences.
  private func paintBadge(of entry: Comparison.Entry, over body: Rect, _ cairo: OpaquePointer) {
    var right = body.maxX
    if let issues = entry.scene?.issues, !issues.isEmpty {
      let isError = issues.contains { $0.severity == .error }
      let isWarning = issues.contains { $0.severity == .warning }
      let color =
        isError
        ? GdkRGBA(red: 0.75, green: 0.11, blue: 0.16, alpha: 1)
        : isWarning
          ? GdkRGBA(red: 0.65, green: 0.32, blue: 0, alpha: 1)
          : GdkRGBA(red: 0.33, green: 0.35, blue: 0.38, alpha: 1)
      right = paintPill("\(issues.count)", endingAt: right, body.maxY, color, cairo) - 4
    }
    if comparison.marksDifferences, entry.difference.count > 0 {
      _ = paintPill(
        "≠ \(entry.difference.count)", endingAt: right, body.maxY,
        GdkRGBA(red: 0.10, green: 0.37, blue: 0.71, alpha: 1), cairo)
    }
  }

  /// At the lower edge: above the upper one is the caption, which has no room to spare.
  /// - Returns: Where it begins.
  private func paintPill(
    _ text: String, endingAt right: Double, _ bottom: Double, _ color: GdkRGBA,
    _ cairo: OpaquePointer
  ) -> Double {
    guard let layout = gtk_widget_create_pango_layout(area.widget, text) else { return right }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    let tall = max(Self.badgeHeight, Double(height) + 2)
    let wide = max(tall, Double(width) + 12)
    let frame = Rect(
      x: (right - wide + Self.badgeOverlap).rounded(),
      y: (bottom - tall + Self.badgeOverlap).rounded(), width: wide, height: tall)
    trace(frame, radius: tall / 2, cairo)
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), 1)
    cairo_fill(cairo)
    cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    cairo_move_to(
      cairo, frame.x + (wide - Double(width)) / 2, frame.y + (tall - Double(height)) / 2)
    pango_cairo_show_layout(cairo, layout)
    return frame.x
  }

  // MARK: - Keyboard

  /// Comma and full stop choose the configuration before and behind the chosen one, with Shift they move
  /// it; Insert doubles it, Delete takes it away.
  func typedInComparison(_ key: Int32) -> Bool {
    // Versions are what they are, in the window's configuration.
    guard !comparison.showsVersions else { return false }
    switch key {
    case GDK_KEY_comma: comparison.focus(comparison.focused - 1)
    case GDK_KEY_period: comparison.focus(comparison.focused + 1)
    case GDK_KEY_less, GDK_KEY_semicolon: comparison.move(by: -1)
    case GDK_KEY_greater, GDK_KEY_colon: comparison.move(by: 1)
    case GDK_KEY_Insert, GDK_KEY_KP_Insert: comparison.duplicate()
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: comparison.remove()
    case GDK_KEY_Return, GDK_KEY_KP_Enter:
      // Of the nine cells, what can vary is changed for the chosen one from now on.
      guard graph.arrangement.isMatrix, let cell = comparison.focusedCell else { return false }
      preview.cells.vary(for: cell)
      redraw()
    default: return false
    }
    return true
  }
}
