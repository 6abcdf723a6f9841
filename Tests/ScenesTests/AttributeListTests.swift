import InterfaceBuilder
import Testing
import TextMetrics
import Traits

@testable import Scenes

/// What inspectors show of objects: each attribute in words, with where it is from.
@Suite struct AttributeListTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let element: String
    /// Group, title, value and source.
    let expected: String

    init(_ element: String, _ expected: String) {
      self.element = element
      self.expected = expected
    }

    var testDescription: String { "\(element): \(expected)" }
  }

  /// All attributes of a view with the id `a`, as `Group | Title | Value | source`.
  private static func rows(
    _ element: String, traits: TraitCollection = .phonePortrait
  ) throws -> [String] {
    let end = element.firstIndex { $0 == "/" || $0 == ">" } ?? element.endIndex
    let element = String(element[..<end]) + #" id="a""# + element[end...]
    let scene = try scene("<subviews>\(element)</subviews>", traits: traits)
    return rows(of: try scene.view("a"), scene)
  }

  private static func rows(of view: View, _ scene: Scene) -> [String] {
    AttributeList(of: view, typography: scene.typography).groups.flatMap { group in
      group.attributes.map { "\(group.title) | \($0.title) | \($0.value) | \($0.source.rawValue)" }
    }
  }

  private static let font = #"<fontDescription key="fontDescription" "#

  @Test(arguments: [
    Case("<label/>", "Label | Lines | 1 | default"),
    Case(#"<label numberOfLines="0"/>"#, "Label | Lines | 0 | document"),
    Case(#"<label text="Hello"/>"#, "Label | Text | Hello | document"),
    Case(
      #"<label><string key="text">Two\#nlines</string></label>"#,
      "Label | Text | Two\nlines | document"),
    Case(
      """
      <label><attributedString key="attributedText"><fragment content="A"/><fragment content="B"/>\
      </attributedString></label>
      """, "Label | Text | AB | document"),
    Case(
      """
      <label><attributedString key="attributedText"><fragment content="A"><attributes>\
      <font key="NSFont" size="20" metaFont="systemBold"/></attributes></fragment></attributedString></label>
      """, "Look of the Part | Font | Bold 20 pt, System | document"),
    Case("<label/>", "Label | Font | Regular 17 pt, System | default"),
    Case(
      "<label>\(font) type=\"system\" weight=\"semibold\" pointSize=\"20\"/></label>",
      "Label | Font | Semibold 20 pt, System | document"),
    Case(
      "<label>\(font) style=\"UICTFontTextStyleHeadline\"/></label>",
      "Label | Font | Semibold 17 pt, Headline | document"),
    Case(
      "<label>\(font) name=\"AvenirNext-Medium\" family=\"Avenir Next\" pointSize=\"14\"/></label>",
      "Label | Font | Medium 14 pt, Avenir Next (AvenirNext-Medium) | document"),
    Case(
      #"<label><color key="textColor" systemColor="secondaryLabelColor"/></label>"#,
      "Label | Color | Secondary Label Color | document"),
    Case(#"<label><nil key="textColor"/></label>"#, "Label | Color | Default | document"),
    Case("<label/>", "Label | Color | Default | default"),
    Case(#"<label lineBreakMode="wordWrap"/>"#, "Label | Line Break | Word Wrap | document"),
    Case(
      #"<label><size key="shadowOffset" width="0.0" height="-1"/></label>"#,
      "Label | Shadow Offset | 0 × −1 | document"),
    Case("<button/>", "Button | Type | Custom | default"),
    Case(#"<button buttonType="contactAdd"/>"#, "Button | Type | Add Contact | document"),
    Case(
      #"<button><inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/></button>"#,
      "Button | Title Insets | top 2, left 1, bottom 4, right 3 | document"),
    Case(
      #"<button><state key="normal" title="Go"/></button>"#,
      "State Config: Default | Title | Go | document"),
    Case(
      #"<button><state key="highlighted" image="Lit"/></button>"#,
      "State Config: Highlighted | Image | Lit | document"),
    Case(
      """
      <button><buttonConfiguration key="configuration" style="filled" title="Go">\
      <backgroundConfiguration key="background" cornerRadius="4"/></buttonConfiguration></button>
      """, "Background Configuration | Corner Radius | 4 | document"),
    Case("<button/>", "Control | Horizontal Alignment | Center | default"),
    Case(#"<button enabled="NO"/>"#, "Control | Enabled | No | document"),
    Case("<textField/>", "Text Field | Border Style | None | default"),
    Case(
      #"<textField><textInputTraits key="textInputTraits" keyboardType="emailAddress"/></textField>"#,
      "Text Input Traits | Keyboard Type | Email Address | document"),
    Case(
      #"<textView><dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/></textView>"#,
      "Text View | Data Detectors | Link, Address | document"),
    Case("<textView/>", "Scroll View | Bounce On Scroll | Yes | default"),
    Case(
      #"<imageView image="star" catalog="system"/>"#, "Image View | Image | star | document"),
    Case(
      #"<imageView contentMode="scaleAspectFill"/>"#, "View | Content Mode | Aspect Fill | document"
    ),
    Case("<imageView/>", "View | Content Mode | Scale To Fill | default"),
    Case("<stackView/>", "Stack View | Axis | Horizontal | default"),
    Case(
      #"<stackView distribution="equalSpacing" spacing="7.5"/>"#,
      "Stack View | Spacing | 7.5 | document"),
    Case(#"<tableView style="insetGrouped"/>"#, "Table View | Style | Inset Grouped | document"),
    Case(
      #"<tableViewCell accessoryType="disclosureIndicator" style="IBUITableViewCellStyleValue1"/>"#,
      "Table View Cell | Style | Right Detail | document"),
    Case(
      #"<tableViewCell accessoryType="disclosureIndicator"/>"#,
      "Table View Cell | Accessory | Disclosure Indicator | document"),
    Case("<switch/>", "Switch | State On | No | default"),
    Case(#"<slider value="0.25"/>"#, "Slider | Value | 0.25 | document"),
    Case("<stepper/>", "Stepper | Maximum | 100 | default"),
    Case(
      #"<segmentedControl><segments><segment title="A"/><segment title="B" enabled="NO"/></segments></segmentedControl>"#,
      "Segment 1 | Enabled | No | document"),
    Case(#"<progressView progress="0.5"/>"#, "Progress View | Progress | 0.5 | document"),
    Case(
      #"<activityIndicatorView style="large"/>"#,
      "Activity Indicator View | Style | Large | document"),
    Case(#"<pageControl numberOfPages="3"/>"#, "Page Control | # of Pages | 3 | document"),
    Case("<datePicker/>", "Date Picker | Mode | Date and Time | default"),
    Case("<searchBar/>", "Search Bar | Shows Cancel Button | No | default"),
    Case(
      #"<visualEffectView><blurEffect style="dark"/></visualEffectView>"#,
      "Blur Effect | Style | Dark | document"),
    Case(
      #"<navigationBar largeTitles="YES"/>"#,
      "Navigation Bar | Prefers Large Titles | Yes | document"),
    Case(
      """
      <toolbar><items><barButtonItem systemItem="flexibleSpace" id="i1"/>\
      <barButtonItem title="Done" style="done" id="i2"/></items></toolbar>
      """, "Bar Button Item: Done | Style | Done | document"),
    Case(
      #"<collectionView><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4"/></collectionView>"#,
      "Collection View Flow Layout | Min Spacing For Lines | 4 | document"),
    Case("<view/>", "Size | Content Hugging, Horizontal | 250 (Low) | default"),
    Case(
      #"<view verticalCompressionResistancePriority="751"/>"#,
      "Size | Compression Resistance, Vertical | 751 | document"),
    Case(
      #"<view><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>"#,
      "Size | Autoresizing | Flexible Width, Flexible Bottom Margin | document"),
    Case(
      #"<view customClass="MapPin" customModule="App"/>"#, "Identity | Class | MapPin | document"),
    Case("<label/>", "Identity | Class | UILabel | default"),
    Case(
      """
      <view><accessibility key="accessibilityConfiguration" label="Pin">\
      <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="YES"/>\
      </accessibility></view>
      """, "Accessibility | Traits | Button, Selected | document"),
    Case(
      """
      <view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>\
      </userDefinedRuntimeAttributes></view>
      """, "User Defined Runtime Attributes | layer.cornerRadius | 8 | document"),
    // Nothing is hidden.
    Case(#"<view sparkle="YES"/>"#, "Other | sparkle | YES | document"),
    Case(
      #"<view><shine key="polish" strength="3"/></view>"#,
      "Other | polish | strength = 3 | document"),
    Case(
      #"<button><state key="normal" title="A" glow="1"/></button>"#,
      "Other | normal.glow | 1 | document"),
    Case(#"<hologram depth="2"/>"#, "Other | depth | 2 | document"),
    // As it is written, known or not.
    Case(#"<label numberOfLines="many"/>"#, "Label | Lines | many | document"),
    Case(#"<view contentMode="sideways"/>"#, "View | Content Mode | Sideways | document"),
  ]) func attributesInWords(row: Case) throws {
    let rows = try Self.rows(row.element)
    #expect(rows.contains(row.expected), "\(rows.joined(separator: "\n"))")
  }

  /// What is told of an element and its parts has all that is written there but what the outline shows.
  @Test func everythingThatIsWrittenIsTold() throws {
    let rows = try Self.rows(
      """
      <label opaque="NO" text="A" newInXcode30="on"><rect key="frame" x="1" y="2" width="3" height="4"/>\
      <color key="unheardOf" white="0.5" alpha="0.5"/></label>
      """)
    for part in [
      "View | Opaque | No", "Label | Text | A", "Other | newInXcode30 | on",
      "Size | Frame in the Document | 1, 2, 3 × 4", "Other | unheardOf | #80808080",
    ] { #expect(rows.contains("\(part) | document"), "\(part)") }
    #expect(rows.count == Set(rows.map { $0.split(separator: "|").prefix(2).joined() }).count)
  }

  @Test func theVariationThatCountsIsTold() throws {
    let label = """
      <label text="Base"><variation key="widthClass=compact" text="Narrow"/>\
      <variation key="widthClass=regular" text="Wide"/></label>
      """
    #expect(try Self.rows(label).contains("Label | Text | Narrow | variation"))
    let scene = try scene(
      "<subviews>\(label.replacing("<label ", with: "<label id=\"a\" "))</subviews>")
    let list = AttributeList(of: try scene.view("a"), typography: scene.typography)
    let text = try #require(list.groups.flatMap(\.attributes).first { $0.key == "text" })
    #expect(text.variation?.key == "widthClass=compact")
    #expect(text.variations.map(\.key) == ["widthClass=compact", "widthClass=regular"])
    #expect(!list.groups.contains { $0.title == "Other" })
  }

  @Test func controllersHaveTheirs() throws {
    let scene = try scene(
      "",
      controllerContent: """
        <navigationItem key="navigationItem" title="Home" id="n"><barButtonItem key="rightBarButtonItem" \
        systemItem="add" id="b"/></navigationItem><tabBarItem key="tabBarItem" title="Tab" id="t"/>\
        <nil key="simulatedStatusBarMetrics"/><extendedEdge key="edgesForExtendedLayout" top="YES"/>
        """)
    let controller = try #require(scene.controller)
    let rows = Self.rows(of: View(alone: controller), scene)
    for row in [
      "Navigation Item | Title | Home | document",
      "Bar Button Item: Add | System Item | Add | document",
      "Tab Bar Item | Title | Tab | document",
      "View Controller | Extend Edges | Top | document",
      "View Controller | Presentation | Automatic | default",
      "Identity | Class | UIViewController | default",
    ] { #expect(rows.contains(row), "\(rows.joined(separator: "\n"))") }
  }

  /// A view's defaults are none of what is no view.
  @Test func objectsThatAreNoViewsHaveNoneOfTheirs() throws {
    let scene = try scene(
      """
      <subviews><view id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="width" \
      constant="9" id="c"/></constraints>
      """)
    let constraints = scene.root.element?.child("constraints")?.children
    let element = try #require(constraints?.first { $0.id == "c" })
    let titles = AttributeTable.common(of: element).map(\.title)
    #expect(
      titles == AttributeTable.common(of: element).filter { $0.title == "Identity" }.map(\.title))
    #expect(titles.count == 1)
  }

  @Test func containersHaveTheirBars() throws {
    let set = try storyboard(
      controller(
        "nc", "navigationController", "",
        """
        <nil name="viewControllers"/><navigationBar key="navigationBar" contentMode="left" id="bar">\
        <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" white="1"/>\
        </navigationBarAppearance></navigationBar>
        <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
        """))
    let scene = try set.scene(at: 0)
    let rows = Self.rows(of: View(alone: try #require(scene.controller)), scene)
    for row in [
      "Navigation Controller | Toolbar Hidden | Yes | default",
      "Navigation Bar | Translucent | Yes | default",
      "Navigation Bar | Content Mode | Left | document",
      "Standard Appearance | Background | #FFFFFF | document",
      "Simulated Metrics | Status Bar | Status Bar, statusBarStyle = lightContent | document",
      "Other | viewControllers | None | document",
    ] { #expect(rows.contains(row), "\(rows.joined(separator: "\n"))") }
  }

  /// A title stands once in its group, and a key in one table of an element.
  @Test(arguments: ViewKind.allCases) func tablesHaveEachKeyOnce(kind: ViewKind) throws {
    let scene = try scene(
      "<subviews><\(kind.rawValue.isEmpty ? "x" : kind.rawValue) id=\"a\"/></subviews>")
    let element = try #require(try scene.view("a").element)
    let tables = AttributeTable.own(of: element) + AttributeTable.common(of: element)
    let keys = tables.flatMap(\.entries).flatMap(\.keys)
    #expect(Dictionary(grouping: keys, by: \.self).filter { $1.count > 1 }.keys.sorted() == [])
    for table in tables {
      #expect(Set(table.entries.map(\.title)).count == table.entries.count, "\(table.title)")
    }
  }
}
