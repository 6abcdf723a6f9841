import Foundation
import Testing
import Traits

@testable import Layout

/// What sentences say of rules that the document has no constraints for.
@Suite struct ImplicitRuleTests {
  private static let figures: [KeyPath<Explanation, Explanation.Figure> & Sendable] = [
    \.x, \.y, \.width, \.height,
  ]

  /// What determines a figure of a view, in words: the rules with an id.
  private func texts(
    _ id: String, _ figure: Int, _ rule: String, _ frames: Frames
  ) throws -> [String] {
    let scene = frames.laidOut.scene
    let index = try #require(scene.views.firstIndex { $0.id == id })
    return try LayoutEngine(text: TestMeasurer()).explain(index, in: scene)[
      keyPath: Self.figures[figure]
    ].reasons.filter { $0.id == rule }.map(\.text)
  }

  // MARK: Autoresizing

  /// A box of 30, 40, 100 × 50 in a canvas of 400 × 800 on a screen of 500 × 800.
  @Test(arguments: [
    ("", 0, "The UIView a keeps the x that it has in the document, 30, by its autoresizing mask."),
    (
      #"flexibleMinX="YES""#, 0,
      "The x of the UIView a follows the width of the root view by its autoresizing mask (in the "
        + "document 30 of 400)."
    ),
    (
      #"widthSizable="YES""#, 2,
      "The width of the UIView a follows the width of the root view by its autoresizing mask (in the "
        + "document 100 of 400)."
    ),
    (
      #"widthSizable="YES""#, 3,
      "The UIView a keeps the height that it has in the document, 50, by its autoresizing mask."
    ),
  ])
  func whatAMaskDoes(mask: String, figure: Int, says: String) throws {
    let frames = try Fixture(screen: Screen(width: 500)).layout(
      masked("a", Rect(x: 30, y: 40, width: 100, height: 50), mask))
    #expect(try texts("a", figure, "autoresizing:a", frames) == [says])
  }

  @Test func aViewWithoutConstraintsSaysSo() throws {
    let view = box(
      "a", #"<rect key="frame" x="3" y="4" width="5" height="6"/>"#,
      attributes: #"fixedFrame="YES""#)
    #expect(
      try texts("a", 1, "autoresizing:a", layout(view)) == [
        "The UIView a keeps the y that it has in the document, 4, as it has no constraints of its own."
      ])
  }

  @Test func contentsFillTheirContainers() throws {
    let content = masked(
      "b", Rect(x: 0, y: 0, width: 9, height: 9)
    ).replacingOccurrences(of: "<view id", with: #"<view key="contentView" id"#)
    let frames = try layout(
      box("a", content, tag: "visualEffectView"), pin("a", Rect(x: 0, y: 0, width: 9, height: 9)))
    #expect(
      try texts("b", 2, "autoresizing:b", frames) == [
        "The content view of the UIVisualEffectView a gets its width from the UIVisualEffectView a, "
          + "which places it."
      ])
  }

