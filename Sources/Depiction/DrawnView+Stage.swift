import Assets
import Companion
import Drawing
import Layout
import Scenes
import Simulation
import Staging
import Styles
import Traits
import UIKitMetrics

extension DrawnView {
  /// The window of a running interface, with everything that is presented in it, ready to be drawn.
  /// - Parameters:
  ///   - assetColors: Colours of the app's asset catalogs, by name.
  ///   - image: An image of the app's, by its name in the document, for some traits; nil where none was
  ///     found.
  package static func tree(
    of stage: Stage, appearance: Appearance, assetColors: [String: Color] = [:],
    image: ImageLookup = { _, _ in nil }
  ) -> DrawnView {
    var look = Look(kind: .view)
    // What is behind a card shows black in its corners.
    look.background = Color(white: 0)
    if appearance == .dark { look.appearance = .dark }
    var window = DrawnView(
      id: "ninefold:window", className: "UIWindow", name: "Window",
      frame: Rect(x: 0, y: 0, width: stage.size.width, height: stage.size.height), look: look)
    for layer in stage.layers {
      var content = tree(
        of: layer.scene, appearance: appearance, isElevated: layer.form?.isElevated == true,
        assetColors: assetColors, includesTraits: true, image: image, isContained: true)
      if !stage.alongside.isEmpty { content.add(stage.alongside) }
      if layer.form == .card { window.pushBackLastSurface(in: stage) }
      if let dimming = dimming(below: layer, in: stage, appearance, assetColors) {
        window.children.append(dimming)
      }
      window.children.append(
        surface(
          of: layer, showing: content, Platform(running: stage.environment.system)))
    }
    if let layout = stage.keyboard { window.children.append(keyboard(layout, appearance)) }
    if let statusBar = statusBar(of: stage, appearance, assetColors) {
      window.children.append(statusBar)
    }
    return window
  }

  /// Adds what is animated alongside, by the ids of views.
  private mutating func add(_ motions: [String: [AlongsideAnimation.Motion]]) {
    if let own = motions[id] { look.alongside = own }
    for index in children.indices { children[index].add(motions) }
  }

  /// What is below a card becomes one of a stack.
  private mutating func pushBackLastSurface(in stage: Stage) {
    guard let index = children.lastIndex(where: { $0.className == "UITransitionView" }) else {
      return
    }
    children[index].frame.y = CardLook.presenterTop(
      statusBarHeight: stage.environment.statusBarHeight)
    children[index].look.scale = max(
      0, 1 - 2 * CardLook.presenterInset(screenWidth: stage.size.width) / max(stage.size.width, 41))
    children[index].look.cornerRadius = CardLook.cornerRadius(
      Platform(running: stage.environment.system))
  }

  /// Sheets dim what is below them; the app's own presentations as they declare.
  private static func dimming(
    below layer: Stage.Layer, in stage: Stage, _ appearance: Appearance,
    _ assetColors: [String: Color]
  ) -> DrawnView? {
    var look = Look(kind: .view)
    switch layer.form {
    case .card, .pageSheet, .formSheet:
      look.background = Color(white: 0, alpha: CardLook.dimming(appearance))
    case .custom:
      let palette = Palette(
        of: layer.scene.scene, appearance: appearance, assetColors: assetColors)
      guard let custom = layer.custom,
        let color = custom.dimmingColor.flatMap(palette.color(named:))
      else { return nil }
      look.background = color.opacity(custom.dimmingAlpha)
    default: return nil
    }
    return DrawnView(
      id: "ninefold:dimming:\(layer.controller.name)", className: "UIDimmingView", name: "Dimming",
      frame: Rect(x: 0, y: 0, width: stage.size.width, height: stage.size.height), look: look)
  }

  /// What a presentation controller puts around the presented view.
  private static func surface(
    of layer: Stage.Layer, showing content: DrawnView, _ platform: Platform
  ) -> DrawnView {
    var look = Look(kind: .view)
    switch layer.form {
    case .card, .pageSheet, .formSheet: look.cornerRadius = CardLook.cornerRadius(platform)
    case .popover: look.cornerRadius = platform[.popoverCornerRadius]
    case .custom: look.cornerRadius = layer.custom.map(\.cornerRadius).flatMap { $0 > 0 ? $0 : nil }
    case .fullScreen, .currentContext: look.background = content.look.background
    default: break
    }
    look.arrow = layer.arrow
    if layer.arrow != nil { look.background = content.look.visibleBackground }
    look.clipsToBounds = true
    return DrawnView(
      id: "ninefold:surface:\(layer.controller.name)", className: "UITransitionView",
      name: layer.form == nil ? "Root" : "Presented", frame: layer.frame, look: look,
      children: [content])
  }

  private static func statusBar(
    of stage: Stage, _ appearance: Appearance, _ assetColors: [String: Color]
  ) -> DrawnView? {
    let height = stage.environment.statusBarHeight
    let column = stage.environment.statusColumnFrame
    guard height > 0 || column != nil else { return nil }
    var ink: Color?
    if stage.layers.last?.form == .card {
      // Above a stack of cards there is nothing but black.
      ink = Color(white: 1)
    } else if let layer = stage.layers.last(where: { $0.form.map(\.fillsScreen) ?? true }) {
      // Source: UIViewController.modalPresentationCapturesStatusBarAppearance.
      let palette = Palette(
        of: layer.scene.scene, appearance: appearance, assetColors: assetColors)
      ink = StatusBarInk.color(over: layer.scene, palette: palette)
    }
    if appearance == .dark, ink == nil { ink = Color(white: 1) }
    let look = Look.statusBar(
      on: stage.environment, of: Platform(running: stage.environment.system),
      in: stage.layers.first?.scene.scene.language ?? .english, ink: ink)
    return DrawnView(
      id: "ninefold:statusBar", className: "UIStatusBar", name: "Status Bar",
      frame: column ?? Rect(x: 0, y: 0, width: stage.size.width, height: height), look: look)
  }
}

extension PresentationForm {
  /// Whether nothing of the presenter is seen at the top of the screen.
  fileprivate var fillsScreen: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether it stands over the app's main content. Source: UIUserInterfaceLevel's documentation; which
  /// presentations that means is general knowledge: those that leave the presenter to be seen around
  /// them.
  fileprivate var isElevated: Bool {
    switch self {
    case .card, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}
