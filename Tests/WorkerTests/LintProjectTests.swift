import Foundation
import Testing

/// What a document names of its project, and whether it is there: outlets and actions of classes, colours.
@Suite struct LintProjectTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add("project.yml", "")
  }

  private func rules(_ inside: String) throws -> [String] {
    let file = try folder.add(
      "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(inside)
      </view></objects></document>
      """)
    let run = try WorkerProgram.run(
      ["lint", "--devices", "iPhone 15 Pro", "--format", "json", file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let findings = try #require(result["findings"] as? [[String: Any]])
    return findings.compactMap { $0["rule"] as? String }
  }

  /// A source, its file's name, and whether it has the outlet `field` and the action `save:`.
  @Test(
    arguments: [
      (
        "class Owner: UIViewController { var field: Any? \n func save(_ s: Any) {} }", "swift",
        true, true
      ),
      ("class Owner: UIViewController { @IBOutlet var fields: Any? }", "swift", false, false),
      // What is commented out is gone; an address is no comment.
      (
        "class Owner: UIViewController { // var field: Any?\n /* func save(_ s: Any) {} */ }",
        "swift", false, false
      ),
      (
        #"class Owner: UIViewController { let a = "http://a.b"; var field: Any?; func save() {} }"#,
        "swift", true, true
      ),
      (
        "class Owner: Base {}\nclass Base: UIViewController { var field = 1; func save() {} }",
        "swift", true, true
      ),
      (
        "class Owner: UIKit.UIViewController {}\nextension Owner { func save() {} }", "swift",
        false, true
      ),
      // What is above isn't known, or the class itself.
      ("class Owner: PodController {}", "swift", true, true),
      ("class Owner: MKMapController {}", "swift", true, true),
      ("class Other: UIViewController {}", "swift", true, true),
      ("extension Owner { }", "swift", true, true),
      (
        "class Owner: UIViewController { override func setValue(_ v: Any?, forUndefinedKey: String) {} }",
        "swift", true, false
      ),
      (
        "@interface Owner : UIViewController\n@property IBOutlet id field;\n- (IBAction)save:(id)s;\n@end",
        "h", true, true
      ),
      ("@interface Owner : UIViewController { id _field; }\n@end", "h", true, false),
      ("@interface Owner : UIViewController\n- (void)setField:(id)f;\n@end", "h", true, false),
      (#"let code = "class Owner: UIView""#, "swift", true, true),
    ] as [(String, String, Bool, Bool)])
  func connections(source: String, kind: String, hasOutlet: Bool, hasAction: Bool) throws {
    _ = try folder.add("Sources/Owner." + kind, source)
    let button = """
      <subviews><button id="b"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <state key="normal" title="Save"/><connections>
      <action selector="save:" destination="-1" eventType="touchUpInside" id="a"/>
      <action selector="resignFirstResponder" destination="-1" eventType="touchUpInside" id="a2"/>
      </connections></button></subviews>
      """
    let found = Set(try rules(button)).intersection(["missing-action"])
    #expect(found.isEmpty == hasAction)
    // The owner's own connections are its element's.
    let file = folder.path + "/A.xib"
    let text = try String(contentsOfFile: file, encoding: .utf8).replacing(
      #"customClass="Owner"/>"#,
      with: """
        customClass="Owner"><connections><outlet property="field" destination="b" id="o"/>
        <outlet property="view" destination="root" id="v"/></connections></placeholder>
        """)
    _ = try folder.add("A.xib", text)
    let run = try WorkerProgram.run(["lint", "--devices", "iPhone 15 Pro", file])
    #expect(run.output.contains("[missing-outlet]") != hasOutlet, "\(run.output)")
    #expect(!run.output.contains("outlet “view”"))
  }

  /// `saveWithSender:` is `save(sender:)` in Swift.
  @Test(arguments: [("save(sender: Any)", true), ("saved(sender: Any)", false)])
  func selectorsOfSwift(method: String, isThere: Bool) throws {
    _ = try folder.add("A.swift", "class Owner: UIViewController { @IBAction func \(method) {} }")
    let button = """
      <subviews><button id="b"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <state key="normal" title="Save"/><connections>
      <action selector="saveWithSender:" destination="-1" eventType="touchUpInside" id="a"/>
      </connections></button></subviews>
      """
    #expect(try rules(button).contains("missing-action") != isThere)
  }

  @Test(
    arguments: [
      (#"name="brand""#, []), (#"name="gone""#, ["missing-color"]),
      (
        #"red="1" green="0.50196078431372548" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
        ["hard-coded-color"]
      ),
      (
        #"red="1" green="0.51" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, []
      ),
      (
        #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        []
      ),
      (#"systemColor="labelColor""#, []),
    ] as [(String, [String])])
  func colors(color: String, broken: [String]) throws {
    for (name, parts) in [
      ("brand", #""red": "255", "green": "128", "blue": "0", "alpha": "1.0""#),
      ("paper", #""red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000""#),
    ] {
      _ = try folder.add(
        "A.xcassets/\(name).colorset/Contents.json",
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {\(parts)}}}]}
        """)
    }
    let found = try rules(#"<color key="backgroundColor" \#(color)/>"#)
    #expect(found.filter { $0.contains("color") } == broken)
  }

  /// Without a colour around the document nobody knows.
  @Test func colorsOfADocumentAloneAreNotMissing() throws {
    #expect(try !rules(#"<color key="backgroundColor" name="gone"/>"#).contains("missing-color"))
  }

  private static func label(_ font: String) -> String {
    """
    <subviews><label text="A" id="l"><rect key="frame" x="20" y="20" width="200" height="50"/>
    <fontDescription key="fontDescription" \(font)/></label></subviews>
    """
  }

  /// A font, and whether it is missed where there is a project.
  @Test(
    arguments: [
      (#"name="Brand-Bold" family="Brand" pointSize="17""#, true),
      (#"name="Brand-Bold" pointSize="17""#, true),
      (#"name="AvenirNext-Bold" family="Avenir Next" pointSize="17""#, false),
      (#"name="HelveticaNeue-Light" pointSize="17""#, false),
      // Of older systems, and of other scripts.
      (#"name="STHeitiSC-Light" family="Heiti SC" pointSize="17""#, false),
      (#"name="HiraKakuProN-W3" pointSize="17""#, false),
      (#"name=".SFUIText-Semibold" family=".SF UI Text" pointSize="17""#, false),
      (#"type="boldSystem" pointSize="17""#, false), (#"style="UICTFontTextStyleBody""#, false),
    ] as [(String, Bool)])
  func fonts(font: String, isMissing: Bool) throws {
    _ = try folder.add("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!")
    #expect(try rules(Self.label(font)).contains("missing-font") == isMissing)
  }

  @Test func fontsOfADocumentAloneAreOneNote() throws {
    let font = #"name="Brand-Bold" family="Brand" pointSize="17""#
    let other = Self.label(font.replacing("Brand", with: "Mark")).replacing(
      #"id="l""#, with: #"id="m""#)
    let views = (Self.label(font) + other).replacing("</subviews><subviews>", with: "")
    #expect(try rules(views).filter { $0 == "missing-font" }.count == 1)
    _ = try folder.add("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!")
    #expect(try rules(views).filter { $0 == "missing-font" }.count == 2)
  }
}
