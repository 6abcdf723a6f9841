import ArgumentParser
import Localization
import Requests
import WorkerProtocol

struct ExplainCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: localized("Says why a view's frame is what it is."),
    discussion: localized(
      """
      For x, y, width and height of one view it names the constraints and the implicit rules that \
      determine them: intrinsic sizes, autoresizing masks, stack views, cells, the canvas. None of \
      those named can be left out. Of a long chain the nearest are told and the others counted. It also \
      names the constraints that had to give way.

      One line of JSON: {"scene", "id", "name", "class", "line", "frame", "x", "y", "width", "height"}. \
      Each of the last four is {"value", "open", "reasons", "more", "gaveWay"}; "open" is true where \
      other values would do as well, and the reasons then name what bounds them. A reason is {"kind", \
      "id", "line", "text", "views"}; "more" has the ids of those that are farther away.

      With --steps or --initial it is about the view as it is in the running interface \
      then.

      EXAMPLES
        ninefold-worker explain --view u9A-Qm-EJH --text Main.storyboard
        ninefold-worker explain --view u9A-Qm-EJH --device "iPhone SE" \\
          Main.storyboard | jq -r '.width.reasons[].text'
        echo '[{"rotate": {"to": "landscape"}}]' \\
          | ninefold-worker explain --steps - --initial Photo \\
            --view u9A-Qm-EJH --text Main.storyboard

      EXIT STATUS
        0   the frame was explained
        1   the document or the steps can't be read, or no such view is shown;
            standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [ExplainParameters.self] }

  @OptionGroup
  var options: SceneOptions

  @Option(
    help: ArgumentHelp(
      localized("The view's id in the document."), valueName: localized("id", context: "value")))
  var view: String

  @Option(
    help: ArgumentHelp(
      localized(
        "The scene's id, or its controller's. Default: the first scene that shows the view."),
      discussion: localized("While the interface runs: the frontmost that does."),
      valueName: localized("id", context: "value")))
  var scene: String?

  @Flag(help: ArgumentHelp(localized("Print lines for people instead of JSON.")))
  var text = false

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("file", context: "value")))
  var file: String?

  func run() throws {
    var request = ExplainParameters(file: try inputFile(file), view: view)
    request.scene = scene
    try options.answer(request) { [text] context, request in
      let result = try context.resolver.explain(request)
      guard text else { return try context.print(result.encodedLine()) }
      for line in result.lines { try context.print(text: line) }
    }
  }
}
