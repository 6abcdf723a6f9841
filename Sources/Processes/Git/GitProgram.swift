import Files
import Glibc
import Localization
import WorkerProtocol

/// git, as it is installed: all that is asked of it, be it for a command or for the window, is asked here.
///
/// A document may be in a repository that somebody else has made, whose configuration comes with it. Nothing
/// that it names is run, nothing is fetched, and nobody is asked anything. What git itself refuses, such as
/// a folder of another user's, stays refused.
package enum GitProgram {
  /// Asks git.
  package static func run(_ question: [String], in folder: String) throws(FileError) -> ChildProcess
  {
    try run(question, in: folder, with: settings)
  }

  /// Merges files by lines, of whatever length, as the user's own git does.
  package static func mergeFile(_ arguments: [String]) throws(FileError) -> ChildProcess {
    try run(["merge-file"] + arguments, in: ".", with: settings, within: nil)
  }

  /// Documents and their histories take less by far.
  private static let questionLimits = ChildProcess.Limits(memory: 512 << 20, output: 64 << 20)

  /// Asks git something for which it reads files of the working tree as it would commit them.
  ///
  /// Filters belong to that, and there is no setting for having none. So those that are configured get
  /// settings that are empty. A file that a filter would change back counts as changed then.
  /// - Parameter isOwnRepository: Whether the folder is a repository of its own, whichever one a hook that calls this
  ///   program is told of by variables.
  package static func runUnfiltered(
    _ question: [String], in folder: String, isOwnRepository: Bool = false
  ) throws(FileError) -> ChildProcess {
    let place = isOwnRepository ? repositoryVariables(of: folder) : [:]
    let found = try run(
      ["config", "--null", "--name-only", "--get-regexp", #"^filter\."#], in: folder,
      with: settings, place)
    let filters = found.output.split(separator: 0).map { PathText.text(of: $0) }
    return try run(question, in: folder, with: settings + filters.map { ($0, "") }, place)
  }

  /// Those that git gives to hooks, for a repository that is nobody else's.
  private static func repositoryVariables(of folder: String) -> [String: String] {
    let git = folder + "/.git"
    return [
      "GIT_DIR": git, "GIT_WORK_TREE": folder, "GIT_INDEX_FILE": git + "/index",
      "GIT_OBJECT_DIRECTORY": git + "/objects", "GIT_ALTERNATE_OBJECT_DIRECTORIES": "",
      "GIT_COMMON_DIR": git, "GIT_PREFIX": "",
    ]
  }

  private typealias Setting = (key: String, value: String)

  /// What a repository may set otherwise, to have a program run.
  private static let settings: [Setting] = [
    ("core.fsmonitor", "false"),
    // A hook may be run whenever the index is written.
    ("core.hooksPath", "/dev/null"),
    ("log.showSignature", "false"),
    // It may be a device without an end, and nobody's name is asked for.
    ("log.mailmap", "false"),
    // From git 2.40 on it is read before a protocol is asked for.
    ("fetch.bundleURI", ""),
    // A folder that merely looks like a repository may have come with the documents.
    ("safe.bareRepository", "explicit"),
    ("core.quotePath", "false"),
    // Larger ones are read piece by piece; no document is as large.
    ("core.bigFileThreshold", "32m"),
  ]

  private static let environment = [
    // Objects that a partial clone lacks stay away. Versions of git that don't know the first fetch them,
    // and find no protocol that is allowed.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
    "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
  ]

  private static func run(
    _ question: [String], in folder: String, with settings: [Setting],
    _ place: [String: String] = [:],
    within limits: ChildProcess.Limits? = questionLimits
  ) throws(FileError) -> ChildProcess {
    // As variables, since a key may have an equals sign in it. Those of whoever runs the program stay.
    let first = getenv("GIT_CONFIG_COUNT").flatMap { Int(String(cString: $0)) } ?? 0
    var variables = environment.merging(place) { $1 }
    variables["GIT_CONFIG_COUNT"] = "\(first + settings.count)"
    for (place, setting) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(first + place)"] = setting.key
      variables["GIT_CONFIG_VALUE_\(first + place)"] = setting.value
    }
    guard
      let answer = ChildProcess.run(
        ["git", "--no-pager", "-C", folder] + question, environment: variables, within: limits),
      // Git itself may end with it, but not without a word.
      answer.status != 127 || !answer.output.isEmpty
    else {
      throw FileError(
        code: "no-git", message: localized("git isn't installed, or not in the search path."),
        file: folder)
    }
    guard !answer.isGivenUp else {
      throw FileError(
        code: "git-waits",
        message: localized(
          """
          git waits for something that doesn't come, such as a pipe that stands where the repository's \
          configuration names a file.
          """),
        file: folder)
    }
    guard !answer.isTooLong else {
      throw FileError(
        code: "git-too-long",
        message: localized(
          "git's answer is longer than that to any question about a document; it is not read."),
        file: folder)
    }
    return answer
  }
}

extension ChildProcess {
  package var firstLine: String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  package var firstError: String {
    String(decoding: errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
