import Companion
import InterfaceBuilder
import Testing
import Traits

@testable import Scenes

/// How a split view divides 700 points: a side column takes 0.4 of them.
@Suite struct SplitLayoutTests {
  private func spans(
    _ attributes: String, _ columns: Set<SplitColumn> = [.primary, .secondary],
    size: Size = Size(width: 700, height: 600)
  ) throws -> [SplitLayout.Span] {
    let set = try storyboard(controller("split", "splitViewController", attributes))
    let element = try #require(set.entries.first?.controller)
    let style = SplitLayout.style(of: element, columns: columns)
    return SplitLayout(of: element, style: style, columns: columns, in: size).spans
  }

  @Test(arguments: [
    ("", [SplitLayout.Span(column: .primary, x: 0, width: 280)], 280.0),
    (
      #"preferredDisplayMode="over""#,
      [SplitLayout.Span(column: .primary, x: 0, width: 280)], 0
    ),
    (#"preferredDisplayMode="secondaryOnly""#, [], 0),
  ])
  func aPrimaryColumnStandsBesideOrOverTheSecondary(
    _ attributes: String, _ side: [SplitLayout.Span], _ x: Double
  ) throws {
    let secondary = SplitLayout.Span(column: .secondary, x: x, width: 700 - x)
    #expect(try spans(attributes) == side + [secondary])
  }

  @Test func aThirdColumnIsShownBesideTheSecondaryOne() throws {
    #expect(
      try spans("", [.primary, .supplementary, .secondary]) == [
        SplitLayout.Span(column: .supplementary, x: 0, width: 280),
        SplitLayout.Span(column: .secondary, x: 280, width: 420),
      ])
  }

  @Test func standingOnlyTheSecondaryColumnIsShown() throws {
    #expect(
      try spans("", size: Size(width: 700, height: 800))
        == [SplitLayout.Span(column: .secondary, x: 0, width: 700)])
  }
}
