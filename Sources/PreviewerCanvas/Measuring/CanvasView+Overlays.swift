import CGtk
import Drawing
import PreviewerLayers
import PreviewerModel
import Traits

/// Overlays over the scenes of the design.
extension CanvasView {
  package func show(_ overlay: Overlay, _ isShown: Bool) {
    show(isShown ? overlays.union([overlay]) : overlays.subtracting([overlay]))
  }

  func paintOverlays(_ picture: CanvasPicture, _ cairo: OpaquePointer) {
    let layer = SceneOverlays(surface: surface, overlays: overlays) {
      [selection = preview.selection] scene in
      guard let element = selection.element, element.scene == scene else { return [] }
      return Set([element.view].compactMap { $0 } + selection.alsoSelected)
    }
    guard !layer.isEmpty else { return }
    for part in picture.scenes where isInSight(part.item, picture.viewport) {
      guard let root = part.root, let scene = shownScene(of: part.item) else { continue }
      layer.paint(over: (root, scene, part.item), cairo)
    }
  }
}
