import Scenes
import Testing
import Traits

@testable import Drawing

@Suite struct BarLayoutTests {
  private func bar(_ kind: ViewKind, _ items: [Look.Item], width: Double = 390) -> DrawnView {
    var look = Look(kind: kind)
    look.bar = BarLook(items: items)
    return DrawnView(
      id: "bar", className: "UIBar", name: "Bar",
      frame: Rect(x: 0, y: 0, width: width, height: kind == .tabBar ? 49 : 44), look: look)
  }

  private func item(_ id: String, _ place: Look.Item.Side? = nil) -> Look.Item {
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

  /// Up to iOS 12 the chevron of a back button is 12.5 × 21 with square ends.
  @Test(arguments: [9, 12]) func chevrons(system: Int) throws {
    var bar = bar(.navigationBar, [item("back", .back)])
    bar.look.system = system
    bar.look.bar?.isTransparent = true
    bar.look.bar?.items?[0].title = ""
    let ink = try #require(try Picture(bar).ink)
    #expect(abs(ink.x - 8.5) <= 1 && abs(ink.width - 12.5) <= 1.5, "\(ink)")
    #expect(abs(ink.height - 21) <= 1.5, "\(ink)")
  }

  /// Between signs of a navigation bar there is more than between texts.
  @Test(arguments: [(12, 16.0), (13, 31.5), (15, 31.5)])
  func signsAreFurtherApart(system: Int, gap: Double) {
    var signs = ["refresh", "add"].map { Look.Item(systemItem: $0) }
    for index in signs.indices { signs[index].place = .right }
    var bar = bar(.navigationBar, signs + [item("a", .left), item("b", .left)])
    bar.look.system = system
    let frames = ViewPainter().itemFrames(of: bar)
    #expect(abs(frames[0].x - frames[1].maxX - gap) < 0.01)
    #expect(abs(frames[3].x - frames[2].maxX - 16) < 0.01)
  }

  private func platters(_ view: DrawnView) -> [Rect] {
    let bounds = Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
    return BarLayout(look: view.look, bounds: bounds, texts: ViewPainter().texts).platters
      .map(\.frame)
  }

  /// A sheet's bar of iOS 26 has its platters 16 lower, in the line that other bars have alone.
  @Test(arguments: [(54.0, 0.0), (70, 16)]) func plattersOfSheets(height: Double, top: Double) {
    var bar = bar(.navigationBar, [item("a", .left), item("b", .right)])
    bar.look.system = 26
    bar.frame.height = height
    #expect(platters(bar).map(\.y) == [top, top])
    #expect(platters(bar).map(\.height) == [44, 44])
  }

  /// Signs that share a platter stand 35 apart, and 14.5 from its ends; one alone is on a circle.
  /// Source: Ranchero-Software/NetNewsWire, pictures of iOS 26.
  @Test func plattersOfSigns() throws {
    func signs(_ names: [String]) -> DrawnView {
      var bar = bar(
        .navigationBar,
        names.map {
          var sign = Look.Item(systemItem: $0)
          sign.place = .right
          return sign
        })
      bar.look.system = 26
      return bar
    }
    let one = try #require(platters(signs(["add"])).first)
    #expect(one.width == 44 && one.height == 44)
    let both = signs(["refresh", "add"])
    let frames = ViewPainter().itemFrames(of: both)
    let sign = frames[0].width - 2 * 14.5
    #expect(abs(frames[0].midX - frames[1].midX - sign - 35) < 0.01)
    let platter = try #require(platters(both).first)
    #expect(platters(both).count == 1)
    #expect(abs(platter.width - 2 * sign - 64) < 0.01)
  }

  /// Beside a platter white is 4 % darker. Source: the same pictures.
  @Test func plattersHaveAShadow() throws {
    var bar = bar(.navigationBar, [item("a", .left)], width: 120)
    bar.look.system = 26
    let platter = try #require(platters(bar).first)
    let picture = try Picture(bar)
    let beside = picture.color(Int(platter.maxX) + 1, Int(platter.midY))
    #expect(abs(1 - beside.red - 0.035) < 0.012, "\(beside)")
    let far = picture.color(Int(platter.maxX) + 16, Int(platter.midY))
    #expect(far.red > beside.red && far.red < 1, "\(far)")
  }

  /// Content under a bar of glass fades into its background. Source: the same pictures.
  @Test func contentFadesUnderBars() throws {
    var bar = bar(.navigationBar, [], width: 120)
    bar.look.system = 26
    bar.look.bar?.edgeColor = Color(white: 1)
    let picture = try Picture(Size(width: 120, height: 80)) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 120, height: 80), Color(white: 0))
      ViewPainter.sample().paint(bar, on: canvas)
    }
    let shares = [1, 44, 60, 75].map { picture.color(60, $0).red }
    for (share, expected) in zip(shares, [0.9, 0.3, 0.06, 0]) {
      #expect(abs(share - expected) < 0.06, "\(shares)")
    }
  }

  /// On a phone on its side, too, tabs of iOS 26 are on a platter.
  @Test(arguments: [390.0, 852]) func tabsInALineAreOnAPlatter(width: Double) throws {
    var bar = bar(.tabBar, [item("a"), item("b"), item("c")], width: width)
    bar.look.system = 26
    bar.frame.height = 32
    let platter = try #require(platters(bar).first)
    let frames = ViewPainter().itemFrames(of: bar)
    #expect(frames.allSatisfy { $0.x >= platter.x && $0.maxX <= platter.maxX })
    #expect(platter.height == 32 && platter.x >= 16 && platter.maxX <= width - 16)
  }

  /// Platters keep clear of each other, and where there is no room of the bar's ends.
  @Test(arguments: [390.0, 250, 200]) func plattersOfAToolbarKeepClear(width: Double) {
    var space = Look.Item(systemItem: "flexibleSpace")
    space.space = .flexible
    var bar = bar(.toolbar, [item("a"), space, item("b"), space, item("c")], width: width)
    bar.look.system = 26
    let frames = platters(bar)
    #expect(frames.count == 3)
    for (one, other) in zip(frames, frames.dropFirst()) { #expect(other.x - one.maxX >= 11.99) }
    #expect((frames.last?.maxX ?? 0) <= width - 15.99, "\(frames)")
  }

  /// Beside a camera platters keep off the safe area, and elsewhere their own margin from the edge.
  @Test(arguments: [(44.0, 63.0, 63.0), (80, 63, 63), (44, 20, 16), (80, 20, 28)])
  func plattersOfAToolbarAreInTheSafeArea(height: Double, margin: Double, left: Double) {
    var bar = bar(.toolbar, [item("a")], width: 844)
    bar.frame.height = height
    bar.look.system = 26
    bar.look.bar?.margin = margin
    #expect(platters(bar).first?.x == left)
  }

  /// As in a mirror, spaces too.
  @Test(arguments: [ViewKind.navigationBar, .toolbar, .tabBar])
  func barsAreTurned(kind: ViewKind) {
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
