import CGtk
import FoundationEssentials
import Localization

/// A version of the document from before, beside which the canvas shows what it is now.
struct EarlierVersion: Hashable, Sendable {
  /// What people call it: a revision of git's, or a file's name.
  var title: String
  var text: String

  /// The version that is in a file.
  /// - Throws: An error whose description is a sentence.
  static func read(_ path: String) throws(Subprocess.Failure) -> EarlierVersion {
    // What git calls the version of a document that is new.
    if path == "/dev/null" {
      return EarlierVersion(title: localized("nothing", context: "object"), text: "")
    }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw Subprocess.Failure(message: localized("%1$s can't be read; check its path.", path))
    }
    return EarlierVersion(
      title: String(path.fileName), text: String(decoding: data, as: UTF8.self))
  }

  /// Asks git for a version of a file.
  /// - Parameter revision: In git's words, such as `HEAD` or `main~2`.
  /// - Returns: What can be cancelled.
  @MainActor
  static func ofGit(
    _ revision: String, of path: String,
    then finish: @escaping @MainActor (Result<EarlierVersion, Subprocess.Failure>) -> Void
  ) -> Subprocess {
    let name = String(path.fileName)
    let folder = path.dropLast(name.count)
    let program = g_find_program_in_path("git")
    defer { g_free(program) }
    // A revision is none of git's options, whatever it begins with.
    return Subprocess(
      program: program.map { String(cString: $0) }, named: "git",
      [
        "-C", folder.isEmpty ? "." : String(folder), "show", "--end-of-options",
        "\(revision):./\(name)",
      ]
    ) { answer in
      finish(
        answer.map {
          EarlierVersion(title: revision, text: String(decoding: $0, as: UTF8.self))
        })
    }
  }
}
