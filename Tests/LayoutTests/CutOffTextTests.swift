import Testing
import Traits

@testable import Layout

/// Texts that have too little room.
@Suite struct CutOffTextTests {
  /// Labels of characters that are 8 wide, in lines of 20, at 10, 10.
  @Test(
    arguments: [
      (10, "", 80.0, 20.0, nil), (10, "", 79.5, 20, nil),
      (10, "", 60, 20, "80 points of width, 20 more than it has"),
      (10, #"minimumScaleFactor="0.5""#, 60, 20, nil),
      (10, #"minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#, 60, 20, "80 points of width"),
      (10, #"minimumScaleFactor="0.5""#, 30, 20, "40 points of width, 10 more"),
      (10, #"minimumFontSize="8""#, 60, 20, nil),
      (10, #"lineBreakMode="clip""#, 60, 20, "80 points"),
      (10, "", 80, 11, nil), (10, "", 80, 9, "11.36 points of height, 2.36 more"),
      (10, #"numberOfLines="2" lineBreakMode="characterWrap""#, 40, 40, nil),
      (
        10, #"numberOfLines="2" lineBreakMode="characterWrap""#, 24, 80,
        "4 lines in this width, and has room for 2"
      ),
      (10, #"numberOfLines="0" lineBreakMode="characterWrap""#, 24, 80, nil),
      (
        10, #"numberOfLines="0" lineBreakMode="characterWrap""#, 24, 45,
        "4 lines in this width, and has room for 2"
      ),
      // Of one line a part is drawn, however many there may be.
      (10, #"numberOfLines="0""#, 80, 9, "11.36 points of height, 2.36 more"),
      (10, #"numberOfLines="2""#, 80, 10.5, "11.36 points of height, 0.86 more"),
      (10, #"numberOfLines="0""#, 80, 11, nil),
      (0, "", 0, 0, nil), (10, #"hidden="YES""#, 60, 20, nil),
      // Lines of no height: room for any number of them.
      (10, #"numberOfLines="2" minimumScaleFactor="1e-300""#, 10, 10, nil),
    ] as [(Int, String, Double, Double, String?)])
  func aLabelThatIsTooSmall(
    count: Int, attributes: String, width: Double, height: Double, says: String?
  ) throws {
    let found = try issues(
      .textCutOff, label("a", count, attributes),
      pin("a", Rect(x: 10, y: 10, width: width, height: height)))
    #expect(found.count == (says == nil ? 0 : 1))
    if let says { #expect(found.first?.message.contains(says) == true, "\(found)") }
  }

  private func text(_ text: String, _ attributes: String = "", tag: String = "label") -> String {
    box(
      "a", #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#, tag: tag,
      attributes: "text=\"\(text)\" \(attributes)")
  }

  /// What is below the baseline counts only of letters that have something there, and of scripts of which that isn't
  /// known.
  @Test(
    arguments: [
      ("Chats", 12.0, 0), ("30 FPS", 11, 0), ("Chats", 10.5, 1), ("Type", 12, 1), ("Type", 14, 0),
      ("A, b", 12, 1), ("Élan", 12, 1), ("中文", 12, 1),
    ])
  func descendersThatATextHas(words: String, height: Double, count: Int) throws {
    let found = try issues(
      .textCutOff, text(words), pin("a", Rect(x: 10, y: 10, width: 200, height: height)))
    #expect(found.count == count, "\(found)")
  }

  /// Empty lines at the end show nothing. Labels and text views with lines of 20.
  @Test(
    arguments: [
      ("label", #"numberOfLines="0""#, "xxx&#10;&#10;", 20.0, 0),
      ("label", #"numberOfLines="3""#, "xxx&#10; &#10;", 20, 0),
      ("label", #"numberOfLines="0""#, "xxx&#10;&#10;xxx", 20, 1),
      ("label", #"numberOfLines="0""#, "&#10;&#10;xxx", 20, 1),
      ("textView", #"scrollEnabled="NO""#, "xxx&#10;&#10;&#10;", 56, 0),
      ("textView", #"scrollEnabled="NO""#, "xxx&#10;&#10;&#10;xxx", 56, 1),
    ])
  func emptyLinesAtTheEnd(
    tag: String, attributes: String, words: String, height: Double, count: Int
  ) throws {
    let found = try issues(
      .textCutOff, text(words, attributes, tag: tag),
      pin("a", Rect(x: 10, y: 10, width: 200, height: height)))
    #expect(found.count == count, "\(found)")
  }

  /// Documents of Xcode 8 have no frames; one without constraints has its size nowhere else.
  @Test(arguments: [("", 0), (#"<rect key="frame" x="9" y="9" width="9" height="20"/>"#, 1)])
  func aTextWhoseFrameIsUnknownIsNotCutOff(frame: String, count: Int) throws {
    let view = box("a", frame, tag: "label", attributes: #"text="xxxxxxxxxx" fixedFrame="YES""#)
    #expect(try issues(.textCutOff, view, []).count == count)
  }

  @Test func whatInsetsLeaveIsNeverLessThanNothing() throws {
    let view = box(
      "a",
      #"<state key="normal" title="xxxxx"/><inset key="contentEdgeInsets" minX="30" minY="0" maxX="30" "#
        + #"maxY="0"/><fontDescription key="fontDescription" type="system" pointSize="16"/>"#,
      tag: "button")
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: 40, height: 40)))
    #expect(
      found.first?.message.hasSuffix("needs 40 points of width, 40 more than it has.") == true)
  }

  @Test(arguments: [
    ("button", "", 80.0, 0), ("button", "", 60, 1),
    ("button", #"lineBreakMode="wordWrap""#, 60, 0),
    ("textField", "", 80, 0), ("textField", "", 60, 1),
    ("textField", #"borderStyle="roundedRect""#, 80, 1),
    ("textField", #"borderStyle="roundedRect""#, 94, 0),
    ("textField", #"minimumFontSize="8""#, 60, 0),
  ])
  func otherControls(tag: String, attributes: String, width: Double, count: Int) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let text = "xxxxxxxxxx"
    let view =
      tag == "button"
      ? box(
        "a", font + "<state key=\"normal\" title=\"\(text)\"/>", tag: tag, attributes: attributes)
      : box("a", font, tag: tag, attributes: "placeholder=\"\(text)\" " + attributes)
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: 40)))
    #expect(found.count == count)
  }

  /// A title of 10 characters in a configuration's font, 8 wide each and in lines of 20, without insets.
  @Test(
    arguments: [
      ("", 60.0, 45.0, nil), ("", 60, 30, "40 points of height, 10 more"), ("", 80, 30, nil),
      (#"titleLineBreakMode="tailTruncation""#, 60, 45, "80 points of width, 20 more"),
      (#"titleLineBreakMode="tailTruncation""#, 80, 45, nil),
    ] as [(String, Double, Double, String?)])
  func aConfiguredButtonThatIsTooSmall(
    attributes: String, width: Double, height: Double, says: String?
  ) throws {
    let view = box(
      "a",
      """
      <buttonConfiguration key="configuration" style="filled" title="xxxxx xxxx" \(attributes)>
        <fontDescription key="titleFontDescription" type="system" pointSize="16"/>
        <directionalEdgeInsets key="contentInsets" top="0" leading="0" bottom="0" trailing="0"/>
      </buttonConfiguration>
      """, tag: "button")
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: height)))
    #expect(found.count == (says == nil ? 0 : 1), "\(found)")
    if let says { #expect(found.first?.message.contains(says) == true, "\(found)") }
  }

  /// Titles of 10 and 2 characters, 6.5 wide each, with a divider of 1.
  @Test(
    arguments: [
      ("", "", 131.0, nil), ("", "", 120, "65 points of width, 5.5 more than it has"),
      (#"apportionsSegmentWidthsByContent="YES""#, "", 80, nil),
      (#"apportionsSegmentWidthsByContent="YES""#, "", 78, "26.5 more"),
      ("", #"width="70""#, 88, nil), ("", #"width="60""#, 200, "65 points of width, 5 more"),
    ] as [(String, String, Double, String?)])
  func segmentsThatAreTooNarrow(
    attributes: String, own: String, width: Double, says: String?
  ) throws {
    let view = box(
      "a",
      """
      <segments><segment title="xxxxxxxxxx" \(own)/><segment title="xx"/></segments>
      """, tag: "segmentedControl", attributes: attributes)
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: 31)))
    #expect(found.count == (says == nil ? 0 : 1), "\(found)")
    let message = found.first?.message
    if let says {
      #expect(message?.hasPrefix("“xxxxxxxxxx” in the UISegmentedControl a is cut off: ") == true)
      #expect(message?.contains(says) == true, "\(message ?? "")")
    }
  }

  /// What has no room in a dimension is collapsed, not cut off.
  @Test(arguments: [(0.0, 40.0), (40, 0), (0, 0)])
  func collapsedTextsAreNotCutOff(width: Double, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let text = "xxxxxxxxxx xxxxxxxxxx"
    let configuration =
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"\(text)\"/>"
    let views = [
      box("a", font, tag: "label", attributes: "text=\"\(text)\""),
      box("a", font, tag: "label", attributes: "text=\"\(text)\" numberOfLines=\"0\""),
      box("a", font + "<state key=\"normal\" title=\"\(text)\"/>", tag: "button"),
      box("a", configuration, tag: "button"),
      box("a", font, tag: "textField", attributes: "text=\"\(text)\""),
      box("a", font, tag: "textView", attributes: "scrollEnabled=\"NO\" text=\"\(text)\""),
      box(
        "a", "<segments><segment title=\"\(text)\"/></segments>", tag: "segmentedControl"),
    ]
    for view in views {
      let found = try issues(
        .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: height)))
      #expect(found.isEmpty, "\(view)")
    }
  }

  /// A text of 2 lines of 20 with 16 above and below it.
  @Test(arguments: [("NO", 56.0, 0), ("NO", 47, 0), ("NO", 40, 1), ("YES", 40, 0)])
  func aTextViewThatDoesNotScroll(scrolls: String, height: Double, count: Int) throws {
    let view = box(
      "a", #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#,
      tag: "textView", attributes: "scrollEnabled=\"\(scrolls)\" text=\"xxxxx xxxxx\"")
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: 60, height: height)))
    #expect(found.count == count, "\(found)")
  }
}
