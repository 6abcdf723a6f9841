import CGtk
import Drawing
import PreviewerModel
import Traits
import WorkerProtocol

/// Overlays over the scenes of the design: what is drawn on each of them, however many there are.
package struct SceneOverlays: CanvasLayer {
  /// A scene that is seen, and where.
  package typealias Scene = (root: DrawnView, scene: ResolvedScene, item: CanvasArrangement.Item)

  package let surface: CanvasSurface
  package let overlays: Set<Overlay>
  /// The ids of the views of a scene that are selected.
  let chosen: @MainActor (_ scene: String) -> Set<String>

  package init(
    surface: CanvasSurface, overlays: Set<Overlay>,
    chosen: @escaping @MainActor (_ scene: String) -> Set<String>
  ) {
    self.surface = surface
    self.overlays = overlays
    self.chosen = chosen
  }

  /// Points: what a control's touch area should have at least. Source: Human Interface Guidelines, Accessibility.
  private static let leastTapTarget = 44.0
  /// Logical pixels of a device's pixel, below which a grid would only be grey.
  private static let leastGridPixel = 6.0

  /// Whether there is nothing to be drawn on any scene.
  package var isEmpty: Bool {
    // What isn't drawn here, and the pixels where none is large enough, on whatever screen.
    var silent: Set<Overlay> = [.constraints, .rulers]
    if viewport.zoom < Self.leastGridPixel { silent.insert(.pixelGrid) }
    return overlays.isSubset(of: silent)
  }

  package func paint(over seen: Scene, _ cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let screen = viewport.windowRect(seen.item.screen)
    cairo_rectangle(cairo, screen.x, screen.y, screen.width, screen.height)
    cairo_clip(cairo)
    paint(over: seen.root, of: seen.scene, seen.item, cairo)
  }

  private func paint(
    over root: DrawnView, of scene: ResolvedScene, _ item: CanvasArrangement.Item,
    _ cairo: OpaquePointer
  ) {
    if overlays.contains(.pixelGrid) { paintPixelGrid(of: scene, item, cairo) }
    if !overlays.isDisjoint(with: [.wireframe, .tapTargets, .hidden]) {
      root.visitPlaced { view, frame, isSeen in
        let rect = viewport.windowRect(item.place(of: frame))
        if isSeen, overlays.contains(.wireframe) { paintWire(rect, cairo) }
        if !isSeen, overlays.contains(.hidden) { paintHidden(rect, cairo) }
        if isSeen, overlays.contains(.tapTargets), view.isTouched,
          frame.width < Self.leastTapTarget || frame.height < Self.leastTapTarget
        {
          paintTapTarget(rect, least: Self.leastTapTarget * viewport.zoom * item.scale, cairo)
        }
      }
    }
    if !overlays.isDisjoint(with: Overlay.needingGeometry) {
      LayoutRectangles(surface: surface, overlays: overlays, chosen: chosen(scene.id))
        .paint(of: root, in: scene, item, cairo)
    }
    if overlays.contains(.safeArea) { paintSafeArea(of: scene, item, cairo) }
  }

  private func paintSafeArea(
    of scene: ResolvedScene, _ item: CanvasArrangement.Item, _ cairo: OpaquePointer
  ) {
    let outer = viewport.windowRect(item.screen)
    let inner = viewport.windowRect(
      item.place(of: item.sceneRect.inset(by: scene.safeArea)))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_rectangle(cairo, outer.x, outer.y, outer.width, outer.height)
    cairo_rectangle(cairo, inner.x, inner.y, inner.width, inner.height)
    MarkColor.safeArea.set(cairo, alpha: 0.22)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    MarkColor.safeArea.set(cairo)
    cairo_set_line_width(cairo, 1.5)
    cairo_rectangle(cairo, inner.x, inner.y, inner.width, inner.height)
    cairo_stroke(cairo)
  }

  private func paintWire(_ rect: Rect, _ cairo: OpaquePointer) {
    cairo_set_line_width(cairo, 1)
    for (inset, isLight) in [(1.5, true), (0.5, false)] {
      if isLight {
        cairo_set_source_rgba(cairo, 1, 1, 1, 0.5)
      } else {
        MarkColor.constraint.set(cairo, alpha: 0.9)
      }
      cairo_rectangle(
        cairo, rect.x.rounded() + inset, rect.y.rounded() + inset,
        max(rect.width.rounded() - 2 * inset, 0), max(rect.height.rounded() - 2 * inset, 0))
      cairo_stroke(cairo)
    }
  }

  private func paintHidden(_ rect: Rect, _ cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
    MarkColor.hidden.set(cairo, alpha: 0.15)
    cairo_fill_preserve(cairo)
    cairo_set_dash(cairo, [5, 3], 2, 0)
    cairo_set_line_width(cairo, 1.5)
    MarkColor.hidden.set(cairo)
    cairo_stroke(cairo)
  }

  /// - Parameter least: Logical pixels that it should have.
  private func paintTapTarget(_ rect: Rect, least: Double, _ cairo: OpaquePointer) {
    let (width, height) = (max(rect.width, least), max(rect.height, least))
    let wanted = Rect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
    MarkColor.tapTarget.set(cairo, alpha: 0.25)
    cairo_fill(cairo)
    cairo_rectangle(cairo, wanted.x, wanted.y, wanted.width, wanted.height)
    cairo_set_dash(cairo, [3, 2], 2, 0)
    cairo_set_line_width(cairo, 1.5)
    MarkColor.tapTarget.set(cairo)
    cairo_stroke(cairo)
  }

  private func paintPixelGrid(
    of scene: ResolvedScene, _ item: CanvasArrangement.Item, _ cairo: OpaquePointer
  ) {
    let step = viewport.zoom * item.scale / (scene.traits.displayScale ?? 2)
    guard step >= Self.leastGridPixel else { return }
    let screen = viewport.windowRect(item.screen)
    let (left, right) = (max(screen.x, 0), min(screen.maxX, size.width))
    let (top, bottom) = (max(screen.y, 0), min(screen.maxY, size.height))
    guard left < right, top < bottom else { return }
    cairo_set_line_width(cairo, 1)
    cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 0.3)
    var x = screen.x + ((left - screen.x) / step).rounded(.up) * step
    while x < right {
      cairo_move_to(cairo, x.rounded() + 0.5, top)
      cairo_line_to(cairo, x.rounded() + 0.5, bottom)
      x += step
    }
    var y = screen.y + ((top - screen.y) / step).rounded(.up) * step
    while y < bottom {
      cairo_move_to(cairo, left, y.rounded() + 0.5)
      cairo_line_to(cairo, right, y.rounded() + 0.5)
      y += step
    }
    cairo_stroke(cairo)
  }
}

extension DrawnView {
  /// Whether it is there to be touched.
  fileprivate var isTouched: Bool {
    look.kind.isOperated && look.kind != .textView && look.isInteractive != false
  }

  /// Calls for every view with its frame in the coordinates of the tree's superview, in points, and whether
  /// it and all that it is in are shown.
  package func visitPlaced(
    x: Double = 0, y: Double = 0, isSeen: Bool = true,
    _ body: (_ view: DrawnView, _ frame: Rect, _ isSeen: Bool) -> Void
  ) {
    var placed = frame
    placed.x += x
    placed.y += y
    let isSeen = isSeen && look.isHidden != true && look.alpha != 0
    body(self, placed, isSeen)
    for child in children {
      let shift = self.shift(of: child)
      child.visitPlaced(x: placed.x + shift.x, y: placed.y + shift.y, isSeen: isSeen, body)
    }
  }
}
