import Testing
import Traits

/// Blurs, vibrancy and shadows as the worker draws them.
@Suite struct DrawnEffectTests {
  private let frame = DrawnDocument.rect(0, 0, 200, 100)

  /// A red and a blue half with an effect view over both.
  private func halves(
    _ effect: String, content: String = "", below: String = "", _ format: String...
  ) throws -> DrawnPicture {
    try DrawnPicture(
      DrawnDocument.view(
        """
        <view id="left">\(DrawnDocument.rect(0, 0, 100, 100))\
        \(DrawnDocument.color("backgroundColor", 1, 0, 0))</view>
        <view id="right">\(DrawnDocument.rect(100, 0, 100, 100))\
        \(DrawnDocument.color("backgroundColor", 0, 0, 1))</view>\(below)
        <visualEffectView opaque="NO" id="e">\(frame)
        <view key="contentView" id="content">\(frame)<subviews>\(content)</subviews></view>\(effect)
        </visualEffectView>
        """), as: "view.xib", "--as-designed")
  }

  private static let styles = [
    "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
    "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
    "systemMaterialLight", "systemThinMaterialDark",
  ]

  /// Beside the edge between both halves colours run into one another.
  @Test(arguments: styles) func whatIsBehindIsBlurred(style: String) throws {
    let picture = try halves(#"<blurEffect style="\#(style)"/>"#)
    let (far, near, middle) = (
      picture.color(4, 50), picture.color(88, 50), picture.color(100, 50)
    )
    #expect(far.red > far.blue)
    #expect(near.blue - near.red > far.blue - far.red + 0.02, "\(far) \(near)")
    #expect(abs(middle.red - middle.blue) < 0.15, "\(middle)")
  }

  /// The thicker a material is, the less is seen through it.
  @Test func thickerMaterialsLetLessThrough() throws {
    let contrasts = try [
      "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
    ].map { style in
      let color = try halves(#"<blurEffect style="\#(style)"/>"#).color(4, 50)
      return color.red - color.blue
    }
    #expect(contrasts == contrasts.sorted(by: >) && Set(contrasts).count == 4)
  }

  /// An effect that lies over another one doesn't take what lies over itself with it.
  @Test func anEffectShowsOnlyWhatIsBehindIt() throws {
    let green = """
      <view id="green">\(DrawnDocument.rect(40, 20, 20, 60))\
      \(DrawnDocument.color("backgroundColor", 0, 1, 0))</view>
      """
    let over = try halves(#"<blurEffect style="light"/>"#, content: green)
    let under = try halves(#"<blurEffect style="light"/>"#, below: green)
    #expect(over.color(50, 50).isNear(Color(red: 0, green: 1, blue: 0)))
    #expect(over.color(36, 50).isNear(try halves(#"<blurEffect style="light"/>"#).color(36, 50)))
    #expect(under.color(36, 50).green > over.color(36, 50).green + 0.03)
  }

  /// All of it has one colour, which lets what is behind through.
  @Test func vibrantContentHasTheEffectsColour() throws {
    let green = """
      <visualEffectView opaque="NO" id="v">\(frame)
      <view key="contentView" id="inner">\(frame)<subviews>
      <view id="green">\(DrawnDocument.rect(40, 20, 20, 60))\
      \(DrawnDocument.color("backgroundColor", 0, 1, 0))</view></subviews></view>
      <vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
      """
    let picture = try halves(#"<blurEffect style="dark"/>"#, content: green)
    let (vibrant, beside) = (picture.color(50, 50), picture.color(20, 50))
    #expect(vibrant.red > beside.red + 0.3 && vibrant.blue > beside.blue + 0.3, "\(vibrant)")
    #expect(abs(vibrant.green - vibrant.blue) < 0.2)
  }

  /// Up to iOS 12 dark texts over a light blur are darker than what is behind, light ones lighter.
  @Test(arguments: [(0.0, true), (1, false)]) func vibrantTexts(white: Double, isDark: Bool) throws
  {
    let text = """
      <visualEffectView opaque="NO" id="v">\(frame)
      <view key="contentView" id="inner">\(frame)<subviews>
      <label text="" id="text">\(DrawnDocument.rect(30, 20, 60, 60))\
      \(DrawnDocument.color("backgroundColor", 0, 1, 0))\
      \(DrawnDocument.color("textColor", white, white, white))</label></subviews></view>
      <vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
      """
    let picture = try halves(#"<blurEffect style="light"/>"#, content: text)
    let (vibrant, beside) = (picture.color(60, 50), picture.color(60, 15))
    #expect((vibrant.green < beside.green) == isDark, "\(vibrant) \(beside)")
    guard isDark else { return }
    // A colour burn by one grey, which makes the weaker colours weaker still.
    func burnt(_ value: Double) -> Double { max(0, 1 - (1 - value) / 0.63) }
    #expect(
      vibrant.isNear(
        Color(red: burnt(beside.red), green: burnt(beside.green), blue: burnt(beside.blue))),
      "\(vibrant) \(beside)")
  }

  // MARK: Shadows

  private func attribute(_ type: String, _ key: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(key)">\(value)\
    </userDefinedRuntimeAttribute>
    """
  }

  @Test(arguments: [(0.8, "", true), (0, "", false), (0.8, #"clipsSubviews="YES""#, false)])
  func aLayersShadowLiesBesideIt(opacity: Double, attributes: String, isSeen: Bool) throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <view \(attributes) id="v">\(DrawnDocument.rect(60, 20, 80, 40))\
        \(DrawnDocument.color("backgroundColor", 1, 1, 1))<userDefinedRuntimeAttributes>
        \(attribute("number", "layer.shadowOpacity", #"<real key="value" value="\#(opacity)"/>"#))
        \(attribute("number", "layer.shadowRadius", #"<real key="value" value="4"/>"#))
        \(attribute("size", "layer.shadowOffset", #"<size key="value" width="0" height="8"/>"#))
        </userDefinedRuntimeAttributes></view>
        """), as: "view.xib", "--as-designed")
    let below = picture.color(100, 64)
    #expect((below.luma < 0.7) == isSeen)
    #expect(picture.color(100, 10).luma > 0.98)
    #expect(picture.color(100, 40).luma > 0.98)
    // It fades away.
    if isSeen { #expect(picture.color(100, 71).luma > below.luma + 0.1) }
  }

  /// Red, to the right and below the text, which is black.
  @Test func aLabelsShadowLiesBelowItsText() throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <label text="H" id="l">\(DrawnDocument.rect(20, 20, 100, 60))\
        <fontDescription key="fontDescription" type="system" pointSize="48"/>\
        \(DrawnDocument.color("textColor", 0, 0, 0))\(DrawnDocument.color("shadowColor", 1, 0, 0))\
        <size key="shadowOffset" width="12" height="6"/></label>
        """), as: "view.xib", "--as-designed")
    let area = stride(from: 20.0, to: 120, by: 1).flatMap { x in
      stride(from: 20.0, to: 95, by: 1).map { (x: x, y: $0, color: picture.color(x, $0)) }
    }
    let red = area.filter { $0.color.isNear(Color(red: 1, green: 0, blue: 0), within: 0.1) }
    let black = area.filter { $0.color.isNear(Color(white: 0), within: 0.1) }
    let ends = (red.map(\.x).max() ?? 0, black.map(\.x).max() ?? 0)
    #expect(abs(ends.0 - ends.1 - 12) <= 1, "\(ends)")
    let bottoms = (red.map(\.y).max() ?? 0, black.map(\.y).max() ?? 0)
    #expect(abs(bottoms.0 - bottoms.1 - 6) <= 1, "\(bottoms)")
  }
}
