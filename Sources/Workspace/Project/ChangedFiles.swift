import Files
import Localization
import Processes
import WorkerProtocol

/// The files that have changed since a revision, as git knows them: what is committed since, what isn't, and
/// what is new.
package struct ChangedFiles {
  /// The absolute paths without links, removed files included.
  package private(set) var paths: Set<String> = []
  /// The repositories, with the commit since which files of each have changed.
  private var starts: [String: String] = [:]
  /// The folders that they are in, and those around them.
  private var folders: Set<String> = []

  /// - Parameters:
  ///   - revision: A commit, a tag or a branch; of a branch it is the commit where both have parted.
  ///   - places: Documents and folders, whose repositories are asked.
  package init(since revision: String, around places: [String]) throws(FileError) {
    var known: Set<String> = []
    for place in places {
      guard let path = absolutePath(place) else { continue }
      let isFolder = ProjectFolder(path) != nil
      let folder = isFolder ? path : path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
      guard let root = try Self.root(of: folder, place) else { continue }
      if known.insert(root).inserted { try add(from: root, since: revision) }
    }
  }

  /// Whether a document has changed, or the companion file beside it; a path where there is nothing has.
  package func contains(_ document: String, companion: String?) -> Bool {
    guard let place = absolutePath(document) else { return true }
    return paths.contains(place) || companion.flatMap(absolutePath).map(paths.contains) ?? false
  }

  /// Whether a file has changed, or one below a folder.
  /// - Parameter place: Absolute, without links.
  package func contains(place: String) -> Bool { paths.contains(place) || folders.contains(place) }

  /// What a file held before it changed; nil for one that is new.
  /// - Parameter path: Absolute, without links.
  package func earlierBytes(of path: String) -> [UInt8]? {
    for (root, start) in starts where path.hasPrefix(root + "/") {
      let name = path.dropFirst(root.count + 1)
      if let bytes = try? GitVersions.bytes(of: "\(start):\(name)", in: root) { return bytes }
    }
    return nil
  }

  /// The folder of the repository that a document or folder is in.
  package static func repository(around place: String) throws(FileError) -> String {
    let path = absolutePath(place) ?? place
    let isFolder = ProjectFolder(path) != nil
    let folder = isFolder ? path : path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
    guard let root = try root(of: folder, place) else {
      throw FileError(
        code: "no-repository",
        message: localized("This is in no git repository, so nothing tells what was wrong before."),
        file: place)
    }
    return root
  }

  /// The repository that a folder is in.
  private static func root(of folder: String, _ place: String) throws(FileError) -> String? {
    let answer = try GitProgram.run(["rev-parse", "--show-toplevel"], in: folder)
    guard answer.status == 0 else {
      throw FileError(
        code: "no-repository",
        message:
          localized(
            "This is in no git repository that can be read, so nothing tells what has changed: %1$s",
            answer.firstError),
        file: place)
    }
    return absolutePath(PathText.text(of: answer.output.prefix { $0 != UInt8(ascii: "\n") }))
  }

  /// The commit at which this branch and a revision have parted; the revision where that isn't known.
  package static func start(
    since revision: String, in root: String
  ) throws(FileError) -> String {
    let commit = try GitProgram.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: root)
    guard commit.status == 0, !commit.output.isEmpty else {
      throw FileError(
        code: "no-such-revision",
        message:
          localized(
            "The repository has no commit “%1$s”; a shallow clone may lack it (git fetch).",
            revision),
        file: root)
    }
    // A shallow clone may not know where both have parted.
    let base = try GitProgram.run(["merge-base", commit.firstLine, "HEAD"], in: root)
    return base.status == 0 ? base.firstLine : commit.firstLine
  }

  private mutating func add(from root: String, since revision: String) throws(FileError) {
    let start = try Self.start(since: revision, in: root)
    starts[root] = start
    // A program that shows the state of a submodule would be run in it, by its own configuration.
    let changed = try GitProgram.runUnfiltered(
      [
        "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
        "--ignore-submodules=dirty", start, "--",
      ], in: root)
    let new = try GitProgram.run(
      ["ls-files", "--others", "--exclude-standard", "-z", "--full-name"], in: root)
    for answer in [changed, new] {
      guard answer.status == 0 else {
        throw FileError(
          code: "git-failed",
          message: localized("git can't tell what has changed: %1$s", answer.firstError),
          file: root)
      }
      for name in answer.output.split(separator: 0) {
        add(root + "/" + PathText.text(of: name))
      }
    }
  }

  private mutating func add(_ path: String) {
    guard paths.insert(path).inserted else { return }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      folder = folder[..<slash]
      guard folders.insert(String(folder)).inserted else { return }
    }
  }
}
