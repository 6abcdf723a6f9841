import Testing
import TextMetrics

@testable import Scenes

@Suite struct TextTests {
  private func text(_ attributes: String, _ body: String = "") throws -> String? {
    try scene("<subviews><label id=\"l\" \(attributes)>\(body)</label></subviews>").view("l")
      .text("text")
  }

  @Test func inAnAttribute() throws {
    #expect(try text(#"text="Hello &amp; you""#) == "Hello & you")
  }

  @Test func inAnElement() throws {
    #expect(try text("", #"<string key="text">two&#10;lines</string>"#) == "two\nlines")
  }

  @Test func none() throws {
    #expect(try text("", #"<nil key="text"/>"#) == nil)
  }

  @Test func titlesOfButtonsAreThoseOfTheNormalState() throws {
    let scene = try scene(
      """
      <subviews>
        <button id="a"><state key="selected" title="no"/><state key="normal" title="yes"/></button>
        <button id="b"><state key="normal" title=""/></button>
        <button id="c"><state key="normal" title="plain"><attributedString key="attributedTitle">
          <fragment content="rich"/></attributedString></state></button>
        <button id="d"><state key="normal" title="old"/>
          <buttonConfiguration key="configuration" style="plain" title="new"/></button>
        <button id="e"><buttonConfiguration key="configuration" style="plain" title="plain">
          <attributedString key="attributedTitle"><fragment content="rich"/></attributedString>
          </buttonConfiguration></button>
        <button id="f"><state key="normal" title="old"/>
          <buttonConfiguration key="configuration" style="plain"/></button>
      </subviews>
      """)
    #expect(
      try ["a", "b", "c", "d", "e", "f"].map { Button(try scene.view($0)).title }
        == ["yes", nil, "rich", "new", "rich", nil])
  }

  @Test(arguments: [
    (#"buttonType="system""#, "", 15.0), (#"buttonType="roundedRect""#, "", 15),
    ("", "", 18), ("", #"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#, 9),
    (#"buttonType="system""#, #"<buttonConfiguration key="configuration" style="gray"/>"#, 17),
    (
      "",
      #"<buttonConfiguration key="configuration" style="gray"><fontDescription "#
        + #"key="titleFontDescription" type="system" pointSize="8"/></buttonConfiguration>"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#, 8.0
    ),
  ])
  func fontsOfButtons(attributes: String, content: String, pointSize: Double) throws {
    let scene = try scene("<subviews><button id=\"b\" \(attributes)>\(content)</button></subviews>")
    #expect(Button(try scene.view("b")).font(typography: scene.typography).pointSize == pointSize)
  }

  @Test(arguments: [
    (#"<label userLabel="Author's" text="Text"/>"#, "Author's"),
    (#"<label text="Text"/>"#, "Text"),
    ("<label><string key=\"text\">\nFirst\nsecond</string></label>", "First"),
    ("<label><string key=\"text\">  \n  Hi there \n</string></label>", "Hi there"),
    (#"<label text="   "/>"#, nil),
    (#"<textField text="" placeholder="Name"/>"#, "Name"),
    (
      #"<textField text="secret" placeholder="PIN"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
      "PIN"
    ),
    (#"<button><state key="normal" title="Send" image="plane"/></button>"#, "Send"),
    (#"<button><state key="normal" image="plane"/></button>"#, "plane"),
    (
      #"<button><buttonConfiguration key="configuration" style="plain" image="plane"/></button>"#,
      "plane"
    ),
    (#"<imageView image="picture"/>"#, "picture"), (#"<slider/>"#, nil), (#"<label/>"#, nil),
  ])
  func whatPeopleKnowAViewBy(view: String, name: String?) throws {
    let scene = try scene("<subviews>\(view)</subviews>")
    #expect(scene.views[ViewIndex(1)].givenName == name)
  }

  /// In 20 points.
  @Test(arguments: [
    ("", 1.0), (#"minimumScaleFactor="0.5""#, 0.5), (#"minimumFontSize="15""#, 0.75),
    (#"minimumScaleFactor="0.5" minimumFontSize="15""#, 0.5), (#"minimumFontSize="30""#, 1),
    (#"minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#, 1),
    // What is left is as large as any font is.
    (#"minimumScaleFactor="1e-300""#, 0.0005), (#"minimumFontSize="1e-320""#, 0.0005),
  ])
  func howSmallTextMayBeShown(attributes: String, expected: Double) throws {
    let scene = try scene(#"<subviews><label id="l" \#(attributes)/></subviews>"#)
    #expect(try scene.view("l").minimumScale(pointSize: 20) == expected)
  }

  /// Interface Builder leaves out the padding of base 64.
  @Test(arguments: [
    ("aGVsbG8", "hello"), ("aGVsbG8=", "hello"), ("YQ", "a"), ("YWI", "ab"), ("YWJj", "abc"),
    ("YQtiA2M", "a\u{0B}b\u{03}c"), ("w6k", "é"), ("aGVs\n  bG8", "hello"), ("", ""),
  ])
  func inBase64(encoded: String, expected: String) throws {
    let string = #"<string key="text" base64-UTF8="YES">\#(encoded)</string>"#
    #expect(try text("", string) == expected)
  }

  @Test func whatIsNotBase64IsShownAsItIs() throws {
    #expect(try text("", #"<string key="text" base64-UTF8="YES">!?</string>"#) == "!?")
  }

  @Test func attributedTextsAreTheirFragmentsTogether() throws {
    let scene = try scene(
      """
      <subviews><label id="l"><attributedString key="attributedText">
        <fragment content="one "><attributes/></fragment>
        <fragment><string key="content">two</string></fragment>
      </attributedString></label></subviews>
      """)
    #expect(try scene.view("l").plainText == "one two")
  }

  /// Plain texts of labels do, as documents are laid out since Xcode 9.
  @Test(arguments: [
    (#"<label id="v" text="t"/>"#, "13196", true), (#"<label id="v" text="t"/>"#, "12121", false),
    (#"<textView id="v" text="t"/>"#, "13196", false),
    (
      #"<label id="v"><attributedString key="attributedText"><fragment content="t"/></attributedString></label>"#,
      "13196", false
    ),
  ])
  func whichTextsAvoidOrphans(view: String, tools: String, avoids: Bool) throws {
    let scene = try scene("<subviews>\(view)</subviews>", tools: tools)
    let text = try #require(
      try scene.view("v").formattedText(
        font: .system(size: 17, typography: scene.typography), typography: scene.typography))
    #expect(text.runs.map(\.paragraphStyle.avoidsOrphans) == [avoids])
  }

  @Test func partsKeepTheirFontsAndParagraphs() throws {
    let scene = try scene(
      """
      <subviews><label id="l" lineBreakMode="tailTruncation">
        <attributedString key="attributedText">
          <fragment content="one "><attributes>
            <font key="NSFont" size="20" name="Courier"/><real key="NSKern" value="2"/>
            <paragraphStyle key="NSParagraphStyle" lineBreakMode="wordWrapping" lineSpacing="3"/>
          </attributes></fragment>
          <fragment content="two"/>
        </attributedString>
      </label></subviews>
      """)
    let text = try #require(
      try scene.view("l").formattedText(
        font: .system(size: 17, typography: scene.typography), typography: scene.typography))
    #expect(text.runs.map(\.text) == ["one ", "two"])
    #expect(text.runs.map(\.font.pointSize) == [20, 17])
    #expect(text.runs.map(\.kerning) == [2, 0])
    #expect(text.runs[0].paragraphStyle.lineSpacing == 3)
    // The label's own line break mode is that of all of its text.
    #expect(text.runs[0].paragraphStyle.lineBreakMode == nil)
  }
}
