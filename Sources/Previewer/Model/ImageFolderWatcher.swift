import CGtk
import Glibc

/// Tells when images in a folder, or what a set says of them, have other contents than before, are gone or new.
@MainActor
final class ImageFolderWatcher {
  private let path: String
  private let monitor: Object?
  private let onChange: @MainActor () -> Void
  private var stamp: [String: String]
  private var timer: Timer?

  /// Milliseconds in which several events of one export count as one.
  private static let settlingTime = 250
  /// What names of images and of a set's `Contents.json` end with.
  private static let endings = [
    ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp", ".tif", ".tiff", ".json",
  ]

  init(path: String, onChange: @escaping @MainActor () -> Void) {
    self.path = path
    self.onChange = onChange
    stamp = Self.stamp(of: path)
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
      .map { Object(owning: UnsafeMutableRawPointer($0)) }
    guard let monitor else { return }
    Signal.onFileEvent(monitor.raw) { [weak self] in self?.noticed() }
  }

  isolated deinit {
    timer?.cancel()
    if let monitor { g_file_monitor_cancel(monitor.pointer()) }
  }

  /// What tells the contents of the files apart, by their names.
  private static func stamp(of folder: String) -> [String: String] {
    guard let entries = opendir(folder) else { return [:] }
    defer { closedir(entries) }
    var stamps: [String: String] = [:]
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard Self.endings.contains(where: { name.lowercased().hasSuffix($0) }) else { continue }
      stamps[name] = DocumentWatcher.stamp(of: folder + "/" + name)
    }
    return stamps
  }

  private func noticed() {
    guard timer == nil else { return }
    timer = Timer(after: Self.settlingTime) { [weak self] in
      guard let self else { return }
      timer = nil
      let now = Self.stamp(of: path)
      guard now != stamp else { return }
      stamp = now
      onChange()
    }
  }
}
