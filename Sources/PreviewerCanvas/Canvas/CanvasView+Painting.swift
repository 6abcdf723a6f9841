import CGtk
import Drawing
import Graphics
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

extension CanvasView {
  /// Logical pixels.
  private static let selectionWidth = 2.0

  /// - Parameter snapshot: GTK's, of the area.
  func paint(_ snapshot: OpaquePointer) {
    // Placeholders say what isn't drawn.
    defer {
      _ = painter.takeUndrawnImages()
      readAwaitedImages()
      if painter.takeUndrawableFound() {
        cache.outdateAll()
        redrawLater()
      }
    }
    let moving = movingPicture
    let picture = moving ?? CanvasPicture(inSightOf: self)
    let ink = theme.ink
    let layers = CanvasLayers(snapshot, of: area, size)
    defer { layers.end() }

    let segues = moving == nil && shownMode == .map ? segueLayer : nil
    if moving == nil, !graph.arrangement.frames.isEmpty {
      layers.draw(in: Rect(x: 0, y: 0, width: size.width, height: size.height)) {
        documentFrames.paint($0)
      }
    }
    if let segues, let rect = segues.linesRect { layers.draw(in: rect) { segues.paintLines($0) } }
    let isCached = moving == nil && preview.running.interaction == nil
    cache.beginFrame(of: picture.viewport, isZooming: isZooming)
    let seen = picture.scenes.filter { isInSight($0.item, picture.viewport) }
    // Scenes that a frame had no time for.
    var awaited: Set<String> = []
    for scene in seen where !isSymbol(scene.item) {
      if !isCached {
        paintAnew(scene, of: picture, on: layers)
      } else if !paintFromCache(scene, of: picture, on: layers) {
        awaited.insert(scene.item.key)
      }
    }
    cache.endFrame()
    guard let cairo = layers.shapes else { return }
    if graph.arrangement.isMap { updateMapCaptions(zoom: picture.viewport.zoom) }
    for scene in seen {
      paintAround(scene, isAwaited: awaited.contains(scene.item.key), picture.viewport, ink, cairo)
    }
    paintMarks(over: picture, isMoving: moving != nil, segues, ink, cairo)
    sharpenLater()
  }

  /// A scene's caption and edge, or what stands for it.
  private func paintAround(
    _ scene: CanvasPicture.Scene, isAwaited: Bool, _ viewport: Viewport, _ ink: GdkRGBA,
    _ cairo: OpaquePointer
  ) {
    let item = scene.item
    if graph.arrangement.isMap {
      paintMapCaption(item, viewport, ink, cairo)
    } else {
      paintCaption(item, viewport, ink, cairo)
    }
    if isSymbol(item) {
      paintContainerSymbol(item, viewport.windowRect(item.body), ink, cairo)
    } else if scene.root == nil, let reference = reference(of: item) {
      paintReference(
        reference, viewport.windowRect(item.body),
        isOpen: documents.map?.destinations[item.scene] != nil, ink, cairo)
    } else if let card = cards[item.key], item.isFolded {
      paintCard(card, viewport.windowRect(item.body), ink, cairo)
    } else if isAwaited
      || scene.root == nil && shownMode != .compare
        && (preview.shown.early != nil || openedScene(item.key) != nil)
      || !item.isInDevice && (shownMode != .compare || scene.root != nil)
    {
      paintEdge(item, viewport, ink, cairo)
    }
  }

  /// What is drawn over the scenes.
  private func paintMarks(
    over picture: CanvasPicture, isMoving: Bool, _ segues: SegueLayer?, _ ink: GdkRGBA,
    _ cairo: OpaquePointer
  ) {
    if !isMoving, preview.running.interaction == nil { paintOverlays(picture, cairo) }
    if !isMoving { paintGuides(cairo) }
    paintMatches(picture, cairo)
    paintHovered(picture, cairo)
    if !isMoving { paintFocus(picture, cairo) }
    paintSelection(picture, cairo)
    if !isMoving { paintConstraintBars(cairo) }
    if playback.picture(from: nil) == nil { paintConstraint(cairo) }
    if !isMoving { measurements?.paint(cairo) }
    paintSegueDrag(picture.viewport, cairo)
    if !isMoving, shownMode == .compare { paintComparison(cairo, ink) }
    if shared.isActive { paintShared(picture, cairo, ink) }
    segues?.paintSymbols(cairo)
    paintTouches(picture, cairo)
    paintRulers(cairo)
    if !isMoving, preview.running.interaction == nil { paintOverview(cairo, ink) }
    paintEdgeRulers(cairo)
  }

  private func reference(of item: CanvasArrangement.Item) -> SceneReference? {
    shownMode == .compare ? shownScene(of: item)?.reference : graph.references[item.scene]
  }

  private func paintAnew(
    _ scene: CanvasPicture.Scene, of picture: CanvasPicture, on layers: CanvasLayers
  ) {
    guard let cairo = layers.shapes else { return }
    let (canvas, viewport) = (Canvas(borrowing: cairo), picture.viewport)
    canvas.saved {
      canvas.scale(viewport.zoom, viewport.zoom)
      canvas.translate(-viewport.x, -viewport.y)
      paint(scene, of: picture, on: canvas)
    }
  }

