import CGtk
import Files
import FoundationEssentials
import WorkerProtocol

/// The unsaved text of one window, kept in the state directory as long as it isn't saved, so that it
/// outlives the program.
///
/// Its file has it as JSON in a line, and below it a line for each change of its text since.
package struct Journal: Codable, Equatable, Sendable {
  /// Of the document.
  package var path: String
  /// Of the file that the text began as; see ``FileStamps/of(_:)``. Nil for a file that was gone.
  var stamp: String?
  var text: String

  /// Where journals are, in the state directory that the XDG Base Directory Specification names.
  @MainActor
  package static var folder: String {
    PathText.text(of: g_get_user_state_dir()) + "/ninefold/journal"
  }

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
  package struct Left: Sendable {
    let file: HeldFile
    package let journal: Journal
  }

  /// The journals that programs have left behind; the newest of a document only.
  package static func abandoned(in folder: String) -> [Left] {
    guard let folder = absolutePath(folder) else { return [] }
    var found: [String: Left] = [:]
    FolderReader().read(folder) { kind, name in
      let name = PathText.text(of: name)
      guard kind == .file, name.hasSuffix(".json"), !name.hasPrefix("."),
        let file = HeldFile(at: folder + "/" + name), let bytes = file.read(),
        let journal = Journal(reading: bytes)
      else { return true }
      if let other = found[journal.path], other.file.modified >= file.modified { return true }
      found[journal.path] = Left(file: file, journal: journal)
      return true
    }
    return found.values.sorted { $0.file.modified < $1.file.modified }
  }
}

extension Journal {
  /// A change of the text, to be added below.
  static func line(of change: TextChange) throws -> [UInt8] {
    [UInt8(ascii: "\n")] + (try JSONLine.encode(change))
  }

  /// Nil for what is no journal. A change that was not written to its end is as good as not made.
  init?(reading bytes: [UInt8]) {
    if let journal = try? JSONDecoder().decode(Journal.self, from: Data(bytes)) {
      self = journal
      return
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first,
      let journal = try? JSONDecoder().decode(Journal.self, from: Data(first))
    else { return nil }
    self = journal
    var text = Array(journal.text.utf8)
    for line in lines.dropFirst() {
      guard let change = try? JSONDecoder().decode(TextChange.self, from: Data(line)),
        let changed = text.changed(by: [change])
      else { break }
      text = changed
    }
    self.text = String(decoding: text, as: UTF8.self)
  }
}
