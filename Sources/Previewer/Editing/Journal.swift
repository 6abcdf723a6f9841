import CGtk
import Files
import FoundationEssentials

/// The unsaved text of one window, kept in the state directory as long as it isn't saved, so that it
/// outlives the program.
struct Journal: Codable, Equatable, Sendable {
  /// Of the document.
  var path: String
  /// Of the file that the text began as; see ``FileStamps/of(_:)``. Nil for a file that was gone.
  var stamp: String?
  var text: String

  /// Where journals are, in the state directory that the XDG Base Directory Specification names.
  @MainActor
  static var folder: String { PathText.text(of: g_get_user_state_dir()) + "/ninefold/journal" }

  /// Writes it in place of what the file held, and holds it: nobody else takes it for one that was left behind.
  /// A program that ends leaves the old one or the new one.
  func write(to file: String) throws(FileReplacement.Failure) -> HeldFile {
    // Unsaved documents are nobody else's business.
    if let end = file.lastIndex(of: "/") { try makeFolder(String(file[..<end]), mode: 0o700) }
    guard let data = try? JSONEncoder().encode(self) else {
      preconditionFailure("texts can be encoded")
    }
    return try FileReplacement.hold(Array(data), at: file)
  }

  /// A journal that a program has left behind. As long as somebody has it, nobody else is offered it.
  struct Left: Sendable {
    let file: HeldFile
    let journal: Journal
  }

  /// The journals that programs have left behind; the newest of a document only.
  static func abandoned(in folder: String) -> [Left] {
    guard let folder = absolutePath(folder) else { return [] }
    var found: [String: Left] = [:]
    FolderReader().read(folder) { kind, name in
      let name = PathText.text(of: name)
      guard kind == .file, name.hasSuffix(".json"), !name.hasPrefix("."),
        let file = HeldFile(at: folder + "/" + name), let bytes = file.read(),
        let journal = try? JSONDecoder().decode(Journal.self, from: Data(bytes))
      else { return true }
      if let other = found[journal.path], other.file.modified >= file.modified { return true }
      found[journal.path] = Left(file: file, journal: journal)
      return true
    }
    return found.values.sorted { $0.file.modified < $1.file.modified }
  }
}
