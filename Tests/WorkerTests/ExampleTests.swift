import Foundation
import Testing

/// What the README, the documentation and the commands' help show is run here, beside copies of the samples.
@Suite struct ExampleTests {
  /// A command as it is typed into a shell, and what it is shown to print.
  private struct Example {
    var command: String
    var output: [String] = []
  }

  private static let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardizedFileURL.path
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Runs a shell's command where the documents are, with `ninefold-worker` on the path.
  private func shell(_ command: String) throws -> WorkerProgram.Run {
    let programs = URL(fileURLWithPath: try WorkerProgram.path).deletingLastPathComponent().path
    return try WorkerProgram.run(
      ["bash", "-o", "pipefail", "-c", command], program: "/usr/bin/env", directory: folder.path,
      environment: [
        "PATH": programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
        // No devices of somebody's own.
        "XDG_DATA_HOME": folder.path,
      ])
  }

  private func copySamples() throws {
    let samples = Self.top + "/Resources/Samples"
    for name in try FileManager.default.contentsOfDirectory(atPath: samples) {
      try FileManager.default.copyItem(
        atPath: samples + "/" + name, toPath: folder.path + "/" + name)
    }
  }

  // MARK: The README and the documentation

  /// The commands after `$` with the lines below them.
  private static func examples(inPage text: String) -> [Example] {
    var examples: [Example] = []
    var isInExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.hasPrefix("    ") ? line.dropFirst(4) : nil
      if let code, code.hasPrefix("$ ") {
        examples.append(Example(command: String(code.dropFirst(2))))
        isInExample = true
      } else if let code, isInExample, let last = examples.last {
        let isContinued = last.output.isEmpty && last.command.hasSuffix("\\")
        if isContinued {
          examples[examples.count - 1].command += "\n" + code
        } else {
          examples[examples.count - 1].output.append(String(code))
        }
      } else {
        isInExample = false
      }
    }
    return examples
  }

  /// The pages that have examples, and how many at least.
  @Test(arguments: [("README.md", 3), ("Resources/Documentation/Worker.md", 8)])
  func pagesShowWhatIsPrinted(_ page: String, _ count: Int) throws {
    try copySamples()
    let text = try String(contentsOfFile: Self.top + "/" + page, encoding: .utf8)
    let examples = Self.examples(inPage: text).filter { !$0.command.hasPrefix("cd ") }
    #expect(examples.count >= count)
    for example in examples {
      let run = try shell(example.command)
      #expect(
        run.output.split(separator: "\n").map(String.init) == example.output, "\(example.command)")
      #expect(run.errors == "", "\(example.command)")
    }
  }

  // MARK: Help

  /// The commands below `EXAMPLES`.
  private static func examples(inHelp text: String) -> [String] {
    guard let start = text.range(of: "EXAMPLES\n") else { return [] }
    let section = text[start.upperBound...].components(separatedBy: "\n\n")[0]
    return section.replacingOccurrences(of: "\\\n", with: "").split(separator: "\n")
      .map(String.init)
  }

  @Test(arguments: [
    "resolve", "explain", "attributes", "constraints", "render", "simulate", "edit", "variations",
    "diff", "devices",
  ])
  func helpShowsWhatWorks(_ command: String) throws {
    let sample = Self.top + "/Resources/Samples/AdaptivePhotos.storyboard"
    try FileManager.default.copyItem(
      atPath: sample, toPath: folder.path + "/Main.storyboard")
    _ = try folder.add("view.xib", Fixtures.xib)
    _ = try folder.add("steps.json", #"[{"rotate": {}}]"#)
    _ = try shell(
      "git init --quiet && git add . && git -c user.name=A -c user.email=@ commit -qm A")

    let help = try WorkerProgram.run([command, "--help"]).output
    let examples = Self.examples(inHelp: help)
    #expect(examples.count >= 2)
    for example in examples {
      let run = try shell(example)
      let isPrinted = !example.contains(" -o ")
      #expect(
        run.status == 0 && run.errors == "" && (run.output != "" || !isPrinted), "\(example)")
    }
  }

  /// What it does it lists on standard error.
  @Test func helpOfConvertShowsWhatWorks() throws {
    let old = ConversionFixtures.storyboard(ConversionFixtures.scene("one"), attributes: "")
    for name in ["Main", "Main_iPhone", "Main_iPad"] {
      _ = try folder.add(
        name + ".storyboard",
        name == "Main" ? old : ConversionFixtures.storyboard(ConversionFixtures.scene("one")))
    }
    try FileManager.default.copyItem(
      atPath: Self.top + "/Resources/Samples/UnifiedStoryboard.storyboard",
      toPath: folder.path + "/Universal.storyboard")
    let examples = Self.examples(
      inHelp: try WorkerProgram.run(["convert", "--help"]).output)
    #expect(examples.count == 3)
    for example in examples {
      let run = try shell(example)
      #expect(run.status == 0 && run.output + run.errors != "", "\(example): \(run.errors)")
    }
  }
}
