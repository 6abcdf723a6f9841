import ArgumentParser
import FoundationEssentials
import Simulation
import Traits
import WorkerProtocol

extension SystemVersion: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

extension SimulateParameters.Frames: ExpressibleByArgument {}

struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Plays a storyboard step by step, as UIKit would run it.",
    discussion: """
      Starts at the initial controller and plays the steps of a JSON file. Prints one line of JSON for \
      the launch and one for each step: {"step", "size", "traits", "events": [{"on", "text", "event"}], \
      "notes", "controllers": {"id", "class", "traits", "setBy", "children", "presented", …}, "root", \
      "issues"}; "root" has the views in the window and "issues" what is wrong with their layout, where \
      --frames asks for them. A view without "traits" and "setBy" has its superview's.

      STEPS
        A file has an array of them, each an object with one member:
        {"device": {"name": "iPhone SE"}}
        {"rotate": {}}, {"rotate": {"to": "landscape"}}
        {"multitask": {"as": "oneThird"}}
        {"resize": {"width": 500, "height": 800}}
        {"system": {"version": "12"}}
        {"sizeClass": {"cell": "wCompact-hRegular"}}
        {"segue": {"id": "abc-de-fgh"}}          its id or identifier
        {"trigger": {"element": "abc-de-fgh"}}   a control, cell or bar item
        {"selectRow": {"section": 0, "row": 1}}
        {"selectTab": {"index": 1}}, {"selectMore": {}}
        {"turnPage": {"to": 1}}
        {"back": {}}
        {"dismiss": {}}, {"dismiss": {"interactively": true}}
        {"unwind": {"action": "done:"}}
        {"action": {"name": "showLog:"}}
        {"showColumn": {"column": "primary"}}
        {"hideColumn": {"column": "primary"}}

      EXAMPLES
        ninefold-worker simulate --device "iPhone 15 Pro Max" --steps steps.json Main.storyboard
        echo '[{"rotate": {}}]' | ninefold-worker simulate --steps - Main.storyboard \
          | jq -r '.events[].text'

      EXIT STATUS
        0; 1 if the document or the steps can't be read or a step can't be played, which is then said \
      on standard error and in the step's line; 64 if the command line is wrong.
      """)

  @Option(
    help: ArgumentHelp("The file with the steps; - is standard input.", valueName: "file"))
  var steps: String?

  @Option(
    help: ArgumentHelp(
      "A device, as for resolve. Default: the document's own, or iPhone 15 Pro.",
      valueName: "name"))
  var device: String?

  @Option(help: "How the device is held at the launch. Default: as the document has it.")
  var orientation: Orientation?

  @Option(help: ArgumentHelp("The version of iOS. Default: 26.", valueName: "version"))
  var system: SystemVersion?

  @Option(
    help: ArgumentHelp(
      "The controller to start with: an id, a storyboard identifier or a class.",
      discussion: "Default: the document's initial one.", valueName: "name"))
  var initial: String?

  @OptionGroup
  var companion: CompanionOption

  @Option(help: "Add the views in the window, of all steps or of the last one.")
  var frames: SimulateParameters.Frames?

  @Flag(help: "With the frames: what constraints act on, before rounding, as for resolve.")
  var unrounded = false

  @Option(help: "Colours for light or for dark. Default: light.")
  var appearance: Appearance?

  @Argument(help: ArgumentHelp("The document.", valueName: "file"))
  var file: String

  func run() throws {
    var request = SimulateParameters(file: file)
    request.device = device
    request.orientation = orientation
    request.system = system
    request.initial = initial
    request.frames = frames
    request.unrounded = unrounded
    request.companion = companion.isUsed
    request.appearance = appearance
    request.steps = try steps.map(readSteps)
    try CommandContext.run { [request] context in
      var hasFailed = false
      do {
        try context.resolver.simulate(request) { step in
          if let error = step.error {
            report(error, in: request.file ?? "")
            hasFailed = true
          }
          try context.print(JSONLine.encode(step))
        }
      } catch let error as FileError {
        report(error, in: request.file ?? "")
        hasFailed = true
      }
      if hasFailed { throw ExitCode(ExitStatus.failed) }
    }
  }
}

/// The steps in a file, or on standard input.
func readSteps(_ path: String) throws -> [Step] {
  do {
    let bytes =
      path == DocumentSource.standardInputName
      ? try readStandardInput() : Array(try Data(contentsOf: URL(filePath: path)))
    return try JSONDecoder().decode([Step].self, from: Data(bytes))
  } catch let error as DecodingError {
    writeToStandardError("\(path): \(explanation(of: error)) See simulate --help for steps.")
  } catch {
    writeToStandardError("\(path): The steps can't be read (\(error)).")
  }
  throw ExitCode(ExitStatus.failed)
}
