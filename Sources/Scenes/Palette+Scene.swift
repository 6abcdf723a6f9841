import Styles
import Traits

extension Palette {
  /// The colours of a scene's document.
  package init(
    of scene: Scene, appearance: Appearance, isElevated: Bool = false,
    assetColors: [String: Color] = [:]
  ) {
    self.init(
      of: scene.resources, on: scene.platform, appearance: appearance, isElevated: isElevated,
      assetColors: assetColors)
  }

  /// The same for another scene's document.
  package func of(_ scene: Scene) -> Palette {
    Palette(of: scene, appearance: appearance, isElevated: isElevated, assetColors: assetColors)
  }
}
