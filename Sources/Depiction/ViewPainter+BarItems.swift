import Drawing
import Layout
import Traits

extension ViewPainter {
  /// Where an item of a bar is drawn, in the coordinates of the scene's root view, in points.
  /// - Parameter id: the document's id of the item.
  package func frame(ofBarItem id: String, in scene: LaidOutScene) -> Rect? {
    frame(ofBarItem: id, in: DrawnView.tree(of: scene, appearance: .light))
  }
}
