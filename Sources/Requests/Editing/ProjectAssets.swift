import Assets
import Scenes
import Styles
import Traits

/// What a document's project has for the names that its values are changed to.
struct ProjectAssets {
  struct Font: Hashable {
    var name: String
    var family: String
    /// The file's own name.
    var file: String
  }

  private let library: AssetLibrary?

  /// Of a document with a project around it; nil for one without.
  init(_ library: AssetLibrary?) { self.library = library }

  /// In light appearance.
  func color(_ name: String) -> Color? {
    switch library?.color(named: name, traits: TraitCollection()) {
    case .components(let color): color
    case .system(let name): Palette.lightColor(named: name)
    case nil: nil
    }
  }

  /// An image's size in points, where its file says it; nil where there is no such image.
  func image(_ name: String) -> (size: Size?, isThere: Bool) {
    guard let library, library.hasImage(named: name) else { return (nil, false) }
    return (library.image(named: name, traits: TraitCollection())?.pointSize, true)
  }

  /// The face with a PostScript name.
  func font(_ name: String) -> Font? {
    library?.font(named: name, family: nil).map { font in
      Font(
        name: font.postScriptName, family: font.family,
        file: String(font.path.split(separator: "/").last ?? ""))
    }
  }
}
