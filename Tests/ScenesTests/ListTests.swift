import Companion
import InterfaceBuilder
import Testing
import Traits

@testable import Scenes
@testable import Styles

@Suite struct ListTests {
  private static let table = """
    <tableView key="view" dataMode="prototypes" rowHeight="50" id="table">
      <prototypes>
        <tableViewCell reuseIdentifier="One" accessoryType="disclosureIndicator" id="one">
          <tableViewCellContentView key="contentView" id="content">
            <subviews>
              <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title"/>
            </subviews>
            <constraints>
              <constraint firstItem="title" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" id="inset"/>
            </constraints>
          </tableViewCellContentView>
          <connections><outlet property="name" destination="title" id="o1"/></connections>
        </tableViewCell>
        <tableViewCell reuseIdentifier="Two" id="two"/>
      </prototypes>
    </tableView>
    <navigationItem key="navigationItem" title="Written" id="item">
      <barButtonItem key="rightBarButtonItem" title="Edit" id="edit"/>
    </navigationItem>
    """

  private func scene(
    _ companion: String, running: RunningState? = nil, isAsDesigned: Bool = false,
    table: String = Self.table
  ) throws -> Scene {
    let document = try Document(
      parsing: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505"><scenes><scene sceneID="s"><objects>
        <tableViewController id="vc" customClass="List" sceneMemberID="viewController">
        \(table)</tableViewController></objects></scene></scenes></document>
        """.utf8))
    var scenes = SceneSet(document)
    scenes.companion = try CompanionFile(parsing: Array(companion.utf8))
    let device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    return scenes.scene(
      scenes.entries[0], environment: device.environment(.portrait), isAsDesigned: isAsDesigned,
      running: running)
  }

  private static let rows = """
    {"lists": [{"view": "List", "sections": [
      {"header": "First", "rows": [{"cell": "One", "count": 3, "texts": {"name": ["A", "B"]}}]},
      {"rows": [{"cell": "two"}, {"cell": "One"}]}
    ]}]}
    """

  @Test func rowsAreMadeFromPrototypes() throws {
    let scene = try scene(Self.rows)
    let sections = scene.sections(of: .root)
    #expect(sections.map(\.cells.count) == [3, 2])
    #expect(sections.map(\.header) == ["First", nil])
    #expect(
      sections.flatMap(\.cells).map { scene.views[$0].id } == [
        "one", "ninefold:row:0.1:one", "ninefold:row:0.2:one", "two", "ninefold:row:1.1:one",
      ])
    let titles = scene.views.filter { $0.kind == .label }
    #expect(titles.map(\.plainText) == ["A", "B", "A", "Title"])
    #expect(Set(scene.views.map(\.id)).count == scene.views.count)
  }

  /// What code gives rows: accessory, height, and their number in their texts.
  @Test func rowsHaveAccessoriesHeightsAndNumbers() throws {
    let scene = try scene(
      """
      {"lists": [{"view": "List", "sections": [{"rows": [
        {"cell": "One", "count": 2, "texts": {"name": "{row} of {rows}"}, "accessory": "checkmark"},
        {"cell": "Two", "height": 70, "accessory": "none"}]}]}]}
      """)
    let cells = scene.sections(of: .root).flatMap(\.cells).map { TableViewCell(scene.views[$0]) }
    #expect(cells.map(\.accessory) == [.checkmark, .checkmark, nil])
    #expect(cells.map(\.rowHeight) == [nil, nil, 70])
    let titles = scene.views.filter { $0.kind == .label }
    #expect(titles.map(\.plainText) == ["1 of 2", "2 of 2"])
  }

  /// A table of which only prototypes are known is filled while the interface runs, and paler.
  @Test func tablesAreFilledWhileTheInterfaceRuns() throws {
    let running = RunningState(shown: ShownControllers())
    #expect(try scene("{}").views.count { $0.kind == .tableViewCell } == 2)
    #expect(
      try scene(#"{"fillsTables": false}"#, running: running).views.count {
        $0.kind == .tableViewCell
      } == 2)
    let scene = try scene("{}", running: running)
    let cells = scene.views.filter { $0.kind == .tableViewCell }
    // 852 points of rows of 50.
    #expect(cells.count == 18)
    #expect(
      cells.prefix(4).map(\.id) == ["one", "two", "ninefold:row:0.2:one", "ninefold:row:0.3:two"])
    #expect(cells.map(\.alpha).prefix(4) == [1, 1, 0.5, 0.5])
    #expect(scene.constraints.count { $0.id.hasSuffix("inset") } == 9)
    #expect(scene.sections(of: .root).isEmpty)
    let declared = try self.scene(Self.rows, running: running)
    #expect(declared.views.count { $0.kind == .tableViewCell } == 5)
  }

  /// A table within a cell isn't filled, and what is in it has ids of its own in each row around it.
  @Test func tablesWithinCells() throws {
    let constraint =
      #"<constraint firstItem="inner" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="k"/>"#
    let inner = """
      <subviews><tableView dataMode="prototypes" id="inner"><prototypes>
      <tableViewCell reuseIdentifier="In" id="in"><tableViewCellContentView key="contentView" id="inside"/>
      </tableViewCell></prototypes></tableView></subviews><constraints>\(constraint)</constraints>
      """
    let table = """
      <tableView key="view" dataMode="prototypes" rowHeight="98" id="table"><prototypes>
      <tableViewCell reuseIdentifier="Out" id="out"><tableViewCellContentView key="contentView" id="content">
      \(inner)</tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    func ids(_ companion: String, _ running: RunningState?) throws -> [String] {
      let scene = try scene(companion, running: running, table: table)
      for constraint in scene.constraints {
        guard case .view(let inner) = constraint.first, case .view(let content)? = constraint.second
        else { continue }
        #expect(scene.views[inner].parent == content)
      }
      let ids = scene.views.map(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { !RowID.element(of: $0).contains(":") })
      return ids.filter { $0.hasSuffix(":in") || $0 == "in" }
    }
    let filled = try ids("{}", RunningState(shown: ShownControllers()))
    #expect(filled.prefix(3) == ["in", "ninefold:row:0.1:in", "ninefold:row:0.2:in"])
    #expect(filled.count == 9)
    let declared = try ids(
      """
      {"lists": [{"view": "table", "sections": [{"rows": [{"cell": "Out", "count": 2}]}]},
        {"view": "inner", "sections": [{"rows": [{"cell": "In", "count": 2}]}]}]}
      """, nil)
    #expect(
      declared == [
        "in", "ninefold:row:0.1:in", "ninefold:row:0.1:ninefold:row:0.0:in",
        "ninefold:row:0.1:ninefold:row:0.1:in",
      ])
    #expect(declared.last.flatMap(RowID.place).map { [$0.section, $0.row] } == [0, 1])
  }

