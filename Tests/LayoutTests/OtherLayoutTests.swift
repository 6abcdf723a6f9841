import Testing
import Traits

@testable import Layout

/// The other layouts that would be as good as one with something open: they keep to all rules as well.
@Suite struct OtherLayoutTests {
  /// A view of any height above one that reaches from its end to a fixed place, where the stored height
  /// leaves nothing, or what arithmetic leaves over: 60.3 less 60.1 and 0.2 is not quite 0.
  @Test(arguments: [0.1, 0.2, 0.3, 0.7, 1.1])
  func lengthsOfNothingDontBecomeNegative(gap: Double) throws {
    for tenths in 300..<330 {
      let end = Double(tenths) / 10
      let views =
        box("a", #"<rect key="frame" x="0" y="0" width="9" height="\#((end - 3 * gap).text())"/>"#)
        + box("b", #"<rect key="frame" x="0" y="\#(end)" width="9" height="0"/>"#)
      let issues = try layout(
        views,
        [
          "a.leading = root.leading", "a.width = 9", "b.leading = root.leading", "b.width = 9",
          "a.top = root.top + \(gap)", "b.top = a.bottom + \(gap)",
          "root.bottom = b.bottom + \(800 - end + gap)",
        ]
      ).laidOut.issues
      let issue = try #require(issues.first { $0.rule == .ambiguous })
      let frames = issue.views.flatMap(\.frames)
      #expect(frames.count == 4)
      #expect(frames.allSatisfy { $0.height >= -1e-6 }, "\(end), \(gap)")
    }
  }
}
