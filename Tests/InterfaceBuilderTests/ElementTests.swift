import Testing

@testable import InterfaceBuilder

struct ElementTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507.1" useAutolayout="YES" initialViewController="vc1">
        <device id="retina4_7" orientation="landscape" appearance="dark">
            <adaptation id="splitview1_2"/>
        </device>
        <dependencies>
            <deployment version="2304" identifier="iOS"/>
        </dependencies>
        <scenes>
            <!--First Controller-->
            <scene sceneID="s1">
                <objects>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" \
    sceneMemberID="firstResponder"/>
                    <viewController id="vc1" sceneMemberID="viewController">
                        <view key="view" id="v1"><subviews><label id="l1" key="x"/></subviews></view>
                        <navigationItem key="navigationItem" id="n1"/>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s2"><objects><exit id="e"/></objects></scene>
        </scenes>
    </document>
    """

  @Test func walksTheTree() throws {
    let document = try parse(Self.storyboard)
    #expect(document.kind == .storyboard)
    let view = try #require(document.element(id: "v1"))
    #expect(view.parent?.id == "vc1")
    #expect(view.parent?.children.map(\.name) == ["view", "navigationItem"])
    #expect(view.subtree.map(\.name) == ["view", "subviews", "label"])
    #expect(view.attributes.map(\.name) == ["key", "id"])
    #expect(view.attributes.map(\.value) == ["view", "v1"])
    #expect(view.parent?.child("navigationItem", key: "navigationItem")?.id == "n1")
    #expect(view.parent?.child(key: "view") == view)
    #expect(view.parent?.child("view", key: "other") == nil)
    #expect(view.parent?.child("unheardOf") == nil)
    #expect(view.parent?.children.map(\.isFirstChild) == [true, false])
    #expect(view.parent?.children.map(\.isLastChild) == [false, true])
    #expect(document.root.parent == nil)
    #expect(document.root.isFirstChild && document.root.isLastChild)
    #expect(document.element(id: "l1")?.children.isEmpty == true)
    #expect(document.element(id: "retina4_7") == nil)
    #expect(document.element(id: "splitview1_2") == nil)
  }

  @Test func readsTheHeader() throws {
    let document = try parse(Self.storyboard)
    #expect(document.toolsVersion == 21507)
    #expect(document.initialController?.id == "vc1")
    let device = try #require(document.device)
    #expect(device.id == "retina4_7")
    #expect(device.layout == "splitview1_2")
    #expect(device.isLandscape && device.isDark)
  }

  @Test func readsTheBuildBehindThePlaceholder() throws {
    let document = try parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="32700.99.1234">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="22685"/></dependencies></document>
      """)
    #expect(document.toolsVersion == 22685)
  }

  @Test func readsScenes() throws {
    let scenes = try parse(Self.storyboard).scenes
    #expect(scenes.map(\.sceneID) == ["s1", "s2"])
    #expect(scenes[0].controller?.id == "vc1")
    #expect(scenes[1].controller == nil)
  }

  @Test func keepsTextAsItIsWritten() throws {
    let label = try firstObject(
      """
      <label id="l"><string key="text">
       one &amp; two<![CDATA[ <three>]]>
      </string><string key="space"> </string><mutableString key="m">é</mutableString>
        <string key="code" base64-UTF8="YES">
      EENvbnRhaW5lcg
      </string><string key="bad" base64-UTF8="YES">*</string><nil key="textColor"/></label>
      """)
    #expect(label.string("text") == "\n one & two <three>\n")
    #expect(label.string("space") == " ")
    #expect(label.string("m") == "é")
    #expect(label.string("code") == "\u{10}Container")
    #expect(label.string("bad") == "*")
    #expect(label.string("absent") == nil)
    #expect(label.string("textColor") == nil)
    #expect(label.text == "")
  }

  @Test func readsFlagsAndNumbers() throws {
    let view = try firstObject("<view hidden=\"YES\" opaque=\"NO\" tag=\"x1\" alpha=\"0.25\"/>")
    #expect(view.flag("hidden") == true)
    #expect(view.flag("opaque") == false)
    #expect(view.flag("clipsSubviews") == nil)
    #expect(view.number("alpha") == 0.25)
    #expect(view.number("tag") == nil)
    #expect(view.number("absent") == nil)
  }

  @Test(arguments: [
    "0", "-0.0", "1", "12.5", "-3.25", "0.14999999999999999", "9007199254740993", "123456789012345",
    "2.2250738585072014e-308", "1e3", "0.1", ".5", "5.", "00012", "1234567890123456.5", "-.75",
  ])
  func readsNumbersExactly(_ text: String) throws {
    let expected = try #require(Double(text))
    #expect(NumberText(ArraySlice(text.utf8)) == .finite(expected))
  }

  @Test(arguments: ["", "-", ".", "abc", "1 ", " 1", "1,5", "--1", "1.2.3", "1-"])
  func refusesWhatIsNoNumber(_ text: String) {
    #expect(NumberText(ArraySlice(text.utf8)) == .notANumber)
  }

  @Test(arguments: [
    ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("2", 2), ("-1:4", -0.25), ("0.5/2", 0.25),
    ("3: 2", 1.5), (" 3 : 2 ", 1.5),
  ])
  func readsRatios(_ text: String, value: Double) {
    #expect(NumberText(ratio: ArraySlice(text.utf8)) == .finite(value))
  }

  @Test(arguments: ["1:", ":1", "a/b", "1:2:3", "16:0", "0/0", "3 4:2", " : "])
  func refusesWhatIsNoRatio(_ text: String) {
    #expect(NumberText(ratio: ArraySlice(text.utf8)) == .notANumber)
  }

  /// Edits will replace these bytes, so they must be exactly the element's.
  @Test func knowsTheBytesOfElements() throws {
    let text = xib("<view id=\"ü\">\n<label\n id=\"l\"/>text</view>")
    let document = try parse(text)
    func source(_ id: String) throws -> String {
      let range = try #require(document.element(id: id)).byteRange
      return String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(try source("ü") == "<view id=\"ü\">\n<label\n id=\"l\"/>text</view>")
    #expect(try source("l") == "<label\n id=\"l\"/>")
    #expect(document.root.byteRange.upperBound == text.utf8.count)
  }
}
