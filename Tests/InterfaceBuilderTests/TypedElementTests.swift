import Testing

@testable import InterfaceBuilder

struct ConstraintElementTests {
  @Test func readsWhatIsWritten() throws {
    let view = try firstObject(
      """
      <view id="v"><constraints>
        <constraint firstItem="a" firstAttribute="leadingMargin" relation="greaterThanOrEqual" \
      secondItem="v" secondAttribute="centerXWithinMargins" constant="-8.5" multiplier="16:9" \
      priority="750" symbolic="YES" placeholder="YES" id="c1"/>
        <constraint firstAttribute="height" id="c2"/>
        <constraint firstAttribute="sideways" relation="near" id="c3"/>
        <constraint firstAttribute="top" symbolic="YES" id="c4"/>
      </constraints></view>
      """)
    let constraints = try #require(view.child("constraints")).children("constraint")
      .map { ConstraintElement($0) }
    let first = constraints[0]
    #expect(first.firstItem == "a")
    #expect(first.firstAttribute == .leadingMargin)
    #expect(first.relation == .greaterThanOrEqual)
    #expect(first.secondItem == "v")
    #expect(first.secondAttribute == .centerXWithinMargins)
    #expect(first.constant == -8.5)
    #expect(first.multiplier == 16.0 / 9)
    #expect(first.priority == 750)
    #expect(first.isPlaceholder)

    let second = constraints[1]
    #expect(second.firstItem == nil)
    #expect(second.secondAttribute == nil)
    #expect(second.relation == .equal)
    #expect(second.constant == 0)
    #expect(second.multiplier == 1)
    #expect(second.priority == 1000)
    #expect(!second.isPlaceholder)
    #expect(constraints[2].firstAttribute == nil)
    #expect(constraints[2].relation == .equal)
    #expect(constraints[3].constant == 0)
  }

  @Test func variationsHaveTheLastWord() throws {
    let element = try firstObject(
      """
      <constraint firstAttribute="width" constant="1" priority="2" id="c">
        <variation key="widthClass=compact" constant="3" multiplier="1:2"/>
        <variation key="heightClass=compact-widthClass=compact" constant="4"/>
      </constraint>
      """)
    let constraint = ConstraintElement(element, variations: element.variations)
    #expect(constraint.constant == 4)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.priority == 2)
    #expect(ConstraintElement(element).constant == 1)
  }

  @Test func aMultiplierThatIsNoneIsKnownByItsText() throws {
    let constraint = ConstraintElement(
      try firstObject("<constraint firstAttribute=\"width\" multiplier=\"wide\" id=\"c\"/>"))
    #expect(constraint.multiplier == nil)
    #expect(constraint.multiplierText == "wide")
  }
}

struct VariationElementTests {
  @Test func readsMasksAndOverrides() throws {
    let view = try firstObject(
      """
      <stackView id="v">
        <variation key="default"><mask key="subviews"><exclude reference="a"/>\
      <exclude reference="b"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular" axis="vertical" spacing="4">
          <mask key="constraints"><include reference="c"/></mask>
          <fontDescription key="fontDescription" type="system" pointSize="9"/>
        </variation>
        <variation key="strange"/>
      </stackView>
      """)
    let variations = view.variations
    #expect(variations.count == 3)
    #expect(variations[0].isDefault)
    #expect(variations[0].conditions == [])
    #expect(variations[0].masks == [.init(included: [], excluded: ["a", "b"])])
    #expect(variations[0].attributes.isEmpty)
    #expect(
      variations[1].conditions == [
        .init(trait: "heightClass", value: "compact"), .init(trait: "widthClass", value: "regular"),
      ])
    #expect(variations[1].attributes.map(\.name) == ["axis", "spacing"])
    #expect(variations[1].masks == [.init(included: ["c"], excluded: [])])
    #expect(variations[2].conditions == nil)
  }
}

struct ConnectionElementTests {
  @Test func readsConnections() throws {
    let controller = try firstObject(
      """
      <viewController id="vc"><connections>
        <outlet property="label" destination="l" id="o1"/>
        <segue destination="d" kind="show" identifier="go" id="s1"/>
        <outletCollection property="buttons" destination="b" id="o2"/>
        <segue reference="s1"/>
        <segue destination="p" kind="popoverPresentation" popoverAnchorView="l" \
      modalPresentationStyle="formSheet" animates="NO" id="s2"/>
        <segue destination="e" kind="unwind" unwindAction="back:" id="s3"/>
        <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
      </connections></viewController>
      """)
    #expect(controller.outlets.map(\.property) == ["label", "buttons"])
    let segues = controller.segues
    #expect(segues.map(\.kind) == ["show", "popoverPresentation", "unwind"])
    #expect(segues[0].identifier == "go")
    #expect(segues[0].isAnimated)
    #expect(segues[0].source == controller)
    #expect(segues[1].popoverAnchor == "l")
    #expect(segues[1].modalPresentationStyle == "formSheet")
    #expect(!segues[1].isAnimated)
    #expect(segues[2].unwindAction == "back:")
    #expect(controller.actions.map(\.selector) == ["tap:"])
    #expect(controller.actions.map(\.eventType) == ["touchUpInside"])
  }
}

