import Drawing
import Localization
import Processes
import Scenes
import WorkerProtocol

extension Resolver {
  /// Draws a document for a file manager: the initial scene on the document's own device, and others
  /// as far as there is room.
  /// - Parameters:
  ///   - scene: The id of a scene or top-level view that is drawn alone; nil for the document.
  ///   - side: Pixels, of the square that the picture fits into.
  /// - Returns: a PNG.
  package func thumbnail(of file: String, scene: String? = nil, side: Int) throws -> [UInt8] {
    try timeLimit.run(Cancellation()) { cancellation in
      let request = RenderParameters(file: file)
      let scenes = try scenes(of: request)
      let first = try scenes.entry(chosenBy: scene)
      let canvas = try CanvasChoice(request.canvas, catalogue: catalogue).canvas(for: scenes)
      var pictures: [ScenePicture] = []
      // A navigation controller shows its first screen, which needs no picture of its own then.
      var shown: Set<String> = []
      for entry in [first] + (scene == nil ? scenes.entries : []) where !shown.contains(entry.id) {
        if let first = pictures.first, Thumbnail.mostPictures(beside: first.size) <= pictures.count
        {
          break
        }
        let laidOut = try layOut(entry, of: scenes, on: canvas, request, cancellation)
        shown.formUnion(laidOut.withContained.map(\.scene.id))
        shown.insert(entry.id)
        pictures.append(picture(of: laidOut, on: canvas, request))
      }
      guard let thumbnail = Thumbnail(pictures, side: side) else {
        throw OutputError(localized("There is nothing to draw."))
      }
      let page = Page(
        scene: first.id, scenes: [], size: thumbnail.size, scale: 1,
        paint: { thumbnail.paint(with: $0, on: $1) })
      return try bytes(of: page, .png, scale: 1, cancellation)
    }
  }
}
