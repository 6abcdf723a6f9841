import Scenes
import Testing
import Traits

@testable import Layout

/// How high bars are on the version of iOS that an interface runs on.
/// Source: reference/devices.json, `bars`.
@Suite struct BarHeightTests {
  private func container(_ tag: String, relationship: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="outer"><objects><\(tag) id="outer" \(attributes) sceneMemberID="viewController">
      <connections><segue destination="vc" kind="relationship" relationship="\(relationship)" \
    id="segue"/></connections></\(tag)></objects></scene>
    """
  }

  private func navigation(_ attributes: String = "") -> String {
    container("navigationController", relationship: "rootViewController", attributes)
  }

  private func pad(_ system: Int?) -> Screen {
    Screen(
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: .pad,
      horizontalSizeClass: .regular, system: system.map { SystemVersion($0) })
  }

  private func height(_ bar: String, _ scenes: String, _ screen: Screen) throws -> Double? {
    try Fixture(otherScenes: scenes, screen: screen).layout("")["ninefold:\(bar):scene"]?.height
  }

  /// Since iOS 18 a pad's tab bar is at the top of its window.
  @Test(arguments: [(11, 44.0, 44.0, 49.0), (12, 50, 50, 50), (17, 50, 50, 50), (18, 50, 50, 44)])
  func barsOfPads(system: Int, top: Double, toolbar: Double, tabs: Double) throws {
    let screen = pad(system)
    #expect(try height("navigationBar", navigation(), screen) == top)
    #expect(try height("toolbar", navigation(#"toolbarHidden="NO""#), screen) == toolbar)
    let outer = container("tabBarController", relationship: "viewControllers")
    #expect(try height("tabBar", outer, screen) == tabs)
  }

  /// Sheets are cards since iOS 13, and on the canvas.
  @Test(arguments: [(11, 44.0), (12, 50), (13, 56), (18, 56), (nil, 56)] as [(Int?, Double)])
  func barsOfSheets(system: Int?, height expected: Double) throws {
    let presenter = """
      <scene sceneID="first"><objects><viewController id="first" sceneMemberID="viewController">
        <connections><segue destination="outer" kind="presentation" id="presentation"/></connections>
      </viewController></objects></scene>
      """
    #expect(try height("navigationBar", presenter + navigation(), pad(system)) == expected)
  }
}
