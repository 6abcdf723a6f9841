import CGtk
import Localization
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The nine cells beside one another as a matrix: what is around and over each.
extension CanvasView {
  /// How much of a cell that resolves as the base is covered.
  private static let dimming = 0.5

  /// What stands over a cell: its classes and device, and what makes it another one than the base, as far as there
  /// is room for whole words.
  /// - Parameters:
  ///   - width: Logical pixels.
  ///   - lines: How many there is room for below the first one.
  func matrixCaption(of entry: Comparison.Entry, in width: Double, lines: Int) -> String {
    let choice = entry.configuration.choice
    let cell = choice.cell(in: preview.configuration.catalogue) ?? .any
    func fits(_ text: String) -> Bool {
      theme.layout(text, scale: 1).map { $0.textSize.width <= width } ?? true
    }
    let brief = choice.device(in: preview.configuration.catalogue)?.briefName
    let briefPlace = choice.briefPlace(in: preview.configuration.catalogue)
    let places = cell.isFinal ? [choice.place, briefPlace, choice.name, brief] : []
    let titles = places.compactMap { $0.map { "\(cell.shortLabel) · \($0)" } } + [cell.shortLabel]
    let title = titles.first(where: fits) ?? cell.shortLabel
    let words = matrixDifferences(in: cell)
    let below =
      cell == .any || words.parts.isEmpty
      ? [matrixWords(in: cell)] : words.lines(most: lines, fitting: fits)
    return ([title] + below).joined(separator: "\n")
  }

  /// What makes its cell another one than the base; nil of the base.
  func matrixWords(of entry: Comparison.Entry) -> String? {
    guard let cell = entry.configuration.choice.cell(in: preview.configuration.catalogue),
      cell != .any
    else {
      return nil
    }
    return matrixWords(in: cell)
  }

  private func matrixWords(in cell: SizeClassCell) -> String {
    if cell == .any { return localized("base design") }
    let words = matrixDifferences(in: cell)
    return words.parts.isEmpty ? "=" : words.line(most: words.parts.count)
  }

  private func matrixDifferences(in cell: SizeClassCell) -> DifferenceWords {
    preview.cells.differenceWords(in: cell, of: matrixScene)
  }

  /// The scene that is compared, as the window shows it.
  private var matrixScene: ResolvedScene? { comparison.scene.flatMap { preview.shown.scene($0) } }

  /// Over everything: cells that resolve as the base are dim, and the one that changes are for is tinted.
  func paintMatrix(_ cairo: OpaquePointer, _ ink: GdkRGBA) {
    let differences = preview.shown.facts.differences
    let differing = matrixScene.map { differences.cells(of: $0.elementIDs) } ?? differences.cells
    for item in graph.arrangement.items where isInSight(item, viewport) {
      guard let entry = comparison.entry(key: item.key),
        let cell = entry.configuration.choice.cell(in: preview.configuration.catalogue)
      else { continue }
      if cell != .any, !differing.contains(cell) { paintDim(item, cairo) }
      if entry.key == comparison.focusedKey, preview.editing.variedCell != nil {
        paintTint(item, cairo)
      }
    }
    paintMatrixTitles(cairo, ink)
  }

  /// Whether its cell differs is said by its caption as well.
  private func paintDim(_ item: CanvasArrangement.Item, _ cairo: OpaquePointer) {
    guard let ground = theme.color("window_bg_color") else { return }
    let body = viewport.windowRect(item.body)
    cairo_set_source_rgba(
      cairo, Double(ground.red), Double(ground.green), Double(ground.blue), Self.dimming)
    cairo_rectangle(cairo, body.x - 1, body.y - 1, body.width + 2, body.height + 2)
    cairo_fill(cairo)
  }

  /// Around the scene, whose own colours stay.
  private func paintTint(_ item: CanvasArrangement.Item, _ cairo: OpaquePointer) {
    let accent = theme.accent
    let (area, body) = (viewport.windowRect(item.area), viewport.windowRect(item.body))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    trace(area, radius: 8, cairo)
    cairo_rectangle(cairo, body.x, body.y, body.width, body.height)
    cairo_set_source_rgba(
      cairo, Double(accent.red), Double(accent.green), Double(accent.blue), 0.22)
    cairo_fill(cairo)
  }

  // MARK: - Titles

  /// At the upper edge the classes of the width, at the left one those of the height.
  private func paintMatrixTitles(_ cairo: OpaquePointer, _ ink: GdkRGBA) {
    let columns = SizeClassGrid.cells.count
    guard graph.arrangement.items.count == columns * columns else { return }
    let names = [
      localized("Compact"), localized("Any", context: "size class"), localized("Regular"),
    ]
    let room = graph.arrangement.titleHeight * viewport.zoom
    let all = viewport.windowRect(graph.arrangement.bounds)
    let areas = graph.arrangement.items.map { viewport.windowRect($0.area) }
    cairo_set_source_rgba(
      cairo, Double(ink.red), Double(ink.green), Double(ink.blue), isHighContrast ? 1 : 0.8)
    for (index, name) in names.enumerated() {
      let (across, down) = (areas[index], areas[index * columns])
      paintTitle(name, at: (across.midX, all.y + room * 0.75), isTurned: false, cairo)
      paintTitle(name, at: (all.x + room * 0.75, down.midY), isTurned: true, cairo)
    }
    paintTitle(
      localized("Width"), at: (areas[columns / 2].midX, all.y + room * 0.25), isTurned: false,
      isBold: true, cairo)
    paintTitle(
      localized("Height"), at: (all.x + room * 0.25, areas[columns].midY), isTurned: true,
      isBold: true, cairo)
  }

  /// - Parameter middle: In logical pixels.
  private func paintTitle(
    _ text: String, at middle: (x: Double, y: Double), isTurned: Bool, isBold: Bool = false,
    _ cairo: OpaquePointer
  ) {
    guard let layout = gtk_widget_create_pango_layout(area.widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if isBold {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, middle.x.rounded(), middle.y.rounded())
    if isTurned { cairo_rotate(cairo, -.pi / 2) }
    cairo_move_to(cairo, -(Double(width) / 2).rounded(), -(Double(height) / 2).rounded())
    pango_cairo_show_layout(cairo, layout)
  }
}
