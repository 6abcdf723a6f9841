import Drawing
import Simulation
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerCanvas
@testable import PreviewerModel

/// Where what comes and goes is at the beginning and at the end of a transition.
struct InterfaceTransitionTests {
  private static let full = rect(0, 0, 100, 200)

  private static func stack(_ child: String) -> DrawnView {
    view("ninefold:view:stack", full, [view(child, full)])
  }

  private static func frames(_ view: DrawnView) -> [String: Rect] {
    Dictionary(uniqueKeysWithValues: view.children.map { ($0.id, $0.frame) })
  }

  @Test func whatIsPushedComesFromTheRight() {
    let (from, to) = InterfaceTransition(kind: .push).prepared(
      Self.stack("list"), Self.stack("page"))
    #expect(Self.frames(from) == ["list": Self.full, "page": rect(100, 0, 100, 200)])
    #expect(Self.frames(to) == ["list": rect(-30, 0, 100, 200), "page": Self.full])
    #expect(to.children.map(\.id) == ["list", "page"], "the page covers the list")
    #expect(to.look.clipsToBounds == true)
  }

  /// What is pushed on the way, and what is there in the end.
  @Test func onlyTheWayIsPrepared() {
    var pushed = Self.stack("page")
    pushed.children[0].name = "completed"
    pushed.beforeCompletion = [Self.stack("page")]
    let transition = InterfaceTransition(kind: .push)
    let (from, to) = transition.prepared(Self.stack("list"), pushed)
    let way = transition.prepared(Self.stack("list"), Self.stack("page"))
    #expect(from == way.from && to.beforeCompletion == [way.to])
    #expect(from.interpolated(to: to, fraction: 1).children == pushed.children)
  }

  @Test func fromRightToLeftItIsTheOtherWayRound() {
    let (from, to) = InterfaceTransition(kind: .push, isRightToLeft: true).prepared(
      Self.stack("list"), Self.stack("page"))
    #expect(Self.frames(from) == ["list": Self.full, "page": rect(-100, 0, 100, 200)])
    #expect(Self.frames(to) == ["list": rect(30, 0, 100, 200), "page": Self.full])
    let (start, end) = InterfaceTransition(kind: .pop, isRightToLeft: true).prepared(
      Self.stack("page"), Self.stack("list"))
    #expect(Self.frames(start) == ["list": rect(30, 0, 100, 200), "page": Self.full])
    #expect(Self.frames(end) == ["list": Self.full, "page": rect(-100, 0, 100, 200)])
  }

  @Test func whatIsPoppedGoesToTheRight() {
    let (from, to) = InterfaceTransition(kind: .pop).prepared(
      Self.stack("page"), Self.stack("list"))
    #expect(Self.frames(from) == ["list": rect(-30, 0, 100, 200), "page": Self.full])
    #expect(Self.frames(to) == ["list": Self.full, "page": rect(100, 0, 100, 200)])
    #expect(from.children.map(\.id) == ["list", "page"])
  }

  @Test func whatIsInNavigationBarsFadesInPlace() {
    func stack(_ page: String) -> DrawnView {
      var bar = view("ninefold:navigationBar:\(page)", rect(0, 20, 100, 44))
      bar.look.kind = .navigationBar
      return view("ninefold:view:stack", Self.full, [view(page, Self.full, [bar])])
    }
    let (from, to) = InterfaceTransition(kind: .push).prepared(stack("list"), stack("page"))
    for (side, page) in [(from, "list"), (to, "page")] {
      #expect(side.children.last?.id == "ninefold:navigationBar:\(page)")
      #expect(side.children.last?.frame == rect(0, 20, 100, 44))
      #expect(!side.children.contains { !$0.children.isEmpty })
    }
  }

  private static func window(_ surfaces: [DrawnView]) -> DrawnView {
    var bar = view("ninefold:statusBar", rect(0, 0, 100, 20))
    bar.look.kind = .statusBar
    return view("ninefold:window", full, surfaces + [bar])
  }

