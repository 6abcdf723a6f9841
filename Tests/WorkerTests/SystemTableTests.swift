import Testing
import Traits

/// Tables below and at each version of iOS that changes them, in a table that is a controller's own view.
/// Sources: reference/uikit-6-15.md, section 3; reference/uikit-15-26.md, section 7.
@Suite struct SystemTableTests {
  private func table(
    _ attributes: String, header: String = "", cell: String = "", content: String = ""
  ) -> SystemFixture {
    let title = header.isEmpty ? "" : #"headerTitle="\#(header)""#
    return SystemFixture(
      root: """
        <sections>\((1...2).map { """
          <tableViewSection \(title) id="s\($0)"><cells>
          <tableViewCell \(cell) id="cell\($0)">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content\($0)">
              <rect key="frame" x="0" y="0" width="375" height="44"/>\($0 == 1 ? content : "")
            </tableViewCellContentView>
          </tableViewCell></cells></tableViewSection>
          """ }.joined())</sections>
        """, kind: "tableViewController", view: #"tableView dataMode="static" \#(attributes)"#)
  }

  private static let phone = "iPhone 8"

  private func y(_ id: String, _ fixture: SystemFixture, _ system: String) throws -> Double {
    try #require(try fixture.view(id, on: system, Self.phone, .portrait)).frame.y
  }

  @Test(arguments: [("12", 44.0), ("13", 43.5), ("16", 43.5)])
  func automaticRows(system: String, height: Double) throws {
    let rows = table(#"style="plain" rowHeight="-1""#)
    #expect(try rows.height("cell1", on: system, Self.phone, .portrait) == height)
  }

  @Test(arguments: [("18", 43.67), ("26", 51.0)])
  func automaticRowsOfIOS26(system: String, height: Double) throws {
    let rows = table(#"style="plain" rowHeight="-1""#)
    #expect(try rows.height("cell1", on: system, "iPhone 15", .portrait) == height)
  }

  @Test(arguments: [("11", 43.5), ("12", 43.5), ("13", 44)])
  func separators(system: String, height: Double) throws {
    let rows = table(#"style="plain" rowHeight="44""#)
    #expect(try rows.height("content1", on: system, Self.phone, .portrait) == height)
  }

  /// The first cell begins below the header.
  @Test(arguments: [("14", 28.0), ("15", 50)])
  func plainHeaders(system: String, height: Double) throws {
    let rows = table(#"style="plain" sectionHeaderHeight="28""#, header: "Title")
    #expect(try y("cell1", rows, system) == height)
  }

  @Test(arguments: [("12", 35.0), ("13", 18)])
  func firstHeadersOfGroupsWithoutTitle(system: String, height: Double) throws {
    let rows = table(#"style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18""#)
    #expect(try y("cell1", rows, system) == height)
  }

  /// From the first cell's end to the second one: an untitled footer of 18 and a titled header.
  @Test(arguments: [("11", 56.0), ("15", 56)])
  func titlesOfGroups(system: String, gap: Double) throws {
    let rows = table(
      #"style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18""#,
      header: "Title")
    #expect(try y("cell2", rows, system) - y("cell1", rows, system) - 44 == gap)
  }

  /// However low their header is.
  @Test(arguments: [("11", Color(hex: 0x232323)), ("13", Color(white: 0))])
  func looksOfPlainTitles(system: String, color: Color) throws {
    let rows = table(#"style="plain" rowHeight="44" sectionHeaderHeight="22""#, header: "Title")
    let label = try #require(
      try rows.view("ninefold:header:s1", on: system, Self.phone, .portrait))
    #expect(label.look.textColor == color)
    #expect(label.look.font?.pointSize == 17)
  }

  /// A title and a subtitle, and the empty rows below them.
  @Test(arguments: [("10", 44.0), ("11", 56), ("13", 56), ("14", 56)])
  func rowsOfSubtitles(system: String, height: Double) throws {
    let rows = table(
      #"style="plain" rowHeight="-1""#, cell: #"style="IBUITableViewCellStyleSubtitle""#)
    #expect(try rows.height("cell1", on: system, "iPhone 6s", .portrait) == height)
    let filler = try rows.view("ninefold:filler:root:0", on: system, "iPhone 6s", .portrait)
    #expect(filler?.frame.height == height)
  }

  /// In regular width 672 points are read well: of 768 48 are left at each side.
  @Test(arguments: [("iPad Air 2", true, 48.0), ("iPad Air 2", false, 20), (phone, true, 16)])
  func readableWidths(device: String, follows: Bool, x: Double) throws {
    let rows = table(
      """
      style="plain" rowHeight="44" sectionHeaderHeight="28" \
      layoutMarginsFollowReadableWidth="\(follows ? "YES" : "NO")"
      """, header: "Title",
      content: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="content1" \
        secondAttribute="leadingMargin" id="c"/></constraints>
        """)
    for id in ["ninefold:header:s1", "a"] {
      #expect(try rows.view(id, on: "11", device, .portrait)?.frame.x == x, "\(id)")
    }
  }

  /// A table that no container is around begins at the screen's top up to iOS 10.
  @Test(arguments: [("10", nil), ("11", 20)] as [(String, Double?)])
  func tablesAlone(system: String, shift: Double?) throws {
    let rows = table(#"style="plain" rowHeight="44""#)
    let root = try #require(try rows.view("root", on: system, "iPhone 6s", .portrait))
    #expect(root.look.contentShift?.y == shift)
  }

  /// In iOS 26 they are headlines.
  @Test(arguments: [("18", "TITLE", 13.0), ("26", "Title", 17)])
  func looksOfGroupTitles(system: String, text: String, size: Double) throws {
    let rows = table(
      #"style="grouped" rowHeight="44" sectionHeaderHeight="18""#, header: "Title")
    let label = try #require(
      try rows.view("ninefold:header:s1", on: system, "iPhone 15", .portrait))
    #expect(label.look.text == text)
    #expect(label.look.font?.pointSize == size)
  }

  /// What a chevron takes of the cell's 375 points.
  @Test(arguments: [("10", 33.0), ("11", 34), ("12", 34), ("13", 27), ("14", 27), ("15", 26.5)])
  func accessories(system: String, width: Double) throws {
    let rows = table(
      #"style="plain" rowHeight="44""#, cell: #"accessoryType="disclosureIndicator""#)
    let content = try rows.size("content1", on: system, "iPhone 6s", .portrait)
    #expect(content.width == 375 - width)
  }

  /// What the others take: the margin, which is 16, and something.
  @Test(arguments: [
    ("12", "checkmark", 40.0), ("13", "checkmark", 40), ("15", "checkmark", 40),
    ("15", "detailButton", 40), ("15", "detailDisclosureButton", 58.5),
    ("13", "detailDisclosureButton", 59),
  ])
  func otherAccessories(system: String, type: String, width: Double) throws {
    let rows = table(#"style="plain" rowHeight="44""#, cell: "accessoryType=\"\(type)\"")
    let content = try rows.size("content1", on: system, "iPhone 6s", .portrait)
    #expect(content.width == 375 - width)
  }

  /// Titles of sections begin where rows do, though a root view's margin is 16 up to 402 points.
  @Test(arguments: [
    ("iPhone 6s", "15", 16.0), ("iPhone 15", "18", 20), ("iPhone 16 Pro", "18", 20),
    ("iPhone 11", "18", 20), ("iPhone 6s", "10", 16),
  ])
  func titlesBeginWhereRowsDo(device: String, system: String, x: Double) throws {
    let rows = table(#"style="plain" rowHeight="44" sectionHeaderHeight="28""#, header: "Title")
    let label = try #require(try rows.view("ninefold:header:s1", on: system, device, .portrait))
    #expect(label.frame.x == x)
  }

  @Test(arguments: [
    ("iPhone 6s", "10", EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    ("iPhone 6s", "11", EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
    ("iPhone 15", "18", EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
    ("iPhone 15", "26", EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)),
  ])
  func marginsOfCells(device: String, system: String, margins: EdgeInsets) throws {
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      """
      <constraint firstItem="a" firstAttribute="\(edge)" secondItem="content1" \
      secondAttribute="\(edge)Margin" id="\(edge)"/>
      """
    }
    let rows = table(
      #"style="plain" rowHeight="100""#,
      content: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints>\(edges.joined())</constraints>
        """)
    let inner = try #require(try rows.view(on: system, device, .portrait)).frame
    let outer = try #require(try rows.view("content1", on: system, device, .portrait)).frame
    #expect(
      EdgeInsets(
        top: inner.y, left: inner.x, bottom: outer.height - inner.maxY,
        right: outer.width - inner.maxX) == margins)
  }
}
