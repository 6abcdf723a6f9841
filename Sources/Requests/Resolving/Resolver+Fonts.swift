import Assets
import Scenes
import Styles
import TextMetrics

extension Resolver {
  /// The faces that the project around a document has for the fonts which it names. Nothing is searched for
  /// documents whose fonts are iOS's.
  func fonts(of scenes: SceneSet, _ assets: AssetLibrary?) -> ProjectFonts {
    guard let assets else { return [:] }
    return scenes.namedFonts.reduce(into: [:]) { fonts, named in
      guard !named.isOfSystem,
        let file = assets.font(named: named.name.name, family: named.name.family)
      else { return }
      fonts[named.name] = FontFace(file)
    }
  }
}

extension FontFace {
  init(_ file: FontFile) {
    self.init(
      path: file.path, index: file.index, modified: file.modified, name: file.postScriptName,
      ascender: file.ascender, descender: file.descender, gap: file.gap)
  }
}
