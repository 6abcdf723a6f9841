import Drawing
import InterfaceBuilder
import Layout
import Scenes
import Styles
import Traits

/// What colour the status bar has over a scene.
enum StatusBarInk {
  /// Nil is the colour of labels.
  static func color(over scene: LaidOutScene, palette: Palette) -> Color? {
    // A container leaves it to the controller that it shows at the top of the screen. Source:
    // UIViewController.childForStatusBarStyle.
    let shown = scene.contained.last {
      $0.view == .root && $0.frame.x < 0.5 && $0.frame.y < 0.5 && $0.frame.width > 0
    }
    if let shown { return color(over: shown.scene, palette: palette.of(shown.scene.scene)) }
    if let isLight = isLightAsWritten(scene.scene) { return Color(white: isLight ? 1 : 0) }
    if let bar = scene.scene.bars.top {
      // Source: UINavigationController's preferredStatusBarStyle goes by its bar's style: UIBarStyle's
      // documentation has light content on black.
      return NavigationBar(bar.element).isBlack ? Color(white: 1) : nil
    }
    // Source: UIStatusBarStyle.default's documentation: it follows the interface's style.
    if palette.appearance == .dark { return nil }
    // White on dark: what lies behind decides, as an app's own code would.
    let behind =
      scene.scene.root.backgroundColor(in: palette) ?? palette[.systemBackground]
    return behind.alpha > 0.5 ? Color(white: behind.luma < 0.45 ? 1 : 0) : nil
  }

  /// What the document's simulated metrics give as the style that the controller, or a container around
  /// it, prefers.
  private static func isLightAsWritten(_ scene: Scene) -> Bool? {
    let controllers = [
      scene.controller, scene.bars.top?.element?.parent, scene.bars.bottomElement?.parent,
    ]
    return controllers.lazy.compactMap { ViewController($0).hasLightStatusBar }.first
  }
}
