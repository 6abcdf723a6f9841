import Foundation
import Testing

/// A project with all that lies around a document: three targets with a catalogue each, a font, four languages, launch
/// screens by idiom, a companion file, a xib of a class, and what `ninefold.json` says.
@Suite struct WholeProjectTests {
  private let folder: Folder
  private let main: String

  init() throws {
    folder = try Folder()
    for target in ["App", "Classic", "Share"] {
      _ = try folder.add(
        "\(target)/Assets.xcassets/Sign.imageset/Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "sign.svg"}]}"#)
      _ = try folder.add(
        "\(target)/Assets.xcassets/Sign.imageset/sign.svg",
        #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>"#
      )
    }
    for name in ["Classic/Main.xib", "Share/Main.xib"] {
      _ = try folder.add(name, DrawnDocument.view(#"<imageView image="Sign" id="sign"/>"#))
    }
    main = try folder.add("App/Base.lproj/Main.storyboard", Self.document)
    for name in ["LaunchScreen", "LaunchPad"] {
      _ = try folder.add("App/Base.lproj/\(name).storyboard", Self.document)
    }
    _ = try folder.add("App/Views/Rating.xib", Self.rating)
    _ = try folder.add("App/Base.lproj/Main.preview.json", Self.companion)
    _ = try folder.add("App/Info.plist", Self.propertyList)
    for (language, text) in Self.texts where language != "Base" {
      _ = try folder.add("App/\(language).lproj/Main.strings", #""title.text" = "\#(text)";"#)
    }
    _ = try folder.add("Tide.xcodeproj/project.pbxproj", Self.project)
    _ = try folder.add(
      "ninefold.json",
      """
      {"runtimeAttributes": {"rounding": "cornerRadius"}, "designables": {"PriceTag":
      {"size": [120, 44], "gradient": {"colors": ["#FF9500", "#FF2D55"]}}}}
      """)
    _ = try folder.add("App/Fonts/.keep", "")
    try ProjectFontTests.renamed().write(to: URL(filePath: folder.path + "/App/Fonts/some.otf"))
  }

  private static let texts = [
    "Base": "Tonight at sea", "de": "Heute Nacht auf See", "ar": "الليلة في البحر", "ja": "今夜は海の上",
  ]

  private static let document = DrawnDocument.pushed(
    """
    <view key="view" id="root">\(DrawnDocument.rect(0, 0, 375, 667))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <label text="Tonight at sea" translatesAutoresizingMaskIntoConstraints="NO" id="title">
    \(DrawnDocument.rect(0, 0, 1, 1))<fontDescription key="fontDescription" name="Q888-Bold" \
    family="Q888" pointSize="20"/></label>
    <view customClass="Rating" id="rating">\(DrawnDocument.rect(0, 300, 100, 20))</view>
    <view customClass="PriceTag" id="price">\(DrawnDocument.rect(0, 340, 120, 44))
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="rounding">
    <real key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    <imageView image="Sign" translatesAutoresizingMaskIntoConstraints="NO" id="sign">
    \(DrawnDocument.rect(0, 0, 1, 1))</imageView>
    <tableView dataMode="prototypes" rowHeight="44" id="ports">\(DrawnDocument.rect(0, 400, 375, 200))
    <prototypes><tableViewCell reuseIdentifier="Port" id="port">\(DrawnDocument.rect(0, 28, 375, 44))
    <tableViewCellContentView key="contentView" id="content">\(DrawnDocument.rect(0, 0, 375, 44))
    <subviews><label text="Port" userLabel="Name" id="name">\(DrawnDocument.rect(16, 10, 200, 20))
    </label></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="title" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="16" id="c-1"/>
    <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c-2"/>
    <constraint firstItem="sign" firstAttribute="leading" secondItem="title" \
    secondAttribute="leading" id="c-3"/>
    <constraint firstItem="sign" firstAttribute="top" secondItem="title" secondAttribute="bottom" id="c-4"/>
    </constraints></view>
    """)

  private static let rating = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Rating"/>
    <view id="stars">\(DrawnDocument.rect(0, 0, 100, 20))<subviews>
    <imageView image="star.fill" catalog="system" id="star">\(DrawnDocument.rect(0, 0, 20, 20))
    </imageView></subviews></view></objects></document>
    """

  private static let companion = """
    {"lists": [{"view": "ports", "sections": [{"rows": [
    {"cell": "Port", "count": 10000, "texts": {"Name": "Pier {row} of {rows}"}}]}]}],
    "views": [{"name": "badge", "in": "root", "class": "UILabel", "text": "New",
    "frame": {"x": 300, "y": 100, "width": 60, "height": 20}}]}
    """

  private static let propertyList = """
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
    <key>UIAppFonts</key><array><string>some.otf</string></array>
    <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
    <key>UILaunchStoryboardName~ipad</key><string>LaunchPad</string>
    <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """

  private static let project: String = {
    let targets = [("App", "A"), ("Classic", "B"), ("Share", "C")]
    let objects = targets.map { name, id in
      """
      \(id)R = {isa = PBXResourcesBuildPhase; files = (\(id)B1, \(id)B2, ); };
      \(id)B1 = {isa = PBXBuildFile; fileRef = \(id)F1; }; \(id)B2 = {isa = PBXBuildFile; fileRef = \(id)F2; };
      \(id)F1 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      \(id)F2 = {isa = PBXFileReference; path = \(name == "App" ? "Base.lproj/Main.storyboard" : "Main.xib");
        sourceTree = "<group>"; };
      \(id)G = {isa = PBXGroup; children = (\(id)F1, \(id)F2, ); path = \(name); sourceTree = "<group>"; };
      \(id)T = {isa = PBXNativeTarget; buildPhases = (\(id)R, ); name = \(name); };
      """
    }
    return """
      { archiveVersion = 1; objects = {
      \(objects.joined(separator: "\n"))
      ROOT = {isa = PBXGroup; children = (AG, BG, CG, ); sourceTree = "<group>"; };
      P = {isa = PBXProject; mainGroup = ROOT; developmentRegion = en; targets = (AT, BT, CT, ); };
      }; rootObject = P; }
      """
  }()

  /// The views of the scene, by id, and the rules of what is said of the document.
  private func resolved(
    _ options: String...
  ) throws -> (views: [String: [String: Any]], rules: [String]) {
    let run = try WorkerProgram.run(["resolve", "--details", "--scene", "s-c"] + options + [main])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first, "\(run.output)")
    var views: [String: [String: Any]] = [:]
    func visit(_ node: [String: Any]) {
      if let id = node["id"] as? String { views[id] = node }
      for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    visit(try #require(scene["root"] as? [String: Any]))
    let issues = result["diagnostics"] as? [[String: Any]] ?? []
    return (views, issues.compactMap { $0["rule"] as? String })
  }

  @Test(
    arguments: [
      "iPhone SE (3rd generation)", "iPhone 15 Pro", "iPhone 15 Pro Max",
      "iPad mini (6th generation)", "iPad Air (5th generation)",
      "iPad Pro (12.9-inch) (6th generation)",
    ], Array(texts.keys))
  func allOfItIsThere(device: String, language: String) throws {
    let (views, rules) = try resolved("--device", device, "--language", language)
    func look(_ id: String) -> [String: Any] { views[id]?["look"] as? [String: Any] ?? [:] }
    // The font and the catalogue are there: nothing stands in for them.
    #expect(!rules.contains("approximate-font") && rules.contains("inferred-xib"), "\(rules)")
    #expect(look("title")["text"] as? String == Self.texts[language])
    let root = try #require(views["root"]?["frame"] as? [Double])
    let title = try #require(views["title"]?["frame"] as? [Double])
    #expect(abs(title[0] - (language == "ar" ? root[2] - 16 - title[2] : 16)) < 0.001)
    let image = look("sign")["image"] as? [String: Any]
    #expect(
      (image?["path"] as? String)?.contains("/App/Assets.xcassets/") == true, "\(look("sign"))")
    #expect(look("price")["cornerRadius"] as? Double == 9 && look("price")["gradient"] != nil)
    #expect(views["ninefold:xib:rating:star"] != nil && views["badge"] != nil)
    let rows = views.values.compactMap { ($0["look"] as? [String: Any])?["text"] as? String }
    #expect(rows.contains("Pier 1 of 10000"))
  }

  @Test func withoutItsFontATextIsAsWideAsItsStandIn() throws {
    let with = try #require(try resolved("--device", "iPhone 15 Pro").views["title"])
    try FileManager.default.removeItem(atPath: folder.path + "/App/Fonts/some.otf")
    let (views, rules) = try resolved("--device", "iPhone 15 Pro")
    #expect(rules.contains("approximate-font"))
    let widths = [with, views["title"]].map { ($0?["frame"] as? [Double])?[2] }
    #expect(widths[0] != widths[1])
  }

  /// A storyboard that a reference leads to has all of it as well.
  @Test func soHasWhatIsReached() throws {
    let start = try folder.add(
      "App/Base.lproj/Start.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="start"><scenes>
      <scene sceneID="s-1"><objects><viewController id="start" sceneMemberID="viewController">
      <view key="view" id="first">\(DrawnDocument.rect(0, 0, 375, 667))</view><connections>
      <segue destination="other" kind="presentation" modalPresentationStyle="fullScreen" id="go"/>
      </connections></viewController></objects></scene>
      <scene sceneID="s-2"><objects><viewControllerPlaceholder storyboardName="Main" id="other" \
      sceneMemberID="viewController"/></objects></scene></scenes></document>
      """)
    func title() throws -> (width: Double?, run: WorkerProgram.Run) {
      let run = try WorkerProgram.run(
        ["simulate", "--frames", "last", "--device", "iPhone 15 Pro", "--steps", "-", start],
        input: #"[{"segue": {"id": "go"}}]"#)
      var width: Double?
      func visit(_ node: [String: Any]) {
        if (node["id"] as? String)?.hasSuffix("title") == true {
          width = (node["frame"] as? [Double])?[2]
        }
        for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
      }
      visit(try #require(try run.objects().last?["root"] as? [String: Any], "\(run.errors)"))
      return (width, run)
    }
    let (width, run) = try title()
    #expect(run.output.contains("gradient") && run.output.contains("ninefold:xib:"))
    let designed = try resolved("--device", "iPhone 15 Pro").views["title"]?["frame"] as? [Double]
    #expect(width != nil && width == designed?[2])
  }

  @Test(arguments: [
    ("App/Base.lproj/Main.storyboard", "App"), ("Classic/Main.xib", "Classic"),
    ("Share/Main.xib", "Share"),
  ])
  func eachTargetHasItsCatalogue(document: String, target: String) throws {
    let run = try WorkerProgram.run(["image", "--json", "Sign", folder.path + "/" + document])
    let variants = try #require(try run.objects().first?["variants"] as? [[String: Any]])
    let shown = variants.first { $0["reason"] == nil }?["path"] as? String
    #expect(shown?.contains("/\(target)/Assets.xcassets/") == true, "\(run.output)")
  }

  @Test(arguments: [("iPhone 15 Pro", "LaunchScreen"), ("iPad Air (5th generation)", "LaunchPad")])
  func launchScreensAreByIdiom(device: String, name: String) throws {
    let run = try WorkerProgram.run([
      "launch", "--format", "json", "--devices", device, "--orientation", "portrait", main,
    ])
    let screens = try #require(try run.objects().first?["screens"] as? [[String: Any]])
    #expect((screens.first?["path"] as? String)?.hasSuffix("/\(name).storyboard") == true)
  }

  @Test func everyLanguageIsDrawn() throws {
    var pictures: Set<Data> = []
    for language in Self.texts.keys {
      let file = folder.path + "/\(language).png"
      let run = try WorkerProgram.run([
        "render", "--contact-sheet", "--scene", "s-c", "--language", language, "-o", file, main,
      ])
      #expect(run.status == 0, "\(run.errors)")
      pictures.insert(try Data(contentsOf: URL(filePath: file)))
    }
    #expect(pictures.count == Self.texts.count)
  }
}
