import Drawing
import Files
import Glibc
import InterfaceBuilder
import Processes
import Requests
import WorkerProtocol

/// What makes git show and merge interface documents by their objects: lines in two files, its configuration
/// and its attributes.
///
/// Attributes of a repository are written into `.git/info/attributes`, not into `.gitattributes`: the drivers
/// that they name are in this user's configuration alone, and a tracked file is everybody's.
package struct GitSettings {
  package typealias Scope = GitSettingsParameters.Scope

  struct File {
    let path: String
    let lines: MarkedLines
    /// nil where there is none.
    let bytes: [UInt8]?

    var isInstalled: Bool { bytes.map { MarkedLines.isIn($0) } ?? false }
    /// Whether the lines are those that would be written now.
    var isCurrent: Bool { isInstalled && lines.added(to: bytes) == bytes }
  }

  let scope: Scope
  let configuration: File
  let attributes: File

  var files: [File] { [configuration, attributes] }

  /// - Parameters:
  ///   - program: The command that git is to run.
  ///   - folder: In the repository.
  /// - Throws: where there is no git, no repository, or a file can't be read.
  init(_ scope: Scope, program: String, in folder: String = ".") throws(FileError) {
    self.scope = scope
    let paths =
      scope == .local ? try Self.localPaths(in: folder) : try Self.globalPaths(in: folder)
    configuration = File(
      path: paths.configuration, lines: MarkedLines(lines: Self.configuration(program)),
      bytes: try Self.read(paths.configuration))
    attributes = File(
      path: paths.attributes, lines: MarkedLines(lines: Self.attributes),
      bytes: try Self.read(paths.attributes))
  }

  // MARK: Lines

  private static let attributes = [
    "*.storyboard diff=ninefold merge=ninefold", "*.xib diff=ninefold merge=ninefold",
  ]

  private static func configuration(_ program: String) -> [String] {
    func value(_ command: String) -> String {
      "\"\(command.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    // Names that begin with a hyphen are no options: `--` ends those, or the name stands behind an equals sign.
    return [
      "[diff \"ninefold\"]",
      "    textconv = \(value("\(program) git textconv --cache-key=\(programVersion) --"))",
      "    cachetextconv = true",
      // What git puts behind @@: the scene that a change is in.
      "    xfuncname = \"^scene .*$\"",
      "[difftool \"ninefold\"]",
      "    cmd = \(value(program + #" diff ${MERGED:+--path="$MERGED"} -- "$LOCAL" "$REMOTE""#))",
      "[difftool \"ninefold-window\"]",
      "    cmd = \(value(window(beside: program) + #" --diff="$LOCAL" -- "$REMOTE""#))",
      "[mergetool \"ninefold-window\"]",
      "    cmd = \(value(window(beside: program) + Self.windowMerge))",
      "    trustExitCode = true",
      "[merge \"ninefold\"]", "    name = interface documents, by their objects",
      "    driver = \(value(mergeDriver(program, options: "")))",
      // Of ancestors that are merged for a merge, git wants conflicts as text: a value in conflict that were one
      // side's would count as what both sides come from.
      "    recursive = ninefold-ancestors",
      "[merge \"ninefold-ancestors\"]", "    name = ancestors of interface documents",
      "    driver = \(value(mergeDriver(program, options: " --conflicts=markers")))",
    ]
  }

  /// What git's shell runs. Where the program is gone, or a signal ends it, git merges by lines.
  ///
  /// Source: gitattributes(5), "Defining a custom merge driver"; git before 2.44 leaves `%S`, `%X` and `%Y` as
  /// they are.
  private static func mergeDriver(_ program: String, options: String) -> String {
    """
    \(program) merge\(options) --output=%A --marker-size=%L --path=%P -- %O %A %B %S %X %Y; s=$?; \
    if test $s -gt \(ExitStatus.mostLineConflicts) && test $s -lt \(ExitStatus.driverFailed); then \
    git merge-file -q --marker-size=%L -L ours -L base -L theirs -- %A %O %B; s=$?; \
    test $s -lt 128 || s=1; fi; exit $s
    """
  }

  private static let windowMerge = #" --merge --output="$MERGED" -- "$BASE" "$LOCAL" "$REMOTE""#

  /// The previewer, which is installed beside the worker.
  private static func window(beside program: String) -> String {
    guard let name = program.ranges(of: workerName).last else { return "ninefold" }
    var command = program
    command.replaceSubrange(name, with: "ninefold")
    return command
  }

  private static let workerName = "ninefold-worker"

  /// What git is to run: the name alone where the shell finds this program by it, so that an update at another
  /// place is found, too.
  static var programCommand: String {
    let name = workerName
    let own = absolutePath("/proc/self/exe") ?? name
    let folders = (variable("PATH") ?? "").split(separator: ":")
    let places: [String] = folders.map { "\($0)/\(name)" }
    let found = places.first { access($0, X_OK) == 0 }
    if let found, absolutePath(found) == own { return name }
    let isPlain = own.utf8.allSatisfy { byte in
      byte > 0x7F || UnicodeScalar(byte).properties.isAlphabetic
        || "0123456789/._-+".utf8.contains(byte)
    }
    return isPlain ? own : "'\(own.replacing("'", with: #"'\''"#))'"
  }

  // MARK: Files

  private static func localPaths(
    in folder: String
  ) throws(FileError) -> (configuration: String, attributes: String) {
    func path(_ question: String...) throws(FileError) -> String {
      let answer = try GitProgram.run(
        ["rev-parse", "--path-format=absolute"] + question, in: folder)
      guard answer.status == 0 else {
        throw FileError(
          code: "no-repository",
          message: "This is in no git repository; change to one, or choose --global.", file: folder)
      }
      return answer.firstLine
    }
    let (configuration, attributes) = (
      try path("--git-path", "config"), try path("--git-path", "info/attributes")
    )
    let own = try path("--git-common-dir")
    for file in [configuration, attributes] { try stay(file, in: own) }
    return (configuration, attributes)
  }

  /// A folder that somebody else has made may have links in the places of files, which would be written to.
  private static func stay(_ file: String, in folder: String) throws(FileError) {
    let around = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    let isInside = absolutePath(around).map { place in
      absolutePath(folder).map { place == $0 || place.hasPrefix($0 + "/") } ?? false
    }
    guard isInside ?? true, !isLink(file) else {
      throw FileError(
        code: "link-out",
        message:
          "This leads out of the repository by a link; put a file of git's own there, or choose --global.",
        file: file)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return PathText.withBytes(of: path) { lstat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Source: git-config(1), FILES, and gitattributes(5), DESCRIPTION.
  private static func globalPaths(
    in folder: String
  ) throws(FileError) -> (configuration: String, attributes: String) {
    guard let home = variable("HOME") else {
      throw FileError(
        code: "no-home", message: "HOME isn't set, where git has its configuration.", file: folder)
    }
    let folderOfGit = (variable("XDG_CONFIG_HOME") ?? home + "/.config") + "/git"
    let (own, other) = (home + "/.gitconfig", folderOfGit + "/config")
    let isOther = !isThere(own) && isThere(other)
    let configuration = variable("GIT_CONFIG_GLOBAL") ?? (isOther ? other : own)
    let answer = try GitProgram.run(
      ["config", "--global", "--type=path", "core.attributesFile"], in: folder)
    return (
      configuration, answer.status == 0 ? answer.firstLine : folderOfGit + "/attributes"
    )
  }

  /// Of the environment; nil where it is empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return PathText.text(of: value)
  }

  private static func isThere(_ path: String) -> Bool {
    PathText.withBytes(of: path) { access($0, F_OK) } == 0
  }

  private static func read(_ path: String) throws(FileError) -> [UInt8]? {
    guard isThere(path) else { return nil }
    return try inputBytes(path, of: "git's settings")
  }
}
