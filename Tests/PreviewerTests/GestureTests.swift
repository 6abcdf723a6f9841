import Drawing
import Foundation
import Scenes
import Simulation
import Testing
import Traits
import WorkerProtocol

@testable import PreviewerCanvas
@testable import PreviewerModel

/// Which steps a finger or a wheel that moves over the running interface leads to.
struct GestureTests {
  private static func made(
    _ id: String, _ kind: ViewKind, _ frame: Rect, _ change: (inout Look) -> Void = { _ in },
    _ children: [DrawnView] = []
  ) -> DrawnView {
    var made = view(id, frame, children)
    made.look.kind = kind
    change(&made.look)
    return made
  }

  private static func scrolling(y: Double, most: Size) throws -> Look.Scrolling {
    try JSONDecoder().decode(
      Look.Scrolling.self,
      from: Data(
        """
        {"offset": {"x": 0, "y": \(y)}, "most": {"width": \(most.width), "height": \(most.height)}}
        """.utf8))
  }

  /// A screen of 100 × 200 points: a slider above a list that holds a row to be scrolled to the side.
  /// - Parameter y: how far the list is scrolled, of 50 points.
  private static func finder(
    y: Double, _ controllers: SimulatedController = controller("root")
  ) throws -> TouchFinder {
    let all = rect(0, 0, 100, 200)
    let list = try scrolling(y: y, most: Size(width: 0, height: 50))
    let row = try scrolling(y: 0, most: Size(width: 30, height: 0))
    var step = simulated(controllers)
    step.root = view(
      "ninefold:window", all,
      [
        view(
          "ninefold:surface:root", all,
          [
            made("bar", .navigationBar, rect(0, 0, 100, 10)),
            made("slider", .slider, rect(0, 10, 100, 30)) { $0.slider = SliderLook(value: 0.5) },
            made("off", .slider, rect(0, 40, 100, 30)) {
              $0.slider = SliderLook(value: 0.5)
              $0.isEnabled = false
            },
            made(
              "list", .tableView, rect(0, 80, 100, 120), { $0.scrolling = list },
              [made("row", .scrollView, rect(0, 40, 100, 40)) { $0.scrolling = row }]),
          ])
      ])
    step.reactions = ["slider", "off"].flatMap { id in
      [(0, 10.0), (1, 30.0)].map { item, value in
        Reaction(id: id, item: item, step: .set(element: id, value: .number(value)))
      }
    }
    return TouchFinder(step) { _, _, _ in nil }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Points: how far the list is scrolled, where the finger begins, and its way.
    var offset = 20.0
    let start: (x: Double, y: Double)
    let way: (x: Double, y: Double)
    /// What is played at the finger's end.
    let step: Step?
    var controllers = controller("root")
  }

  private static let sheet = {
    var root = controller("root", presenting: ("sheet", .card))
    root.presented[0].frame = rect(0, 0, 100, 200)
    return root
  }()

