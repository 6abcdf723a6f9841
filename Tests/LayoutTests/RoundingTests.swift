import Testing
import Traits

@testable import Layout

@Suite struct RoundingTests {
  /// Source: reference/engine-and-conventions.md, C.3, quirk 1.
  @Test(
    arguments: [
      (2.0, 950.25, 950.5), (2, 950.2, 950), (1, 0.5, 1), (1, 0.49, 0), (2, -0.25, 0),
      (3, 22.49994, 68.0 / 3), (3, 22.4996, 68.0 / 3), (3, 22.499, 67.0 / 3),
      (2, -0.3, -0.5),
      (3, 100.0 / 3, 100.0 / 3), (3, 33.4, 100.0 / 3), (2, 7, 7),
    ] as [(Double, Double, Double)])
  func nearestPixel(scale: Double, points: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).nearest(points) - expected) < 1e-9)
  }

  @Test(
    arguments: [
      (3.0, 173.5, 520.0 / 3 + 1.0 / 3), (3, 173.25, 520.0 / 3), (2, 20.1, 20.5), (2, 20.5, 20.5),
      (2, 20.50001, 20.5), (1, 20.1, 21), (1, 20, 20),
    ] as [(Double, Double, Double)])
  func nextPixel(scale: Double, points: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).up(points) - expected) < 1e-9)
  }

  /// Lengths that were written with a few digits are still on their pixel.
  @Test(
    arguments: [
      (2.0, 17.5, 17.5), (1, 17.5, 17), (3, 17.5, 52.0 / 3), (3, 22.66666, 68.0 / 3),
      (3, 22.666, 67.0 / 3),
    ] as [(Double, Double, Double)])
  func pixelBefore(scale: Double, points: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).down(points) - expected) < 1e-9)
  }

  /// Thirds of 400: the edges are rounded, so that the views leave no gaps.
  @Test(
    arguments: [
      (1.0, [0.0, 133, 267], [133.0, 134, 133]), (2, [0, 133.5, 266.5], [133.5, 133, 133.5]),
      (3, [0, 133.333, 266.667], [133.333, 133.333, 133.333]),
    ] as [(Double, [Double], [Double])])
  func neighboursLeaveNoGaps(scale: Double, places: [Double], widths: [Double]) throws {
    let row = box(
      "s", "<subviews>\(box("a") + box("b") + box("c"))</subviews>", tag: "stackView",
      attributes: #"distribution="fillEqually""#)
    let frames = try Fixture(screen: Screen(scale: scale)).layout(
      row, pin("s", Rect(x: 0, y: 0, width: 400, height: 10)))
    for (index, id) in ["a", "b", "c"].enumerated() {
      #expect(frames[id] == Rect(x: places[index], y: 0, width: widths[index], height: 10))
    }
  }

  @Test func framesAreInTheirSuperviewsCoordinates() throws {
    let frames = try layout(
      box("k", "<subviews>\(box("a"))</subviews>"),
      pin("k", Rect(x: 100, y: 200, width: 50, height: 50))
        + pin("a", Rect(x: 110, y: 220, width: 5, height: 5)))
    #expect(frames["k"] == Rect(x: 100, y: 200, width: 50, height: 50))
    #expect(frames["a"] == Rect(x: 10, y: 20, width: 5, height: 5))
  }

  /// A view 0.25 inside one at 10.25: on the canvas both begin at 10.5, and it ends at 31.
  @Test func edgesAreRoundedOnTheCanvas() throws {
    let frames = try layout(
      box("k", "<subviews>\(box("a"))</subviews>"),
      pin("k", Rect(x: 10.25, y: 0, width: 30, height: 30))
        + pin("a", Rect(x: 10.5, y: 0, width: 20.25, height: 10)))
    #expect(frames.exact("a") == Rect(x: 0.25, y: 0, width: 20.25, height: 10))
    #expect(frames["k"] == Rect(x: 10.5, y: 0, width: 30, height: 30))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 20.5, height: 10))
  }

  @Test func theExactFramesAreKept() throws {
    let frames = try layout(box("a"), pin("a", Rect(x: 0.1, y: 0, width: 10.3, height: 10)))
    #expect(frames.exact("a") == Rect(x: 0.1, y: 0, width: 10.3, height: 10))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 10.5, height: 10))
  }
}
