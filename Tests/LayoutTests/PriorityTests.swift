import Testing
import Traits

@testable import Layout

/// Which constraints hold where not all can.
@Suite struct PriorityTests {
  private func width(_ constraints: String..., of view: String = box("a")) throws -> Double? {
    try layout(
      view, ["a.leading = root.leading", "a.top = root.top", "a.height = 10"] + constraints)["a"]?
      .width
  }

  @Test func theHigherPriorityWins() throws {
    #expect(try width("a.width = 100 @500", "a.width = 200 @600") == 200)
    #expect(try width("a.width = 100 @600", "a.width = 200 @500") == 100)
    #expect(try width("a.width = 100", "a.width = 200 @999") == 100)
  }

  @Test func decimalsOfPrioritiesCount() throws {
    #expect(try width("a.width = 100 @749.4", "a.width = 200 @749.5") == 200)
  }

  @Test func manyLowPrioritiesDoNotOutweighAHighOne() throws {
    #expect(
      try width(
        "a.width = 100 @500", "a.width = 200 @499", "a.width = 200 @498", "a.width = 200 @497")
        == 100)
  }

  @Test(
    arguments: [
      (["a.width >= 100", "a.width = 50 @999"], 100.0),
      (["a.width >= 100", "a.width = 150 @999"], 150),
      (["a.width <= 100", "a.width = 150 @999"], 100),
      (["a.width <= 100", "a.width = 50 @999"], 50),
      (["a.trailing <= root.trailing - 20", "a.width = 1000 @999"], 380),
      (["a.width >= root.width", "a.width = 1 @1"], 400),
    ] as [([String], Double)])
  func inequalities(constraints: [String], expected: Double) throws {
    let frames = try layout(
      box("a"), ["a.leading = root.leading", "a.top = root.top", "a.height = 10"] + constraints)
    #expect(frames["a"]?.width == expected)
  }

  // MARK: Intrinsic sizes

  /// A label that is 80 wide by itself, hugged with 250 and held open with 750.
  @Test(arguments: [
    ("a.width = 300 @240", 80.0), ("a.width = 300 @260", 300), ("a.width = 30 @740", 80),
    ("a.width = 30 @760", 30), ("a.width >= 100 @260", 100), ("a.width <= 50 @760", 50),
  ])
  func aConstraintAgainstALabelsOwnSize(constraint: String, expected: Double) throws {
    #expect(try width(constraint, of: label("a", 10)) == expected)
  }

  @Test func prioritiesOfContentAreTheDocuments() throws {
    let view = label(
      "a", 10, #"horizontalHuggingPriority="600" horizontalCompressionResistancePriority="300""#)
    #expect(try width("a.width = 300 @500", of: view) == 80)
    #expect(try width("a.width = 30 @500", of: view) == 30)
  }

  /// Labels of 10 characters each, so 80 wide, that share the screen's 400.
  @Test(arguments: [(251, 250, 80.0, 320.0), (250, 251, 320, 80)])
  func theViewThatIsHuggedLessStretches(
    a: Int, b: Int, widthOfA: Double, widthOfB: Double
  ) throws {
    let frames = try row(
      label("a", 10, "horizontalHuggingPriority=\"\(a)\""),
      label("b", 10, "horizontalHuggingPriority=\"\(b)\""))
    #expect(frames["a"]?.width == widthOfA)
    #expect(frames["b"]?.width == widthOfB)
  }

  /// Labels of 30 characters each, so 240 wide.
  @Test(arguments: [(751, 750, 240.0, 160.0), (750, 751, 160, 240)])
  func theViewThatResistsLessIsCut(a: Int, b: Int, widthOfA: Double, widthOfB: Double) throws {
    let frames = try row(
      label("a", 30, "horizontalCompressionResistancePriority=\"\(a)\""),
      label("b", 30, "horizontalCompressionResistancePriority=\"\(b)\""))
    #expect(frames["a"]?.width == widthOfA)
    #expect(frames["b"]?.width == widthOfB)
  }

  private func row(_ a: String, _ b: String) throws -> Frames {
    try layout(
      a + b,
      [
        "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.trailing",
        "a.top = root.top", "b.top = root.top",
      ])
  }

  // MARK: Conflicts

  @Test func aConflictIsReportedAndTheRestLaidOut() throws {
    let frames = try layout(
      box("a") + box("b"),
      ["a.width = 100", "a.width = 200", "a.leading = root.leading", "a.top = root.top"]
        + pin("b", Rect(x: 5, y: 6, width: 7, height: 8)))
    #expect(frames["a"]?.width == 100)
    #expect(frames["b"] == Rect(x: 5, y: 6, width: 7, height: 8))
    let issue = try #require(frames.laidOut.issues.first { $0.rule == .conflict })
    #expect(frames.laidOut.issues.filter { $0.rule == .conflict }.count == 1)
    #expect(issue.dropped == "c1")
    #expect(issue.id == "c1")
    #expect(issue.involved.map(\.id).sorted() == ["c0", "c1"])
    #expect(issue.line > 1)
  }

  @Test func aConflictWithTheScreenNamesTheRootToo() throws {
    let frames = try layout(
      box("a"),
      [
        "a.leading = root.leading", "a.trailing = root.trailing", "a.width = 100",
        "a.top = root.top",
      ])
    let issue = try #require(frames.laidOut.issues.first { $0.rule == .conflict })
    #expect(issue.dropped == "c2")
    #expect(Set(["c0", "c1", "c2"]).isSubset(of: issue.involved.map(\.id)))
    #expect(frames["a"]?.width == 400)
  }

  @Test func optionalConstraintsAreNoConflict() throws {
    let frames = try layout(box("a"), ["a.width = 100 @999", "a.width = 200 @999"])
    #expect(!frames.laidOut.issues.contains { $0.rule == .conflict })
  }

  /// As in cells that squeeze a label which may not be compressed.
  @Test func contentGivesWayEvenWhereItsPriorityIsRequired() throws {
    let frames = try layout(
      label("a", 10, #"horizontalCompressionResistancePriority="1000""#),
      ["a.leading = root.leading", "a.top = root.top", "a.width = 30"])
    #expect(frames["a"]?.width == 30)
    let conflicts = frames.laidOut.issues.filter { $0.rule == .conflict }
    #expect(conflicts.map(\.dropped) == ["compressionResistance:a"])
  }

  // MARK: Negative lengths

  @Test func aLengthIsNeverNegative() throws {
    #expect(
      try width("a.trailing = root.leading - 50 @999", "a.width = 5 @1") == 0)
  }

  @Test func requiredConstraintsDoNotMakeALengthNegativeEither() throws {
    let frames = try layout(
      box("a") + label("b", 4),
      [
        "a.leading = root.leading + 300", "a.trailing = root.leading + 100", "a.top = root.top",
        "a.height = 10", "b.leading = root.leading", "b.top = root.top",
      ])
    #expect(frames.laidOut.issues.contains { $0.rule == .conflict })
    #expect(frames["b"] == Rect(x: 0, y: 0, width: 32, height: 20))
    #expect((frames["a"]?.width ?? -1) >= 0)
  }
}
