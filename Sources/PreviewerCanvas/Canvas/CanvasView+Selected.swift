import PreviewerLayers
import PreviewerModel
import Traits

/// Where what is selected is on the canvas.
extension CanvasView {
  package func fitSelection() {
    guard let rect = seenSelectedRect else { return fitAll() }
    change { $0.fit(rect, in: size, largest: 4) }
  }

  /// Shows what is selected in a size in which it can be told from others.
  package func bringSelectionIntoSight() {
    guard let rect = seenSelectedRect else { return }
    let shown = viewport.windowRect(rect)
    // Logical pixels, below which one doesn't find it.
    if max(shown.width, shown.height) < 24 {
      fitSelection()
    } else {
      change { $0.reveal(rect, in: size) }
    }
  }

  /// What of it is seen, or the edge beyond which it lies; on the canvas, in points.
  package var seenSelectedRect: Rect? {
    guard let rect = selectedRect() else { return nil }
    guard preview.selection.element?.segue == nil, let view = preview.selection.element?.view,
      let item = selectedItem, !item.isFolded,
      let place = place(of: view, in: item, showing: graph.contents[item.key])
    else { return rect }
    return place.frame.clipped(to: place.window)
  }

  /// On the canvas, in points.
  func selectedRect() -> Rect? {
    if preview.selection.element?.segue != nil { return selectedSegueRect }
    guard let selection = preview.selection.element, let item = selectedItem else { return nil }
    guard let view = selection.view, !item.isFolded else { return item.body }
    let scene = shownScene(of: item)
    let rect = scene?.view(view)?.frame ?? scene?.storedFrame(of: view, in: scene?.root)
    return rect.map(item.place)
  }

  // MARK: - Zoom

  package func zoom(by factor: Double) {
    change { $0.zoom(by: factor, around: (size.width / 2, size.height / 2)) }
  }

  package func zoomToActualSize() {
    zoom(by: 1 / viewport.zoom)
  }
}
