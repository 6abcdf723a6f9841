import Assets
import Scenes

extension Resolver {
  /// The images and colours of the project that a document belongs to, with what its companion file declares of
  /// them; nil for one that has no place.
  func assets(of source: DocumentSource, declaredBy scenes: SceneSet) -> AssetLibrary? {
    guard let library = assets(of: source) else { return nil }
    guard let images = scenes.companion?.images, !images.isEmpty, let place = place(of: source)
    else { return library }
    let folder = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? "."
    return library.registering(
      images.map {
        ImageRegistration(
          name: $0.name, folder: folder, file: $0.file, traits: $0.traits, appearance: $0.appearance
        )
      })
  }
}
