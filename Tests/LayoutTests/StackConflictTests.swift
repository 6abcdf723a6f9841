import Testing
import Traits

@testable import Layout

/// Which of a stack view's rules and of the constraints on it give way.
@Suite struct StackConflictTests {
  private func place(width: Double, height: Double) -> [String] {
    pin("s", Rect(x: 0, y: 0, width: width, height: height))
  }

  /// The labels can't be both 15 apart and next to each other.
  @Test func aStackKeepsItsSpacingAgainstTheConstraintsItHolds() throws {
    let gap = """
      <constraints>
        <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual"
          secondItem="a" secondAttribute="trailing" constant="15" id="gap"/>
      </constraints>
      """
    let frames = try layout(
      stack("", label("a", 5) + label("b", 5), gap), place(width: 200, height: 20))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(frames["b"] == Rect(x: 40, y: 0, width: 160, height: 20))
    #expect(frames.laidOut.issues.first { $0.rule == .conflict }?.dropped == "gap")
  }

  @Test func aStackKeepsItsLengthsAgainstRatiosThatItHolds() throws {
    let ratio = """
      <constraints>
        <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width"
          multiplier="2" id="ratio"/>
      </constraints>
      """
    let frames = try layout(
      stack(#"distribution="fillEqually""#, box("a") + box("b"), ratio),
      place(width: 200, height: 20))
    #expect(frames["a"]?.width == 100)
    #expect(frames.laidOut.issues.first { $0.rule == .conflict }?.dropped == "ratio")
  }

  /// A stack's own width is given up, as any inner view's, rather than a constraint that the root holds.
  @Test func itsOwnLengthYieldsToWhatOuterViewsHold() throws {
    let width = """
      <constraints><constraint firstAttribute="width" constant="200" id="width"/></constraints>
      """
    let frames = try layout(
      stack("", label("a", 5), width),
      ["s.leading = root.leading + 20", "root.trailing = s.trailing + 20", "s.top = root.top"])
    #expect(frames["s"]?.width == 360)
    #expect(frames.laidOut.issues.first { $0.rule == .conflict }?.dropped == "width")
  }

  /// Too short for its gaps, a stack keeps them: one constraint on it is given up, and no view is outside.
  @Test func aStackTooShortForItsGapsKeepsThem() throws {
    let views = "abcd".map { box(String($0)) }.joined()
    let frames = try layout(
      stack(#"distribution="equalSpacing" spacing="40""#, views),
      ["s.leading = root.leading", "s.width = 90", "s.top = root.top", "s.height = 10"])
    #expect(frames["b"]?.x == 40)
    #expect(frames.laidOut.issues.filter { $0.rule == .conflict }.map(\.dropped) == ["c1"])
  }

  @Test func whatAnArrangedViewHoldsYieldsToTheStack() throws {
    let height = """
      <constraints><constraint firstAttribute="height" constant="44" id="height"/></constraints>
      """
    let frames = try layout(stack("", box("a", height)), place(width: 200, height: 40))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 200, height: 40))
    #expect(frames.laidOut.issues.first { $0.rule == .conflict }?.dropped == "height")
  }
}
