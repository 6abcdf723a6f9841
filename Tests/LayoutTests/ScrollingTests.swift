import Companion
import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Where the content of scroll views is seen, on a screen of 400 × 800 with bars of 60 and 40.
@Suite struct ScrollingTests {
  private func laidOut(
    _ offset: ContentOffset?, _ attributes: String = "", height: Double = 1500, y: Double = 0,
    outer: String? = nil, pageHeight: Double = 800
  ) throws -> LaidOutScene {
    let scroll = """
      <scrollView id="scroll" \(attributes)><rect key="frame" x="0" y="\(y)" width="400" height="\(pageHeight)"/>
      <subviews><view id="page"><rect key="frame" x="0" y="0" width="450" height="\(height)"/>
      <autoresizingMask key="autoresizingMask"/></view></subviews></scrollView>
      """
    let content = outer.map {
      """
      <scrollView id="outer" \($0)><rect key="frame" x="0" y="0" width="400" height="800"/>
      <subviews>\(scroll)</subviews></scrollView>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        \(content ?? scroll)
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    let environment = Screen(safeArea: EdgeInsets(top: 60, left: 0, bottom: 40, right: 0))
      .environment
    return try LayoutEngine(text: TestMeasurer()).layout(
      set.scene(
        set.entries[0], environment: environment, isAsDesigned: false,
        running: RunningState(
          shown: ShownControllers(),
          offsets: offset.map { ["scroll": ScrolledPlace(x: $0.x, y: $0.y)] } ?? [:])))
  }

  @Test(arguments: [
    // What is asked for, and how far the content is seen from its frame.
    (nil as ContentOffset?, ContentOffset(x: 0, y: 60)),
    (ContentOffset(x: 0, y: 100), ContentOffset(x: 0, y: -40)),
    (ContentOffset(x: 20, y: 0), ContentOffset(x: -20, y: 60)),
    // No further than to its end, above the bar at the bottom.
    (ContentOffset(x: 900, y: 9000), ContentOffset(x: -50, y: -740)),
  ])
  func contentIsSeenWhereItIsScrolledTo(_ offset: ContentOffset?, _ shift: ContentOffset) throws {
    let scene = try laidOut(offset)
    #expect(scene.contentShift(of: ViewIndex(1)) == shift)
    #expect(scene.canvasFrames[ViewIndex(2)].x == shift.x)
    #expect(scene.canvasFrames[ViewIndex(2)].y == shift.y)
    #expect(scene.scrollRange(of: ViewIndex(1)) == Size(width: 50, height: 800))
  }

  /// Items that scroll sideways begin at their right end from right to left; where nothing says how far across they
  /// are scrolled, they stay there.
  @Test(
    arguments: [
      (nil, 140), (ScrolledPlace(x: nil, y: 30), 140), (ScrolledPlace(x: 20, y: 0), 20),
      (ScrolledPlace(x: 0, y: 30), 0),
    ] as [(ScrolledPlace?, Double)])
  func fromRightToLeft(_ place: ScrolledPlace?, x: Double) throws {
    let cells = ["a", "b", "c"].map { id in
      """
      <collectionViewCell id="\(id)" reuseIdentifier="\(id)">
      <rect key="frame" x="0" y="0" width="180" height="60"/></collectionViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <collectionView id="grid" dataMode="prototypes">
        <rect key="frame" x="0" y="0" width="400" height="300"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="0"><size key="itemSize" width="180" height="300"/>
        </collectionViewFlowLayout><cells>\(cells.joined())</cells></collectionView>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    var screen = Screen()
    screen.layoutDirection = .rightToLeft
    let scene = try LayoutEngine(text: TestMeasurer()).layout(
      set.scene(
        set.entries[0], environment: screen.environment, isAsDesigned: false,
        running: RunningState(
          shown: ShownControllers(), offsets: place.map { ["grid": $0] } ?? [:])))
    let grid = try #require(scene.scene.views.firstIndex { $0.id == "grid" })
    #expect(scene.contentOffset(of: grid).x == x)
  }

  /// Content that fits is seen where its frame is, unless it is always to keep clear of bars.
  @Test(arguments: [("automatic", 0.0), ("scrollableAxes", 0), ("always", 60), ("never", 0)])
  func whatFitsIsNotScrolled(behavior: String, shift: Double) throws {
    let scene = try laidOut(
      ContentOffset(x: 0, y: 100), "contentInsetAdjustmentBehavior=\"\(behavior)\"", height: 600)
    #expect(scene.contentShift(of: ViewIndex(1)) == ContentOffset(x: 0, y: shift))
  }

  /// In a navigation controller a controller's own scroll view keeps clear of the bar though its content
  /// fits, where it isn't said otherwise; one that other views lie behind is not its own.
  /// Source: the documentation of UIScrollView.ContentInsetAdjustmentBehavior.automatic.
  @Test(arguments: [
    ("", "", "", 64.0), ("", "", #"<view id="behind"/>"#, 0),
    ("", #"contentInsetAdjustmentBehavior="scrollableAxes""#, "", 0),
    ("", #"contentInsetAdjustmentBehavior="never""#, "", 0),
    (#"automaticallyAdjustsScrollViewInsets="NO""#, "", "", 0),
  ])
  func whatFitsBelowANavigationBar(
    controller: String, attributes: String, behind: String, shift: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes><scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s"><objects><viewController id="vc" \(controller) sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      \(behind)<scrollView id="scroll" \(attributes)>
      <rect key="frame" x="0" y="0" width="400" height="800"/>
      <subviews><view id="page"><rect key="frame" x="0" y="0" width="400" height="100"/>
      <autoresizingMask key="autoresizingMask"/></view></subviews></scrollView>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    let entry = try #require(set.entries.first { $0.root?.id == "root" })
    let environment = Screen(
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), system: SystemVersion(17)
    ).environment
    let scene = try LayoutEngine(text: TestMeasurer()).layout(
      set.scene(entry, environment: environment, isAsDesigned: false))
    let scroll = try #require(scene.scene.views.firstIndex { $0.id == "scroll" })
    #expect(scene.contentShift(of: scroll).y == shift)
  }

  @Test func whatBouncesKeepsClearOfBars() throws {
    let scene = try laidOut(nil, #"alwaysBounceVertical="YES""#, height: 600)
    #expect(scene.contentShift(of: ViewIndex(1)) == ContentOffset(x: 0, y: 60))
  }

  /// One that reaches beyond the screen has no more of a bar over it than the bar's height.
  /// Source: reference/engine-and-conventions.md, C.3, quirk 11.
  @Test(arguments: [
    (0.0, 60.0, 800.0), (20, 40, 780), (-20, 60, 780), (-60, 60, 760), (60, 0, 740),
  ])
  func scrollViewsBesideTheScreensTop(y: Double, top: Double, range: Double) throws {
    let scene = try laidOut(nil, y: y)
    #expect(scene.contentShift(of: ViewIndex(1)).y == top)
    #expect(scene.scrollRange(of: ViewIndex(1)).height == range)
  }

  /// Content of a scroll view that keeps clear of bars itself has none to keep clear of.
  /// Source: the documentation of UIScrollView.contentInsetAdjustmentBehavior.
  @Test(arguments: [
    (#"alwaysBounceVertical="YES""#, 0.0), (#"contentInsetAdjustmentBehavior="never""#, 60),
  ])
  func scrollViewsInOthers(outer: String, shift: Double) throws {
    let scene = try laidOut(nil, outer: outer)
    #expect(scene.contentShift(of: ViewIndex(2)).y == shift)
  }

  /// Nor has that of one that is adjusted; one that can't be scrolled up and down isn't, and leaves that
  /// to what it holds.
  @Test(arguments: [
    ("", 800.0, 60.0), ("", 801, 0), (#"alwaysBounceVertical="YES""#, 800, 0),
    (#"contentInsetAdjustmentBehavior="always""#, 800, 0),
    (#"contentInsetAdjustmentBehavior="scrollableAxes""#, 800, 60),
  ])
  func scrollViewsInPagers(outer: String, height: Double, shift: Double) throws {
    let scene = try laidOut(nil, outer: outer, pageHeight: height)
    #expect(scene.contentShift(of: ViewIndex(2)).y == shift)
    #expect(scene.scrollRange(of: ViewIndex(2)).height == 1500 - height + (shift > 0 ? 100 : 0))
  }

  /// A table that is a controller's whole view is scrolled below its bar, not so the bar.
  @Test func barsThatAreAddedStayWhereTheyAre() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes><scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s"><objects><tableViewController id="vc" sceneMemberID="viewController">
      <tableView key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    let entry = try #require(set.entries.first { $0.root?.id == "root" })
    let environment = Screen(
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), system: SystemVersion(17)
    ).environment
    let scene = try LayoutEngine(text: TestMeasurer()).layout(
      set.scene(entry, environment: environment, isAsDesigned: false))
    #expect(scene.contentShift(of: ViewIndex(0)).y == 64)
    #expect(scene.canvasFrames[try #require(scene.scene.addedTopBar)].y == 20)
  }

  @Test func contentThatIsNotAdjustedBeginsUnderTheBars() throws {
    let unadjusted = try laidOut(
      ContentOffset(x: 0, y: 9000), #"contentInsetAdjustmentBehavior="never""#)
    #expect(unadjusted.contentShift(of: ViewIndex(1)) == ContentOffset(x: 0, y: -700))
  }
}
