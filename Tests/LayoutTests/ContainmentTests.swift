import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Scenes laid out inside others.
@Suite struct ContainmentTests {
  /// Lays out the first of these scenes, and what it contains, on a screen of 400 × 800 with a notch.
  private func layout(
    _ scenes: String..., isAsDesigned: Bool = false, width: SizeClass = .compact
  ) throws -> LaidOutScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    var environment = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      .environment
    environment.traits.horizontalSizeClass = width
    return try LayoutEngine(text: TestMeasurer()).layout(
      try #require(set.entries.first), of: set, environment: environment,
      isAsDesigned: isAsDesigned)
  }

  private func scene(
    _ id: String, _ tag: String, _ content: String, _ attributes: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><\(tag) \(attributes) id="\(id)" sceneMemberID="viewController">
    \(content)</\(tag)></objects></scene>
    """
  }

  private func relation(_ name: String, to id: String) -> String {
    #"<segue destination="\#(id)" kind="relationship" relationship="\#(name)" id="to-\#(id)"/>"#
  }

  private func view(_ id: String, _ subviews: String = "") -> String {
    """
    <view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="400" height="800"/>
    <subviews>\(subviews)</subviews></view>
    """
  }

  private func embedding(_ id: String) -> String {
    let segue = #"<segue destination="\#(id)" kind="embed" id="embed"/>"#
    return masked(
      "container", Rect(x: 50, y: 100, width: 300, height: 200),
      content: "<connections>\(segue)</connections>", tag: "containerView")
  }

  @Test func anEmbeddedSceneFillsItsContainerView() throws {
    let outer = try layout(
      scene("a", "viewController", view("root", embedding("b"))),
      scene("b", "viewController", view("inner")))
    let contained = try #require(outer.contained.first)
    #expect(outer.scene.views[contained.view].id == "container")
    #expect(contained.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(contained.scene.frames.first == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(contained.scene.safeArea == .zero)
  }

  @Test func asDesignedASceneStandsAlone() throws {
    let outer = try layout(
      scene("a", "viewController", view("root", embedding("b"))),
      scene("b", "viewController", view("inner")), isAsDesigned: true)
    #expect(outer.contained.isEmpty)
  }

  @Test func aNavigationControllersRootFillsTheScreenUnderItsBar() throws {
    let outer = try layout(
      scene(
        "nav", "navigationController",
        #"<navigationBar key="navigationBar"/><connections>"#
          + relation("rootViewController", to: "a") + "</connections>"),
      scene("a", "viewController", view("root")))
    let contained = try #require(outer.contained.first)
    #expect(contained.frame == Rect(x: 0, y: 0, width: 400, height: 800))
    #expect(contained.scene.safeArea.top == 88)
  }

  /// The primary column takes 0.4 of the width and is compact.
  @Test func theColumnsOfASplitView() throws {
    let outer = try layout(
      scene(
        "split", "splitViewController",
        "<connections>" + relation("masterViewController", to: "a")
          + relation("detailViewController", to: "b") + "</connections>",
        // Standing, it would only show its secondary column.
        #"preferredDisplayMode="beside""#),
      scene("a", "viewController", view("primary")),
      scene("b", "viewController", view("secondary")),
      width: .regular)
    let columns = outer.contained.sorted { $0.frame.x < $1.frame.x }
    #expect(
      columns.map(\.frame) == [
        Rect(x: 0, y: 0, width: 160, height: 800), Rect(x: 160, y: 0, width: 240, height: 800),
      ])
    #expect(columns.map(\.scene.scene.root.id) == ["primary", "secondary"])
    #expect(
      columns.map(\.scene.scene.environment.traits.horizontalSizeClass) == [.compact, .regular])
  }

  @Test func noSceneIsShownInItself() throws {
    let outer = try layout(
      scene("a", "viewController", view("root", embedding("b"))),
      scene("b", "viewController", view("inner", embedding("a"))))
    let inner = try #require(outer.contained.first)
    #expect(inner.scene.scene.root.id == "inner")
    #expect(inner.scene.contained.isEmpty)
  }

  // MARK: Cells

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
}
