import Testing
import Traits

@testable import Layout

/// Images whose sizes are nowhere: what follows from them is unknown rather than open.
@Suite struct UnknownImageTests {
  private func issues(_ constraints: [String]) throws -> [LayoutIssue] {
    let image = box(
      "i", #"<rect key="frame" x="370" y="20" width="30" height="40"/>"#, tag: "imageView",
      attributes: #"image="none""#)
    return try layout(image + label("l", 5), constraints).laidOut.issues
      .filter { $0.rule == .ambiguous }
  }

  private let tops = ["l.top = root.top"]

  /// Where it begins depends on how large it is.
  @Test func nothingIsOpenThatFollowsFromTheSize() throws {
    let placed = ["i.trailing = root.trailing", "i.centerY = root.centerY"]
    #expect(try issues(placed + tops + ["l.trailing = i.leading - 8"]).isEmpty)
  }

  @Test func whatIsOpenBesidesIsSaid() throws {
    let issue = try #require(
      issues(["i.trailing = root.trailing", "l.leading = i.leading"] + tops).first)
    #expect(issue.views.map(\.id) == ["i"])
    #expect(issue.views.map(\.open) == [["y"]])
  }
}