  /// Properties that code sets by traits; what doesn't hold leaves the document's.
  @Test(arguments: [("regular", 80.0), ("compact", 50)])
  func propertiesAreSetByTraits(_ height: String, _ rowHeight: Double) throws {
    let scene = try scene(
      """
      {"properties": [{"view": "table", "when": {"verticalSizeClass": "\(height)"},
        "values": {"rowHeight": 80, "backgroundColor": "#FF0000"}}]}
      """)
    #expect(TableView(scene.views[.root]).rowHeight == rowHeight)
    let palette = Palette(of: scene, appearance: .light)
    #expect((scene.views[.root].backgroundColor(in: palette) != nil) == (rowHeight == 80))
  }

  /// What is said of a prototype's view holds in all of its rows, and of its text where the row has none.
  @Test(arguments: ["texts", "passed", "completed"])
  func whatIsSaidOfAPrototypeHoldsInAllRows(_ way: String) throws {
    var running = RunningState(shown: ShownControllers())
    var said = #""properties": [{"view": "title", "values": {"alpha": 0.5}}]"#
    switch way {
    case "passed": running.passed.texts = ["title": "All"]
    case "completed":
      let completion = """
        {"animations": [{"controller": "vc", "during": "size", "changes": [], "completion":
          {"texts": {"title": "All"}, "properties": {"title": {"alpha": 0.5}}}}]}
        """
      let file = try CompanionFile(parsing: Array(completion.utf8))
      running.completed = file.animations.compactMap(\.completion)
      said = #""texts": []"#
    default: said += #", "texts": [{"view": "title", "text": "All"}]"#
    }
    let lists = """
      "lists": [{"view": "List", "sections": [{"rows": [
        {"cell": "One", "count": 2}, {"cell": "One", "texts": {"name": "Own"}}]}]}]
      """
    let labels = try scene("{\(said), \(lists)}", running: running).views
      .filter { $0.kind == .label }
    #expect(labels.map(\.alpha) == [0.5, 0.5, 0.5])
    #expect(labels.map(\.plainText) == ["All", "All", way == "texts" ? "Own" : "All"])
  }

  @Test func constraintsStayInTheirRows() throws {
    let scene = try scene(Self.rows)
    let insets = scene.constraints.filter { $0.id.hasSuffix("inset") }
    #expect(insets.count == 4)
    var labels: Set<ViewIndex> = []
    for constraint in insets {
      guard case .view(let label) = constraint.first, case .view(let content)? = constraint.second
      else {
        Issue.record("The constraint is between views.")
        continue
      }
      #expect(scene.views[label].parent == content)
      labels.insert(label)
    }
    #expect(labels.count == 4)
  }

