import CGtk
import Drawing
import Localization
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// Guides over scenes: dragged out of the rulers, moved, and removed by dragging them back.
extension CanvasView {
  /// Logical pixels beside a guide within which it is taken, and beside an edge within which it is taken to that.
  private static let slack = 4.0
  private static let snapReach = 6.0

  /// Nil also where its scene isn't on the canvas.
  private var shownSelectedGuide: PlacedGuide? {
    guard showsRulers, let selected = guides.selected, graph.arrangement.item(selected.scene) != nil
    else {
      return nil
    }
    return selected
  }

  /// In words; nil where none is selected.
  var guideDescription: String? {
    shownSelectedGuide.map { localized("Guide: %1$s.", $0.guide.text) }
  }

  // MARK: - Pointer

  /// The guide at a position of the window, and the item that it is on.
  package func guide(x: Double, y: Double) -> (placed: PlacedGuide, item: CanvasArrangement.Item)? {
    guard showsRulers, !isOnRulers(x: x, y: y) else { return nil }
    let point = viewport.canvasPoint((x, y))
    guard let item = graph.arrangement.items.first(where: { $0.screen.contains(point) }),
      !item.isFolded
    else { return nil }
    let slack = Self.slack / viewport.zoom / item.scale
    func distance(_ guide: Guide) -> Double {
      guide.axis == .x
        ? abs(item.scenePoint(point).x - guide.position)
        : abs(item.scenePoint(point).y - guide.position)
    }
    let nearest = guides[item.scene].min { distance($0) < distance($1) }
    return nearest.flatMap { guide in
      distance(guide) <= slack ? (PlacedGuide(scene: item.scene, guide: guide), item) : nil
    }
  }

  /// What can be dragged has the pointer of that.
  func pointAtGuide(x: Double, y: Double) {
    guard showsRulers || guides.pointedAxis != nil else { return }
    let axis = pointer.isSpaceDown ? nil : ruler(x: x, y: y) ?? guide(x: x, y: y)?.placed.guide.axis
    redraw()
    guard guides.point(at: axis) else { return }
    let cursor = axis.map { $0 == .x ? "ew-resize" : "ns-resize" }
    gtk_widget_set_cursor_from_name(area.widget, cursor)
  }

  func addGuideDrag() {
    guard let drag = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(drag, guint(GDK_BUTTON_PRIMARY))
    let raw = UnsafeMutableRawPointer(drag)
    var begun: (x: Double, y: Double, drag: GuideBoard.Drag, item: CanvasArrangement.Item)?
    Signal.onPoint(raw, "drag-begin") { [weak self] x, y in
      begun = nil
      guard let self, !pointer.isSpaceDown else { return }
      if let axis = ruler(x: x, y: y), let item = rulerItem {
        let new = PlacedGuide(scene: item.scene, guide: Guide(axis: axis, position: 0))
        begun = (x, y, GuideBoard.Drag(old: nil, placed: new), item)
      } else if let found = guide(x: x, y: y) {
        guides.select(found.placed)
        begun = (
          x, y, GuideBoard.Drag(old: found.placed.guide, placed: found.placed, isBack: false),
          found.item
        )
      }
    }
    Signal.onPoint(raw, "drag-update") { [weak self] dx, dy in
      guard let self, let begun, guides.drag != nil || abs(dx) + abs(dy) >= Self.slack else {
        return
      }
      guides.move(to: moved(begun.drag, to: (begun.x + dx, begun.y + dy), on: begun.item))
      redraw()
    }
    Signal.onPoint(raw, "drag-end") { [weak self] _, _ in
      begun = nil
      self?.guides.endDrag()
    }
    add(drag)
  }

