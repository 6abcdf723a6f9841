import CGtk
import Graphics
import PreviewerCanvas
import PreviewerGtk
import PreviewerLayers
import PreviewerPanels
import PreviewerWorker
import Traits

/// The selected scene or view is dragged out of the window as a picture, from the canvas and from its row of the
/// outline.
extension PreviewWindow {
  /// Logical pixels of a dragged picture's longer side at most.
  private static let largestIcon = 160.0

  func addPictureDrags() {
    addPictureDrag(from: canvas.area) { $0.canvas.isPicture(x: $1, y: $2) }
    // A source for each row: with one for its whole list GTK (4.8) takes no further click on a row for one.
    outline.onNewRow = { [weak self] row in
      let widget = row.widget
      self?.addPictureDrag(from: row) { window, _, _ in
        guard let selection = window.outline.selection(of: widget) else { return false }
        // A row is selected when the button is let go, which it isn't after a drag.
        window.preview.selection.select(selection)
        return true
      }
    }
  }

  /// - Parameter begins: Whether a drag from a position takes the selection along.
  private func addPictureDrag(
    from widget: Object, begins: @escaping @MainActor (PreviewWindow, Double, Double) -> Bool
  ) {
    guard let source = gtk_drag_source_new() else { return }
    let raw = UnsafeMutableRawPointer(source)
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    Signal.onPrepare(raw) { [weak self] x, y in
      // With Ctrl held a drag draws a segue, and with Shift a press may have taken something out of the selection.
      let keys = gtk_event_controller_get_current_event_state(OpaquePointer(raw)).rawValue
      guard let self, preview.running.interaction == nil, !canvas.pointer.isSpaceDown,
        keys & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) == 0, begins(self, x, y),
        let page = canvas.pageOfSelection()
      else { return nil }
      if let icon = icon(of: page) {
        gtk_drag_source_set_icon(OpaquePointer(raw), icon.opaque, 0, 0)
      }
      return content(of: page)
    }
    gtk_widget_add_controller(widget.widget, source)
  }

  private func content(of page: ExportPage) -> Object {
    let reader = WorkerLocation.find()
    let name = [page].fileNames(for: preview.document.name, .png).first ?? ""
    let file = CarriedFile(page, named: name, imageReader: reader)
    // Who has taken one may read it later; those of refused drags are of no use.
    carriedFiles.removeAll { !$0.isWritten }
    carriedFiles.append(file)
    return PromisedContent.provider(
      ExportPage.carriedFormats.map { type, format in
        .bytes(type: type) { try? page.bytes(format, imageReader: reader).get() }
      } + [.file { file.path() }])
  }

  /// A `GdkPaintable`: the picture in small, with the images that the canvas has by now.
  private func icon(of page: ExportPage) -> Object? {
    let size = page.size
    let scale = min(canvas.viewport.zoom, Self.largestIcon / max(size.width, size.height))
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(size.width * scale), Float(size.height * scale))
    let snapshot = gtk_snapshot_new()
    if let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) {
      let picture = Canvas(borrowing: cairo)
      picture.scale(scale, scale)
      page.paint(with: canvas.painter, on: picture)
      cairo_destroy(cairo)
    }
    return gtk_snapshot_free_to_paintable(snapshot, &bounds.size).map { Object(owning: $0) }
  }
}

extension CanvasView {
  /// Whether a drag from a position is one of what is selected, and not of a segue, a constraint, a guide or the canvas.
  fileprivate func isPicture(x: Double, y: Double) -> Bool {
    guard preview.editing.selectedConstraint == nil, !isOnOverview(x: x, y: y),
      !isOnRulers(x: x, y: y),
      guide(x: x, y: y) == nil, segue(x: x, y: y) == nil,
      !isOnWindowEdge(x: x, y: y),
      let selection = selection(x: x, y: y)
    else { return false }
    return preview.selection.element == selection
  }
}
