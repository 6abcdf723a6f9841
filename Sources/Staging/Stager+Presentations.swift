import Companion
import Layout
import Scenes
import Simulation
import Traits
import UIKitMetrics

/// Where presented controllers are.
extension Stager {
  /// Points, of a popover that asks for no size: the size that UIKit's documentation has for
  /// `contentSizeForViewInPopover` is 320 wide; the height is chosen here.
  private static let popoverSize = Size(
    width: FixedMetric.popoverWidth, height: FixedMetric.popoverHeight)
  /// Points: the readable width at the usual text size with its margins. The width of a page sheet
  /// follows the readable width (semantics.md, section 6); the sum is chosen here.
  private static let pageWidth = FixedMetric.pageSheetWidth
  /// Points that a page sheet leaves free above and below; chosen here.
  private static let pageMargin = FixedMetric.pageSheetMargin

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
      frame = customFrame(of: custom)
    case .currentContext, .overCurrentContext:
      frame = stage.frames[presenter.id] ?? frame
    case .card:
      let top = CardPlacement.top(in: window)
      frame.y = top
      frame.height -= top
      bars = SimulatedBars(hasStatusBar: false, isSheet: true)
    case .pageSheet:
      frame = centered(
        Size(width: Self.pageWidth, height: window.size.height - 2 * Self.pageMargin))
      bars = SimulatedBars(hasStatusBar: false, isSheet: true)
    case .formSheet:
      frame = centered(node.size ?? window.size)
      bars = SimulatedBars(hasStatusBar: false, isSheet: true)
    case .popover:
      let placement = PopoverPlacement(
        size: node.size ?? Self.popoverSize, anchor: anchor(of: presentation),
        directions: presentation.arrowDirections, in: windowBounds.inset(by: window.safeArea))
      frame = placement.frame
      arrow = placement.arrow
      bars = SimulatedBars(hasStatusBar: false, isEmbedded: true)
    }
    let place = Place(
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

  /// Where a presentation controller of the app's own puts the presented view; the whole window where
  /// nothing is declared. The condition is on the window.
  private func customFrame(of custom: DeclaredPresentation?) -> Rect {
    guard
      let frame = custom?.placement.value(in: simulation.windowCircumstances)?
        .frame(in: window.size)
    else { return windowBounds }
    return PixelGrid(scale: window.traits.displayScale ?? 1).round(frame)
  }

  // MARK: Places

  private func centered(_ size: Size) -> Rect {
    let fitted = Size(
      width: min(size.width, window.size.width), height: min(size.height, window.size.height))
    return Rect(
      x: ((window.size.width - fitted.width) / 2).rounded(),
      y: ((window.size.height - fitted.height) / 2).rounded(), width: fitted.width,
      height: fitted.height)
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
