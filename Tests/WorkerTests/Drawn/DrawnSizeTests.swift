import Testing
import Traits

/// Views that are larger than anything that can be seen.
@Suite struct DrawnSizeTests {
  private static let round = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
    keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>\
    </userDefinedRuntimeAttributes>
    """

  /// A view that reaches further than Cairo's numbers is seen where it is, and nowhere else.
  @Test(arguments: [(50.0, 2e9, ""), (-5e8, 5e8 + 50, ""), (50, 2e9, round)])
  func aViewOfAnySizeIsWhereItIs(start: Double, length: Double, attributes: String) throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <view id="v">\(DrawnDocument.rect(start, 20, length, 2e9))\
        \(DrawnDocument.color("backgroundColor", 1, 0, 0))\(attributes)</view>
        """), as: "view.xib", "--as-designed")
    let red = Color(red: 1, green: 0, blue: 0)
    let (inside, outside) = start > 0 ? (90.0, 10.0) : (10, 90)
    #expect(picture.color(inside, 60) == red)
    #expect(picture.color(outside, 60) != red)
    #expect(picture.color(inside, 10) != red)
  }
}
