import Testing
import Traits

@testable import Drawing
@testable import Graphics

/// Drawings in the SVG that Cairo writes.
@Suite struct ShapePainterTests {
  private static let size = Size(width: 120, height: 80)

  /// What is drawn on an SVG of Cairo's is drawn again from it.
  private func expectSame(_ draw: (Canvas) -> Void) throws {
    let drawn = try Picture(Self.size, draw)
    let svg = try Surface.svg(size: Self.size)
    // The canvas may not outlive what it draws on.
    draw(Canvas(svg))
    let text = try svg.finish()
    let again = try Picture(Self.size) { #expect(ShapePainter.paint(text, on: $0)) }
    for y in 0..<80 {
      for x in 0..<120 {
        #expect(again.color(x, y).isNear(drawn.color(x, y)), "\(x), \(y)")
      }
    }
  }

  private static let star = Path.lines(
    [Point(60, 5), Point(90, 75), Point(10, 30), Point(110, 30), Point(30, 75)], closed: true)

  @Test func paths() throws {
    try expectSame {
      $0.fill(Self.star, Color(hex: 0xFF8000))
      $0.fill(.circle(Point(30, 40), radius: 20), Color(hex: 0x0080FF).opacity(0.5))
      $0.stroke(
        Path(Rect(x: 20, y: 10, width: 60, height: 50), radius: 12), Color(hex: 0x306030), width: 5,
        dash: [9, 6])
    }
  }

  @Test func clipsAndTransforms() throws {
    try expectSame { canvas in
      canvas.saved {
        canvas.clip(Self.star)
        canvas.rotate(0.3)
        canvas.scale(1.5, 0.5)
        canvas.fill(Rect(x: 10, y: -40, width: 60, height: 160), Color(hex: 0x00A040))
        canvas.stroke(.line(Point(0, 0), Point(80, 90)), Color(white: 0), width: 8)
      }
      canvas.fill(Rect(x: 100, y: 60, width: 10, height: 10), Color(white: 0))
    }
  }

  @Test func groupsWithOpacity() throws {
    try expectSame { canvas in
      canvas.group(alpha: 0.4) {
        canvas.fill(Rect(x: 10, y: 10, width: 60, height: 40), Color(hex: 0xFF0000))
        canvas.fill(Rect(x: 40, y: 30, width: 60, height: 40), Color(hex: 0x0000FF))
      }
    }
  }

  @Test func gradients() throws {
    try expectSame { canvas in
      canvas.fill(
        Path(Rect(x: 10, y: 10, width: 100, height: 60)), from: Point(20, 10), to: Point(90, 50),
        [(0, Color(hex: 0xFF0000)), (0.5, Color(hex: 0x00FF00).opacity(0.5)), (1, Color(white: 0))])
    }
  }

  /// What isn't known, or takes too long, is no drawing of shapes.
  @Test(
    arguments: [
      "", "<svg", "<svg></g>", "<!DOCTYPE svg><svg></svg>", "<html></html>",
      "<svg><image/></svg>", "<svg><path d=\"M 0 0 Q 1 1 2 2\"/></svg>",
      "<svg><path d=\"M 0 1e300\"/></svg>", "<svg><path d=\"M nan 0\"/></svg>",
      "<svg><rect width=\"1\" height=\"1\" fill=\"url(#none)\"/></svg>",
      "<svg><g transform=\"matrix(0,0,0,0,0,0)\"></g></svg>",
      "<svg><g id=\"a\"><use xlink:href=\"#a\"/></g></svg>",
      String(repeating: "<g>", count: 10_000),
    ])
  func whatIsUnknown(_ text: String) throws {
    _ = try Picture { #expect(!ShapePainter.paint(Array(text.utf8), on: $0)) }
  }

  /// A few lines that would be drawn a million times.
  @Test func groupsThatRepeatEachOther() throws {
    let groups = (1..<8).map { number in
      "<g id=\"g\(number)\">"
        + String(repeating: "<use xlink:href=\"#g\(number - 1)\"/>", count: 8) + "</g>"
    }
    let text =
      "<svg><defs><g id=\"g0\"></g>\(groups.joined())</defs><use xlink:href=\"#g7\"/></svg>"
    _ = try Picture { #expect(!ShapePainter.paint(Array(text.utf8), on: $0)) }
  }
}
