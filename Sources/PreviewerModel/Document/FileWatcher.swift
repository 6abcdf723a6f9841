import CGtk
import Drawing
import Files
import Glibc
import PreviewerGtk

/// Tells when a file has another content than before (written in place, replaced by renaming, deleted, or made
/// anew), or a folder another one as far as its stamp says.
@MainActor
final class FileWatcher<Stamp: Equatable> {
  private let monitor: Object?
  private let read: @MainActor () -> Stamp
  private let onChange: @MainActor (Stamp) -> Void
  private var stamp: Stamp
  private var timer: Timer?

  /// - Parameters:
  ///   - stamp: Tells one content from the next.
  ///   - onChange: Takes the new stamp.
  init(
    path: String, stamp: @escaping @MainActor (String) -> Stamp,
    onChange: @escaping @MainActor (Stamp) -> Void
  ) {
    read = { stamp(path) }
    self.onChange = onChange
    self.stamp = stamp(path)
    let file = Object.file(at: path)
    // Of a file or of a folder, as it is one.
    monitor = g_file_monitor(file.opaque, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
      .map { Object(owning: UnsafeMutableRawPointer($0)) }
    guard let monitor else { return }
    Signal.onFileEvent(monitor.raw) { [weak self] in self?.noticed() }
  }

  isolated deinit {
    if let monitor { g_file_monitor_cancel(monitor.pointer()) }
  }

  private func noticed() {
    guard timer == nil else { return }
    timer = Timer(after: FileStamps.settlingTime) { [weak self] in
      guard let self else { return }
      timer = nil
      let now = read()
      guard now != stamp else { return }
      stamp = now
      onChange(now)
    }
  }
}

/// What tells contents apart without reading them.
package enum FileStamps {
  /// Milliseconds in which several events of one save count as one.
  static let settlingTime = 120

  /// When a file was written, its size, and which file it is. Nil when there is none.
  package static func of(_ path: String) -> String? {
    var status = stat()
    guard PathText.withBytes(of: path, { stat($0, &status) }) == 0 else { return nil }
    let written = status.st_mtim
    return "\(written.tv_sec).\(written.tv_nsec)-\(status.st_size)-\(status.st_ino)"
  }

  /// The same of the images in a folder, and of what a set says of them, by their names.
  static func ofImages(in folder: String) -> [String: String] {
    var stamps: [String: String] = [:]
    visit(folder) { name, _ in
      guard name == "Contents.json" || ReadImage.isName(ofImage: name) else { return }
      stamps[name] = of(folder + "/" + name)
    }
    return stamps
  }

  /// Shows the names of what is in a folder, and whether that is a folder itself, without what is hidden.
  static func visit(_ folder: String, _ body: (_ name: String, _ isFolder: Bool) -> Void) {
    guard let entries = PathText.withBytes(of: folder, { opendir($0) }) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          PathText.text(of: $0)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      body(name, Int(entry.pointee.d_type) == Int(DT_DIR))
    }
  }
}
