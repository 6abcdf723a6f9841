import ArgumentParser
import Localization
import Requests
import WorkerProtocol

struct VariationsCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "variations",
    abstract: localized("Lists what a document has for some size classes only."),
    discussion: localized(
      """
      For each the line, the element, the cell of the size-class grid, the property, its value there and \
      in the base. `installed` is whether a view or constraint is there at all; with wAny-hAny it is the \
      base that leaves it out.

      EXAMPLES
        ninefold-worker variations Main.storyboard
        ninefold-worker variations --json Main.storyboard \\
          | jq -r '.variations[] | select(.property == "installed") | .id'

      EXIT STATUS
        0   they were listed, none included
        1   the document can't be read; standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [VariationsParameters.self] }

  @Flag(help: ArgumentHelp(localized("Print one line of JSON instead of a table.")))
  var json = false

  @Argument(
    help: ArgumentHelp(
      localized("The document; - is standard input."),
      valueName: localized("file", context: "value")))
  var file: String?

  func run() throws {
    let request = VariationsParameters(file: try inputFile(file))
    try CommandContext.run(for: CommandInput(document: request.file ?? "-")) { [json] context in
      let result = try context.resolver.variations(request)
      try context.print(result, asJSON: json, otherwise: result.rows)
    }
  }
}

extension VariationsResult {
  fileprivate var rows: [[String]] {
    guard !variations.isEmpty else { return [] }
    return [["LINE", "ELEMENT", "CELL", "PROPERTY", "VALUE", "BASE"]]
      + variations.map { variation in
        [
          "\(variation.line)",
          [variation.element ?? "?", variation.id ?? ""].joined(separator: " "), variation.cell,
          variation.property, variation.value, variation.base ?? "",
        ]
      }
  }
}
