import InterfaceBuilder
import Scenes
import Simulation
import Testing
import TextMetrics
import Traits

@testable import Layout
@testable import Staging

/// The scenes of a document, laid out one by one with what they contain.
@Suite struct SceneStagerTests {
  /// Lays out the first of these scenes on a screen of 400 × 800 with a notch; in regular width it
  /// lies.
  func layout(
    _ scenes: String..., isAsDesigned: Bool = false, width: SizeClass = .compact
  ) throws -> LaidOutScene {
    var (stager, set) = try stager(of: scenes, isAsDesigned: isAsDesigned, width: width)
    return try stager.layOut(try #require(set.entries.first))
  }

  func stager(
    of scenes: [String], isAsDesigned: Bool = false, width: SizeClass = .compact,
    engine: LayoutEngine = LayoutEngine(text: CompatibleTextMeasurer())
  ) throws -> (SceneStager, SceneSet) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    var environment = SizeClassCell(width: width, height: .regular).environment()
    environment.size =
      width == .regular ? Size(width: 800, height: 400) : Size(width: 400, height: 800)
    environment.safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    environment.statusBarHeight = 44
    // What is where is the same on all, but for bars of iOS 26.
    environment.system = SystemVersion(18)
    let stager = SceneStager(
      set, environment: environment, isAsDesigned: isAsDesigned, engine: engine)
    return (stager, set)
  }

