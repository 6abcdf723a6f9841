import CGtk
import PreviewerLayers
import PreviewerModel
import Traits

/// Rulers at the edges of the canvas, for the selected scene.
extension CanvasView {
  var showsRulers: Bool { overlays.contains(.rulers) && preview.running.interaction == nil }

  /// What the rulers measure: the selected scene, else the one nearest to the middle. Cards have no points.
  var rulerItem: CanvasArrangement.Item? {
    func isScene(_ item: CanvasArrangement.Item) -> Bool {
      !item.isFolded && shownScene(of: item)?.reference == nil
    }
    if let item = selectedItem, isScene(item) { return item }
    return itemsInSight.first(where: isScene)
  }

  /// The ruler at a position of the window, by the axis of the guides that are dragged out of it.
  func ruler(x: Double, y: Double) -> Guide.Axis? {
    showsRulers ? EdgeRulers.axis(x: x, y: y) : nil
  }

  /// Whether a position is on a ruler, or on the corner between both.
  package func isOnRulers(x: Double, y: Double) -> Bool {
    showsRulers && EdgeRulers.contains(x: x, y: y)
  }

  func paintEdgeRulers(_ cairo: OpaquePointer) {
    guard showsRulers else { return }
    let selection = preview.selection.element
    // Of a scene its screen, without the device's body around it.
    let selected = selection?.view == nil ? selectedItem?.screen : selectedRect()
    let item = rulerItem
    EdgeRulers(
      surface: surface, item: item, extent: selection?.segue == nil ? selected : nil,
      guides: item.map { guides.shown(in: $0.scene) } ?? [],
      pointer: pointer.isThere ? pointer.place : nil
    ).paint(cairo)
  }
}
