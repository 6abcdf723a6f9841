import Scenes
import Testing
import Traits

@testable import Layout

@Suite struct FlowLayoutTests {
  private func items(_ widths: Double...) -> [Size] { widths.map { Size(width: $0, height: 50) } }

  @Test(
    arguments: [
      // As many as fit with at least 10 between; the spare room goes between them.
      ([50.0, 50, 50, 50, 50], [0.0, 65, 130, 195, 260], [0.0, 0, 0, 0, 0]),
      ([90, 90, 90], [0, 110, 220], [0, 0, 0]),
      // The last line's items stand as far apart as a full line's would.
      ([90, 90, 90, 90, 90], [0, 110, 220, 0, 110], [0, 0, 0, 60, 60]),
      ([50, 50], [0, 65], [0, 0]),
      // An item that leaves no room for another stands in the middle.
      ([200, 200], [55, 55], [0, 60]),
      ([310, 310], [0, 0], [0, 60]),
      ([400], [-45], [0]),
      // Where another would fit, it stands at the beginning.
      ([140], [0], [0]),
      // Full lines of different items are justified, the last one isn't.
      ([200, 80, 200, 30], [0, 230, 0, 210], [0, 0, 60, 60]),
    ] as [([Double], [Double], [Double])])
  func itemsFillLines(widths: [Double], x: [Double], y: [Double]) {
    let frames = FlowLayout(lineSpacing: 10, itemSpacing: 10).frames(
      of: widths.map { Size(width: $0, height: 50) }, in: Size(width: 310, height: 800)
    ).items
    #expect(frames.map(\.x) == x)
    #expect(frames.map(\.y) == y)
  }

  /// Three times this width and twice the spacing come to 400.00000000000006.
  @Test func itemsThatFillALineStandInIt() {
    let width = (400.0 - 2 * 10) / 3
    #expect(width + 10 + width + 10 + width > 400)
    let frames = FlowLayout(lineSpacing: 10, itemSpacing: 10).frames(
      of: items(width, width, width), in: Size(width: 400, height: 800)
    ).items
    #expect(frames.map(\.y) == [0, 0, 0])
  }

  /// Items that a spacing below zero moves onto each other, or back beyond where they began, stand at
  /// the line's beginning, each as far from the next as the spacing says.
  @Test(arguments: [-10.0, -25, -1e9])
  func itemsWithoutAdvanceStandAtTheBeginning(spacing: Double) {
    var flow = FlowLayout(lineSpacing: 10, itemSpacing: 10)
    flow.itemSpacing = spacing
    let size = Size(width: 10, height: 10)
    let frames = flow.frames(of: [size, size, size], in: Size(width: 310, height: 800)).items
    #expect(frames.map(\.x) == [0, 10 + spacing, 2 * (10 + spacing)])
  }

  @Test func headerInsetsAndFooter() {
    var flow = FlowLayout(lineSpacing: 10, itemSpacing: 10)
    flow.header = Size(width: 1, height: 30)
    flow.footer = Size(width: 1, height: 20)
    flow.sectionInsets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let frames = flow.frames(of: items(140, 150), in: Size(width: 310, height: 800))
    #expect(frames.header == Rect(x: 0, y: 0, width: 310, height: 30))
    #expect(frames.items.map(\.x) == [2, 152])
    #expect(frames.items.map(\.y) == [31, 31])
    #expect(frames.footer == Rect(x: 0, y: 85, width: 310, height: 20))
  }

  @Test func aSectionBeginsWhereTheOneBeforeEnds() {
    var flow = FlowLayout(lineSpacing: 10, itemSpacing: 10)
    flow.header = Size(width: 1, height: 30)
    flow.footer = Size(width: 1, height: 20)
    let first = flow.frames(of: items(50), in: Size(width: 310, height: 800))
    #expect(first.end == 100)
    let second = flow.frames(of: items(50), in: Size(width: 310, height: 800), from: first.end)
    #expect(second.header.y == 100)
    #expect(second.items.map(\.y) == [130])
    #expect(second.end == 200)
  }

  @Test func aSectionWithoutItemsHasItsInsets() {
    var flow = FlowLayout(lineSpacing: 10, itemSpacing: 10)
    flow.sectionInsets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(flow.frames(of: [], in: Size(width: 310, height: 800)).end == 5)
  }

  @Test func itemsOfALineShareItsMiddle() {
    let frames = FlowLayout(lineSpacing: 10, itemSpacing: 10).frames(
      of: [Size(width: 100, height: 40), Size(width: 200, height: 60)],
      in: Size(width: 310, height: 800))
    #expect(frames.items.map(\.y) == [10, 0])
  }

  @Test func scrollingSideways() {
    var flow = FlowLayout(lineSpacing: 10, itemSpacing: 10)
    flow.axis = .horizontal
    flow.header = Size(width: 7, height: 1)
    let frames = flow.frames(of: items(50, 50, 50), in: Size(width: 310, height: 120))
    #expect(frames.header == Rect(x: 0, y: 0, width: 7, height: 120))
    #expect(frames.items.map(\.x) == [7, 7, 67])
    #expect(frames.items.map(\.y) == [0, 70, 0])
  }
}

