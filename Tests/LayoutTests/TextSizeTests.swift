import Foundation
import Testing
import Traits

@testable import Layout

/// Layouts for users who prefer other text sizes.
@Suite struct TextSizeTests {
  private func fixture(_ contentSize: ContentSizeCategory?, width: Double = 400) -> Fixture {
    Fixture(screen: Screen(width: width, contentSize: contentSize))
  }

  /// A label in a text style.
  private func styled(_ id: String, _ style: String, _ attributes: String = "") -> String {
    box(
      id, #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(style)"/>"#,
      tag: "label", attributes: #"text="xxxxxxxxxx" \#(attributes)"#)
  }

  /// Ten characters half as wide as their size, in lines 1.25 times as high as it.
  @Test(
    arguments: [
      (nil, 85, 21.5), (.large, 85, 21.5), (.extraSmall, 70, 17.5),
      (.accessibilityExtraExtraExtraLarge, 265, 66.5),
    ] as [(ContentSizeCategory?, Double, Double)])
  func labelsInTextStylesGrow(category: ContentSizeCategory?, width: Double, height: Double) throws
  {
    let frames = try fixture(category).layout(styled("a", "Body"), corner)
    #expect(frames["a"]?.size == Size(width: width, height: height))
  }

  @Test func labelsOfAFixedSizeDoNot() throws {
    let frames = try fixture(.largest).layout(label("a", 10), corner)
    #expect(frames["a"]?.size == Size(width: 80, height: 20))
  }

  @Test func asDesignedNothingGrows() throws {
    var fixture = fixture(.largest)
    fixture.isAsDesigned = true
    #expect(try fixture.layout(styled("a", "Body"), corner)["a"]?.width == 85)
  }

  @Test(
    arguments: [
      (nil, "“xxxxxxxxxx” is cut off: the text needs 85 "),
      (.extraExtraLarge, "“xxxxxxxxxx” is cut off at text size xxL: the text needs 105 "),
    ] as [(ContentSizeCategory?, String)])
  func issuesNameTheTextSize(category: ContentSizeCategory?, beginning: String) throws {
    let frames = try fixture(category).layout(
      styled("a", "Body"), pin("a", Rect(x: 0, y: 0, width: 60, height: 90)))
    let message = frames.laidOut.issues.first { $0.rule == .textCutOff }?.message
    #expect(message?.hasPrefix(beginning) == true, "\(message ?? "")")
  }

  /// 672 points in the standard size, in which Body has 17.
  @Test(
    arguments: [
      (nil, 672), (.extraSmall, 553), (.extraExtraExtraLarge, 909), (.largest, 984),
    ] as [(ContentSizeCategory?, Double)])
  func readableTextIsWider(category: ContentSizeCategory?, width: Double) throws {
    var fixture = fixture(category, width: 1024)
    fixture.rootAttributes = #"layoutMarginsFollowReadableWidth="YES""#
    let frames = try fixture.layout(
      box("a"),
      [
        "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.top",
        "a.height = 20",
      ])
    #expect(frames["a"]?.width == width)
  }

  // MARK: Tables

  private func table(_ attributes: String, _ cells: String, header: String = "") -> String {
    """
    <tableView id="table" rowHeight="-1" \(attributes)>
      <rect key="frame" x="0" y="0" width="400" height="800"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <sections><tableViewSection id="section" headerTitle="\(header)"><cells>\(cells)</cells>
      </tableViewSection></sections>
    </tableView>
    """
  }

  private func cell(_ id: String, _ style: String, fonts: (String, String)) -> String {
    func label(_ name: String, _ font: String) -> String {
      """
      <label id="\(id)-\(name)" text="x"><rect key="frame" x="16" y="5" width="40" height="20"/>
      <fontDescription key="fontDescription" \(font)/></label>
      """
    }
    return """
      <tableViewCell id="\(id)" style="\(style)" textLabel="\(id)-t" detailTextLabel="\(id)-d">
        <rect key="frame" x="0" y="0" width="400" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)-content">
          <rect key="frame" x="0" y="0" width="400" height="44"/>
          <subviews>\(label("t", fonts.0))\(label("d", fonts.1))</subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private static let body = #"style="UICTFontTextStyleBody""#
  private static let caption = #"style="UICTFontTextStyleCaption1""#
  private static let fixed = #"type="system" pointSize="17""#

  /// Body is 21.5 high in the standard size, Caption 1 15; in the largest 66.5 and 54.
  @Test(
    arguments: [
      ("IBUITableViewCellStyleDefault", body, fixed, .largest, 43.5 + 45),
      ("IBUITableViewCellStyleValue1", body, caption, .extraExtraExtraLarge, 43.5 + 7.5),
      ("IBUITableViewCellStyleValue1", body, caption, .largest, 43.5 + 45 + 54),
      ("IBUITableViewCellStyleValue1", fixed, fixed, .largest, 43.5),
      ("IBUITableViewCellStyleSubtitle", body, caption, .largest, 56 + 45 + 39),
      ("IBUITableViewCellStyleSubtitle", body, fixed, .largest, 56 + 45),
      ("IBUITableViewCellStyleSubtitle", fixed, fixed, .largest, 56),
      ("IBUITableViewCellStyleSubtitle", body, caption, .extraSmall, 56),
      ("IBUITableViewCellStyleSubtitle", body, caption, nil, 56),
    ] as [(String, String, String, ContentSizeCategory?, Double)])
  func rowsOfAutomaticHeightGrow(
    style: String, title: String, detail: String, category: ContentSizeCategory?, height: Double
  ) throws {
    let frames = try fixture(category).layout(
      table("", cell("a", style, fonts: (title, detail))))
    #expect(frames["a"]?.height == height)
    let titleFrame = try #require(frames["a-t"])
    #expect(titleFrame.y >= 0 && titleFrame.maxY <= height)
  }

  /// Details stand behind titles, and below them from the first accessibility size on, where titles grow.
  @Test(
    arguments: [
      ("IBUITableViewCellStyleValue1", body, nil, false),
      ("IBUITableViewCellStyleValue1", body, .extraExtraExtraLarge, false),
      ("IBUITableViewCellStyleValue1", body, .accessibilityMedium, true),
      ("IBUITableViewCellStyleValue2", body, .accessibilityMedium, true),
      ("IBUITableViewCellStyleValue1", fixed, .largest, false),
    ] as [(String, String, ContentSizeCategory?, Bool)])
  func labelsOfCellsAreStacked(
    style: String, font: String, category: ContentSizeCategory?, isStacked: Bool
  ) throws {
    let frames = try fixture(category).layout(table("", cell("a", style, fonts: (font, font))))
    let (title, detail) = (try #require(frames["a-t"]), try #require(frames["a-d"]))
    #expect((detail.y >= title.maxY) == isStacked)
    #expect((detail.x == title.x) == isStacked)
    #expect(detail.maxY <= frames["a"]?.height ?? 0)
  }

  @Test func compactDatePickersGrow() throws {
    let picker = box("a", tag: "datePicker", attributes: #"style="compact" datePickerMode="date""#)
    let sizes = try [nil, ContentSizeCategory.accessibilityMedium, .largest].map {
      try #require(try fixture($0).layout(picker, corner)["a"]?.size)
    }
    // A line of 17, 28 and 53 points with 7 above and below.
    #expect(sizes.map(\.height) == [35.5, 49, 80.5])
    #expect(sizes[0].width < sizes[1].width && sizes[1].width < sizes[2].width)
  }

  @Test func rowsOfAFixedHeightDoNot() throws {
    let cell = cell("a", "IBUITableViewCellStyleDefault", fonts: (Self.body, Self.fixed))
    let frames = try fixture(.largest).layout(
      table("", cell).replacingOccurrences(of: #"rowHeight="-1""#, with: #"rowHeight="44""#))
    #expect(frames["a"]?.height == 44)
  }

  /// A plain table's titles are in Headline (21.5 high, 66.5), a group's in Footnote (16.25, 55).
  @Test(
    arguments: [
      ("plain", nil, 50), ("plain", .largest, 50 + 45), ("plain", .extraSmall, 50),
      ("plain", .medium, 50), ("grouped", nil, 56.5),
      ("grouped", .largest, 56.5 + 38),
    ] as [(String, ContentSizeCategory?, Double)])
  func titlesOfSectionsGrow(
    style: String, category: ContentSizeCategory?, expected: Double
  ) throws {
    let cell = cell("a", "IBUITableViewCellStyleDefault", fonts: (Self.fixed, Self.fixed))
    let frames = try fixture(category).layout(
      table(#"style="\#(style)""#, cell, header: "x"))
    #expect(frames["a"]?.y == expected)
  }
}
