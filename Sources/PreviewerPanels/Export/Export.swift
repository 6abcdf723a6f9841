import Graphics
import PreviewerGtk
import PreviewerWorker
import Synchronization

/// Draws pages one after the other beside the window, and writes each into its file.
@MainActor
final class Export {
  /// What becomes of it.
  enum Outcome {
    case done
    case cancelled
    /// A sentence.
    case failed(String)
  }

  private final class Flag: Sendable {
    private let value = Mutex(false)
    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }

  private let cancelled = Flag()
  private let pages: [(page: ExportPage, path: String)]
  private let format: PictureFile.Format
  private let scale: Double?
  private let progress: @MainActor (_ done: Int) -> Void
  private let finish: @MainActor (Outcome) -> Void

  /// - Parameters:
  ///   - scale: Pixels to a point; nil for each page's own.
  ///   - progress: Told how many pages are written.
  init(
    _ pages: [(page: ExportPage, path: String)], _ format: PictureFile.Format, scale: Double?,
    progress: @escaping @MainActor (_ done: Int) -> Void,
    then finish: @escaping @MainActor (Outcome) -> Void
  ) {
    self.pages = pages
    self.format = format
    self.scale = scale
    self.progress = progress
    self.finish = finish
    write(0)
  }

  /// Ends it after what is being drawn; files that are written stay.
  func cancel() {
    cancelled.set()
  }

  private func write(_ index: Int) {
    guard pages.indices.contains(index) else { return finish(.done) }
    guard !cancelled.isSet else { return finish(.cancelled) }
    let (page, path) = pages[index]
    let (format, scale, cancelled) = (format, scale, cancelled)
    let reader = WorkerLocation.find()
    MainLoop.inBackground {
      let bytes = page.bytes(format, scale: scale, imageReader: reader) { cancelled.isSet }
      return bytes.flatMap { bytes in
        Result { () throws(DrawingError) in
          try PictureFile(path: path, format: format).write(bytes)
        }
      }
    } then: { [self] written in
      switch written {
      case .success:
        progress(index + 1)
        write(index + 1)
      case .failure(let error):
        finish(cancelled.isSet ? .cancelled : .failed(error.description))
      }
    }
  }
}
