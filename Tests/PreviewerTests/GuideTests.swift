import Foundation
import Testing
import Traits

@testable import PreviewerLayers

/// Rulers, and the guides that are dragged out of them.
struct GuideTests {
  /// Zoom, points between figures, points between marks.
  @Test(arguments: [
    (0.05, 2000.0, 100.0), (0.25, 500, 20), (0.5, 200, 10), (1, 100, 5), (2, 50, 5), (4, 20, 2),
    (8, 10, 1), (16, 5, 1),
  ])
  func marksAreNeitherTooCloseNorTooFar(zoom: Double, figures: Double, marks: Double) {
    let scale = RulerScale(zoom: zoom)
    #expect(scale.figures == figures && scale.marks == marks)
    #expect(scale.figures.truncatingRemainder(dividingBy: scale.marks) == 0)
  }

  /// Where the pointer is, where the guide is, and at whose edge.
  @Test(
    arguments: [
      (15.2, 16.0, "label"), (18.4, 18.5, "icon"), (24.3, 24, nil), (-7, 0, nil), (500, 320, nil),
      (333, 320, "screen"),
    ] as [(Double, Double, String?)])
  func aGuideKeepsToEdgesElseToWholePoints(wanted: Double, position: Double, view: String?) {
    let edges = [("screen", 320.0), ("label", 16), ("icon", 18.5), ("beyond", 334)].map {
      GuideSnap.Edge(position: $0.1, view: $0.0)
    }
    let reach = wanted == 333 ? 20.0 : 2
    let snap = GuideSnap(wanted, to: edges, reach: reach, limit: 320)
    #expect(snap.position == position)
    #expect(snap.view == view)
  }

  private let left = Guide(axis: .x, position: 20)
  private let top = Guide(axis: .y, position: 100)

  @Test func guidesAreOfScenesAndNeverOnEachOther() {
    var guides = Guides()
    guides.put(left, in: "a")
    guides.put(left, in: "a")
    guides.put(top, in: "b")
    #expect(guides["a"] == [left] && guides["b"] == [top] && guides["c"].isEmpty)
    let moved = Guide(axis: .x, position: 21)
    guides.put(moved, in: "a", insteadOf: left)
    #expect(guides["a"] == [moved])
    guides.remove(moved, from: "a")
    guides.removeAll(of: "b")
    #expect(guides.isEmpty)
  }

  @Test func eachEdgeGetsOneThenTheyAreGoneThrough() {
    let rect = Rect(x: 20, y: 100, width: 200, height: 50)
    var guides = Guides()
    var selected: Guide?
    var seen: [String] = []
    for _ in 1...6 {
      let next = guides.next(at: rect, of: "a", after: selected)
      guides.put(next, in: "a")
      selected = next
      seen.append(next.text)
    }
    #expect(seen == ["x 20", "y 100", "x 220", "y 150", "x 20", "y 100"])
    #expect(guides["a"].count == 4)
  }

  @Test func theyAreReadAsTheyWereKept() throws {
    var guides = Guides()
    guides.put(left, in: "a")
    guides.put(Guide(axis: .y, position: 10.5), in: "a")
    let data = try JSONEncoder().encode(guides)
    #expect(try JSONDecoder().decode(Guides.self, from: data) == guides)
  }
}
