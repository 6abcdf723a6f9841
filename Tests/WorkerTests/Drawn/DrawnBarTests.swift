import Testing
import Traits

/// Bars as the worker draws them.
@Suite struct DrawnBarTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let white = """
    <view key="view" id="root">\(DrawnDocument.rect(0, 0, 375, 667))\
    <color key="backgroundColor" white="1" alpha="1"/></view>
    """

  private func bar(_ attributes: String) -> String {
    """
    <navigationBar key="navigationBar" \(attributes) id="bar">\
    \(DrawnDocument.color("barTintColor", 1, 0, 0))</navigationBar>
    """
  }

  /// The status bar lies over the bar's background, whatever the bar cuts off.
  @Test(
    arguments: [
      #"translucent="NO""#, #"translucent="NO" clipsSubviews="YES""#, #"clipsSubviews="YES""#,
    ],
    [nil, "[]"])
  func aBarReachesTheTopOfTheScreen(attributes: String, steps: String?) throws {
    let document = DrawnDocument.pushed(white, bar: bar(attributes))
    let picture =
      try steps.map { try DrawnPicture(document, steps: $0, "--device", "iPhone 8") }
      ?? DrawnPicture(document, "--device", "iPhone 8", "--scene", "s-c")
    #expect(picture.color(2, 1).isNear(red))
    #expect(picture.color(2, 18).isNear(red))
    #expect(picture.color(2, 40).isNear(red))
  }

  /// An item without an image is its title: JoeRobles/LimaPictures has two tabs of which one has an image.
  @Test(arguments: [(#"title="One""#, false), (#"systemItem="search""#, true)])
  func tabsWithoutImages(attributes: String, hasIcon: Bool) throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <tabBar id="t">\(DrawnDocument.rect(0, 51, 200, 49))<items>\
        <tabBarItem \(attributes) id="i"/></items></tabBar>
        """), as: "view.xib", "--as-designed")
    #expect((picture.ink(in: Rect(x: 60, y: 54, width: 80, height: 29)) != nil) == hasIcon)
    #expect(picture.ink(in: Rect(x: 60, y: 84, width: 80, height: 15)) != nil)
  }
}
