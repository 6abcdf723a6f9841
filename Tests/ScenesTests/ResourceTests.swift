import Testing
import Traits

@testable import Scenes
@testable import Styles

/// What a document remembers of images, designable views and colours.
@Suite struct ResourceTests {
  @Test func imagesHaveTheSizesThatTheDocumentGives() throws {
    let resources = try scene(
      "",
      resources: """
        <image name="logo" width="40" height="20.5"/>
        <image name="star" catalog="system" width="128" height="116"/>
        <image name="lost"/>
        """
    ).resources
    #expect(
      resources.images.mapValues(\.size) == [
        "logo": Size(width: 40, height: 20.5), "star": Size(width: 128, height: 116),
      ])
    #expect(resources.images.filter(\.value.isSymbol).keys.sorted() == ["star"])
  }

  @Test func designablesHaveTheSizesThatTheirCodeGave() throws {
    let resources = try scene(
      "",
      designables: """
        <designable name="abc"><size key="intrinsicContentSize" width="30" height="-1"/></designable>
        <designable name="def"/>
        """
    ).resources
    #expect(resources.designableSizes.keys.sorted() == ["abc"])
    #expect(try #require(resources.designableSizes["abc"]) == (30, -1))
  }

  // MARK: Colours

  private func color(
    _ attributes: String, resources: String = "", appearance: Appearance = .light,
    assets: [String: Color] = [:]
  ) throws -> Color? {
    let scene = try scene(
      #"<subviews><view id="a"><color key="backgroundColor" \#(attributes)/></view></subviews>"#,
      resources: resources)
    let palette = Palette(of: scene, appearance: appearance, assetColors: assets)
    return try scene.view("a").color("backgroundColor", in: palette)
  }

  /// Only dark backgrounds are lighter on the elevated level.
  @Test(arguments: [
    (SystemColor.systemBackground, Appearance.dark, Color(hex: 0x1C1C1E)),
    (.tertiarySystemGroupedBackground, .dark, Color(hex: 0x3A3A3C)),
    (.systemBackground, .light, Color(hex: 0xFFFFFF)), (.label, .dark, Color(hex: 0xFFFFFF)),
  ])
  func elevatedColours(_ color: SystemColor, _ appearance: Appearance, _ expected: Color) {
    #expect(color.color(for: appearance, isElevated: true) == expected)
  }

  @Test(arguments: [
    (
      #"red="1" green="0.5" blue="0" alpha="0.25""#, Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    ),
    (#"red="1.2" green="-0.1" blue="0""#, Color(red: 1, green: 0, blue: 0)),
    (#"white="0.5" alpha="1""#, Color(white: 0.5)),
    (
      #"cyan="1" magenta="0" yellow="0" black="0.5" alpha="1""#,
      Color(red: 0, green: 0.5, blue: 0.5)
    ),
    (#"cocoaTouchSystemColor="darkTextColor""#, Color(white: 0)),
    (#"systemColor="systemRedColor" red="0" green="0" blue="0""#, Color(hex: 0xFF3B30)),
    // A system colour that is not known here has the value written beside it.
    (#"systemColor="systemNovelColor" red="0" green="1" blue="0""#, Color(hex: 0x00FF00)),
  ])
  func colors(attributes: String, expected: Color) throws {
    #expect(try color(attributes) == expected)
  }

  @Test func noColorThatIsKnown() throws {
    #expect(try color(#"name="gone""#) == nil)
    #expect(try color("") == nil)
  }

  @Test func systemColorsFollowTheAppearance() throws {
    let background = #"systemColor="systemBackgroundColor""#
    #expect(try color(background, appearance: .light) == Color(white: 1))
    #expect(try color(background, appearance: .dark) == Color(white: 0))
  }

  @Test func namedColorsAreTheCatalogsBeforeTheDocuments() throws {
    let stored = """
      <namedColor name="brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
      """
    #expect(try color(#"name="brand""#, resources: stored) == Color(hex: 0xFF0000))
    #expect(
      try color(#"name="brand""#, resources: stored, assets: ["brand": Color(hex: 0x0000FF)])
        == Color(hex: 0x0000FF))
  }
}
