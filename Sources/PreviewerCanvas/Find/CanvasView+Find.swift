import CGtk
import Drawing
import PreviewerLayers
import PreviewerModel
import Traits

/// Marks on what was found.
extension CanvasView {
  /// Logical pixels.
  private static let markWidth = 2.0
  /// Of a highlighter's amber over what it marks.
  private static let markOpacity = 0.28

  func paintMatches(_ picture: CanvasPicture, _ cairo: OpaquePointer) {
    guard finder.result != nil else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    for scene in picture.scenes where isInSight(scene.item, picture.viewport) {
      let matches = finder.matches(in: scene.item.scene)
      if matches.isMatch || scene.item.isFolded && !matches.views.isEmpty {
        paintMark(picture.viewport.windowRect(scene.item.body), isFilled: false, cairo)
      }
      guard !matches.views.isEmpty else { continue }
      let screen = scene.item.screen
      let visible = scene.item.sceneRect
      scene.root?.eachFrame(within: visible) { view, frame, window in
        // What is scrolled or laid out beyond what is seen isn't seen there.
        guard matches.views.contains(view.id), OutOfSight(frame, beside: window) == nil
        else { return }
        let seen = scene.item.place(of: frame.clipped(to: window))
        // What fills the screen would colour all that is in it.
        let isLarge = seen.width * seen.height > screen.width * screen.height / 2
        paintMark(picture.viewport.windowRect(seen), isFilled: !isLarge, cairo)
      }
    }
  }

  /// - Parameter rect: in logical pixels.
  private func paintMark(_ rect: Rect, isFilled: Bool, _ cairo: OpaquePointer) {
    func setColor(_ alpha: Double) { cairo_set_source_rgba(cairo, 1, 0.75, 0, alpha) }
    if isFilled {
      cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
      setColor(Self.markOpacity)
      cairo_fill(cairo)
    }
    // Around it, so that of what is small as much is seen as of what is large.
    let outset = Self.markWidth / 2 + 1
    cairo_rectangle(
      cairo, rect.x - outset, rect.y - outset, rect.width + 2 * outset, rect.height + 2 * outset)
    // A dark line under the bright one is seen on any content.
    cairo_set_line_width(cairo, Self.markWidth + 2)
    cairo_set_source_rgba(cairo, 0.25, 0.15, 0, 0.55)
    cairo_stroke_preserve(cairo)
    cairo_set_line_width(cairo, Self.markWidth)
    setColor(1)
    cairo_stroke(cairo)
  }
}

extension DrawnView {
  /// Visits this view and those in it that are shown, each with its frame in the coordinates of this one's
  /// superview, and the part of that which isn't cut off there.
  fileprivate func eachFrame(
    x: Double = 0, y: Double = 0, within visible: Rect, _ body: (DrawnView, Rect, Rect) -> Void
  ) {
    if look.isHidden == true { return }
    let placed = frame.moved(x: x, y: y)
    body(self, placed, visible)
    let window = window(at: placed, within: visible)
    for child in children {
      let shift = self.shift(of: child)
      child.eachFrame(
        x: placed.x + shift.x, y: placed.y + shift.y, within: child.isOverlay ? visible : window,
        body)
    }
  }
}
