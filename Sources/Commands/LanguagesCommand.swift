import ArgumentParser
import Localization
import Requests
import WorkerProtocol

struct LanguagesCommand: ListedCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: localized("Lists the languages that a document can be shown in."),
    discussion: localized(
      """
      For each the files that have its texts, and how many of the document's it has: .strings, \
      .stringsdict and .xcstrings of the document's name in .lproj folders beside it (or beside the \
      Base.lproj that it is in), and documents kept by language. Pseudo-languages, made of the document's \
      own texts, come last. --language of resolve and others takes these names.

      EXAMPLES
        ninefold-worker languages Base.lproj/Main.storyboard
        ninefold-worker languages --json Base.lproj/Main.storyboard \\
          | jq -r '.texts as $all | .languages[] | select(.translated < $all) | .language'

      EXIT STATUS
        0   they were listed, none included
        1   the document can't be read; standard error says why
        64  the command line is wrong
      """))

  static var requests: [any AnsweredRequest.Type] { [LanguagesParameters.self] }

  @Flag(help: ArgumentHelp(localized("Print one line of JSON instead of a table.")))
  var json = false

  @Option(
    help: ArgumentHelp(
      localized("The project's folder; files outside it don't count."),
      valueName: localized("folder", context: "value")))
  var root: String?

  @Argument(
    help: ArgumentHelp(localized("The document."), valueName: localized("file", context: "value")))
  var file: String

  func run() throws {
    var request = LanguagesParameters(file: file)
    request.root = root
    try CommandContext.run(for: CommandInput(document: file)) { [json, request] context in
      let result = try context.resolver.languages(request)
      try context.print(result, asJSON: json, otherwise: result.rows)
    }
  }
}

extension LanguagesResult {
  fileprivate var rows: [[String]] {
    [["LANGUAGE", "NAME", "TRANSLATED", "STALE", "FILES"]]
      + languages.map { language in
        [
          language.language, language.title, localized("%1$s of %2$s", language.translated, texts),
          language.stale == 0 ? "" : "\(language.stale)",
          (language.files + [language.document].compactMap(\.self)).joined(separator: ", "),
        ]
      } + pseudoLanguages.map { [$0.language, $0.title, localized("pseudo-language"), "", ""] }
  }
}
