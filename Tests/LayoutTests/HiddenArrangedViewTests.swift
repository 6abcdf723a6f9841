import Testing
import Traits

@testable import Layout

/// Where a stack view has those of its arranged views that are hidden.
@Suite struct HiddenArrangedViewTests {
  @Test(arguments: ["a", "b", "c"])
  func aHiddenViewTakesNoRoomAndNoSpacing(hidden: String) throws {
    let ids = ["a", "b", "c"]
    let frames = try layout(
      stack(
        #"spacing="10""#,
        ids.map { label($0, 5, $0 == hidden ? #"hidden="YES""# : "") }.joined()),
      ["s.leading = root.leading", "s.top = root.top"])
    let shown = ids.filter { $0 != hidden }
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 90, height: 20))
    #expect(frames[shown[0]] == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(frames[shown[1]] == Rect(x: 50, y: 0, width: 40, height: 20))
    #expect(frames[hidden]?.width == 0)
  }

  /// Three labels of 40 with gaps of 10: the hidden one lies where the stack begins, in the middle of
  /// the gap, or where it ends.
  @Test(arguments: [("a", 0.0), ("b", 45), ("c", 90)])
  func whereAHiddenViewLies(hidden: String, place: Double) throws {
    let frames = try layout(
      stack(
        #"spacing="10""#,
        ["a", "b", "c"].map { label($0, 5, $0 == hidden ? #"hidden="YES""# : "") }.joined()),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames[hidden] == Rect(x: place, y: 0, width: 0, height: 20))
  }

  @Test func besideOneViewHiddenOnesLieWhereTheStackBegins() throws {
    let frames = try layout(
      stack(#"spacing="10""#, label("a", 5) + label("b", 5, #"hidden="YES""#)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["b"] == Rect(x: 0, y: 0, width: 0, height: 20))
  }

  /// Behind labels of 40 that are shown half of the system's spacing comes first.
  @Test(arguments: [(1, 44.0), (2, 92)])
  func hiddenViewsWithTheSystemsSpacing(shown: Int, place: Double) throws {
    let labels = (0..<shown).map { label("a\($0)", 5) }.joined()
    let frames = try layout(
      stack(#"spacingType="standard""#, labels + label("h", 5, #"hidden="YES""#)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["h"] == Rect(x: place, y: 0, width: 0, height: 20))
  }

  @Test func aHiddenViewKeepsARequiredLength() throws {
    let frames = try layout(
      stack(#"spacing="10""#, label("a", 5) + box("b", attributes: #"hidden="YES""#)),
      ["s.leading = root.leading", "s.top = root.top", "b.width = 30"])
    #expect(frames["s"]?.width == 40)
    #expect(frames["b"] == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  /// Before labels it ends where the stack begins; where there are none it begins there.
  @Test(arguments: [
    (0, "", 0.0), (1, "", -30), (2, "", -30), (0, "rtl", 60), (1, "rtl", 90), (2, "rtl", 90),
  ])
  func aHiddenViewWithALengthComesFirst(shown: Int, direction: String, place: Double) throws {
    let semantic = direction == "rtl" ? #"semanticContentAttribute="forceRightToLeft""# : ""
    let labels = (0..<shown).map { label("a\($0)", 5) }.joined()
    let frames = try layout(
      stack(#"spacing="10" \#(semantic)"#, box("b", attributes: #"hidden="YES""#) + labels),
      ["s.leading = root.leading", "s.top = root.top", "s.width = 90", "b.width = 30"])
    #expect(frames["b"]?.x == place)
    #expect(frames["b"]?.width == 30)
  }

  @Test(arguments: [(true, 70.0), (false, 40)])
  func aHiddenActivityIndicatorIsShownOnTheCanvas(isAsDesigned: Bool, width: Double) throws {
    let frames = try Fixture(isAsDesigned: isAsDesigned).layout(
      stack(
        #"spacing="10""#,
        box("i", tag: "activityIndicatorView", attributes: #"hidden="YES""#) + label("a", 5)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["s"]?.width == width)
  }

  @Test func aStackOfHiddenViewsIsLaidOut() throws {
    let frames = try layout(
      stack("", label("a", 5, #"hidden="YES""#)),
      pin("s", Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 0, height: 20))
  }

  @Test func aStackOfHiddenViewsIsNotAsLargeAsTheyAre() throws {
    let inner = stack("", label("a", 5, #"hidden="YES""#))
    let frames = try layout(
      box(
        "o", "<subviews>\(label("b", 5))\(inner)</subviews>", tag: "stackView",
        attributes: #"axis="vertical""#),
      ["o.leading = root.leading", "o.top = root.top"])
    #expect(frames["o"] == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(frames["s"] == Rect(x: 0, y: 20, width: 40, height: 0))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 0, height: 20))
  }

  /// Nothing is open across one, nor in what holds it, whatever else does.
  @Test(arguments: ["", #"alignment="center""#])
  func acrossAStackOfHiddenViewsNothingIsOpen(alignment: String) throws {
    let inner = stack(alignment, label("a", 5, #"hidden="YES""#))
    let laidOut = try layout(
      box(
        "o", "<subviews>\(inner)</subviews>", tag: "stackView", attributes: #"axis="vertical""#)
        + box("below"),
      [
        "o.leading = root.leading", "o.top = root.top", "o.trailing = root.trailing",
        "below.top = o.bottom", "below.leading = o.leading", "below.width = 9", "below.height = 9",
      ]
    ).laidOut
    #expect(laidOut.issues.filter { $0.rule == .ambiguous } == [])
  }

  /// A hidden view may reach out of its stack, one that is shown may not.
  @Test(arguments: [(true, 50.0), (false, 40)])
  func hiddenViewsAreNotHeld(isHidden: Bool, height: Double) throws {
    let frames = try layout(
      stack(
        #"alignment="center""#,
        label("a", 5) + box("b", attributes: isHidden ? #"hidden="YES""# : "")),
      pin("s", Rect(x: 0, y: 0, width: 100, height: 40)) + ["b.height = 50 @900"])
    #expect(frames["b"]?.height == height)
  }
}
