import Foundation
import Testing

/// What the asset catalogs around a document have.
@Suite struct CatalogTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Self.storyboard)
    let set = folder.path + "/Assets.xcassets/Brand.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    _ = try folder.add(
      "Assets.xcassets/Brand.colorset/Contents.json", Self.colors)
  }

  /// The document remembers the colour in light appearance, and not even that well.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
      <scenes><scene sceneID="scene"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" id="root"><color key="backgroundColor" name="Brand"/></view>
        </viewController>
      </objects></scene></scenes>
      <resources>
        <namedColor name="Brand">
          <color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
        </namedColor>
      </resources>
    </document>
    """

  /// Red, and white in dark appearance.
  private static let colors = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"platform": "ios", "reference": "whiteColor"}}
    ]}
    """

  /// On its own device, and where nobody asks for another appearance.
  @Test(arguments: [
    (["--as-designed"], "#FFFFFF"), ([], "#FFFFFF"), (["--device", "iPhone 8"], "#FF0000"),
    (["--as-designed", "--appearance", "light"], "#FF0000"),
  ])
  func aDarkDocumentIsShownDark(_ options: [String], _ expected: String) throws {
    let dark = try addDarkDocument()
    let resolved = try WorkerProgram.run(["resolve", "--details"] + options + [dark]).objects()
    let scenes = try #require(resolved.first?["scenes"] as? [[String: Any]])
    #expect(background(scenes.first?["root"] as? [String: Any]) == expected)
  }

  @Test func aPictureOfADarkDocumentIsDark() throws {
    let dark = try addDarkDocument()
    let pictures = try [[], ["--appearance", "dark"], ["--appearance", "light"]].map { options in
      let output = folder.path + "/picture.svg"
      let run = try WorkerProgram.run(["render", "--as-designed", "-o", output] + options + [dark])
      try #require(run.status == 0)
      return try String(contentsOfFile: output, encoding: .utf8)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] != pictures[2])
  }

  private func addDarkDocument() throws -> String {
    try folder.add(
      "Dark.storyboard",
      Self.storyboard.replacingOccurrences(
        of: "<scenes>",
        with: #"<device id="retina4_7" orientation="portrait" appearance="dark"/><scenes>"#))
  }

  private func background(_ view: [String: Any]?) -> String? {
    (view?["look"] as? [String: Any])?["background"] as? String
  }

  @Test(arguments: [("light", "#FF0000"), ("dark", "#FFFFFF")])
  func aColourIsTheCatalogs(_ appearance: String, _ expected: String) throws {
    let options = ["--appearance", appearance, "--device", "iPhone 8", document]
    let resolved = try WorkerProgram.run(["resolve", "--details"] + options).objects()
    let scenes = try #require(resolved.first?["scenes"] as? [[String: Any]])
    #expect(background(scenes.first?["root"] as? [String: Any]) == expected)

    let played = try WorkerProgram.run(["simulate", "--frames", "last"] + options).objects()
    var view = try #require(played.last?["root"] as? [String: Any])
    while view["id"] as? String != "root" {
      view = try #require((view["children"] as? [[String: Any]])?.first)
    }
    #expect(background(view) == expected)
  }
}