  private func moved(
    _ drag: GuideBoard.Drag, to position: (x: Double, y: Double), on item: CanvasArrangement.Item
  ) -> GuideBoard.Drag {
    var drag = drag
    let axis = drag.placed.guide.axis
    let point = viewport.canvasPoint(position)
    let isAcross = axis == .x
    let inScene = item.scenePoint(point)
    let snap = GuideSnap(
      isAcross ? inScene.x : inScene.y, to: edges(of: item, along: axis),
      reach: Self.snapReach / viewport.zoom / item.scale,
      limit: isAcross ? item.screenSize.width : item.screenSize.height)
    drag.placed.guide.position = snap.position
    drag.view = snap.view
    drag.isBack = (isAcross ? position.x : position.y) < EdgeRulers.width
    return drag
  }

  /// Of everything that is seen of a scene.
  private func edges(of item: CanvasArrangement.Item, along axis: Guide.Axis) -> [GuideSnap.Edge] {
    var edges: [GuideSnap.Edge] = []
    graph.contents[item.key]?.visitPlaced { view, frame, isSeen in
      guard isSeen else { return }
      for position in axis == .x ? [frame.x, frame.maxX] : [frame.y, frame.maxY] {
        edges.append(GuideSnap.Edge(position: position, view: view.id))
      }
    }
    return edges
  }

  // MARK: - Keyboard

  /// Puts a guide to the selection's next edge, and selects it.
  package func addGuideAtSelection() {
    guard showsRulers, let item = rulerItem, selectedItem?.key == item.key,
      let selected = selectedRect()
    else { return }
    let onCanvas = preview.selection.element?.view == nil ? item.screen : selected
    let (start, end) = (
      item.scenePoint((onCanvas.x, onCanvas.y)), item.scenePoint((onCanvas.maxX, onCanvas.maxY))
    )
    let rect = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    guides.add(at: rect, of: item.scene)
  }

  package func removeGuides() {
    guard let scene = rulerItem?.scene else { return }
    guides.removeAll(of: scene)
  }

  /// Arrow keys move the selected guide, with Shift by eight; Delete removes it, Escape leaves it.
  /// - Returns: False where there is none, or for other keys.
  func typedAtGuide(_ key: Int32, withShift: Bool) -> Bool {
    guard let selected = shownSelectedGuide else { return false }
    let step = withShift ? Self.largeStep : 1
    switch (key, selected.guide.axis) {
    case (GDK_KEY_Left, .x), (GDK_KEY_KP_Left, .x), (GDK_KEY_Up, .y), (GDK_KEY_KP_Up, .y):
      move(selected, by: -step)
    case (GDK_KEY_Right, .x), (GDK_KEY_KP_Right, .x), (GDK_KEY_Down, .y), (GDK_KEY_KP_Down, .y):
      move(selected, by: step)
    case (GDK_KEY_Delete, _), (GDK_KEY_KP_Delete, _), (GDK_KEY_BackSpace, _):
      guides.remove(selected)
    case (GDK_KEY_Escape, _): guides.select(nil)
    default: return false
    }
    return true
  }

  private func move(_ selected: PlacedGuide, by step: Double) {
    guard let screen = graph.arrangement.item(selected.scene)?.screenSize else { return }
    let limit = selected.guide.axis == .x ? screen.width : screen.height
    guides.move(selected, by: step, limit: limit)
  }

  // MARK: - Painting

  func paintGuides(_ cairo: OpaquePointer) {
    guard showsRulers else { return }
    GuideLayer(
      surface: surface, guides: guides, items: graph.arrangement.items,
      inset: EdgeRulers.width, pointer: pointer.place,
      edge: draggedGuideEdge
    ).paint(where: { isInSight($0, viewport) }, cairo)
  }

  /// The view at whose edge a guide is that is dragged.
  private var draggedGuideEdge: (rect: Rect, name: String?)? {
    guard let drag = guides.drag, let view = drag.view,
      let item = graph.arrangement.item(drag.placed.scene),
      let frame = graph.contents[item.key]?.placedFrame(of: view)
    else { return nil }
    return (item.place(of: frame), shownScene(of: item)?.view(view)?.view.name)
  }
}
