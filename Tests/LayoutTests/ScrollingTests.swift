import Companion
import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Where the content of scroll views is seen, on a screen of 400 × 800 with bars of 60 and 40.
@Suite struct ScrollingTests {
  private func laidOut(
    _ offset: ContentOffset?, _ attributes: String = "", height: Double = 1500
  ) throws -> LaidOutScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <scrollView id="scroll" \(attributes)><rect key="frame" x="0" y="0" width="400" height="800"/>
        <subviews><view id="page"><rect key="frame" x="0" y="0" width="450" height="\(height)"/>
        <autoresizingMask key="autoresizingMask"/></view></subviews></scrollView>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    let environment = Screen(safeArea: EdgeInsets(top: 60, left: 0, bottom: 40, right: 0))
      .environment
    return try LayoutEngine(text: TestMeasurer()).layout(
      set.scene(
        set.entries[0], environment: environment, isAsDesigned: false,
        running: RunningState(
          shown: ShownControllers(), offsets: offset.map { ["scroll": $0] } ?? [:])))
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
    #expect(scene.contentShift(of: 1) == shift)
    #expect(scene.canvasFrames[2].x == shift.x)
    #expect(scene.canvasFrames[2].y == shift.y)
    #expect(scene.scrollRange(of: 1) == Size(width: 50, height: 800))
  }

  /// Content that fits is seen where its frame is, unless it is always to keep clear of bars.
  @Test(arguments: [("automatic", 0.0), ("scrollableAxes", 0), ("always", 60), ("never", 0)])
  func whatFitsIsNotScrolled(behavior: String, shift: Double) throws {
    let scene = try laidOut(
      ContentOffset(x: 0, y: 100), "contentInsetAdjustmentBehavior=\"\(behavior)\"", height: 600)
    #expect(scene.contentShift(of: 1) == ContentOffset(x: 0, y: shift))
  }

  @Test func whatBouncesKeepsClearOfBars() throws {
    let scene = try laidOut(nil, #"alwaysBounceVertical="YES""#, height: 600)
    #expect(scene.contentShift(of: 1) == ContentOffset(x: 0, y: 60))
  }

  @Test func contentThatIsNotAdjustedBeginsUnderTheBars() throws {
    let unadjusted = try laidOut(
      ContentOffset(x: 0, y: 9000), #"contentInsetAdjustmentBehavior="never""#)
    #expect(unadjusted.contentShift(of: 1) == ContentOffset(x: 0, y: -700))
  }
}
