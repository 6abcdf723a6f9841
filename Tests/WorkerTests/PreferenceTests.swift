import Foundation
import Testing

/// What the user of a device has set: options of every command that lays something out.
@Suite struct PreferenceTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Self.storyboard)
  }

  /// A label in the style Body.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" initialViewController="vc"><device id="retina4_7"/>
    <scenes><scene sceneID="sc"><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Text" id="label" translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="c1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" \
    id="c2"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  private func result(_ arguments: [String]) throws -> [String: Any] {
    let run = try WorkerProgram.run(arguments)
    #expect(run.errors == "")
    return try #require(try run.objects().first)
  }

  /// The label in a tree of views.
  private func label(in node: Any?) -> [String: Any]? {
    guard let node = node as? [String: Any] else { return nil }
    if node["id"] as? String == "label" { return node }
    return (node["children"] as? [[String: Any]] ?? []).lazy.compactMap(label).first
  }

  private func height(_ node: Any?) -> Double? {
    (label(in: node)?["frame"] as? [Double])?.last
  }

  // MARK: The text size

  @Test(
    arguments: [
      ([], 20.5, nil), (["--content-size", "large"], 20.5, nil),
      (["--content-size", "xS"], 17, "extraSmall"),
      (
        ["--content-size", "accessibilityExtraExtraExtraLarge"], 63.5,
        "accessibilityExtraExtraExtraLarge"
      ),
      (
        [
          "--content-size", "UICTContentSizeCategoryAccessibilityXXXL", "--size-class", "wAny-hAny",
        ],
        64, "accessibilityExtraExtraExtraLarge"
      ),
    ] as [([String], Double, String?)])
  func labelsGrow(options: [String], height: Double, category: String?) throws {
    let result = try result(["resolve", document, "--details"] + options)
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    #expect(self.height(scene["root"]) == height)
    for holder in [result, scene] {
      let traits = holder["traits"] as? [String: Any]
      #expect(traits?["preferredContentSizeCategory"] as? String == category)
    }
    let setBy = (scene["root"] as? [String: Any])?["setBy"] as? [String: String]
    #expect(setBy?["preferredContentSizeCategory"] == category.map { _ in "screen" })
  }

  /// The standard size changes not a byte.
  @Test func theStandardSizeIsTheDefault() throws {
    for command in [["resolve"], ["resolve", "--details"], ["simulate", "--frames", "last"]] {
      let plain = try WorkerProgram.run(command + [document]).output
      for option in [["--content-size", "large"], ["--layout-direction", "leftToRight"]] {
        #expect(try WorkerProgram.run(command + option + [document]).output == plain)
      }
    }
  }

  @Test func everyCommandTakesIt() throws {
    let options = ["--content-size", "AX5", document]
    let explained = try result(["explain", "--view", "label"] + options)
    #expect((explained["frame"] as? [Double])?.last == 63.5)
    let system = try result(["constraints"] + options)
    let hugging = (system["constraints"] as? [[String: Any]])?.compactMap { row in
      (row["id"] as? String)?.hasPrefix("hugging") == true ? row["constant"] as? Double : nil
    }
    #expect(hugging?.contains(-63.5) == true)
    let played = try result(["simulate", "--frames", "last"] + options)
    #expect(height(played["root"]) == 63.5)
    for more in [[], ["--contact-sheet"]] {
      let plain = folder.path + "/plain.svg"
      let large = folder.path + "/large.svg"
      _ = try result(["render", "-o", plain, document] + more)
      _ = try result(["render", "-o", large] + options + more)
      #expect(try Data(contentsOf: URL(filePath: plain)) != Data(contentsOf: URL(filePath: large)))
    }
  }

  @Test func anUnknownSizeIsToldWithAllThatThereAre() throws {
    let run = try WorkerProgram.run(["resolve", "--content-size", "huge", document])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("no content size category “huge”"))
    #expect(run.errors.contains("extraSmall (xS), small (S)"))
    #expect(run.errors.contains("accessibilityExtraExtraExtraLarge (AX5)."))
  }

  @Test(arguments: [["--content-size", "AX1"], ["--layout-direction", "rightToLeft"]])
  func theDesignHasItsOwn(options: [String]) throws {
    let run = try WorkerProgram.run(["resolve", "--as-designed", document] + options)
    #expect(run.status == 64)
    #expect(run.errors.contains("leave out"))
  }

  // MARK: The direction

  @Test(
    arguments: [("leftToRight", 0, nil), ("rightToLeft", 375, "rightToLeft")]
      as [(String, Double, String?)])
  func leadingIsAtTheRight(option: String, edge: Double, trait: String?) throws {
    let options = ["--layout-direction", option, document]
    for command in [["resolve", "--details"], ["simulate", "--frames", "last"]] {
      let result = try result(command + options)
      let traits = result["traits"] as? [String: Any]
      #expect(traits?["layoutDirection"] as? String == trait)
      let scene = (result["scenes"] as? [[String: Any]])?.first ?? result
      let frame = try #require(label(in: scene["root"])?["frame"] as? [Double])
      #expect((trait == nil ? frame[0] : frame[0] + frame[2]) == edge)
    }
  }

  @Test func anUnknownDirectionIsTold() throws {
    let run = try WorkerProgram.run(["resolve", "--layout-direction", "up", document])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("leftToRight"))
  }
}
