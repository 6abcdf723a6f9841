import Testing
import Traits

/// Tables and collections as the worker draws them.
@Suite struct DrawnTableTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A colour whose opacity is 0 is a background too.
  @Test(arguments: [
    #"<tableView style="plain" id="t">"#, #"<tableView style="grouped" id="t">"#,
    #"<collectionView id="t">"#,
  ])
  func aClearListShowsWhatIsBehindIt(start: String) throws {
    let name = start.contains("table") ? "tableView" : "collectionView"
    let picture = try DrawnPicture(
      DrawnDocument.view(
        """
        <view id="behind">\(DrawnDocument.rect(0, 0, 200, 100))\
        \(DrawnDocument.color("backgroundColor", 1, 0, 0))</view>
        \(start)\(DrawnDocument.rect(0, 0, 200, 100))<color key="backgroundColor" white="0.0" \
        alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></\(name)>
        """), as: "view.xib", "--as-designed")
    #expect(picture.color(5, 20).isNear(red))
  }

  // MARK: Groups

  private func cell(_ id: String) -> String {
    """
    <tableViewCell id="\(id)">\(DrawnDocument.rect(0, 0, 375, 44))\
    <tableViewCellContentView key="contentView" id="\(id)-c">\(DrawnDocument.rect(0, 0, 375, 44))\
    </tableViewCellContentView></tableViewCell>
    """
  }

  /// A table of one section of two cells, on an iPhone 8.
  private func table(
    style: String, header: String = "HHH", footer: String = "HHH", scale: Double = 2
  ) throws -> DrawnPicture {
    try DrawnPicture(
      DrawnDocument.pushed(
        """
        <tableView key="view" dataMode="static" style="\(style)" rowHeight="44" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="t">\
        \(DrawnDocument.rect(0, 0, 375, 667))
        <sections><tableViewSection headerTitle="\(header)" footerTitle="\(footer)" id="sec"><cells>
        \(cell("a"))\(cell("b"))</cells></tableViewSection></sections></tableView>
        """, bar: "", controller: "tableViewController"), steps: "[]", scale: scale,
      "--device", "iPhone 8", "--system", "15", "--initial", "c")
  }

  /// A prototype is shown as often as there is room, as one group: the second row's corners are not round.
  @Test func repeatedPrototypesAreOneGroup() throws {
    let picture = try DrawnPicture(
      DrawnDocument.pushed(
        """
        <tableView key="view" dataMode="prototypes" style="insetGrouped" rowHeight="44" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="t">\
        \(DrawnDocument.rect(0, 0, 375, 667))<prototypes>\(cell("a"))</prototypes></tableView>
        """, bar: "", controller: "tableViewController"), "--device", "iPhone 8", "--system", "15",
      "--scene", "s-c")
    // The cells begin at 16 from the left.
    let edge = (100..<300).map { picture.color(16.5, Double($0)) }
    #expect(edge.allSatisfy { $0.isNear(Color(white: 1), within: 0.15) })
    #expect(!picture.color(8, 200).isNear(Color(white: 1), within: 0.02))
  }

  /// With 20 of status bar the header takes 55.5, and the rows 44 each.
  @Test func aGroupLiesBetweenLinesFromEdgeToEdge() throws {
    let picture = try table(style: "grouped")
    let top = 20 + 55.5
    let white = Color(white: 1)
    for x in [1.0, 180, 373] {
      #expect(!picture.color(x, top).isNear(white), "above, at \(x)")
      #expect(!picture.color(x, top + 87.5).isNear(white), "below, at \(x)")
    }
    // Between the rows it begins at the margin.
    #expect(picture.color(5, top + 43.5).isNear(white))
    #expect(!picture.color(180, top + 43.5).isNear(white))
  }

  /// The baseline of capitals is 9 points above the first row, and the first line of a footer begins 6
  /// below the last one.
  @Test(arguments: ["grouped", "insetGrouped"]) func titlesStandByTheirGroup(style: String) throws {
    let picture = try table(style: style)
    let first = 20 + 55.5
    let header = try #require(
      picture.ink(in: Rect(x: 30, y: first - 35, width: 200, height: 34), tolerance: 0.25))
    #expect(abs(header.maxY - (first - 9)) <= 1)
    let last = first + 88
    let footer = try #require(
      picture.ink(in: Rect(x: 30, y: last + 2, width: 200, height: 34), tolerance: 0.25))
    #expect(abs(footer.y - (last + 9.5)) <= 1.5)
  }

  /// Where the texts of cells begin: at the margin, or as far inside an inset group.
  @Test(arguments: [("grouped", 16.0), ("insetGrouped", 32)])
  func titlesBeginWhereCellsTextsDo(style: String, start: Double) throws {
    let picture = try table(style: style)
    let header = try #require(
      picture.ink(in: Rect(x: 2, y: 45, width: 200, height: 25), tolerance: 0.25))
    #expect(abs(header.x - start) <= 2)
  }
}
