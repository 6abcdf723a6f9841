import PreviewerGtk

/// The files that what is shown comes from: a document, its companion file, and what lies around it, such as
/// images, fonts, colours and texts.
@MainActor
final class WatchedFiles {
  /// Told the document's new stamp; nil where it is gone.
  var onDocument: (@MainActor (String?) -> Void)?
  var onCompanion: (@MainActor () -> Void)?
  /// Told of everything else.
  var onBeside: (@MainActor () -> Void)?

  private var watchers: [FileWatcher<String?>] = []
  /// What the document depends on, by the folders that it is in.
  private var dependencyWatchers:
    [String: (part: FolderPart, watcher: FileWatcher<[String: String]>)] = [:]
  /// By the folders' paths. They stay as long as the window: what was read of an image is kept, too.
  private var imageWatchers: [String: FileWatcher<[String: String]>] = [:]
  private var timer: Timer?

  /// As many as the system has watches for without being asked.
  private static let mostFolders = 500
  /// Milliseconds in which changes in many folders, such as a checkout's, count as one; more than the worker
  /// relies on what it has seen.
  private static let settlingTime = 250

  /// - Parameter companion: Where it is, or would be.
  func watch(document: String, companion: String?) {
    dependencyWatchers = [:]
    watchers = [watcher(of: document) { [weak self] in self?.onDocument?($0) }]
    guard let companion else { return }
    watchers.append(watcher(of: companion) { [weak self] _ in self?.onCompanion?() })
  }

  /// Watches files, be they there or not, and what is in folders, instead of those before. What is watched
  /// already goes on being so.
  func watch(dependencies: [String]) {
    var parts = FolderPart.parts(of: dependencies)
    if parts.count > Self.mostFolders {
      parts = Dictionary(
        uniqueKeysWithValues: parts.sorted { $0.key < $1.key }.prefix(Self.mostFolders).map(\.self))
    }
    dependencyWatchers = dependencyWatchers.filter { parts[$0.key] == $0.value.part }
    for (folder, part) in parts where dependencyWatchers[folder] == nil {
      let watcher = FileWatcher(path: folder, stamp: part.stamps) { [weak self] _ in
        self?.besideChanged()
      }
      dependencyWatchers[folder] = (part, watcher)
    }
  }

  /// Watches images as well, in the folders that they are in.
  func watch(images: [String]) {
    for path in images {
      guard let end = path.lastIndex(of: "/") else { continue }
      let folder = String(path[..<end])
      guard imageWatchers[folder] == nil, imageWatchers.count < Self.mostFolders else {
        continue
      }
      imageWatchers[folder] = FileWatcher(path: folder, stamp: FileStamps.ofImages) {
        [weak self] _ in self?.besideChanged()
      }
    }
  }

  func stop() {
    watchers = []
    dependencyWatchers = [:]
    imageWatchers = [:]
    timer = nil
  }

  private func watcher(
    of path: String, onChange: @escaping @MainActor (String?) -> Void
  ) -> FileWatcher<String?> {
    FileWatcher(path: path, stamp: FileStamps.of, onChange: onChange)
  }

  private func besideChanged() {
    guard timer == nil else { return }
    timer = Timer(after: Self.settlingTime) { [weak self] in
      self?.timer = nil
      self?.onBeside?()
    }
  }
}