  private static func surface(_ id: String, arrow: Bool = false) -> DrawnView {
    var surface = view("ninefold:surface:\(id)", full)
    if arrow { surface.look.arrow = PopoverArrow(direction: .up, offset: 25) }
    return surface
  }

  @Test func whatIsPresentedComesFromBelow() {
    let root = Self.surface("root")
    let sheet = Self.surface("sheet")
    let (from, to) = InterfaceTransition(kind: .present).prepared(
      Self.window([root]), Self.window([root, sheet]))
    #expect(from.children.map(\.id) == to.children.map(\.id))
    #expect(from.children[1].frame == rect(0, 200, 100, 200))
    #expect(to.children[1].frame == Self.full)
  }

  @Test func whatAFullScreenCoversStaysUntilItIsCovered() {
    let root = Self.surface("root")
    let page = Self.surface("page")
    for (kind, windows) in [
      (InterfaceTransition.Kind.present, ([root], [page])), (.dismiss, ([page], [root])),
    ] {
      let (from, to) = InterfaceTransition(kind: kind).prepared(
        Self.window(windows.0), Self.window(windows.1))
      for side in [from, to] {
        #expect(
          side.children.map(\.id) == [root.id, page.id, "ninefold:statusBar"], "\(kind)")
        #expect(side.children[0].frame == Self.full)
      }
      let gone = kind == .present ? from : to
      #expect(gone.children[1].frame.y == 200)
    }
  }

  @Test func popoversFade() {
    let root = Self.surface("root")
    let (from, _) = InterfaceTransition(kind: .present).prepared(
      Self.window([root]), Self.window([root, Self.surface("popover", arrow: true)]))
    #expect(from.children.count == 2)
  }

  @Test(arguments: [
    ([Event.Kind.push(controller: "a")], InterfaceTransition.Kind.push),
    ([.pop(controller: "a"), .viewDidAppear], .pop),
    (
      [.push(controller: "a"), .present(controller: "b", style: .automatic, form: .card)], .present
    ),
    ([.dismiss(controller: "b")], .dismiss),
    ([.viewDidLoad], .plain),
  ])
  func theEventsTellWhichItIs(_ events: [Event.Kind], _ kind: InterfaceTransition.Kind) {
    let step = simulated(events: events.map { Event(.init(.viewController, "x"), $0) })
    #expect(InterfaceTransition(step).kind == kind)
  }
}

/// Where the running window is on the screen of a pad, and what is beside it.
struct RunningScreenTests {
  @Test(arguments: [
    // 1024 × 768 points; source of the widths: reference/multitasking.json.
    (Multitasking?.some(.oneThird), 320.0, rect(704, 0, 320, 768), rect(0, 0, 694, 768)),
    (.oneHalf, 507, rect(0, 0, 507, 768), rect(517, 0, 507, 768)),
    (.twoThirds, 694, rect(0, 0, 694, 768), rect(704, 0, 320, 768)),
    (.slideOver, 320, rect(704, 0, 320, 768), rect(0, 0, 1024, 768)),
    (nil, 1024, rect(0, 0, 1024, 768), nil),
  ])
  func theOtherAppHasTheRest(
    _ part: Multitasking?, _ width: Double, _ window: Rect, _ other: Rect?
  ) throws {
    var step = simulated()
    step.device = "iPad (5th generation)"
    step.orientation = .landscape
    step.size = Size(width: width, height: 768)
    step.multitasking = part
    step.isFullScreen = part == nil
    step.root = view("ninefold:window", rect(0, 0, width, 768))
    let scene = try #require(step.scene(in: .builtIn))
    #expect(scene.canvas == Size(width: 1024, height: 768))
    #expect(scene.view("ninefold:window")?.frame == window)
    #expect(scene.view("ninefold:otherApp")?.frame == other)
  }

  @Test func aFreeWindowHasNoScreenAroundIt() throws {
    var step = simulated()
    step.device = "iPad (5th generation)"
    step.isFullScreen = false
    step.root = view("ninefold:window", rect(0, 0, 100, 200))
    let scene = try #require(step.scene(in: .builtIn))
    #expect(scene.canvas == step.size)
    #expect(step.windowPart == nil)
  }
}
