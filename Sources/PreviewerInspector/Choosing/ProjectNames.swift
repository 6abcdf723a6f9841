import FoundationEssentials
import PreviewerModel
import PreviewerWorker
import WorkerProtocol

/// The names of colours, images and fonts that the document's project has, asked of the worker once they are needed,
/// and again when files have changed.
@MainActor
final class ProjectNames {
  private(set) var found: AssetsResult?
  /// Of the values that have these names.
  let previews = ValuePreviews()
  private var command: Subprocess?
  private var waiting: [@MainActor () -> Void] = []
  private let document: DocumentSession

  init(document: DocumentSession) {
    self.document = document
    document.observe { [weak self] change in
      switch change {
      case .opened, .pictures: self?.forget()
      default: break
      }
    }
  }

  private func forget() {
    command?.cancel()
    (command, found, waiting) = (nil, nil, [])
  }

  /// Told when they are known, which may be at once.
  func read(_ then: @escaping @MainActor () -> Void) {
    guard let path = document.path, found == nil else { return then() }
    waiting.append(then)
    guard command == nil else { return }
    command = Subprocess(worker: ["assets", "--json", "--", path], input: []) {
      [weak self] answer in
      guard let self else { return }
      command = nil
      // What can't be read is as if there were nothing: what can be chosen without it stays.
      found =
        (try? answer.get()).flatMap { try? JSONDecoder().decode(AssetsResult.self, from: $0) }
        ?? AssetsResult(colors: [], images: [], fonts: [])
      let told = waiting
      waiting = []
      for tell in told { tell() }
    }
  }
}
