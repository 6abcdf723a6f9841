import Assets
import Files
import Processes
import Scenes
import Styles
import TextMetrics
import Traits
import WorkerProtocol

extension AssetsParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> AssetsResult {
    try resolver.assets(self)
  }
}

extension Resolver {
  /// What a project has for the names in its documents.
  package func assets(_ request: AssetsParameters) throws(UsageError) -> AssetsResult {
    try DocumentSource.check(root: request.root)
    let place = ProjectFolder(request.file) == nil ? request.file : request.file + "/"
    let library = cache.projects.library(around: place, root: request.root)
    return AssetsResult(
      colors: library.colorNames.sorted().compactMap { name in
        guard let light = library.shown(name, .light) else { return nil }
        return AssetsResult.ColorEntry(
          name: name, light: light, dark: library.shown(name, .dark) ?? light)
      },
      images: library.imageNames.sorted().map { name in
        let file = library.image(named: name, traits: TraitCollection())
        return AssetsResult.ImageEntry(
          name: name, path: file?.path, isSymbol: file?.isSymbol == true ? true : nil)
      },
      fonts: Set(library.fonts).sorted { $0.postScriptName < $1.postScriptName }.map { font in
        AssetsResult.FontEntry(face: FontFace(font), family: font.family, style: font.style)
      })
  }
}

extension AssetLibrary {
  fileprivate func shown(_ name: String, _ appearance: Appearance) -> Color? {
    let found = color(
      named: name, traits: TraitCollection(), appearance: AssetAppearance(appearance))
    switch found {
    case .components(let color): return color
    case .system(let name): return Palette.color(named: name, in: appearance)
    case nil: return nil
    }
  }
}