struct AppearanceElementTests {
  @Test(arguments: [
    (
      "type=\"system\" weight=\"semibold\" pointSize=\"17\"",
      FontElement.Face.system(weight: "semibold"), 17 as Double?
    ),
    ("type=\"boldSystem\" pointSize=\"12.5\"", .boldSystem, 12.5),
    ("type=\"italicSystem\" pointSize=\"9\"", .italicSystem, 9),
    ("style=\"UICTFontTextStyleBody\"", .textStyle("UICTFontTextStyleBody"), nil),
    (
      "name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"8\"",
      .named("Menlo-Regular", family: "Menlo"), 8
    ),
    ("type=\"system\" size=\"system\"", .system(weight: nil), 14),
    ("type=\"boldSystem\" size=\"button\"", .boldSystem, 18),
    ("type=\"system\" size=\"label\"", .system(weight: nil), 17),
    ("type=\"system\" size=\"smallSystem\"", .system(weight: nil), 12),
    ("type=\"system\" size=\"huge\"", .system(weight: nil), nil),
    ("type=\"system\"", .system(weight: nil), nil),
    ("name=\".AppleSystemUIFont\" pointSize=\"9\"", .system(weight: nil), 9),
    ("metaFont=\"systemBold\" size=\"9\"", .boldSystem, 9),
    ("metaFont=\"system\"", .system(weight: nil), 13),
    ("metaFont=\"systemBold\"", .boldSystem, 13),
    ("metaFont=\"smallSystem\"", .system(weight: nil), 11),
    ("metaFont=\"huge\"", .system(weight: nil), nil),
  ])
  func readsFonts(_ attributes: String, face: FontElement.Face, size: Double?) throws {
    let label = try firstObject(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    let font = try #require(label.child(key: "fontDescription").map(FontElement.init))
    #expect(font.face == face)
    #expect(font.pointSize == size)
  }

  @Test(arguments: [
    ("white=\"0.5\" alpha=\"0.25\" colorSpace=\"calibratedWhite\"", 0.5, 0.5, 0.5, 0.25),
    (
      "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      1, 0.5, 0, 1
    ),
    ("cyan=\"0\" magenta=\"1\" yellow=\"0.5\" black=\"0.5\"", 0.5, 0, 0.25, 1),
    ("red=\"2\" green=\"-1\" blue=\"0\"", 1, 0, 0, 1),
  ])
  func readsComponents(
    _ attributes: String, red: Double, green: Double, blue: Double, alpha: Double
  ) throws {
    let view = try firstObject("<view id=\"v\"><color key=\"c\" \(attributes)/></view>")
    let color = try #require(view.color("c")?.components)
    let pairs = [
      (color.red, red), (color.green, green), (color.blue, blue), (color.alpha, alpha),
    ]
    for (actual, expected) in pairs { #expect(actual == expected) }
  }

  @Test(arguments: [
    (
      "systemColor=\"labelColor\" cocoaTouchSystemColor=\"x\"",
      ColorElement.Value.system("labelColor")
    ),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor")),
    ("name=\"brand\"", .named("brand")),
    ("name=\"textColor\" catalog=\"System\" colorSpace=\"catalog\"", .system("textColor")),
  ])
  func readsNamesOfColors(_ attributes: String, value: ColorElement.Value) throws {
    let view = try firstObject("<view id=\"v\"><color key=\"c\" \(attributes)/></view>")
    #expect(view.color("c")?.value == value)
  }

  @Test func componentsComeBeforeAnOlderSystemsName() throws {
    let view = try firstObject(
      "<view id=\"v\"><color key=\"c\" white=\"1\" cocoaTouchSystemColor=\"x\"/></view>")
    guard case .components = view.color("c")?.value else {
      Issue.record("no components")
      return
    }
  }

  @Test func readsResources() throws {
    let document = try parse(
      xib(
        "<view id=\"v\"/>",
        resources: """
          <image name="cat" width="20" height="10.5"/>
          <image name="star" catalog="system" width="128" height="121"/>
          <image name="lost"/>
          <namedColor name="brand"><color red="1" green="0" blue="0"/></namedColor>
          <systemColor name="labelColor"><color white="0" alpha="1"/></systemColor>
          """))
    let resources = Resources(of: document)
    #expect(
      resources.images == [
        "cat": .init(width: 20, height: 10.5, isSymbol: false),
        "star": .init(width: 128, height: 121, isSymbol: true),
      ])
    #expect(resources.namedColor("brand")?.red == 1)
    #expect(resources.systemColor("labelColor")?.red == 0)
    #expect(resources.namedColor("labelColor") == nil)
  }

  @Test func readsAttributedText() throws {
    let label = try firstObject(
      """
      <label id="l"><attributedString key="attributedText">
        <fragment content="One "><attributes>
          <color key="NSColor" white="1" alpha="1"/><font key="NSFont" size="18" metaFont="system"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/>
        </attributes></fragment>
        <fragment><string key="content">two
      </string></fragment>
      </attributedString></label>
      """)
    let text = try #require(label.child(key: "attributedText").flatMap(AttributedText.init))
    #expect(text.plainText == "One two\n")
    let first = text.fragments[0]
    #expect(first.font?.face == .system(weight: nil))
    #expect(first.font?.pointSize == 18)
    #expect(first.color?.components?.red == 1)
    #expect(first.paragraphStyle?.alignment == "center")
    #expect(first.paragraphStyle?.lineSpacing == 3)
    #expect(text.fragments[1].font == nil)
  }
}

struct PropertyElementTests {
  @Test func readsRuntimeAttributes() throws {
    let view = try firstObject(
      """
      <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
      <real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="c"><string key="value">x
      y</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="d">\
      <color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="e">\
      <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="f"/>
        <userDefinedRuntimeAttribute type="image" keyPath="g" value="cat"/>
        <userDefinedRuntimeAttribute type="unheard-of" keyPath="h" value="?"/>
        <userDefinedRuntimeAttribute type="string" value="no key path"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let attributes = view.runtimeAttributes
    #expect(attributes.map(\.keyPath) == ["a", "layer.cornerRadius", "c", "d", "e", "f", "g", "h"])
    #expect(attributes[0].value == .boolean(true))
    #expect(attributes[1].value == .number(2.5))
    #expect(attributes[1].value?.number == 2.5)
    #expect(attributes[2].value == .string("x\ny"))
    guard case .color(let color) = attributes[3].value else {
      Issue.record("no colour")
      return
    }
    #expect(color.components?.red == 1)
    #expect(attributes[4].value == .size(width: 1, height: 2))
    #expect(attributes[5].value == RuntimeAttribute.Value.none)
    #expect(attributes[6].value == .image("cat"))
    #expect(attributes[7].value == nil)
  }

  @Test func readsSimulatedMetrics() throws {
    let controller = try firstObject(
      """
      <viewController id="vc">
        <nil key="simulatedStatusBarMetrics"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </viewController>
      """)
    let metrics = SimulatedMetrics(of: controller)
    #expect(metrics.statusBar == .none)
    guard case .simulated(let bar) = metrics.topBar else {
      Issue.record("no top bar")
      return
    }
    #expect(bar.name == "simulatedNavigationBarMetrics")
    #expect(metrics.bottomBar == .inferred)
    #expect(metrics.isFreeform)
    #expect(!SimulatedMetrics(of: try firstObject("<viewController id=\"a\"/>")).isFreeform)
  }

  @Test func readsSectionsOfTables() throws {
    let table = try firstObject(
      """
      <tableView id="t" dataMode="static">
        <sections><tableViewSection headerTitle="One" id="s"><string key="footerTitle">a
      b</string><cells><tableViewCell id="c1"/><tableViewCell id="c2"/></cells></tableViewSection>
        </sections></tableView>
      """)
    let sections = table.tableSections
    #expect(sections.map(\.headerTitle) == ["One"])
    #expect(sections[0].footerTitle == "a\nb")
    #expect(sections[0].cells.map(\.id) == ["c1", "c2"])
    #expect(try firstObject("<tableView id=\"t\"><prototypes/></tableView>").tableSections.isEmpty)
  }

  @Test(arguments: [
    (#"viewLayoutGuide key="safeArea""#, LayoutGuideElement.Kind.safeArea),
    (#"viewLayoutGuide key="contentLayoutGuide""#, .content),
    (#"viewLayoutGuide key="mine""#, .other),
    (#"viewControllerLayoutGuide type="top""#, .top),
    (#"viewControllerLayoutGuide type="bottom""#, .bottom),
  ])
  func readsLayoutGuides(_ tag: String, kind: LayoutGuideElement.Kind) throws {
    #expect(LayoutGuideElement(try firstObject("<\(tag) id=\"g\"/>"))?.kind == kind)
    #expect(LayoutGuideElement(try firstObject("<view id=\"v\"/>")) == nil)
  }

  @Test(arguments: [
    "<inset key=\"i\" minX=\"2\" minY=\"1\" maxX=\"4\" maxY=\"3\"/>",
    "<edgeInsets key=\"i\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
    "<directionalEdgeInsets key=\"i\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
  ])
  func readsInsets(_ element: String) throws {
    let insets = try #require(
      try firstObject("<view id=\"v\">\(element)</view>").child(key: "i")?.insets)
    #expect(insets.top == 1)
    #expect(insets.leading == 2)
    #expect(insets.bottom == 3)
    #expect(insets.trailing == 4)
  }
}
