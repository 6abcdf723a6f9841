import ArgumentParser
import WorkerProtocol

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says why a view's frame is what it is.",
    discussion: """
      For x, y, width and height of one view it names the constraints and the implicit rules that \
      determine them: intrinsic sizes, autoresizing masks, stack views, cells, the canvas. None of \
      those named can be left out. It also names the constraints that had to give way.

      One line of JSON: {"scene", "id", "name", "class", "line", "frame", "x", "y", "width", "height"}. \
      Each of the last four is {"value", "open", "reasons", "gaveWay"}; "open" is true where other \
      values would do as well. A reason is {"kind", "id", "line", "text", "views"}.

      EXAMPLES
        ninefold-worker explain --view u9A-Qm-EJH --text Main.storyboard
        ninefold-worker explain --view u9A-Qm-EJH --device "iPhone SE" Main.storyboard \\
          | jq -r '.width.reasons[].text'

      EXIT STATUS
        0; 1 if the document can't be read or shows no such view, which is then said on standard \
      error; 64 if the command line is wrong.
      """)

  @OptionGroup(title: "Canvas")
  var canvas: CanvasOptions

  @Option(help: ArgumentHelp("The view's id in the document.", valueName: "id"))
  var view: String

  @Option(
    help: ArgumentHelp(
      "The scene's id. Default: the first scene that shows the view.", valueName: "id"))
  var scene: String?

  @Flag(help: "Print lines for people instead of JSON.")
  var text = false

  @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
  var file: String?

  func run() throws {
    var request = ExplainParameters(file: try inputFile(file), view: view)
    request.device = canvas.device
    request.orientation = canvas.orientation
    request.sizeClass = canvas.sizeClass
    request.asDesigned = canvas.asDesigned
    request.companion = canvas.companion
    request.scene = scene
    try CommandContext.run { [request, text] context in
      do {
        let result = try context.resolver.explain(request)
        guard text else { return try context.print(JSONLine.encode(result)) }
        for line in result.lines { try context.print(Array(line.utf8)) }
      } catch let error as FileError {
        report(error, in: request.file ?? DocumentSource.standardInputName)
        throw ExitCode(ExitStatus.failed)
      }
    }
  }
}
