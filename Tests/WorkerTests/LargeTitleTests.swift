import Foundation
import Testing

/// Large titles collapse as content is scrolled.
@Suite struct LargeTitleTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let rows = (0..<30).map { index in
    """
    <tableViewCell contentMode="scaleToFill" rowHeight="50" id="row\(index)">
      <rect key="frame" x="0.0" y="\(50 * index)" width="393" height="50"/>
      <tableViewCellContentView key="contentView" id="content\(index)"/>
    </tableViewCell>
    """
  }

  private func document(rows: Int, title: String = "largeTitles=\"YES\"") throws -> String {
    let list = stack(
      """
      <scene sceneID="s2"><objects><tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" rowHeight="50" id="table">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <sections><tableViewSection id="section"><cells>
            \(Self.rows.prefix(rows).joined())
          </cells></tableViewSection></sections>
        </tableView>
        <navigationItem key="navigationItem" title="List" id="item"/>
      </tableViewController></objects></scene>
      """)
    return try folder.add(
      "Main.storyboard",
      list.replacing(
        #"<navigationBar key="navigationBar" id="bar"/>"#,
        with: #"<navigationBar key="navigationBar" \#(title) id="bar"/>"#))
  }

  /// The bar's height and how far down the first row is seen, after scrolling.
  private func places(
    scrolledBy y: Double, in document: String, _ options: String...
  ) throws -> [Double?] {
    let run = try WorkerProgram.run(
      [
        "simulate", "--frames", "last", "--device", "iPhone 15 Pro", "--system", "18", "--steps",
        "-",
      ]
        + options + [document],
      input: #"[{"scroll": {"element": "table", "y": \#(y)}}]"#)
    let root = try #require(try run.objects().last?["root"] as? [String: Any])
    var bar: Double?
    var shift: Double?
    func visit(_ node: [String: Any]) {
      let look = node["look"] as? [String: Any]
      if look?["kind"] as? String == "navigationBar" {
        bar = (node["frame"] as? [Double])?[3]
      }
      if node["id"] as? String == "table" {
        shift = (look?["contentShift"] as? [String: Any])?["y"] as? Double
      }
      for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    visit(root)
    return [bar, shift]
  }

  /// The status bar's 59 and the bar's 44 points are above; 52 more belong to the title.
  @Test(
    arguments: [
      (0, 96, 155), (20, 76, 135), (52, 44, 103), (300, 44, -145),
    ] as [(Double, Double, Double)])
  func theTitleMakesRoomForWhatIsScrolled(
    _ y: Double, _ bar: Double, _ firstRow: Double
  ) throws {
    #expect(try places(scrolledBy: y, in: document(rows: 30)) == [bar, firstRow])
  }

  @Test func whatDoesNotScrollLeavesIt() throws {
    #expect(try places(scrolledBy: 300, in: document(rows: 3)) == [96, 155])
  }

  /// The text style's line is 38, 52 and 70 points high, and 41 in the standard size.
  @Test(arguments: [("extraSmall", 93), ("large", 96), ("AX1", 107), ("AX5", 125)])
  func theTitleFollowsTheTextSize(category: String, bar: Double) throws {
    #expect(
      try places(scrolledBy: 0, in: document(rows: 30), "--content-size", category)
        == [bar, bar + 59])
    #expect(
      try places(scrolledBy: 200, in: document(rows: 30), "--content-size", category)[0] == 44)
  }

  @Test func otherBarsStay() throws {
    #expect(try places(scrolledBy: 300, in: document(rows: 30, title: "")) == [44, -197])
    #expect(
      try places(scrolledBy: 100, in: document(rows: 30), "--orientation", "landscape")
        == [32, -68])
  }
}
