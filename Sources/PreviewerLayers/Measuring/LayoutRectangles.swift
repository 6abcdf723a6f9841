import CGtk
import Drawing
import Traits
import WorkerProtocol

/// The rectangles inside and around views that constraints act on.
struct LayoutRectangles: CanvasLayer {
  let surface: CanvasSurface
  let overlays: Set<Overlay>
  /// The ids of views whose margins are shown whatever constraints are to them.
  let chosen: Set<String>

  /// Logical pixels.
  private static let lineWidth = 1.5
  private static let dashes = [4.0, 3.0]

  func paint(
    of root: DrawnView, in scene: ResolvedScene, _ item: CanvasArrangement.Item,
    _ cairo: OpaquePointer
  ) {
    let withMargins = overlays.contains(.margins) ? scene.viewsWithMargins : []
    root.visitPlaced { view, frame, isSeen in
      guard isSeen, let geometry = view.unrounded else { return }
      let alignment = frame.inset(by: geometry.alignmentOutsets)
      if overlays.contains(.alignment) {
        paintAlignment(alignment, frame, on: item, cairo)
      }
      if overlays.contains(.margins),
        view.id == root.id || withMargins.contains(view.id) || chosen.contains(view.id)
      {
        paint(
          alignment.inset(by: geometry.layoutMargins), .margin, isDashed: false, on: item, cairo)
      }
      guard overlays.contains(.guides) else { return }
      for guide in geometry.layoutGuides ?? [] {
        paint(guide.frame.moved(to: frame), .guide, isDashed: true, on: item, cairo)
      }
    }
  }

  /// The frame is drawn, too, where it is another one.
  private func paintAlignment(
    _ alignment: Rect, _ frame: Rect, on item: CanvasArrangement.Item, _ cairo: OpaquePointer
  ) {
    if alignment != frame { paint(frame, .alignment, isDashed: true, on: item, cairo) }
    paint(alignment, .alignment, isDashed: false, on: item, cairo)
  }

  /// - Parameter rect: Of the scene; a line where it has no width or height.
  private func paint(
    _ rect: Rect, _ color: MarkColor, isDashed: Bool, on item: CanvasArrangement.Item,
    _ cairo: OpaquePointer
  ) {
    let rect = viewport.windowRect(item.place(of: rect))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_line_width(cairo, Self.lineWidth)
    if isDashed { cairo_set_dash(cairo, Self.dashes, Int32(Self.dashes.count), 0) }
    color.set(cairo)
    // Inside its edges, so that neighbours are told apart.
    let inset = Self.lineWidth / 2
    cairo_rectangle(
      cairo, rect.x.rounded() + inset, rect.y.rounded() + inset,
      max(rect.width.rounded() - 2 * inset, 0), max(rect.height.rounded() - 2 * inset, 0))
    cairo_stroke(cairo)
  }
}

extension ResolvedScene {
  /// The ids of views to whose margins constraints are.
  fileprivate var viewsWithMargins: Set<String> {
    var ids: Set<String> = []
    for constraint in constraints ?? [] {
      for (view, attribute) in zip(constraint.views, constraint.attributes ?? [])
      where attribute.contains("Margin") {  // Not translated.
        ids.insert(view)
      }
    }
    return ids
  }
}

extension Rect {
  /// The same on the canvas, for what is in the coordinates of a screen that is there.
  func moved(to screen: Rect) -> Rect {
    var moved = self
    moved.x += screen.x
    moved.y += screen.y
    return moved
  }
}
