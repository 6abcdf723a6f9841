import CGtk
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// Containers that are folded on the map.
extension CanvasView {
  /// Logical pixels: inside of a card, between its parts, and its symbol's size.
  private static let cardPadding = 8.0
  private static let partGap = 4.0
  private static let symbolSizes = 12.0...28.0
  /// Logical pixels that a title needs for saying something.
  private static let leastTitleWidth = 48.0
  /// Logical pixels of a card with the smallest symbol and a title.
  private static let leastTitleHeight = 44.0
  private static let cardRadius = 8.0

  /// What stands on the cards, by the keys of their items.
  func makeCards() -> [String: ContainerCard] {
    let folded = graph.arrangement.items.filter(\.isFolded)
    guard !folded.isEmpty else { return [:] }
    let names = Dictionary(
      graph.scenes.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
    let segues = documents.connections.segues
    return Dictionary(
      folded.compactMap { item in
        (preview.shown.scene(item.scene) ?? graph.scenes.first { $0.id == item.scene }).map {
          (item.key, ContainerCard($0, holding: segues, names: names))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The container on the map that the selection is in; nil where there is none.
  package var selectedContainer: String? {
    guard shownMode == .map,
      let scene = preview.selection.element.flatMap({ preview.shown.scene($0.scene) }),
      scene.isContainer, graph.arrangement.isMap
    else { return nil }
    return scene.id
  }

  /// Folds the selected container, or unfolds it.
  package func toggleSelectedContainer() {
    guard let scene = selectedContainer else { return }
    fold { $0.toggle(scene) }
    // The views of a card can't be seen.
    if graph.arrangement.item(scene)?.isFolded == true, preview.selection.element?.view != nil {
      preview.selection.select(Selection(scene: scene))
    }
  }

  /// The symbol, the title and what the container holds, in the middle of its card, as far as there is room.
  func paintCard(_ card: ContainerCard, _ body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    paintGround(of: body, ink, cairo)
    let (width, height) = (body.width - 2 * Self.cardPadding, body.height - Self.cardPadding)
    let symbolSize = min(
      max(body.height * 0.24, Self.symbolSizes.lowerBound), Self.symbolSizes.upperBound
    ).rounded()
    let texts = cardTexts(
      of: card, in: Size(width: width, height: height - symbolSize), on: body.size)
    let used = texts.reduce(symbolSize) { $0 + Self.partGap + $1.height }
    var y = (body.midY - used / 2).rounded()
    paintSymbol(
      card.symbol,
      in: Rect(
        x: (body.midX - symbolSize / 2).rounded(), y: y, width: symbolSize, height: symbolSize),
      ink, cairo)
    y += symbolSize
    for text in texts {
      y += Self.partGap
      set(ink, alpha: text.isTitle || isHighContrast ? 1 : 0.75, cairo)
      cairo_move_to(cairo, (body.x + Self.cardPadding).rounded(), y.rounded())
      pango_cairo_show_layout(cairo, text.layout.opaque)
      y += text.height
    }
  }

  /// Whether a scene is no more than its kind's symbol: seen from afar, a navigation controller without a title of its
  /// own is the frame of the scene that it leads to.
  func isSymbol(_ item: CanvasArrangement.Item) -> Bool {
    isMapOfCards && !item.isFolded && graph.untitledContainers.contains(item.scene)
  }

  func paintContainerSymbol(
    _ item: CanvasArrangement.Item, _ body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let side = min(max(body.width * 0.7, Self.symbolSizes.lowerBound), Self.symbolSizes.upperBound)
      .rounded()
    paintGround(of: body, ink, cairo)
    paintSymbol(
      ResolvedScene.navigationSymbol,
      in: Rect(
        x: (body.midX - side / 2).rounded(), y: (body.midY - side / 2).rounded(), width: side,
        height: side), ink, cairo)
  }

  /// Whether a card of this size, in logical pixels, has a text on it.
  func hasCardText(_ size: Size) -> Bool {
    size.width - 2 * Self.cardPadding >= Self.leastTitleWidth
      && size.height >= Self.leastTitleHeight
  }

  /// What there is room for: the title and what is held, one of both, or nothing.
  private func cardTexts(
    of card: ContainerCard, in room: Size, on size: Size
  ) -> [CardText] {
    guard hasCardText(size) else { return [] }
    func text(_ text: String, isTitle: Bool) -> CardText? {
      text.isEmpty
        ? nil
        : CardText(text, on: area, isTitle: isTitle, width: room.width, mostLines: isTitle ? 1 : 2)
    }
    let title = text(card.title, isTitle: true)
    let detail = text(card.detail, isTitle: false)
    let short = card.isTitled ? title : detail ?? title
    return [[title, detail], [short]].map { $0.compactMap { $0 } }.first { texts in
      texts.reduce(0) { $0 + Self.partGap + $1.height } <= room.height
    } ?? []
  }

  private func paintGround(of body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer) {
    let ground = theme.ground
    let edge = Rect(
      x: body.x.rounded() + 0.5, y: body.y.rounded() + 0.5, width: max(body.width.rounded(), 1),
      height: max(body.height.rounded(), 1))
    trace(edge, radius: min(Self.cardRadius, body.height / 4), cairo)
    set(ground, alpha: 1, cairo)
    cairo_fill_preserve(cairo)
    set(ink, alpha: isHighContrast ? 1 : 0.45, cairo)
    cairo_set_line_width(cairo, 1)
    cairo_stroke(cairo)
  }

  /// An icon of the theme, in a colour.
  private func paintSymbol(
    _ name: String, in rect: Rect, _ color: GdkRGBA, _ cairo: OpaquePointer
  ) {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(area.widget))
    guard
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, gint(rect.width), gtk_widget_get_scale_factor(area.widget),
        GTK_TEXT_DIR_LTR, GtkIconLookupFlags(rawValue: 0))
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    let snapshot = gtk_snapshot_new()
    // Of a symbolic icon's four colours these have the first alone.
    let colors = [color, color, color, color]
    gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, rect.width, rect.height, colors, 4)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    defer { gsk_render_node_unref(node) }
    cairo_save(cairo)
    cairo_translate(cairo, rect.x, rect.y)
    gsk_render_node_draw(node, cairo)
    cairo_restore(cairo)
  }
}

/// A text that is laid out for a card.
@MainActor
private struct CardText {
  let layout: Object
  let isTitle: Bool
  /// Logical pixels.
  let height: Double

  /// Of the window's text.
  private static let scale = 0.9

  init?(_ text: String, on area: Object, isTitle: Bool, width: Double, mostLines: Int) {
    guard let made = gtk_widget_create_pango_layout(area.widget, text) else { return nil }
    layout = Object(owning: UnsafeMutableRawPointer(made))
    self.isTitle = isTitle
    pango_layout_set_width(made, gint(width) * PANGO_SCALE)
    pango_layout_set_wrap(made, PANGO_WRAP_WORD_CHAR)
    // A negative height is a number of lines.
    pango_layout_set_height(made, gint(-mostLines))
    pango_layout_set_ellipsize(made, PANGO_ELLIPSIZE_END)
    pango_layout_set_alignment(made, PANGO_ALIGN_CENTER)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_scale_new(Self.scale))
    if isTitle {
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
    }
    pango_layout_set_attributes(made, attributes)
    pango_attr_list_unref(attributes)
    var pixels: gint = 0
    pango_layout_get_pixel_size(made, nil, &pixels)
    height = Double(pixels)
  }
}
