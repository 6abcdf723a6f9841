import Foundation
import Testing

/// Paths and values that are empty, as those of scripts are whose variables have nothing in them: one message each.
@Suite struct EmptyPathTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("view.xib", Fixtures.xib)
  }

  @Test(
    arguments: [
      (["resolve", ""], 1, "The path is empty"), (["constraints", ""], 1, "The path is empty"),
      (["diff", "", "DOCUMENT"], 1, "The path is empty"),
      (["diff", "DOCUMENT", ""], 1, "The path is empty"),
      (["diff", "-o", "", "DOCUMENT", "DOCUMENT"], 1, "The path to write to is empty"),
      (
        ["diff", "--format", "markdown", "-o", "", "DOCUMENT", "DOCUMENT"], 1,
        "The path to write to is empty"
      ),
      (["diff", "--devices", "", "DOCUMENT", "DOCUMENT"], 64, "--devices is empty"),
      (["lint", ""], 64, "A path is empty"), (["lint", "DOCUMENT", ""], 64, "A path is empty"),
      (["lint", "--config", "", "DOCUMENT"], 1, "The path is empty"),
      (["lint", "--baseline", "", "DOCUMENT"], 1, "The path is empty"),
      (["lint", "--merge", ""], 1, "The path is empty"),
      (["lint", "--output", "", "DOCUMENT"], 1, "The path to write to is empty"),
      (["lint", "--root", "", "DOCUMENT"], 64, "There is no folder “”"),
      (["lint", "--root", "DOCUMENT", "DOCUMENT"], 64, "There is no folder “"),
      (["lint", "--devices", " , ", "DOCUMENT"], 64, "--devices is empty"),
      (["lint", "--languages", "", "DOCUMENT"], 64, "--languages is empty"),
      (["lint", "--config", "FOLDER", "DOCUMENT"], 1, "name a configuration"),
    ] as [([String], Int32, String)])
  func emptyValues(arguments: [String], status: Int32, says: String) throws {
    let run = try WorkerProgram.run(
      arguments.map { ["DOCUMENT": document, "FOLDER": folder.path][$0] ?? $0 })
    #expect(run.status == status, "\(run)")
    let lines = run.errors.split(separator: "\n").filter {
      !$0.hasPrefix("Usage: ") && !$0.hasPrefix("  See ")
    }
    #expect(lines.count == 1 && lines[0].contains(says), "\(run.errors)")
    #expect(!run.errors.hasPrefix(":"), "\(run.errors)")
  }
}
