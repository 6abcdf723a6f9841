import InterfaceBuilder
import Testing

@testable import Editing

struct EditTests {
  @Test(arguments: [
    storyboard,
    storyboard.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
    "\u{FEFF}" + storyboard,
    "<document><objects><view  id = 'a'\n x='>' /><!-- kept --></objects></document >\n\n",
    "<document><objects><view id=\"a\">text &amp; <![CDATA[<more>]]></view></objects></document>",
  ])
  func withoutAChangeTheBytesStay(_ text: String) throws {
    let document = try document(text)
    #expect(document.bytes == Array(text.utf8))
    #expect(document.textEdits.isEmpty)
  }

  @Test func whatHasOnlyWhiteSpaceTakesElements() throws {
    var document = try document(
      "<document><objects>\n    <view id=\"a\">\n    </view>\n</objects></document>")
    try document.apply([
      .insert(
        NewElement(name: "rect", attributes: [["key", "frame"]]), into: ElementPath(id: "a"),
        .inOrder)
    ])
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "<document><objects>\n    <view id=\"a\">\n        <rect key=\"frame\"/>\n    </view>\n</objects></document>"
    )
  }

  @Test func newIdsAreFreeAndTheSameForTheSame() throws {
    let document = try Document(parsing: Array(storyboard.utf8))
    var ids = NewElementIDs(besides: document)
    let first = ids.id(for: "a")
    #expect(first.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil)
    #expect(ids.id(for: "a") != first)
    var others = NewElementIDs(besides: document)
    #expect(others.id(for: "a") == first)
    let taken = try Document(
      parsing: Array("<document><objects><view id=\"\(first)\"/></objects></document>".utf8))
    var more = NewElementIDs(besides: document, taken)
    #expect(more.id(for: "a") != first)
  }

  /// What is made of the fixture: an edit, a part of the text, and what becomes of it.
  struct Change: Sendable, CustomTestStringConvertible {
    let edit: Edit
    let part: String
    let becomes: String
    var testDescription: String { becomes }
  }

  static let indentation = String(repeating: " ", count: 24)

  @Test(arguments: [
    Change(
      edit: .set(ElementPath(id: "l1"), attribute: "text", value: "A \"B\" & <C>\nD"),
      part: #"text="Title""#, becomes: #"text="A &quot;B&quot; &amp; &lt;C&gt;&#10;D""#),
    // New attributes go where Interface Builder writes them.
    Change(
      edit: .set(ElementPath(id: "l1"), attribute: "hidden", value: "YES"),
      part: #"<label opaque="NO""#, becomes: #"<label hidden="YES" opaque="NO""#),
    Change(
      edit: .set(ElementPath(id: "l1"), attribute: "numberOfLines", value: "0"),
      part: #"textAlignment="natural" id="l1""#,
      becomes: #"textAlignment="natural" numberOfLines="0" id="l1""#),
    Change(
      edit: .set(ElementPath(id: "l1"), attribute: "textAlignment", value: nil),
      part: #" textAlignment="natural""#, becomes: ""),
    Change(
      edit: .set(
        ElementPath(id: "l1", steps: [.init(name: "fontDescription", key: "fontDescription")]),
        attribute: "pointSize", value: "20"),
      part: #"pointSize="17""#, becomes: #"pointSize="20""#),
    Change(
      edit: .insert(
        NewElement(
          name: "color",
          attributes: [["key", "backgroundColor"], ["systemColor", "systemRedColor"]]),
        into: ElementPath(id: "v1"), .inOrder),
      part: indentation + "<constraints>",
      becomes: indentation
        + "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>\n" + indentation
        + "<constraints>"),
    // What is emptied is written without an end tag.
    Change(
      edit: .remove(ElementPath(id: "c1")),
      part: "<constraints>\n" + indentation
        + #"    <constraint firstItem="l1" firstAttribute="top" secondItem="v1" "#
        + "secondAttribute=\"top\" constant=\"59\" id=\"c1\"/>\n" + indentation + "</constraints>",
      becomes: "<constraints/>"),
    Change(
      edit: .rename(ElementPath(id: "b1"), name: "control"),
      part: "<button opaque=\"NO\" id=\"b1\">", becomes: "<control opaque=\"NO\" id=\"b1\">"),
  ])
  func onlyWhatIsChangedIsWrittenAnew(_ change: Change) throws {
    var document = try document()
    try document.apply([change.edit])
    var expected = storyboard.replacing(once: change.part, by: change.becomes)
    if case .rename = change.edit { expected = expected.replacing(once: "/button", by: "/control") }
    #expect(document.text == expected)
    // The same as changes of the text, and back.
    let source = Array(storyboard.utf8)
    #expect(document.textEdits.applied(to: source) == document.bytes)
    #expect(document.textEdits.inverted(in: source).applied(to: document.bytes) == source)
  }

  /// Who applies replacements reads each as a text, so that a part of a character would be lost.
  @Test(arguments: [
    ("后台任务", "可恢复任务"), ("é", "è"), ("aé", "aèb"), ("任务", "任"), ("x😀", "x😁"), ("😀x", "🚀x"),
    ("ñ", "n"), ("", "é"), ("日本", "本"), ("ab", "axb"),
  ])
  func whatIsReplacedAreWholeCharacters(old: String, new: String) throws {
    let source = storyboard.replacing(
      once: "<button opaque=\"NO\" id=\"b1\">", by: "<button title=\"\(old)\" id=\"b1\">")
    var document = try EditedDocument(Array(source.utf8))
    try document.apply([.set(ElementPath(id: "b1"), attribute: "title", value: new)])
    let edits = document.textEdits
    #expect(!edits.isEmpty)
    for edit in edits {
      #expect(String(validating: edit.replacement, as: UTF8.self) != nil)
      #expect(String(validating: Array(source.utf8)[edit.range], as: UTF8.self) != nil)
    }
    let texts = edits.map {
      TextEdit(
        range: $0.range, replacement: Array(String(decoding: $0.replacement, as: UTF8.self).utf8))
    }
    #expect(texts.applied(to: Array(source.utf8)) == document.bytes)
  }

  @Test func whatMovesIsIndentedAsItsNeighboursAre() throws {
    var document = try document()
    try document.apply([
      .insert(
        NewElement(
          name: "view", attributes: [["id", "box"]], children: [NewElement(name: "subviews")]),
        into: ElementPath(id: "v1", steps: [.init(name: "subviews")]), .first),
      .move(
        ElementPath(id: "b1"), into: ElementPath(id: "box", steps: [.init(name: "subviews")]),
        .inOrder),
    ])
    #expect(
      document.text.contains(
        """
                                <subviews>
                                    <view id="box">
                                        <subviews>
                                            <button opaque="NO" id="b1">
                                                <rect key="frame" x="20" y="100" width="100" height="34"/>
                                                <state key="normal" title="Go"/>
                                            </button>
                                        </subviews>
                                    </view>
                                    <label
        """))
  }

  @Test func aSceneGoesWithItsComment() throws {
    var document = try document()
    try document.apply([.remove(ElementPath(id: "sc1"))])
    #expect(document.text.contains("    <scenes/>\n"))
    #expect(!document.text.contains("View Controller"))
  }

  @Test func otherCommentsStay() throws {
    var document = try document(
      "<document>\n  <objects>\n    <!-- mine -->\n    <view id=\"a\"/>\n  </objects>\n</document>")
    try document.apply([.remove(ElementPath(id: "a"))])
    #expect(
      document.text == "<document>\n  <objects>\n    <!-- mine -->\n  </objects>\n</document>")
  }

  @Test(arguments: [
    Edit.set(ElementPath(id: "nowhere"), attribute: "text", value: "a"),
    .set(ElementPath(id: "l1"), attribute: "nothing", value: nil),
    .remove(ElementPath(id: nil)),
    .text(ElementPath(id: "v1"), "text"),
    .move(ElementPath(id: "v1"), into: ElementPath(id: "l1"), .first),
  ])
  func whatCantBeDoneChangesNothing(_ edit: Edit) throws {
    var document = try document()
    let possible = Edit.set(ElementPath(id: "l1"), attribute: "text", value: "Other")
    #expect(throws: EditError.self) { try document.apply([possible, edit]) }
    #expect(document.text == storyboard)
  }

  @Test func textInAnotherEncodingIsRefused() {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document><objects/></document>"
    let error = #expect(throws: DocumentError.self) { try document(text) }
    #expect(error?.code == .unsupportedEncoding)
  }
}
