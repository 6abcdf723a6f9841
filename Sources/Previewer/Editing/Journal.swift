import CGtk
import FoundationEssentials
import Glibc

/// The unsaved text of one window, kept in the state directory as long as it isn't saved, so that it
/// outlives the program.
struct Journal: Codable, Equatable, Sendable {
  /// Of the document.
  var path: String
  /// Of the file that the text began as; see ``FileStamps/of(_:)``. Nil for a file that was gone.
  var stamp: String?
  var text: String
  /// The process that wrote it.
  var process: Int32

  /// Where journals are, in the state directory that the XDG Base Directory Specification names.
  @MainActor
  static var folder: String { String(cString: g_get_user_state_dir()) + "/ninefold/journal" }

  /// Writes it in place of what the file held. A program that ends leaves the old one or the new one.
  func write(to file: URL) throws {
    // Unsaved documents are nobody else's business.
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  /// The journals that programs have left behind, each with its file; the newest of a document only.
  static func abandoned(in folder: String) -> [(file: URL, journal: Journal)] {
    let folder = URL(filePath: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found: [String: (file: URL, journal: Journal, written: Date)] = [:]
    for name in names.sorted() where name.hasSuffix(".json") {
      let file = folder.appending(path: name)
      guard let data = try? Data(contentsOf: file),
        let journal = try? JSONDecoder().decode(Journal.self, from: data), !journal.isInUse
      else { continue }
      let written =
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
        ?? .distantPast
      if let other = found[journal.path], other.written >= written { continue }
      found[journal.path] = (file, journal, written)
    }
    return found.values.sorted { $0.written < $1.written }.map { ($0.file, $0.journal) }
  }

  /// Whether the program that wrote it still runs.
  private var isInUse: Bool {
    process == getpid() || kill(process, 0) == 0 || errno == EPERM
  }
}
