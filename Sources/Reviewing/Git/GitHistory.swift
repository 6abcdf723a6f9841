import Files
import Localization
import Processes
import WorkerProtocol

/// What git remembers of a document.
struct GitHistory {
  /// The document's path from the folder on.
  let name: String
  /// One that is there.
  let folder: String

  /// - Parameter file: The document's path; neither it nor its folder need be there any more.
  init(of file: String) {
    var steps = file.split(separator: "/", omittingEmptySubsequences: false)
    var name = String(steps.popLast() ?? "")
    func folder() -> String {
      steps.isEmpty ? "." : steps == [""] ? "/" : steps.joined(separator: "/")
    }
    while !steps.isEmpty, ProjectFolder(folder()) == nil, let step = steps.popLast() {
      name = "\(step)/\(name)"
    }
    (self.name, self.folder) = (name, folder())
  }

  /// Whether git has it, or had it.
  var isKnown: Bool {
    guard let answer = try? GitProgram.run(["ls-files", "-z", "--", pathspec], in: folder),
      answer.status == 0
    else { return false }
    return !answer.output.isEmpty || (try? versions(1))?.isEmpty == false
  }

  /// The commits that changed it, the latest first, be it by another name; none where nothing is committed.
  /// - Parameter most: How many; nil for all.
  /// - Throws: where there is no repository.
  func versions(_ most: Int? = nil) throws(FileError) -> [GitVersion] {
    let place = try GitProgram.run(["rev-parse", "--git-dir"], in: folder)
    guard place.status == 0 else {
      throw FileError(code: "no-repository", message: place.firstError, file: folder)
    }
    let head = try GitProgram.run(["rev-parse", "--verify", "--quiet", "HEAD"], in: folder)
    guard head.status == 0 else { return [] }
    guard let most else { return try log(nil).versions }
    // Merges without a change of it are there, too, so git can't count: it is asked for more until there are enough.
    var count = max(most, 1)
    while true {
      let (versions, commits) = try log(count)
      if versions.count >= most || commits < count { return Array(versions.prefix(most)) }
      count *= 2
    }
  }

  /// - Returns: the versions among the last commits that git names, and how many those are.
  private func log(_ count: Int?) throws(FileError) -> (versions: [GitVersion], commits: Int) {
    let answer = try GitProgram.run(
      ["log"] + (count.map { ["--max-count=\($0)"] } ?? []) + [
        "-z", "--follow", "-c", "--no-ext-diff", "--no-textconv", "--encoding=UTF-8",
        "--name-status",
        "--format=%H%x09%cI%x09%s", "--", pathspec,
      ], in: folder)
    guard answer.status == 0 else {
      throw FileError(code: "no-version", message: answer.firstError, file: name)
    }
    // A date stands between two tabs in each commit's line and nowhere else.
    let commits = answer.output.split(separator: 0).count {
      $0.count { $0 == UInt8(ascii: "\t") } >= 2
    }
    return (Self.versions(in: answer.output), commits)
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

  /// The document as it was in a commit, by the name that it had then.
  func bytes(in commit: String) throws(FileError) -> [UInt8] {
    do {
      return try GitVersions.bytes(of: "\(commit):./\(name)", in: folder)
    } catch {
      var tried: Set<String> = []
      for version in try versions() where tried.insert(version.path).inserted {
        if let bytes = try? GitVersions.bytes(of: "\(commit):\(version.path)", in: folder) {
          return bytes
        }
      }
      throw error
    }
  }

  private var pathspec: String { ":(literal)\(name)" }

  /// - Parameter output: Of each commit a line, and then what it did to the file: a letter, and its path or,
  ///   where it got another one, both. Of a merge that has it otherwise than all of its parents: a letter for
  ///   each of them, and the path.
  private static func versions(in output: [UInt8]) -> [GitVersion] {
    var versions: [GitVersion] = []
    var words = output.split(separator: 0)[...]
    while let line = words.popFirst() {
      let parts = String(decoding: line, as: UTF8.self)
        .split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let change = words.first else { continue }
      let isOfOne = change.first == UInt8(ascii: "\n")
      // Another commit follows one that didn't change it.
      guard isOfOne || !change.contains(UInt8(ascii: "\t")) else { continue }
      words.removeFirst()
      let letter = isOfOne ? change.dropFirst().first : nil
      let hasTwo = letter == UInt8(ascii: "R") || letter == UInt8(ascii: "C")
      let paths = words.prefix(hasTwo ? 2 : 1)
      words = words.dropFirst(paths.count)
      versions.append(
        GitVersion(
          revision: parts[0], date: parts[1], subject: parts[2],
          path: PathText.text(of: paths.last ?? [])))
      // It began as a copy: what was before is another document's.
      if letter == UInt8(ascii: "C") { break }
    }
    return versions
  }
}
