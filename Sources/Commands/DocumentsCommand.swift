import ArgumentParser
import Localization
import Requests
import WorkerProtocol

struct DocumentsCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "documents",
    abstract: localized("Lists the interface documents of a project."),
    discussion: localized(
      """
      Those below a folder, or of the project that a document belongs to, but for folders such as Pods \
      whose files aren't the project's own. Launch screens and storyboards with an initial controller are \
      marked, and what the property list of an app names.

      EXAMPLES
        ninefold-worker documents
        ninefold-worker documents --json App | jq -r '.documents[] | select(.isLaunchScreen) | .path'

      EXIT STATUS
        0   they were listed, none included
        1   there is nothing at the path
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [DocumentsParameters.self] }

  @Flag(help: ArgumentHelp(localized("Print one line of JSON instead of a table.")))
  var json = false

  @Flag(
    help: ArgumentHelp(
      localized("With --json: have the scenes of all documents, and what they can be found by.")))
  var terms = false

  @Option(
    help: ArgumentHelp(
      localized("The folder of the document's project."),
      valueName: localized("folder", context: "value")))
  var root: String?

  @Argument(
    help: ArgumentHelp(
      localized("A folder, or a document. Default: the working directory."),
      valueName: localized("path", context: "value")))
  var path = "."

  func validate() throws {
    guard json || !terms else {
      throw ValidationError(localized("--terms needs --json: a table has no room for them."))
    }
  }

  func run() throws {
    var request = DocumentsParameters(path: path)
    request.root = root
    if terms { request.terms = true }
    try CommandContext.run(for: CommandInput(document: path)) { [json, request] context in
      let result = try context.resolver.documents(request)
      try context.print(result, asJSON: json, otherwise: result.rows)
    }
  }
}

extension DocumentsResult {
  /// Each document in a line.
  fileprivate var rows: [[String]] {
    documents.map { entry in
      [
        entry.path, entry.isLaunchScreen == true ? localized("launch screen") : "",
        entry.hasInitialController == true ? localized("initial controller") : "",
        (entry.usedAs ?? []).map(\.words).joined(separator: ", "),
      ]
    }
  }
}

extension DocumentsResult.Use {
  fileprivate var words: String {
    switch self {
    case .launchScreen: localized("the app's launch screen")
    case .main: localized("the app's main interface")
    }
  }
}
