import Companion
import InterfaceBuilder
import Testing
import Traits
import UIKitMetrics

@testable import Scenes

/// How a split view divides 700 points: a side column takes 0.4 of them.
@Suite struct SplitLayoutTests {
  private func spans(
    _ attributes: String, _ columns: Set<SplitColumn> = [.primary, .secondary],
    size: Size = Size(width: 700, height: 600), system: Int = 17
  ) throws -> [SplitLayout.Span] {
    let set = try storyboard(controller("split", "splitViewController", attributes))
    let element = try #require(set.entries.first?.controller)
    let style = SplitLayout.style(of: element, columns: columns)
    return SplitLayout(
      of: element, style: style, columns: columns, in: size,
      on: Platform(running: SystemVersion(system))
    ).spans
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

  /// Before iOS 8 the side column has its greatest width, whatever the document says, and is hidden where the
  /// split view stands.
  @Test(arguments: [(6, 320.0), (7, 320), (8, 280), (12, 280)])
  func widthsBySystem(_ system: Int, _ width: Double) throws {
    #expect(try spans("", system: system).map(\.width) == [width, 700 - width])
    let wish = #"preferredDisplayMode="allVisible" maximumPrimaryColumnWidth="200""#
    let standing = try spans(wish, size: Size(width: 600, height: 700), system: system)
    #expect(standing.map(\.width) == (system < 8 ? [600] : [200, 400]))
  }

  @Test func aThirdColumnIsShownBesideTheSecondaryOne() throws {
    #expect(
      try spans("", [.primary, .supplementary, .secondary]) == [
        SplitLayout.Span(column: .supplementary, x: 0, width: 280),
        SplitLayout.Span(column: .secondary, x: 280, width: 420),
      ])
  }

  /// A split view with columns shows its primary one beside the other, unless its behaviour doesn't allow
  /// that or leaves it to where there is room.
  @Test(arguments: [
    ("tile", "", 600.0, [SplitColumn.primary, .secondary]),
    ("tile", "", 800, [.primary, .secondary]),
    ("tile", "oneOverSecondary", 600, [.primary, .secondary]),
    ("tile", "secondaryOnly", 600, [.secondary]),
    ("overlay", "", 600, [.secondary]), ("overlay", "oneBesideSecondary", 600, [.secondary]),
    ("displace", "", 600, [.primary, .secondary]), ("displace", "", 800, [.secondary]),
    ("displace", "oneOverSecondary", 800, [.secondary]),
  ])
  func behavioursAllowDisplayModes(
    _ behavior: String, _ mode: String, _ height: Double, _ shown: [SplitColumn]
  ) throws {
    let attributes =
      #"style="doubleColumn" behavior="\#(behavior)" preferredDisplayMode="\#(mode)""#
    let spans = try spans(attributes, size: Size(width: 700, height: height))
    #expect(spans.map(\.column) == shown)
    #expect(spans.last?.x == (shown.count > 1 ? 280 : 0))
  }

  @Test(arguments: [
    ("tile", "twoBesideSecondary", 3), ("tile", "twoDisplaceSecondary", 2),
    ("overlay", "twoOverSecondary", 3), ("overlay", "twoBesideSecondary", 1),
    ("displace", "twoDisplaceSecondary", 3), ("displace", "twoBesideSecondary", 2),
  ])
  func behavioursOfThreeColumns(_ behavior: String, _ mode: String, count: Int) throws {
    let attributes = #"behavior="\#(behavior)" preferredDisplayMode="\#(mode)""#
    let shown = try spans(attributes, [.primary, .supplementary, .secondary]).map(\.column)
    #expect(shown == [.primary, .supplementary, .secondary].suffix(count))
  }

  @Test func standingOnlyTheSecondaryColumnIsShown() throws {
    #expect(
      try spans("", size: Size(width: 700, height: 800))
        == [SplitLayout.Span(column: .secondary, x: 0, width: 700)])
  }
}
