import Scenes
import Testing
import TextMetrics
import Traits

@testable import Drawing

/// Probes pixels where each control must show its kind.
@Suite struct Controls {
  private static let green = Color(hex: 0x34C759)
  private static let blue = Color(hex: 0x007AFF)

  struct Probe: CustomTestStringConvertible, Sendable {
    let name: String
    let view: DrawnView
    let place: (Int, Int)
    let color: Color

    var testDescription: String { name }
  }

  static let controls: [Probe] = [
    Probe(
      name: "a switch that is on is green at its left",
      view: sample(.toggle, Rect(x: 0, y: 0, width: 51, height: 31)) {
        $0.toggle = SwitchLook(isOn: true)
      },
      place: (6, 15), color: green),
    Probe(
      name: "a switch that is off has its knob at the left",
      view: sample(.toggle, Rect(x: 0, y: 0, width: 51, height: 31)), place: (15, 15),
      color: Color(white: 1)),
    Probe(
      name: "a switch takes its own colour",
      view: sample(.toggle, Rect(x: 0, y: 0, width: 51, height: 31)) {
        $0.toggle = SwitchLook(isOn: true)
        $0.toggle?.onTint = Color(hex: 0xFF0000)
      }, place: (6, 15), color: Color(hex: 0xFF0000)),
    Probe(
      name: "a switch in a wider frame has its own size",
      view: sample(.toggle, Rect(x: 0, y: 0, width: 69, height: 31)) {
        $0.toggle = SwitchLook(isOn: true)
      },
      place: (56, 15), color: Color(white: 1)),
    Probe(
      name: "and stands at the frame's beginning",
      view: sample(.toggle, Rect(x: 0, y: 0, width: 69, height: 31)) {
        $0.toggle = SwitchLook(isOn: true)
      },
      place: (4, 15), color: green),
    Probe(
      name: "a switch of iOS 26 is wider",
      view: sample(.toggle, Rect(x: 0, y: 0, width: 69, height: 31)) {
        $0.toggle = SwitchLook(isOn: true)
        $0.system = 26
      },
      place: (20, 14), color: green),
    Probe(
      name: "a slider's track is blue before the thumb",
      view: sample(.slider, Rect(x: 0, y: 0, width: 100, height: 31)) {
        $0.slider = SliderLook(value: 0.9)
      },
      place: (20, 15), color: blue),
    Probe(
      name: "progress is blue up to the value",
      view: sample(.progressView, Rect(x: 0, y: 0, width: 100, height: 4)) {
        $0.progress = ProgressLook(value: 0.5)
      },
      place: (40, 2), color: blue),
    Probe(
      name: "a filled button is filled with the tint",
      view: sample(.button) {
        $0.style = .filled
        $0.tint = green
        $0.background = blue
      }, place: (50, 5), color: green),
    Probe(
      name: "a plain button has its configuration's background",
      view: sample(.button) {
        $0.style = .plain
        $0.barTint = green
      }, place: (50, 5), color: green),
    Probe(
      name: "a filled button's own background is behind the corners",
      view: sample(.button) {
        $0.style = .filled
        $0.tint = green
        $0.background = blue
        $0.button = .init()
        $0.button?.shapeRadius = 20
      }, place: (1, 1), color: blue),
    Probe(
      name: "a legacy segmented control fills the chosen segment",
      view: sample(.segmentedControl) {
        $0.segments = SegmentsLook(items: [.init(title: ""), .init(title: "")], selected: 1)
        $0.system = 12
      }, place: (75, 10), color: blue),
    Probe(
      name: "a segmented control's chosen segment is white",
      view: sample(.segmentedControl) {
        $0.segments = SegmentsLook(items: [.init(title: ""), .init(title: "")], selected: 0)
      }, place: (25, 10), color: Color(white: 1)),
    Probe(
      name: "the other segments are grey",
      view: sample(.segmentedControl) {
        $0.segments = SegmentsLook(items: [.init(title: ""), .init(title: "")], selected: 0)
      }, place: (75, 10), color: Color(hex: 0xEEEEEF)),
  ]

  static let surfaces: [Probe] = [
    Probe(
      name: "a grouped table has the grouped background",
      view: sample(.tableView) { $0.style = .grouped }, place: (5, 5), color: Color(hex: 0xF2F2F7)),
    Probe(
      name: "a bar reaches beyond its frame",
      view: sample(.navigationBar, Rect(x: 0, y: 20, width: 100, height: 44)) {
        $0.bar = BarLook()
        $0.bar?.overhang = 20
        $0.barTint = blue
      }, place: (50, 2), color: blue),
    Probe(
      name: "dark appearance has dark variants",
      view: sample(.tableView) {
        $0.appearance = .dark
        $0.style = .grouped
      }, place: (5, 5), color: Color(white: 0)),
    Probe(
      name: "corners are cut off a background",
      view: sample(.view) {
        $0.background = blue
        $0.cornerRadius = 20
      }, place: (1, 1), color: Color(white: 1)),
    Probe(
      name: "opacity mixes",
      view: sample(.view) {
        $0.background = Color(white: 0)
        $0.alpha = 0.5
      }, place: (20, 20), color: Color(white: 0.5)),
    Probe(
      name: "hidden views are not drawn",
      view: sample(.view) {
        $0.background = Color(white: 0)
        $0.isHidden = true
      }, place: (20, 20), color: Color(white: 1)),
    Probe(
      name: "content of a scroll view is below the bars",
      view: sample(
        .scrollView,
        children: [
          sample(.view, Rect(x: 0, y: 0, width: 20, height: 20)) { $0.background = blue }
        ]
      ) { $0.contentShift = ContentOffset(x: 0, y: 30) }, place: (5, 40), color: blue),
  ]

