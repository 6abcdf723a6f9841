import Companion
import Drawing
import Scenes
import Simulation
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerCanvas
@testable import PreviewerModel

/// What a finger does to the running interface: hit testing and the responder chain.
struct TouchTests {
  private static let reacting = ["button", "disabled", "hidden", "row", "box", "covered"]

  /// A window of 100 × 200 points with views of 10 points' height.
  private static func touch(
    _ views: [DrawnView], x: Double = 5, y: Double = 5, reactions: [Reaction]? = nil,
    over: [DrawnView] = [], _ controllers: SimulatedController = controller("root")
  ) -> Touch {
    var step = simulated(controllers)
    let all = rect(0, 0, 100, 200)
    step.root = view(
      "ninefold:window", all,
      [view("ninefold:surface:root", all, [view("root", all, views)])] + over)
    step.reactions =
      reactions ?? reacting.map { Reaction(id: $0, step: .trigger(element: $0)) }
    let finder = TouchFinder(step) { bar, x, _ in
      bar.look.items.enumerated().first { x < Double($0.offset + 1) * 50 }
        .map { ($0.offset, $0.element) }
    }
    return finder.touch(x: x, y: y)
  }

  private static func made(
    _ id: String, _ kind: ViewKind, _ change: (inout Look) -> Void = { _ in },
    _ children: [DrawnView] = []
  ) -> DrawnView {
    var made = view(id, rect(0, 0, 100, 10), children)
    made.look.kind = kind
    change(&made.look)
    return made
  }

  private static func plays(_ id: String) -> Touch {
    .plays(.trigger(element: id), title: "Tap “\(id)”")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: [DrawnView]
    let touch: Touch
  }

  static let cases = [
    Case(
      testDescription: "a button reacts", views: [made("button", .button)], touch: plays("button")),
    Case(
      testDescription: "a label in a row is the row's",
      views: [made("row", .tableViewCell, { _ in }, [made("label", .label)])],
      touch: plays("row")),
    Case(
      testDescription: "a button without a segue keeps the touch from the row around it",
      views: [made("row", .tableViewCell, { _ in }, [made("other", .button)])],
      touch: .taken("other")),
    Case(
      testDescription: "a disabled button hands it on",
      views: [
        made("row", .tableViewCell, { _ in }, [made("disabled", .button) { $0.isEnabled = false }])
      ],
      touch: plays("row")),
    Case(
      testDescription: "what is hidden is not there",
      views: [made("button", .button), made("hidden", .button) { $0.isHidden = true }],
      touch: plays("button")),
    Case(
      testDescription: "nor is what is transparent",
      views: [made("button", .button), made("hidden", .button) { $0.alpha = 0 }],
      touch: plays("button")),
    Case(
      testDescription: "a label lets touches through to its sibling",
      views: [made("button", .button), made("label", .label)], touch: plays("button")),
    Case(
      testDescription: "unless its interaction is enabled",
      views: [made("button", .button), made("label", .label) { $0.isInteractive = true }],
      touch: .ignored),
    Case(
      testDescription: "nothing in a view without interaction is touched",
      views: [
        made("box", .view, { $0.isInteractive = false }, [made("button", .button)])
      ],
      touch: .ignored),
    Case(
      testDescription: "what lies in front takes the touch",
      views: [made("covered", .button), made("front", .view)], touch: .ignored),
    Case(
      testDescription: "the nearest view around that reacts",
      views: [made("box", .view, { _ in }, [made("inner", .view)])], touch: plays("box")),
  ]

  /// Tabs at the top lie over a navigation bar and leave its items to be touched.
  @Test func besideTabsAtTheTopTheBarBelowIsTouched() {
    func item(_ id: String) -> Look.Item {
      var item = Look.Item(title: id)
      item.id = id
      return item
    }
    let below = Self.made("bar", .navigationBar) { $0.bar = BarLook(items: [item("add")]) }
    let tabs = Self.made("tabs", .tabBar) {
      $0.bar = BarLook(items: [item("tab")])
      $0.bar?.isAtTop = true
    }
    let reactions = ["add", "tab"].map { Reaction(id: $0, step: .trigger(element: $0)) }
    var step = simulated(controller("root"))
    let all = rect(0, 0, 100, 200)
    step.root = view("ninefold:window", all, [view("ninefold:surface:root", all, [below, tabs])])
    step.reactions = reactions
    let finder = TouchFinder(step) { bar, x, _ in
      // The tab has the middle, the bar's button the end.
      let place = bar.id == "tabs" ? 40.0..<60 : 80..<100
      return place.contains(x) ? bar.look.items.first.map { (0, $0) } : nil
    }
    #expect(finder.touch(x: 50, y: 5) == Self.plays("tab"))
    #expect(finder.touch(x: 90, y: 5) == Self.plays("add"))
  }

  @Test(arguments: cases)
  func whoeverReactsFirst(_ touched: Case) {
    #expect(Self.touch(touched.views) == touched.touch)
  }

