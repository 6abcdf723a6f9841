import Foundation
import Testing

/// What the app can't show, or code decides, is a note; one cause is one finding; other platforms are passed over.
@Suite struct LintWeighingTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A screen with views and constraints, in the project's folder.
  private func addScene(_ views: String, _ rest: String = "", connections: String = "") throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      "Pier.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="PierController" \
      customModule="App" customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews>\(rest)</view><connections>\(connections)</connections>
      </viewController></objects></scene></scenes></document>
      """)
  }

  private func addSource(_ text: String) throws { _ = try folder.add("Pier.swift", text) }

  private func lint(_ arguments: String...) throws -> [String: Any] {
    let run = try WorkerProgram.run(
      ["lint", "--no-cache", "--format", "json"] + arguments + [folder.path])
    return try #require(try run.objects().first, "\(run.errors)")
  }

  private func findings(_ rule: String, _ arguments: String...) throws -> [[String: Any]] {
    let run = try WorkerProgram.run(
      ["lint", "--no-cache", "--format", "json"] + arguments + [folder.path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let all = try #require(result["findings"] as? [[String: Any]])
    return all.filter { $0["rule"] as? String == rule }
  }

  private static func box(_ attributes: String = "", _ inside: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(attributes)>
    <rect key="frame" x="20" y="20" width="100" height="56"/>\(inside)</view>
    """
  }

  private static let pinned = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="k1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="k2"/>
    <constraint firstItem="box" firstAttribute="width" constant="100" id="k3"/>
    """

  // MARK: Connections

  /// UIKit finds who has an action along the responder chain, and a setter by the key's capital.
  @Test func whatUIKitFinds() throws {
    try addScene(
      """
      <button opaque="NO" fixedFrame="YES" id="b"><rect key="frame" x="20" y="20" width="80" height="44"/>
      <state key="normal" title="Go"/><connections>
      <action selector="go:" destination="-2" eventType="touchUpInside" id="a1"/>
      <action selector="setSpeed:" destination="c" eventType="touchUpInside" id="a2"/>
      <action selector="stop:" destination="c" eventType="touchUpInside" id="a3"/></connections></button>
      """,
      connections: #"<outlet property="Start" destination="b" id="o1"/>"#)
    try addSource(
      "class PierController: UIViewController { @objc var speed = 0\n @IBOutlet var start: UIButton! }"
    )
    let missing = try findings("missing-action")
    #expect(missing.compactMap { $0["message"] as? String }.count { $0.contains("stop:") } == 1)
    #expect(missing.count == 1)
    #expect(try findings("missing-outlet").isEmpty)
  }

  // MARK: Promises

  /// A placeholder stands for what code adds, so nothing that is open without it is a warning.
  @Test(arguments: [true, false])
  func placeholders(isPlaceholder: Bool) throws {
    let height =
      isPlaceholder
      ? #"<constraints><constraint firstAttribute="height" constant="56" placeholder="YES" id="p"/></constraints>"#
      : ""
    try addScene(Self.box("", height), "<constraints>\(Self.pinned)</constraints>")
    let open = try findings("ambiguous", "--devices", "iPhone 15")
    #expect(open.count == 1)
    #expect(open.first?["severity"] as? String == "info")
  }

  /// Interface Builder marks what is open on the document's canvas.
  @Test(arguments: [("", "info"), (#"ambiguous="YES""#, "warning")])
  func marks(attributes: String, severity: String) throws {
    try addScene(Self.box(attributes), "<constraints>\(Self.pinned)</constraints>")
    let open = try findings("ambiguous", "--devices", "iPhone 15")
    #expect(open.map { $0["severity"] as? String } == [severity])
  }

  /// Old frames are one note for a scene, unless Interface Builder has marked them.
  @Test(arguments: [("", "info"), (#"misplaced="YES""#, "warning")])
  func oldFrames(attributes: String, severity: String) throws {
    try addScene(
      Self.box(attributes),
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="box" firstAttribute="height" constant="90" id="k4"/></constraints>
      """)
    let found = try findings("misplaced")
    #expect(found.map { $0["severity"] as? String } == [severity])
  }

  /// A constraint that code changes may hold, and a label without text gets one.
  @Test(arguments: [("height.constant = 90", "info"), ("print(height)", "error")])
  func constantsInCode(code: String, severity: String) throws {
    try addScene(
      Self.box(),
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="box" firstAttribute="height" constant="56" id="h1"/>
      <constraint firstItem="box" firstAttribute="height" constant="90" id="h2"/></constraints>
      """,
      connections: #"<outlet property="height" destination="h1" id="o1"/>"#)
    try addSource(
      "class PierController: UIViewController { @IBOutlet var height: NSLayoutConstraint!\n"
        + "func show() { \(code) } }")
    #expect(try findings("conflict").map { $0["severity"] as? String } == [severity])
  }

  /// A label that is outside because its box is too low: where code decides of the height it is a note as well, else
  /// it is told with the conflict.
  @Test(arguments: [("height.constant = 90", ["info"]), ("print(height)", [])])
  func whatAConflictMoves(code: String, outside: [String]) throws {
    let constraints = """
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="box" secondAttribute="top" constant="70" id="l2"/>
      </constraints>
      """
    try addScene(
      Self.box(
        #"clipsSubviews="YES""#,
        """
        <subviews><label text="Connected" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="0" y="70" width="80" height="20.5"/></label></subviews>\(constraints)
        """),
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="box" firstAttribute="height" constant="56" id="h2"/>
      <constraint firstItem="box" firstAttribute="height" constant="96" id="h1"/></constraints>
      """,
      connections: #"<outlet property="height" destination="h1" id="o1"/>"#)
    try addSource(
      "class PierController: UIViewController { @IBOutlet var height: NSLayoutConstraint!\n"
        + "func show() { \(code) } }")
    #expect(try findings("conflict").count == 1)
    #expect(try findings("outside-superview").map { $0["severity"] as? String } == outside)
  }

  /// A hair line of old rows.
  @Test(arguments: [("56.5", "info"), ("56.75", "error"), ("57", "error")])
  func halfAPoint(height: String, severity: String) throws {
    try addScene(
      Self.box(),
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="box" firstAttribute="height" constant="56" id="h1"/>
      <constraint firstItem="box" firstAttribute="height" constant="\(height)" id="h2"/></constraints>
      """)
    #expect(try findings("conflict").map { $0["severity"] as? String } == [severity])
  }

  /// A button with an image alone, of which code sets the title.
  @Test(arguments: [("start.setTitle(name, for: .normal)", "info"), ("print(start)", "warning")])
  func titlesInCode(code: String, severity: String) throws {
    _ = try folder.add(
      "Art.xcassets/Pen.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "pen.svg"}]}"#)
    _ = try folder.add(
      "Art.xcassets/Pen.imageset/pen.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>"#)
    try addScene(
      """
      <button opaque="NO" fixedFrame="YES" id="b"><rect key="frame" x="20" y="20" width="80" height="44"/>
      <state key="normal" image="Pen"/></button>
      """, connections: #"<outlet property="start" destination="b" id="o1"/>"#)
    try addSource(
      "class PierController: UIViewController { @IBOutlet var start: UIButton!\n"
        + "func show() { \(code) } }")
    #expect(try findings("accessibility-label").map { $0["severity"] as? String } == [severity])
  }

  /// A row's height is the delegate's to give.
  @Test(arguments: [
    ("func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 120 }", "info"),
    ("", "error"),
  ])
  func rowHeights(code: String, severity: String) throws {
    try addScene(
      """
      <tableView dataMode="prototypes" rowHeight="44" fixedFrame="YES" id="t">
      <rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>
      <tableViewCell reuseIdentifier="photo" id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(Self.box())</subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="k1"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="k2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="k3"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="k4"/>
      <constraint firstItem="box" firstAttribute="height" constant="120" id="k5"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    try addSource("class PierController: UIViewController { \(code) }")
    #expect(try findings("conflict").map { $0["severity"] as? String } == [severity])
  }

  // MARK: One cause

  /// On each screen another one of a stack's heights may be given up: that is one finding.
  @Test func conflictsOfOneStack() throws {
    let heights = [200, 300, 400]
    let views = heights.map { height in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(height)">
      <rect key="frame" x="0" y="0" width="375" height="\(height)"/><constraints>
      <constraint firstAttribute="height" constant="\(height)" id="h\(height)"/></constraints></view>
      """
    }
    try addScene(
      """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="375" height="900"/><subviews>\(views.joined())</subviews></stackView>
      """,
      """
      <constraints>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="k2"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="k3"/>
      <constraint firstItem="stack" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="k4"/>
      </constraints>
      """)
    #expect(try findings("conflict").count == 1)
  }

  /// Whichever of two stands first, it is the same pair.
  @Test func pairsOfDuplicates() throws {
    func fingerprint(_ order: [String]) throws -> String? {
      let twice = order.map {
        #"<constraint firstItem="box" firstAttribute="height" constant="56" id="\#($0)"/>"#
      }
      try addScene(Self.box(), "<constraints>\(Self.pinned)\(twice.joined())</constraints>")
      return try findings("unused-constraint").first?["fingerprint"] as? String
    }
    let one = try #require(try fingerprint(["h1", "h2"]))
    #expect(try fingerprint(["h2", "h1"]) == one)
  }

  // MARK: What is checked

  @Test(arguments: [
    (
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
      "watchOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
      "macOS"
    ),
    (#"<document type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV"/>"#, "tvOS"),
    (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#, "Xcode 3"),
  ])
  func otherPlatformsArePassedOver(text: String, reason: String) throws {
    _ = try folder.add("Other.xib", "<?xml version=\"1.0\"?>\n\(text)")
    let run = try WorkerProgram.run(["lint", "--no-cache", folder.path])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1 document "), "\(run.output)")
    let passedOver = try #require(try lint()["passedOver"] as? [[String: Any]])
    #expect(passedOver.map { $0["reason"] as? String } == [reason])
    #expect(try lint()["documents"] as? Int == 0)
  }

  @Test func compiledFoldersAreNotEntered() throws {
    _ = try folder.add("Pier.storyboardc/designable.storyboard", "no document")
    _ = try folder.add("Build/Old.xib", "no document")
    #expect(try lint()["documents"] as? Int == 0)
  }

  /// A file that is no document is an error that can be turned off.
  @Test func noDocuments() throws {
    _ = try folder.add("Page.storyboard", "<html></html>")
    #expect(try findings("not-a-document").count == 1)
    #expect(try findings("not-a-document", "--disable", "not-a-document").isEmpty)
    _ = try folder.add("ninefold.json", #"{"lint": {"rules": {"not-a-document": "off"}}}"#)
    #expect(try findings("not-a-document").isEmpty)
  }

  /// What is in a workspace is one project, and so is what is in the folder that was named.
  @Test(arguments: [true, false])
  func imagesOfAWorkspace(hasWorkspace: Bool) throws {
    _ = try folder.add(".git/HEAD", "ref: refs/heads/main")
    if hasWorkspace { _ = try folder.add("All.xcworkspace/contents.xcworkspacedata", "") }
    _ = try folder.add("App/App.xcodeproj/project.pbxproj", "")
    _ = try folder.add("App/Own.xcassets/Pen.imageset/Contents.json", "{}")
    _ = try folder.add(
      "Shared/Art.xcassets/logo.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#)
    _ = try folder.add(
      "Shared/Art.xcassets/logo.imageset/logo.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>"#)
    let view = try folder.add(
      "App/Logo.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <subviews><imageView image="logo.png" id="i"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
      <navigationBar shadowImage="nil" id="n"><rect key="frame" x="0" y="46" width="90" height="44"/></navigationBar>
      </subviews></view></objects></document>
      """)
    #expect(try findings("missing-image").isEmpty)
    let run = try WorkerProgram.run(["lint", "--no-cache", view])
    #expect(run.output.contains("[missing-image]") != hasWorkspace, "\(run.output)")
  }

  // MARK: What is told

  /// The worst come first, and what is less bad can be left out.
  @Test func theWorstAreTold() throws {
    try addScene(
      Self.box(),
      """
      <constraints>\(Self.pinned)
      <constraint firstItem="box" firstAttribute="height" constant="56" id="h1"/>
      <constraint firstItem="box" firstAttribute="height" constant="90" id="h2"/>
      <constraint firstItem="box" firstAttribute="height" constant="90" id="h3"/></constraints>
      """)
    let all = try #require(try lint()["findings"] as? [[String: Any]])
    #expect(all.count > 1)
    let errors = try lint("--min-severity", "error")
    #expect(
      (errors["findings"] as? [[String: Any]])?.allSatisfy { $0["severity"] as? String == "error" }
        == true)
    #expect(errors["untold"] as? Int == all.count - ((errors["findings"] as? [Any])?.count ?? 0))
    let most = try #require(try lint("--most", "1")["findings"] as? [[String: Any]])
    #expect(most.map { $0["severity"] as? String } == ["error"])
    let text = try WorkerProgram.run(["lint", "--no-cache", folder.path]).output
    #expect(text.split(separator: "\n").first?.contains(": error: ") == true, "\(text)")
  }

  /// What was wrong at a revision isn't told, and nothing of the repository changes.
  @Test func onlyWhatIsNew() throws {
    let repository = try GitRepository()
    func document(_ cells: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><tableViewController id="c" \
      sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" id="t">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(cells)</prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    }
    func cell(_ id: String) -> String {
      #"<tableViewCell id="\#(id)"><rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCell>"#
    }
    try repository.make(document(cell("one")), as: "Pier.storyboard")
    // With another title of the scene, and above it what is new.
    let changed = document(cell("two") + "\n" + cell("one"))
      .replacing("<tableViewController ", with: #"<tableViewController title="Piers" "#)
    try #require(changed.contains("Piers"))
    try repository.write(changed, to: "Pier.storyboard")
    // As it is, and as a hook calls it, which git tells of a repository and an index by variables.
    for variables in ["", "GIT_DIR=$PWD/.git GIT_INDEX_FILE=$PWD/.git/index"] {
      let run = try repository.shell(
        "\(variables) \"$0\" lint --no-cache --format json --new-only HEAD .")
      #expect(try repository.shell("git status --porcelain").output == " M Pier.storyboard\n")
      let result = try #require(try run.objects().first, "\(variables): \(run.errors)")
      let found = try #require(result["findings"] as? [[String: Any]])
      #expect(found.compactMap { $0["id"] as? String } == ["two"], "\(variables): \(found)")
    }
  }
}
