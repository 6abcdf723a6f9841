import ArgumentParser
import Localization
import Requests
import WorkerProtocol

struct ConstraintsCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: localized("Prints the linear system that was solved for a scene."),
    discussion: localized(
      """
      One line of JSON: {"variables": ["<view id>.minX", …], "constraints": [{"id", "terms": \
      [[variable index, coefficient], …], "relation", "constant", "priority"}], "solution": [value of \
      each variable]}. A constraint reads Σ coefficient·variable + constant relation 0; a required \
      one has priority 1000. Places are measured from the root view's. Constraints that are not in \
      the document have ids that name their origin, such as hugging:<view id>.

      EXAMPLES
        ninefold-worker constraints --scene Kcc-8E-Zi7 Main.storyboard
        ninefold-worker constraints --scene Kcc-8E-Zi7 --device retina4_7 \\
          Main.storyboard | jq '.constraints[] | select(.priority < 1000)'
        ninefold-worker constraints --steps steps.json Main.storyboard

      EXIT STATUS
        0   the system was printed
        1   the document or the steps can't be read, or there is no such scene;
            standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [ConstraintsParameters.self] }

  @OptionGroup
  var options: SceneOptions

  @Option(
    help: ArgumentHelp(
      localized("The scene's id, or its controller's. Default: the initial scene, or the first."),
      discussion: localized("While the interface runs: that of the key controller."),
      valueName: localized("id", context: "value")))
  var scene: String?

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("file", context: "value")))
  var file: String?

  func run() throws {
    var request = ConstraintsParameters(file: try inputFile(file))
    request.scene = scene
    try options.answer(request) { context, request in
      try context.print(context.resolver.constraints(request).encodedLine())
    }
  }
}
