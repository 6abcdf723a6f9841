import Foundation
import Testing

/// `ninefold-worker traits`.
@Suite struct TraitsCommandTests {
  @Test(arguments: [
    (["iPhone 15 Plus, landscape", "--contains", "wRegular"], 0, "contains wRegular hAny"),
    (["iPhone 15 Pro, landscape", "--contains", "wRegular"], 2, "horizontalSizeClass is compact"),
    // The last wins.
    (["iPad Air (5th generation)", "wCompact", "--contains", "wCompact,pad"], 0, "contains"),
    (["wCompact", "--contains", "3x"], 2, "displayScale is unspecified"),
  ])
  func scriptsAskWhatIsContained(arguments: [String], status: Int, sentence: String) throws {
    let run = try WorkerProgram.run(["traits"] + arguments)
    #expect(run.status == status && run.output.contains(sentence), "\(run.output)")
  }

  @Test func eachTraitSaysWhereItComesFrom() throws {
    let run = try WorkerProgram.run(["traits", "--json", "iPhone 8", "hCompact"])
    let result = try #require(try run.objects().first)
    let values = try #require(result["values"] as? [[String: String]])
    let sources = Dictionary(
      values.map { ($0["trait"] ?? "", $0["source"] ?? "") }, uniquingKeysWith: { $1 })
    #expect(sources["horizontalSizeClass"] == "iPhone 8")
    #expect(sources["verticalSizeClass"] == "hCompact")
    #expect(
      result["unspecified"] as? [String] == ["preferredContentSizeCategory", "layoutDirection"])
  }

  @Test(arguments: [("iPhone 15 Porsche", "Did you mean “iPhone 15 "), ("wTall", "wCompact")])
  func otherWordsAreAnswered(words: String, hint: String) throws {
    let run = try WorkerProgram.run(["traits", words])
    #expect(run.status == 64 && run.errors.contains(hint), "\(run.errors)")
  }
}
