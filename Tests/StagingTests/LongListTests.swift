import Companion
import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Testing
import TextMetrics
import Traits

@testable import Staging

/// Lists of more rows than are made: those in sight are where they would be among all.
@Suite struct LongListTests {
  private static let table = """
    <tableView key="view" rowHeight="50" sectionHeaderHeight="28" id="list"><prototypes>
    <tableViewCell id="a" reuseIdentifier="A"/><tableViewCell id="b" reuseIdentifier="B"/>
    </prototypes></tableView>
    """

  /// A cell that its label makes higher than the 44 points that the document remembers.
  private static func automaticCell(_ id: String, height: Int) -> String {
    """
    <tableViewCell id="\(id)" reuseIdentifier="\(id.uppercased())">\
    <rect key="frame" x="0" y="0" width="393" height="44"/>
    <tableViewCellContentView key="contentView" id="content-\(id)"><subviews>
    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title-\(id)"/></subviews>
    <constraints>
    <constraint firstItem="title-\(id)" firstAttribute="top" secondItem="content-\(id)" \
    secondAttribute="top" id="\(id)1"/>
    <constraint firstItem="title-\(id)" firstAttribute="bottom" secondItem="content-\(id)" \
    secondAttribute="bottom" id="\(id)2"/>
    <constraint firstItem="title-\(id)" firstAttribute="leading" secondItem="content-\(id)" \
    secondAttribute="leading" id="\(id)3"/>
    <constraint firstItem="title-\(id)" firstAttribute="height" constant="\(height)" id="\(id)4"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  private static let automatic = """
    <tableView key="view" rowHeight="-1" separatorStyle="none" id="list"><prototypes>
    \(automaticCell("a", height: 70))\(automaticCell("b", height: 90))
    </prototypes></tableView>
    """

  private static let grid = """
    <collectionView key="view" id="list">
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
    minimumInteritemSpacing="10" id="flow"><size key="itemSize" width="90" height="40"/>
    </collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="A" id="a"/></cells></collectionView>
    """

  private func scene(
    _ list: String, _ sections: String, scrolledTo y: Double? = nil,
    controller: String = "tableViewController"
  ) throws -> LaidOutScene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <\(controller) id="vc" sceneMemberID="viewController">\(list)</\(controller)>
      </objects></scene></scenes></document>
      """
    var set = SceneSet(try Document(parsing: Array(text.utf8)))
    set.companion = try CompanionFile(
      parsing: Array(#"{"lists": [{"view": "list", "sections": [\#(sections)]}]}"#.utf8))
    let device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    var simulation = try Simulation(set, on: SimulatedScreen(device))
    if let y { try simulation.perform(.scroll(element: "list", y: y)) }
    let stage = try simulation.stage(LayoutEngine(text: CompatibleTextMeasurer()))
    return try #require(stage.layers.first).scene
  }

  private func rows(_ count: Int, _ cell: String = "A", height: Double? = nil) -> String {
    let height = height.map { #", "height": \#($0)"# } ?? ""
    return #"{"cell": "\#(cell)", "count": \#(count)\#(height)}"#
  }

  private func frame(_ id: String, in scene: LaidOutScene) throws -> Rect {
    let index = try #require(scene.scene.views.firstIndex { $0.id == id }, "\(id)")
    return scene.frames[index]
  }

  private func cells(_ scene: LaidOutScene) -> [Rect] {
    scene.scene.views.indexed.filter { $0.1.id.hasSuffix(":a") || $0.1.id.hasSuffix(":b") }
      .map { scene.frames[$0.0] }
  }

  @Test(arguments: [0, 4, 1000, 5000, 9982]) func rowsInSightAreInTheirPlaces(row: Int) throws {
    let scene = try scene(
      Self.table, #"{"rows": [\#(rows(10_000))]}"#, scrolledTo: 50 * Double(row))
    let id = row == 0 ? "a" : "ninefold:row:0.\(row):a"
    #expect(try frame(id, in: scene).y == 50 * Double(row))
    #expect(scene.scene.views.count < 200)
    // Whatever is in sight is there.
    let top = scene.contentOffset(of: .root).y - 59
    let seen = cells(scene).filter { $0.maxY > top && $0.y < top + 852 }
    #expect((seen.last?.maxY ?? 0) >= min(top + 852, 500_000))
  }

  @Test func scrollingReachesTheEnd() throws {
    let scene = try scene(Self.table, #"{"rows": [\#(rows(10_000))]}"#, scrolledTo: 1e6)
    #expect(try frame("ninefold:row:0.9999:a", in: scene).maxY == 500_000)
    // Beside the safe area of 59 and 34 points.
    #expect(scene.contentOffset(of: .root).y == 500_000 + 59 + 34 - 852)
    #expect(scene.scene.sections(of: .root)[0].firstRow > 9000)
  }

  /// What says how high rows are differs: the companion file, then the table.
  @Test func sectionsAndKindsOfRowsTakeTheirRoom() throws {
    let sections = """
      {"header": "One", "rows": [\(rows(500, height: 30)), \(rows(1))]},
      {"header": "Two", "rows": [\(rows(600, "B", height: 80))]}
      """
    let header = try frame("a", in: scene(Self.table, sections)).y
    #expect(header >= 28)
    let second = 2 * header + 500 * 30 + 50
    let scene = try scene(Self.table, sections, scrolledTo: second + 300 * 80)
    #expect(try frame("ninefold:row:1.300:b", in: scene).y == second + 300 * 80)
    #expect(scene.sectionTitles.map(\.frame.y) == [0, 15_050 + header])
    let end = try self.scene(Self.table, sections, scrolledTo: 1e6)
    #expect(try frame("ninefold:row:1.599:b", in: end).maxY == second + 600 * 80)
  }

  /// A plain table's header stays below the bar while its rows are in sight, and the next one pushes it up; a
  /// footer stays above the bottom. Before the table is scrolled headers are where they are.
  @Test func titlesFloat() throws {
    let sections = """
      {"header": "One", "footer": "End", "rows": [\(rows(500))]},
      {"header": "Two", "rows": [\(rows(600))]}
      """
    let resting = try scene(Self.table, sections).seenTitles(of: .root)
    #expect(resting.map(\.isFloating) == [false, true, false])
    let scene = try scene(Self.table, sections, scrolledTo: 1000)
    let seen = scene.seenTitles(of: .root)
    #expect(seen.map(\.isFloating) == [true, true, false])
    #expect(seen[0].frame.y == 1000)
    #expect(seen[0].frame.height == 28)
    // The safe area's 59 and 34 points of 852 are covered.
    #expect(seen[1].frame.maxY == 1000 + 852 - 59 - 34)
    let end = scene.sectionTitles[1].frame.y
    let pushed = try self.scene(Self.table, sections, scrolledTo: end - 10).seenTitles(of: .root)
    #expect(pushed[0].frame.maxY == end)
    #expect(pushed[1].isFloating == false)
    let grouped = Self.table.replacing("rowHeight", with: #"style="grouped" rowHeight"#)
    let groups = try self.scene(grouped, sections, scrolledTo: 1000).seenTitles(of: .root)
    #expect(!groups.contains { $0.isFloating })
  }

  /// As code gives them, which the document's cell hasn't: a margin of 20 and the sign.
  @Test(arguments: [
    ("checkmark", 44.0), ("detailButton", 44), ("disclosureIndicator", 30.5),
    ("detailDisclosureButton", 62.5),
  ])
  func declaredAccessoriesNarrowTheContent(accessory: String, width: Double) throws {
    let scene = try scene(
      Self.automatic, #"{"rows": [{"cell": "A", "accessory": "\#(accessory)"}]}"#)
    #expect(abs(try frame("content-a", in: scene).width - (393 - width)) < 0.4)
  }

  /// Rows that aren't made take what those at the beginning do.
  @Test func automaticRowsTakeWhatTheFirstOnesDo() throws {
    let sections = #"{"rows": [\#(rows(3000))]}"#
    for y in [70_000.0, 70_030, 70_700] {
      let scene = try scene(Self.automatic, sections, scrolledTo: y)
      #expect(
        try frame("ninefold:row:0.1005:a", in: scene)
          == Rect(x: 0, y: 70_350, width: 393, height: 70))
    }
    let end = try scene(Self.automatic, sections, scrolledTo: 1e6)
    #expect(try frame("ninefold:row:0.2999:a", in: end).maxY == 210_000)
  }

  /// A kind of rows that isn't among the first ones takes what was measured of it, wherever the list is scrolled.
  @Test(arguments: [11_800.0, 12_000, 12_200])
  func laterKindsOfRowsStayWhereTheyAre(y: Double) throws {
    let sections = #"{"rows": [\#(rows(200, height: 50)), \#(rows(200, "B"))]}"#
    let scene = try scene(Self.automatic, sections, scrolledTo: y)
    #expect(try frame("ninefold:row:0.225:b", in: scene).y == 10_000 + 25 * 90)
  }

  /// Rows without a height are all where the list is scrolled to.
  @Test func rowsWithoutAHeightAreNotAllMade() throws {
    let flat = Self.table.replacing(#"rowHeight="50""#, with: #"rowHeight="0.01""#)
    let scene = try scene(flat, #"{"rows": [\#(rows(10_000))]}"#, scrolledTo: 10)
    #expect(cells(scene).count <= 1000)
  }

  /// Four of them stand in a line of 393 points, and 50 are from line to line.
  @Test func itemsOfCollectionViewsAreInTheirPlaces() throws {
    let scene = try scene(
      Self.grid, #"{"rows": [\#(rows(10_000))]}"#, scrolledTo: 60_000,
      controller: "collectionViewController")
    let item = try frame("ninefold:row:0.4804:a", in: scene)
    #expect(item.y == 60_050)
    #expect(item.x == 0)
    #expect(scene.scene.views.count < 600)
    let end = try self.scene(
      Self.grid, #"{"rows": [\#(rows(10_000))]}"#, scrolledTo: 1e6,
      controller: "collectionViewController")
    #expect(try frame("ninefold:row:0.9999:a", in: end).maxY == 2500 * 50 - 10)
  }

  @Test func rowsAreTouchedByTheirNumbers() throws {
    let scene = try scene(Self.table, #"{"rows": [\#(rows(10_000))]}"#, scrolledTo: 250_000)
    let section = scene.scene.sections(of: .root)[0]
    let cell = try #require(section.cell(ofRow: 5000))
    #expect(scene.scene.views[cell].id == "ninefold:row:0.5000:a")
    #expect(section.cell(ofRow: 0) == nil)
    #expect(!section.isFirst(try #require(section.cells.first)))
    #expect(!section.isLast(try #require(section.cells.last)))
  }
}
