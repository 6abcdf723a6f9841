import Foundation
import Testing

/// Bars of containers on iPhone Duo: they stand at the camera's edge, which is where it is in every language.
/// Source: Apple's tech talk 111462 by two accounts (see `Scene+StandingBars.swift`): which bars stand, where, and what of the
/// screen is left. The lengths of the bars are chosen by likeness to those that lie.
@Suite struct StandingBarsTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func document(items: String, toolbar: String = "", tabs: Bool = false) -> String {
    let stack = """
      <scene sceneID="s1"><objects><navigationController id="nav"\(toolbar.isEmpty ? "" : " toolbarHidden=\"NO\"") sceneMemberID="viewController">
        \(tabs ? "<tabBarItem key=\"tabBarItem\" title=\"Boats\" image=\"boat\" id=\"t\"/>" : "")
        <navigationBar key="navigationBar" id="bar"/>
        \(toolbar.isEmpty ? "" : "<toolbar key=\"toolbar\" id=\"tools\"/>")
        <connections><segue destination="page" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController></objects></scene>
      """
    let tabBar = """
      <scene sceneID="s0"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="tb"/>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r0"/></connections>
      </tabBarController></objects></scene>
      """
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(tabs ? "tabs" : "nav")"><device id="retina4_7"/>
      <scenes>\(tabs ? tabBar : "")\(stack)<scene sceneID="s2"><objects>
      <viewController id="page" sceneMemberID="viewController">
        \(toolbar.isEmpty ? "" : "<toolbarItems>\(toolbar)</toolbarItems>")
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="inside" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
            <constraint firstItem="inside" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c2"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="inside" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="inside" secondAttribute="bottom" id="c4"/>
          </constraints></view>
        <navigationItem key="navigationItem" title="Harbour" id="n">\(items)</navigationItem>
      </viewController></objects></scene></scenes></document>
      """
  }

  private static let symbol = #"<barButtonItem key="rightBarButtonItem" systemItem="add" id="i"/>"#
  private static let word = #"<barButtonItem key="rightBarButtonItem" title="Moor" id="i"/>"#
  private static let view = """
    <barButtonItem key="rightBarButtonItem" id="i"><view key="customView" id="cv">
    <rect key="frame" x="0" y="0" width="60" height="30"/></view></barButtonItem>
    """

  /// The frames of the page's views, by their kinds.
  private func frames(_ text: String, _ options: [String]) throws -> [String: [Double]] {
    let file = try folder.add("Main.storyboard", text)
    let run = try WorkerProgram.run(
      ["resolve", "--device", "iPhone Duo", "--scene", "s2"] + options + [file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    var found = ["root": root["frame"] as? [Double] ?? []]
    for child in root["children"] as? [[String: Any]] ?? [] {
      let id = child["id"] as? String ?? ""
      let kind = id.split(separator: ":").dropFirst().first.map(String.init) ?? id
      found[kind] = child["frame"] as? [Double]
    }
    return found
  }

  struct Row: CustomStringConvertible {
    let options: [String]
    /// Left, top, width and height.
    let bar: [Double]
    let content: [Double]
    var description: String { options.joined(separator: " ") }
  }

  /// Where a navigation bar with one item is, and what of the page is left.
  @Test(arguments: [
    Row(options: [], bar: [382, 170, 84, 44], content: [0, 0, 382, 644]),
    Row(
      options: ["--layout-direction", "rightToLeft"], bar: [382, 170, 84, 44],
      content: [0, 0, 382, 644]),
    Row(
      options: ["--orientation", "landscapeRight"], bar: [0, 170, 84, 44],
      content: [84, 0, 594, 432]),
    Row(
      options: ["--orientation", "landscapeLeft"], bar: [594, 170, 84, 44],
      content: [0, 0, 594, 432]),
    Row(options: ["--pose", "open"], bar: [867, 120, 84, 44], content: [0, 0, 867, 635]),
    Row(options: ["--pose", "book"], bar: [867, 120, 84, 44], content: [0, 0, 867, 635]),
  ])
  func barsStand(_ row: Row) throws {
    let frames = try frames(Self.document(items: Self.symbol), row.options)
    #expect(frames["navigationBar"] == row.bar)
    #expect(frames["inside"] == row.content)
  }

  /// Upright inside, and in apps that were built before, they lie.
  @Test(arguments: [["--pose", "open", "--orientation", "portrait"], ["--built-with", "27.0"]])
  func barsLie(_ options: [String]) throws {
    let frames = try frames(Self.document(items: Self.symbol), options)
    let (bar, root) = (try #require(frames["navigationBar"]), try #require(frames["root"]))
    #expect(bar[0] == 0 && bar[2] == root[2])
  }

  /// What is only a title, and a view of the app's own, keep the bar lying, beside the camera's edge.
  @Test(arguments: [word, view])
  func itemsThatDoNotStand(_ item: String) throws {
    let frames = try frames(Self.document(items: item), [])
    let bar = try #require(frames["navigationBar"])
    #expect(bar[0] == 0 && bar[2] == 382)
    #expect(try #require(frames["inside"])[1] == bar[1] + bar[3])
  }

  /// Toolbars follow navigation bars; tab bars end where the home indicator's area begins.
  @Test func barsBelowStandToo() throws {
    let tools =
      #"<barButtonItem systemItem="trash" id="a"/><barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem systemItem="add" id="b"/>"#
    let withTools = try frames(Self.document(items: Self.symbol, toolbar: tools), [])
    #expect(withTools["toolbar"] == [382, 226, 84, 418])
    #expect(withTools["inside"] == [0, 0, 382, 644])
    let withTabs = try frames(Self.document(items: Self.symbol, tabs: true), [])
    let tabs = try #require(withTabs["tabBar"])
    #expect(tabs[0] == 382 && tabs[1] + tabs[3] == 644)
    #expect(withTabs["inside"] == [0, 0, 382, 644])
  }

  /// A bar that is a view of its own is where the document has it.
  @Test func barsOfTheirOwnLie() throws {
    let text = Self.document(items: "").replacing(
      "<subviews>",
      with: """
        <subviews><toolbar opaque="NO" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="own">
        <rect key="frame" x="0" y="600" width="375" height="44"/><items/></toolbar>
        """)
    #expect(try frames(text, [])["own"]?[0] == 0)
  }

  // MARK: Order, spaces and what there is no room for

  private static func item(_ system: String, _ key: String = "") -> String {
    let key = key.isEmpty ? "" : "key=\"\(key)\" "
    return #"<barButtonItem \#(key)systemItem="\#(system)" id="\#(system)"/>"#
  }

  /// The items of a bar as they stand, from above.
  private func items(of bar: String, _ text: String, _ options: [String] = []) throws -> [String] {
    let file = try folder.add("Main.storyboard", text)
    let run = try WorkerProgram.run(
      ["resolve", "--details", "--device", "iPhone Duo", "--scene", "s2"] + options + [file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let root = try #require(scene["root"] as? [String: Any])
    let children = root["children"] as? [[String: Any]] ?? []
    let found = try #require(
      children.first { ($0["id"] as? String)?.contains(":\(bar)") == true }, "\(children)")
    let look = try #require(found["look"] as? [String: Any])
    let items = (look["bar"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.map {
      $0["systemItem"] as? String ?? $0["space"] as? String ?? $0["title"] as? String ?? ""
    }
  }

  /// What leads away is at the top, then the primary actions, which are the trailing ones, then the others.
  /// Source: Apple's tech talk 111462 by two accounts.
  @Test func whatLeadsAwayComesFirstAndThenPrimaryActions() throws {
    let lying = """
      <leftBarButtonItems>\(Self.item("refresh"))\(Self.item("close"))</leftBarButtonItems>
      <rightBarButtonItems>\(Self.item("add"))\(Self.item("trash"))</rightBarButtonItems>
      """
    let standing = ["close", "add", "trash", "refresh"]
    #expect(try items(of: "navigationBar", Self.document(items: lying)) == standing)
    // It is physical: from right to left nothing moves.
    let text = Self.document(items: lying)
    #expect(
      try items(of: "navigationBar", text, ["--layout-direction", "rightToLeft"]) == standing)
  }

  /// From below upwards what there is no room for is in a menu; the toolbar gives way before the tabs.
  @Test func whatThereIsNoRoomForIsInAMenu() throws {
    let names = [
      "add", "trash", "camera", "reply", "action", "organize", "compose", "search", "refresh",
      "stop", "play", "pause", "rewind", "fastForward", "undo", "redo",
    ]
    let tools = names.map { Self.item($0) }.joined()
    let text = Self.document(items: Self.symbol, toolbar: tools)
    let shown = try items(of: "toolbar", text)
    // 418 points for circles of 44 that are 12 apart.
    #expect(shown.last == "more" && shown.count < names.count)
    #expect(Array(shown.dropLast()) == Array(names.prefix(shown.count - 1)))
    let bar = try #require(try frames(text, [])["toolbar"])
    #expect(Double(shown.count) * 44 <= bar[3] && Double(shown.count + 1) * 56 > bar[3])
    // Of nothing but a menu's room the bar lying closed in landscape has less.
    let lying = try items(of: "toolbar", text, ["--orientation", "landscapeRight"])
    #expect(lying.last == "more" && lying.count < shown.count)
  }

  /// A navigation bar with more than there is room for ends where the tabs begin, which stay.
  @Test func tabsAreTheLastToGiveWay() throws {
    let many = ["add", "trash", "camera", "reply", "action", "organize", "compose", "search"]
    let items = many.map { Self.item($0) }.joined()
    let text = Self.document(
      items: "<rightBarButtonItems>\(items)</rightBarButtonItems>", tabs: true)
    let found = try frames(text, ["--orientation", "landscapeRight"])
    let (bar, tabs) = (try #require(found["navigationBar"]), try #require(found["tabBar"]))
    #expect(tabs[1] + tabs[3] == 432 && tabs[3] > 44, "\(tabs)")
    #expect(bar[1] + bar[3] <= tabs[1], "\(bar) \(tabs)")
    let shown = try self.items(of: "navigationBar", text, ["--orientation", "landscapeRight"])
    #expect(shown.last == "more" && shown.count < many.count)
  }
}
