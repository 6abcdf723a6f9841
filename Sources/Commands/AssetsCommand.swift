import ArgumentParser
import Localization
import Requests
import Traits
import WorkerProtocol

struct AssetsCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets",
    abstract: localized(
      "Lists the colours, images and fonts that a project has for its documents."),
    discussion: localized(
      """
      Names of asset catalogues' colours with what they are in light and in dark appearance, of images in \
      catalogues and loose ones with the file that is shown, and the PostScript names of fonts.

      EXAMPLES
        ninefold-worker assets Main.storyboard
        ninefold-worker assets --json . | jq -r '.colors[].name'

      EXIT STATUS
        0   they were listed, none included
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [AssetsParameters.self] }

  @Flag(help: ArgumentHelp(localized("Print one line of JSON instead of a table.")))
  var json = false

  @Option(
    help: ArgumentHelp(
      localized("The project's folder; files outside it don't count."),
      valueName: localized("folder", context: "value")))
  var root: String?

  @Argument(
    help: ArgumentHelp(
      localized("A document of the project, or a folder. Default: the working directory."),
      valueName: localized("path", context: "value")))
  var file: String = "."

  func run() throws {
    var request = AssetsParameters(file: file)
    request.root = root
    try CommandContext.run(for: CommandInput(document: file)) { [json, request] context in
      let result = try context.resolver.assets(request)
      try context.print(result, asJSON: json, otherwise: result.rows)
    }
  }
}

extension AssetsResult {
  fileprivate var rows: [[String]] {
    // Not translated: programs find columns by them.
    [["KIND", "NAME", "LIGHT", "DARK", "FILE"]]
      + colors.map { ["color", $0.name, $0.light.text, $0.dark.text, ""] }
      + images.map { [$0.isSymbol == true ? "symbol" : "image", $0.name, "", "", $0.path ?? ""] }
      + fonts.map { ["font", $0.face.name, "", "", $0.face.path] }
  }
}
