import Foundation
import Testing

/// The manual pages and completions that are made of the programs' help.
@Suite struct ManualTests {
  private let folder: Folder
  private static let helpers = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../meson-helpers").standardizedFileURL

  init() throws { folder = try Folder() }

  private func generate() throws {
    let run = try WorkerProgram.run(
      [try WorkerProgram.path, folder.path, "0.0"],
      program: Self.helpers.appending(path: "generate-manual").path)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  /// Meson names what it installs; each command has a page, and the program's page names all.
  @Test func everyCommandHasAPageThatIsInstalled() throws {
    try generate()
    let meson = try String(
      contentsOf: Self.helpers.appending(path: "meson.build"), encoding: .utf8)
    let list = try #require(meson.firstMatch(of: /commands = \[([^\]]+)\]/)).1
    let commands = list.matches(of: /'([a-z]+)'/).map { String($0.1) }
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .compactMap { $0.firstMatch(of: /^ninefold-worker-([a-z]+)\.1$/).map { String($0.1) } }
    #expect(pages.sorted() == commands.sorted() && commands.count > 10)
    let main = try text("ninefold-worker.1")
    for command in commands {
      #expect(main.contains("\\fB\(command)\\fR"), "\(command)")
      let page = try text("ninefold-worker-\(command).1")
      for part in [".SH NAME", ".SH SYNOPSIS", "EXIT STATUS", "SEE ALSO"] {
        #expect(page.contains(part), "\(command): \(part)")
      }
    }
  }

  /// What is laid out by hand stays so, and options say what they take.
  @Test func pagesHaveExamplesAndOptions() throws {
    try generate()
    let page = try text("ninefold-worker-lint.1")
    #expect(page.contains(".SH \"EXAMPLES\"\n.nf\n  ninefold\\-worker lint .\n"))
    #expect(page.contains(".TP\n\\fB\\-\\-width\\-sweep\\fR \\fIfrom\\-to\\fR\n"))
    #expect(page.contains(".SS \"Screens\"\n"))
    #expect(try text("ninefold-worker-git.1").contains(".SH \"GIT INSTALL\"\n"))
  }

  @Test func completionsKnowCommandsAndOptions() throws {
    try generate()
    for name in ["ninefold-worker.bash", "_ninefold-worker", "ninefold-worker.fish"] {
      let script = try text(name)
      #expect(script.contains("snapshot") && script.contains("width-sweep"), "\(name)")
    }
    let check = try WorkerProgram.run(
      ["-n", folder.path + "/ninefold-worker.bash"], program: "/bin/bash")
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
  }

  /// What a shell asks for when somebody presses Tab, and words that it is told; others it isn't.
  @Test(
    arguments: [
      ("--devices", "", ["all", "pads", "iPhone 15 Pro"], []),
      ("--devices", "pads,", ["pads,all", "pads,iPhone 15 Pro"], ["pads,pads", "all"]),
      ("--devices", #"pads\,iPhone\ 15"#, ["pads,iPhone 15 Pro"], []),
      ("--orientations", "", ["portrait", "landscape"], []),
      ("--systems", "", ["15", "26"], []), ("--text-sizes", "", ["accessibilityLarge"], []),
      ("--appearances", "dark,", ["dark,light"], ["dark,dark"]),
      ("--directions", "", ["rightToLeft"], []), ("--multitasking", "", ["oneHalf"], []),
      ("--languages", "", ["all", "double-length"], []),
      ("--explain", "", ["text-growth", "tap-target"], []), ("--disable", "", ["conflict"], []),
    ] as [(String, String, [String], [String])])
  func completionsKnowValues(
    option: String, typed: String, known: [String], others: [String]
  ) throws {
    for shell in ["bash", "zsh", "fish"] {
      let run = try WorkerProgram.run(
        ["---completion", "lint", "--", option, "3", "\(typed.count)"]
          + ["ninefold-worker", "lint", option, typed], environment: ["SAP_SHELL": shell])
      let words = Set(run.output.split(separator: "\n").map(String.init))
      #expect(words.isSuperset(of: known), "\(shell): \(words)")
      #expect(words.isDisjoint(with: others), "\(shell): \(words)")
    }
  }
}
