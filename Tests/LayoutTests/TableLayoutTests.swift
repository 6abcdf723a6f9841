import Testing
import Traits

@testable import Layout

/// Cells laid out anew on a device of 400 points, whatever frames the document has for them.
@Suite struct TableLayoutTests {
  private func table(_ rows: String, _ attributes: String = #"rowHeight="44""#) -> String {
    """
    <tableView id="table" \(attributes)>
      <rect key="frame" x="0" y="0" width="400" height="800"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(rows)
    </tableView>
    """
  }

  /// A cell that the document has at 100, 300 wide and 20 high, on a canvas narrower than the device.
  private func cell(_ id: String, _ attributes: String = "", content: String = "") -> String {
    """
    <tableViewCell id="\(id)" \(attributes)>
      <rect key="frame" x="0" y="100" width="300" height="20"/>
      <tableViewCellContentView key="contentView" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="300" height="20"/>\(content)
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func section(_ cells: String, header: String = "", footer: String = "") -> String {
    """
    <tableViewSection headerTitle="\(header)" footerTitle="\(footer)"><cells>\(cells)</cells>
    </tableViewSection>
    """
  }

  private func sections(_ sections: String...) -> String {
    "<sections>\(sections.joined())</sections>"
  }

  /// A label of this many characters, 8 wide each, 5 points inside a cell's content.
  private func content(of cell: String, _ count: Int) -> String {
    let constraints = [
      "l.leading = \(cell)-content.leading + 5", "l.trailing = \(cell)-content.trailing - 5",
      "l.top = \(cell)-content.top + 5", "l.bottom = \(cell)-content.bottom - 5",
    ].enumerated().map { constraintElement($1, id: "\(cell)-c\($0)") }.joined()
    return "<subviews>\(label("l", count, #"numberOfLines="0""#))</subviews>"
      + "<constraints>\(constraints)</constraints>"
  }

  // MARK: Heights

  @Test func rowsStandBelowOneAnother() throws {
    let frames = try layout(
      table(
        """
        <prototypes>\(cell("a"))\(cell("b", #"rowHeight="70""#))\(cell("c", #"rowHeight="-1""#))
        </prototypes>
        """,
        #"dataMode="static" rowHeight="60""#))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 400, height: 60))
    #expect(frames["b"] == Rect(x: 0, y: 60, width: 400, height: 70))
    #expect(frames["c"] == Rect(x: 0, y: 130, width: 400, height: 60))
    #expect(frames["b-content"] == Rect(x: 0, y: 0, width: 400, height: 70))
  }

  /// What is in the middle of a row and at least 6 below its top is as far above its bottom: 6 + 48 + 6.
  @Test(arguments: [
    ("l.top >= a-content.top + 6", "l.centerY = a-content.centerY", 60.0),
    ("l.top = a-content.top + 6", "l.centerY = a-content.centerY", 60),
    ("a-content.top <= l.top - 6", "a-content.centerY = l.centerY", 60),
    ("l.top <= a-content.top + 6", "l.centerY = a-content.centerY", nil),
    ("l.top >= a-content.top + 6 @999", "l.centerY = a-content.centerY", nil),
    ("l.top >= a-content.top + 6", "l.centerY <= a-content.centerY", nil),
    ("l.top >= a-content.top + 6", "l.leading = a-content.leading", nil),
  ])
  func theMiddleSaysHowHighARowIs(top: String, other: String, expected: Double?) throws {
    let constraints = [
      "l.leading = a-content.leading + 5", "l.width = 48", "l.height = 48", top, other,
    ].enumerated().map { constraintElement($1, id: "c\($0)") }.joined()
    let content = "<subviews>\(box("l"))</subviews><constraints>\(constraints)</constraints>"
    func height(_ content: String) throws -> Double? {
      try layout(
        table("<prototypes>\(cell("a", content: content))</prototypes>", #"rowHeight="-1""#))["a"]?
        .height
    }
    #expect(try height(content) == expected ?? height(""))
  }

  /// 100 characters are 800 wide; in 390 they take three lines of 20.
  @Test func anAutomaticRowIsAsHighAsItsContentAtItsWidth() throws {
    let frames = try layout(
      table(
        "<prototypes>\(cell("a", content: content(of: "a", 100)))\(cell("b"))</prototypes>",
        #"rowHeight="-1""#))
    #expect(frames["a"]?.height == 70)
    #expect(frames["l"] == Rect(x: 5, y: 5, width: 390, height: 60))
    #expect(frames["b"]?.y == 70)
  }

  /// A prototype's own height is the canvas's: on a device the table's counts, or nothing but the content.
  @Test(arguments: [
    ("prototypes", 44, 44.0), ("prototypes", -1, 70), ("static", 44, 80), ("static", -1, 80),
  ])
  func aPrototypesOwnHeightIsTheCanvases(mode: String, common: Int, height: Double) throws {
    let row = cell("a", #"rowHeight="80""#, content: content(of: "a", 100))
    let rows = mode == "static" ? sections(section(row)) : "<prototypes>\(row)</prototypes>"
    let frames = try layout(table(rows, #"dataMode="\#(mode)" rowHeight="\#(common)""#))
    #expect(frames["a"]?.height == height)
    #expect(frames["a-content"]?.height == height)
  }

  /// On a device contents are as large as their cells, whatever the document has.
  @Test(arguments: [
    Rect(x: 0, y: 0, width: 400, height: 43.5), Rect(x: 3, y: 2, width: 50, height: 20),
    Rect(x: 0, y: 0, width: 600, height: 90), Rect(x: 0, y: 0, width: 300, height: 43.5),
  ])
  func contentsAreAsLargeAsTheirCells(stored: Rect) throws {
    let rows = """
      <prototypes><tableViewCell id="a"><rect key="frame" x="0" y="100" width="400" height="44"/>
        <tableViewCellContentView key="contentView" id="a-content">
          <rect key="frame" x="\(stored.x)" y="\(stored.y)" width="\(stored.width)"
            height="\(stored.height)"/>
        </tableViewCellContentView></tableViewCell></prototypes>
      """
    let frames = try layout(table(rows))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: 400, height: 44))
  }

  @Test(
    arguments: [
      ("14490", nil, "", 44.0), ("22505", nil, "", 43.5), ("24128", nil, "", 51),
      ("24128", 18, "", 43.5), ("22505", 26, "", 51),
      ("22505", nil, "style=\"IBUITableViewCellStyleSubtitle\"", 56),
      ("14490", nil, "style=\"IBUITableViewCellStyleSubtitle\"", 56),
      ("13771", 10, "style=\"IBUITableViewCellStyleSubtitle\"", 44),
    ] as [(String, Int?, String, Double)])
  func anAutomaticRowWhoseContentSaysNothing(
    tools: String, system: Int?, attributes: String, height: Double
  ) throws {
    var fixture = Fixture(tools: tools)
    fixture.screen.system = system.map { SystemVersion($0) }
    let frames = try fixture.layout(
      table("<prototypes>\(cell("a", attributes))</prototypes>", #"rowHeight="-1""#))
    #expect(frames["a"]?.height == height)
  }

  /// An end that is tied to nothing, as no well-formed document has it, doesn't say how high a row is.
  @Test func anEndOfARowsContentWithoutASecondItem() throws {
    let end = #"<constraint firstItem="a-content" firstAttribute="bottom" constant="5" id="c0"/>"#
    let frames = try layout(
      table(
        "<prototypes>\(cell("a", content: "<constraints>\(end)</constraints>"))</prototypes>",
        #"rowHeight="-1""#))
    #expect(frames["a"]?.height == 43.5)
  }

  // MARK: Sections

  private let headed = #"sectionHeaderHeight="18" sectionFooterHeight="10" rowHeight="44""#

  /// In the measurer of these tests a line of 13 points is 16.25 high, and so 17.
  @Test(
    arguments: [
      ("22505", "grouped", 56.5, 49), ("19529", "grouped", 56.5, 49),
      ("12121", "grouped", 56.5, 49), ("22505", "plain", 40, 40), ("17701", "plain", 18, 18),
    ] as [(String, String, Double, Double)])
  func titledSections(tools: String, style: String, first: Double, next: Double) throws {
    let frames = try Fixture(tools: tools).layout(
      table(
        sections(section(cell("a"), header: "A"), section(cell("b"), header: "B")),
        headed + " style=\"\(style)\""))
    #expect(frames["a"]?.y == first)
    #expect(frames["b"]?.y == first + 44 + next)
  }

  /// Interface Builder writes -1 where heights are automatic.
  @Test func heightsBelow0AreNotWritten() throws {
    let frames = try layout(
      table(
        sections(section(cell("a"), header: "A", footer: "B"), section(cell("b"))),
        #"sectionHeaderHeight="-1" sectionFooterHeight="-1" rowHeight="44" style="plain""#))
    #expect(frames["a"]?.y == 50)
    #expect(frames["b"]?.y == 122)
  }

  /// 58 characters of 13 points are 377 wide and 360 are there: two lines of 16.25, and so 33.
  @Test func aTitleThatIsTooLongWraps() throws {
    let frames = try layout(
      table(
        sections(section(cell("a"), header: String(repeating: "x", count: 58))),
        headed + #" style="grouped""#))
    #expect(frames["a"]?.y == 33 + 22 + 17.5)
  }

  @Test(arguments: [
    ("22505", "grouped", 18.0, 28.0), ("14490", "grouped", 35, 28), ("22505", "plain", 0, 0),
  ])
  func sectionsWithoutTitles(tools: String, style: String, first: Double, next: Double) throws {
    let frames = try Fixture(tools: tools).layout(
      table(
        sections(section(cell("a")), section(cell("b"))), headed + " style=\"\(style)\""))
    #expect(frames["a"]?.y == first)
    #expect(frames["b"]?.y == first + 44 + next)
  }

  /// The room of 35 and 17.5 is that of a table's very top.
  @Test(arguments: [
    ("14490", "", 0.0), ("22505", "", 18), ("22505", "A", 39), ("14490", "A", 39),
  ])
  func aGroupBelowATablesHeader(tools: String, title: String, gap: Double) throws {
    let header = """
      <view key="tableHeaderView" id="header">
      <rect key="frame" x="0" y="0" width="300" height="33"/></view>
      """
    let frames = try Fixture(tools: tools).layout(
      table(header + sections(section(cell("a"), header: title)), headed + #" style="grouped""#))
    #expect(frames["a"]?.y == 33 + gap)
  }

  @Test func aFooterStandsBetweenItsSectionAndTheNext() throws {
    let frames = try layout(
      table(
        sections(section(cell("a"), footer: "Footer"), section(cell("b"))),
        headed + #" style="grouped""#))
    #expect(frames["b"]?.y == 111)
  }

  @Test func aSectionWithoutCellsKeepsItsRoom() throws {
    let frames = try layout(
      table(sections(section(""), section(cell("a"))), headed + #" style="grouped""#))
    #expect(frames["a"]?.y == 46)
  }

  /// Prototypes left over from before the table had sections stand in the last one.
  @Test func prototypesBehindSectionsAreLaidOut() throws {
    let frames = try layout(
      table(
        sections(section(cell("a")), section(cell("b"))) + "<prototypes>\(cell("c"))</prototypes>",
        headed + #" style="plain""#))
    #expect(frames["b"]?.y == 44)
    #expect(frames["c"]?.y == 88)
  }

  /// By the margin that cells have on a device as wide, of which 390 is no wide one.
  @Test(arguments: [(320.0, 16.0), (389, 16), (390, 16), (391, 20), (400, 20), (428, 20)])
  func insetGroupsKeepClearOfTheSides(width: Double, inset: Double) throws {
    var fixture = Fixture()
    fixture.screen.width = width
    let cell = try fixture.layout(
      table(sections(section(cell("a"))), headed + #" style="insetGrouped""#))["a"]
    #expect(cell == Rect(x: inset, y: 18, width: width - 2 * inset, height: 44))
  }

  /// Beside a notch groups keep clear of it and of the margin.
  @Test func insetGroupsKeepClearOfTheSafeArea() throws {
    var notched = Fixture()
    notched.screen.safeArea = EdgeInsets(top: 0, left: 50, bottom: 0, right: 40)
    let frames = try notched.layout(
      table(sections(section(cell("a"))), headed + #" style="insetGrouped""#))
    #expect(frames["a"] == Rect(x: 70, y: 18, width: 270, height: 44))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: 270, height: 44))
  }

  @Test func sectionsHaveRoomForTheirTitles() throws {
    let frames = try layout(
      table(
        sections(
          section(cell("a"), header: "One", footer: "End"), section("", header: "Empty"),
          section(cell("b")), section("", footer: "Last")), headed + #" style="plain""#))
    let titles = frames.laidOut.sectionTitles
    #expect(titles.map(\.section) == [0, 0, 1, 3])
    #expect(titles.map(\.isHeader) == [true, false, true, false])
    #expect(titles[0].frame.y == 0)
    #expect(titles[0].frame.maxY == frames["a"]?.y)
    #expect(titles[1].frame.y == frames["a"]?.maxY)
    #expect(titles[2].frame.y == titles[1].frame.maxY)
    #expect(titles[2].frame.maxY == frames["b"]?.y)
    #expect(titles[3].frame.y == frames["b"]?.maxY)
  }

  @Test func aTablesHeaderAndFooterAreAsWideAsItAndKeepTheirHeight() throws {
    func bar(_ key: String) -> String {
      "<view key=\"\(key)\" id=\"\(key)\">"
        + #"<rect key="frame" x="0" y="9" width="300" height="33"/></view>"#
    }
    let frames = try layout(
      table(
        bar("tableHeaderView") + bar("tableFooterView") + "<prototypes>\(cell("a"))</prototypes>"))
    #expect(frames["tableHeaderView"] == Rect(x: 0, y: 0, width: 400, height: 33))
    #expect(frames["a"]?.y == 33)
    #expect(frames["tableFooterView"] == Rect(x: 0, y: 77, width: 400, height: 33))
  }

  /// Where cells stay where they are stored, too: here in a table that is wider than it is stored.
  @Test func asDesignedATablesHeaderIsAsWideAsIt() throws {
    let header =
      #"<view key="tableHeaderView" id="header">"#
      + #"<rect key="frame" x="0" y="0" width="400" height="33"/></view>"#
    let table = box(
      "t", #"<rect key="frame" x="0" y="0" width="400" height="800"/>"# + header, tag: "tableView")
    let frames = try Fixture(isAsDesigned: true).layout(
      table, pin("t", Rect(x: 0, y: 0, width: 500, height: 800)))
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 500, height: 33))
  }

  /// Whatever its mask says.
  @Test func aTablesBackgroundFillsIt() throws {
    let background = """
      <view key="backgroundView" id="back"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <autoresizingMask key="autoresizingMask"/></view>
      """
    var fixture = Fixture()
    fixture.screen.width = 500
    #expect(try fixture.layout(table(background))["back"]?.width == 500)
  }

  // MARK: The document's own canvas

  @Test func asDesignedCellsStayWhereTheyAreStored() throws {
    let frames = try Fixture(isAsDesigned: true).layout(
      table("<prototypes>\(cell("a", #"rowHeight="70""#))</prototypes>"))
    #expect(frames["a"] == Rect(x: 0, y: 100, width: 300, height: 20))
  }

  /// Nor does another view without a frame bring its cells back to the top.
  @Test func asDesignedCellsStayBesideAViewWithoutAFrame() throws {
    let frames = try Fixture(isAsDesigned: true).layout(
      table(#"<view key="backgroundView" id="back"/><prototypes>\#(cell("a"))</prototypes>"#))
    #expect(frames["a"]?.y == 100)
  }

  @Test func asDesignedCellsWithoutFramesAreLaidOut() throws {
    let bare = """
      <tableViewCell id="a"><tableViewCellContentView key="contentView" id="a-content">
      <subviews>\(label("l", 3))</subviews>
      <constraints>\(constraintElement("l.bottom = a-content.bottom - 4", id: "k"))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let frames = try Fixture(isAsDesigned: true).layout(
      table("<prototypes>\(bare)</prototypes>"))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 400, height: 44))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: 400, height: 44))
    #expect(frames["l"]?.maxY == 40)
  }

  /// A content's frame tells nothing where its cell has none.
  @Test func contentOfACellWithoutAFrameFillsIt() throws {
    let bare = """
      <tableViewCell id="a"><tableViewCellContentView key="contentView" id="a-content">
      <rect key="frame" x="0" y="0" width="300" height="20"/></tableViewCellContentView>
      </tableViewCell>
      """
    let frames = try Fixture(isAsDesigned: true).layout(table("<prototypes>\(bare)</prototypes>"))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: 400, height: 44))
  }

  /// What is in a group that was stored as wide as its table has been laid out at the group's width.
  @Test(arguments: [("400", 350.0), ("360", 350)])
  func contentOfInsetGroupsAsDesigned(stored: String, width: Double) throws {
    let cell = cell("a", content: content(of: "a", 1)).replacing("300", with: stored)
    let frames = try Fixture(isAsDesigned: true).layout(
      table("<prototypes>\(cell)</prototypes>", #"style="insetGrouped""#))
    #expect(frames["l"]?.width == width)
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
