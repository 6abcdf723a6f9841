import Localization
import WorkerProtocol

/// git, as it is installed.
enum GitProgram {
  /// Asks git. What a repository configures to be run is not run.
  static func run(_ question: [String], in folder: String) throws(FileError) -> ChildProcess {
    let settings = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"]
    guard let answer = ChildProcess.run(["git", "-C", folder] + settings + question),
      answer.status != 127
    else {
      throw FileError(
        code: "no-git", message: localized("git isn't installed, or not in the search path."),
        file: folder)
    }
    return answer
  }
}

extension ChildProcess {
  var firstLine: String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  var firstError: String {
    String(decoding: errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
