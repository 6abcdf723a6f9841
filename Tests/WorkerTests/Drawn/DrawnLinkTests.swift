import Foundation
import Testing
import Traits

/// Links and detected data, configured buttons and back buttons as the worker draws them.
@Suite struct DrawnLinkTests {
  private func isBlue(_ color: Color) -> Bool { color.blue > color.red + 0.3 }

  private func columns(_ picture: DrawnPicture, where test: (Color) -> Bool) -> [Double] {
    stride(from: 0.0, to: picture.size.width, by: 1).filter { x in
      stride(from: 0.0, to: min(picture.size.height, 100), by: 1).contains {
        test(picture.color(x, $0))
      }
    }
  }

  private func textView(
    _ text: String, _ attributes: String, types: String, content: String = ""
  ) throws -> DrawnPicture {
    try DrawnPicture(
      DrawnDocument.view(
        """
        <textView \(attributes) id="t">\(DrawnDocument.rect(0, 0, 400, 60))\
        <string key="text">\(text)</string>\(content)\
        <fontDescription key="fontDescription" type="system" pointSize="14"/>\
        <dataDetectorType key="dataDetectorTypes" \(types)/></textView>
        """, width: 400), as: "view.xib", "--as-designed")
  }

  /// Only in what can't be edited, and only of the types that are asked for.
  @Test(arguments: [
    ("See example.com now", #"editable="NO""#, #"link="YES""#, true),
    ("See example.com now", "", #"link="YES""#, false),
    ("See example.com now", #"editable="NO""#, #"phoneNumber="YES""#, false),
    ("See example.com now", #"editable="NO" selectable="NO""#, #"link="YES""#, false),
    ("Mail a.b@example.org.", #"editable="NO""#, #"link="YES""#, true),
    ("Call (555) 010-4477", #"editable="NO""#, #"phoneNumber="YES""#, true),
    ("On 2012-05-10 at 10.30", #"editable="NO""#, #"phoneNumber="YES" link="YES""#, false),
  ])
  func dataIsFoundInTextViews(
    text: String, attributes: String, types: String, isFound: Bool
  ) throws {
    let picture = try textView(text, attributes, types: types)
    #expect(columns(picture, where: isBlue).isEmpty != isFound)
    // The sentence around it stays black.
    #expect(!columns(picture) { $0.luma < 0.4 && !isBlue($0) }.isEmpty)
  }

  @Test(arguments: ["label", "textView"]) func attributedLinksAreLinks(tag: String) throws {
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <\(tag) editable="NO" id="l">\(DrawnDocument.rect(0, 0, 200, 60))\
        <attributedString key="attributedText"><fragment content="Read "/>
        <fragment content="more"><attributes><url key="NSLink" string="https://example.com"/>
        </attributes></fragment></attributedString></\(tag)>
        """), as: "view.xib", "--as-designed")
    let blue = columns(picture, where: isBlue)
    let black = columns(picture) { $0.luma < 0.4 && !isBlue($0) }
    #expect((blue.min() ?? 0) > (black.min() ?? 999))
  }

  // MARK: Buttons

  private func button(_ attributes: String, _ configuration: String) throws -> DrawnPicture {
    try DrawnPicture(
      DrawnDocument.view(
        """
        <button buttonType="system" \(attributes) id="b">\(DrawnDocument.rect(0, 0, 200, 60))\
        <buttonConfiguration key="configuration" style="plain" \(configuration)/></button>
        """), as: "view.xib", scale: 2, "--as-designed")
  }

  /// A subtitle begins where the title does, ends there, or has the same middle.
  @Test(arguments: [("leading", 0.0), ("center", 0.5), ("trailing", 1), ("automatic", 0.5)])
  func subtitlesAreAligned(alignment: String, share: Double) throws {
    let picture = try button(
      "", #"title="MMMMMMMM" subtitle="MM" titleAlignment="\#(alignment)""#)
    let title = try #require(picture.ink(in: Rect(x: 1, y: 8, width: 198, height: 20)))
    let subtitle = try #require(picture.ink(in: Rect(x: 1, y: 34, width: 198, height: 16)))
    let spare = title.width - subtitle.width
    #expect(abs((subtitle.x - title.x) - spare * share) <= 3)
  }

  /// Two chevrons stand behind its title.
  @Test(arguments: [
    (#"showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES""#, true),
    (#"showsMenuAsPrimaryAction="YES""#, false), ("", false),
  ])
  func popUpButtonsHaveChevrons(attributes: String, hasChevrons: Bool) throws {
    let runs = try button(attributes, #"title="M""#).runs(
      in: Rect(x: 1, y: 1, width: 198, height: 58))
    #expect(runs.count == (hasChevrons ? 2 : 1))
  }

  // MARK: Back buttons

  /// A scene that a segue of the document pushes goes back to where that began.
  @Test(arguments: [("show", true), ("push", true), ("presentation", false)])
  func pushedScenesHaveABackButton(kind: String, hasButton: Bool) throws {
    let white = """
      <view key="view" id="root">\(DrawnDocument.rect(0, 0, 375, 667))\
      <color key="backgroundColor" white="1" alpha="1"/></view>
      """
    let document = DrawnDocument.pushed(
      white
        + #"<connections><segue destination="d" kind="\#(kind)" id="push"/></connections>"#,
      more: """
        <scene sceneID="s-d"><objects><viewController id="d" sceneMemberID="viewController">
        \(white.replacingOccurrences(of: "root", with: "other"))</viewController></objects></scene>
        """)
    let picture = try DrawnPicture(document, "--device", "iPhone 8", "--scene", "s-d")
    let blue = stride(from: 2.0, to: 100, by: 1).filter { x in
      stride(from: 22.0, to: 62, by: 1).contains { isBlue(picture.color(x, $0)) }
    }
    #expect(blue.isEmpty != hasButton)
    // The chevron, and "Title" behind it.
    if hasButton { #expect((blue.min() ?? 99) < 14 && (blue.max() ?? 0) > 45) }
  }
}
