import CGtk
import Traits

/// The guides over scenes.
package struct GuideLayer: CanvasLayer {
  package let surface: CanvasSurface
  package let guides: GuideBoard
  /// Everything that is on the canvas.
  package let items: [CanvasArrangement.Item]
  /// Logical pixels at the top and the left that rulers take.
  package let inset: Double
  /// In logical pixels of the window.
  package let pointer: (x: Double, y: Double)
  /// The view at whose edge a guide is that is dragged: on the canvas, in points.
  package let edge: (rect: Rect, name: String?)?

  package init(
    surface: CanvasSurface, guides: GuideBoard, items: [CanvasArrangement.Item], inset: Double,
    pointer: (x: Double, y: Double), edge: (rect: Rect, name: String?)?
  ) {
    self.surface = surface
    self.guides = guides
    self.items = items
    self.inset = inset
    self.pointer = pointer
    self.edge = edge
  }

  private static let dashes = [5.0, 3.0]

  /// - Parameter isInSight: Whether something of an item is seen.
  package func paint(where isInSight: (CanvasArrangement.Item) -> Bool, _ cairo: OpaquePointer) {
    for item in items where !item.isFolded && isInSight(item) {
      let screen = viewport.windowRect(item.screen)
      for guide in guides.shown(in: item.scene) {
        let isChosen = guides.isChosen(PlacedGuide(scene: item.scene, guide: guide))
        paint(guide, over: screen, scale: viewport.zoom * item.scale, isChosen: isChosen, cairo)
      }
    }
    paintDragged(cairo)
    guard guides.drag == nil, let selected = guides.selected, let item = item(of: selected.scene)
    else { return }
    paintText(selected.guide.text, of: selected.guide, on: item, cairo)
  }

  private func item(of scene: String) -> CanvasArrangement.Item? {
    items.first { $0.scene == scene }
  }

  /// - Parameters:
  ///   - screen: The scene's, in logical pixels.
  ///   - scale: Logical pixels to a point of the scene.
  private func paint(
    _ guide: Guide, over screen: Rect, scale: Double, isChosen: Bool, _ cairo: OpaquePointer
  ) {
    let isAcross = guide.axis == .x
    let place =
      ((isAcross ? screen.x : screen.y) + guide.position * scale).rounded() + 0.5
    // A light line under the coloured one is seen on any content.
    for (width, isLight) in [(isChosen ? 4.0 : 3.0, true), (isChosen ? 2.0 : 1.0, false)] {
      cairo_set_line_width(cairo, width)
      if isLight { cairo_set_source_rgba(cairo, 1, 1, 1, 0.6) } else { MarkColor.ruler.set(cairo) }
      cairo_move_to(cairo, isAcross ? place : screen.x, isAcross ? screen.y : place)
      cairo_line_to(cairo, isAcross ? place : screen.maxX, isAcross ? screen.maxY : place)
      cairo_stroke(cairo)
    }
  }

  /// Where it is, in figures, and the view at whose edge it is.
  private func paintDragged(_ cairo: OpaquePointer) {
    guard let drag = guides.drag, !drag.isBack, let item = item(of: drag.placed.scene) else {
      return
    }
    var text = drag.placed.guide.text
    if let edge {
      let rect = viewport.windowRect(edge.rect)
      cairo_save(cairo)
      MarkColor.ruler.set(cairo)
      cairo_set_line_width(cairo, 1)
      cairo_set_dash(cairo, Self.dashes, Int32(Self.dashes.count), 0)
      cairo_rectangle(
        cairo, rect.x.rounded() + 0.5, rect.y.rounded() + 0.5, rect.width.rounded() - 1,
        rect.height.rounded() - 1)
      cairo_stroke(cairo)
      cairo_restore(cairo)
      if let name = edge.name { text += " · \(name)" }
    }
    paintText(text, of: drag.placed.guide, on: item, cairo)
  }

  /// Beside the pointer while a guide is dragged, else at its end.
  private func paintText(
    _ text: String, of guide: Guide, on item: CanvasArrangement.Item, _ cairo: OpaquePointer
  ) {
    let screen = viewport.windowRect(item.screen)
    let start = guide.axis == .x ? screen.x : screen.y
    let place = start + guide.position * viewport.zoom * item.scale
    let isDragged = guides.drag != nil
    let room = inset + 14
    if guide.axis == .x {
      let y = isDragged ? pointer.y - 22 : max(screen.y, room)
      paintMark(text, at: (place, y), .ruler, cairo)
    } else {
      let x = isDragged ? pointer.x + 40 : max(screen.x, room + 20)
      paintMark(text, at: (x, place), .ruler, cairo)
    }
  }
}
