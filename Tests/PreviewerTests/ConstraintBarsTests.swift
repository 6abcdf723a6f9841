import Drawing
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerLayers

/// Where the selected view's constraints are drawn on the canvas, and what they say.
@MainActor
struct ConstraintBarsTests {
  private static func constraint(
    _ id: String, _ attributes: [String], _ constant: Double, relation: String? = nil,
    multiplier: Double? = nil
  ) -> ActingConstraint {
    var constraint = ActingConstraint(
      id: id, line: 1, text: "", priority: 1000,
      views: Array(["title", "root"].prefix(attributes.count)), constant: constant)
    constraint.attributes = attributes
    constraint.relation = relation
    constraint.multiplier = multiplier
    return constraint
  }

  /// A title of 100 × 20 at (16, 40) of a root of 200 × 300, drawn at twice its size.
  private static func bars(
    _ constraints: [ActingConstraint], _ ends: [ExplainResult.Ends] = [],
    isRightToLeft: Bool = false
  ) throws -> [ConstraintBars.Bar] {
    let scene = scene(
      "scene", Size(width: 200, height: 300),
      root: view("root", rect(0, 0, 200, 300), [view("title", rect(16, 40, 100, 20))]))
    let item = try #require(CanvasArrangement(scenes: [scene]).items.first)
    return ConstraintBars.bars(
      of: constraints, at: "title", in: scene,
      ends: Dictionary(uniqueKeysWithValues: ends.map { ($0.id, $0) }), item,
      isRightToLeft: isRightToLeft, zoom: 2
    ).map { bar in
      var bar = bar
      bar.line.x1 -= item.screen.x
      bar.line.x2 -= item.screen.x
      bar.line.y1 -= item.screen.y
      bar.line.y2 -= item.screen.y
      return bar
    }
  }

  /// A margin, a safe area or a guide isn't at the edge of the view that has it.
  @Test func barsEndWhereTheLayoutHasTheirEnds() throws {
    let bars = try Self.bars(
      [
        Self.constraint("margin", ["leading", "leadingMargin"], 8),
        Self.constraint("safe", ["top", "top"], 20),
      ],
      [
        ExplainResult.Ends(id: "margin", first: 16, second: 8),
        ExplainResult.Ends(id: "safe", first: 40, second: 20),
      ])
    #expect(
      bars.map(\.line) == [
        Distance.Line(x1: 16, y1: 50, x2: 8, y2: 50), Distance.Line(x1: 66, y1: 40, x2: 66, y2: 20),
      ])
    #expect(bars.map(\.figure) == ["8", "20"])
  }

  /// Until the layout has told them the constant says where they end.
  @Test func barsHaveTheirConstantBeforeTheirEndsAreKnown() throws {
    let bar = try #require(try Self.bars([Self.constraint("a", ["leading", "leading"], 8)]).first)
    #expect((bar.line.x1, bar.line.x2) == (16, 8))
    #expect(bar.figure == "8")
  }

  struct Figure: Sendable {
    var relation: String?
    var multiplier: Double?
    var constant: Double
    var second: Double
    var figure: String
  }

  /// What is there is said where it isn't the constant.
  @Test(arguments: [
    Figure(constant: 16, second: 0, figure: "16"),
    Figure(constant: 16, second: 0.3, figure: "16"),
    Figure(relation: "greaterThanOrEqual", constant: 8, second: 0, figure: "≥ 8 · 16"),
    Figure(relation: "greaterThanOrEqual", constant: 16, second: 0, figure: "≥ 16"),
    Figure(relation: "lessThanOrEqual", constant: 20, second: 0, figure: "≤ 20 · 16"),
    Figure(multiplier: 0.5, constant: 6, second: 20, figure: "6"),
    Figure(constant: 8, second: -2.5, figure: "8 · 18.5"),
  ])
  func figuresSayTheRelationAndWhatIsThere(_ row: Figure) throws {
    let bars = try Self.bars(
      [
        Self.constraint(
          "a", ["left", "right"], row.constant, relation: row.relation, multiplier: row.multiplier)
      ], [ExplainResult.Ends(id: "a", first: 16, second: row.second)])
    #expect(bars.map(\.figure) == [row.figure])
  }

  /// Its own width and height are measured beside it: in its middle its text is.
  @Test func lengthsAreBesideTheView() throws {
    let bars = try Self.bars([
      Self.constraint("width", ["width"], 100),
      Self.constraint("height", ["height"], 16, relation: "greaterThanOrEqual"),
    ])
    #expect(
      bars.map(\.line) == [
        Distance.Line(x1: 16, y1: 60, x2: 116, y2: 60),
        Distance.Line(x1: 116, y1: 40, x2: 116, y2: 60),
      ])
    #expect(bars.allSatisfy { $0.shift > 0 })
    #expect(bars.map(\.figure) == ["100", "≥ 16 · 20"])
  }

  /// What is centred has no mark on its text, but a bar for the handle with which it is moved; off the centre it is seen.
  @Test(arguments: [(66.0, true), (60, false)])
  func aCentreCanBeMoved(other: Double, isHidden: Bool) throws {
    let bars = try Self.bars(
      [Self.constraint("a", ["centerX", "centerX"], 0)],
      [ExplainResult.Ends(id: "a", first: 66, second: other)])
    #expect(bars.map(\.isOfMeetingCentres) == [isHidden])
  }

  /// Two constraints of one edge have a bar each that can be read and clicked on.
  @Test func noBarLiesOnAnother() throws {
    let bars = try Self.bars(
      [
        Self.constraint("a", ["left", "left"], 16),
        Self.constraint("b", ["left", "left"], 8, relation: "greaterThanOrEqual"),
        Self.constraint("c", ["left", "right"], 2, relation: "greaterThanOrEqual"),
        Self.constraint("d", ["right", "right"], -84),
      ],
      [
        ExplainResult.Ends(id: "a", first: 16, second: 0),
        ExplainResult.Ends(id: "b", first: 16, second: 0),
        ExplainResult.Ends(id: "c", first: 16, second: 4),
        ExplainResult.Ends(id: "d", first: 116, second: 200),
      ])
    #expect(Set(bars.prefix(3).map(\.shift)).count == 3)
    #expect(bars.last?.shift == 0)
  }
}
