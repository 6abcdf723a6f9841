import InterfaceBuilder
import WorkerProtocol

/// The three versions of a document that git is merging, or has merged.
package struct GitVersions {
  package let source: GitVersionsResult.Source
  /// In git's words; of an unmerged file that both sides added there is no base.
  package let base: String?
  package let ours: String
  package let theirs: String

  /// - Parameter isLeft: Whether conflicts are left in the document, so that a merge that git thinks done is
  ///   of interest.
  /// - Returns: nil where git merges nothing.
  package static func find(
    of name: String, in folder: String, isLeft: Bool
  ) throws(FileError) -> GitVersions? {
    let unmerged = try GitProgram.run(
      ["ls-files", "-u", "-z", "--", ":(literal)\(name)"], in: folder)
    guard unmerged.status == 0 else { return nil }
    // Mode, object, stage, then a tab and the path.
    let stages = Set(
      unmerged.output.split(separator: 0).compactMap { line in
        line.prefix { $0 != UInt8(ascii: "\t") }.last.map { $0 - UInt8(ascii: "0") }
      })
    if stages.isSuperset(of: [2, 3]) {
      return GitVersions(
        source: .index, base: stages.contains(1) ? ":1:./\(name)" : nil, ours: ":2:./\(name)",
        theirs: ":3:./\(name)")
    }
    guard isLeft else { return nil }
    for head in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD", "HEAD^2"] {
      let isOver = head == "HEAD^2"
      let ours = isOver ? "HEAD^1" : "HEAD"
      // A commit that is picked is merged since the one before it.
      let isPicked = head == "CHERRY_PICK_HEAD" || head == "REBASE_HEAD"
      let base = try GitProgram.run(
        isPicked
          ? ["rev-parse", "--verify", "--quiet", "\(head)^"]
          : ["merge-base", ours, head], in: folder)
      guard base.status == 0 else { continue }
      let revisions = [base.firstLine, ours, head].map { "\($0):./\(name)" }
      var isThere = true
      for revision in revisions where isThere {
        isThere = try GitProgram.run(["cat-file", "-e", revision], in: folder).status == 0
      }
      guard isThere else { continue }
      return GitVersions(
        source: isOver ? .merged : .merging, base: revisions[0], ours: revisions[1],
        theirs: revisions[2])
    }
    return nil
  }

  /// What git has of a version.
  /// - Parameter revision: It begins with a commit's id or a colon, so that it is none of git's options.
  package static func bytes(of revision: String, in folder: String) throws(FileError) -> [UInt8] {
    let answer = try GitProgram.run(["cat-file", "blob", revision], in: folder)
    guard answer.status == 0 else {
      throw FileError(code: "no-version", message: answer.firstError, file: revision)
    }
    return answer.output
  }
}
