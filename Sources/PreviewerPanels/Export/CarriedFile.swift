import CGtk
import FoundationEssentials
import Graphics
import Synchronization

/// A picture as a file for programs that take files, such as file managers: written when the first of them
/// asks for it, in a folder that only this user can read, and gone with this.
package final class CarriedFile: Sendable {
  private let page: ExportPage
  private let name: String
  private let imageReader: String?
  private let written = Mutex<URL?>(nil)

  /// - Parameters:
  ///   - name: ends with a format's name.
  ///   - imageReader: The worker's path.
  package init(_ page: ExportPage, named name: String, imageReader: String?) {
    self.page = page
    self.name = name
    self.imageReader = imageReader
  }

  deinit {
    guard let file = written.withLock({ $0 }) else { return }
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  /// Whether a program has asked for it.
  package var isWritten: Bool { written.withLock { $0 != nil } }

  /// The file's path; nil if it can't be drawn or written. For any thread.
  package func path() -> String? {
    written.withLock { written in
      if written == nil { written = write() }
      return written?.path
    }
  }

  private func write() -> URL? {
    guard let bytes = try? page.bytes(.png, imageReader: imageReader).get(),
      let folder = g_dir_make_tmp("ninefold-XXXXXX", nil)
    else { return nil }
    defer { g_free(folder) }
    let file = URL(filePath: String(cString: folder), directoryHint: .isDirectory)
      .appending(path: name)
    do {
      try PictureFile(path: file.path, format: .png).write(bytes)
      return file
    } catch {
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      return nil
    }
  }
}
