import Scenes
import Testing
import Traits

@testable import Layout

/// Root views beside opaque bars that are stored with another size than the bars leave, as designed, on a
/// screen of 400 × 800 with 44 above and 34 below.
@Suite struct OwnCanvasTests {
  private let notch = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

  private func container(_ tag: String, _ bar: String, relationship: String) -> String {
    """
    <scene sceneID="outer"><objects><\(tag) id="outer" sceneMemberID="viewController">\(bar)
      <connections><segue destination="vc" kind="relationship" relationship="\(relationship)" \
    id="segue"/></connections></\(tag)></objects></scene>
    """
  }

  private func layout(_ scenes: String, _ root: Rect, tools: String) throws -> Frames {
    try Fixture(
      rootFrame: root, otherScenes: scenes, tools: tools, screen: notch, isAsDesigned: true
    ).layout("")
  }

  /// One that begins below the bar and is as high as the screen has what is beyond its end as well.
  /// MINED: 22 views of 3 documents.
  @Test(arguments: [(88.0, 712.0, 34.0), (88, 800, 122), (88, 600, 0), (0, 900, 34)])
  func rootsBelowAnOpaqueBar(y: Double, height: Double, bottom: Double) throws {
    let bar = #"<navigationBar key="navigationBar" translucent="NO"/>"#
    let frames = try layout(
      y > 0 ? container("navigationController", bar, relationship: "rootViewController") : "",
      Rect(x: 0, y: y, width: 400, height: height), tools: "17701")
    #expect(frames.laidOut.safeArea.bottom == bottom)
  }

  /// The bar is below a root that ends above it, and over the end of one that doesn't.
  @Test(arguments: [("22505", 717.0, 0.0, 717.0), ("22505", 800, 83, 717), ("17701", 717, 0, 717)])
  func rootsAboveAnOpaqueTabBar(tools: String, height: Double, bottom: Double, bar: Double) throws {
    let frames = try layout(
      container(
        "tabBarController", #"<tabBar key="tabBar" translucent="NO"/>"#,
        relationship: "viewControllers"),
      Rect(x: 0, y: 0, width: 400, height: height), tools: tools)
    #expect(frames.laidOut.safeArea.bottom == bottom)
    #expect(frames["ninefold:tabBar:scene"] == Rect(x: 0, y: bar, width: 400, height: 49))
  }
}