  @Test func barsHaveItems() {
    var back = Look.Item(title: "Menu")
    back.place = .back
    var add = Look.Item(systemItem: "add")
    add.id = "button"
    let bar = Self.made("bar", .navigationBar) { $0.bar = BarLook(items: [back]) }
    let reactions = [
      Reaction(id: "bar", item: 0, step: .back(in: "top")),
      Reaction(id: "bar", item: 1, step: .selectTab(index: 1)),
      Reaction(id: "button", step: .trigger(element: "button")),
    ]
    #expect(
      Self.touch([bar], reactions: reactions)
        == .plays(.back(in: "top"), title: "Back to “Menu”"))
    let buttons = Self.made("bar", .navigationBar) { $0.bar = BarLook(items: [add]) }
    #expect(
      Self.touch([buttons], reactions: reactions)
        == .plays(.trigger(element: "button"), title: "Tap “add”"))
    // A button without an id is not the back button, though it has its place.
    let left = Self.made("bar", .navigationBar) {
      $0.bar = BarLook(items: [Look.Item(title: "Left")])
    }
    #expect(Self.touch([left], reactions: reactions) == .taken("bar"))
  }

  /// Of three pages, by a swipe to either side or a key.
  @Test(arguments: [
    (0, 1, Step?.some(.turnPage(to: 1))), (0, -1, nil), (2, 1, nil), (2, -1, .turnPage(to: 1)),
  ])
  func pagesAreTurned(current: Int, count: Int, step: Step?) {
    var shown = simulated(
      controller(
        "pages",
        """
        "frame": [0, 100, 100, 100],
        "pages": {"count": 3, "current": \(current), "hasPageControl": false}
        """))
    #expect(shown.stepOfPages(count) == step)
    #expect(shown.stepOfPages(count, at: (50, 150)) == step)
    #expect(shown.stepOfPages(count, at: (50, 50)) == nil)
    shown.controllers.isVisible = false
    #expect(shown.stepOfPages(count) == nil)
  }

  /// The next page comes from the trailing edge.
  @Test(arguments: [
    (LayoutDirection.leftToRight, -60.0, Step?.some(.turnPage(to: 2))),
    (.leftToRight, 60, .turnPage(to: 0)), (.rightToLeft, 60, .turnPage(to: 2)),
    (.rightToLeft, -60, .turnPage(to: 0)), (.rightToLeft, 40, nil),
  ])
  func swipesTurnPages(direction: LayoutDirection, way: Double, step: Step?) {
    var shown = simulated(
      controller(
        "pages",
        """
        "frame": [0, 0, 100, 100],
        "pages": {"count": 3, "current": 1, "hasPageControl": false}
        """))
    shown.traits.layoutDirection = direction
    #expect(shown.swipe(from: (50, 50), dx: way, dy: 0)?.step == step)
  }

  /// The leading edge is at the right where the interface runs from right to left.
  @Test(arguments: [
    (LayoutDirection.leftToRight, 5.0, 60.0, true), (.leftToRight, 95, -60, false),
    (.rightToLeft, 95, -60, true), (.rightToLeft, 5, 60, false),
  ])
  func aSwipeFromTheLeadingEdgeGoesBack(
    direction: LayoutDirection, start: Double, way: Double, goesBack: Bool
  ) {
    var shown = simulated(controller("root"))
    shown.size = Size(width: 100, height: 200)
    shown.traits.layoutDirection = direction
    shown.reactions = [Reaction(id: "back", step: .back(in: nil))]
    let played = shown.swipe(from: (start, 100), dx: way, dy: 0)
    #expect(played?.step == (goesBack ? .back(in: nil) : nil))
  }

  @Test(arguments: [
    (SplitDisplayMode.secondaryOnly, Step?.some(.showColumn(column: .primary)), Step?.none),
    (.oneOverSecondary, nil, .hideColumn(column: .primary)),
    (.oneBesideSecondary, nil, nil),
  ])
  func columnsComeAndGo(_ mode: SplitDisplayMode, edgeSwipe: Step?, escape: Step?) {
    let split = controller(
      "split",
      """
      "split": {"isCollapsed": false, "displayMode": "\(mode)", "behavior": "overlay", "columns": []}
      """)
    #expect(simulated(split).stepOfEdgeSwipe == edgeSwipe)
    #expect(simulated(split).stepOfEscape == escape)
    let presenting = simulated(controller("root", presenting: ("sheet", .card)))
    #expect(presenting.stepOfEscape == .dismiss())
  }

  @Test(arguments: [
    (PresentationForm.card, Touch.plays(.dismiss(interactively: true), title: "Tap outside")),
    (.formSheet, .plays(.dismiss(interactively: true), title: "Tap outside")),
    (.custom, .ignored),
  ])
  func outsideASheetIsItsDimming(_ form: PresentationForm, _ touch: Touch) {
    let over = [
      view("ninefold:dimming:sheet", rect(0, 0, 100, 200)),
      view("ninefold:surface:sheet", rect(0, 100, 100, 100), [Self.made("button", .button)]),
    ]
    let controllers = controller("root", presenting: ("sheet", form))
    #expect(Self.touch([Self.made("covered", .button)], over: over, controllers) == touch)
    #expect(
      Self.touch([Self.made("covered", .button)], y: 105, over: over, controllers)
        == Self.plays("button"))
  }

  @Test(arguments: [
    (ViewKind.segmentedControl, 5.0, 0), (.segmentedControl, 55, 1),
    (.stepper, 5, 0), (.stepper, 95, 1), (.tableViewCell, 70, 0),
  ])
  func partsReactOnTheirOwn(_ kind: ViewKind, _ x: Double, _ part: Int) {
    let control = Self.made("control", kind) {
      $0.segments = SegmentsLook(items: [Look.Item(title: "control"), Look.Item(title: "control")])
      $0.cell = CellLook()
      $0.cell?.accessory = .detailButton
    }
    let reactions = (0...1).map {
      Reaction(id: "control", item: $0, step: .turnPage(to: $0))
    }
    #expect(
      Self.touch([control], x: x, reactions: reactions)
        == .plays(.turnPage(to: part), title: "Tap “control”"))
    // Turned around, they are counted from the right.
    var turned = control
    turned.look.isRightToLeft = true
    #expect(
      Self.touch([turned], x: control.frame.width - x, reactions: reactions)
        == .plays(.turnPage(to: part), title: "Tap “control”"))
  }
}
