import Foundation
import Testing

/// `lint` and `snapshot` look at the screens that an app has.
@Suite struct AppScreenTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func addApp(_ settings: String) throws {
    _ = try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
      T = {isa = PBXNativeTarget; name = Boats; productType = "com.apple.product-type.application";
      buildPhases = (); buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
      G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
      R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
      }; rootObject = R; }
      """)
    _ = try folder.add(
      "Boat.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="BoatController" \
      customModule="App" customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="Read" id="l"><rect key="frame" x="20" y="20" width="200" height="50"/>
      <color key="textColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      </viewController></objects></scene></scenes></document>
      """)
  }

  /// The result, and the screens of a contrast that is too low wherever it is looked at.
  private func lint(_ arguments: String...) throws -> (result: [String: Any], screens: Set<String>)
  {
    let run = try WorkerProgram.run(
      ["lint", "--no-cache", "--format", "json"] + arguments + [folder.path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let finding = try #require(
      (result["findings"] as? [[String: Any]])?.first { $0["rule"] as? String == "contrast" })
    return (result, Set(try #require(finding["screens"] as? [String])))
  }

  private static let portrait =
    "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"

  @Test func screensAreTheApps() throws {
    try addApp(Self.portrait + "IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
    let (result, screens) = try lint()
    #expect(
      screens == [
        "iPhone SE (3rd generation) portrait", "iPhone 15 Pro portrait",
        "iPhone 15 Pro Max portrait",
      ])
    let app = try #require((result["apps"] as? [[String: Any]])?.first)
    #expect(app["targets"] as? [String] == ["Boats"])
    #expect(app["devices"] as? [String] == ["phone"])
    #expect(app["phoneOrientations"] as? [String] == ["portrait"])
    #expect(app["deployment"] as? String == "17")
    #expect(app["documents"] as? Int == 1)
    let text = try WorkerProgram.run(["lint", "--no-cache", folder.path]).output
    #expect(
      text.hasPrefix("Screens of Boats ("), "\(text)")
    #expect(text.contains("iPhone portrait only, iOS 17 and later; 1 document."))
  }

  /// Whoever states devices or orientations means them; “all” is all of the app's.
  @Test func whatIsStatedCounts() throws {
    try addApp(Self.portrait)
    #expect(try lint("--devices", "iPad Air (5th generation)").screens.count == 2)
    #expect(
      try lint("--devices", "iPhone 15", "--orientations", "landscape").screens
        == ["iPhone 15 landscape"])
    let all = try lint("--devices", "all").screens
    #expect(!all.contains("iPhone SE (3rd generation) landscape"))
    #expect(!all.contains { $0.hasPrefix("iPad") })
    _ = try folder.add("ninefold.json", #"{"devices": ["pads"]}"#)
    #expect(try lint().screens.allSatisfy { $0.hasPrefix("iPad") })
  }

  /// What a controller's own code or its companion file says.
  @Test(arguments: [
    ("{ .portrait }", 1, 2),
    ("{ return UIDevice.current.isPad ? .all : .portrait }", 1, 2),
    ("{ super.supportedInterfaceOrientations }", 2, 2),
  ])
  func controllersSay(body: String, phones: Int, pads: Int) throws {
    try addApp("")
    _ = try folder.add(
      "Boat.swift",
      """
      class Sail: UIView {}
      class BoatController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask \(body)
      }
      """)
    let screens = try lint("--devices", "iPhone 15,iPad Air (5th generation)").screens
    #expect(screens.count { $0.hasPrefix("iPhone") } == phones)
    #expect(screens.count { $0.hasPrefix("iPad") } == (body == "{ .portrait }" ? 1 : pads))
    _ = try folder.add(
      "Boat.preview.json",
      #"{"orientations": [{"controller": "BoatController", "supports": ["landscape"]}]}"#)
    #expect(
      try lint("--devices", "iPhone 15").screens == ["iPhone 15 landscape"])
  }

  @Test func snapshotsAreOfTheApps() throws {
    try addApp(Self.portrait)
    let pictures = folder.path + "-pictures"
    defer { try? FileManager.default.removeItem(atPath: pictures) }
    let run = try WorkerProgram.run([
      "snapshot", "record", "--scale", "0.1", "-o", pictures, folder.path,
    ])
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures)
    #expect(
      !names.isEmpty && !names.contains { $0.contains("iPad") || $0.contains("landscape") },
      "\(run.errors)")
  }
}
