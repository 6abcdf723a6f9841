import ArgumentParser
import Files
import Glibc
import Localization
import Processes

extension WorkerCommand {
  private static let name = "ninefold-worker"

  /// Runs the program: with the arguments as the system has them, be they UTF-8 or not.
  package static func runProgram() -> Never {
    prepareStandardStreams()
    ReaderWatch.begin()
    let arguments = PathText.arguments
    if !ParserWords.areUnwanted(by: arguments) { Localization.beginSentences { translations } }
    var chosen: (any ParsableCommand.Type)?
    do {
      var command = try parseAsRoot(PathList.joined(EditArguments.rewritten(arguments)))
      chosen = type(of: command)
      try command.run()
      Glibc.exit(EXIT_SUCCESS)
    } catch {
      end(with: error, in: chosen)
    }
  }

  /// Says what a command ended with.
  /// - Parameter command: The one that ran; nil where the command line was not understood, which the
  ///   error knows more of then.
  private static func end(with error: any Error, in command: (any ParsableCommand.Type)?) -> Never {
    let status = exitCode(for: error).rawValue
    let message = fullMessage(for: error)
    if status == EXIT_SUCCESS {
      guard !message.isEmpty else { Glibc.exit(status) }
      do {
        try OutputChannel().write(line: Array(ParserWords.translated(help: message).utf8))
      } catch OutputChannel.Failure.closed {
        Glibc.exit(EXIT_SUCCESS)
      } catch {
        writeToStandardError("\(name): \(error)")
        Glibc.exit(ExitStatus.outputFailed)
      }
      Glibc.exit(status)
    }
    guard !message.isEmpty else { Glibc.exit(status) }
    var lines = message
    // What is wrong with options that exclude each other, a command finds when it runs.
    if error is ValidationError, let command {
      // Not translated: ParserWords finds what the parser says.
      lines = """
        \(self.message(for: error))
        Usage: \(usageString(for: command))
          See '\(name) \(command._commandName) --help' for more information.
        """
    }
    if lines.hasPrefix("Error: ") { lines = String(lines.dropFirst("Error: ".count)) }
    writeToStandardError("\(name): \(ParserWords.translated(error: lines))", keepingLines: true)
    Glibc.exit(status)
  }

  /// The folder with the translations, as the window finds it: beside the resources that the environment names or
  /// that are installed, or where `meson-helpers/translations build` has compiled them, in the directory of builds
  /// that the program is in.
  private static var translations: String? {
    var candidates: [String] = []
    if let resources = getenv("NINEFOLD_RESOURCES") {
      candidates.append(String(cString: resources) + "/../locale")
    }
    guard let program = absolutePath("/proc/self/exe") else { return candidates.first }
    var steps = program.split(separator: "/").dropLast()
    candidates.append("/" + steps.joined(separator: "/") + "/../share/locale")
    while !steps.isEmpty {
      candidates.append("/" + steps.joined(separator: "/") + "/locale")
      steps.removeLast()
    }
    return candidates.first { access($0, R_OK | X_OK) == 0 }
  }

  /// What is written is answered by an error where nobody reads it, instead of ending the process; and no
  /// file that is opened gets the number of a stream that was closed.
  private static func prepareStandardStreams() {
    signal(SIGPIPE, SIG_IGN)
    // Nothing can be written into the one for results: its closing is a failure, that of others is none.
    for (stream, path) in [
      (STDIN_FILENO, "/dev/null"), (STDOUT_FILENO, "/dev/full"), (STDERR_FILENO, "/dev/null"),
    ] where fcntl(stream, F_GETFD) < 0 {
      _ = open(path, stream == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }
}