  /// The cells of a collection view that has a section of three and one of one, and a header.
  private func grid(_ more: String = "") throws -> Scene {
    let document = try Document(
      parsing: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505"><objects>
        <collectionView id="grid"><rect key="frame" x="0" y="0" width="300" height="300"/><cells>
        <collectionViewCell reuseIdentifier="Cell" id="cell"/></cells>
        <collectionReusableView key="sectionHeaderView" id="head"/>\(more)</collectionView>
        </objects></document>
        """.utf8))
    var scenes = SceneSet(document)
    scenes.companion = try CompanionFile(
      parsing: Array(
        """
        {"lists": [{"view": "grid", "sections": [{"rows": [{"cell": "Cell", "count": 3}]},
          {"rows": [{"cell": "Cell"}]}]}]}
        """.utf8))
    let device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    return scenes.scene(
      scenes.entries[0], environment: device.environment(.portrait), isAsDesigned: false)
  }

  @Test func collectionViewsRepeatTheirCells() throws {
    let scene = try grid()
    #expect(scene.sections(of: .root).map(\.cells.count) == [3, 1])
    #expect(
      scene.views.filter { $0.kind == .collectionReusableView }.map(\.id) == [
        "head", "ninefold:row:1.sectionHeaderView:head",
      ])
  }

  @Test func headersThatAreNotInstalledAreNotRepeated() throws {
    let scene = try grid(
      """
      <variation key="default"><mask key="subviews"><exclude reference="head"/></mask></variation>
      """)
    #expect(scene.views.count { $0.kind == .collectionReusableView } == 0)
  }

  @Test func rowsOfACellThatIsNotInstalledAreNotMade() throws {
    let scene = try grid(
      """
      <variation key="default"><mask key="subviews"><exclude reference="cell"/></mask></variation>
      """)
    #expect(scene.sections(of: .root).map(\.cells.count) == [0, 0])
  }

  @Test(arguments: [60, 61, 10_000]) func thereAreNotMoreRowsThanCanBeSeen(count: Int) throws {
    let scene = try scene(
      """
      {"lists": [{"view": "table", "sections": [{"rows": [{"cell": "two", "count": \(count)}]}]}]}
      """)
    let section = try #require(scene.sections(of: .root).first)
    #expect(section.cells.count == 60)
    #expect(section.before == [])
    #expect(section.after.map(\.count) == (count > 60 ? [count - 60] : []))
    #expect(section.after.allSatisfy { $0.size.height == 50 && $0.place == 60 })
    #expect(scene.diagnostics == [])
  }

  @Test func aCellThatIsNoPrototypeIsSaid() throws {
    let scene = try scene(
      #"{"lists": [{"view": "table", "sections": [{"rows": [{"cell": "Three"}]}]}]}"#)
    #expect(scene.sections(of: .root).map(\.cells) == [[]])
    #expect(scene.diagnostics.map(\.rule) == [.unresolvedReference])
  }

  @Test(arguments: [true, false])
  func asDesignedAndWithoutADeclarationPrototypesAreAsWritten(_ isAsDesigned: Bool) throws {
    let scene = try scene(isAsDesigned ? Self.rows : "{}", isAsDesigned: isAsDesigned)
    #expect(scene.views.filter { $0.kind == .tableViewCell }.map(\.id) == ["one", "two"])
    #expect(scene.sections(of: .root) == [])
  }

  @Test(arguments: [true, false])
  func disclosureIndicatorsFollow(_ pushes: Bool) throws {
    let companion = #"{"disclosureIndicators": [{"cells": ["One", "two"], "pushesBy": "show"}]}"#
    let running = RunningState(shown: ShownControllers(), pushingActions: pushes ? ["show"] : [])
    let cells = try scene(companion, running: running).views.filter { $0.kind == .tableViewCell }
    #expect(
      cells.map { TableViewCell($0).accessory }
        == Array(repeating: pushes ? .disclosureIndicator : nil, count: cells.count)
    )
    // Nobody knows where a scene by itself would show.
    let alone = try scene(companion).views.filter { $0.kind == .tableViewCell }
    #expect(alone.map { TableViewCell($0).accessory } == [.disclosureIndicator, nil])
  }

  @Test(arguments: [("title", "title"), ("ninefold:row:0.2:title", "title")])
  func rowsStandForTheirElements(_ id: String, _ element: String) {
    #expect(RowID.element(of: id) == element)
  }

  @Test func conditionsKnowWhatIsShown() throws {
    let companion = #"{"texts": [{"view": "title", "when": {"shows": ["Other"]}, "text": "New"}]}"#
    func title(_ names: Set<String>) throws -> String? {
      let shown = ShownControllers(others: [ShownController(names: names)])
      return try scene(companion, running: RunningState(shown: shown)).views
        .first { $0.id == "title" }?.plainText
    }
    #expect(try title(["Other"]) == "New")
    #expect(try title(["List"]) == "Title")
  }

  @Test func textsOfBarItemsAreKept() throws {
    let scene = try scene(
      """
      {"texts": [{"view": "edit", "text": "Done"}, {"view": "item", "text": "Now"},
                 {"view": "title", "text": "Label"}]}
      """)
    #expect(scene.itemTexts == ["edit": "Done", "item": "Now"])
  }
}
