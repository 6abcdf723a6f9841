import Drawing
import Scenes
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerCanvas
@testable import PreviewerLayers

/// Scroll views of a design, scrolled to what is selected in them.
@MainActor
struct DesignScrollingTests {
  private static let screen = Size(width: 100, height: 200)

  private static func scrollView(
    _ id: String, _ frame: Rect, rest: Double = 0, _ children: [DrawnView]
  ) -> DrawnView {
    var scroll = view(id, frame, clips: true, children)
    scroll.look.kind = .scrollView
    if rest != 0 { scroll.look.contentShift = ContentOffset(x: 0, y: rest) }
    return scroll
  }

  /// A scroll view that fills the screen, with ten rows of 60 points under a bar of 40, and in the last one another
  /// that goes to the right.
  private static let root = view(
    "root", rect(0, 0, 100, 200),
    [
      scrollView(
        "scroll", rect(0, 0, 100, 200), rest: 40,
        (0..<10).map { (row: Int) -> DrawnView in
          let across = scrollView(
            "across", rect(10, 0, 80, 60),
            (0..<3).map { view("item\($0)", rect(80 * Double($0), 0, 80, 60)) })
          return view("row\(row)", rect(0, 60.0 * Double(row), 100, 60), row == 9 ? [across] : [])
        } + [view("tall", rect(0, 600, 100, 400))]),
      view("beside", rect(0, 300, 50, 20)),
    ])

  @Test(arguments: [
    // What is seen, whole or for the greater part, stays; what is hidden comes in with some room beside it.
    ("row0", 40.0), ("row1", 40), ("row2", -24), ("row5", -204), ("row8", -384),
    // What is higher than the room for it begins at its top.
    ("tall", -600),
    // The outer one as well, and no further than there is content.
    ("item2", -444), ("beside", 40), ("root", 40),
  ])
  func scrollViewsAreScrolledToWhatIsSelected(id: String, shift: Double) throws {
    let scrolling = DesignScrolling()
    let shown = scrolling.scroll(Self.root, of: "scene", toReveal: id, in: Self.screen)
    let scroll = try #require(shown.children.first)
    #expect(scroll.look.contentShift?.y == shift)
    #expect((scrolling.shifts["scene"] == nil) == (shift == 40))
    let across = try #require(scroll.children[9].children.first)
    #expect(across.look.contentShift?.x == (id == "item2" ? -160 : nil))
  }

  @Test func whatIsSelectedNextIsLookedForFromThere() throws {
    let scrolling = DesignScrolling()
    func shift(of id: String) -> Double? {
      scrolling.scroll(Self.root, of: "scene", toReveal: id, in: Self.screen)
        .children.first?.look.contentShift?.y
    }
    #expect(shift(of: "row5") == -204)
    #expect(shift(of: "row4") == -204)
    // Upwards, with room above it.
    #expect(shift(of: "row1") == -16)
    scrolling.follow(nil)
    #expect(shift(of: "root") == 40)
  }

  @Test func aViewKnowsWhatIsSeenAtItsPlace() throws {
    let clipped = view(
      "root", rect(0, 0, 100, 200),
      [view("clipping", rect(10, 20, 50, 50), clips: true, [view("lost", rect(0, 80, 30, 10))])])
    let place = try #require(clipped.place(of: "lost", within: rect(0, 0, 100, 200)))
    #expect(place.frame == rect(10, 100, 30, 10))
    #expect(place.window == rect(10, 20, 50, 50))
    #expect(clipped.place(of: "nobody", within: place.window) == nil)
  }

  @Test(arguments: [
    (rect(0, 120, 10, 10), "↓ 20", "Lost, 20 points below what is shown"),
    (rect(0, -30, 10, 10), "↑ 20", "Lost, 20 points above what is shown"),
    (rect(105, 0, 10, 10), "→ 5", "Lost, 5 points to the right of what is shown"),
    (rect(-14, 110, 10, 10), "↓ 10", "Lost, 10 points below what is shown"),
    (rect(-44, 50, 10, 10), "← 34", "Lost, 34 points to the left of what is shown"),
    (rect(95, 95, 10, 10), nil, nil), (rect(0, 100, 0, 0), nil, nil),
  ])
  func whatIsOutOfSightSaysWhere(frame: Rect, mark: String?, sentence: String?) {
    let hidden = OutOfSight(frame, beside: rect(0, 0, 100, 100))
    #expect(hidden?.mark == mark)
    #expect(hidden?.sentence("Lost") == sentence)
  }
}
