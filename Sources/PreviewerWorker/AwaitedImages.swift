import Drawing
import PreviewerGtk

/// The images that a painter's last picture lacks: they are of unknown origin, so a process of their own reads them, while
/// the window goes on.
@MainActor
package final class AwaitedImages {
  private let painter: ViewPainter
  private(set) var isReading = false

  package init(of painter: ViewPainter) {
    self.painter = painter
    painter.defersImages = true
  }

  /// Reads what is awaited, unless something is being read; what is awaited then is asked for by the next picture.
  /// - Parameter arrived: When the painter has them; what was read.
  package func read(_ arrived: @escaping @MainActor ([ImageSource]) -> Void) {
    guard !isReading else { return }
    let sources = painter.takeAwaitedImages()
    guard !sources.isEmpty else { return }
    isReading = true
    let program = WorkerLocation.find()
    MainLoop.inBackground {
      ReadImage.read(sources, program: program)
    } then: { [weak self] images in
      guard let self else { return }
      isReading = false
      painter.add(images)
      arrived(sources)
    }
  }
}
