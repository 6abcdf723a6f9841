import Scenes
import Testing
import Traits

@testable import Layout

/// What rules say in words.
@Suite struct RuleSentenceTests {
  /// Of the first constraint on “A”, beside “B”.
  @Test(arguments: [
    (
      "a.leading = b.trailing + 8",
      "The leading edge of “A” is 8 points after the trailing edge of “B”."
    ),
    ("a.leading = b.trailing", "The leading edge of “A” is at the trailing edge of “B”."),
    ("a.top = b.bottom - 1", "The top edge of “A” is 1 point above the bottom edge of “B”."),
    (
      "a.top >= b.bottom + 2.5",
      "The top edge of “A” is at least 2.5 points below the bottom edge of “B”."
    ),
    (
      "a.trailing <= b.leading - 20",
      "The trailing edge of “A” is at least 20 points before the leading edge of “B”."
    ),
    ("a.top <= b.top", "The top edge of “A” is at or above the top edge of “B”."),
    ("a.width = 0.5 * b.height + 3", "The width of “A” is 0.5 × the height of “B” plus 3 points."),
    ("a.width >= 44 @750", "The width of “A” is at least 44 points (priority 750)."),
    ("a.centerX = b.centerX", "The horizontal centre of “A” is at the horizontal centre of “B”."),
    (
      "a.leading = root.leadingMargin",
      "The leading edge of “A” is at the leading margin of the root view (16 points inside)."
    ),
    (
      "a.leading = root.leadingMargin @750",
      "The leading edge of “A” is at the leading margin of the root view (16 points inside; priority "
        + "750)."
    ),
    (
      "a.top = safe.top + 4",
      "The top edge of “A” is 4 points below the top edge of the safe area of the root view."
    ),
    // Said of the view, not of what it is in.
    (
      "root.trailing = a.trailing + 8",
      "The trailing edge of “A” is 8 points before the trailing edge of the root view."
    ),
    (
      "root.bottom >= a.bottom + 8",
      "The bottom edge of “A” is at least 8 points above the bottom edge of the root view."
    ),
    ("b.top = a.bottom", "The top edge of “B” is at the bottom edge of “A”."),
  ])
  func sentences(constraint: String, expected: String) throws {
    let frames = try layout(
      box("a", attributes: #"userLabel="A""#) + box("b", attributes: #"userLabel="B""#),
      [constraint])
    try expectSentence(expected, in: frames)
  }

  /// Of the first constraint, on a screen whose safe area begins 44 points below its top.
  @Test(arguments: [
    (
      "a.height = 0.5 * safe.height",
      "The height of “A” is 0.5 × the height of the safe area of the root view (78 points less "
        + "than the view's)."
    ),
    (
      "a.centerY = safe.centerY",
      "The vertical centre of “A” is at the vertical centre of the safe area of the root view "
        + "(5 points below the view's)."
    ),
    (
      "a.bottom = safe.bottom",
      "The bottom edge of “A” is at the bottom edge of the safe area of the root view (34 points "
        + "inside)."
    ),
  ])
  func whatAGuideLeavesOutIsSaid(constraint: String, expected: String) throws {
    let screen = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    try expectSentence(
      expected,
      in: Fixture(screen: screen).layout(box("a", attributes: #"userLabel="A""#), [constraint]))
  }

  /// Where the margins come from that the inner of two views has: it touches its superview's left edge and
  /// top, on a screen of 1000 points.
  @Test(arguments: [
    ("", "a.leading = b.leadingMargin", "leading margin of “B” (8 points inside)"),
    (
      #"preservesSuperviewLayoutMargins="YES""#, "a.leading = b.leadingMargin",
      "leading margin of “B” (20 points inside, kept from its superview)"
    ),
    (
      #"layoutMarginsFollowReadableWidth="YES""#, "a.leading = b.leadingMargin",
      "leading margin of “B” (164 points inside, for a readable width)"
    ),
    (
      "", "a.top = b.topMargin", "top margin of “B” (52 points inside, 44 of them safe area)"
    ),
    ("", "a.top = root.topMargin", "top margin of the root view (44 points inside, the safe area)"),
    (
      #"insetsLayoutMarginsFromSafeArea="NO""#, "a.top = b.topMargin",
      "top margin of “B” (8 points inside)"
    ),
  ])
  func whereAMarginComesFromIsSaid(attributes: String, constraint: String, says: String) throws {
    var screen = Screen(
      width: 1000, safeArea: EdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    screen.horizontalSizeClass = .regular
    let views = box(
      "b", "<subviews>\(box("a", attributes: #"userLabel="A""#))</subviews>",
      attributes: #"userLabel="B" "# + attributes)
    let frames = try Fixture(screen: screen).layout(
      views, [constraint] + pin("b", Rect(x: 0, y: 0, width: 1000, height: 200)))
    let edge = constraint.hasPrefix("a.top") ? "top" : "leading"
    try expectSentence("The \(edge) edge of “A” is at the \(says).", in: frames)
  }

  private func expectSentence(_ expected: String, in frames: Frames) throws {
    let (equations, _) = try LayoutEngine(text: TestMeasurer()).solve(frames.laidOut.scene)
    let row = try #require(equations.system.origins.firstIndex(of: .document(ConstraintIndex(0))))
    #expect(RuleSentences(equations).sentence(row: row).text + "." == expected)
  }

  /// Spacing that is written, none, and the system's 8.
  @Test(arguments: [
    (#"spacing="6""#, "6 points"), ("", "no space"), (#"spacingType="standard""#, "8 points"),
  ])
  func spacingOfAStack(attributes: String, spacing: String) throws {
    let frames = try layout(
      box(
        "s", "<subviews>\(label("a", 5) + label("b", 5))</subviews>", tag: "stackView",
        attributes: attributes), ["s.leading = root.leading", "s.top = root.top"])
    let reason = try #require(
      explain("b", frames).x.reasons.first { $0.id == "spacing:s" })
    #expect(reason.text.hasSuffix("leaves \(spacing) between its arranged views."))
  }
}
