import Testing
import Traits

@testable import Layout

/// Labels that UITableViewCell's own styles place, on a device of 400 points. Where the document has
/// them tells nothing.
@Suite struct StyledCellTests {
  private func label(_ id: String, _ count: Int, size: Int = 16) -> String {
    """
    <label id="\(id)" text="\(String(repeating: "x", count: count))">
      <rect key="frame" x="7" y="7" width="7" height="7"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  private func layout(
    _ style: String, _ views: String, _ attributes: String = "", tools: String = "22505",
    height: Int = 44, document: String = ""
  ) throws -> Frames {
    try Fixture(document: document, tools: tools).layout(
      """
      <tableView id="t" rowHeight="\(height)">
        <rect key="frame" x="0" y="0" width="400" height="800"/><prototypes>
        <tableViewCell id="cell" style="IBUITableViewCellStyle\(style)" textLabel="title"
          detailTextLabel="detail" imageView="image" \(attributes)>
          <rect key="frame" x="0" y="0" width="400" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="400" height="44"/>
            <subviews>\(views)</subviews>
          </tableViewCellContentView>
        </tableViewCell></prototypes></tableView>
      """)
  }

  @Test func aTitleAloneFillsTheCell() throws {
    let frames = try layout("Default", label("title", 3))
    #expect(frames["title"] == Rect(x: 20, y: 0, width: 360, height: 44))
  }

  @Test(arguments: [("22505", 20.0, 328.0), ("14490", 20, 335), ("11542", 16, 344)])
  func aTitleBesideAnAccessory(tools: String, x: Double, width: Double) throws {
    let frames = try layout(
      "Default", label("title", 3), "accessoryType=\"checkmark\"", tools: tools)
    #expect(frames["title"]?.x == x)
    #expect(frames["title"]?.width == width)
  }

  /// 45 characters fill 360 points. A stored width tells nothing.
  @Test(arguments: [(45, false), (47, true)])
  func aTitleThatTheCellHasNoRoomForIsCutOff(count: Int, isCut: Bool) throws {
    let issues = try layout("Default", label("title", count)).laidOut.issues
    #expect(issues.map(\.id) == (isCut ? ["title"] : []))
    #expect(issues.allSatisfy { $0.rule == .textCutOff })
  }

  /// One that is higher than the row is as high as that, and where there is none nothing is.
  @Test(arguments: [
    (#"image="i""#, Rect(x: 20, y: 0, width: 66, height: 44), 101.0),
    ("", Rect(x: 20, y: 22, width: 0, height: 0), 20),
  ])
  func imagesThatDontFit(attributes: String, image: Rect, title: Double) throws {
    let view = """
      <imageView id="image" \(attributes)><rect key="frame" x="7" y="7" width="999" height="999"/>\
      </imageView>
      """
    let frames = try layout(
      "Default", label("title", 3) + view,
      document: #"<resources><image name="i" width="225" height="150"/></resources>"#)
    #expect(frames["image"] == image)
    #expect(frames["title"]?.x == title)
  }

  @Test func anImageStandsBeforeTheTitle() throws {
    let image =
      #"<imageView id="image" image="i"><rect key="frame" x="7" y="7" width="7" height="7"/>"#
    let frames = try layout(
      "Default", label("title", 3) + image + "</imageView>",
      document: #"<resources><image name="i" width="18" height="15"/></resources>"#)
    #expect(frames["image"] == Rect(x: 20, y: 14, width: 18, height: 15))
    #expect(frames["title"] == Rect(x: 53, y: 0, width: 327, height: 44))
  }

  /// A character of 16 points is 8 wide and a line 20 high; of 12 points, 6 and 15.
  @Test func value1StandsAtTheEndOnOneLine() throws {
    let frames = try layout("Value1", label("title", 5) + label("detail", 4, size: 12))
    #expect(frames["title"] == Rect(x: 20, y: 12, width: 40, height: 20))
    #expect(frames["detail"] == Rect(x: 356, y: 16, width: 24, height: 15))
  }

  @Test func aLongDetailGivesWayToTheTitle() throws {
    let frames = try layout("Value1", label("title", 5) + label("detail", 100))
    #expect(frames["title"]?.width == 40)
    #expect(frames["detail"] == Rect(x: 66, y: 12, width: 314, height: 20))
  }

  @Test func value2HasAColumnOfTitles() throws {
    let frames = try layout("Value2", label("title", 5) + label("detail", 4))
    #expect(frames["title"] == Rect(x: 20, y: 12, width: 91, height: 20))
    #expect(frames["detail"] == Rect(x: 117, y: 12, width: 32, height: 20))
  }

  /// 20 and 15 of 44 leave 9, of 56 one more between them.
  @Test(arguments: [
    ("22505", 44, 5.0, 25.0), ("22505", 56, 10, 31), ("13196", 56, 10, 31),
    ("11542", 56, 11, 31),
  ])
  func aSubtitleStandsBelow(tools: String, height: Int, title: Double, detail: Double) throws {
    let frames = try layout(
      "Subtitle", label("title", 5) + label("detail", 4, size: 12), tools: tools, height: height)
    #expect(frames["title"]?.y == title)
    #expect(frames["detail"]?.y == detail)
    #expect(frames["title"]?.size == Size(width: 40, height: 20))
    #expect(frames["detail"]?.size == Size(width: 24, height: 15))
  }

  /// Since iOS 13 the part of an accessory is wider where the table's margins are: 20 for 16. What the
  /// document has, which was 31, doesn't count.
  @Test(arguments: [("22505", 26.5), ("14868", 27), ("14490", 34), ("11542", 33)])
  func anAccessorysPartFollowsTheMargins(tools: String, part: Double) throws {
    var narrow = Fixture(tools: tools)
    narrow.screen.width = 375
    let cell = """
      <tableView id="t" rowHeight="44"><rect key="frame" x="0" y="0" width="400" height="800"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/><prototypes>
        <tableViewCell id="cell" accessoryType="disclosureIndicator">
          <rect key="frame" x="0" y="0" width="400" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="369" height="44"/>
          </tableViewCellContentView>
        </tableViewCell></prototypes></tableView>
      """
    #expect(try narrow.layout(cell)["content"]?.width == 375 - part)
  }
}
