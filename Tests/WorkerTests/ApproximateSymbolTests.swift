import Drawing
import Foundation
import Testing

/// Symbols that are drawn as something similar are named once.
@Suite struct ApproximateSymbolTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func issues(_ symbols: [String]) throws -> [[String: Any]] {
    let views = symbols.enumerated().map { index, name in
      """
      <imageView id="i-\(index)"><rect key="frame" x="0" y="0" width="20" height="20"/>
        <imageReference key="image" image="\(name)" catalog="system"/></imageView>
      """
    }
    let file = try folder.add(
      "view.xib",
      Fixtures.xib.replacingOccurrences(of: "<subviews>", with: "<subviews>" + views.joined()))
    let result = try #require(
      try WorkerProgram.run(["resolve", "--as-designed", file]).objects().first)
    return (result["diagnostics"] as? [[String: Any]] ?? [])
      .filter { $0["rule"] as? String == "approximate-symbol" }
  }

  @Test(.enabled(if: SymbolIcon.areInstalled))
  func similarAndUnknownOnesAreNamedOnce() throws {
    let issues = try issues(["star", "memories", "sum", "memories", "no.such"])
    try #require(issues.count == 1)
    #expect(issues[0]["severity"] as? String == "info" && issues[0]["id"] as? String == "i-1")
    #expect(
      issues[0]["message"] as? String
        == "Similar signs are drawn for symbols: “memories”, “sum”. "
        + "Nothing is known of the symbols “no.such”.")
  }

  @Test(.enabled(if: SymbolIcon.areInstalled))
  func whatIsDrawnRightIsNotNamed() throws {
    #expect(try issues(["star", "gearshape.fill", "plus.circle", "chevron.right"]).isEmpty)
  }
}
