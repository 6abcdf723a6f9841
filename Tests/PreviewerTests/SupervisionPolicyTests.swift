import Testing
import WorkerProtocol

@testable import PreviewerModel
@testable import PreviewerWorker

/// What the previewer does when the worker dies, hangs or answers late, as tables of events and the
/// actions that follow each.
struct SupervisionPolicyTests {
  typealias Event = SupervisionPolicy.Event
  typealias Action = SupervisionPolicy.Action

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [(Event, [Action])]

    init(_ description: String, _ steps: [(Event, [Action])]) {
      testDescription = description
      self.steps = steps
    }
  }

  static func request(_ device: String, stamp: String = "1") -> LayoutRequest {
    LayoutRequest(
      document: DocumentVersion(path: "/a.storyboard", stamp: stamp),
      parameters: parameters(device))
  }

  static func parameters(_ device: String) -> LayoutRequest.Parameters {
    var parameters = ResolveParameters(file: "/a.storyboard")
    parameters.device = device
    return .resolve(parameters)
  }

  /// With a scene that is asked for first.
  static func request(_ device: String, first scene: String) -> LayoutRequest {
    var wanted = Self.request(device)
    wanted.first = first(scene, device)
    return wanted
  }

  static func first(_ scene: String, _ device: String) -> ResolveParameters {
    var parameters = ResolveParameters(file: "/a.storyboard")
    (parameters.device, parameters.scenes) = (device, [scene])
    return parameters
  }

  static func died(_ seconds: Double = 0) -> Event { .died(reason: "signal 9", seconds: seconds) }

  static func send(_ id: Int, _ device: String) -> Action { .send(id: id, parameters(device)) }

  static func question(_ view: String) -> ExplainParameters {
    ExplainParameters(file: "/a.storyboard", view: view)
  }

  static func explain(_ id: Int, _ view: String) -> Action { .explain(id: id, question(view)) }

  static func attributes(_ view: String) -> AttributesParameters {
    AttributesParameters(file: "/a.storyboard", views: [view])
  }

  static func inspect(_ id: Int, _ view: String) -> Action {
    .inspect(id: id, attributes(view))
  }

  /// The layout was delivered as request 1, and "a" is asked about as request 2.
  static let asked: [(Event, [Action])] =
    started + [
      (.answered(id: 1), [.stopClock, .deliver]),
      (.asked(question("a")), [explain(2, "a"), .startClock]),
    ]

  static let started: [(Event, [Action])] = [
    (.wanted(request("SE")), [.start]),
    (.started, [send(1, "SE"), .startClock]),
  ]

  static let stories: [Story] = [
    Story(
      "an answer is delivered",
      started + [(.answered(id: 1), [.stopClock, .deliver])]),
    Story(
      "what is wanted while the worker starts replaces what was wanted before",
      [
        (.wanted(request("SE")), [.start]), (.wanted(request("Air")), []),
        (.started, [send(1, "Air"), .startClock]),
      ]),
    Story(
      "a newer layout cancels the older, whose answer is dropped",
      started + [
        (.wanted(request("Air")), [.cancel(id: 1), send(2, "Air")]),
        (.answered(id: 1), [.startClock]), (.answered(id: 2), [.stopClock, .deliver]),
      ]),
    Story(
      "what is wanted first is asked for first",
      [
        (.wanted(request("SE", first: "a")), [.start]),
        (
          .started,
          [.send(id: 1, .resolve(first("a", "SE"))), .startClock, send(2, "SE")]
        ),
        (.answered(id: 1), [.startClock, .deliverFirst]),
        (.answered(id: 2), [.stopClock, .deliver]),
      ]),
    Story(
      "what is foreseen is held, and makes way for what is wanted",
      started + [
        (.answered(id: 1), [.stopClock, .deliver]),
        (.foreseen(first("a", "SE")), [.foresee(id: 2, first("a", "SE")), .startClock]),
        (.answered(id: 2), [.stopClock, .holdForeseen]),
        (.foreseen(first("b", "SE")), [.foresee(id: 3, first("b", "SE")), .startClock]),
        (.wanted(request("Air")), [.cancel(id: 3), send(4, "Air")]),
        (.answered(id: 3), [.startClock]), (.answered(id: 4), [.stopClock, .deliver]),
      ]),
    Story(
      "what is wanted first is cancelled with the rest",
      started + [
        (
          .wanted(request("Air", first: "a")),
          [.cancel(id: 1), .send(id: 2, .resolve(first("a", "Air"))), send(3, "Air")]
        ),
        (.wanted(request("SE")), [.cancel(id: 2), .cancel(id: 3), send(4, "SE")]),
        (.answered(id: 1), [.startClock]), (.answered(id: 2), [.startClock]),
        (.answered(id: 3), [.startClock]), (.answered(id: 4), [.stopClock, .deliver]),
      ]),
    Story(
      "what is wanted first has nothing new once all is there",
      [
        (.wanted(request("SE", first: "a")), [.start]),
        (
          .started,
          [.send(id: 1, .resolve(first("a", "SE"))), .startClock, send(2, "SE")]
        ),
        (.answered(id: 2), [.startClock, .deliver]), (.answered(id: 1), [.stopClock]),
      ]),
    Story(
      "an answer that was never asked for is ignored",
      started + [(.answered(id: 7), [])]),
    Story(
      "a death at work restarts the worker, which is asked again",
      started + [
        (died(), [.stopClock, .start]), (.started, [send(2, "SE"), .startClock]),
        (.answered(id: 2), [.stopClock, .deliver]),
      ]),
    Story(
      "a death with nothing to do brings the worker back and replays the document",
      started + [
        (.answered(id: 1), [.stopClock, .deliver]), (died(), [.stopClock, .start]),
        (.started, [send(2, "SE"), .startClock]),
      ]),
    Story(
      "after two deaths the document is left alone, on other devices too, until it changes",
      started + [
        (died(), [.stopClock, .start]), (.started, [send(2, "SE"), .startClock]),
        (died(), [.stopClock, .report(.gaveUp(reason: "signal 9"))]),
        (.wanted(request("SE")), []), (.wanted(request("Air")), []),
        (.wanted(request("Air", stamp: "2")), [.start]),
        (.started, [send(3, "Air"), .startClock]),
      ]),
    Story(
      "a changed document has two deaths of its own",
      started + [
        (died(), [.stopClock, .start]), (.wanted(request("SE", stamp: "2")), []),
        (.started, [send(2, "SE"), .startClock]), (died(), [.stopClock, .start]),
        (.started, [send(3, "SE"), .startClock]),
        (died(), [.stopClock, .report(.gaveUp(reason: "signal 9"))]),
      ]),
    Story(
      "the user may try again what was given up",
      started + [
        (died(), [.stopClock, .start]), (.started, [send(2, "SE"), .startClock]),
        (died(), [.stopClock, .report(.gaveUp(reason: "signal 9"))]), (.retried, [.start]),
        (.started, [send(3, "SE"), .startClock]),
      ]),
    Story(
      "a worker that doesn't answer is killed and counts as dead, once",
      started + [
        (.timedOut, [.kill]), (.timedOut, []), (.wanted(request("Air")), []),
        (died(), [.stopClock, .start]), (.started, [send(2, "Air"), .startClock]),
        (.timedOut, [.kill]),
        (
          died(),
          [.stopClock, .report(.gaveUp(reason: "It did not answer in time and was ended."))]
        ),
      ]),
    Story(
      "a clock that runs out late does no harm",
      started + [(.answered(id: 1), [.stopClock, .deliver]), (.timedOut, [])]),
    Story(
      "newer layouts don't put off the end of a worker that hangs",
      started + [
        (.wanted(request("Air")), [.cancel(id: 1), send(2, "Air")]), (.timedOut, [.kill]),
      ]),
    Story(
      "a worker that can't be started is reported",
      [
        (.wanted(request("SE")), [.start]),
        (.startFailed(reason: "none"), [.report(.notStarted(reason: "none"))]),
        (.wanted(request("Air")), [.start]),
      ]),
  ]

  static func editing(_ id: String) -> EditParameters {
    var parameters = EditParameters(file: "/a.storyboard")
    parameters.changes = [.exclude(id: id)]
    return parameters
  }

  static let edits: [Story] = [
    Story(
      "an edit is delivered",
      asked + [
        (.edited(editing("a")), [.edit(id: 3, editing("a"))]),
        (.answered(id: 2), [.startClock, .deliver]),
        (.answered(id: 3), [.stopClock, .deliver]),
      ]),
    Story(
      "an edit starts the worker, and comes before the layout",
      [
        (.edited(editing("a")), [.start]), (.wanted(request("SE")), []),
        (.started, [.edit(id: 1, editing("a")), .startClock, send(2, "SE")]),
      ]),
    Story(
      "an edit behind a layout that kills the worker is asked for again",
      started + [
        (.edited(editing("a")), [.edit(id: 2, editing("a"))]), (died(), [.stopClock, .start]),
        (.started, [.edit(id: 3, editing("a")), .startClock, send(4, "SE")]),
      ]),
    Story(
      "an edit that kills the worker twice is given up, and the document is still shown",
      started + [
        (.answered(id: 1), [.stopClock, .deliver]),
        (.edited(editing("a")), [.edit(id: 2, editing("a")), .startClock]),
        (died(), [.stopClock, .start]),
        (.started, [.edit(id: 3, editing("a")), .startClock, send(4, "SE")]),
        (died(), [.stopClock, .reportEdit(reason: "signal 9"), .start]),
        (.started, [send(5, "SE"), .startClock]),
      ]),
    Story(
      "an edit without a worker is reported",
      [
        (.edited(editing("a")), [.start]),
        (
          .startFailed(reason: "none"),
          [.reportEdit(reason: "none"), .report(.notStarted(reason: "none"))]
        ),
      ]),
  ]

  static let explanations: [Story] = [
    Story(
      "an explanation is delivered",
      asked + [(.answered(id: 2), [.stopClock, .deliver])]),
    Story(
      "an explanation behind a layout waits, and the clock with it",
      started + [
        (.asked(question("a")), [explain(2, "a")]), (.answered(id: 1), [.startClock, .deliver]),
        (.answered(id: 2), [.stopClock, .deliver]),
      ]),
    Story(
      "the clock of a layout behind a slow explanation starts when that is answered",
      asked + [
        (.wanted(request("Air")), [send(3, "Air")]), (.answered(id: 2), [.startClock, .deliver]),
        (.answered(id: 3), [.stopClock, .deliver]),
      ]),
    Story(
      "an explanation that nobody wants any more is cancelled, and its answer dropped",
      asked + [
        (.asked(nil), [.cancel(id: 2)]), (.asked(nil), []), (.answered(id: 2), [.stopClock]),
      ]),
    Story(
      "another question replaces it",
      asked + [
        (.asked(question("b")), [.cancel(id: 2), explain(3, "b")]),
        (.answered(id: 2), [.startClock]), (.answered(id: 3), [.stopClock, .deliver]),
      ]),
    Story(
      "without a worker nothing is asked",
      [
        (.asked(question("a")), []), (.wanted(request("SE")), [.start]),
        (.asked(question("a")), []), (.started, [send(1, "SE"), .startClock]),
      ]),
    Story(
      "an explanation that hangs twice costs the layout behind it nothing",
      asked + [
        (.wanted(request("Air")), [send(3, "Air")]), (.timedOut, [.kill]),
        (died(), [.stopClock, .start]), (.started, [send(4, "Air"), .startClock]),
        (.answered(id: 4), [.stopClock, .deliver]),
        (.asked(question("b")), [explain(5, "b"), .startClock]),
        (.wanted(request("SE")), [send(6, "SE")]), (.timedOut, [.kill]),
        (died(), [.stopClock, .start]), (.started, [send(7, "SE"), .startClock]),
        (.answered(id: 7), [.stopClock, .deliver]),
      ]),
    Story(
      "a question that the worker died of is not asked again before the document changes",
      asked + [
        (died(), [.stopClock, .start]), (.started, [send(3, "SE"), .startClock]),
        (.answered(id: 3), [.stopClock, .deliver]), (.asked(question("a")), []),
        (.wanted(request("SE", stamp: "2")), [send(4, "SE"), .startClock]),
        (.asked(question("a")), [explain(5, "a")]),
      ]),
    Story(
      "attributes are asked for beside an explanation",
      asked + [
        (.inspected(attributes("a")), [inspect(3, "a")]),
        (.answered(id: 2), [.startClock, .deliver]), (.answered(id: 3), [.stopClock, .deliver]),
      ]),
    Story(
      "a scene beside the layout is delivered apart from it, and the one before is dropped",
      asked + [
        (.glanced(first("s", "SE")), [.glance(id: 3, first("s", "SE"))]),
        (
          .glanced(first("s", "15")), [.cancel(id: 3), .glance(id: 4, first("s", "15"))]
        ),
        (.answered(id: 2), [.startClock, .deliver]), (.answered(id: 3), [.startClock]),
        (.answered(id: 4), [.stopClock, .deliverGlance]),
      ]),
    Story(
      "attributes of another selection are dropped",
      asked + [
        (.inspected(attributes("a")), [inspect(3, "a")]), (.inspected(nil), [.cancel(id: 3)]),
        (.inspected(attributes("b")), [inspect(4, "b")]),
        (.answered(id: 2), [.startClock, .deliver]), (.answered(id: 3), [.startClock]),
        (.answered(id: 4), [.stopClock, .deliver]),
      ]),
    Story(
      "attributes that the worker died of are not asked for again before the document changes",
      started + [
        (.answered(id: 1), [.stopClock, .deliver]),
        (.inspected(attributes("a")), [inspect(2, "a"), .startClock]),
        (died(), [.stopClock, .start]), (.started, [send(3, "SE"), .startClock]),
        (.inspected(attributes("a")), []), (.asked(question("a")), [explain(4, "a")]),
        (.inspected(attributes("b")), [inspect(5, "b")]),
      ]),
    Story(
      "a question behind a layout that the worker died of may be asked again",
      started + [
        (.asked(question("a")), [explain(2, "a")]), (died(), [.stopClock, .start]),
        (.started, [send(3, "SE"), .startClock]), (.asked(question("a")), [explain(4, "a")]),
      ]),
  ]

  @Test(arguments: stories + explanations + edits)
  func story(_ story: Story) {
    var policy = SupervisionPolicy()
    for (index, (event, expected)) in story.steps.enumerated() {
      let actions = policy.handle(event)
      #expect(actions == expected, "step \(index + 1): \(event)")
    }
  }

  @Test(arguments: [(1.0, true), (4.0, false)])
  func anIdleWorkerThatKeepsDyingIsNotRestartedForEver(interval: Double, isReported: Bool) {
    var policy = SupervisionPolicy()
    _ = policy.handle(.wanted(Self.request("SE")))
    var reports = 0
    for death in 0..<8 where reports == 0 {
      let sent = policy.handle(.started)
      guard case .send(let id, _)? = sent.first else {
        Issue.record("nothing was replayed: \(sent)")
        return
      }
      _ = policy.handle(.answered(id: id))
      let actions = policy.handle(Self.died(Double(death) * interval))
      if actions.contains(.report(.unstable(reason: "signal 9"))) { reports += 1 }
    }
    #expect((reports > 0) == isReported)
  }
}
