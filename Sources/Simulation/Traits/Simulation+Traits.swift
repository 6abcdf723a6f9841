import Companion
import InterfaceBuilder
import Scenes
import Traits
import UIKitMetrics

/// Traits and sizes, handed down from the screen.
extension Simulation {
  /// Gives every controller its traits and its size.
  mutating func propagate() {
    let screenEnvironment = TraitEnvironment(screen: screen.environment.traits)
    window = screenEnvironment.child(.init(.window), overrides: screen.windowOverrides)
    assign(root, in: window, size: screen.windowSize)
  }

  /// - Parameters:
  ///   - overrides: what the container overrides for the controller.
  ///   - setter: the container.
  private mutating func assign(
    _ id: ControllerID, in outer: TraitEnvironment, size: Size?,
    overrides: TraitCollection = TraitCollection(), by setter: ControllerID? = nil
  ) {
    guard controllers[id] != nil else { return }
    let environment = outer.child(
      .init(.viewController, id.name), overrides: overrides,
      by: setter.map { .init(.viewController, $0.name) })
    controllers[id]?.environment = environment
    controllers[id]?.size = size
    if tabs(id) != nil { fitTabs(id) }
    if split(id) != nil { arrangeSplit(id) }
    guard let controller = controllers[id] else { return }
    for child in controller.children + keptBack(by: controller) {
      handDown(to: child, from: controller)
    }
    if let presentation = controller.presented {
      assign(presentation, over: id)
    }
  }

  /// Gives a child, and what is in it, its traits and its size.
  mutating func handDown(to child: ControllerID, from parent: Controller) {
    let declared = declaredOverrides(for: child, in: parent.id)
    let column = columnOverrides(for: child, in: parent.id)
    assign(
      child, in: parent.environment, size: childSize(child, in: parent),
      overrides: column.overridden(by: declared), by: parent.id)
  }

  /// What a collapsed split view keeps for when it expands: until then it has the size of what is shown.
  private func keptBack(by container: Controller) -> [ControllerID] {
    guard case .split(let split) = container.content, split.isCollapsed else { return [] }
    let kept = split.columns.values.filter { controllers[$0]?.parent == container.id }
    return Set(kept + [split.preserved].compactMap { $0 }).subtracting(split.children)
      .sorted { $0.name < $1.name }
  }

  /// What parents declare for a child with `setOverrideTraitCollection(_:forChild:)`.
  private func declaredOverrides(
    for child: ControllerID, in parent: ControllerID
  ) -> TraitCollection {
    let overrides = declared(\.traitOverrides)
    guard !overrides.isEmpty else { return TraitCollection() }
    return overrides.traits(
      for: names(of: child), inside: circumstances(of: parent),
      isResized: resized.contains(parent))
  }

  private func columnOverrides(for child: ControllerID, in parent: ControllerID)
    -> TraitCollection
  {
    guard let split = split(parent), !split.isCollapsed,
      controllers[parent]?.environment.traits.horizontalSizeClass == .regular
    else { return TraitCollection() }
    return split.column(of: child)?.overrides ?? TraitCollection()
  }

  /// Containers but split views give their children their own size; that of container views is up
  /// to layout.
  private func childSize(_ child: ControllerID, in container: Controller) -> Size? {
    switch container.content {
    case .plain: return nil
    case .navigation, .tabBar, .page, .overriding: return container.size
    case .split(let split):
      guard !split.isCollapsed, let size = container.size, let column = split.column(of: child)
      else { return container.size }
      return split.layout(container.element, in: size, on: screen.platform).size(
        of: column)
    }
  }

  /// Traits come to what is presented from the window; over a context from what defines it. The
  /// latter is chosen here: no source says it.
  private mutating func assign(_ presentation: Presentation, over presenter: ControllerID) {
    var presentation = presentation
    let base = presentation.form.usesContext ? controllers[presenter]?.environment : window
    let declared = declaredPresentation(of: presentation.controller, segue: presentation.segue)
    presentation.form = presentation.style.form(
      in: window.traits, system: screen.system,
      answer: adaptiveStyle(declared))
    if presentation.form != .custom {
      presentation.removesPresenter = presentation.form.removesPresenter
    }
    var overrides = TraitCollection()
    if presentation.form == .popover || presentation.form == .formSheet {
      overrides.horizontalSizeClass = .compact
    }
    let environment = (base ?? window).child(
      .init(.presentationController, presentation.controller.name),
      overrides: declared?.traits.value(in: windowCircumstances).map(overrides.overridden)
        ?? overrides)
    presentation.environment = environment
    controllers[presenter]?.presented = presentation
    assign(
      presentation.controller, in: environment,
      size: presentedSize(presentation, presenter: presenter))
  }

  /// Points; nil where only layout knows.
  private func presentedSize(_ presentation: Presentation, presenter: ControllerID) -> Size? {
    let preferred = ViewController(element(of: presentation.controller)).preferredContentSize
    let window = screen.windowSize
    switch presentation.form {
    case .fullScreen, .overFullScreen: return window
    case .currentContext, .overCurrentContext: return controllers[presenter]?.size
    case .card:
      let top = CardPlacement.top(in: screen.windowEnvironment)
      return Size(width: window.width, height: window.height - top)
    // Points: the readable width at the usual text size with its margins. The width of a page sheet
    // follows the readable width (semantics.md, section 6); the sum, and what it leaves free above and below,
    // are chosen here.
    case .pageSheet:
      return Size(
        width: min(FixedMetric.pageSheetWidth, window.width),
        height: window.height - 2 * FixedMetric.pageSheetMargin)
    case .formSheet:
      // 540 × 620 is from third parties (semantics.md, section 6), never more than the window.
      let size =
        preferred ?? Size(width: FixedMetric.formSheetWidth, height: FixedMetric.formSheetHeight)
      return Size(width: min(size.width, window.width), height: min(size.height, window.height))
    // What asks for no size has that of UIKit's documentation of `contentSizeForViewInPopover`, 320 wide;
    // the height is chosen here.
    case .popover:
      return preferred
        ?? Size(width: FixedMetric.popoverWidth, height: FixedMetric.popoverHeight)
    case .custom: return declaredFrame(of: presentation)?.size ?? window
    }
  }

  /// Where a presentation controller of the app's own puts the presented view, in points from the window's corner;
  /// nil where nothing is declared. The condition is on the window.
  package func declaredFrame(of presentation: Presentation) -> Rect? {
    let declared = presentation.custom.flatMap(declaredPresentation)
    return declared?.placement.value(in: windowCircumstances).map { placement in
      PixelGrid(scale: window.traits.displayScale ?? 1).round(
        placement.frame(in: screen.windowSize))
    }
  }
}
