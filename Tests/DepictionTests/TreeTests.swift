import Assets
import Foundation
import InterfaceBuilder
import Layout
import Scenes
import Styles
import Testing
import TextMetrics

@testable import Depiction
@testable import Drawing
@testable import Graphics
@testable import Traits
@testable import UIKitMetrics

/// From a document to looks.
@Suite struct Trees {
  private func tree(
    _ views: String, appearance: Appearance = .light, resources: String = "",
    tools: String = "22154", images: (String) -> ImageFile? = { _ in nil }
  ) throws -> DrawnView {
    DrawnView.tree(
      of: try laidOut(views, resources: resources, tools: tools), appearance: appearance,
      image: { name, _ in images(name).map { ShownImage(file: $0, size: $0.pointSize) } })
  }

  /// - Parameter tools: The version of Interface Builder that saved the document.
  private func laidOut(
    _ views: String, resources: String = "", tools: String = "22154", tint: String = ""
  ) throws -> LaidOutScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)">
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" title="Controller" sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
              <subviews>\(views)</subviews>
            </view>
          </viewController>
        </objects></scene></scenes>
        <resources>\(resources)</resources>
        \(tint)
      </document>
      """
    let set = SceneSet(try Document(parsing: Array(text.utf8)))
    var environment = Environment(
      traits: TraitCollection(displayScale: 2), size: Size(width: 320, height: 480),
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
      rootMargin: 16, device: nil, orientation: .portrait)
    environment.system = set.canvas.system
    let entry = try #require(set.entries.first)
    let scene = set.scene(entry, environment: environment, isAsDesigned: false)
    return try LayoutEngine(text: CompatibleTextMeasurer()).layout(scene)
  }

  @Test func anItemIsWhereItsBarIsDrawn() throws {
    let scene = try laidOut(
      """
      <view id="outer"><rect key="frame" x="0" y="100" width="320" height="200"/><subviews>
        <toolbar id="bar"><rect key="frame" x="0" y="50" width="320" height="44"/><items>
          <barButtonItem systemItem="flexibleSpace" id="space"/>
          <barButtonItem systemItem="add" id="plus"/>
        </items></toolbar>
      </subviews></view>
      """)
    let painter = ViewPainter()
    let frame = try #require(painter.frame(ofBarItem: "plus", in: scene))
    #expect(frame.y == 150)
    #expect(frame.height == 44)
    #expect(frame.maxX > 290 && frame.maxX <= 320)
    #expect(painter.frame(ofBarItem: "elsewhere", in: scene) == nil)
  }

  private let frame = #"<rect key="frame" x="10" y="20" width="100" height="40"/>"#

  /// A configured button's role, the weight of its title and whether it is red.
  @Test(arguments: [
    ("", FontWeight.regular, false), (#"role="primary""#, .semibold, false),
    (#"role="destructive""#, .regular, true), (#"role="cancel""#, .regular, false),
  ])
  func rolesOfButtons(attributes: String, weight: FontWeight, isRed: Bool) throws {
    let root = try tree(
      """
      <button \(attributes) id="b">\(frame)
      <buttonConfiguration key="configuration" style="filled" title="A"/></button>
      """)
    let look = try #require(root.children.first).look
    #expect(look.font?.weight == weight)
    #expect((look.tint == Color(hex: 0xFF3B30)) == isRed)
  }

  @Test func labelsHaveTheirTextFontAndColor() throws {
    let root = try tree(
      """
      <label id="l" userLabel="Title" text="Hello" textAlignment="center" numberOfLines="0">\(frame)
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" name="Brand"/></label>
      """,
      resources: """
        <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    let label = try #require(root.children.first)
    #expect(label.name == "Title")
    #expect(label.frame == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(label.look.text == "Hello")
    #expect(label.look.font == Font(weight: .bold, pointSize: 20))
    #expect(label.look.textColor == Color(red: 1, green: 0.5, blue: 0))
    #expect(label.look.alignment == .center)
    #expect(label.look.label?.numberOfLines == 0)
    #expect(label.look.label?.avoidsOrphans == true)
  }

  @Test(arguments: [(Appearance.light, 0.0), (.dark, 1)])
  func systemColorsFollowTheAppearance(appearance: Appearance, white: Double) throws {
    let root = try tree(
      """
      <label id="l" text="A">\(frame)<color key="textColor" systemColor="labelColor"/></label>
      """, appearance: appearance)
    #expect(root.children.first?.look.textColor == Color(white: white))
    #expect(root.look.appearance == (appearance == .dark ? .dark : nil))
  }

  @Test func tintIsInherited() throws {
    let root = try tree(
      """
      <view id="outer">\(frame)<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
        <subviews><switch id="s" on="YES">\(frame)</switch></subviews></view>
      <slider id="plain" value="5" minValue="0.0" maxValue="10">\(frame)</slider>
      """)
    #expect(root.children[0].children.first?.look.tint == Color(red: 1, green: 0, blue: 0))
    #expect(root.children[0].children.first?.look.toggle?.isOn == true)
    #expect(root.children[1].look.tint == nil)
    #expect(root.children[1].look.slider?.value == 0.5)
  }

  /// As the page of a page view controller is in what UIKit makes around it.
  @Test func aSceneInsideOneWithoutATintHasItsDocuments() throws {
    var outer = try laidOut("")
    let inner = try laidOut(
      "", tint: #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#)
    outer.contained = [
      LaidOutScene.Contained(
        view: .root, frame: Rect(x: 0, y: 0, width: 320, height: 480), scene: inner)
    ]
    let root = DrawnView.tree(of: outer, appearance: .light)
    #expect(root.look.tint == nil)
    #expect(root.children.contains { $0.look.tint == Color(red: 1, green: 0, blue: 0) })
  }

  /// Of a base colour, and of the background's own where one is written.
  @Test(arguments: [
    ("filled", false, Color(red: 1, green: 0, blue: 0)),
    ("filled", true, Color(red: 0, green: 1, blue: 0)), ("plain", false, nil),
    ("plain", true, Color(red: 0, green: 1, blue: 0)),
  ])
  func whatIsBehindAConfiguredButton(style: String, hasOwn: Bool, color: Color?) throws {
    let own = """
      <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      """
    let root = try tree(
      """
      <button id="b" buttonType="system">\(frame)
        <buttonConfiguration key="configuration" style="\(style)" title="New">
          <backgroundConfiguration key="background">\(hasOwn ? own : "")</backgroundConfiguration>
          <color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
        </buttonConfiguration></button>
      """)
    #expect(root.children[0].look.barTint == color)
  }

  @Test func theDocumentsTintIsTheFirst() throws {
    let scene = try laidOut(
      """
      <button id="a" buttonType="system">\(frame)<state key="normal" title="A"/></button>
      <view id="outer">\(frame)<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
        <subviews><button id="b">\(frame)</button></subviews></view>
      """,
      resources: """
        <namedColor name="Accent"><color red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """, tint: #"<color key="tintColor" name="Accent"/>"#)
    let root = DrawnView.tree(of: scene, appearance: .light)
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(root.look.tint == green)
    #expect(root.children[0].look.tint == green)
    #expect(root.children[1].children.first?.look.tint == Color(red: 1, green: 0, blue: 0))
    // An app's catalog may have changed since.
    let blue = Color(red: 0, green: 0, blue: 1)
    let other = DrawnView.tree(of: scene, appearance: .light, assetColors: ["Accent": blue])
    #expect(other.children[0].look.tint == blue)
  }

  @Test func buttonsWithAndWithoutConfiguration() throws {
    let root = try tree(
      """
      <button id="a" buttonType="system">\(frame)<state key="normal" title="Go"/></button>
      <button id="b" buttonType="system">\(frame)<state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="New" cornerStyle="capsule">
          <imageReference key="image" image="plus" catalog="system"/></buttonConfiguration></button>
      """)
    #expect(root.children[0].look.style == .system)
    #expect(root.children[0].look.text == "Go")
    let new = root.children[1].look
    #expect(new.style == .filled)
    #expect(new.text == "New")
    #expect(new.image?.name == "plus" && new.image?.isSymbol == true)
    #expect(new.button?.shapeRadius == 20)
    #expect(new.cornerRadius == nil)
  }

  @Test(
    arguments: [
      ("", "", nil), (#"semanticContentAttribute="forceRightToLeft""#, "", .right),
      ("", #"imagePlacement="trailing""#, .right), ("", #"imagePlacement="top""#, .top),
      (#"semanticContentAttribute="forceRightToLeft""#, #"imagePlacement="trailing""#, nil),
    ] as [(String, String, ImagePlacement?)])
  func buttonsHaveTheirImageWhereTheyPutIt(
    direction: String, configuration: String, placement: ImagePlacement?
  ) throws {
    let root = try tree(
      """
      <button id="b" \(direction)>\(frame)
        <buttonConfiguration key="configuration" style="plain" title="A" \(configuration)/></button>
      """)
    let layout = try #require(root.children.first?.look.button)
    #expect(layout.imagePlacement == placement)
    #expect(layout.contentInsets == EdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
  }

  @Test func olderButtonsHaveInsetsAndABackground() throws {
    let root = try tree(
      """
      <button id="b" contentHorizontalAlignment="leading"
        semanticContentAttribute="forceRightToLeft">\(frame)
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="imageEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
        <state key="normal" title="A" image="i" backgroundImage="back"/></button>
      """)
    let look = try #require(root.children.first?.look)
    #expect(look.button?.contentInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(look.button?.imageInsets == EdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    #expect(look.image?.name == "i")
    #expect(look.button?.backgroundImage?.name == "back")
    #expect(look.alignment == .right)
  }

  @Test func naturalTextBeginsWhereItsViewDoes() throws {
    let root = try tree(
      """
      <label id="a" text="A" textAlignment="natural">\(frame)</label>
      <label id="b" text="A" textAlignment="natural"
        semanticContentAttribute="forceRightToLeft">\(frame)</label>
      """)
    #expect(root.children.prefix(2).map(\.look.alignment) == [nil, .right])
  }

  @Test func imagesKnowWhereTheyAre() throws {
    let root = try tree(
      #"<imageView id="i" image="beach" contentMode="scaleAspectFit">\#(frame)</imageView>"#,
      resources: #"<image name="beach" width="64" height="48"/>"#,
      images: { name in
        guard name == "beach" else { return nil }
        return ImageFile(path: "/pictures/beach.png", scale: 2, rendering: .automatic)
      })
    let expected = Look.Image(
      name: "beach", path: "/pictures/beach.png", size: Size(width: 64, height: 48))
    #expect(root.children.first?.look.image == expected)
    #expect(root.children.first?.look.imageView?.contentMode == .scaleAspectFit)
    #expect(root.children.first?.name == "beach")
  }

  @Test(
    arguments: [(.template, .template), (.original, .original), (.automatic, nil)]
      as [(ImageFile.Rendering, Look.Image.Rendering?)])
  func imagesAreRenderedAsTheirCatalogSays(
    written: ImageFile.Rendering, rendering: Look.Image.Rendering?
  ) throws {
    let root = try tree(
      #"<imageView id="i" image="leaf">\#(frame)</imageView>"#,
      images: { ImageFile(path: "/pictures/\($0).png", scale: 2, rendering: written) })
    #expect(root.children.first?.look.image?.rendering == rendering)
  }

  /// A file outside any catalog, and one in it, may have any name: the catalog says what its scale is.
  @Test func anImagesSizeIsThatOfItsFileAtItsScale() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(Surface.image(width: 60, height: 30).png()).write(to: URL(filePath: file))
    let root = try tree(
      #"<imageView id="i" image="leaf">\#(frame)</imageView>"#,
      images: { _ in ImageFile(path: file, scale: 3, rendering: .automatic) })
    #expect(root.children.first?.look.image?.size == Size(width: 20, height: 10))
  }

  /// What bars and segments write is measured and drawn in the font that the document's labels have.
  @Test(arguments: ["6254", "7706", "13196", "14868", "22154"])
  func barsAndSegmentsAreInTheSystemsFontOfTheirTime(tools: String) throws {
    let root = try tree(
      """
      <label id="l" text="A">\(frame)</label>
      <toolbar id="t">\(frame)<items><barButtonItem title="A" id="b"/></items></toolbar>
      <segmentedControl id="s">\(frame)<segments><segment title="A"/></segments></segmentedControl>
      <searchBar id="q">\(frame)</searchBar><pickerView id="p">\(frame)</pickerView>
      """, tools: tools)
    let label = try #require(root.children.first?.look.font)
    for view in root.children[1...4] {
      #expect(view.look.systemFont(label.pointSize) == label, "\(view.look.kind)")
    }
  }

  /// The canvas of Xcode 7 and 13 has another text size than devices.
  /// Their iOS 9 has no configurations.
  @Test(arguments: [("9531", 18.0), ("19529", 17), ("21507", 17)])
  func textStylesAreDrawnInTheDefaultSizeOnDevices(tools: String, button: Double) throws {
    let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let root = try tree(
      """
      <label id="l" text="A">\(frame)\(style)</label><textField id="f">\(frame)\(style)</textField>
      <textView id="v">\(frame)\(style)</textView>
      <button id="b">\(frame)<buttonConfiguration key="configuration" style="plain" title="A"/></button>
      """, tools: tools)
    #expect(root.children.prefix(4).map(\.look.font?.pointSize) == [17, 17, 17, button])
  }

  @Test func runtimeAttributesShapeTheLayer() throws {
    let root = try tree(
      """
      <view id="v">\(frame)<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <real key="value" value="12"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(root.children.first?.look.cornerRadius == 12)
    #expect(root.children.first?.look.clipsToBounds == true)
  }

  @Test func whatIsNotKnownIsALabelledBox() throws {
    let root = try tree(
      """
      <hologramView id="h" customClass="Hologram">\(frame)</hologramView>
      <view id="v" customClass="GraphView">\(frame)</view>
      """)
    #expect(root.children[0].look.kind == .other)
    #expect(root.children[0].look.caption == "Hologram")
    #expect(root.children[1].look.kind == .view)
    #expect(root.children[1].look.caption == nil)
  }

  @Test func barsReadTheirItems() throws {
    let root = try tree(
      """
      <navigationBar id="n">\(frame)<items><navigationItem id="i" title="Title">
        <barButtonItem key="leftBarButtonItem" systemItem="done" id="d"/>
        <rightBarButtonItems><barButtonItem title="Edit" id="e"/></rightBarButtonItems>
      </navigationItem></items></navigationBar>
      <toolbar id="t">\(frame)<items><barButtonItem systemItem="flexibleSpace" id="f"/>
        <barButtonItem systemItem="add" id="g"/></items></toolbar>
      """)
    let bar = root.children[0].look
    #expect(bar.text == "Title")
    #expect(bar.items.map(\.place) == [.left, .right])
    #expect(bar.items.map(\.isProminent) == [true, nil])
    #expect(root.children[1].look.items.map(\.space) == [.flexible, nil])
  }

  @Test func aSelectedTabHasItsOwnImage() throws {
    let item = #"<tabBarItem image="plain" selectedImage="full""#
    let root = try tree(
      """
      <tabBar id="t" selectedItem="b">\(frame)<items>\(item) id="a"/>\(item) id="b"/>
        <tabBarItem image="only" id="c"/></items></tabBar>
      <tabBar id="u" selectedItem="d">\(frame)<items><tabBarItem image="only" id="d"/></items></tabBar>
      """)
    #expect(root.children[0].look.items.map(\.image?.name) == ["plain", "full", "only"])
    #expect(root.children[1].look.items.map(\.image?.name) == ["only"])
  }

  @Test func aStatusBarIsOnTop() throws {
    let bar = try #require(try tree("").children.last)
    #expect(bar.look.kind == .statusBar)
    #expect(bar.id.hasPrefix("ninefold:"))
    #expect(bar.frame == Rect(x: 0, y: 0, width: 320, height: 20))
  }
}
