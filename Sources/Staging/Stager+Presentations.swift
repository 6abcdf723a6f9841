import Companion
import Layout
import Scenes
import Simulation
import Traits
import UIKitMetrics

/// The frames of presented controllers.
extension Stager {
  /// Lays out a presented controller.
  mutating func layer(
    _ node: ControllerNode, _ presentation: Presentation, over presenter: ControllerNode
  ) throws(LayoutEngine.Cancelled) -> Stage.Layer {
    var frame = windowBounds
    var bars = SimulatedBars()
    var arrow: PopoverArrow?
    var custom: DeclaredPresentation?
    switch presentation.form {
    case .fullScreen, .overFullScreen: break
    case .custom:
      custom = declared(presentation)
      frame = simulation.declaredFrame(of: presentation) ?? frame
    case .currentContext, .overCurrentContext:
      frame = stage.frames[presenter.id] ?? frame
    case .card:
      let top = CardPlacement.top(in: window)
      frame.y = top
      frame.height -= top
      bars = SimulatedBars(hasStatusBar: false, isSheet: true)
    case .pageSheet, .formSheet:
      frame = centered(node.size ?? window.size)
      bars = SimulatedBars(hasStatusBar: false, isSheet: true)
    case .popover:
      let anchor = anchor(of: presentation)
      let placement = PopoverPlacement(
        size: node.size ?? window.size, anchor: anchor,
        directions: presentation.arrowDirections, in: room(for: anchor))
      frame = placement.frame
      arrow = placement.arrow
      bars = SimulatedBars(hasStatusBar: false, isEmbedded: true)
    }
    let place = LayoutContext(
      frame: frame, clear: windowBounds.inset(by: window.safeArea), bars: bars)
    var layer = Stage.Layer(
      controller: node.id, form: presentation.form, frame: frame,
      scene: try layOut(node, in: place))
    layer.arrow = arrow
    layer.custom = custom.map {
      Stage.CustomSurface(
        dimmingColor: $0.dimming?.color, dimmingAlpha: $0.dimming?.alpha ?? 0,
        cornerRadius: $0.cornerRadius)
    }
    return layer
  }

  // MARK: Custom presentations

  /// What is declared for a presentation of the app's own.
  private func declared(_ presentation: Presentation) -> DeclaredPresentation? {
    presentation.custom.flatMap(simulation.declaredPresentation)
  }

  // MARK: Places

  /// In the middle of the window or, where that is folded, of what is before the fold: that sheets and alerts keep off
  /// it is known, and not to which side.
  private func centered(_ size: Size) -> Rect {
    let room = halves(of: windowBounds)?.0 ?? windowBounds
    let fitted = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    return Rect(
      x: (room.x + (room.width - fitted.width) / 2).rounded(),
      y: (room.y + (room.height - fitted.height) / 2).rounded(), width: fitted.width,
      height: fitted.height)
  }

  /// The part of the window that a popover may cover: at the side of the fold that it points at.
  private func room(for anchor: Rect) -> Rect {
    let clear = windowBounds.inset(by: window.safeArea)
    guard let (first, second) = halves(of: clear), let division = window.division else {
      return clear
    }
    let isBefore =
      division.height > division.width ? anchor.x < division.x : anchor.y < division.y
    return isBefore ? first : second
  }

  /// What a popover points at: a view, or a bar button item, which is at the end of its bar where
  /// nobody knows better; the source's middle where neither is on screen.
  private func anchor(of presentation: Presentation) -> Rect {
    if let id = presentation.anchor {
      if let frame = viewFrames[id] { return frame }
      for bars in scenesWithBars {
        if let item = barItems(id, bars.scene) { return item.moved(bars.frame.x, bars.frame.y) }
      }
    }
    let source = stage.frames[presentation.source] ?? windowBounds
    guard presentation.anchor != nil else {
      return Rect(
        x: source.x + source.width / 2, y: source.y + source.height / 2, width: 1, height: 1)
    }
    // Points: a bar button item's usual size at the trailing end of the navigation bar.
    return Rect(
      x: source.maxX - RootMargin.minimum(forWidth: source.width) - FixedMetric.touchSide,
      y: source.y + source.covered(outside: windowBounds.inset(by: window.safeArea)).top,
      width: FixedMetric.touchSide, height: FixedMetric.touchSide)
  }
}
