import Commands
import Foundation
import Testing

/// The manual pages and completions that are made of the programs' help.
@Suite struct ManualTests {
  private let folder: Folder
  private static let helpers = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../meson-helpers").standardizedFileURL

  init() throws { folder = try Folder() }

  private func generate() throws {
    let worker = try WorkerProgram.path
    let generator = URL(filePath: worker).deletingLastPathComponent()
      .appending(path: "generate-manual").path
    let run = try WorkerProgram.run(
      [worker, generator, "0.0", folder.path + "/man1", folder.path],
      program: Self.helpers.appending(path: "generate-manual").path)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func everyCommandHasAPage() throws {
    try generate()
    let main = try text("man1/ninefold-worker.1")
    for command in WorkerCommand.commands.compactMap({ $0.configuration.commandName }) {
      #expect(main.contains(".Xr ninefold-worker-\(command) 1"), "\(command)")
      let page = try text("man1/ninefold-worker-\(command).1")
      for part in [".Sh NAME", ".Sh SYNOPSIS", ".Sh DESCRIPTION", ".Os Ninefold 0.0"] {
        #expect(page.contains(part), "\(command): \(part)")
      }
    }
  }

  /// What is laid out by hand stays so, and options say what they take.
  @Test func pagesHaveExamplesAndOptions() throws {
    try generate()
    let page = try text("man1/ninefold-worker-lint.1")
    #expect(page.contains("\nEXAMPLES\n  ninefold-worker lint .\n"))
    #expect(page.contains(".It Fl -width-sweep Ar from-to\n"))
    #expect(
      try text("man1/ninefold-worker-git.1").contains(".Xr ninefold-worker-git-install 1"))
  }

  @Test func completionsKnowCommandsAndOptions() throws {
    try generate()
    for name in ["ninefold-worker.bash", "_ninefold-worker", "ninefold-worker.fish"] {
      let script = try text(name)
      #expect(script.contains("snapshot") && script.contains("width-sweep"), "\(name)")
      #expect(!script.hasPrefix("#!"), "\(name)")
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
