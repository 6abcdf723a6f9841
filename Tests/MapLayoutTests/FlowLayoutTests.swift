import Testing
import Traits

@testable import MapLayout

/// What is arranged by the flow of its segues.
struct FlowLayoutTests {
  private static let phone = Size(width: 375, height: 667)

  private static func layout(_ count: Int, _ steps: [(Int, Int)]) -> FlowLayout {
    FlowLayout(
      (0..<count).map { $0 % 5 == 4 ? Size(width: 768, height: 1024) : phone }, captionHeight: 84,
      steps: steps.map { FlowLayout.Step(from: $0.0, to: $0.1) }, first: count > 0 ? [0] : [])
  }

  /// Chains, stars, circles, what nothing leads to, a scene that leads to itself, and two that lead to one.
  private static let flows: [(count: Int, steps: [(Int, Int)])] = [
    (0, []), (1, []), (1, [(0, 0)]), (7, []), (5, [(0, 1), (1, 2), (2, 3), (3, 4)]),
    (30, (1..<30).map { (0, $0) }), (4, [(1, 2), (2, 3), (3, 1)]),
    (6, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 0), (4, 5)]),
    (300, (1..<300).map { (($0 - 1) / 3, $0) }), (40, (1..<40).map { ($0 / 20 * 7, $0) }),
  ]

  @Test(arguments: flows.indices, [0.6, 1.6, 3])
  func nothingLiesOnAnythingElse(_ flow: Int, _ proportion: Double) {
    let (count, steps) = Self.flows[flow]
    let places = Self.layout(count, steps).places(proportion: proportion)
    #expect(places.count == count)
    for (index, place) in places.enumerated() {
      for other in places[..<index] {
        let isApart =
          place.x >= other.maxX + 100 || other.x >= place.maxX + 100
          || place.y - 84 >= other.maxY || other.y - 84 >= place.maxY
        #expect(isApart, "\(place) and \(other)")
      }
    }
  }

  /// Whatever something leads to lies to the right of a scene that leads to it, unless the flow begins with it.
  @Test(arguments: flows.indices)
  func theFlowGoesToTheRight(_ flow: Int) {
    let (count, steps) = Self.flows[flow]
    let places = Self.layout(count, steps).places(proportion: 1.6)
    // Nothing leads into the circle of 1, 2 and 3 in one of them.
    let starts: Set = [0, steps.contains { $0 == (3, 1) } ? 1 : 0]
    for scene in 0..<count where !starts.contains(scene) {
      let sources = steps.filter { $0.1 == scene && $0.0 != scene }.map(\.0)
      let isRight = sources.contains { places[scene].x > places[$0].maxX }
      #expect(isRight || sources.isEmpty, "\(scene) at \(places[scene])")
    }
  }

  /// The way that comes first is a straight line.
  @Test func aChainIsARow() {
    let places = Self.layout(4, [(0, 1), (1, 2), (2, 3)]).places(proportion: 1.6)
    #expect(Set(places.map(\.y)) == [0])
    #expect(places.map(\.x) == places.map(\.x).sorted())
  }

  /// Many ends of one scene are a block about as wide as the window, not a column of thirty.
  @Test func manyEndsAreABlock() {
    let places = Self.layout(30, (1..<30).map { (0, $0) }).places(proportion: 1.6)
    let (width, height) = (places.map(\.maxX).max() ?? 0, places.map(\.maxY).max() ?? 1)
    #expect((0.8...3.2).contains(width / height))
  }
}
