import Scenes
import Staging
import TextMetrics
import Traits

/// Paints trees of views. One painter serves many trees: it remembers the texts and images it has seen.
package final class ViewPainter {
  let texts: TextPainter
  let images = ImageStore()

  /// The images for which placeholders were drawn though they have files, since this was asked last.
  package func takeUndrawnImages() -> [UndrawnImage] { images.takeUndrawn() }

  package init(measurer: CompatibleTextMeasurer = CompatibleTextMeasurer()) {
    texts = TextPainter(measurer: measurer)
  }

  /// Paints a tree on the screen that it fills; the canvas's origin is the screen's.
  /// - Parameter size: The screen's, in points.
  package func paint(_ root: DrawnView, screen size: Size, on canvas: Canvas) {
    let theme = Theme(.light).inside(root.look)
    canvas.saved {
      canvas.clip(Path(Rect(size)))
      guard let cardTop = root.look.cardTop else {
        // A window's own colour shows where the root view has none.
        canvas.fill(Rect(size), theme[.systemBackground])
        return paint(root, on: canvas)
      }
      paint(root, inCardFrom: cardTop, size, theme, on: canvas)
    }
  }

  /// Paints a sheet as the one before a view that nothing is known of.
  private func paint(
    _ root: DrawnView, inCardFrom top: Double, _ size: Size, _ theme: Theme, on canvas: Canvas
  ) {
    func card(_ x: Double, _ y: Double) -> Path {
      Path(
        Rect(x: x, y: y, width: size.width - 2 * x, height: size.height),
        radius: CardLook.cornerRadius)
    }
    canvas.fill(Rect(size), Color(white: 0))
    var sheet = root
    let statusBars = sheet.children.filter { $0.look.kind == .statusBar && $0.isOverlay }
    let behind = CardLook.presenterTop(statusBarHeight: statusBars.first?.frame.height ?? 0)
    canvas.fill(card(CardLook.presenterInset, behind), theme[.systemGray4])
    sheet.children.removeAll { $0.look.kind == .statusBar && $0.isOverlay }
    canvas.saved {
      canvas.clip(card(0, top))
      canvas.fill(Rect(size), theme[.systemBackground])
      paint(sheet, on: canvas)
    }
    canvas.translate(root.frame.x, root.frame.y)
    for bar in statusBars { paint(bar, theme: theme, on: canvas) }
  }

  /// Paints a tree; the canvas's origin is that of the root's superview.
  package func paint(_ root: DrawnView, on canvas: Canvas) {
    paint(root, theme: Theme(.light), on: canvas)
  }

  private func paint(_ view: DrawnView, theme: Theme, on canvas: Canvas) {
    let look = view.look
    let alpha = look.alpha ?? 1
    guard look.isHidden != true, alpha > 0.005, view.frame.isFinite else { return }
    let theme = theme.inside(look)
    let bounds = Rect(
      x: 0, y: 0, width: max(0, view.frame.width), height: max(0, view.frame.height))
    canvas.saved {
      canvas.translate(view.frame.x, view.frame.y)
      if let scale = look.scale {
        canvas.translate(bounds.width / 2 * (1 - scale), 0)
        canvas.scale(scale, scale)
      }
      if let transform = look.transform { canvas.apply(transform, in: bounds) }
      canvas.group(alpha: alpha) {
        if let arrow = look.arrow { paintPopover(arrow, look, bounds, theme, on: canvas) }
        canvas.saved {
          if look.clipsToBounds == true {
            canvas.clip(Path(bounds, radius: look.cornerRadius ?? 0))
          }
          let brush = Brush(
            canvas: canvas, view: view, bounds: bounds, theme: theme, texts: texts, images: images)
          brush.paintBackground()
          brush.paintContent()
          for child in view.children where !child.isOverlay {
            canvas.saved {
              let shift = view.shift(of: child)
              canvas.translate(shift.x, shift.y)
              paint(child, theme: theme, on: canvas)
            }
          }
          brush.paintForeground()
        }
        paintBorder(look, bounds, on: canvas)
        for bar in view.children where bar.isOverlay { paint(bar, theme: theme, on: canvas) }
      }
    }
  }

  /// The arrow and the shadow that tell a popover from what lies below it.
  private func paintPopover(
    _ arrow: PopoverPlacement.Arrow, _ look: Look, _ bounds: Rect, _ theme: Theme,
    on canvas: Canvas
  ) {
    // Points; by eye.
    let half = 13.0
    let length = PopoverPlacement.arrowLength
    canvas.shadow(under: bounds, radius: look.cornerRadius ?? 0, blur: 24, offset: 6, 0.22)
    let points: [Point] =
      switch arrow.direction {
      case .up:
        [
          Point(arrow.offset - half, 1), Point(arrow.offset, -length),
          Point(arrow.offset + half, 1),
        ]
      case .down:
        [
          Point(arrow.offset - half, bounds.maxY - 1), Point(arrow.offset, bounds.maxY + length),
          Point(arrow.offset + half, bounds.maxY - 1),
        ]
      case .left:
        [
          Point(1, arrow.offset - half), Point(-length, arrow.offset),
          Point(1, arrow.offset + half),
        ]
      case .right:
        [
          Point(bounds.maxX - 1, arrow.offset - half), Point(bounds.maxX + length, arrow.offset),
          Point(bounds.maxX - 1, arrow.offset + half),
        ]
      }
    canvas.fill(.lines(points, closed: true), look.background ?? theme[.systemBackground])
  }

  private func paintBorder(_ look: Look, _ bounds: Rect, on canvas: Canvas) {
    guard let width = look.borderWidth, width > 0, !bounds.isEmpty else { return }
    // A layer's border lies inside its bounds. Its colour is black where none is set.
    canvas.stroke(
      Path(
        bounds.inset(width / 2, width / 2), radius: max(0, (look.cornerRadius ?? 0) - width / 2)),
      look.borderColor ?? Color(white: 0), width: width)
  }
}

/// The colours of UIKit's controls in one appearance.
struct Theme {
  let appearance: Appearance
  let isElevated: Bool

  init(_ appearance: Appearance, isElevated: Bool = false) {
    self.appearance = appearance
    self.isElevated = isElevated
  }

  /// The theme of a view in a superview that has this one.
  func inside(_ look: Look) -> Theme {
    Theme(look.appearance ?? appearance, isElevated: look.isElevated ?? isElevated)
  }

  subscript(color: SystemColor) -> Color {
    color.color(for: appearance, isElevated: isElevated)
  }

  var isDark: Bool { appearance == .dark }

  func choose(light: Color, dark: Color) -> Color { isDark ? dark : light }
}

extension Canvas {
  /// Moves, turns and scales what is drawn next about the middle of its bounds.
  fileprivate func apply(_ transform: Look.Transform, in bounds: Rect) {
    let (middleX, middleY) = (bounds.width / 2, bounds.height / 2)
    translate(middleX + transform.x, middleY + transform.y)
    rotate(transform.rotation * .pi / 180)
    scale(transform.scale, transform.scale)
    translate(-middleX, -middleY)
  }
}
