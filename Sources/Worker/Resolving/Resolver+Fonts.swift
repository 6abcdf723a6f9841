import Assets
import Scenes
import TextMetrics

extension Resolver {
  /// The faces that the project around a document has for the fonts which it names. Nothing is searched for
  /// documents whose fonts are iOS's.
  func fonts(of scenes: SceneSet, _ assets: AssetLibrary?) -> ProjectFonts {
    guard let assets else { return [:] }
    return scenes.foreignFonts.reduce(into: [:]) { fonts, named in
      guard let file = assets.font(named: named.name, family: named.family) else { return }
      fonts[named] = FontFace(file)
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
