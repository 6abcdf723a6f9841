import Foundation
import Testing

/// The help of both programs, and what is wrong with a command line, in the user's language.
@Suite struct HelpLanguageTests {
  private let programs: TranslatedPrograms

  init() throws { programs = try TranslatedPrograms() }

  private static var window: String {
    get throws {
      URL(filePath: try WorkerProgram.path).deletingLastPathComponent().appending(path: "ninefold")
        .path
    }
  }

  /// What `--experimental-dump-help` prints, as far as it has sentences.
  private struct Dump: Decodable {
    let command: Command

    struct Command: Decodable {
      let commandName: String
      let abstract: String?
      let discussion: String?
      let subcommands: [Command]?
      let arguments: [Argument]?
    }

    struct Argument: Decodable {
      let kind: String
      let shouldDisplay: Bool
      let abstract: String?
      let discussion: String?
      let valueName: String?
      let sectionTitle: String?
    }
  }

  private func command(of program: String?) throws -> Dump.Command {
    let dump = try programs.run(["--experimental-dump-help"], program: program)
    return try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8)).command
  }

  /// A command, and all of its own, each with the words that call it.
  private static func all(
    _ command: Dump.Command, _ words: [String] = []
  ) -> [([String], Dump.Command)] {
    [(words, command)]
      + (command.subcommands ?? []).filter { $0.commandName != "help" }
      .flatMap { all($0, words + [$0.commandName]) }
  }

  private static func inOneLine(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The English texts of a command's help, each in one line; of those that show what to type none.
  private static func sentences(of command: Dump.Command) -> [String] {
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    let paragraphs = [command.discussion ?? ""].flatMap { $0.split(separator: "\n\n") }
      .filter { !$0.hasPrefix("EXAMPLE") }
    return [command.abstract ?? ""] + paragraphs.map { inOneLine($0) }
      + arguments.flatMap { [$0.abstract ?? "", inOneLine($0.discussion ?? "")] }
      .filter { $0.contains(" ") }
      + arguments.compactMap { $0.sectionTitle.map { $0.uppercased() + ":" } }
      + arguments.filter { $0.kind != "flag" }.compactMap { $0.valueName.map { "<\($0)>" } }
  }

  private static let parsersWords = [
    "OVERVIEW:", "USAGE:", "ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:", "<options>", "<subcommand>",
    "Show help", "Show the version", "(default:", "default: ", "(values:", "for detailed help",
  ]

  /// And as wide as the terminal.
  @Test(arguments: [false, true])
  func allHelpIsTranslated(ofTheWindow isWindow: Bool) throws {
    let program = isWindow ? try Self.window : nil
    let commands = Self.all(try command(of: program))
    #expect(commands.count > (isWindow ? 0 : 25))
    for (words, command) in commands {
      let help = try programs.run(
        words + ["--help"], in: TranslatedPrograms.german, program: program
      ).output
      #expect(help.hasPrefix("ÜBERSICHT: ") && help.contains("\nAUFRUF: "), "\(words)")
      let text = Self.inOneLine(help)
      for sentence in Self.sentences(of: command) + Self.parsersWords
      where !sentence.isEmpty && text.contains(sentence) {
        Issue.record("\(words) says “\(sentence)”")
      }
      // The parser doesn't break usages, and what has no space.
      for line in help.split(separator: "\n")
      where line.count > 80 && line.contains(" ") && !line.hasPrefix("AUFRUF:") {
        Issue.record("\(words) has a line that is too wide: \(line)")
      }
    }
  }

  @Test(arguments: [
    (["LC_ALL": "C.UTF-8", "LANGUAGE": "de"], true),
    (["LANG": "C.UTF-8", "LANGUAGE": "fr:de"], true),
    (["LC_ALL": "C.UTF-8", "LANGUAGE": "eo"], false), (["LC_ALL": "C", "LANGUAGE": "de"], false),
    (["LC_ALL": "C.UTF-8"], false),
  ])
  func theEnvironmentNamesTheLanguage(variables: [String: String], isGerman: Bool) throws {
    for program in [nil, try Self.window] {
      let english = try programs.run(["--help"], program: program)
      let run = try programs.run(["--help"], in: variables, program: program)
      #expect(run.status == 0 && run.errors.isEmpty && english.output.hasPrefix("OVERVIEW: "))
      #expect((run.output != english.output) == isGerman)
      #expect(run.output.hasPrefix(isGerman ? "ÜBERSICHT: " : "OVERVIEW: "))
    }
  }

  /// Shells and manuals read it.
  @Test(arguments: [
    ["--experimental-dump-help"], ["--generate-completion-script", "bash"],
    ["--generate-completion-script=zsh"], ["--version"],
  ])
  func whatProgramsReadIsEnglish(_ arguments: [String]) throws {
    for program in [nil, try Self.window] {
      let english = try programs.run(arguments, program: program)
      let german = try programs.run(arguments, in: TranslatedPrograms.german, program: program)
      #expect(!english.output.isEmpty && english.status == 0)
      #expect(german.output == english.output && german.status == 0)
    }
  }

  @Test func manualsAreTheSameInEveryLanguage() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../meson-helpers/generate-manual").standardizedFileURL.path
    func pages(_ name: String, in variables: [String: String]) throws -> [String: Data] {
      let output = programs.folder.path + "/" + name
      let worker = try WorkerProgram.path
      let generator = URL(filePath: worker).deletingLastPathComponent()
        .appending(path: "generate-manual").path
      let run = try programs.run(
        [worker, generator, "0.0", output, output], in: variables, program: script)
      try #require(run.status == 0, "\(run.errors)")
      var pages: [String: Data] = [:]
      for file in try FileManager.default.contentsOfDirectory(atPath: output) {
        pages[file] = try Data(contentsOf: URL(filePath: output + "/" + file))
      }
      return pages
    }
    let english = try pages("english", in: [:])
    #expect(english.count > 20)
    #expect(try pages("german", in: TranslatedPrograms.german) == english)
  }

  struct Mistake: CustomTestStringConvertible {
    let arguments: [String]
    let english: String
    let german: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(
      arguments: ["render"], english: "Missing expected argument '--output <file>'",
      german: "Es fehlt das Argument „--output <Datei>“"),
    Mistake(
      arguments: ["render", "-o"], english: "Missing value for '-o <file>'",
      german: "Es fehlt der Wert von „-o <Datei>“"),
    Mistake(
      arguments: ["devices", "--jason"],
      english: "Unknown option '--jason'. Did you mean '--json'?",
      german: "Es gibt keine Option „--jason“. Ist „--json“ gemeint?"),
    Mistake(
      arguments: ["devices", "--something-else"], english: "Unknown option '--something-else'",
      german: "Es gibt keine Option „--something-else“"),
    Mistake(
      arguments: ["devices", "A"], english: "Unexpected argument 'A'",
      german: "„A“ ist ein Argument zu viel"),
    Mistake(
      arguments: ["devices", "A", "B"], english: "2 unexpected arguments: 'A', 'B'",
      german: "2 Argumente sind zu viel: „A“, „B“"),
    Mistake(
      arguments: ["launch", "--format", "xml"],
      english:
        "The value 'xml' is invalid for '--format <format>'. Please provide one of 'text' and 'json'.",
      german: "„xml“ ist kein Wert für „--format <Format>“. Möglich sind „text“ und „json“."),
    Mistake(
      arguments: ["lint", "--fail-on", "any"],
      english:
        "The value 'any' is invalid for '--fail-on <fail-on>'. Please provide one of 'error', "
        + "'warning' or 'info'.",
      german:
        "„any“ ist kein Wert für „--fail-on <Schwere>“. Möglich sind „error“, „warning“ und „info“."
    ),
    Mistake(
      arguments: ["lint", "--format", "xml"],
      english:
        "The value 'xml' is invalid for '--format <format>'. Please provide one of the following:",
      german: "„xml“ ist kein Wert für „--format <Format>“. Möglich sind:"),
    Mistake(
      arguments: ["lint", "--shard", "9"],
      english: "The value '9' is invalid for '--shard <part/parts>'",
      german: "„9“ ist kein Wert für „--shard <Teil/Teile>“"),
    Mistake(
      arguments: ["lint", "--fix=3"],
      english: "The option '--fix' does not take any value, but '3' was specified.",
      german: "Die Option „--fix“ nimmt keinen Wert, aber „3“ ist angegeben."),
    Mistake(
      arguments: ["git", "install", "--local", "--global"],
      english: "Value to be set with flag '--global' had already been set with flag '--local'",
      german: "Was „--global“ sagt, hat „--local“ schon anders gesagt"),
    Mistake(
      arguments: ["lint", "--orientations", "up", "."],
      english:
        "“up” is no orientation; there are portrait, landscape, landscapeLeft, landscapeRight, "
        + "portraitUpsideDown.",
      german: "„up“ gibt es nicht als Ausrichtung; es gibt portrait, landscape, landscapeLeft, "
        + "landscapeRight, portraitUpsideDown."),
  ])
  func mistakesAreToldInTheUsersLanguage(_ mistake: Mistake) throws {
    let english = try programs.run(mistake.arguments)
    let german = try programs.run(mistake.arguments, in: TranslatedPrograms.german)
    #expect(english.status == 64 && german.status == 64)
    func lines(_ run: WorkerProgram.Run) -> [Substring] { run.errors.split(separator: "\n") }
    #expect(lines(english).first == "ninefold-worker: \(mistake.english)")
    #expect(lines(german).first == "ninefold-worker: \(mistake.german)")
    // The usage, and where there is more.
    #expect(lines(english).count == lines(german).count)
    #expect(german.errors.contains("\nAufruf: ninefold-worker"))
    #expect(german.errors.hasSuffix(" --help“.\n"))
    for word in ["Usage:", "Help:", "See '", "for more information"] {
      #expect(!german.errors.contains(word))
    }
  }

  @Test func theWindowsMistakesAreTold() throws {
    let run = try programs.run(
      ["--run", "--compare"], in: TranslatedPrograms.german, program: try Self.window)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Fehler: --run und --compare schließen einander aus"))
  }
}
