import Files
import FoundationEssentials
import Localization
import PreviewerWorker
import WorkerProtocol

/// A version of the document from before, beside which the canvas shows what it is now.
package struct EarlierVersion: Hashable, Sendable {
  /// What people call it: a revision of git's, or a file's name.
  var title: String
  var text: String
  /// Whether it is what the file holds, beside changes that aren't saved.
  var isOnDisk = false

  /// What a document's file holds now.
  package static func onDisk(_ path: String) throws(Subprocess.Failure) -> EarlierVersion {
    var version = try read(path)
    version.isOnDisk = true
    return version
  }

  /// The version that is in a file.
  /// - Throws: An error whose description is a sentence.
  package static func read(_ path: String) throws(Subprocess.Failure) -> EarlierVersion {
    // What git calls the version of a document that is new.
    if path == "/dev/null" {
      return EarlierVersion(title: localized("nothing", context: "object"), text: "")
    }
    guard let bytes = readFile(path) else {
      throw Subprocess.Failure(message: localized("%1$s can't be read; check its path.", path))
    }
    return EarlierVersion(
      title: String(path.fileName), text: String(decoding: bytes, as: UTF8.self))
  }

  /// Asks the worker for git's version of a file: it asks git without anything being run that the
  /// repository names.
  /// - Parameter revision: In git's words, such as `HEAD` or `main~2`.
  /// - Returns: What can be cancelled.
  @MainActor
  package static func ofGit(
    _ revision: String, of path: String,
    then finish: @escaping @MainActor (Result<EarlierVersion, Subprocess.Failure>) -> Void
  ) -> Subprocess {
    Subprocess(worker: ["git", "versions", "--revision=\(revision)", "--", path], input: []) {
      answer in
      finish(
        answer.flatMap { data in
          guard let found = try? JSONDecoder().decode(GitVersionsResult.self, from: data),
            let text = found.text
          else {
            return .failure(
              Subprocess.Failure(
                message: localized(
                  "The worker's answer can't be read; it may be of another version.")))
          }
          return .success(EarlierVersion(title: revision, text: text))
        })
    }
  }
}
