import Testing
import Traits

@testable import Layout

@Suite struct ScrollViewTests {
  private func scroll(_ subviews: String, _ content: String = "") -> String {
    box("s", content + "<subviews>\(subviews)</subviews>", tag: "scrollView")
  }

  private let place = pin("s", Rect(x: 20, y: 100, width: 300, height: 400))

  /// Edges are those of the content, so they do not tie it to the scroll view's frame.
  @Test func edgesAreTheContents() throws {
    let frames = try layout(
      scroll(box("k")),
      place + [
        "k.leading = s.leading + 10", "k.trailing = s.trailing - 10", "k.top = s.top + 10",
        "k.bottom = s.bottom - 10", "k.width = 500", "k.height = 900",
      ])
    #expect(frames["s"] == Rect(x: 20, y: 100, width: 300, height: 400))
    #expect(frames["k"] == Rect(x: 10, y: 10, width: 500, height: 900))
    #expect(frames.laidOut.issues.isEmpty)
  }

  @Test func lengthsAreTheFrames() throws {
    let frames = try layout(
      scroll(box("k")),
      place + [
        "k.leading = s.leading", "k.trailing = s.trailing", "k.top = s.top", "k.bottom = s.bottom",
        "k.width = s.width", "k.height = 2 * s.height",
      ])
    #expect(frames["k"] == Rect(x: 0, y: 0, width: 300, height: 800))
  }

  @Test func contentEndsWhereItsLastViewDoes() throws {
    let frames = try layout(
      scroll(box("k") + box("footer")),
      place + [
        "k.leading = s.leading", "k.top = s.top", "k.width = 600", "k.height = 1000",
        "k.trailing = s.trailing", "footer.top = k.bottom", "footer.height = 50",
        "footer.bottom = s.bottom", "footer.leading = s.leading", "footer.trailing = s.trailing",
      ])
    #expect(frames["footer"] == Rect(x: 0, y: 1000, width: 600, height: 50))
  }

  @Test func guidesOfContentAndFrame() throws {
    let guides = """
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      """
    let frames = try layout(
      scroll(box("k") + box("over"), guides),
      place + [
        "k.leading = content.leading", "k.trailing = content.trailing", "k.top = content.top",
        "k.bottom = content.bottom", "k.width = frame.width", "k.height = 900",
        "over.trailing = frame.trailing", "over.bottom = frame.bottom", "over.width = 10",
        "over.height = 10",
      ])
    #expect(frames["k"] == Rect(x: 0, y: 0, width: 300, height: 900))
    #expect(frames["over"] == Rect(x: 290, y: 390, width: 10, height: 10))
  }

  /// A constraint from outside acts on the scroll view's frame.
  @Test func siblingsSeeTheFrame() throws {
    let frames = try layout(
      scroll(box("k")) + label("below", 1),
      place + [
        "k.top = s.top", "k.bottom = s.bottom", "k.height = 900", "k.leading = s.leading",
        "k.trailing = s.trailing", "k.width = 1", "below.top = s.bottom",
        "below.leading = s.leading",
      ])
    #expect(frames["below"] == Rect(x: 20, y: 500, width: 8, height: 20))
  }

  @Test func aScrollViewAsTheRootsOnlyViewFillsIt() throws {
    let frames = try layout(
      scroll(label("l", 5)),
      [
        "s.leading = root.leading", "s.trailing = root.trailing", "s.top = root.top",
        "s.bottom = root.bottom", "l.leading = s.leading", "l.trailing = s.trailing",
        "l.top = s.top", "l.bottom = s.bottom",
      ])
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 400, height: 800))
    #expect(frames["l"] == Rect(x: 0, y: 0, width: 40, height: 20))
  }
}
