import ArgumentParser
import Localization
import Processes
import Requests
import Traits
import WorkerProtocol

extension SimulateParameters.Frames: ExpressibleByArgument {}
extension SimulateParameters.Results: ExpressibleByArgument {}

struct SimulateCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: localized("Plays a storyboard step by step, as UIKit would run it."),
    discussion: localized(
      """
      Starts at the initial controller and plays the steps of a JSON file. Prints one line of JSON for \
      the launch and one for each step: {"step", "size", "traits", "events": [{"on", "text", "event"}], \
      "notes", "controllers": {"id", "class", "traits", "setBy", "children", "presented", …}, "root", \
      "issues"}; "root" has the views in the window and "issues" what is wrong with their layout, where \
      --frames asks for them. A view without "traits" and "setBy" has its superview's.

      STEPS
        A file has an array of them, each an object with one member:
        {"device": {"name": "iPhone SE"}}
        {"rotate": {}}, {"rotate": {"to": "landscapeLeft"}}
        {"multitask": {"as": "oneThird"}}
        {"resize": {"width": 500, "height": 800}}
        {"system": {"version": "12"}}
        {"sizeClass": {"cell": "wCompact-hRegular"}}
        {"segue": {"id": "abc-de-fgh"}}          its id or identifier
        {"trigger": {"element": "abc-de-fgh"}}   a control, cell or bar item
        {"selectRow": {"section": 0, "row": 1}}
        {"tapAccessory": {"section": 0, "row": 1}}
        {"set": {"element": "abc-de-fgh", "value": true}}   a control; or 0.5, "text"
        {"type": {"text": "Ada"}}                into what was triggered last
        {"deleteBackward": {}}, {"pressReturn": {}}, {"endEditing": {}}
        {"scroll": {"element": "abc-de-fgh", "y": 300}}
        {"selectTab": {"index": 1}}, {"selectMore": {}}
        {"turnPage": {"to": 1}}
        {"back": {}}
        {"dismiss": {}}, {"dismiss": {"interactively": true}}
        {"unwind": {"action": "done:"}}
        {"action": {"name": "showLog:"}}
        {"showColumn": {"column": "primary"}}
        {"hideColumn": {"column": "primary"}}

      EXAMPLES
        ninefold-worker simulate --device "iPhone 15 Pro Max" \\
          --steps steps.json Main.storyboard
        echo '[{"rotate": {}}]' | ninefold-worker simulate --steps - \\
          Main.storyboard | jq -r '.events[].text'

      EXIT STATUS
        0   every step was played
        1   the document or the steps can't be read, or a step can't be played;
            standard error says why, and the step's line too
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [SimulateParameters.self] }

  @OptionGroup(title: localized("Running"))
  var play: PlayOptions

  @OptionGroup(title: localized("Screen at the launch"))
  var screen: ScreenOptions

  @OptionGroup(title: localized("Document"))
  var document: DocumentOptions

  @Option(
    help: ArgumentHelp(
      localized("Print the launch and all steps, or the last one alone."),
      discussion: localized(
        "The request of serve answers with the last one, unless it asks for all."),
      valueName: localized("results", context: "value")))
  var results = SimulateParameters.Results.all

  @Option(
    help: ArgumentHelp(
      localized("Add the views in the window, of all steps or of the last one."),
      valueName: localized("frames", context: "value")))
  var frames: SimulateParameters.Frames?

  @Flag(
    help: ArgumentHelp(
      localized("With the frames: what constraints act on, before rounding, as for resolve.")))
  var unrounded = false

  @Flag(
    help: ArgumentHelp(localized("Add the events of single views: the changes of their traits.")))
  var viewEvents = false

  @Flag(
    help: ArgumentHelp(
      localized(
        "Add to the launch what is on screen before the interface: the app's launch screen.")))
  var launchScreen = false

  @Option(
    help: ArgumentHelp(
      localized("Colours for light or for dark. Default: light."),
      valueName: localized("appearance", context: "value")))
  var appearance: Appearance?

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("file", context: "value")))
  var file: String?

  @OptionGroup(title: localized("Limits"))
  var limits: LimitOptions

  func run() throws {
    var request = SimulateParameters(file: try inputFile(file))
    try request.canvas.choose(screen)
    request.canvas.choose(document)
    let input = try request.play(play, of: document)
    request.results = results
    request.frames = frames
    request.unrounded = unrounded
    request.viewEvents = viewEvents
    request.launchScreen = launchScreen
    request.appearance = appearance
    try CommandContext.run(
      for: input, standardInput: document.stdinFilename, within: limits.timeLimit
    ) { [request] context in
      var hasFailed = false
      try context.resolver.simulate(request) { step in
        if let error = step.error {
          input.report(error)
          hasFailed = true
        }
        try context.print(step.encodedLine())
      }
      if hasFailed { throw ExitCode(ExitStatus.failed) }
    }
  }
}
