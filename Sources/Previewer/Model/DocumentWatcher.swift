import CGtk
import Glibc

/// Tells when a file has another content than before: written in place, replaced by
/// renaming, deleted, or made anew.
@MainActor
final class DocumentWatcher {
  private let path: String
  private let monitor: Object?
  private let onChange: @MainActor (String?) -> Void
  private var stamp: String?
  private var timer: Timer?

  /// Milliseconds in which several events of one save count as one.
  private static let settlingTime = 120

  /// - Parameter onChange: takes the new stamp; nil when there is no such file any more.
  init(path: String, onChange: @escaping @MainActor (String?) -> Void) {
    self.path = path
    self.onChange = onChange
    stamp = Self.stamp(of: path)
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
      .map { Object(owning: UnsafeMutableRawPointer($0)) }
    guard let monitor else { return }
    Signal.onFileEvent(monitor.raw) { [weak self] in self?.noticed() }
  }

  isolated deinit {
    timer?.cancel()
    if let monitor { g_file_monitor_cancel(monitor.pointer()) }
  }

  /// What tells one content of a file from the next without reading it: when it was written, its
  /// size, and which file it is. Nil when there is none.
  static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let written = status.st_mtim
    return "\(written.tv_sec).\(written.tv_nsec)-\(status.st_size)-\(status.st_ino)"
  }

  private func noticed() {
    guard timer == nil else { return }
    timer = Timer(after: Self.settlingTime) { [weak self] in
      guard let self else { return }
      timer = nil
      let now = Self.stamp(of: path)
      guard now != stamp else { return }
      stamp = now
      onChange(now)
    }
  }
}
