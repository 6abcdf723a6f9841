/// The files that what is shown comes from: a document, its companion file, the texts of its languages, and
/// images.
@MainActor
final class WatchedFiles {
  /// Told the document's new stamp; nil where it is gone.
  var onDocument: (@MainActor (String?) -> Void)?
  var onCompanion: (@MainActor () -> Void)?
  var onText: (@MainActor () -> Void)?
  var onImage: (@MainActor () -> Void)?

  private var watchers: [DocumentWatcher] = []
  /// By their paths.
  private var textWatchers: [String: DocumentWatcher] = [:]
  /// By the folders' paths.
  private var imageWatchers: [String: ImageFolderWatcher] = [:]

  /// As many as the system has watches for without being asked.
  private static let mostImageFolders = 500

  /// - Parameter companion: Where it is, or would be.
  func watch(document: String, companion: String?) {
    textWatchers = [:]
    imageWatchers = [:]
    watchers = [DocumentWatcher(path: document) { [weak self] in self?.onDocument?($0) }]
    guard let companion else { return }
    watchers.append(DocumentWatcher(path: companion) { [weak self] _ in self?.onCompanion?() })
  }

  /// Those that are watched already go on being so.
  func watch(texts: [String]) {
    textWatchers = textWatchers.filter { texts.contains($0.key) }
    for path in texts where textWatchers[path] == nil {
      textWatchers[path] = DocumentWatcher(path: path) { [weak self] _ in self?.onText?() }
    }
  }

  /// Watches images as well, in the folders that they are in.
  func watch(images: [String]) {
    for path in images {
      guard imageWatchers.count < Self.mostImageFolders, let end = path.lastIndex(of: "/") else {
        return
      }
      let folder = String(path[..<end])
      guard imageWatchers[folder] == nil else { continue }
      imageWatchers[folder] = ImageFolderWatcher(path: folder) { [weak self] in self?.onImage?() }
    }
  }

  func stop() {
    watchers = []
    textWatchers = [:]
    imageWatchers = [:]
  }
}
