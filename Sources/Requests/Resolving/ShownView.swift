import Drawing
import Layout
import Scenes

/// A view of a document, or of a xib that one of its views is likely to show.
struct ShownView {
  let scene: Scene
  let view: ViewIndex
  /// The prefix of the view's id where it comes from another document; else empty.
  let prefix: String
  /// The xib that it is in; nil for the document.
  let xib: LaidOutScene.Contained.Xib?
}

extension LaidOutScene {
  /// The view that results give an id, in this scene or one inside it.
  func shownView(_ id: String) -> ShownView? { shownView(id, prefix: "", xib: nil) }

  private func shownView(
    _ id: String, prefix: String, xib: LaidOutScene.Contained.Xib?
  ) -> ShownView? {
    if id.hasPrefix(prefix) {
      let own = id.dropFirst(prefix.count)
      if let index = scene.views.firstIndex(where: { $0.id == own }) {
        return ShownView(scene: scene, view: index, prefix: prefix, xib: xib)
      }
    }
    for inner in contained {
      // As DrawnView+Tree makes them.
      let prefix =
        inner.xib == nil
        ? prefix : "\(DrawnView.inferredPrefix)\(prefix)\(scene.views[inner.view].id):"
      if let found = inner.scene.shownView(id, prefix: prefix, xib: inner.xib ?? xib) {
        return found
      }
    }
    return nil
  }
}
