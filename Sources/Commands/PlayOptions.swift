import ArgumentParser
import Localization
import Processes
import Requests
import Simulation
import Traits
import WorkerProtocol

/// The options that run a document's interface. Where others than `simulate` get one of them, they are
/// about the running interface instead of the design.
struct PlayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      localized("A file with steps to play from the initial controller on; - is standard input."),
      discussion: localized(
        "`ninefold-worker simulate --help` lists them; [] is the launch alone."),
      valueName: localized("file", context: "value")))
  var steps: String?

  @Option(
    help: ArgumentHelp(
      localized("The controller to start with: an id, a storyboard identifier or a class."),
      discussion: localized("Default: the document's initial one."),
      valueName: localized("name", context: "value")))
  var initial: String?
}

extension PlayedRequest {
  /// Takes the options, and reads the steps for the document that was chosen before.
  /// - Returns: What there is to read.
  mutating func play(
    _ options: PlayOptions, of document: DocumentOptions
  ) throws -> CommandInput {
    own.initial = options.initial
    var input = CommandInput(document: document.name(of: file))
    guard let path = options.steps else { return input }
    guard path != DocumentSource.standardInputName || path != file else {
      throw ValidationError(localized("Standard input is either the document or the steps."))
    }
    do {
      let file = try StepsFile(path: path)
      own.steps = file.steps
      input.steps = file
      return input
    } catch {
      input.report(error)
      throw ExitCode(ExitStatus.failed)
    }
  }
}
