import PreviewerLayers
import PreviewerModel

/// What of the canvas is painted at a moment.
extension CanvasPicture {
  init(_ canvas: CanvasView) {
    self.init(
      scenes: canvas.graph.arrangement.items.map { item in
        Scene(item: item, root: canvas.graph.contents[item.key])
      }, viewport: canvas.viewport)
  }

  /// Without what is out of sight.
  init(inSightOf canvas: CanvasView) {
    let selected = canvas.preview.selection.element?.scene
    let viewport = canvas.viewport
    let scenes = canvas.graph.arrangement.items.compactMap { item in
      // A view of the selected scene may be beyond its screen.
      canvas.isInSight(item, viewport) || item.scene == selected
        ? Scene(item: item, root: canvas.graph.contents[item.key]) : nil
    }
    self.init(scenes: scenes, viewport: viewport)
  }
}
