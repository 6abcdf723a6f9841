/// The files that what is shown comes from: a document, its companion file, and the texts of its languages.
@MainActor
final class WatchedFiles {
  /// Told the document's new stamp; nil where it is gone.
  var onDocument: (@MainActor (String?) -> Void)?
  var onCompanion: (@MainActor () -> Void)?
  var onText: (@MainActor () -> Void)?

  private var watchers: [DocumentWatcher] = []
  /// By their paths.
  private var textWatchers: [String: DocumentWatcher] = [:]

  /// - Parameter companion: Where it is, or would be.
  func watch(document: String, companion: String?) {
    textWatchers = [:]
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

  func stop() {
    watchers = []
    textWatchers = [:]
  }
}
