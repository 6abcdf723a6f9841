import CGtk
import Drawing
import PreviewerGtk
import PreviewerLayers
import Traits

/// The map's captions at the zoom that was painted last.
@MainActor
final class MapCaptionStore {
  fileprivate var captions = MapCaptions(of: [], isShort: true, lineHeight: 1) { _ in 0 }
  fileprivate var arrangement = CanvasArrangement()
  fileprivate var zoom = 0.0
  fileprivate var style = Style(scale: 0, lineHeight: 0)
  /// Logical pixels, of texts that were measured in that style.
  fileprivate var widths: [String: Double] = [:]

  fileprivate struct Style: Equatable {
    /// Of the window's text.
    let scale: Double
    /// Logical pixels; another one where the desktop has another text size.
    let lineHeight: Double
  }
}

/// Names of the scenes of the map, at every zoom.
extension CanvasView {
  /// Below this zoom scenes are small pictures, and their names small as well.
  private static let cardZoom = 0.2
  private static let cardScale = 0.85
  /// Around a name that lies on its scene, in logical pixels.
  private static let plateInset = 3.0

  /// Whether what is seen are pictures of scenes, too small for pointing at views.
  var isMapOfCards: Bool { graph.arrangement.isMap && viewport.zoom < Self.cardZoom }

  /// - Parameter viewport: in which the map is painted.
  func paintMapCaption(
    _ item: CanvasArrangement.Item, _ viewport: Viewport, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    guard let caption = mapCaptions.captions.captions[item.key] else { return }
    let body = viewport.windowRect(item.body)
    let frame = Rect(
      x: body.x + caption.frame.x, y: body.y + caption.frame.y, width: caption.frame.width,
      height: caption.frame.height)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(
      cairo, frame.x - Self.plateInset, frame.y, frame.width + 2 * Self.plateInset, frame.height)
    if caption.isOnScene {
      let ground = theme.ground
      set(ground, alpha: isHighContrast ? 1 : 0.9, cairo)
      cairo_fill(cairo)
    } else {
      // Above a scene a line may pass below the name.
      fillAsCanvas(cairo)
    }
    paintLeader(from: frame, to: body, ink, cairo)
    set(ink, alpha: caption.isOnScene || isHighContrast ? 1 : 0.8, cairo)
    for (number, line) in caption.lines.enumerated() {
      guard let layout = theme.layout(line, scale: mapCaptions.style.scale) else { continue }
      let width = mapCaptions.widths[line] ?? frame.width
      cairo_move_to(
        cairo, (frame.midX - width / 2).rounded(),
        (frame.y + Double(number) * mapCaptions.style.lineHeight).rounded())
      pango_cairo_show_layout(cairo, layout.opaque)
    }
  }

  /// Fills what was traced as the style sheet fills the canvas: the window's colour below a tint.
  private func fillAsCanvas(_ cairo: OpaquePointer) {
    let colors = ["window_bg_color", "canvas_tint"].compactMap(theme.color)
    for color in colors {
      set(color, alpha: Double(color.alpha), cairo)
      cairo_fill_preserve(cairo)
    }
    cairo_new_path(cairo)
  }

  /// From a scene to a name that is away from it.
  private func paintLeader(
    from frame: Rect, to body: Rect, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    let ends =
      frame.maxY < body.y ? (frame.maxY, body.y) : (body.maxY, frame.y)
    // A name at its scene needs none.
    guard ends.1 - ends.0 > MapCaptions.gap + 1 else { return }
    let x = (body.midX - MapCaptions.leaderWidth / 2).rounded()
    cairo_rectangle(cairo, x, ends.0, MapCaptions.leaderWidth, ends.1 - ends.0)
    set(ink, alpha: isHighContrast ? 1 : 0.35, cairo)
    cairo_fill(cairo)
  }

  /// Makes the captions anew where they are of another zoom, text size or arrangement; once for each frame.
  func updateMapCaptions(zoom: Double) {
    let scale = zoom < Self.cardZoom ? Self.cardScale : 1
    let letters = "Xg"  // Not translated.
    let style = MapCaptionStore.Style(
      scale: scale, lineHeight: theme.layout(letters, scale: scale)?.textSize.height ?? 1)
    if style != mapCaptions.style { mapCaptions.widths = [:] }
    guard
      style != mapCaptions.style || zoom != mapCaptions.zoom
        || graph.arrangement != mapCaptions.arrangement
    else { return }
    mapCaptions.style = style
    mapCaptions.zoom = zoom
    mapCaptions.arrangement = graph.arrangement
    let names = MapName.all(graph.arrangement.items.map(\.caption))
    let entries = zip(graph.arrangement.items, names).map { item, name in
      let body = Rect(
        x: item.body.x * zoom, y: item.body.y * zoom, width: item.body.width * zoom,
        height: item.body.height * zoom)
      return MapCaptions.Entry(
        key: item.key, name: saysItsName(item, body.size) ? nil : name, body: body)
    }
    let titles = graph.arrangement.frames.map { frame in
      MapCaptions.Entry(
        key: frame.path, name: nil,
        body: Rect(
          x: frame.title.x * zoom, y: frame.title.y * zoom, width: frame.title.width * zoom,
          height: frame.title.height * zoom))
    }
    var widths = mapCaptions.widths
    // The closure is asked while the captions are made, and kept no longer.
    let isShort = zoom < Self.cardZoom
    let captions = MapCaptions(of: entries + titles, isShort: isShort, lineHeight: style.lineHeight)
    {
      [self] text in
      if let known = widths[text] { return known }
      let width = theme.layout(text, scale: scale)?.textSize.width ?? 0
      widths[text] = width
      return width
    }
    mapCaptions.captions = captions
    mapCaptions.widths = widths
  }

  /// Whether what stands for a scene has its name on it.
  private func saysItsName(_ item: CanvasArrangement.Item, _ size: Size) -> Bool {
    if isSymbol(item) { return true }
    if item.isFolded { return hasCardText(size) }
    return graph.references[item.scene] != nil && hasReferenceText(size)
  }
}
