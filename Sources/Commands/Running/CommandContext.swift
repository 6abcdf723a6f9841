import ArgumentParser
import Glibc
import Linting
import Logging
import Processes
import Reports
import Requests
import Serving
import WorkerProtocol

/// What a one-shot command works with, and how it ends.
struct CommandContext {
  let resolver: Resolver
  let output: OutputChannel

  /// Runs the body of a command where the deepest document can be walked, and ends the command as
  /// its help says.
  /// - Parameters:
  ///   - input: The files that can fail the command; nil where none can.
  ///   - standardInput: The path that it stands for; nil for none.
  ///   - timeLimit: How long each document may take.
  static func run(
    for input: CommandInput? = nil, standardInput: String? = nil,
    within timeLimit: TimeLimit = TimeLimit(),
    _ body: @escaping @Sendable (CommandContext) throws -> Void
  ) throws {
    let outcome = Outcome()
    let thread = LargeStackThread {
      do {
        let context = CommandContext(
          resolver: Resolver.standard(
            .document(name: standardInput), timeLimit: timeLimit, log: Logger.worker()),
          output: try OutputChannel())
        try body(context)
      } catch {
        outcome.error = error
      }
    }
    guard let thread else { throw ServingError.noThread }
    thread.join()
    if let error = outcome.error { throw exit(for: error, in: input) }
  }

  /// Prints a result in a line of its own.
  func print(_ line: [UInt8]) throws {
    try output.write(line: line)
  }

  /// Prints a line for people: what documents and files are called can't change their terminal.
  func print(text: String) throws {
    try print(Array(text.terminalLine().utf8))
  }

  /// Prints a result as a line of JSON, or as a table for people.
  func print(
    _ result: some ResultMessage, asJSON: Bool, otherwise rows: @autoclosure () -> [[String]]
  ) throws {
    if asJSON { return try print(result.encodedLine()) }
    for line in table(rows()) { try print(text: line) }
  }

  /// What a command ends with, after it has said why.
  private static func exit(for error: any Error, in input: CommandInput?) -> any Error {
    switch error {
    case let error as FileError:
      (input ?? CommandInput(document: "ninefold-worker")).report(error)
      return ExitCode(ExitStatus.failed)
    case let error as UsageError:
      say(error.message)
      return ExitCode.validationFailure
    case OutputChannel.Failure.closed: return ExitCode.success
    case let error as OutputChannel.Failure:
      say("\(error)")
      return ExitCode(ExitStatus.outputFailed)
    case let error as OutputError:
      say(error.message)
      return ExitCode(ExitStatus.failed)
    default: return error
    }
  }

  /// Says on standard error what went wrong, after the program's name.
  private static func say(_ sentence: String) {
    // Not translated: the sentence is.
    writeToStandardError("ninefold-worker: \(sentence)")
  }

  /// Sendable without the compiler's check: the thread writes it, and it is read after the thread
  /// has ended.
  private final class Outcome: @unchecked Sendable {
    var error: (any Error)?
  }
}
