import Testing
import Traits

@testable import Layout

@Suite struct StackViewTests {
  private func place(width: Double, height: Double) -> [String] {
    pin("s", Rect(x: 0, y: 0, width: width, height: height))
  }

  /// On the canvas since Xcode 12 a label of one line that has no text yet has a place to be seen.
  @Test(arguments: [
    ("22505", "", true, 50.0), ("17506", "", true, 50), ("15702", "", true, 0),
    ("22505", #"numberOfLines="0""#, true, 0), ("22505", "", false, 0),
  ])
  func labelsWithoutText(tools: String, attributes: String, isAsDesigned: Bool, length: Double)
    throws
  {
    var fixture = Fixture()
    fixture.tools = tools
    fixture.isAsDesigned = isAsDesigned
    let frames = try fixture.layout(
      stack(
        #"axis="vertical" alignment="leading""#,
        box("a", tag: "label", attributes: #"text="" \#(attributes)"#) + label("b", 5)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["a"]?.height == length)
    #expect(frames["a"]?.width == length)
  }

  /// So has an image view that has no image yet; before that it is as high as the stack, and on a device nothing.
  @Test(arguments: [("22505", true, 50.0), ("15702", true, 100), ("22505", false, 0)])
  func imageViewsWithoutAnImage(tools: String, isAsDesigned: Bool, height: Double) throws {
    let frames = try Fixture(tools: tools, isAsDesigned: isAsDesigned).layout(
      stack(#"alignment="center""#, label("a", 5) + box("v", tag: "imageView")),
      place(width: 300, height: 100) + ["v.width = 30"])
    #expect(frames["v"]?.height == height)
  }

  /// Where there is no room for both, the text has what is left.
  @Test func textsGiveWayToTheirPlace() throws {
    var fixture = Fixture()
    fixture.isAsDesigned = true
    let frames = try fixture.layout(
      stack(#"axis="vertical""#, label("a", 5) + box("b", tag: "label", attributes: #"text="""#)),
      ["s.leading = root.leading", "s.top = root.top", "s.height = 60"])
    #expect(frames["b"]?.height == 50)
    #expect(frames["a"]?.height == 10)
    #expect(!frames.laidOut.issues.contains { $0.rule == .ambiguous })
  }

  // MARK: Distributions

  private static let distributions: [(String, Int, [Double], [Double])] = [
    // What is left, 120 or 100, goes to the view that is hugged least.
    ("fill", 0, [0, 40, 240], [40, 200, 120]),
    ("fill", 10, [0, 50, 240], [40, 180, 120]),
    ("fillEqually", 0, [0, 120, 240], [120, 120, 120]),
    ("fillEqually", 15, [0, 125, 250], [110, 110, 110]),
    ("fillProportionally", 0, [0, 60, 180], [60, 120, 180]),
    // Spacing counts in the whole, 300, but takes no share of 360: the last view has the rest.
    ("fillProportionally", 30, [0, 78, 204], [48, 96, 156]),
    // (360 − 240) / 2 between each two.
    ("equalSpacing", 0, [0, 100, 240], [40, 80, 120]),
    // Centres at 20, 160 and 300.
    ("equalCentering", 0, [0, 120, 240], [40, 80, 120]),
    // At least 50 between the last two keeps the second from the middle.
    ("equalCentering", 50, [0, 110, 240], [40, 80, 120]),
  ]

  /// Labels 40, 80 and 120 wide, of which the second is hugged least, in a row 360 wide. Then each
  /// one's place and width.
  @Test(arguments: distributions)
  func distributionsOfARow(
    name: String, spacing: Int, places: [Double], widths: [Double]
  ) throws {
    let firm = #"horizontalHuggingPriority="251""#
    let frames = try layout(
      stack(
        "distribution=\"\(name)\" spacing=\"\(spacing)\"",
        label("a", 5, firm) + label("b", 10) + label("c", 15, firm)),
      place(width: 360, height: 100))
    for (index, id) in ["a", "b", "c"].enumerated() {
      #expect(
        frames.exact(id) == Rect(x: places[index], y: 0, width: widths[index], height: 100))
    }
  }

  /// A row whose length nothing decides is as short as its views and gaps let it.
  @Test(arguments: ["equalSpacing", "equalCentering"])
  func gapsAreNoLongerThanTheyHaveToBe(name: String) throws {
    let frames = try layout(
      stack(
        "distribution=\"\(name)\" spacing=\"10\"", label("a", 5) + label("b", 5) + label("c", 5)),
      ["s.centerX = root.centerX", "s.top = root.top"])
    #expect(frames["s"] == Rect(x: 130, y: 0, width: 140, height: 20))
    #expect(frames["b"] == Rect(x: 50, y: 0, width: 40, height: 20))
    #expect(!frames.laidOut.issues.contains { $0.rule == .ambiguous })
  }

  /// The same down a column: boxes that want to be 40, 80 and 120 high.
  @Test(arguments: distributions.filter { $0.0 != "fillProportionally" })
  func distributionsOfAColumn(
    name: String, spacing: Int, places: [Double], heights: [Double]
  ) throws {
    let frames = try layout(
      stack(
        "axis=\"vertical\" distribution=\"\(name)\" spacing=\"\(spacing)\"",
        box("a") + box("b") + box("c")),
      place(width: 50, height: 360)
        + ["a.height = 40 @251", "b.height = 80 @250", "c.height = 120 @251"])
    for (index, id) in ["a", "b", "c"].enumerated() {
      #expect(
        frames.exact(id) == Rect(x: 0, y: places[index], width: 50, height: heights[index]))
    }
  }

  /// Shares are of the stack's own length, with its margins: 40 and 120 are 50 and 150 of 200, of which 130
  /// are left inside margins of 10.
  @Test func sharesAreOfTheStackWithItsMargins() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="0" left="10" bottom="0" right="10"/>"#
    let frames = try layout(
      stack(
        #"distribution="fillProportionally" layoutMarginsRelativeArrangement="YES""#,
        label("a", 5) + label("b", 15)
      ).replacingOccurrences(of: "<subviews>", with: margins + "<subviews>"),
      place(width: 200, height: 50))
    #expect(frames["a"]?.x == 10)
    #expect(frames["a"]?.width == 50)
    #expect(frames["b"]?.x == 60)
    #expect(frames["b"]?.width == 130)
  }

  /// Equal distances of centres are wished for with 149.
  @Test(arguments: [(148, 120.0), (150, 60)])
  func equalCentringGivesWay(priority: Int, x: Double) throws {
    let frames = try layout(
      stack(#"distribution="equalCentering""#, label("a", 5) + label("b", 10) + label("c", 15)),
      place(width: 360, height: 100) + ["b.leading = s.leading + 60 @\(priority)"])
    #expect(frames["b"]?.x == x)
  }

  // MARK: Alignments

  /// Labels 20 high in a row 100 high.
  @Test(arguments: [
    ("fill", 0.0, 100.0), ("top", 0, 20), ("bottom", 80, 20), ("center", 40, 20),
  ])
  func alignmentsOfARow(name: String, y: Double, height: Double) throws {
    let frames = try layout(
      stack(
        "alignment=\"\(name)\" distribution=\"fillEqually\"", label("a", 5) + label("b", 10)),
      place(width: 300, height: 100))
    #expect(frames["a"] == Rect(x: 0, y: y, width: 150, height: height))
    #expect(frames["b"] == Rect(x: 150, y: y, width: 150, height: height))
  }

  /// Labels 40 and 80 wide in a column 100 wide.
  @Test(arguments: [
    ("fill", 0.0, 100.0, 0.0, 100.0), ("leading", 0, 40, 0, 80), ("trailing", 60, 40, 20, 80),
    ("center", 30, 40, 10, 80),
  ])
  func alignmentsOfAColumn(
    name: String, x: Double, width: Double, otherX: Double, otherWidth: Double
  ) throws {
    let frames = try layout(
      stack(
        "axis=\"vertical\" alignment=\"\(name)\" distribution=\"fillEqually\"",
        label("a", 5) + label("b", 10)), place(width: 100, height: 80))
    #expect(frames["a"] == Rect(x: x, y: 0, width: width, height: 40))
    #expect(frames["b"] == Rect(x: otherX, y: 40, width: otherWidth, height: 40))
  }

  // MARK: Sizes

  @Test func aStackIsAsLargeAsItsViews() throws {
    let row = try layout(
      stack(#"spacing="10""#, label("a", 5) + label("b", 10, size: 32)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(row["s"] == Rect(x: 0, y: 0, width: 210, height: 40))
    let column = try layout(
      stack(#"axis="vertical" spacing="10""#, label("a", 5) + label("b", 10)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(column["s"] == Rect(x: 0, y: 0, width: 80, height: 50))
  }

  @Test func aViewsOwnConstraintsCount() throws {
    let frames = try layout(
      stack("", box("a") + box("b")), place(width: 300, height: 100) + ["a.width = 70"])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 70, height: 100))
    #expect(frames["b"] == Rect(x: 70, y: 0, width: 230, height: 100))
  }

  @Test func masksOfArrangedViewsAreIgnored() throws {
    let frames = try layout(
      stack(
        #"distribution="fillEqually""#,
        masked("a", Rect(x: 9, y: 9, width: 9, height: 9))
          + masked("b", Rect(x: 9, y: 9, width: 9, height: 9))),
      place(width: 300, height: 100))
    #expect(frames["b"] == Rect(x: 150, y: 0, width: 150, height: 100))
  }

  @Test func spacingOfTheSystem() throws {
    let frames = try layout(
      stack(#"spacingType="standard""#, label("a", 5) + label("b", 5)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["b"]?.x == 48)
  }

  /// A view without a size of its own takes what the others leave.
  @Test func proportionsNeedSizes() throws {
    let frames = try layout(
      stack(
        #"axis="vertical" distribution="fillProportionally" spacing="10""#, label("a", 5) + box("v")
      ),
      place(width: 100, height: 100))
    #expect(frames["a"]?.height == 20)
    #expect(frames["v"]?.height == 70)
  }

  /// Nor has a stack that holds such a view, among others.
  @Test func proportionsOfStacksNeedSizesToo() throws {
    let row = box("row", "<subviews>\(label("b", 5) + box("v"))</subviews>", tag: "stackView")
    let frames = try layout(
      stack(#"distribution="fillProportionally""#, label("a", 5) + row),
      place(width: 300, height: 100))
    #expect(frames["a"]?.width == 40)
  }

  /// Texts that are empty share nothing: the last one takes it all.
  @Test func proportionsOfNothing() throws {
    let frames = try layout(
      stack(
        #"distribution="fillProportionally""#,
        label("a", 0, #"horizontalHuggingPriority="251""#) + label("b", 0)),
      place(width: 300, height: 100))
    #expect(frames["a"]?.width == 0)
    #expect(frames["b"]?.width == 300)
    let overlapping = try layout(
      stack(
        #"distribution="fillProportionally" spacing="-100""#,
        label("a", 5, #"horizontalHuggingPriority="251""#) + label("b", 5)),
      place(width: 300, height: 100))
    #expect(overlapping["a"]?.width == 40)
  }

  @Test(arguments: [2, 400, 401, 10_000])
  func sharesAreSpreadOverLevelsAboveThoseOfContent(count: Int) {
    let priorities = (0..<count).map { SceneEquations.priorityOfShare($0, of: count) }
    #expect(priorities.first == 999)
    #expect(priorities.allSatisfy { $0 > 750 })
    #expect(zip(priorities, priorities.dropFirst()).allSatisfy { $0 >= $1 })
    let shares = Dictionary(grouping: priorities, by: \.self).values.map(\.count)
    #expect(shares.count == min(count, 400))
    #expect(shares.max() == (count + 399) / 400)
  }

  /// Both resist compression alike, but one's text can go on a second line.
  @Test(arguments: ["a", "b"])
  func aTextThatWrapsGivesWay(wrapping: String) throws {
    let labels = ["a", "b"].map { label($0, 20, $0 == wrapping ? #"numberOfLines="0""# : "") }
    let frames = try layout(
      stack("", labels.joined()), place(width: 240, height: 100))
    #expect(frames["a"]?.width == (wrapping == "a" ? 80 : 160))
    #expect(frames["b"]?.width == (wrapping == "b" ? 80 : 160))
  }

  /// Of 300 points, texts of 40 and 80 that wrap have half each, unless one insists on its width.
  @Test(arguments: [("", 150.0), (#"horizontalHuggingPriority="1000""#, 80)])
  func textsThatWrapShareARow(attributes: String, width: Double) throws {
    let wraps = #"numberOfLines="0" "#
    let frames = try layout(
      stack("", label("a", 5, wraps) + label("b", 10, wraps + attributes)),
      place(width: 300, height: 100))
    #expect(frames["a"]?.width == 300 - width)
    #expect(frames["b"]?.width == width)
  }

  /// Below one another they need not be as wide.
  @Test func textsThatWrapShareNoColumn() throws {
    let wraps = #"numberOfLines="0""#
    let frames = try layout(
      stack(
        #"axis="vertical" alignment="leading""#, label("a", 5, wraps) + label("b", 10, wraps)),
      place(width: 300, height: 100))
    #expect(frames["a"]?.width == 40)
    #expect(frames["b"]?.width == 80)
  }

  /// Buttons' titles of 20 and 40 wrap if they have configurations: in insets of 12 each side the wider
  /// one's 64 for both. Beside a view that doesn't wrap each has its own.
  @Test(arguments: [(false, 64.0), (true, 44)])
  func titlesThatWrapShareARow(besideALabel: Bool, width: Double) throws {
    func button(_ id: String, _ title: String) -> String {
      box(
        id,
        """
        <buttonConfiguration key="configuration" style="plain" title="\(title)">
        <fontDescription key="titleFontDescription" type="system" pointSize="10"/>
        </buttonConfiguration>
        """, tag: "button", attributes: #"buttonType="system""#)
    }
    let frames = try layout(
      stack(
        "", button("a", "xxxx") + button("b", "xxxxxxxx") + (besideALabel ? label("l", 5) : "")),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["a"]?.width == width)
    #expect(frames["b"]?.width == 64)
  }

  /// A view without a length of its own has none, but is shown as it is stored on the canvas, or in the size
  /// that Interface Builder has for plain views since Xcode 12, or as long as its stack; a stack in it is as
  /// its views are.
  @Test(arguments: [
    (false, "22505", "", 0.0), (false, "22505", "37", 0), (true, "22505", "37", 37),
    (true, "22505", "", 50), (true, "15702", "", 100),
  ])
  func alignedViewsWithoutALength(
    isAsDesigned: Bool, tools: String, stored: String, height: Double
  ) throws {
    let inner = box("in", "<subviews>\(label("b", 5))</subviews>", tag: "stackView")
    let frame =
      stored.isEmpty ? "" : "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"\(stored)\"/>"
    let frames = try Fixture(tools: tools, isAsDesigned: isAsDesigned).layout(
      stack(#"alignment="center""#, label("a", 5) + box("v", frame) + inner),
      place(width: 300, height: 100) + ["v.width = 50"])
    #expect(frames["a"]?.height == 20)
    #expect(frames["v"]?.height == height)
    #expect(frames["v"]?.width == 50)
    #expect(frames["in"]?.height == 20)
  }

  /// On the canvas a stack makes room for a plain view, as far as it can.
  @Test(arguments: [
    ([], 240.0, 240.0), (["s.width = 300"], 240, 300), (["s.width = 100"], 100, 100),
  ])
  func plainViewsAcrossTheStack(
    constraints: [String], width: Double, stackWidth: Double
  ) throws {
    let frames = try Fixture(isAsDesigned: true).layout(
      stack(#"axis="vertical" alignment="center""#, label("a", 5) + box("v")),
      ["s.leading = root.leading", "s.top = root.top", "v.height = 30"] + constraints)
    #expect(frames["v"]?.width == width)
    #expect(frames["s"]?.width == stackWidth)
  }

  // MARK: Nesting and margins

  @Test func stacksInStacks() throws {
    let inner = box(
      "row", "<subviews>\(label("b", 5) + label("c", 10))</subviews>", tag: "stackView",
      attributes: #"spacing="4""#)
    let frames = try layout(
      stack(#"axis="vertical" alignment="center" spacing="6""#, label("a", 5) + inner),
      ["s.leading = root.leading", "s.top = root.top", "s.width = 200"])
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 200, height: 46))
    #expect(frames["a"] == Rect(x: 80, y: 0, width: 40, height: 20))
    #expect(frames["row"] == Rect(x: 38, y: 26, width: 124, height: 20))
    #expect(frames["c"] == Rect(x: 44, y: 0, width: 80, height: 20))
  }

  /// A stack's share is by what its views need together, those that are hidden not among them: with labels
  /// of 40 and 80 beside each other 124 × 20, below each other 80 × 44. The other view is a label 36 × 10.
  @Test(arguments: [
    ("horizontal", "horizontal", 320.0, 248.0), ("horizontal", "vertical", 348, 240),
    ("vertical", "horizontal", 300, 200), ("vertical", "vertical", 540, 440),
  ])
  func proportionsOfStacksInStacks(
    axis: String, inner: String, length: Double, share: Double
  ) throws {
    let labels = label("b", 5) + label("h", 50, #"hidden="YES""#) + label("c", 10)
    let row = box(
      "row", "<subviews>\(labels)</subviews>", tag: "stackView",
      attributes: #"axis="\#(inner)" spacing="4""#)
    let frames = try layout(
      stack(
        #"axis="\#(axis)" distribution="fillProportionally""#,
        row + label("a", 9, size: 8)),
      axis == "horizontal" ? place(width: length, height: 90) : place(width: 200, height: length))
    #expect((axis == "horizontal" ? frames["row"]?.width : frames["row"]?.height) == share)
  }

  @Test func marginsThatAreWrittenSurroundTheViews() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    let frames = try layout(
      stack("", label("a", 5), margins), ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["a"] == Rect(x: 2, y: 1, width: 40, height: 20))
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 46, height: 24))
  }

  @Test func asDesignedAnAlignedStackIsAsLongAsItsViewsNeed() throws {
    let inner = box(
      "row",
      #"<rect key="frame" x="0" y="0" width="150" height="20"/>"#
        + "<subviews>\(label("a", 5))\(box("v"))</subviews>", tag: "stackView")
    let frames = try Fixture(isAsDesigned: true).layout(
      stack(#"axis="vertical" alignment="leading""#, inner), place(width: 300, height: 100))
    #expect(frames["row"]?.width == 40)
  }

  /// Of a stack that only another one holds, too: where it lies in the safe area isn't known at first.
  @Test func marginsOfAStackInAStackLieInTheSafeArea() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="0" left="0" bottom="0" right="0"/>"#
    let inner = box("row", margins + "<subviews>\(label("a", 5))</subviews>", tag: "stackView")
    let notch = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let frames = try Fixture(screen: notch).layout(
      stack(#"axis="vertical" insetsLayoutMarginsFromSafeArea="NO""#, inner + label("b", 5)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["b"]?.y == 64)
  }

  @Test func oneViewFillsItsStack() throws {
    let frames = try layout(
      stack(#"distribution="fillProportionally""#, label("a", 5)), place(width: 90, height: 50))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 90, height: 50))
  }
}
