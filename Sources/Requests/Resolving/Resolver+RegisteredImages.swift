import Assets
import Companion
import Scenes
import WorkerProtocol

extension Resolver {
  /// The images and colours of the project that a request's document belongs to, with what its companion file
  /// declares of them; nil for a document that has no place.
  func assets(of request: some DocumentRequest) throws -> AssetLibrary? {
    let source = try request.document
    guard request.usesCompanion, let place = place(of: source),
      let path = CompanionFile.path(besideDocument: place)
    else { return assets(of: source) }
    // What is wrong with it is said where the document is read.
    let companion = try? cache.companion(path: path, of: place, root: source.root)
    return assets(of: source, registering: companion?.images ?? [])
  }

  /// The same for scenes that have what their companion file declares.
  package func assets(of source: DocumentSource, declaredBy scenes: SceneSet) -> AssetLibrary? {
    assets(of: source, registering: scenes.companion?.images ?? [])
  }

  private func assets(
    of source: DocumentSource, registering images: [RegisteredImage]
  ) -> AssetLibrary? {
    guard let library = assets(of: source), !images.isEmpty, let place = place(of: source),
      let path = CompanionFile.path(besideDocument: place)
    else { return assets(of: source) }
    return library.registering(
      images.map {
        ImageRegistration(
          name: $0.name, companion: path, file: $0.file, traits: $0.traits,
          appearance: $0.appearance)
      })
  }
}
