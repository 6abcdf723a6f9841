import Testing
import Traits

@testable import PreviewerLayers

/// What is measured between two rectangles.
struct DistanceTests {
  private static let cases: [(Rect, Rect, String)] = [
    // Inside of the other, and around it.
    (Rect(10, 20, 30, 40), Rect(0, 0, 100, 100), "left 10, top 20, right 60, bottom 40"),
    (Rect(0, 0, 100, 100), Rect(10, 20, 30, 40), "left 10, top 20, right 60, bottom 40"),
    // Beside it, above it, and at a corner of it.
    (Rect(0, 0, 10, 10), Rect(30, 0, 10, 10), "right 20"),
    (Rect(30, 0, 10, 10), Rect(0, 0, 10, 10), "left 20"),
    (Rect(0, 0, 10, 10), Rect(0, 15, 10, 10), "bottom 5"),
    (Rect(0, 15.5, 10, 10), Rect(0, 0, 10, 10), "top 5.5"),
    (Rect(0, 0, 10, 10), Rect(30, 40, 10, 10), "right 20, bottom 30"),
    // Touching, and overlapping in part.
    (Rect(0, 0, 10, 10), Rect(10, 0, 10, 10), "right 0"),
    (Rect(0, 0, 10, 10), Rect(5, 5, 10, 10), "left 5, top 5, right 5, bottom 5"),
  ]

  @Test(arguments: cases)
  func distances(_ first: Rect, _ second: Rect, _ expected: String) {
    #expect(Distance.between(first, second).sentence == expected)
  }

  /// Lines are where both are, or have a guide that leads there.
  @Test func linesAreBesideWhatTheyLeadTo() {
    let beside = Distance.between(Rect(0, 0, 10, 100), Rect(30, 80, 10, 100))
    #expect(beside.first?.line == Distance.Line(x1: 10, y1: 90, x2: 30, y2: 90))
    #expect(beside.first?.guide == nil)
    let apart = Distance.between(Rect(0, 0, 10, 10), Rect(30, 40, 10, 10))
    #expect(apart.first?.line == Distance.Line(x1: 10, y1: 5, x2: 30, y2: 5))
    #expect(apart.first?.guide == Distance.Line(x1: 30, y1: 40, x2: 30, y2: 5))
    #expect(apart.last?.guide == Distance.Line(x1: 30, y1: 40, x2: 5, y2: 40))
  }
}

extension Rect {
  fileprivate init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
