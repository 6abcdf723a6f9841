import Scenes
import Traits
import WorkerProtocol

extension Resolver {
  /// A scene as far as it is known before anything is laid out: its name, and where it is on which canvas.
  func outlined(
    _ entry: SceneSet.Entry, of scenes: SceneSet, on canvas: CanvasChoice.Canvas,
    _ file: DocumentSource
  ) -> ResolvedScene {
    var scene = ResolvedScene(
      id: entry.id, title: entry.title, controller: entry.controller?.name,
      isInitial: entry.isInitial,
      canvas: scenes.expectedCanvas(
        of: entry, environment: canvas.environment, isAsDesigned: canvas.isAsDesigned),
      safeArea: .zero, traits: canvas.environment.traits, root: nil, issues: [])
    place(&scene, of: entry, in: file)
    return scene
  }

  /// Says where Interface Builder's canvas has a scene, what others call it, and what it stands for.
  func place(_ scene: inout ResolvedScene, of entry: SceneSet.Entry, in file: DocumentSource) {
    scene.canvasLocation = CanvasLocation(of: entry)
    scene.identifier = entry.controller?.storyboardIdentifier
    scene.reference = SceneReference(of: entry) { name in
      place(of: file).flatMap {
        try? cache.projects.path(ofStoryboard: name, beside: $0, root: file.root)
      }
    }
  }
}
