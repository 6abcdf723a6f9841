import InterfaceBuilder
import Testing
import TextMetrics

@testable import Scenes
@testable import Styles
@testable import Traits
@testable import UIKitMetrics

@Suite struct FontTests {
  /// The font of a label that has this for its `fontDescription`'s attributes.
  private func font(
    _ attributes: String, on platform: Platform = Platform(canvasOf: nil)
  ) throws -> Font {
    let scene = try scene(
      """
      <subviews>
        <label id="l"><fontDescription key="fontDescription" \(attributes)/></label>
      </subviews>
      """)
    return try scene.view("l").font(
      defaultSize: 14,
      typography: Typography(platform: platform))
  }

  @Test func withoutADescriptionItIsTheSystemFontInTheDefaultSize() throws {
    let scene = try scene(#"<subviews><label id="l"/></subviews>"#)
    let font = try scene.view("l").font(defaultSize: 17, typography: scene.typography)
    #expect(font == Font(family: .system, pointSize: 17))
  }

  @Test(arguments: [
    (#"type="system" pointSize="21""#, Font(pointSize: 21)),
    (#"type="system""#, Font(pointSize: 14)),
    (#"type="system" pointSize="0.0""#, Font(pointSize: 12)),
    (#"type="system" pointSize="1e-320""#, Font(pointSize: 12)),
    (#"type="system" pointSize="-4""#, Font(pointSize: 12)),
    (#"type="system" pointSize="1e300""#, Font(pointSize: 10_000)),
    (#"type="boldSystem" pointSize="12.5""#, Font(weight: .bold, pointSize: 12.5)),
    (#"type="italicSystem" pointSize="12""#, Font(italic: true, pointSize: 12)),
    (#"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="9""#, Font(pointSize: 9)),
    (
      #"name="AvenirNext-DemiBold" family="Avenir Next" pointSize="9""#,
      Font(family: .named("Avenir Next"), weight: .semibold, pointSize: 9)
    ),
    (
      #"name="Georgia-BoldItalic" family="Georgia" pointSize="9""#,
      Font(family: .named("Georgia"), weight: .bold, italic: true, pointSize: 9)
    ),
    (
      #"name="Helvetica-Oblique" family="Helvetica" pointSize="9""#,
      Font(family: .named("Helvetica"), italic: true, pointSize: 9)
    ),
  ])
  func descriptions(attributes: String, expected: Font) throws {
    #expect(try font(attributes) == expected)
  }

  @Test(arguments: FontWeight.allCases)
  func weightsOfTheSystemFont(weight: FontWeight) throws {
    let font = try font(#"type="system" weight="\#(weight.rawValue)" pointSize="20""#)
    #expect(font == Font(weight: weight, pointSize: 20))
  }

  /// Source: Human Interface Guidelines, Dynamic Type sizes: the default setting (Large) since Xcode 8,
  /// Medium before, and xSmall in Xcode 13; away from the canvas always the default one.
  @Test(arguments: [
    ("UICTFontTextStyleTitle0", (34.0, 41.0), (33.0, 40.0), (31.0, 38.0)),
    ("UICTFontTextStyleTitle1", (28, 34), (27, 33), (25, 31)),
    ("UICTFontTextStyleTitle2", (22, 28), (21, 26), (19, 24)),
    ("UICTFontTextStyleTitle3", (20, 25), (19, 24), (17, 22)),
    ("UICTFontTextStyleBody", (17, 22), (16, 21), (14, 19)),
    ("UICTFontTextStyleHeadline", (17, 22), (16, 21), (14, 19)),
    ("UICTFontTextStyleCallout", (16, 21), (15, 20), (13, 18)),
    ("UICTFontTextStyleSubhead", (15, 20), (14, 19), (12, 16)),
    ("UICTFontTextStyleFootnote", (13, 18), (12, 16), (12, 16)),
    ("UICTFontTextStyleCaption1", (12, 16), (11, 13), (11, 13)),
    ("UICTFontTextStyleCaption2", (11, 13), (11, 13), (11, 13)),
  ])
  func textStyles(
    name: String, large: (Double, Double), medium: (Double, Double), extraSmall: (Double, Double)
  ) throws {
    let weight = name.hasSuffix("Headline") ? FontWeight.semibold : .regular
    for (xcode, (size, leading), family) in [
      (Xcode.xcode7, medium, Font.Family.earlierSystem(.iOS9)),
      (.xcode8, large, .earlierSystem(.iOS9)), (.xcode12, large, .system),
      (.xcode13, extraSmall, .system), (Xcode(toolsVersion: 20037), extraSmall, .system),
      (.xcode14, large, .system),
    ] {
      let canvas = Platform(canvasOf: xcode.toolsVersion)
      let expected = Font(family: family, weight: weight, pointSize: size, leading: leading)
      #expect(try font(#"style="\#(name)""#, on: canvas) == expected)
      let onDevice = Font(
        family: family, weight: weight, pointSize: large.0, leading: large.1)
      #expect(
        try font(#"style="\#(name)""#, on: Platform(running: xcode.system)) == onDevice)
    }
  }

  /// Source: Human Interface Guidelines, Dynamic Type sizes, in reference/controls.json.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 14.0, 19.0, 31.0, 11.0), (.small, 15, 20, 32, 11),
    (.medium, 16, 21, 33, 11), (.large, 17, 22, 34, 12), (.extraLarge, 19, 24, 36, 14),
    (.extraExtraLarge, 21, 26, 38, 16), (.extraExtraExtraLarge, 23, 29, 40, 18),
    (.accessibilityMedium, 28, 34, 44, 22), (.accessibilityLarge, 33, 40, 48, 26),
    (.accessibilityExtraLarge, 40, 48, 52, 32), (.accessibilityExtraExtraLarge, 47, 56, 56, 37),
    (.accessibilityExtraExtraExtraLarge, 53, 62, 60, 43),
  ])
  func textStylesFollowTheTextSize(
    category: ContentSizeCategory, body: Double, leading: Double, largeTitle: Double,
    caption: Double
  ) throws {
    func font(_ style: String) throws -> Font {
      let scene = try scene(
        """
        <subviews><label id="l">
          <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/>
        </label></subviews>
        """,
        traits: TraitCollection(displayScale: 2, preferredContentSizeCategory: category))
      return try scene.view("l").font(defaultSize: 14, typography: scene.typography)
    }
    #expect(try font("Body") == Font(pointSize: body, leading: leading))
    #expect(try font("Headline") == Font(weight: .semibold, pointSize: body, leading: leading))
    #expect(try font("Title0").pointSize == largeTitle)
    #expect(try font("Caption1").pointSize == caption)
  }

  @Test func otherFontsDoNotFollowTheTextSize() throws {
    let large = Typography(
      platform: Platform(running: .latest), contentSize: .accessibilityLarge)
    let scene = try scene(
      """
      <subviews>
        <label id="a"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>
        <label id="b"/>
        <label id="c">
          <fontDescription key="fontDescription" name="Georgia" family="Georgia" pointSize="15"/>
        </label>
        <button id="d" buttonType="system"/>
        <button id="e"><buttonConfiguration key="configuration" title="t" subtitle="s"/></button>
      </subviews>
      """)
    for id in ["a", "b", "c"] {
      #expect(try scene.view(id).font(defaultSize: 15, typography: large).pointSize == 15)
    }
    #expect(Button(try scene.view("d")).font(typography: large).pointSize == 15)
    // What a configuration sets is in text styles.
    let title = Button(try scene.view("e")).formattedTitle(typography: large)
    #expect(title?.runs.map(\.font.pointSize) == [33, 27])
  }

  @Test func theCanvasHasItsOwnTextSize() {
    let canvas = Typography(platform: Platform(canvasOf: nil), contentSize: .accessibilityLarge)
    #expect(canvas.contentSize == .large)
    #expect(canvas.bodyScale == 1)
  }

  @Test(arguments: [(10, 53.0, 40.0), (11, 53, 60)])
  func onlyBodyHadAccessibilitySizesBeforeIOS11(system: Int, body: Double, title: Double) {
    let typography = Typography(
      platform: Platform(running: SystemVersion(system)), contentSize: .largest)
    #expect(TextStyle.body.metrics(in: typography).pointSize == body)
    #expect(TextStyle.largeTitle.metrics(in: typography).pointSize == title)
  }

  /// The canvases of Xcode 9 to 11.1 have Title 1 smaller.
  @Test(arguments: [(12120, 28.0, 34.0), (13771, 26, 32), (14868, 26, 32), (16096, 28, 34)])
  func title1(toolsVersion: Int, size: Double, leading: Double) throws {
    let style = #"style="UICTFontTextStyleTitle1""#
    let platform = Platform(canvasOf: toolsVersion)
    let canvas = try font(style, on: platform)
    #expect(canvas.pointSize == size)
    #expect(canvas.leading == leading)
    #expect(try font(style, on: Platform(running: platform.system)).pointSize == 28)
  }

  @Test(arguments: [
    #"type="system" pointSize="14""#, #"type="boldSystem" pointSize="14""#,
    #"style="UICTFontTextStyleBody""#,
  ])
  func theSystemFontOfASystem(attributes: String) throws {
    for (system, family) in [
      (6, Font.Family.legacySystem), (8, .legacySystem), (9, .earlierSystem(.iOS9)),
      (10, .earlierSystem(.iOS9)), (11, .earlierSystem(.iOS11)), (12, .earlierSystem(.iOS11)),
      (13, .earlierSystem(.iOS13)), (14, .system), (26, .system),
    ] {
      let device = Platform(running: SystemVersion(system))
      #expect(try font(attributes, on: device).family == family)
    }
  }

  @Test(arguments: [
    ("Menlo", FontWeight.regular), ("Menlo-Regular", .regular),
    ("HelveticaNeue-UltraLight", .ultraLight),
    ("HelveticaNeue-Thin", .thin), ("HelveticaNeue-Light", .light), ("Avenir-Medium", .medium),
    ("Avenir-Heavy", .heavy), ("Avenir-Black", .black), ("Menlo-Bold", .bold),
    ("Montserrat-SemiBold", .semibold), ("Montserrat-SemiBoldItalic", .semibold),
  ])
  func weightsByPostScriptName(name: String, weight: FontWeight) {
    #expect(FontWeight(fontName: name) == weight)
  }
}
