import ArgumentParser
import WorkerProtocol

struct ConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: "Prints the linear system that was solved for a scene.",
    discussion: """
      One line of JSON: {"variables": ["<view id>.minX", …], "constraints": [{"id", "terms": \
      [[variable index, coefficient], …], "relation", "constant", "priority"}], "solution": [value of \
      each variable]}. A constraint reads Σ coefficient·variable + constant relation 0; a required \
      one has priority 1000. Constraints that are not in the document have ids that name their \
      origin, such as hugging:<view id>.

      EXAMPLES
        ninefold-worker constraints --scene tne-QT-ifu Main.storyboard
        ninefold-worker constraints --device retina4_7 Main.storyboard \\
          | jq '.constraints[] | select(.priority < 1000)'

      EXIT STATUS
        0; 1 if the document can't be read or has no such scene, which is then said on standard \
      error; 64 if the command line is wrong.
      """)

  @OptionGroup(title: "Canvas")
  var canvas: CanvasOptions

  @Option(
    help: ArgumentHelp(
      "The scene's id. Default: the initial scene, or the first.", valueName: "id"))
  var scene: String?

  @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
  var file: String?

  func run() throws {
    var request = ConstraintsParameters(file: try inputFile(file))
    request.device = canvas.device
    request.orientation = canvas.orientation
    request.sizeClass = canvas.sizeClass
    request.asDesigned = canvas.asDesigned
    request.companion = canvas.companion
    request.scene = scene
    try CommandContext.run { [request] context in
      do {
        try context.print(context.resolver.constraints(request).encoded())
      } catch let error as FileError {
        report(error, in: request.file ?? DocumentSource.standardInputName)
        throw ExitCode(ExitStatus.failed)
      }
    }
  }
}
