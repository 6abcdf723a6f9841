import Assets
import Files
import FoundationEssentials
import Glibc
import Localization
import Processes
import Requests
import WorkerProtocol
import Workspace

/// What was wrong at a revision of git's: the whole of it is checked in a folder of its own, which is gone afterwards.
struct EarlierFindings {
  /// What tells a fault from others, however lines, figures and screens have changed.
  private struct Key: Hashable {
    let rule: String
    let file: String
    /// The object's id or, of what has none, the scene and the sentence.
    let about: String
  }

  private let keys: Set<Key>
  private let checkout: RevisionCheckout

  /// - Parameter check: Checks the documents of a plan.
  init(
    since revision: String, _ plan: LintPlan, _ resolver: Resolver,
    _ check: (LintPlan) throws -> LintResult
  ) throws {
    let checkout = try RevisionCheckout(of: revision, around: plan.request.paths.first ?? ".")
    defer { checkout.remove() }
    self.checkout = checkout
    var request = plan.request
    request.paths = request.paths.compactMap(checkout.earlierPath)
    request.root = request.root.flatMap(checkout.earlierPath)
    request.usesCache = false
    let documents = plan.documents.compactMap(checkout.earlierPath)
      .filter { FileState(path: $0) != nil }
    guard !documents.isEmpty else {
      keys = []
      return
    }
    var earlier = plan
    earlier.request = request
    earlier.documents = documents
    earlier.projectRules = ProjectRules(
      scopes: ProjectScope.all(in: request, documents: documents, resolver.cache.projects),
      projects: resolver.cache.projects, changed: nil,
      builtWith: request.builtWith)
    keys = Set(try check(earlier).findings.map { Self.key($0, in: checkout) })
  }

  /// Whether something was wrong then, too.
  func contain(_ finding: LintFinding) -> Bool {
    keys.contains(Self.key(finding, in: checkout))
  }

  private static func key(_ finding: LintFinding, in checkout: RevisionCheckout) -> Key {
    Key(
      rule: finding.rule, file: checkout.name(of: finding.file),
      // A scene's title may have changed, an id doesn't.
      about: finding.id
        ?? "\(finding.scene ?? ""): \(finding.message.filter { !$0.isNumber })")
  }
}

/// The files of a revision in a temporary folder.
private struct RevisionCheckout {
  /// Of the repository, and of the revision's files; absolute, without links.
  private let root: String
  private let folder: String

  /// - Parameter place: In the repository.
  /// - Throws: where it is in none, or there is no such revision.
  init(of revision: String, around place: String) throws(FileError) {
    root = try ChangedFiles.repository(around: place)
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(temporary)/ninefold-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template), let folder = absolutePath(String(cString: made)) else {
      throw FileError(
        code: "no-temporary-folder",
        message: localized("No folder can be made here; free some space, or set TMPDIR."),
        file: temporary)
    }
    self.folder = folder
    do throws(FileError) {
      try checkOut(revision)
    } catch {
      remove()
      throw error
    }
  }

  /// Writes the files of the commit at which this branch and the revision have parted, with the repository's own
  /// objects; nothing of the repository changes.
  private func checkOut(_ revision: String) throws(FileError) {
    let commit = try ChangedFiles.start(since: revision, in: root)
    let objects = try Self.answer(
      try GitProgram.run(
        ["rev-parse", "--path-format=absolute", "--git-path", "objects"], in: root), revision)
    try run(["init", "--quiet"], revision)
    do {
      try Data((objects + "\n").utf8).write(
        to: URL(filePath: folder + "/.git/objects/info/alternates"))
    } catch {
      throw FileError(
        code: "no-temporary-folder",
        message: localized("Nothing can be written here; free some space, or set TMPDIR."),
        file: folder)
    }
    try run(["checkout", "--quiet", "--detach", commit], revision)
  }

  /// Has git do something in the folder, and nowhere else.
  private func run(_ command: [String], _ revision: String) throws(FileError) {
    _ = try Self.answer(
      try GitProgram.runUnfiltered(command, in: folder, isOwnRepository: true), revision)
  }

  private static func answer(
    _ answer: ChildProcess, _ revision: String
  ) throws(FileError) -> String {
    guard answer.status == 0 else {
      throw FileError(
        code: "no-such-revision",
        message: localized("git can't give this revision: %1$s", answer.firstError), file: revision)
    }
    return PathText.text(of: answer.output.prefix { $0 != UInt8(ascii: "\n") })
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Where a file is in the revision; nil outside the repository.
  func earlierPath(of path: String) -> String? {
    guard let place = absolutePath(path), place == root || place.hasPrefix(root + "/") else {
      return nil
    }
    return folder + place.dropFirst(root.count)
  }

  /// The path from the repository's folder, or from the revision's, on.
  func name(of path: String) -> String {
    let place = path.hasPrefix(folder) ? path : absolutePath(path) ?? path
    for start in [folder, root] where place.hasPrefix(start + "/") {
      return String(place.dropFirst(start.count + 1))
    }
    return path
  }
}
