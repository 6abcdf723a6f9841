import Foundation
import Testing

/// `explain`, as a command and as a request.
@Suite struct ExplainTests {
  private let folder: Folder
  private let xib: String

  init() throws {
    folder = try Folder()
    xib = try folder.add("view.xib", Fixtures.xib)
  }

  private func ids(_ result: [String: Any], _ figure: String) -> [String] {
    let figure = result[figure] as? [String: Any]
    return (figure?["reasons"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  @Test func everyFigureHasItsReasons() throws {
    let run = try WorkerProgram.run(["explain", "--as-designed", "--view", "ddd-ee-fff", xib])
    #expect(run.status == 0)
    let result = try #require(try run.objects().first)
    #expect(result["frame"] as? [Double] == [8, 8, 100, 30])
    #expect(result["scene"] as? String == "aaa-bb-ccc")
    #expect(ids(result, "x") == ["c-0-x"])
    #expect(ids(result, "y") == ["c-0-y"])
    #expect(ids(result, "width") == ["c-0-w"])
    #expect(ids(result, "height") == ["c-0-h"])
  }

  @Test func aRequestHasTheSameBytes() throws {
    let run = try WorkerProgram.run(["explain", "--as-designed", "--view", "ddd-ee-fff", xib])
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "explain",
      "params": ["file": xib, "view": "ddd-ee-fff", "asDesigned": true],
    ]
    let data = try JSONSerialization.data(withJSONObject: message)
    let served = try WorkerProgram.run(
      ["serve"], input: String(decoding: data, as: UTF8.self) + "\n")
    #expect(
      served.output == #"{"jsonrpc":"2.0","id":1,"result":"# + run.output.dropLast() + "}\n")
  }

  @Test func linesForPeopleNameIdsAndLines() throws {
    let run = try WorkerProgram.run(
      ["explain", "--as-designed", "--text", "--view", "ddd-ee-fff", xib])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix("8, 8, 100 × 30") == true)
    #expect(lines.contains("width = 100"))
    #expect(
      lines.contains {
        $0.hasPrefix("  The width of") && $0.contains("is 100 points. [c-0-w, line ")
      })
  }

  @Test(arguments: [
    ("nowhere", "has no view “nowhere”"), ("c-0-x", "is a <constraint>, and no view"),
  ])
  func whatIsNoViewIsSaid(id: String, says: String) throws {
    let run = try WorkerProgram.run(["explain", "--as-designed", "--view", id, xib])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains(says))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
