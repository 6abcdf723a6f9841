/// The files that what is shown comes from: a document, its companion file, the texts of its languages, and
/// images.
@MainActor
final class WatchedFiles {
  /// Told the document's new stamp; nil where it is gone.
  var onDocument: (@MainActor (String?) -> Void)?
  var onCompanion: (@MainActor () -> Void)?
  var onText: (@MainActor () -> Void)?
  var onImage: (@MainActor () -> Void)?

  private var watchers: [FileWatcher<String?>] = []
  /// By their paths.
  private var textWatchers: [String: FileWatcher<String?>] = [:]
  /// By the folders' paths. They stay as long as the window: what was read of an image is kept, too.
  private var imageWatchers: [String: FileWatcher<[String: String]>] = [:]
  private var imageTimer: Timer?

  /// As many as the system has watches for without being asked.
  private static let mostImageFolders = 500
  /// Milliseconds in which changes in many folders, such as a checkout's, count as one.
  private static let imageSettlingTime = 250

  /// - Parameter companion: Where it is, or would be.
  func watch(document: String, companion: String?) {
    textWatchers = [:]
    watchers = [watcher(of: document) { [weak self] in self?.onDocument?($0) }]
    guard let companion else { return }
    watchers.append(watcher(of: companion) { [weak self] _ in self?.onCompanion?() })
  }

  /// Those that are watched already go on being so.
  func watch(texts: [String]) {
    textWatchers = textWatchers.filter { texts.contains($0.key) }
    for path in texts where textWatchers[path] == nil {
      textWatchers[path] = watcher(of: path) { [weak self] _ in self?.onText?() }
    }
  }

  /// Watches images as well, in the folders that they are in.
  func watch(images: [String]) {
    for path in images {
      guard let end = path.lastIndex(of: "/") else { continue }
      let folder = String(path[..<end])
      guard imageWatchers[folder] == nil, imageWatchers.count < Self.mostImageFolders else {
        continue
      }
      imageWatchers[folder] = FileWatcher(path: folder, stamp: FileStamps.ofImages) {
        [weak self] _ in self?.imageChanged()
      }
    }
  }

  func stop() {
    watchers = []
    textWatchers = [:]
    imageWatchers = [:]
    imageTimer = nil
  }

  private func watcher(
    of path: String, onChange: @escaping @MainActor (String?) -> Void
  ) -> FileWatcher<String?> {
    FileWatcher(path: path, stamp: FileStamps.of, onChange: onChange)
  }

  private func imageChanged() {
    guard imageTimer == nil else { return }
    imageTimer = Timer(after: Self.imageSettlingTime) { [weak self] in
      self?.imageTimer = nil
      self?.onImage?()
    }
  }
}
