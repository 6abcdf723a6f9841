import Graphics
import Scenes
import Simulation
import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// Paints trees of views. One painter serves many trees: it remembers the texts and images it has seen.
package final class ViewPainter {
  let texts: TextPainter
  let images: ImageStore
  /// What is being painted; nil between pictures.
  var backdrop: Backdrop?

  /// - Parameter imageReader: The path of `ninefold-worker`, which reads images; without it none is drawn.
  package init(
    measurer: CompatibleTextMeasurer = CompatibleTextMeasurer(), imageReader: String? = nil
  ) {
    texts = TextPainter(measurer: measurer)
    images = ImageStore(program: imageReader)
  }

  /// Whether nobody wants the picture any more; the rest of it is left out then.
  package var isCancelled: () -> Bool = { false } {
    didSet {
      images.isCancelled = isCancelled
      texts.isCancelled = isCancelled
    }
  }

  // MARK: What can't be drawn

  /// The views that can't be drawn, by id, and how many pixels a point had then.
  private var undrawable: [String: Double] = [:]
  /// Whether one was found since somebody asked. Where it is one that breaks the canvas, as Cairo then
  /// refuses whatever comes after it, the picture has to be begun again.
  private var hasFoundUndrawable = false
  private var isStopped = false

  /// Whether a view was found that can't be drawn; where the picture is drawn again, it is a placeholder.
  package func takeUndrawableFound() -> Bool {
    defer { (hasFoundUndrawable, isStopped) = (false, false) }
    return hasFoundUndrawable
  }

  /// Ends pictures of the same views: the ids of those that are placeholders.
  package func takeUndrawableViews() -> Set<String> {
    defer { undrawable = [:] }
    return Set(undrawable.keys)
  }

  /// Notes a view that has just been drawn, where it could not be.
  private func check(_ view: DrawnView, _ canvas: Canvas) {
    let isBroken = canvas.isBroken && !isStopped
    if isBroken { isStopped = true }
    guard !texts.takeSuccess() || isBroken else { return }
    undrawable[view.id] = canvas.unitScale
    hasFoundUndrawable = true
  }

  private func isUndrawable(_ view: DrawnView, _ canvas: Canvas) -> Bool {
    // Larger it can't be drawn either.
    undrawable[view.id].map { canvas.unitScale > $0 * 0.999 } ?? false
  }

  // MARK: Images

  /// The images for which placeholders were drawn though they have files, since this was asked last.
  package func takeUndrawnImages() -> [UndrawnImage] { images.takeUndrawn() }

  /// Whether images are left out until somebody has read them, for whoever can't wait.
  package var defersImages: Bool {
    get { images.isDeferring }
    set { images.isDeferring = newValue }
  }

  /// The images that were left out, which ``ReadImage`` reads; those of the last time not again.
  package func takeAwaitedImages() -> [ImageSource] { images.takeAwaited() }

  package func add(_ images: [ReadImage]) {
    for image in images { self.images.add(image) }
  }

  /// Paints a tree on the screen that it fills; the canvas's origin is the screen's.
  /// - Parameter size: The screen's, in points.
  package func paint(_ root: DrawnView, screen size: Size, on canvas: Canvas) {
    paintAsBackdrop(on: canvas) { [self] canvas in
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
  }

  /// Paints a sheet as the one before a view that nothing is known of.
  private func paint(
    _ root: DrawnView, inCardFrom top: Double, _ size: Size, _ theme: Theme, on canvas: Canvas
  ) {
    func card(_ x: Double, _ y: Double) -> Path {
      Path(
        Rect(x: x, y: y, width: size.width - 2 * x, height: size.height),
        radius: root.look.cardCornerRadius ?? CardLook.cornerRadius(.drawn()))
    }
    canvas.fill(Rect(size), Color(white: 0))
    var sheet = root
    let statusBars = sheet.children.filter { $0.look.kind == .statusBar && $0.isOverlay }
    let behind = CardLook.presenterTop(statusBarHeight: statusBars.first?.frame.height ?? 0)
    let inset = CardLook.presenterInset(screenWidth: size.width)
    canvas.fill(card(inset, behind), theme[.systemBackground])
    canvas.fill(
      card(inset, behind),
      // In dark appearance black on black couldn't be told apart.
      theme.choose(
        light: Color(white: 0, alpha: CardLook.dimming(.light)), dark: Color(white: 0.16)))
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
    paintAsBackdrop(on: canvas) { [self] canvas in
      paint(root, theme: Theme(.light), on: canvas)
    }
  }

  /// What lies behind a view's subviews.
  private func paintOwn(_ view: DrawnView, with brush: Brush) {
    let look = view.look
    brush.paintBackground()
    if look.kind == .visualEffectView, look.effect?.vibrancy == nil {
      let effect =
        look.effect?.blur ?? Look.Effect(blurStyle: "regular", appearance: brush.theme.appearance)
      let behind = blurredBackdrop(effect, behind: brush.bounds, on: brush.canvas)
      brush.paint(effect, over: behind)
    } else if let effect = brush.barEffect {
      let surface = look.surface(in: brush.bounds)
      brush.paint(
        effect, over: blurredBackdrop(effect, behind: surface, on: brush.canvas), in: surface)
    }
    brush.paintContent()
  }

  private func paint(_ view: DrawnView, theme: Theme, on canvas: Canvas) {
    let look = view.look
    let alpha = look.alpha ?? 1
    guard look.isHidden != true, alpha > 0.005, view.frame.isFinite, !isCancelled(),
      !isStopped, backdrop?.beginView() != false
    else { return }
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
        paintShadow(look, bounds, on: canvas)
        if let arrow = look.arrow { paintPopover(arrow, look, bounds, theme, on: canvas) }
        canvas.saved {
          if look.clipsToBounds == true {
            canvas.clip(Path(look.surface(in: bounds), radius: look.cornerRadius ?? 0))
          }
          let brush = Brush(
            canvas: canvas, view: view, bounds: bounds, theme: theme, texts: texts, images: images)
          if isUndrawable(view, canvas) {
            brush.paintUndrawable()
          } else {
            paintOwn(view, with: brush)
            check(view, canvas)
          }
          if let color = look.effect?.vibrancy {
            // What is there, whatever its colour, lets this one through.
            canvas.mask(color, isColorBurn: look.effect?.isColorBurn == true) {
              paintChildren(of: view, theme: theme, on: canvas)
            }
          } else {
            paintChildren(of: view, theme: theme, on: canvas)
          }
          brush.paintForeground()
        }
        paintBorder(look, bounds, on: canvas)
        for bar in view.children where bar.isOverlay { paint(bar, theme: theme, on: canvas) }
      }
    }
  }

  private func paintChildren(of view: DrawnView, theme: Theme, on canvas: Canvas) {
    for child in view.children where !child.isOverlay {
      canvas.saved {
        let shift = view.shift(of: child)
        canvas.translate(shift.x, shift.y)
        paint(child, theme: theme, on: canvas)
      }
    }
  }

  /// The arrow and the shadow that tell a popover from what lies below it.
  private func paintPopover(
    _ arrow: PopoverArrow, _ look: Look, _ bounds: Rect, _ theme: Theme,
    on canvas: Canvas
  ) {
    let half = FixedMetric.popoverArrowHalf
    let length = FixedMetric.popoverArrowLength
    canvas.shadow(
      under: bounds, radius: look.cornerRadius ?? 0, blur: 24, y: 6, Color(white: 0, alpha: 0.22))
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

  /// A layer that cuts off what is outside it has no shadow, and what has no colour none of its own.
  private func paintShadow(_ look: Look, _ bounds: Rect, on canvas: Canvas) {
    guard let shadow = look.shadow, look.clipsToBounds != true, !bounds.isEmpty,
      look.visibleBackground != nil || look.gradient != nil || look.image != nil
        || look.style == .filled
    else { return }
    // A blur that grows evenly deviates by its reach divided by the root of three.
    canvas.shadow(
      under: bounds, radius: look.cornerRadius ?? 0, blur: shadow.radius * 1.73, x: shadow.x,
      y: shadow.y, shadow.color)
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
  /// Whose UIKit's they are.
  let platform: Platform

  init(_ appearance: Appearance, isElevated: Bool = false, on platform: Platform = .drawn()) {
    self.appearance = appearance
    self.isElevated = isElevated
    self.platform = platform
  }

  /// The theme of a view in a superview that has this one.
  func inside(_ look: Look) -> Theme {
    Theme(
      look.appearance ?? appearance, isElevated: look.isElevated ?? isElevated,
      on: look.system == nil ? platform : look.platform)
  }

  subscript(color: SystemColor) -> Color {
    color.color(for: appearance, isElevated: isElevated, on: platform)
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
