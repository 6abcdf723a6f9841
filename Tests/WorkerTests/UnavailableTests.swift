import Testing
import Traits
import WorkerProtocol

/// What a document loses on older versions of iOS, row by row.
/// Source: reference/uikit-6-15.md, section 8.
@Suite struct UnavailableTests {
  private func issues(_ fixture: SystemFixture, on system: String) throws -> [WorkerProtocol.Issue]
  {
    try fixture.scene(on: system).issues.filter { $0.rule == "unavailable" }
  }

  private static let safeGuide = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
    <constraints><constraint firstItem="a" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" id="k"/></constraints>
    """
  private static let contentGuide = """
    <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
    <constraints><constraint firstItem="b" firstAttribute="top" secondItem="contents" \
    secondAttribute="top" id="k"/></constraints>
    <viewLayoutGuide key="contentLayoutGuide" id="contents"/></scrollView></subviews>
    """
  private static let keyboardGuide = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
    <constraints><constraint firstItem="b" firstAttribute="bottom" secondItem="keys" \
    secondAttribute="top" id="k"/></constraints>
    <viewLayoutGuide key="keyboard" id="keys"/>
    """
  private static let largeTitle = SystemFixture(
    otherScenes: """
      <scene sceneID="outer"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" id="a"/>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController></objects></scene>
      """)

  /// What has it, the last version without it and the first with it, how bad that is, and part of what is
  /// said.
  @Test(
    arguments: [
      (
        .control(
          "view", "",
          #"<variation key="heightClass=compact"><color key="backgroundColor" white="0"/></variation>"#
        ), "7", "8", .warning, "a phone in landscape has the layout of an upright one"
      ),
      (.control("stackView"), "8", "9", .error, "Xcode builds no app with it"),
      (
        .control("view", #"layoutMarginsFollowReadableWidth="YES""#), "8", "9", .info,
        "its margins are those of any view"
      ),
      (
        .control("label", #"adjustsFontForContentSizeCategory="YES" text="t""#), "9", "10", .info,
        "it keeps the size"
      ),
      (SystemFixture(root: safeGuide), "10", "11", .info, "the top and bottom layout guides"),
      (SystemFixture(root: contentGuide), "10", "11", .error, "Xcode builds no app with it"),
      (
        .control("view", "", #"<color key="backgroundColor" name="Brand"/>"#), "10", "11", .error,
        "a colour of an asset catalogue"
      ),
      (largeTitle, "10", "11", .warning, "the bar has one of the usual size"),
      (
        .control("imageView", #"image="star" catalog="system""#), "12", "13", .warning,
        "there is no image"
      ),
      (
        .control("view", "", #"<color key="backgroundColor" systemColor="labelColor"/>"#), "12",
        "13", .info, "the light one stands in"
      ),
      (
        .control("tableView", #"style="insetGrouped""#), "12", "13", .warning,
        "they are as wide as the table"
      ),
      (.control("datePicker", #"style="compact""#), "13.3", "13.4", .warning, "it has wheels"),
      (
        .control("button", "", #"<buttonConfiguration key="configuration" title="t"/>"#), "14",
        "15", .warning, "the titles, images and colours of its states"
      ),
      (SystemFixture(root: keyboardGuide), "14", "15", .error, "Xcode builds no app with it"),
    ] as [(SystemFixture, String, String, WorkerProtocol.Issue.Severity, String)])
  func row(
    fixture: SystemFixture, last: String, first: String, severity: WorkerProtocol.Issue.Severity,
    part: String
  ) throws {
    let lost = try issues(fixture, on: last)
    #expect(lost.count == 1)
    let issue = try #require(lost.first)
    #expect(issue.severity == severity)
    #expect(issue.message.contains("which came with iOS \(first); on iOS \(last) "))
    #expect(issue.message.contains(part))
    #expect(issue.id != nil && issue.line != nil)
    #expect(try issues(fixture, on: first).isEmpty)
  }

  /// A list of colours of macOS's, of which Interface Builder writes the components, is no asset catalogue.
  @Test func coloursOfMacOSsListsAreEverywhere() throws {
    let color =
      #"<color key="backgroundColor" name="controlHighlightColor" catalog="System" colorSpace="catalog"/>"#
    #expect(try issues(.control("view", "", color), on: "7").isEmpty)
  }

  @Test func splitViewsWithColumns() throws {
    var fixture = SystemFixture()
    fixture.kind = #"splitViewController style="doubleColumn""#
    let lost = try issues(fixture, on: "13")
    #expect(lost.map(\.severity) == [.warning])
    #expect(lost.first?.message.contains("it is a classic one") == true)
    #expect(try issues(fixture, on: "14").isEmpty)
  }

  /// Several views are one issue.
  @Test func severalViewsAreCounted() throws {
    let fixture = SystemFixture(
      root: """
        <subviews><stackView id="a"/><stackView id="b"/><stackView id="c"/></subviews>
        """)
    let lost = try issues(fixture, on: "8")
    #expect(lost.map(\.id) == ["a"])
    #expect(lost.first?.message.hasSuffix("So it is with 2 more.") == true)
  }

  /// On its own canvas a document has all that it has.
  @Test func canvasesLoseNothing() throws {
    var fixture = SystemFixture.control("stackView")
    fixture.tools = "6254"
    #expect(try fixture.sceneAsDesigned().issues.allSatisfy { $0.rule != "unavailable" })
  }

  // MARK: What happens instead

  @Test func aConfiguredButtonIsAPlainOne() throws {
    let button = SystemFixture.control(
      "button", #"buttonType="system""#,
      """
      <state key="normal" title="Old"/><buttonConfiguration key="configuration" style="filled" title="New"/>
      """)
    let (old, new) = (try button.view(on: "14"), try button.view(on: "15"))
    #expect(old?.look.text == "Old" && old?.frame.height == 30)
    #expect(new?.look.text == "New" && (new?.frame.height ?? 0) > 33)
  }

  @Test func aSymbolIsNoImage() throws {
    let image = SystemFixture.control("imageView", #"image="star" catalog="system""#)
    #expect(try image.view(on: "12")?.look.image == nil)
    #expect(try image.view(on: "13")?.look.image?.name == "star")
  }

  @Test func insetGroupsAreAsWideAsTheTable() throws {
    let table = SystemFixture.control("tableView", #"style="insetGrouped""#)
    #expect(try table.view(on: "12")?.look.style == .grouped)
    #expect(try table.view(on: "13")?.look.style == .insetGrouped)
  }
}
