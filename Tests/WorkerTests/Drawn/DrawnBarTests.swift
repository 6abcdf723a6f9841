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
}
