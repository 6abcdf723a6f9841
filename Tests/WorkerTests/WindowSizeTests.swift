import Foundation
import Testing

/// Windows of a size, and the poses of a device that folds: options of every command that lays something out.
@Suite struct WindowSizeTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add("Main.storyboard", Self.page)
  }

  private static let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useSafeAreas="YES" initialViewController="page"><device id="retina4_7"/>
    <scenes><scene sceneID="sc"><objects><viewController id="page"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside"><rect key="frame" x="0" y="0" width="375" height="667"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="inside" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" id="c1"/>
        <constraint firstItem="inside" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" id="c2"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="inside" \
    secondAttribute="trailing" id="c3"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="inside" \
    secondAttribute="bottom" id="c4"/>
      </constraints>
    </view></viewController></objects></scene></scenes></document>
    """

  private func run(_ arguments: [String]) throws -> WorkerProgram.Run {
    try WorkerProgram.run(arguments + [document], directory: folder.path)
  }

  /// The frame of the root view and of what is in its safe area, and the size classes.
  private func resolved(_ screen: [String]) throws -> (root: [Double], safe: [Double], cell: String)
  {
    let run = try run(["resolve", "--details"] + screen)
    let result = try #require(try run.objects().first, "\(run.errors)")
    let traits = result["traits"] as? [String: Any]
    let scene = (result["scenes"] as? [[String: Any]])?.first
    let root = try #require(scene?["root"] as? [String: Any])
    let inside = (root["children"] as? [[String: Any]])?.first
    let classes = ["horizontalSizeClass", "verticalSizeClass"].map { traits?[$0] as? String ?? "" }
    return (
      try #require(root["frame"] as? [Double]), try #require(inside?["frame"] as? [Double]),
      classes.joined(separator: " ")
    )
  }

  @Test(
    arguments: [
      (
        ["--device", "iPhone 17", "--system", "27", "--window", "640x1000"], 640, 1000,
        "compact regular"
      ),
      (
        ["--device", "iPhone 17", "--system", "27", "--window", "900×675"], 900, 675,
        "regular regular"
      ),
      (
        ["--device", "iPhone 17", "--system", "27", "--window", "402x874"], 402, 874,
        "compact regular"
      ),
      (
        ["--device", "iPad mini (6th generation)", "--window", "600x700"], 600, 700,
        "compact regular"
      ),
      (
        [
          "--device", "iPad mini 4", "--system", "12", "--orientation", "landscape", "--window",
          "507x768",
        ], 507, 768, "compact regular"
      ),
      (["--device", "iPhone Duo", "--window", "400x600"], 400, 600, "compact regular"),
    ] as [([String], Double, Double, String)])
  func aSceneIsLaidOutInItsWindow(
    screen: [String], width: Double, height: Double, classes: String
  ) throws {
    let scene = try resolved(screen)
    #expect(scene.root == [0, 0, width, height])
    #expect(scene.cell == classes)
    // The interface is launched in it, too.
    let launch = try #require(try run(["simulate"] + screen).objects().first)
    #expect(launch["size"] as? [String: Double] == ["width": width, "height": height])
  }

  @Test(arguments: [
    (
      ["--device", "iPhone 15 Pro", "--window", "375x700"], "393 × 852 (fullScreen). Windows of any"
    ),
    (["--window", "500x500"], "Windows of any size came with iOS 26 on pads and with iOS 27"),
    (
      [
        "--device", "iPad mini 4", "--system", "12", "--orientation", "landscape", "--window",
        "500x700",
      ],
      "1024 × 768 (fullScreen), 320 × 768 (oneThird), 507 × 768 (oneHalf)"
    ),
    (["--device", "iPad mini (6th generation)", "--window", "900x700"], "at most as large as"),
    (["--device", "iPhone 17", "--system", "27", "--window", "20x700"], "100 to 4000 points"),
    (["--device", "iPhone 17", "--window", "wide"], "--window"),
    (["--window", "400x700", "--multitasking", "oneHalf"], "leave out one of them"),
    (["--window", "400x700", "--size-class", "wC-hR"], "leave out the size class"),
    (["--as-designed", "--window", "400x700"], "leave out the device"),
    (["--as-designed", "--pose", "open"], "leave out the device"),
    (["--device", "iPhone 17", "--pose", "open"], "doesn't fold"),
    (["--pose", "open"], "doesn't fold"),
    (["--device", "iPhone Duo", "--pose", "book", "--orientation", "portrait"], "landscape only"),
    (["--device", "iPhone Duo", "--built-with", "19"], "There is no SDK of iOS 19"),
    (["--device", "iPhone Duo", "--system", "26"], "iOS 27.1 and later"),
    (
      ["--device", "iPhone Duo", "--pose", "open", "--multitasking", "oneThird"],
      "into halves only"
    ),
    (["--device", "iPhone Duo", "--multitasking", "oneHalf"], "Only pads divide"),
  ])
  func whatThereIsNotIsRefused(options: [String], message: String) throws {
    let run = try run(["resolve"] + options)
    #expect(run.status != 0)
    #expect((run.errors + run.output).contains(message), "\(run.errors)\(run.output)")
  }

  @Test(
    arguments: [
      ([], [0, 0, 382, 644], "compact regular"),
      (["--orientation", "landscape"], [84, 0, 594, 432], "compact compact"),
      (["--orientation", "landscapeLeft"], [0, 0, 594, 432], "compact compact"),
      (["--pose", "open"], [0, 0, 867, 635], "regular regular"),
      (["--pose", "open", "--orientation", "portrait"], [0, 82, 669, 835], "regular regular"),
      (["--pose", "book"], [0, 0, 867, 635], "regular regular"),
      (["--pose", "laptop"], [0, 82, 669, 835], "regular regular"),
      (["--built-with", "27.0"], [0, 0, 386, 644], "compact regular"),
      (["--built-with", "26", "--pose", "open"], [34, 0, 803, 635], "regular regular"),
      (["--pose", "open", "--multitasking", "oneHalf"], [84, 0, 385, 635], "compact regular"),
    ] as [([String], [Double], String)])
  func contentLiesInTheSafeAreaOfThePose(
    options: [String], safe: [Double], classes: String
  ) throws {
    let scene = try resolved(["--device", "iPhone Duo"] + options)
    #expect(scene.safe == safe)
    #expect(scene.cell == classes)
    let launch = try #require(
      try run(["simulate", "--device", "iPhone Duo"] + options).objects().first)
    #expect((launch["size"] as? [String: Double])?["width"] == scene.root[2])
  }

  /// A picture has the whole device around it, with the rail of an app that was built too early.
  @Test func thePictureOfAPoseIsThatOfTheWholeScreen() throws {
    func size(_ options: String...) throws -> [String: Double]? {
      let run = try run(
        ["render", "--device", "iPhone Duo", "--scale", "1", "-o", "duo.png"] + options)
      return try run.objects().first?["size"] as? [String: Double]
    }
    let closed = try #require(try size())
    let open = try #require(try size("--pose", "open"))
    #expect(closed["width"] ?? 0 > 466 && closed["height"] ?? 0 > 678)
    #expect(open["width"] ?? 0 > 951 && open["height"] ?? 0 > 669)
    #expect(try size("--built-with", "27.0") == closed)
    #expect(try size("--built-with", "27.0", "--pose", "open") == open)
    let steps = try folder.add("launch.json", "[]")
    #expect(try size("--built-with", "27.0", "--steps", steps) == closed)
    #expect(try size("--window", "400x600") == ["width": 400, "height": 600])
  }

  /// Unfolding is a transition, which nobody turns the device for.
  @Test func theRunningInterfaceIsUnfolded() throws {
    let steps = try folder.add(
      "fold.json", #"[{"device":{"name":"iPhone Duo open"}},{"device":{"name":"iPhone Duo"}}]"#)
    let run = try run(["simulate", "--device", "iPhone Duo", "--steps", steps])
    let played = try run.objects()
    let sizes = played.map { ($0["size"] as? [String: Double])?["width"] }
    #expect(sizes == [466, 951, 466])
    let events = (played.dropFirst().first?["events"] as? [[String: Any]]) ?? []
    let texts = events.compactMap { $0["text"] as? String }
    #expect(texts.contains { $0.contains("viewWillTransition") })
    #expect(texts.contains { $0.contains("traitCollectionDidChange") })
  }

  @Test func theMatrixHasWindowsAndPoses() throws {
    _ = try folder.add(
      "Wide.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
      <device id="retina4_7"/><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><label text="A" id="label"><rect key="frame" x="0" y="0" width="2000" height="20"/></label></subviews>
      </view></objects></document>
      """)
    func screens(_ arguments: String...) throws -> [String]? {
      let run = try WorkerProgram.run(
        ["lint", "--root", folder.path, "--format", "json"] + arguments + ["Wide.xib"],
        directory: folder.path)
      let result = try #require(try run.objects().first, "\(run.errors)")
      return (result["findings"] as? [[String: Any]])?
        .first { $0["rule"] as? String == "outside-superview" }?["screens"] as? [String]
    }
    #expect(
      try screens(
        "--devices", "iPhone Duo,iPhone 17", "--poses", "closed,open", "--orientations", "landscape"
      )
        == [
          "as designed", "iPhone Duo landscape", "iPhone 17 landscape", "iPhone Duo open landscape",
        ])
    let windows = ["--devices", "iPhone 17", "--systems", "26,27", "--orientations", "portrait"]
    #expect(
      try screens(
        windows[0], windows[1], windows[2], windows[3], windows[4], windows[5], "--windows",
        "640x1000")
        == ["as designed", "iPhone 17 portrait, 640×1000, iOS 27"])
    // Both sides of the change of the width's class, and the narrowest.
    let all = try #require(
      try screens("--devices", "iPad Pro (12.9-inch) (6th generation)", "--windows", "all"))
    for size in ["320×1032", "677×1032", "678×1032", "678×479", "320×480"] {
      #expect(all.contains { $0.contains(size) }, "\(size) of \(all)")
    }
    _ = try folder.add(
      "ninefold.json",
      #"{"lint": {"matrix": {"devices": ["iPhone Duo open"], "windows": ["500x600"], "orientations": ["portrait"], "builtWith": "27.0"}}}"#
    )
    #expect(
      try screens() == ["as designed", "iPhone Duo open portrait, 500×600, built with 27"])
  }

  /// Tabs are at the top of pads' windows in regular width since iOS 18, and below elsewhere.
  /// Source: uikit-15-26.md, sections 0 and 2.
  @Test(arguments: [
    (["--system", "17", "--multitasking", "twoThirds"], false), (["--system", "18"], true),
    (["--system", "18", "--multitasking", "oneThird"], false),
    (["--system", "26", "--window", "1180x900"], true),
    (["--system", "26", "--window", "678x900"], true),
    (["--system", "26", "--window", "677x900"], false),
    (["--system", "26", "--window", "375x900"], false),
  ])
  func tabsFollowTheWindow(_ options: [String], _ areAtTop: Bool) throws {
    let tabs = try folder.add(
      "Tabs.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="tabs"><device id="retina4_7"/><scenes>
      <scene sceneID="s0"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="tb"/><connections><segue destination="page" kind="relationship" \
      relationship="viewControllers" id="r"/></connections></tabBarController></objects></scene>
      <scene sceneID="s1"><objects><viewController id="page" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <tabBarItem key="tabBarItem" title="Boats" id="t"/></viewController></objects></scene>
      </scenes></document>
      """)
    let run = try WorkerProgram.run(
      [
        "resolve", "--device", "iPad Pro (12.9-inch) (6th generation)", "--scene", "s1",
        "--orientation", "landscape",
      ] + options + [tabs])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    let bar = (root["children"] as? [[String: Any]])?.first {
      ($0["id"] as? String)?.contains(":tabBar") == true
    }
    let frame = try #require(bar?["frame"] as? [Double], "\(root)")
    #expect((frame[1] < 100) == areAtTop, "\(frame)")
  }
}
