import Testing

@testable import Editing

/// Frames that somebody chose are values as others are; those that Interface Builder works out are nobody's decision.
struct MergeFrameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// With `FRAME` where the element's own frame is.
    let objects: String
    var type = "CocoaTouch"
  }

  private static let plain = #"<label id="a">FRAME</label>"#

  static let chosen = [
    Case(testDescription: "view without constraints", objects: inRoot(plain)),
    Case(
      testDescription: "fixed frame",
      objects: inRoot(
        #"<label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">FRAME</label>"#
      )),
    Case(
      testDescription: "view with constraints that are its own",
      objects: inRoot(
        """
        <view id="a">FRAME<subviews><label id="l" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>\
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="a" id="k"/></constraints></view>
        """)),
    Case(testDescription: "root of a XIB", objects: #"<view id="a">FRAME</view>"#),
    Case(
      testDescription: "header of a table",
      objects: inRoot(
        #"<tableView id="t"><view key="tableHeaderView" id="a">FRAME</view></tableView>"#)
    ),
    Case(
      testDescription: "title of a bar",
      objects: #"<navigationItem id="n"><view key="titleView" id="a">FRAME</view></navigationItem>"#
    ),
    Case(testDescription: "macOS", objects: inRoot(plain), type: "Cocoa"),
    Case(
      testDescription: "root of a macOS controller",
      objects: #"<viewController id="c"><view key="view" id="a">FRAME</view></viewController>"#,
      type: "Cocoa"),
  ]

  static let workedOut = [
    Case(
      testDescription: "view that constraints place",
      objects: inRoot(
        #"<label translatesAutoresizingMaskIntoConstraints="NO" id="a">FRAME</label>"#)),
    Case(
      testDescription: "view that a constraint names",
      objects: inRoot(plain)
        + #"<view id="o"><constraints><constraint firstItem="a" firstAttribute="top" id="k"/></constraints></view>"#
    ),
    Case(
      testDescription: "view in a stack view",
      objects: inRoot("<stackView id=\"s\"><subviews>\(plain)</subviews></stackView>")),
    Case(
      testDescription: "root of a controller",
      objects: #"<viewController id="c"><view key="view" id="a">FRAME</view></viewController>"#),
    Case(
      testDescription: "content of a cell",
      objects:
        #"<tableViewCell id="c"><tableViewCellContentView key="contentView" id="a">FRAME</tableViewCellContentView></tableViewCell>"#
    ),
    Case(
      testDescription: "label of a cell's style",
      objects: inRoot(
        """
        <tableView id="t"><prototypes><tableViewCell textLabel="a" style="IBUITableViewCellStyleDefault" id="c">\
        <tableViewCellContentView key="contentView" id="cc"><subviews>\(plain)</subviews>\
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """)),
    Case(
      testDescription: "cell",
      objects: inRoot(
        #"<tableView id="t"><prototypes><tableViewCell id="a">FRAME</tableViewCell></prototypes></tableView>"#
      )),
    Case(
      testDescription: "content of a window",
      objects: #"<window id="w"><view key="contentView" id="a">FRAME</view></window>"#,
      type: "Cocoa"),
  ]

  private static func inRoot(_ views: String) -> String {
    #"<view id="r"><subviews>\#(views)</subviews></view>"#
  }

  private func text(_ test: Case, _ width: Double, _ height: Double) -> String {
    MergedTexts.document(
      test.objects.replacing(
        once: "FRAME",
        by: #"<rect key="frame" x="0.0" y="9" width="\#(width)" height="\#(height)"/>"#),
      type: test.type)
  }

  @Test(arguments: chosen)
  func aChosenFrameIsAValue(_ test: Case) throws {
    let (base, ours, theirs) = (text(test, 1, 1), text(test, 1, 2), text(test, 2, 3))
    let merged = try MergedTexts(base, ours, theirs)
    #expect(merged.keys == ["a/rect@frame/value"])
    #expect(merged.textWithoutComments == ours)
    let taken = try MergedTexts(base, ours, theirs, choices: ["a/rect@frame/value": .theirs])
    #expect(taken.text == theirs)
    #expect(try MergedTexts(base, base, theirs).text == theirs)
    #expect(try MergedTexts(base, theirs, base).text == theirs)
    #expect(try MergedTexts(base, theirs, theirs).keys == [])
  }

  @Test(arguments: workedOut)
  func aFrameThatIsWorkedOutIsNobodysDecision(_ test: Case) throws {
    let (base, ours, theirs) = (text(test, 1, 1), text(test, 1, 2), text(test, 2, 3))
    let merged = try MergedTexts(base, ours, theirs)
    #expect(merged.keys == [] && merged.text == ours)
    #expect(try MergedTexts(base, base, theirs).text == theirs)
  }

  /// Of a table's header only the height is chosen.
  @Test func whatIsWorkedOutOfAFrameDoesNotCount() throws {
    let test = try #require(Self.chosen.first { $0.testDescription == "header of a table" })
    let (base, ours, theirs) = (text(test, 1, 1), text(test, 3, 1), text(test, 2, 3))
    for (mine, other) in [(ours, theirs), (theirs, ours)] {
      let merged = try MergedTexts(base, mine, other)
      #expect(merged.keys == [] && merged.text == theirs)
    }
  }

  /// Interface Builder writes the same frame with other digits where it lays out a view anew.
  @Test func whatDiffersByLessThanCanBeSeenIsNoChange() throws {
    let test = try #require(Self.chosen.first)
    let (base, other, chosen) = (text(test, 1, 270), text(test, 1, 269.9999993), text(test, 2, 270))
    for (ours, theirs) in [(other, chosen), (chosen, other)] {
      let merged = try MergedTexts(base, ours, theirs)
      #expect(merged.keys == [] && merged.text == chosen)
    }
    let third = text(test, 1, 269.9999995)
    #expect(try MergedTexts(base, other, third).keys == [])
    #expect(try MergedTexts(base, base, third).text == third)
  }

  /// One side fixes a frame while Interface Builder works it out in the other.
  @Test func theSideThatChoseAFrameHasTheWord() throws {
    let test = try #require(
      Self.workedOut.first { $0.testDescription == "view that constraints place" })
    let fixed = text(test, 2, 3).replacing(once: "<label", by: #"<label fixedFrame="YES""#)
    for (mine, other) in [(text(test, 1, 2), fixed), (fixed, text(test, 1, 2))] {
      let merged = try MergedTexts(text(test, 1, 1), mine, other)
      #expect(merged.keys == [] && merged.text == fixed)
    }
  }

  @Test(arguments: chosen.filter { $0.objects.contains("subviews") && $0.type == "CocoaTouch" })
  func whatIsMovedAndRemovedIsAConflict(_ test: Case) throws {
    let (base, moved) = (text(test, 1, 1), text(test, 1, 2))
    var removing = try document(base)
    try removing.apply([.remove(ElementPath(id: "a"))])
    let removed = removing.text
    #expect(try MergedTexts(base, moved, removed).keys == ["a/removal"])
    #expect(try MergedTexts(base, removed, moved).keys == ["removed/a"])
    let placed = base.replacing(
      once: #"id="a">"#, by: #"id="a" translatesAutoresizingMaskIntoConstraints="NO">"#)
    guard !placed.contains("fixedFrame"), !placed.contains("Header") else { return }
    let shifted = placed.replacing(once: #"height="1.0""#, by: #"height="2.0""#)
    #expect(try MergedTexts(placed, shifted, removed).keys == [])
    #expect(try MergedTexts(placed, removed, shifted).keys == [])
  }
}