/// Collection views of documents, on a device of 400 points.
@Suite struct CollectionLayoutTests {
  private func cell(_ id: String, _ content: String = "") -> String {
    """
    <collectionViewCell id="\(id)"><rect key="frame" x="7" y="7" width="7" height="7"/>
      <collectionViewCellContentView key="contentView" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="7" height="7"/>\(content)
      </collectionViewCellContentView></collectionViewCell>
    """
  }

  private func collection(_ cells: String, _ layout: String, size: String = "") -> String {
    """
    <collectionView id="grid"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <collectionViewFlowLayout key="collectionViewLayout" \(layout)>\(size)</collectionViewFlowLayout>
      <cells>\(cells)</cells></collectionView>
    """
  }

  private let size = #"<size key="itemSize" width="180" height="60"/>"#

  /// The view is 100 narrower than the screen, as its mask has it: 300 wide, or 900.
  @Test func itemsAreLaidOutAtTheViewsWidth() throws {
    let frames = try layout(collection(cell("a") + cell("b"), "", size: size))
    #expect(frames["grid"]?.width == 300)
    #expect(frames["a"] == Rect(x: 60, y: 0, width: 180, height: 60))
    #expect(frames["b"] == Rect(x: 60, y: 70, width: 180, height: 60))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: 180, height: 60))
    var wide = Fixture()
    wide.screen.width = 1000
    #expect(try wide.layout(collection(cell("a") + cell("b"), "", size: size))["b"]?.y == 0)
  }

