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
