import Scenes
import Testing
import Traits

@testable import Layout

/// Views whose semantic content attribute turns them around.
@Suite struct LayoutDirectionTests {
  private static let rightToLeft = #"semanticContentAttribute="forceRightToLeft""#

  // MARK: Constraints

  /// A constraint of a root view, 400 wide, that runs from right to left, and the x of `a`, which is
  /// 60 wide. `r` is 200 wide at 50; its margins are 20 at the left and 40 at the right.
  @Test(arguments: [
    ("a.leading = r.leading + 10", 180.0), ("a.trailing = r.trailing - 10", 60),
    ("a.leading = r.trailing + 8", -18), ("a.leading = r.leadingMargin", 150),
    ("a.trailing = r.trailingMargin + 5", 65), ("a.centerX = r.leading", 220),
    ("a.leading >= r.leading + 10", 180), ("root.trailing >= a.trailing + 30", 30),
    // What isn't about leading and trailing stays.
    ("a.left = r.left + 10", 60), ("a.right = r.rightMargin", 150),
    ("a.centerX = r.centerX + 5", 125),
    // The places that are multiplied begin at the left.
    ("a.trailing = 0.8 * root.trailing", 0), ("a.leading = 0.5 * root.leading - 20", 160),
  ])
  func heldByAViewThatIsTurnedAround(constraint: String, x: Double) throws {
    // Weak ones pull past the bounds that inequalities set.
    let pull = constraint.hasPrefix("root") ? ["a.left = root.left @1"] : ["a.left = root.right @1"]
    let frames = try Fixture(rootAttributes: Self.rightToLeft).layout(
      box("r", #"<edgeInsets key="layoutMargins" top="10" left="20" bottom="30" right="40"/>"#)
        + box("a"),
      [
        "r.left = root.left + 50", "r.width = 200", "r.top = root.top", "r.height = 80",
        "a.width = 60", "a.top = root.top", "a.height = 1", constraint,
      ] + pull)
    #expect(frames["a"]?.x == x)
  }

  /// Whose direction its items have doesn't matter.
  @Test func itIsTheHoldersDirectionThatCounts() throws {
    let frames = try layout(
      box("r", attributes: Self.rightToLeft) + box("a", attributes: Self.rightToLeft),
      pin("r", Rect(x: 50, y: 0, width: 200, height: 80)) + [
        "a.leading = r.leading + 10", "a.width = 60", "a.top = root.top", "a.height = 1",
      ])
    #expect(frames["a"]?.x == 60)
  }

  @Test(arguments: ["forceLeftToRight", "playback", "spatial", "unspecified"])
  func othersRunFromLeftToRight(attribute: String) throws {
    let frames = try Fixture(rootAttributes: "semanticContentAttribute=\"\(attribute)\"").layout(
      box("a"), pin("a", Rect(x: 50, y: 0, width: 200, height: 80)))
    #expect(frames["a"]?.x == 50)
  }

  /// What is said of a constraint is about left and right then, as before and after are.
  @Test func theSentenceNamesTheEdgesThatAreMeant() throws {
    let frames = try Fixture(rootAttributes: Self.rightToLeft).layout(
      box("a", attributes: #"userLabel="A""#), ["root.trailing >= a.trailing + 8"])
    let (equations, _) = try LayoutEngine(text: TestMeasurer()).solve(frames.laidOut.scene)
    let row = try #require(equations.system.origins.firstIndex(of: .document(ConstraintIndex(0))))
    #expect(
      RuleSentences(equations).sentence(row: row).text
        == "The left edge of “A” is at least 8 points after the left edge of the root view")
  }

  // MARK: Margins

  /// The margins are 20 at the leading and 40 at the trailing edge.
  @Test(arguments: [("", 20.0, 140.0), (rightToLeft, 40, 160)])
  func directionalMargins(attributes: String, left: Double, right: Double) throws {
    let margins = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="20" bottom="3" \
      trailing="40"/>
      """
    let frames = try layout(
      box("r", margins, attributes: attributes) + box("a"),
      pin("r", Rect(x: 0, y: 0, width: 180, height: 80)) + [
        "a.left = r.leftMargin", "a.right = r.rightMargin", "a.top = root.top", "a.height = 1",
      ])
    #expect(frames["a"] == Rect(x: left, y: 0, width: right - left, height: 1))
  }

  // MARK: Stacks

  private func stack(_ attributes: String, _ arranged: String, _ constraints: [String] = []) throws
    -> Frames
  {
    try layout(
      box(
        "s", "<subviews>\(arranged)</subviews>", tag: "stackView",
        attributes: attributes + Self.rightToLeft),
      ["s.leading = root.leading", "s.top = root.top"] + constraints)
  }

  /// Labels of 40, 80 and 120 points in a row of 320 begin at its right.
  @Test(arguments: [
    ("fill", [280.0, 190, 0], [40.0, 80, 180]), ("fillEqually", [220, 110, 0], [100, 100, 100]),
    ("equalSpacing", [280, 160, 0], [40, 80, 120]),
    ("equalCentering", [280, 140, 0], [40, 80, 120]),
    // 320 shared by 40, 80 and 120 of 260, and what is left over to the last.
    ("fillProportionally", [270.769, 162.308, 0], [49.231, 98.462, 152.308]),
  ])
  func rows(distribution: String, places: [Double], widths: [Double]) throws {
    let firm = #"horizontalHuggingPriority="251""#
    let frames = try stack(
      "distribution=\"\(distribution)\" spacing=\"10\" ",
      label("a", 5, firm) + label("b", 10, firm) + label("c", 15), ["s.width = 320"])
    for (index, id) in ["a", "b", "c"].enumerated() {
      #expect(
        frames.exact(id) == Rect(x: places[index], y: 0, width: widths[index], height: 20))
    }
  }

  /// Columns have their views at the right or, where they end, at the left.
  @Test(arguments: [("leading", 60.0), ("trailing", 0), ("center", 30), ("fill", 0)])
  func columns(alignment: String, x: Double) throws {
    let frames = try stack(
      "axis=\"vertical\" alignment=\"\(alignment)\" ", label("a", 5), ["s.width = 100"])
    #expect(frames["a"]?.x == x)
  }

  /// Three labels of 40 with gaps of 10, of which one is hidden.
  @Test(arguments: [("a", 90.0), ("b", 45), ("c", 0)])
  func hiddenViews(hidden: String, x: Double) throws {
    let arranged = ["a", "b", "c"].map { label($0, 5, $0 == hidden ? #"hidden="YES""# : "") }
    let frames = try stack(#"spacing="10" "#, arranged.joined())
    #expect(frames[hidden] == Rect(x: x, y: 0, width: 0, height: 20))
  }

  @Test func aHiddenViewBesideOneThatIsShown() throws {
    let frames = try stack(#"spacing="10" "#, label("a", 5) + label("b", 5, #"hidden="YES""#))
    #expect(frames["b"] == Rect(x: 40, y: 0, width: 0, height: 20))
  }

  // MARK: The interface's direction

  private static let turned = Fixture(screen: Screen(layoutDirection: .rightToLeft))

  /// Views turn with the interface unless something else is said of them.
  @Test(arguments: [
    ("", 150.0), ("unspecified", 150), ("forceRightToLeft", 150), ("forceLeftToRight", 50),
    ("playback", 50), ("spatial", 50),
  ])
  func anInterfaceThatRunsFromRightToLeft(attribute: String, x: Double) throws {
    var fixture = Self.turned
    if !attribute.isEmpty {
      fixture.rootAttributes = "semanticContentAttribute=\"\(attribute)\""
    }
    let frames = try fixture.layout(
      box("a"), pin("a", Rect(x: 50, y: 0, width: 200, height: 80)))
    #expect(frames["a"]?.x == x)
  }

  /// A mask says left and right.
  @Test func whatItsMaskPlacesIsNotTurned() throws {
    let frames = try Self.turned.layout(
      masked("a", Rect(x: 30, y: 0, width: 100, height: 80), #"flexibleMaxX="YES""#))
    #expect(frames["a"]?.x == 30)
  }

  @Test func rowsBeginAtTheRight() throws {
    let frames = try Self.turned.layout(
      box("s", "<subviews>\(label("a", 5))\(label("b", 10))</subviews>", tag: "stackView"),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["s"] == Rect(x: 280, y: 0, width: 120, height: 20))
    #expect(frames["a"]?.x == 80)
    #expect(frames["b"]?.x == 0)
  }

  /// A cell of a style is laid out as in a mirror, its accessory at the left.
  @Test(
    arguments: ["Default", "Value1", "Value2", "Subtitle"],
    ["", "disclosureIndicator", "detailDisclosureButton"])
  func cellsAreTurned(style: String, accessory: String) throws {
    for tools in ["22505", "14490", "11542"] {
      let fixtures = [Fixture(tools: tools), Fixture(tools: tools, screen: Self.turned.screen)]
      let frames = try fixtures.map { try $0.layout(Self.table(style, accessory)) }
      for id in ["content", "title", "free", "image"] + (style == "Default" ? [] : ["detail"]) {
        let plain = try #require(frames[0][id])
        let holder = try #require(frames[0][id == "content" ? "cell" : "content"])
        let turned = try #require(frames[1][id])
        #expect(turned.x == holder.width - plain.maxX, "\(id) of \(tools)")
        #expect(turned.size == plain.size, "\(id) of \(tools)")
      }
    }
  }

  private static func table(_ style: String, _ accessory: String) -> String {
    let length = accessory.isEmpty ? 400 : 360
    let type = accessory.isEmpty ? "" : "accessoryType=\"\(accessory)\""
    func part(_ tag: String, _ id: String, _ attributes: String) -> String {
      """
      <\(tag) id="\(id)" \(attributes)><rect key="frame" x="7" y="7" width="8" height="8"/></\(tag)>
      """
    }
    let constraints = [
      "free.leading = content.leadingMargin", "free.trailing = content.trailingMargin - 9",
      "free.top = content.top", "free.height = 4",
    ]
    return """
      <tableView id="t" rowHeight="44"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
      <tableViewCell id="cell" style="IBUITableViewCellStyle\(style)" textLabel="title" \
      detailTextLabel="detail" imageView="image" \(type)>
        <rect key="frame" x="0" y="0" width="400" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="\(length)" height="44"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>\(part("label", "title", #"text="xxx""#))\
      \(style == "Default" ? "" : part("label", "detail", #"text="xxxxx""#))\(part("imageView", "image", ""))\
      \(box("free"))</subviews>
          <constraints>
          \(constraints.enumerated().map { constraintElement($1, id: "f\($0)") }.joined())
          </constraints>
        </tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
  }
}