  static let cases = [
    Case(
      testDescription: "a finger moves the content with it", start: (50, 90), way: (0, -15),
      step: .scroll(element: "list", x: 0, y: 35)),
    Case(
      testDescription: "as far as it goes", start: (50, 90), way: (0, -90),
      step: .scroll(element: "list", x: 0, y: 50)),
    Case(
      testDescription: "down as well", start: (50, 90), way: (3, 15),
      step: .scroll(element: "list", x: 0, y: 5)),
    Case(
      testDescription: "what is inside scrolls to the side", start: (50, 130), way: (-10, 2),
      step: .scroll(element: "row", x: 10, y: 0)),
    Case(
      testDescription: "and leaves up and down to what is around", start: (50, 130), way: (2, -10),
      step: .scroll(element: "list", x: 0, y: 30)),
    Case(
      testDescription: "what is at its top is no sheet", offset: 0, start: (50, 90), way: (0, 60),
      step: nil),
    Case(
      testDescription: "but a sheet is swiped away with it", offset: 0, start: (50, 90),
      way: (0, 60), step: .dismiss(interactively: true), controllers: sheet),
    Case(
      testDescription: "once it is at its top", offset: 5, start: (50, 90), way: (0, 60),
      step: .scroll(element: "list", x: 0, y: 0), controllers: sheet),
    Case(
      testDescription: "a bar is not scrolled", start: (50, 5), way: (0, -60), step: nil),
    Case(
      testDescription: "a thumb is moved", start: (50, 25), way: (17.5, 40),
      // A thumb of 27 points goes 71 of the slider's 100, over 60 of its value.
      step: .set(element: "slider", value: .number(1770 / 71))),
    Case(
      testDescription: "not beyond the end", start: (50, 25), way: (-80, 0),
      step: .set(element: "slider", value: .number(10))),
    Case(
      testDescription: "but only by the thumb", start: (10, 25), way: (80, 0), step: nil),
    Case(
      testDescription: "and where it is enabled", start: (50, 55), way: (80, 0), step: nil),
  ]

  @Test(arguments: cases)
  func aFingerThatMoves(_ moved: Case) throws {
    let finder = try Self.finder(y: moved.offset, moved.controllers)
    let (dx, dy) = moved.way
    let step: Step? =
      switch finder.drag(from: moved.start, dx: dx, dy: dy) {
      case .scrolls(let scroller): scroller.step(dx: -dx, dy: -dy).step
      case .slides(let slide): slide.moved(by: dx).step.step
      case .swipes: finder.shown.swipe(from: moved.start, dx: dx, dy: dy)?.step
      }
    #expect(step == moved.step)
  }

  /// With its least value at the right.
  @Test func aSliderThatIsTurnedAround() throws {
    var slide = try #require(try Self.finder(y: 0).slider(x: 5, y: 25))
    slide.isRightToLeft = true
    slide.position = 0.25
    #expect(slide.thumb.frame.x > slide.frame.x + slide.frame.width / 2)
    #expect(slide.moved(by: slide.thumb.travel / 4).position == 0)
    #expect(slide.moved(presses: -1).position == 0.35)
  }

  @Test func keysMoveASliderByATenth() throws {
    let slide = try #require(try Self.finder(y: 0).slider(x: 5, y: 25))
    #expect(slide.moved(presses: 1).step.step == .set(element: "slider", value: .number(22)))
    #expect(slide.moved(presses: -9).step.step == .set(element: "slider", value: .number(10)))
  }

  @Test func aSliderCanBeInFocus() throws {
    let finder = try Self.finder(y: 0)
    let targets = TouchTarget.all(in: finder.shown, finder) { _ in [] }
    #expect(targets.map(\.frame) == [rect(0, 10, 100, 30)])
  }

  @Test func keysScrollByMostOfAPage() throws {
    let list = try #require(try Self.finder(y: 20).scrollers(x: 50, y: 90).first)
    #expect(list.step(pages: 1).step == .scroll(element: "list", x: 0, y: 50))
    #expect(list.step(pages: 0.25).step == .scroll(element: "list", x: 0, y: 44))
    #expect(!list.hasRoom(dx: 1, dy: 0) && list.hasRoom(dx: 0, dy: -1))
  }

  @Test func ofManySmallScrollsOnlyTheLastCounts() {
    var interaction = Interaction(launch: .generic)
    let steps: [Step] = [
      .scroll(element: "a", x: 0, y: 1), .scroll(element: "a", x: 0, y: 2),
      .scroll(element: "b", x: 0, y: 3), .rotate(), .scroll(element: "b", x: 0, y: 4),
    ]
    for step in steps { interaction.append(step, title: "") }
    #expect(interaction.steps.map(\.step) == Array(steps.dropFirst()))
    #expect(interaction.lastOffset(of: "b") == ContentOffset(x: 0, y: 4))
    #expect(interaction.lastOffset(of: "a") == nil)
  }
}