  /// Cells lay out their contents, whatever frame the document has for these, on the canvas as well.
  @Test(arguments: [false, true])
  func contentsAreAsLargeAsTheirCells(isAsDesigned: Bool) throws {
    let cell = """
      <collectionViewCell id="a"><rect key="frame" x="0" y="0" width="180" height="60"/>
        <collectionViewCellContentView key="contentView" id="a-content">
          <rect key="frame" x="0" y="0" width="50" height="50"/>
        </collectionViewCellContentView></collectionViewCell>
      """
    var fixture = Fixture(tools: "22505")
    fixture.isAsDesigned = isAsDesigned
    let frames = try fixture.layout(collection(cell, "", size: size))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: 180, height: 60))
  }

  /// On the canvas cells have the frames of the document, unless the layout, or the cell itself, gives them
  /// another size.
  @Test(arguments: [
    ("", "", 180.0, 60.0), ("", #"<size key="customSize" width="90" height="30"/>"#, 90, 30),
    (#"automaticEstimatedItemSize="YES""#, "", 7, 7),
  ])
  func cellsOfTheCanvasHaveTheLayoutsSize(
    layout: String, own: String, width: Double, height: Double
  ) throws {
    var fixture = Fixture()
    fixture.isAsDesigned = true
    let frames = try fixture.layout(
      collection(
        cell("a").replacingOccurrences(
          of: "<collectionViewCellContentView", with: own + "<collectionViewCellContentView"),
        layout, size: size))
    #expect(frames["a"]?.size == Size(width: width, height: height))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: width, height: height))
  }

  /// On a screen with 30 free at its left and 20 at its top, in the margins beyond them; along the way that
  /// is scrolled there is no need.
  @Test(arguments: [
    ("contentInset", "vertical", 0.0, 0.0), ("safeArea", "vertical", 30, 0),
    ("layoutMargins", "vertical", 38, 0), ("safeArea", "horizontal", 0, 20),
    ("layoutMargins", "horizontal", 0, 28),
  ])
  func sectionInsetsAreMeasuredFrom(
    reference: String, direction: String, x: Double, y: Double
  ) throws {
    var fixture = Fixture()
    fixture.screen.safeArea = EdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    let layout = #"sectionInsetReference="\#(reference)" scrollDirection="\#(direction)""#
    let size = #"<size key="itemSize" width="40" height="60"/>"#
    let frames = try fixture.layout(collection(cell("a"), layout, size: size))
    #expect(frames["a"]?.x == x)
    #expect(frames["a"]?.y == y)
  }

  /// Up to Xcode 10 a row's separator is left out of its content; other cells have none.
  @Test func contentWithoutAFrameFillsItsCell() throws {
    let bare = """
      <collectionViewCell id="a"><rect key="frame" x="7" y="7" width="7" height="7"/>
        <collectionViewCellContentView key="contentView" id="a-content"/></collectionViewCell>
      """
    let frames = try Fixture(tools: "11762").layout(collection(bare, "", size: size))
    #expect(frames["a-content"] == Rect(x: 0, y: 0, width: 180, height: 60))
  }

  /// The grid is 300 wide, so that two items stand in a line.
  @Test func fromRightToLeftTheFirstItemIsAtTheRight() throws {
    let small = #"<size key="itemSize" width="140" height="60"/>"#
    let layout = #"minimumLineSpacing="10" minimumInteritemSpacing="10""#
    var fixture = Fixture()
    fixture.screen.layoutDirection = .rightToLeft
    let cells = cell("a") + cell("b") + cell("c")
    let turned = try fixture.layout(collection(cells, layout, size: small))
    #expect(["a", "b", "c"].map { turned[$0]?.x } == [160, 0, 160])
    let usual = try Fixture().layout(collection(cells, layout, size: small))
    #expect(["a", "b", "c"].map { usual[$0]?.x } == [0, 160, 0])
  }

  /// What scrolls sideways begins at its right end, where its first item is; what the app scrolls is where
  /// that says.
  @Test func fromRightToLeftSidewaysBeginsAtTheRightEnd() throws {
    let layout = #"scrollDirection="horizontal" minimumLineSpacing="10""#
    let size = #"<size key="itemSize" width="140" height="300"/>"#
    var fixture = Fixture()
    fixture.screen.layoutDirection = .rightToLeft
    let cells = cell("a") + cell("b") + cell("c")
    let frames = try fixture.layout(collection(cells, layout, size: size))
    #expect(["a", "b", "c"].map { frames[$0]?.x } == [300, 150, 0])
    let grid = try #require(frames.laidOut.scene.views.firstIndex { $0.id == "grid" })
    #expect(frames.laidOut.contentOffset(of: grid) == ContentOffset(x: 140, y: 0))
    let few = try fixture.layout(collection(cell("a"), layout, size: size))
    #expect(few["a"]?.x == 160)
  }

  @Test func itemsAreFiftyPointsWhereNothingIsWritten() throws {
    #expect(try layout(collection(cell("a"), ""))["a"]?.size == Size(width: 50, height: 50))
  }

  @Test func aCellsOwnSizeGoesFirst() throws {
    let own =
      cell("a").split(separator: "</collectionViewCell>").joined()
      + #"<size key="customSize" width="33" height="44"/></collectionViewCell>"#
    #expect(
      try layout(collection(own, "", size: size))["a"]?.size == Size(width: 33, height: 44))
  }

  private var labelled: String {
    let constraints = [
      "l.leading = a-content.leading", "l.trailing = a-content.trailing - 4",
      "l.top = a-content.top", "l.bottom = a-content.bottom - 6",
    ].enumerated().map { constraintElement($1, id: "k\($0)") }.joined()
    return cell(
      "a", "<subviews>\(label("l", 5))</subviews><constraints>\(constraints)</constraints>")
  }

  /// Five characters are 40 wide and 20 high.
  @Test func cellsThatSizeThemselvesAreAsLargeAsTheirContent() throws {
    let automatic = #"automaticEstimatedItemSize="YES""#
    let frames = try layout(collection(labelled + cell("b"), automatic, size: size))
    #expect(frames["a"]?.size == Size(width: 44, height: 26))
    #expect(frames["b"]?.size == Size(width: 180, height: 60))
    #expect(try layout(collection(labelled, "", size: size))["a"]?.width == 180)
    let none = #"<size key="estimatedItemSize" width="0.0" height="0.0"/>"#
    #expect(try layout(collection(labelled, "", size: size + none))["a"]?.width == 180)
  }

  /// Ends that are tied to nothing, as in no well-formed document, don't say how large a cell is.
  @Test func endsOfACellsContentWithoutASecondItem() throws {
    let ends = ["trailing", "bottom"].map { end in
      "<constraint firstItem=\"a-content\" firstAttribute=\"\(end)\" constant=\"5\" id=\"\(end)\"/>"
    }
    let frames = try layout(
      collection(
        cell("a", "<constraints>\(ends.joined())</constraints>"),
        #"automaticEstimatedItemSize="YES""#, size: size))
    #expect(frames["a"]?.size == Size(width: 180, height: 60))
  }

  /// What is tied to the end alone says nothing of what is before it: nobody would see a cell without width. With
  /// something tied to the middle, it does.
  @Test(arguments: [("", 180.0), ("l.centerX = a-content.centerX", 60)])
  func contentsThatNothingBegins(other: String, width: Double) throws {
    let constraints = (["l.trailing = a-content.trailing - 10"] + (other.isEmpty ? [] : [other]))
      .enumerated().map { constraintElement($1, id: "k\($0)") }.joined()
    let content = cell(
      "a", "<subviews>\(label("l", 5))</subviews><constraints>\(constraints)</constraints>")
    let frames = try layout(
      collection(content, #"automaticEstimatedItemSize="YES""#, size: size))
    #expect(frames["a"]?.width == width)
  }

  @Test func aLayoutOfTheAppsOwnLeavesCellsWhereTheyAre() throws {
    let frames = try layout(collection(cell("a"), #"customClass="Mosaic""#, size: size))
    #expect(frames["a"] == Rect(x: 7, y: 7, width: 7, height: 7))
  }
}
