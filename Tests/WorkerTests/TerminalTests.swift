import Foundation
import Testing

/// What people see of a command: on standard error, with the right status, whatever names hold.
@Suite struct TerminalTests {
  private let folder: Folder
  private let xib: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
  }

  /// Runs the worker with its streams as a shell opens them.
  private func shell(_ script: String, input: String = "") throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["-c", script, try WorkerProgram.path], input: input, program: "/bin/sh",
      directory: folder.path)
  }

  // MARK: Failures

  @Test func failuresAreSaidOnStandardErrorToo() throws {
    _ = try folder.add("broken.xib", Fixtures.broken)
    let run = try shell(#""$0" resolve view.xib broken.xib none.xib"#)
    #expect(run.status == 1 && run.output.split(separator: "\n").count == 3)
    let lines = run.errors.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("broken.xib:3:"))
    #expect(lines[1] == "none.xib: There is no such file; check its path.")
  }

  @Test func aBrokenCompanionIsAFailure() throws {
    _ = try folder.add("view.preview.json", "{\n  \"texts\": [ { \"view\": 1 } ] }")
    let run = try shell(#""$0" resolve view.xib"#)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("view.preview.json:2:24: $.texts[0].view: "))
    #expect(try run.objects().first?["scenes"] != nil)
  }

  // MARK: Streams

  @Test(arguments: [
    (#""$0" resolve view.xib 2>&-"#, 0), (#""$0" resolve view.xib <&-"#, 0),
    (#""$0" resolve view.xib >&-"#, 74), (#""$0" resolve view.xib >/dev/full"#, 74),
    (#""$0" --help >/dev/full"#, 74), (#""$0" help render >/dev/full"#, 74),
    (#""$0" --version >/dev/full"#, 74), (#""$0" --help"#, 0),
  ])
  func aClosedStreamIsAFailureWhereResultsAreLost(_ script: String, _ status: Int32) throws {
    let run = try shell(script)
    #expect(run.status == status)
    if status == 74 { #expect(run.errors.hasPrefix("ninefold-worker: the output")) }
  }

  // MARK: The command line

  /// One prefix, and the usage of the command that was meant.
  @Test(arguments: [
    (["resolve", "--devce", "x"], "resolve"), (["render"], "render"),
    (["render", "--device", "a", "--device", "b", "-o", "a.png", "view.xib"], "render"),
    (["simulate", "--steps", "-", "-"], "simulate"),
  ])
  func aWrongCommandLineGetsItsUsage(_ arguments: [String], _ command: String) throws {
    let run = try WorkerProgram.run(arguments, directory: folder.path)
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.hasPrefix("ninefold-worker: ") && !run.errors.contains("Error:"))
    #expect(run.errors.contains("Usage: ninefold-worker \(command) "), "\(run.errors)")
  }

  // MARK: Names

  @Test func aNameThatIsNoUTF8IsOpened() throws {
    let run = try shell(
      #"n=$(printf 'caf\351.xib'); cp view.xib "$n"; "$0" resolve "$n"; "$0" resolve "x$n""#)
    let results = try run.objects()
    try #require(results.count == 2)
    #expect(results[0]["scenes"] != nil && results[0]["error"] == nil)
    #expect(run.errors.hasPrefix(#"xcaf\xE9.xib: There is no such file"#))
    // The name in a result opens the file again.
    let name = try #require(results[0]["file"] as? String)
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "resolve", "params": ["file": name],
    ]
    let request = try JSONSerialization.data(withJSONObject: message)
    let served = try WorkerProgram.run(
      ["serve"], bytes: Array(request) + [10], directory: folder.path)
    #expect(served.output.contains(#""scenes""#))
  }

  /// Escape and its form of one byte, a bell, and a turn of the direction.
  @Test(arguments: ["\u{1B}[31m", "\u{9B}31m", "\u{7}", "\u{202E}"])
  func nothingInANameSteersTheTerminal(_ name: String) throws {
    for arguments in [["resolve", name], ["resolve", "--\(name)"], ["render", "-o", name, "x"]] {
      let run = try WorkerProgram.run(arguments, directory: folder.path)
      let text = run.output + run.errors
      #expect(!run.errors.isEmpty)
      #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{9B}", "\u{7}"].contains($0) })
      #expect(!run.errors.contains("\u{202E}"))
    }
  }

  // MARK: Standard input

  @Test func standardInputCanHaveAName() throws {
    let document = try folder.add("Main.storyboard", Fixtures.storyboard)
    _ = try folder.add("Main.preview.json", #"{"nothing": []}"#)
    let file = try shell(#""$0" resolve Main.storyboard"#)
    let named = try shell(
      #""$0" resolve --stdin-filename Main.storyboard -"#, input: Fixtures.storyboard)
    #expect(named.output == file.output && file.output.contains("companion-unknown-key"))
    let broken = try shell(
      #""$0" constraints --stdin-filename Main.storyboard -"#, input: Fixtures.broken)
    #expect(broken.errors.hasPrefix("Main.storyboard:3:"), "\(broken.errors)")
    #expect(FileManager.default.fileExists(atPath: document))
  }
}
