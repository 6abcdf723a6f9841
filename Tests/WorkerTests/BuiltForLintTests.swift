import Foundation
import Testing

/// What the SDK of iOS 27 asks of apps: of those alone that are deployed to it or built with it.
@Suite struct BuiltForLintTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let rules: Set = [
    "across-fold", "under-camera-edge", "one-sided-inset", "fixed-width", "lying-bar",
    "missing-scene-manifest", "missing-launch-screen", "required-full-screen",
    "missing-pad-orientations", "kept-design",
  ]

  /// A page that breaks every rule of documents, in a project whose property list breaks those of apps.
  private func write(settings: String, attributes: String = "") throws {
    _ = try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; attributes = {\(attributes)}; buildConfigurationList = L; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (D); sourceTree = "<group>"; };
      D = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Harbour; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S); };
      S = {isa = PBXResourcesBuildPhase; files = (B); };
      B = {isa = PBXBuildFile; fileRef = D; };
      L = {isa = XCConfigurationList; buildConfigurations = (R); };
      R = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = "1,2"; \(settings) }; };
      }; }
      """)
    _ = try folder.add(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIRequiresFullScreen</key><true/>
      <key>UIDesignRequiresCompatibility</key><true/>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """)
    _ = try folder.add("Main.storyboard", Self.page)
  }

  private static let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc"><device id="retina4_7"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <toolbar opaque="NO" fixedFrame="YES" id="bar">
            <rect key="frame" x="0" y="600" width="375" height="44"/><items/></toolbar>
          <button fixedFrame="YES" id="across"><rect key="frame" x="440" y="100" width="90" height="40"/>
            <state key="normal" title="Ashore"/></button>
          <button fixedFrame="YES" id="under"><rect key="frame" x="390" y="200" width="60" height="40"/>
            <state key="normal" title="Go"/></button>
          <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="inset">
            <rect key="frame" x="20" y="300" width="335" height="34"/></textField>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="wide">
            <rect key="frame" x="0" y="400" width="400" height="40"/>
            <constraints><constraint firstAttribute="width" constant="400" id="w"/></constraints></view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="inset" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
          <constraint firstItem="inset" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-20" id="c2"/>
          <constraint firstItem="inset" firstAttribute="top" secondItem="root" secondAttribute="top" constant="300" id="c3"/>
        </constraints>
      </view>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Moor" id="i"/></navigationItem>
    </viewController></objects></scene></scenes></document>
    """

  private func found(_ arguments: String...) throws -> [[String: Any]] {
    let run = try WorkerProgram.run(
      ["lint", "--format", "json", "--devices", "iPhone 15 Pro", "--no-cache"] + arguments + ["."],
      directory: folder.path)
    let result = try #require(try run.objects().first, "\(run.errors)")
    let findings = try #require(result["findings"] as? [[String: Any]])
    return findings.filter { Self.rules.contains($0["rule"] as? String ?? "") }
  }

  private func rules(_ arguments: String...) throws -> Set<String> {
    Set(try found().compactMap { $0["rule"] as? String })
  }

  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 27.0;", ""), ("SDKROOT = iphoneos27.1;", ""),
    ("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "LastUpgradeCheck = 2710;"),
  ])
  func whatIsBuiltForIt(settings: String, attributes: String) throws {
    try write(settings: settings, attributes: attributes)
    let missing = Self.rules.subtracting(try rules())
    #expect(missing.isEmpty)
  }

  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", ""), ("SDKROOT = iphoneos;", ""),
    ("SDKROOT = iphoneos26.1;", "LastUpgradeCheck = 2620;"), ("", "LastUpgradeCheck = 1640;"),
  ])
  func whatIsNotIsLeftAlone(settings: String, attributes: String) throws {
    try write(settings: settings, attributes: attributes)
    #expect(try found().isEmpty)
  }

  @Test func whatIsStatedCountsMore() throws {
    try write(settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(try !found("--built-with", "27.1").isEmpty)
    try write(settings: "IPHONEOS_DEPLOYMENT_TARGET = 27.0;")
    #expect(try found("--built-with", "26").isEmpty)
    // Built with 27.0 an app hasn't got the camera's edge.
    let before = Set(try found("--built-with", "27").compactMap { $0["rule"] as? String })
    #expect(before.contains("missing-scene-manifest") && !before.contains("under-camera-edge"))
  }

  @Test func eachIsAtItsElement() throws {
    try write(settings: "IPHONEOS_DEPLOYMENT_TARGET = 27.0;")
    let places = Dictionary(
      try found().map {
        ($0["rule"] as? String ?? "", $0["id"] as? String ?? "line \($0["line"] as? Int ?? 0)")
      }, uniquingKeysWith: { "\($0) \($1)" })
    // A field as wide as the screen is across it as well.
    #expect(places["across-fold"] == "across inset")
    #expect(places["under-camera-edge"] == "under")
    #expect(places["one-sided-inset"] == "c2")
    #expect(places["fixed-width"] == "w")
    #expect(places["lying-bar"] == "bar i")
    #expect(places["required-full-screen"] == "line 3")
    #expect(places["kept-design"] == "line 4")
    #expect(places["missing-pad-orientations"] == "line 5")
  }

  @Test func theCompanionOfFullScreenIsEnough() throws {
    try write(settings: "IPHONEOS_DEPLOYMENT_TARGET = 27.0;")
    _ = try folder.add(
      "Info.plist",
      """
      <plist version="1.0"><dict>
      <key>UIRequiresFullScreen</key><true/>
      <key>UIRequiresFullScreenIgnoredStartingWithVersion</key><string>27.0</string>
      <key>UIApplicationSceneManifest</key><dict/><key>UILaunchScreen</key><dict/>
      </dict></plist>
      """)
    let rules = try rules()
    #expect(
      rules.isDisjoint(with: [
        "required-full-screen", "missing-scene-manifest", "missing-launch-screen", "kept-design",
        "missing-pad-orientations",
      ]))
  }

  /// Where a rule rests on one person's account, its page says so.
  @Test func pagesNameTheirSources() throws {
    for rule in Self.rules {
      let run = try WorkerProgram.run(["lint", "--explain", rule])
      #expect(run.output.contains("\n  Source: "), "\(rule)")
    }
    let run = try WorkerProgram.run(["lint", "--explain", "missing-pad-orientations"])
    #expect(run.output.contains("one person's account"))
  }
}
