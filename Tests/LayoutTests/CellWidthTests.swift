import Testing
import Traits

@testable import Layout

@Suite struct CellWidthTests {
  /// Cells are as wide as their table, and contents as their cell, whatever their masks say.
  @Test func cellsFollowTheirTablesWidth() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="400" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="400" height="44"/>
        </tableViewCellContentView></tableViewCell>
      """
    let table = masked(
      "t", Rect(x: 0, y: 0, width: 400, height: 800), #"widthSizable="YES" heightSizable="YES""#,
      content: "<sections><tableViewSection><cells>\(cell)</cells></tableViewSection></sections>",
      tag: "tableView")
    let frames = try Fixture(screen: Screen(width: 320, height: 568)).layout(table)
    #expect(frames["cell"] == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Beside a notch a cell reaches under it and its content doesn't; above and below the table itself
  /// keeps clear. So it is whether the document has a frame for the content or not (Xcode 8 left it out).
  @Test(arguments: [
    #"<rect key="frame" x="0" y="0" width="400" height="44"/>"#, "",
  ])
  func contentsKeepClearOfTheSafeArea(contentFrame: String) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="400" height="44"/>
        <tableViewCellContentView key="contentView" id="content">\(contentFrame)
        </tableViewCellContentView></tableViewCell>
      """
    let table = masked(
      "t", Rect(x: 0, y: 0, width: 400, height: 800), #"widthSizable="YES" heightSizable="YES""#,
      content: "<sections><tableViewSection><cells>\(cell)</cells></tableViewSection></sections>",
      tag: "tableView")
    var notched = Fixture(screen: Screen(width: 600, height: 300))
    notched.screen.safeArea = EdgeInsets(top: 30, left: 50, bottom: 20, right: 40)
    let frames = try notched.layout(table)
    #expect(frames["cell"] == Rect(x: 0, y: 0, width: 600, height: 44))
    #expect(frames["content"] == Rect(x: 50, y: 0, width: 510, height: 44))
  }

  /// Contents without a frame end above their cell's separator: a pixel, up to Xcode 10.
  @Test(arguments: [
    ("7531", "", 1.0, 43.0), ("14113", "", 2, 43.5), ("14113", #"separatorStyle="none""#, 2, 44),
    ("14868", "", 2, 44),
  ])
  func contentsWithoutAFrame(
    tools: String, attributes: String, scale: Double, height: Double
  ) throws {
    let table = """
      <tableView id="t" \(attributes)><rect key="frame" x="0" y="0" width="400" height="800"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="400" height="44"/>
      <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes>
      </tableView>
      """
    let fixture = Fixture(tools: tools, screen: Screen(scale: scale), isAsDesigned: true)
    #expect(try fixture.layout(table)["content"]?.height == height)
  }
}
