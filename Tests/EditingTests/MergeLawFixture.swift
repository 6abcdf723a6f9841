import Testing

/// A storyboard with every kind of container that a merge knows, and changes of each.
enum MergeLawFixture {
  /// A change of the document's text, in a place that no other change of the table touches.
  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let part: String
    let other: String

    init(_ name: String, _ part: String, _ other: String) {
      self.name = name
      self.part = part
      self.other = other
    }

    /// Something new in a line of its own before one that is there.
    static func adding(_ name: String, _ new: String, before line: String) -> Change {
      Change(name, line, new + "\n" + line)
    }

    static func removing(_ name: String, _ line: String) -> Change {
      Change(name, line + "\n", "")
    }

    var testDescription: String { name }

    func made(in text: String) -> String { text.replacing(once: part, by: other) }
  }

  /// In each container something is added at the beginning or between others, something is changed, and
  /// something is removed.
  static let changes: [Change] = [
    .adding(
      "scene", #"<scene sceneID="sN"><objects><viewController id="vN"/></objects></scene>"#,
      before: "<!--First-->"),
    .adding(
      "object", #"<tapGestureRecognizer id="tN"/>"#,
      before: #"<placeholder placeholderIdentifier="IBFirstResponder" id="f1"/>"#),
    .adding("subview", #"<view id="wN"/>"#, before: #"<label text="A" id="l1">"#),
    .removing("removed subview", #"<imageView id="i1"/>"#),
    Change("attribute", #"<button id="b1">"#, #"<button opaque="NO" id="b1">"#),
    .adding(
      "state", #"<state key="disabled" title="Off"/>"#, before: #"<state key="normal" title="On"/>"#
    ),
    .adding("section", #"<tableViewSection id="eN"/>"#, before: #"<tableViewSection id="e1">"#),
    .adding("cell", #"<tableViewCell id="cN"/>"#, before: #"<tableViewCell id="c2"/>"#),
    .removing("removed cell", #"<tableViewCell id="c3"/>"#),
    .adding("prototype", #"<tableViewCell id="pN"/>"#, before: #"<tableViewCell id="p1"/>"#),
    .adding(
      "item", #"<tabBarItem title="New" id="mN"/>"#, before: #"<tabBarItem title="One" id="m1"/>"#),
    Change(
      "moved item",
      """
      <tabBarItem title="Two" id="m2"/>
      <tabBarItem title="Three" id="m3"/>
      """,
      """
      <tabBarItem title="Three" id="m3"/>
      <tabBarItem title="Two" id="m2"/>
      """),
    .adding("segment", #"<segment title="New"/>"#, before: #"<segment title="Tide"/>"#),
    Change("renamed segment", #"<segment title="Wind"/>"#, #"<segment title="Gale"/>"#),
    .removing("removed segment", #"<segment title="Fog"/>"#),
    .adding("scope title", "<string>New</string>", before: "<string>All</string>"),
    Change("renamed scope title", "<string>None</string>", "<string>Nothing</string>"),
    .adding(
      "constraint", #"<constraint firstItem="b1" firstAttribute="top" id="kN"/>"#,
      before: #"<constraint firstItem="l1" firstAttribute="top" id="k1"/>"#),
    .removing(
      "removed constraint",
      #"<constraint firstItem="b1" firstAttribute="width" constant="3" id="k2"/>"#),
    .adding(
      "connection", #"<outlet property="new" destination="b1" id="oN"/>"#,
      before: #"<outlet property="one" destination="l1" id="o1"/>"#),
    Change(
      "re-pointed connection", #"<outlet property="two" destination="b1" id="o2"/>"#,
      #"<outlet property="two" destination="l1" id="o2"/>"#),
    .adding(
      "runtime attribute", #"<userDefinedRuntimeAttribute type="string" keyPath="new" value="0"/>"#,
      before: #"<userDefinedRuntimeAttribute type="string" keyPath="a" value="1"/>"#),
    Change(
      "changed runtime attribute", #"keyPath="b" value="2""#, #"keyPath="b" value="4""#),
    .adding(
      "resource", #"<image name="new" width="1" height="1"/>"#,
      before: #"<image name="a" width="1" height="20"/>"#),
    Change("changed resource", #"<image name="b" width="2""#, #"<image name="b" width="9""#),
    .adding(
      "font", #"<array key="New.ttf"><string>N</string></array>"#,
      before: #"<array key="Fira.ttf">"#),
    .adding(
      "fragment", #"<fragment content="zero "/>"#, before: #"<fragment content="one ">"#),
    Change("changed fragment", #"size="50""#, #"size="51""#),
    Change("renamed fragment", #"<fragment content="two ">"#, #"<fragment content="second ">"#),
    .adding("mask entry", #"<exclude reference="b1"/>"#, before: #"<exclude reference="l1"/>"#),
    .removing("removed mask entry", #"<include reference="k1"/>"#),
    .adding(
      "variation", "<variation key=\"heightClass=compact\" misplaced=\"YES\"/>",
      before: #"<variation key="widthClass=compact">"#),
    Change(
      "initial scene", #"initialViewController="v1""#, #"initialViewController="v2""#),
    Change(
      "colour", #"<color key="tintColor" red="1" green="0""#,
      #"<color key="tintColor" red="0.5" green="0.25""#),
    Change("kind of a value", #"<nil key="textColor"/>"#, #"<color key="textColor" name="x"/>"#),
    Change("comment", "<!--Second-->", "<!--Other-->"),
    Change(
      "quotation marks and white space", #"<switch on="YES" id="w1"/>"#,
      "<switch  id='w1'\n on='YES' ></switch>"),
    Change(
      "text", "<string key=\"note\">some\ntext</string>",
      "<string key=\"note\">other &#65;</string>"),
    Change(
      "prologue", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<?xml version='1.0' encoding='UTF-8'?>"),
    Change("epilogue", "</document>", "</document>\n<!-- end -->"),
  ]

  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1">
    <device id="retina4_7" orientation="portrait"/>
    <customFonts key="customFonts">
    <array key="Fira.ttf">
    <string>A</string>
    </array>
    </customFonts>
    <scenes>
    <!--First-->
    <scene sceneID="s1">
    <objects>
    <viewController id="v1">
    <view key="view" id="r1">
    <subviews>
    <label text="A" id="l1">
    <attributedString key="attributedText">
    <fragment content="one ">
    <attributes><font key="NSFont" size="50" name="X"/></attributes>
    </fragment>
    <fragment content="two ">
    <attributes><font key="NSFont" size="13" name="X"/></attributes>
    </fragment>
    <fragment content="three"/>
    </attributedString>
    <string key="note">some
    text</string>
    <nil key="textColor"/>
    </label>
    <imageView id="i1"/>
    <switch on="YES" id="w1"/>
    <button id="b1">
    <color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
    <state key="normal" title="On"/>
    </button>
    <tableView id="t1">
    <prototypes>
    <tableViewCell id="p1"/>
    </prototypes>
    <sections>
    <tableViewSection id="e1">
    <cells>
    <tableViewCell id="c1"/>
    <tableViewCell id="c2"/>
    <view id="c4"/>
    <tableViewCell id="c3"/>
    </cells>
    </tableViewSection>
    </sections>
    </tableView>
    <segmentedControl id="g1">
    <segments>
    <segment title="Tide"/>
    <segment title="Wind"/>
    <segment title="Rain"/>
    <segment title="Fog"/>
    <segment title="Sun"/>
    </segments>
    </segmentedControl>
    <searchBar id="h1">
    <scopeButtonTitles>
    <string>All</string>
    <string>Some</string>
    <string>None</string>
    </scopeButtonTitles>
    </searchBar>
    <tabBar id="n1">
    <items>
    <tabBarItem title="One" id="m1"/>
    <tabBarItem title="Between" id="m4"/>
    <tabBarItem title="Two" id="m2"/>
    <tabBarItem title="Three" id="m3"/>
    </items>
    </tabBar>
    </subviews>
    <constraints>
    <constraint firstItem="l1" firstAttribute="top" id="k1"/>
    <constraint firstItem="b1" firstAttribute="left" id="k3"/>
    <constraint firstItem="b1" firstAttribute="width" constant="3" id="k2"/>
    </constraints>
    <variation key="default">
    <mask key="subviews">
    <exclude reference="l1"/>
    <exclude reference="g1"/>
    </mask>
    <mask key="constraints">
    <include reference="k3"/>
    <include reference="k1"/>
    </mask>
    </variation>
    <variation key="widthClass=compact">
    <mask key="subviews">
    <include reference="g1"/>
    </mask>
    </variation>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="a" value="1"/>
    <userDefinedRuntimeAttribute type="string" keyPath="b" value="2"/>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="one" destination="l1" id="o1"/>
    <outlet property="two" destination="b1" id="o2"/>
    </connections>
    </view>
    </viewController>
    <exit id="x1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f1"/>
    </objects>
    </scene>
    <!--Second-->
    <scene sceneID="s2">
    <objects>
    <viewController id="v2"/>
    </objects>
    </scene>
    </scenes>
    <resources>
    <image name="a" width="1" height="20"/>
    <image name="b" width="2" height="20"/>
    </resources>
    </document>

    """
}
