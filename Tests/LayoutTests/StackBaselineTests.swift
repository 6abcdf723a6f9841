import Testing
import Traits

@testable import Layout

/// Stack views that align their views by the baselines of texts, or leave gaps between these.
@Suite struct StackBaselineTests {
  /// Baselines of labels in 16 and 32 points are at 16 and 32 of 20 and 40: the same from above, but
  /// the descents are 4 and 8. By first baselines the stack begins where its first view does, and the
  /// second one reaches out at its top.
  @Test(arguments: [("firstBaseline", 0.0, -16.0, 24.0), ("lastBaseline", 16, 0, 40)])
  func baselines(alignment: String, a: Double, b: Double, height: Double) throws {
    let frames = try layout(
      stack("alignment=\"\(alignment)\"", label("a", 5) + label("b", 5, size: 32)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 120, height: height))
    #expect(frames["a"] == Rect(x: 0, y: a, width: 40, height: 20))
    #expect(frames["b"] == Rect(x: 40, y: b, width: 80, height: 40))
  }

  /// In a stack of 100 views that are aligned by their first baselines stand at the bottom.
  @Test func alignedFirstBaselinesStandAtTheBottom() throws {
    let frames = try layout(
      stack(#"alignment="firstBaseline""#, label("a", 5) + label("b", 5, size: 32)),
      pin("s", Rect(x: 0, y: 0, width: 120, height: 100)))
    #expect(frames["a"]?.y == 76)
    #expect(frames["b"]?.y == 60)
  }

  /// In a column the gap from the first label's baseline, at 16 of 20, to the second one's, at 32 of 40,
  /// is 50 points, with the hidden view in its middle; the stack ends where the labels do.
  @Test func gapsBetweenBaselines() throws {
    let frames = try layout(
      stack(
        #"axis="vertical" spacing="50" baselineRelativeArrangement="YES""#,
        label("a", 5) + box("h", attributes: #"hidden="YES""#) + label("b", 5, size: 32)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 80, height: 74))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 80, height: 20))
    #expect(frames["h"]?.y == 41)
    #expect(frames["b"] == Rect(x: 0, y: 34, width: 80, height: 40))
  }

  /// Beside each other views have no baselines to be apart.
  @Test func gapsOfARowAreBetweenEdges() throws {
    let frames = try layout(
      stack(#"spacing="10" baselineRelativeArrangement="YES""#, label("a", 5) + label("b", 5)),
      ["s.leading = root.leading", "s.top = root.top"])
    #expect(frames["b"]?.x == 50)
  }

  /// Equal gaps: 140 points from the first label's baseline, at 16, to the button's, 6 below its middle,
  /// and from there to the last label's, at 16 of the last 20.
  @Test func equalGapsBetweenBaselines() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let button = box("b", font, tag: "button", attributes: #"buttonType="system""#)
    let frames = try layout(
      stack(
        #"axis="vertical" distribution="equalSpacing" baselineRelativeArrangement="YES""#,
        label("a", 5) + button + label("c", 5)),
      pin("s", Rect(x: 0, y: 0, width: 100, height: 300)) + ["b.height = 100"])
    #expect(frames["a"]?.y == 0)
    #expect(frames["b"]?.y == 100)
    #expect(frames["c"]?.y == 280)
  }
}