  func scene(
    _ id: String, _ tag: String, _ content: String, _ attributes: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><\(tag) \(attributes) id="\(id)" sceneMemberID="viewController">
    \(content)</\(tag)></objects></scene>
    """
  }

  func relation(_ name: String, to id: String) -> String {
    #"<segue destination="\#(id)" kind="relationship" relationship="\#(name)" id="to-\#(id)"/>"#
  }

  func view(_ id: String, _ subviews: String = "") -> String {
    """
    <view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="400" height="800"/>
    <subviews>\(subviews)</subviews></view>
    """
  }

  func embedding(_ id: String, _ container: String = "container", y: Int = 100, height: Int = 200)
    -> String
  {
    """
    <containerView id="\(container)"><rect key="frame" x="50" y="\(y)" width="300" height="\(height)"/>
    <autoresizingMask key="autoresizingMask"/><connections>
    <segue destination="\(id)" kind="embed" id="embed-\(container)"/></connections></containerView>
    """
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

  /// What lies below a child that fills the screen is not seen; below a container view there is more of it.
  @Test(arguments: [(true, LayoutIssue.Severity.warning), (false, .info)])
  func onlyAChildThatFillsTheScreenEndsWithIt(_ fills: Bool, _ severity: LayoutIssue.Severity)
    throws
  {
    let badge = """
      <view id="box"><rect key="frame" x="0" y="0" width="50" height="20"/>
      <autoresizingMask key="autoresizingMask"/><subviews><label text="New" id="badge">
      <rect key="frame" x="0" y="850" width="50" height="20"/>
      <autoresizingMask key="autoresizingMask"/></label></subviews></view>
      """
    let child = scene("child", "viewController", view("inner", badge))
    let outer = try layout(
      fills
        ? scene(
          "nav", "navigationController",
          "<connections>" + relation("rootViewController", to: "child") + "</connections>")
        : scene("a", "viewController", view("root", embedding("child"))),
      child)
    let issues = try #require(outer.contained.first).scene.issues
    #expect(issues.first { $0.rule == .outsideSuperview }?.severity == severity)
  }

  @Test func asDesignedASceneStandsAlone() throws {
    let outer = try layout(
      scene("a", "viewController", view("root", embedding("b"))),
      scene("b", "viewController", view("inner")), isAsDesigned: true)
    #expect(outer.contained.isEmpty)
  }

  /// On its own, too, it is as large as it is there; and so is what it contains.
  @Test(arguments: [(false, 300.0, 200.0), (true, 400, 800)])
  func anEmbeddedSceneOnItsOwn(isAsDesigned: Bool, width: Double, height: Double) throws {
    let around = scene("a", "viewController", view("root", embedding("nav")))
    let navigation = scene(
      "nav", "navigationController",
      #"<navigationBar key="navigationBar"/><connections>"#
        + relation("rootViewController", to: "b") + "</connections>")
    let alone = try layout(
      scene("b", "viewController", view("inner")), navigation, around, isAsDesigned: isAsDesigned)
    #expect(alone.scene.id == "scene-b")
    #expect(alone.frames[.root] == Rect(x: 0, y: 0, width: width, height: height))
    #expect(alone.canvas == Size(width: width, height: height))
    let container = try layout(
      navigation, scene("b", "viewController", view("inner")), around, isAsDesigned: isAsDesigned)
    #expect(container.scene.id == "scene-nav")
    if !isAsDesigned { #expect(container.canvas == Size(width: 300, height: 200)) }
  }

  /// One that is nowhere to be seen, as its container view isn't installed, fills the screen.
  @Test(arguments: [(true, 300.0), (false, 400)])
  func anEmbeddedSceneThatNothingShows(isInstalled: Bool, width: Double) throws {
    let container = view("root", embedding("b"))
    let without = container.replacing(
      "</subviews>",
      with: #"</subviews><variation key="default"><mask key="subviews">"#
        + #"<exclude reference="container"/></mask></variation>"#)
    let alone = try layout(
      scene("b", "viewController", view("inner")),
      scene("a", "viewController", isInstalled ? container : without))
    #expect(alone.frames[.root].width == width)
  }

  /// What a parent keeps clear of its children do too: here the container view reaches the bottom.
  @Test func anEmbeddedSceneKeepsClearOfWhatItsParentDoes() throws {
    let container = embedding("b").replacing("height=\"200\"", with: "height=\"700\"")
    let outer = try layout(
      scene("a", "viewController", view("root", container)),
      scene("b", "viewController", view("inner")))
    #expect(try #require(outer.contained.first).scene.safeArea.bottom == 34)
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

  /// The primary column takes 0.4 of the width and is compact; a line is between it and the other.
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
        Rect(x: 0, y: 0, width: 320, height: 400), Rect(x: 320, y: 0, width: 480, height: 400),
      ])
    #expect(columns.map(\.scene.scene.root.id) == ["primary", "secondary"])
    #expect(columns.map(\.hasSeparator) == [true, false])
    #expect(
      columns.map(\.scene.scene.environment.traits.horizontalSizeClass) == [.compact, .regular])
  }

  @Test func inCompactWidthASplitViewShowsItsSecondaryOntoItsPrimary() throws {
    let outer = try layout(
      scene(
        "split", "splitViewController",
        "<connections>" + relation("masterViewController", to: "nav")
          + relation("detailViewController", to: "b") + "</connections>"),
      scene(
        "nav", "navigationController",
        "<connections>" + relation("rootViewController", to: "a") + "</connections>"),
      scene("a", "viewController", view("primary")),
      scene("b", "viewController", view("secondary")))
    let front = try #require(outer.contained.first?.scene.contained.first)
    #expect(front.scene.scene.root.id == "secondary")
  }

  /// Inside a tab bar that is not there a stack has the bar that its tab bar would have.
  @Test func inferredBarsAreAroundWhatAContainerShows() throws {
    let outer = try layout(
      scene(
        "nav", "navigationController",
        #"<navigationBar key="navigationBar"/><connections>"#
          + relation("rootViewController", to: "a") + "</connections>"),
      scene(
        "tabs", "tabBarController",
        #"<tabBar key="tabBar"/><connections>"# + relation("viewControllers", to: "nav")
          + "</connections>"),
      scene("a", "viewController", view("root")))
    #expect(outer.scene.bars.bottom == nil)
    #expect(try #require(outer.contained.first).scene.scene.bars.bottom == .tabBar)
  }

  @Test func noSceneIsShownInItself() throws {
    let outer = try layout(
      scene("a", "viewController", view("root", embedding("b"))),
      scene("b", "viewController", view("inner", embedding("a"))))
    let inner = try #require(outer.contained.first)
    #expect(inner.scene.scene.root.id == "inner")
    #expect(inner.scene.contained.isEmpty)
  }
}