  /// A cell of 400 × 44 whose content of 365 × 43.5 leaves room for an accessory and a separator.
  @Test(arguments: [(2, "width", ", 35 points less than its own"), (3, "height", "")])
  func whatACellKeepsForItself(figure: Int, name: String, less: String) throws {
    let cell = """
      <tableViewCell id="c" accessoryType="disclosureIndicator">
        <rect key="frame" x="0" y="0" width="400" height="44"/>
        <tableViewCellContentView key="contentView" id="v" tableViewCell="c">
          <rect key="frame" x="0" y="0" width="365" height="44"/>
          <autoresizingMask key="autoresizingMask"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
    var fixture = Fixture()
    fixture.isAsDesigned = true
    let frames = try fixture.layout(
      masked(
        "t", Rect(x: 0, y: 0, width: 400, height: 800), content: "<prototypes>\(cell)</prototypes>",
        tag: "tableView"))
    #expect(
      try texts("v", figure, "autoresizing:v", frames) == [
        "The content view of the UITableViewCell c gets its \(name) from the UITableViewCell c, "
          + "which places it\(less)."
      ])
  }

  // MARK: Stack views

  private static let inside =
    #"<edgeInsets key="layoutMargins" top="7" left="8" bottom="7" right="10"/>"#

  @Test(arguments: [
    ("", "", 0, "canvas-connection:s", "begins and ends with its arranged views."),
    (
      "", inside, 0, "canvas-connection:s",
      "begins and ends with its arranged views, 8 and 10 points inside its edges."
    ),
    ("", inside, 1, "alignment:s", "aligns its arranged views: fill, 7 points inside its edges."),
    (
      #"alignment="top""#, "", 1, "alignment:s", "aligns its arranged views: top."
    ),
    (
      #"spacing="6" distribution="equalSpacing""#, "", 2, "spacing:s",
      "leaves at least 6 points between its arranged views."
    ),
  ])
  func whatAStackDoes(
    attributes: String, content: String, figure: Int, rule: String, says: String
  ) throws {
    let views = stack(attributes, label("a", 5) + label("b", 5), content)
    let place = ["s.leading = root.leading", "s.top = root.top", "s.height = 50"]
    // Gaps are closed where the stack is too short for more.
    let view = rule == "spacing:s" ? "s" : "a"
    #expect(
      try texts(view, figure, rule, layout(views, place)) == ["The UIStackView s " + says])
  }

  // MARK: Cells

  private func cell(_ attributes: String = "", content: String = "") -> String {
    """
    <tableViewCell id="c" \(attributes)>
      <rect key="frame" x="0" y="0" width="300" height="20"/>
      <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="300" height="20"/>\(content)
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func table(_ attributes: String, _ cell: String) -> String {
    masked(
      "t", Rect(x: 0, y: 0, width: 400, height: 800), content: "<prototypes>\(cell)</prototypes>",
      tag: "tableView"
    ).replacingOccurrences(of: #"id="t""#, with: #"id="t" \#(attributes)"#)
  }

  @Test func whatSaysHowHighARowIs() throws {
    let style = #"style="IBUITableViewCellStyleSubtitle""#
    let cases = [
      (
        #"dataMode="static""#, #"rowHeight="70""#,
        "has a row height of its own, 70 points."
      ),
      (#"rowHeight="60""#, "", "has the row height of the UITableView t, 60 points."),
      (
        #"rowHeight="-1""#, "",
        "has the height of rows whose content doesn't say how high it is, 43.5 points."
      ),
      (#"rowHeight="-1""#, style, "has the automatic height of its style, 56 points."),
    ]
    for (table, own, says) in cases {
      let frames = try layout(self.table(table, cell(own)))
      #expect(
        try texts("c", 3, "container:c", frames) == ["The UITableViewCell c " + says])
    }
  }

  @Test func labelsAreWhereTheStyleOfTheirCellHasThem() throws {
    let title = masked("l", Rect(x: 0, y: 0, width: 9, height: 9), tag: "label")
    let styled = cell(
      #"style="IBUITableViewCellStyleDefault" textLabel="l""#,
      content: "<subviews>\(title)</subviews>")
    let frames = try layout(table(#"rowHeight="60""#, styled))
    #expect(
      try texts("l", 0, "container:l", frames) == [
        "The UILabel l gets its x from the style of the UITableViewCell c."
      ])
  }

  @Test func aTablesHeaderIsPlacedByTheTable() throws {
    let header = masked("h", Rect(x: 0, y: 0, width: 9, height: 30))
      .replacingOccurrences(of: "<view id", with: #"<view key="tableHeaderView" id"#)
    let rows = cell() + "</prototypes>\(header)<prototypes>"
    let frames = try layout(table(#"rowHeight="60""#, rows))
    #expect(
      try texts("h", 3, "container:h", frames) == [
        "The UIView h is as high in the UITableView t as in the document, 30 points."
      ])
    #expect(
      try texts("h", 2, "container:h", frames) == [
        "The UIView h gets its width from the UITableView t, which places it."
      ])
  }
}
