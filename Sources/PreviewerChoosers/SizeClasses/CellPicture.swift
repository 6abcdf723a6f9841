import CGtk
import Drawing
import Graphics
import PreviewerGtk
import PreviewerWorker
import TextMetrics
import Traits

/// Scenes as small pictures, with their devices around them: a drawing area shows one of them as large as it fits.
@MainActor
final class CellPainter {
  private let painter = ViewPainter(measurer: CompatibleTextMeasurer())
  private let catalogue: DeviceCatalogue
  private let awaited: AwaitedImages
  /// Told when images of what was drawn have been read.
  var onImages: (@MainActor () -> Void)?

  init(catalogue: DeviceCatalogue) {
    self.catalogue = catalogue
    awaited = AwaitedImages(of: painter)
  }

  func paint(_ shown: CellScenes.Shown, in size: Size, _ cairo: OpaquePointer) {
    guard let root = shown.scene.root else { return }
    let picture = ScenePicture(
      root: root, canvasSize: shown.scene.canvas, device: device(around: shown),
      on: shown.choice.dividedScreen(in: catalogue))
    let whole = picture.size
    guard whole.width > 0, whole.height > 0 else { return }
    let scale = min(size.width / whole.width, size.height / whole.height, 1)
    let canvas = Canvas(borrowing: cairo)
    canvas.saved {
      canvas.translate(
        (size.width - whole.width * scale) / 2, (size.height - whole.height * scale) / 2)
      canvas.scale(scale, scale)
      picture.paint(with: painter, on: canvas)
    }
    _ = painter.takeUndrawnImages()
    awaited.read { [weak self] _ in self?.onImages?() }
  }

  /// The same device as on the canvas: none around what doesn't fill its screen.
  private func device(around shown: CellScenes.Shown) -> DeviceFrame? {
    guard let held = shown.choice.held,
      let display = catalogue.device(called: held.name)?.display,
      shown.choice.size(in: catalogue) == shown.scene.canvas
    else { return nil }
    return DeviceFrame(DeviceFrame.Description(display), orientation: held.orientation)
  }
}

/// A small picture of the scene in one cell of the size-class grid.
@MainActor
final class CellPicture {
  let area = Object(type: gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
  private let scenes: CellScenes
  private let painter: CellPainter
  var cell: SizeClassCell {
    didSet { redraw() }
  }

  /// - Parameter size: Logical pixels.
  init(_ cell: SizeClassCell, size: Int32, scenes: CellScenes, painter: CellPainter) {
    (self.cell, self.scenes, self.painter) = (cell, scenes, painter)
    gtk_drawing_area_set_content_width(area.pointer(), size)
    gtk_drawing_area_set_content_height(area.pointer(), size)
    area.setLeftToRight()
    gtk_drawing_area_set_draw_func(
      area.pointer(),
      { _, cairo, width, height, data in
        nonisolated(unsafe) let (cairo, data) = (cairo, data)
        MainActor.assumeIsolated {
          guard let cairo, let data else { return }
          let picture = Unmanaged<Weak>.fromOpaque(data).takeUnretainedValue().picture
          picture?.paint(Size(width: Double(width), height: Double(height)), cairo)
        }
      }, Unmanaged.passRetained(Weak(self)).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
  }

  private final class Weak {
    weak var picture: CellPicture?

    init(_ picture: CellPicture) {
      self.picture = picture
    }
  }

  func redraw() {
    gtk_widget_queue_draw(area.widget)
  }

  private func paint(_ size: Size, _ cairo: OpaquePointer) {
    if let shown = scenes.shown(in: cell) { painter.paint(shown, in: size, cairo) }
  }
}
