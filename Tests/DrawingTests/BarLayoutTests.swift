import Testing
import Traits

@testable import Drawing

@Suite struct BarLayoutTests {
  private func bar(_ kind: Look.Kind, _ items: [Look.Item], width: Double = 390) -> DrawnView {
    var look = Look(kind: kind)
    look.bar = BarLook(items: items)
    return DrawnView(
      id: "bar", className: "UIBar", name: "Bar",
      frame: Rect(x: 0, y: 0, width: width, height: kind == .tabBar ? 49 : 44), look: look)
  }

  private func item(_ id: String, _ place: Look.Item.Place? = nil) -> Look.Item {
    var item = Look.Item(title: "Done")
    item.id = id
    item.place = place
    return item
  }

  private func hit(_ bar: DrawnView, _ x: Double) -> String? {
    ViewPainter().item(of: bar, x: x, y: 20)?.item.id
  }

  @Test func buttonsOfANavigationBarAreFoundOnTheirSides() {
    let bar = bar(.navigationBar, [item("back", .back), item("a", .right), item("b", .right)])
    #expect(hit(bar, 20) == "back")
    #expect(hit(bar, 360) == "a")
    #expect(hit(bar, 300) == "b")
    #expect(hit(bar, 195) == nil)
  }

  @Test func tabsShareTheBar() {
    let bar = bar(.tabBar, [item("a"), item("b"), item("c")])
    #expect([10, 200, 380].map { hit(bar, $0) } == ["a", "b", "c"])
  }

  @Test func spacesOfAToolbarAreNothingToTouch() {
    var space = Look.Item(systemItem: "flexibleSpace")
    space.space = .flexible
    let bar = bar(.toolbar, [item("a"), space, item("b")])
    #expect([30, 195, 360].map { hit(bar, $0) } == ["a", nil, "b"])
  }

  /// With five spaces around four signs all of these are as far from each other as from the margins.
  @Test(arguments: [
    (320.0, 9, 12.0, 24.0), (320, 10, 12, 24), (320, 11, 16, 24), (375, 10, 16, 24),
  ])
  func flexibleSpacesAreEqual(width: Double, system: Int, margin: Double, side: Double) {
    var space = Look.Item(systemItem: "flexibleSpace")
    space.space = .flexible
    let signs = ["rewind", "play", "pause", "fastForward"].map { Look.Item(systemItem: $0) }
    var toolbar = bar(.toolbar, signs.flatMap { [space, $0] } + [space], width: width)
    toolbar.look.system = system
    let frames = ViewPainter().itemFrames(of: toolbar)
    let spaces = frames.indices.filter { $0.isMultiple(of: 2) }.map { frames[$0].width }
    let expected = (width - 2 * margin - 4 * side) / 5
    #expect(spaces.allSatisfy { abs($0 - expected) < 0.01 }, "\(spaces)")
    #expect(frames.first?.x == margin)
  }

  /// As in a mirror, spaces too.
  @Test(arguments: [Look.Kind.navigationBar, .toolbar, .tabBar])
  func barsAreTurned(kind: Look.Kind) {
    var space = Look.Item(systemItem: "flexibleSpace")
    space.space = .flexible
    var turned = bar(kind, [item("back", .back), item("a", .right), space, item("b", .left)])
    let plain = ViewPainter().itemFrames(of: turned)
    turned.look.isRightToLeft = true
    let frames = ViewPainter().itemFrames(of: turned)
    #expect(frames == plain.map { $0.mirrored(in: turned.frame) })
    #expect(frames != plain)
  }
}
