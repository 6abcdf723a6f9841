import Foundation
import Testing

/// `Tests/Evidence`: what counts in documents the cases for and against the rules that were found in them.
@Suite struct EvidenceTests {
  private static let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  private func run(_ suites: [String], corpus: String) throws {
    let program = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../Evidence/test_evidence.py").standardizedFileURL.path
    let run = try WorkerProgram.run(
      ["-B", program] + suites, program: "/usr/bin/python3",
      environment: ["NINEFOLD_CORPUS": corpus])
    #expect(run.status == 0, "\(run.errors.suffix(4000))")
  }

  @Test func eachMinedRuleHasAQueryThatCounts() throws { try run([], corpus: "") }

  @Test(.enabled(if: corpus != nil, "NINEFOLD_CORPUS names no documents"))
  func theTablesAreWhatTheDocumentsSay() throws {
    try run(["Documentation"], corpus: try #require(Self.corpus))
  }
}
