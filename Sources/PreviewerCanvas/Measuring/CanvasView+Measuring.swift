import CGtk
import Drawing
import Localization
import PreviewerLayers
import PreviewerModel
import Traits

/// Measuring on the canvas: what is under the pointer has an outline, and while Alt is down there are the
/// distances from what is selected to that or, without it, to its superview and the safe area.
extension CanvasView {
  /// What there is to measure now; nil while Alt is up or no view is selected.
  var measurements: Measurements? {
    guard pointer.isMeasuring, preview.running.interaction == nil,
      let selected = preview.selection.element?.view,
      let item = selectedItem, !item.isFolded, let scene = shownScene(of: item),
      let from = selectedRect()
    else { return nil }
    func place(_ id: String?) -> Measurements.Place? {
      guard let id, let found = scene.view(id) else { return nil }
      return (name(id, in: item.scene), item.place(of: found.frame))
    }
    let hovered = pointer.hovered.flatMap { $0.scene == item.scene ? $0.view : nil }
    let screen = Rect(x: 0, y: 0, width: scene.canvas.width, height: scene.canvas.height)
    return Measurements(
      from: from, to: hovered == selected || hovered == scene.root?.id ? nil : place(hovered),
      superview: place(preview.selection.parent?.view),
      safeArea: item.place(of: screen.inset(by: scene.safeArea)), scale: item.scale, on: surface)
  }

  /// What the outline calls a view.
  private func name(_ view: String, in scene: String) -> String {
    preview.shown.outline.index(of: Selection(scene: scene, view: view))
      .map { preview.shown.outline.nodes[$0].name } ?? view
  }

  // MARK: Keys and pointer

  static func measures(_ key: UInt32) -> Bool {
    key == UInt32(GDK_KEY_Alt_L) || key == UInt32(GDK_KEY_Alt_R)
  }

  /// - Parameters:
  ///   - x: in logical pixels of the area, as is `y`.
  ///   - state: the modifiers of the pointer's event; Alt may be pressed or let go elsewhere.
  func hover(x: Double, y: Double, _ state: UInt32) {
    pointer.setMeasuring(state & GDK_ALT_MASK.rawValue != 0)
    let found =
      preview.running.interaction == nil && !pointer.isSpaceDown && !isOnOverview(x: x, y: y)
        && !isOnRulers(x: x, y: y)
      ? selection(x: x, y: y) : nil
    let point = viewport.canvasPoint((x, y))
    pointer.hover(
      over: found, on: found.flatMap { _ in graph.arrangement.item(x: point.x, y: point.y)?.key })
  }

  /// An outline around the view under the pointer.
  func paintHovered(_ picture: CanvasPicture, _ cairo: OpaquePointer) {
    guard preview.running.interaction == nil, guides.drag == nil, let hovered = pointer.hovered,
      let id = hovered.view, !preview.selection.views.contains(id),
      let scene = picture.scenes.first(where: { $0.item.key == pointer.hoveredItem }),
      let frame = scene.root?.placedFrame(of: id)
    else { return }
    let rect = picture.viewport.windowRect(scene.item.place(of: frame))
    theme.accent.set(cairo, alpha: 0.85)
    cairo_set_line_width(cairo, 1)
    cairo_rectangle(
      cairo, rect.x.rounded() + 0.5, rect.y.rounded() + 0.5, max(rect.width.rounded() - 1, 1),
      max(rect.height.rounded() - 1, 1))
    cairo_stroke(cairo)
  }
}