  /// Only up to iOS 14 an empty table has lines.
  @Test(arguments: [(14, true), (15, false), (26, false)])
  func emptyTables(system: Int, hasLines: Bool) throws {
    let table = sample(.tableView, Rect(x: 0, y: 0, width: 100, height: 80)) { $0.system = system }
    let picture = try Picture(table)
    let ink = (40..<50).contains { !picture.color(98, $0).isNear(Color(white: 1)) }
    #expect(ink == hasLines)
  }

  @Test(arguments: controls + surfaces) func shows(_ probe: Probe) throws {
    let color = try Picture(probe.view).color(probe.place.0, probe.place.1)
    #expect(color.isNear(probe.color), "\(color) is not \(probe.color)")
  }

  /// In white on white the title of a legacy control's chosen segment couldn't be read.
  @Test func whatIsBehindShowsThroughTheTitleOfALegacySegment() throws {
    let control = sample(.segmentedControl) {
      $0.segments = SegmentsLook(items: [.init(title: "MMM"), .init(title: "")], selected: 0)
      $0.system = 12
      $0.tint = Color(white: 1)
    }
    let red = Color(hex: 0xFF0000)
    let picture = try Picture(sample(.view, children: [control]) { $0.background = red })
    let inside = (5..<45).flatMap { x in (10..<34).map { picture.color(x, $0) } }
    #expect(inside.contains { $0.isNear(red) })
    #expect(inside.contains { $0.isNear(Color(white: 1)) })
  }

  @Test func subviewsAreClippedWhereTheirSuperviewClips() throws {
    let child = sample(.view, Rect(x: 20, y: 20, width: 60, height: 60)) {
      $0.background = Color(white: 0)
    }
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let clipped = try Picture(sample(.view, frame, children: [child]) { $0.clipsToBounds = true })
    let open = try Picture(sample(.view, frame, children: [child]))
    #expect(clipped.color(60, 60) == Color(white: 1))
    #expect(open.color(60, 60) == Color(white: 0))
  }

  /// Every kind leaves ink when it has content, and none far outside its frame.
  @Test(arguments: ViewKind.allCases) func everyKindIsDrawn(kind: ViewKind) throws {
    let frame = Rect(x: 30, y: 30, width: 140, height: 100)
    let view = sample(kind, frame) {
      $0.text = "Text"
      $0.caption = "Graph"
      $0.pages = PagesLook(count: 3)
      $0.segments = SegmentsLook(items: [.init(title: "A"), .init(title: "B")])
      $0.bar = BarLook(items: [.init(title: "A"), .init(title: "B")])
      $0.cell = CellLook()
      $0.cell?.separator = .init(left: 0, right: 0)
      $0.slider = SliderLook(value: 0.5)
      $0.progress = ProgressLook(value: 0.5)
      // A light one isn't seen on white.
      $0.effect = EffectLook(blur: Look.Effect(blurStyle: "dark", appearance: .light))
    }
    let picture = try Picture(view, size: Size(width: 200, height: 160))
    let ink = try #require(picture.ink)
    #expect(frame.contains(ink, slack: 3), "\(ink)")
  }

  @Test(
    arguments: ViewKind.allCases,
    [Size(width: 0, height: 0), Size(width: -5, height: 20), Size(width: 3, height: 2)])
  func noSizeIsTooSmall(kind: ViewKind, size: Size) throws {
    for style in [Look.Style.filled, .inline, .compact, .roundedRect, .insetGrouped] {
      let view = sample(kind, Rect(x: 4, y: 4, width: size.width, height: size.height)) {
        $0.text = "Text that needs some room"
        $0.style = style
        $0.image = .init(name: "picture", size: Size(width: 0, height: 10))
        $0.imageView = ImageViewLook(contentMode: .scaleAspectFit)
        $0.bar = BarLook(items: [.init(title: "A", systemItem: "add")])
        $0.pages = PagesLook(count: 5)
        $0.bar?.hasLargeTitle = true
        $0.bar?.prompt = "Prompt"
        $0.borderWidth = 2
        $0.cornerRadius = 8
      }
      _ = try Picture(view)
    }
  }

  @Test func framesThatAreNotNumbersAreLeftOut() throws {
    let view = sample(.view, Rect(x: .nan, y: 0, width: 10, height: .infinity)) {
      $0.background = Color(white: 0)
    }
    let root = sample(
      .view, children: [view, sample(.toggle, id: "s") { $0.toggle = SwitchLook(isOn: true) }])
    #expect(try Picture(root).ink != nil)
  }
}
