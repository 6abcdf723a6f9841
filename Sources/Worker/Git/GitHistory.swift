import Localization
import WorkerProtocol

/// What git remembers of a document.
struct GitHistory {
  /// The document's name in its folder.
  let name: String
  let folder: String

  /// The commits that changed it, the latest first; none where nothing is committed.
  /// - Throws: where there is no repository.
  func versions(_ most: Int) throws(FileError) -> [GitVersion] {
    let place = try GitProgram.run(["rev-parse", "--git-dir"], in: folder)
    guard place.status == 0 else {
      throw FileError(code: "no-repository", message: place.firstError, file: folder)
    }
    let head = try GitProgram.run(["rev-parse", "--verify", "--quiet", "HEAD"], in: folder)
    guard head.status == 0 else { return [] }
    // No program that checks signatures is run; before a renaming there is nothing of this name to ask for.
    let answer = try GitProgram.run(
      [
        "-c", "log.follow=false", "log", "-z", "--no-show-signature", "--encoding=UTF-8",
        "--max-count=\(most)", "--format=%H%x09%cI%x09%s", "--", ":(literal)\(name)",
      ], in: folder)
    guard answer.status == 0 else {
      throw FileError(code: "no-version", message: answer.firstError, file: name)
    }
    return answer.output.split(separator: 0).compactMap { line in
      let parts = String(decoding: line, as: UTF8.self)
        .split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      return GitVersion(revision: parts[0], date: parts[1], subject: parts[2])
    }
  }

  /// The id of a commit.
  func commit(_ revision: String) throws(FileError) -> String {
    let answer = try GitProgram.run(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: folder)
    guard answer.status == 0 else {
      throw FileError(
        code: "no-version", message: localized("git knows no commit “%1$s” here.", revision),
        file: name)
    }
    return answer.firstLine
  }

  /// The document as it was in a commit.
  func bytes(in commit: String) throws(FileError) -> [UInt8] {
    try GitVersions.bytes(of: "\(commit):./\(name)", in: folder)
  }
}
