import Assets
import Scenes
import Styles
import Traits

extension AssetLibrary {
  /// The colours that the scenes' documents name, and the app's accent colour, as the catalogs around
  /// them have them; a document remembers only what they are in light appearance.
  func colors(of scenes: [Scene], appearance: Appearance) -> [String: Color] {
    var colors: [String: Color] = [:]
    for scene in scenes {
      let palette = Palette(of: scene, appearance: appearance)
      let names = Array(scene.resources.colorNames) + [Palette.accentColorName]
      for name in names where colors[name] == nil {
        let found = color(
          named: name, traits: scene.environment.traits, appearance: AssetAppearance(appearance))
        switch found {
        case .components(let color): colors[name] = color
        case .system(let systemName): colors[name] = palette.color(named: systemName)
        case nil: break
        }
      }
    }
    return colors
  }
}