  /// Shows the picture that there is of a scene, or makes one.
  /// - Returns: false where there was no time for it.
  private func paintFromCache(
    _ scene: CanvasPicture.Scene, of picture: CanvasPicture, on layers: CanvasLayers
  ) -> Bool {
    guard scene.root != nil else { return true }
    let body = scene.item.body
    return cache.show(
      scene.item.key, in: picture.viewport.windowRect(body), of: body.size,
      density: Double(gtk_widget_get_scale_factor(area.widget)), isZooming: isZooming, on: layers
    ) { canvas in
      canvas.translate(-body.x, -body.y)
      paint(scene, of: picture, on: canvas)
    }
  }

  /// What is blurred once the zoom rests is sharpened frame by frame, and what there was no time for is painted.
  private func sharpenLater() {
    if cache.isBehind || cache.isBlurred && !isZooming { redrawLater() }
  }

  private func redrawLater() {
    let area = area
    MainLoop.whenIdle { gtk_widget_queue_draw(area.widget) }
  }

  func isInSight(_ item: CanvasArrangement.Item, _ viewport: Viewport) -> Bool {
    let rect = viewport.windowRect(item.body)
    let caption = graph.arrangement.captionHeight * viewport.zoom
    return rect.maxX > 0 && rect.x < size.width && rect.maxY > 0 && rect.y - caption < size.height
  }

  private func paint(
    _ scene: CanvasPicture.Scene, of picture: CanvasPicture, on canvas: Canvas
  ) {
    guard let root = scene.root else { return }
    let item = scene.item
    guard let device = item.device else {
      canvas.translate(item.screen.x, item.screen.y)
      canvas.scale(item.scale, item.scale)
      painter.paint(root, screen: item.screenSize, on: canvas)
      return
    }
    guard scene.turn == 0 else {
      canvas.translate(
        item.body.midX - device.size.width / 2, item.body.midY - device.size.height / 2)
      ScenePicture(
        root: root, canvasSize: item.screen.size, device: device, on: item.divided
      )
      .paint(with: painter, turnedBy: scene.turn, on: canvas)
      return
    }
    canvas.translate(item.body.x, item.body.y)
    canvas.scale(item.scale, item.scale)
    // On the way from one device to another the body has neither's shape.
    let shaped = device.resized(
      to: Size(width: item.body.width / item.scale, height: item.body.height / item.scale))
    ScenePicture(root: root, canvasSize: shaped.screen.size, device: shaped, on: item.divided)
      .paint(with: painter, on: canvas)
  }

  /// A line around a canvas without a device, which could be as bright as what is around it.
  private func paintEdge(
    _ item: CanvasArrangement.Item, _ viewport: Viewport, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    let rect = viewport.windowRect(item.screen)
    cairo_set_source_rgba(
      cairo, Double(ink.red), Double(ink.green), Double(ink.blue), isHighContrast ? 1 : 0.25)
    cairo_set_line_width(cairo, 1)
    cairo_rectangle(
      cairo, rect.x.rounded() - 0.5, rect.y.rounded() - 0.5, rect.width.rounded() + 1,
      rect.height.rounded() + 1)
    cairo_stroke(cairo)
  }

