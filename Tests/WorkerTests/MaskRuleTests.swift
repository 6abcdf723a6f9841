import Testing

@testable import Converting

@Suite struct MaskRuleTests {
  /// Of a view of 40 points, 40 from the beginning of 240; in each row what of before, the view, and behind is
  /// flexible. What 240 changes by is shared by what is flexible.
  @Test(arguments: [
    ("fixed, fixed, fixed", "leading 40, width 40"),
    ("fixed, fixed, flexible", "leading 40, width 40"),
    ("flexible, fixed, fixed", "width 40, trailing 160"),
    ("fixed, flexible, fixed", "leading 40, trailing 160"),
    ("flexible, fixed, flexible", "centre x 0.2 × the superview's width + 12, width 40"),
    ("fixed, flexible, flexible", "leading 40, width 0.2 × the superview's + -8"),
    ("flexible, flexible, fixed", "width 0.5 × the superview's + -80, trailing 160"),
    (
      "flexible, flexible, flexible",
      "centre x 0.25 × the superview's width, width 0.166667 × the superview's"
    ),
  ])
  func masksBecomeConstraints(flexible: String, rules: String) {
    let made = MaskRule.rules(
      min: 40, length: 40, container: 240,
      flexible: flexible.split(separator: ", ").map { $0 == "flexible" })
    #expect(made.map { $0.words(.horizontal) }.joined(separator: ", ") == rules)
  }

  @Test func equalSidesAreACentre() {
    let rules = MaskRule.rules(
      min: 110, length: 100, container: 320, flexible: [true, false, true])
    #expect(rules == [.center(0), .length(100)])
  }

  /// What is 0 long takes nothing, unless all that is flexible is.
  @Test func noLengthTakesNoShare() {
    #expect(
      MaskRule.rules(min: 0, length: 100, container: 320, flexible: [true, false, true])
        == [.leading(0), .length(100)])
    #expect(
      MaskRule.rules(min: 0, length: 320, container: 320, flexible: [true, false, true])
        == [.center(0), .length(320)])
  }

  @Test func aScrollViewsContentIsNotStretched() {
    #expect(
      MaskRule.rulesInScrollView(min: 20, length: 100, container: 320, isLengthFlexible: false)
        == [.leading(20), .length(100)])
    #expect(
      MaskRule.rulesInScrollView(min: 0, length: 320, container: 320, isLengthFlexible: true)
        == [.leading(0), .shareOfLength(1, 0)])
  }
}