  private func paintCaption(
    _ item: CanvasArrangement.Item, _ viewport: Viewport, _ ink: GdkRGBA, _ cairo: OpaquePointer
  ) {
    let rect = viewport.windowRect(captionedRect(of: item))
    // Narrower than a few letters, a caption says nothing.
    guard rect.width > 40 else { return }
    let room = graph.arrangement.captionHeight * viewport.zoom
    let overhang = captionOverhang(of: item, rect, viewport.zoom)
    guard let layout = gtk_widget_create_pango_layout(area.widget, item.caption) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, gint(rect.width + 2 * overhang) * PANGO_SCALE)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    cairo_set_source_rgba(
      cairo, Double(ink.red), Double(ink.green), Double(ink.blue), isHighContrast ? 1 : 0.8)
    // A frame around what is chosen of several configurations has room there.
    let hasFrame = shownMode == .compare || shared.isActive
    let least = hasFrame && !graph.arrangement.isMatrix ? Self.focusRoom : 0
    let gap = min(max((room - Double(height)) / 2, least), hasFrame ? 10 : 6)
    cairo_move_to(
      cairo, (rect.x - overhang).rounded(), (rect.y - gap - Double(height)).rounded())
    pango_cairo_show_layout(cairo, layout)
  }

  /// Over which its caption stands: in a matrix all of its cell, below the room for it.
  private func captionedRect(of item: CanvasArrangement.Item) -> Rect {
    guard graph.arrangement.isMatrix else { return item.body }
    var rect = item.area
    rect.y += graph.arrangement.captionHeight
    rect.height -= graph.arrangement.captionHeight
    return rect
  }

  /// Logical pixels on each side of an item that its caption may take as well: of a few that are compared, half of
  /// what is free up to the next one or the window's edge.
  private func captionOverhang(
    of item: CanvasArrangement.Item, _ rect: Rect, _ zoom: Double
  ) -> Double {
    guard shownMode == .compare || shared.isActive, !graph.arrangement.isMatrix else { return 0 }
    var free = min(rect.width, rect.x, size.width - rect.maxX)
    let top = item.body.y - graph.arrangement.captionHeight
    for other in graph.arrangement.items where other.key != item.key {
      guard other.body.y < item.body.maxY, other.body.maxY > top else { continue }
      let between = max(other.body.x - item.body.maxX, item.body.x - other.body.maxX)
      free = min(free, between * zoom / 2)
    }
    return max(free - 2, 0)
  }

  /// A ring around the scene that keys are about, while they are the canvas's.
  private func paintFocus(_ picture: CanvasPicture, _ cairo: OpaquePointer) {
    guard gtk_widget_has_visible_focus(area.widget) != 0, shownMode != .compare, !shared.isActive,
      let item = selectedItem ?? picture.scenes.first?.item
    else { return }
    let body = picture.viewport.windowRect(item.body)
    let (gap, radius) = (5.0, 8.0)
    let (left, top) = (body.x.rounded() - gap, body.y.rounded() - gap)
    let (right, bottom) = (body.maxX.rounded() + gap, body.maxY.rounded() + gap)
    cairo_new_sub_path(cairo)
    for (x, y, start) in [
      (right - radius, top + radius, -0.5), (right - radius, bottom - radius, 0.0),
      (left + radius, bottom - radius, 0.5), (left + radius, top + radius, 1.0),
    ] {
      cairo_arc(cairo, x, y, radius, start * .pi, (start + 0.5) * .pi)
    }
    cairo_close_path(cairo)
    cairo_set_line_width(cairo, Self.selectionWidth)
    theme.accent.set(cairo, alpha: isHighContrast ? 1 : 0.6)
    cairo_stroke(cairo)
  }

  private func paintSelection(_ picture: CanvasPicture, _ cairo: OpaquePointer) {
    if documents.map != nil, let chosen = preview.opened.chosen?.key,
      let item = graph.arrangement.item(key: chosen)
    {
      paintOutline(around: picture.viewport.windowRect(item.body), cairo)
    }
    guard var selection = preview.selection.element else { return }
    if selection.segue != nil {
      // What starts the selected segue.
      guard let source = preview.selection.segue?.source, source.view != nil else { return }
      selection = Selection(scene: selection.scene, view: source.view)
    }
    for scene in picture.scenes where scene.item.scene == selection.scene {
      // A scene that is compared is selected as a whole in that its configuration is chosen.
      if selection.view == nil, shownMode == .compare { continue }
      for view in preview.selection.alsoSelected {
        paintSelection(
          Selection(scene: selection.scene, view: view), in: scene, picture, cairo)
      }
      paintSelection(selection, in: scene, picture, cairo)
    }
  }

  private func paintSelection(
    _ selection: Selection, in scene: CanvasPicture.Scene, _ picture: CanvasPicture,
    _ cairo: OpaquePointer
  ) {
    guard let view = selection.view, !scene.item.isFolded else {
      return paintOutline(around: picture.viewport.windowRect(scene.item.body), cairo)
    }
    guard let place = place(of: view, in: scene.item, showing: scene.root) else { return }
    // What starts a segue may be scrolled out of sight, and has no outline then.
    let middle = (place.frame.midX, place.frame.midY)
    if preview.selection.element?.segue != nil, !place.window.contains(middle) { return }
    paintOutline(
      around: place.frame, within: place.window, isDashed: !place.isThere, in: picture.viewport,
      cairo)
  }

  /// - Parameters:
  ///   - rect: in logical pixels.
  ///   - isDashed: around what isn't there.
  func paintOutline(around rect: Rect, isDashed: Bool = false, _ cairo: OpaquePointer) {
    let outset = Self.selectionWidth / 2
    // On whole pixels, where a line of two is as sharp as it can be.
    let (left, top) = (rect.x.rounded(), rect.y.rounded())
    let (right, bottom) = (max(rect.maxX.rounded(), left + 1), max(rect.maxY.rounded(), top + 1))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if isDashed { cairo_set_dash(cairo, [6, 4], 2, 0) }
    for (width, color) in strokes {
      cairo_set_line_width(cairo, width)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_rectangle(
        cairo, left - outset, top - outset, right - left + 2 * outset,
        bottom - top + 2 * outset)
      cairo_stroke(cairo)
    }
  }

  /// What marks are drawn with: a light line under the coloured one is seen on any content.
  var strokes: [(width: Double, color: (red: Double, green: Double, blue: Double, alpha: Double))] {
    let accent = theme.accent
    return [
      (Self.selectionWidth + 2, (1, 1, 1, 0.8)),
      (Self.selectionWidth, (Double(accent.red), Double(accent.green), Double(accent.blue), 1)),
    ]
  }
}
