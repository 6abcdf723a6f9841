import Foundation
import Simulation
import Testing
import Traits
import WorkerProtocol

@testable import Previewer
@testable import PreviewerModel
@testable import PreviewerPanels
@testable import PreviewerWorker

/// What is done to the running interface, and what is kept of it.
struct InteractionTests {
  private static let traits = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  private static func interaction(_ steps: Step...) -> Interaction {
    var interaction = Interaction(launch: .device("iPhone 15 Pro", .portrait))
    for step in steps { interaction.append(step, title: "\(step)") }
    return interaction
  }

  @Test func theWorkerIsAskedToPlayEverythingAgain() {
    let interaction = Self.interaction(.selectTab(index: 1), .rotate())
    let parameters = interaction.parameters(for: "/a.storyboard")
    #expect(parameters.device == "iPhone 15 Pro")
    #expect(parameters.orientation == .portrait)
    #expect(parameters.steps == [.selectTab(index: 1), .rotate()])
    #expect(parameters.frames == .last && parameters.details == true)
  }

  /// What is known is not told again, unless the document or a setting has changed meanwhile.
  @Test func onlyTheLastStepIsAskedForWhereTheOthersAreKnown() {
    let document = DocumentVersion(path: "/a.storyboard", stamp: "1")
    func step(_ step: Step?) -> SimulatedStep {
      var result = simulated()
      result.step = step
      return result
    }
    var interaction = Self.interaction(.rotate())
    #expect(interaction.ask(for: document, UserSettings()).results == .all)
    _ = interaction.take([step(nil), step(.rotate())])
    interaction.append(.selectTab(index: 1), title: "")
    #expect(interaction.ask(for: document, UserSettings()).results == .last)
    // The answer to an earlier question, which came late.
    _ = interaction.take([step(.rotate())])
    #expect(interaction.played.map(\.step) == [nil, .rotate()])
    _ = interaction.take([step(.selectTab(index: 1))])
    #expect(interaction.played.map(\.step) == [nil, .rotate(), .selectTab(index: 1)])
    #expect(interaction.shown?.step == .selectTab(index: 1))
    #expect(interaction.ask(for: document, UserSettings()).results == .last)
    #expect(interaction.ask(for: document, UserSettings(appearance: .dark)).results == .all)
    #expect(
      interaction.ask(
        for: DocumentVersion(path: "/a.storyboard", stamp: "2"), UserSettings()
      ).results == .all)
    interaction.append(.back(), title: "")
    interaction.append(.back(), title: "")
    #expect(interaction.ask(for: document, UserSettings()).results == .all)
  }

  /// Answers have fewer decimals than a finger.
  @Test func aStepIsKnownAgainByWhatWasToldOfIt() {
    let document = DocumentVersion(path: "/a.storyboard", stamp: "1")
    var interaction = Self.interaction()
    _ = interaction.ask(for: document, UserSettings())
    _ = interaction.take([simulated()])
    interaction.append(.scroll(element: "a", x: nil, y: 100.0 / 3), title: "")
    #expect(interaction.ask(for: document, UserSettings()).results == .last)
    var answer = simulated()
    answer.step = .scroll(element: "a", x: nil, y: 33.333333)
    _ = interaction.take([answer])
    #expect(interaction.shown?.step == answer.step)
  }

  /// What isn't played yet is not on screen either.
  @Test func whatIsShownIsExplainedAfterWhatWasPlayed() {
    var interaction = Self.interaction(.selectTab(index: 1), .rotate())
    _ = interaction.take([simulated(), simulated(), simulated()])
    interaction.append(.selectTab(index: 2), title: "")
    let parameters = interaction.parameters(for: "/a.storyboard", explaining: "label")
    #expect(parameters.view == "label" && parameters.device == "iPhone 15 Pro")
    #expect(parameters.steps == [.selectTab(index: 1), .rotate()])
    #expect(parameters.scene == nil)
  }

  @Test func anAppIsLaunchedOnTheChosenSystem() {
    var interaction = Interaction(launch: .generic, system: SystemVersion(12))
    interaction.append(.system(version: SystemVersion(13)), title: "iOS 13")
    let parameters = interaction.parameters(
      for: "/a.storyboard", UserSettings(appearance: .dark))
    #expect(parameters.system == SystemVersion(12))
    #expect(parameters.steps == [.system(version: SystemVersion(13))])
    #expect(parameters.appearance == .dark)
  }

  /// Of the design, the running interface, and why something is where it is.
  @Test(
    arguments: [
      (UserSettings(), Appearance.light, nil), (UserSettings(appearance: .dark), .dark, nil),
      (UserSettings(contentSize: .accessibilityLarge), .light, "accessibilityLarge"),
      (UserSettings(layoutDirection: .rightToLeft), .light, nil),
    ] as [(UserSettings, Appearance, String?)])
  func everyRequestHasTheSettings(
    settings: UserSettings, appearance: Appearance, contentSize: String?
  ) {
    let path = "/a.storyboard"
    let design = CanvasChoice.generic.parameters(for: path, settings)
    #expect(design.appearance == appearance)
    #expect(design.contentSize == contentSize)
    #expect((design.layoutDirection == .rightToLeft) == (settings.layoutDirection == .rightToLeft))
    let selection = Selection(scene: "s", view: "v")
    let explained = CanvasChoice.generic.parameters(for: path, settings, explaining: selection)
    #expect(explained?.contentSize == contentSize)
    let running = Self.interaction(.rotate())
    #expect(running.parameters(for: path, settings).appearance == appearance)
    #expect(running.parameters(for: path, settings).contentSize == contentSize)
    #expect(running.parameters(for: path, settings, explaining: "v").contentSize == contentSize)
  }

  @Test(arguments: [
    (ContentSizeCategory.large, "Large"), (.extraExtraLarge, "Extra Extra Large"),
    (.accessibilityMedium, "Accessibility Medium"),
  ])
  func titlesOfTextSizes(category: ContentSizeCategory, title: String) {
    #expect(category.title == title)
  }

  @Test func aWindowRemembersTheSettings() throws {
    var state = WindowState()
    #expect(state.settings == UserSettings())
    state.settings = UserSettings(
      appearance: .dark, contentSize: .extraSmall, layoutDirection: .rightToLeft)
    let read = try JSONDecoder().decode(WindowState.self, from: try JSONEncoder().encode(state))
    #expect(read.settings == state.settings)
  }

  @Test(arguments: [
    (CanvasChoice.cell(.any), String?.none),
    (.cell(SizeClassCell(width: .compact, height: nil)), nil),
    (.cell(SizeClassCell(width: .compact, height: .regular)), "wCompact-hRegular"),
  ])
  func noAppRunsWhereAClassIsAny(_ choice: CanvasChoice, _ sizeClass: String?) {
    let parameters = Interaction(launch: choice).parameters(for: "/a.storyboard")
    #expect(parameters.sizeClass == sizeClass)
    #expect(parameters.device == nil)
  }

  @Test func ofAWindowThatIsDraggedOnlyTheLastSizeCounts() {
    let interaction = Self.interaction(
      .rotate(), .resize(width: 400, height: 500), .resize(width: 410, height: 500), .rotate(),
      .resize(width: 300, height: 500))
    #expect(
      interaction.steps.map(\.step) == [
        .rotate(), .resize(width: 410, height: 500), .rotate(), .resize(width: 300, height: 500),
      ])
  }

  @Test func whatIsTypedInARowIsOneStep() {
    let interaction = Self.interaction(
      .trigger(element: "a"), .type(text: "A"), .type(text: "d"), .deleteBackward, .type(text: "a"))
    #expect(
      interaction.steps.map(\.step) == [
        .trigger(element: "a"), .type(text: "Ad"), .deleteBackward, .type(text: "a"),
      ])
    #expect(interaction.steps[1].title == "Type “Ad”")
  }

  @Test func aStepThatFailsIsDroppedWithAllAfterIt() {
    var interaction = Self.interaction(.rotate(), .selectTab(index: 9), .dismiss())
    var failed = simulated()
    failed.error = FileError(code: "no-such-tab", message: "There is no tab 9.")
    let error = interaction.take([simulated(), simulated(), failed])
    #expect(error?.message == "There is no tab 9.")
    #expect(interaction.steps.map(\.step) == [.rotate()])
    #expect(interaction.played.count == 2)
    #expect(interaction.shown == failed)
    #expect(interaction.take([simulated(), simulated()]) == nil)
  }

  @Test(arguments: [
    (CanvasChoice.device("a", .landscape), Step.rotate(to: .landscape)),
    (.device("b", .portrait), .device(name: "b", orientation: .portrait)),
    (
      .cell(SizeClassCell(width: .regular, height: .compact)), .sizeClass(cell: "wRegular-hCompact")
    ),
  ])
  func anotherCanvasIsAStep(_ choice: CanvasChoice, _ step: Step) {
    #expect(Interaction.step(from: .device("a", .portrait), to: choice)?.step == step)
  }

  /// The device that a document names may run no newer version than an old one.
  @Test(arguments: [
    (CanvasChoice.asDesigned, SystemVersion.latest, nil), (.generic, .latest, nil),
    (.generic, SystemVersion(12), SystemVersion(12)),
    (.device("iPhone SE", .portrait), .latest, .latest),
  ])
  func theDocumentsOwnDeviceHasItsNewestSystem(
    _ launch: CanvasChoice, _ system: SystemVersion, _ asked: SystemVersion?
  ) {
    let request = Interaction(launch: launch, system: system).parameters(for: "/a.storyboard")
    #expect(request.system == asked)
    #expect(request.asDesigned == nil)
  }

  @Test func whatIsWrongOnScreenLeadsToItsView() throws {
    var step = simulated()
    step.root = view("ninefold:window", rect(0, 0, 100, 200), [view("label", rect(0, 0, 10, 10))])
    step.issues = [
      WorkerProtocol.Issue(rule: "a", severity: .info, id: "label", line: nil, message: "Cut off."),
      WorkerProtocol.Issue(
        rule: "b", severity: .error, id: "gone", line: nil, message: "Not here."),
    ]
    let scene = try #require(step.scene(in: .builtIn))
    let entries = IssueEntry.entries(of: step, in: scene, nil)
    #expect(entries.map(\.issue.rule) == ["b", "a"])
    #expect(entries[1].target == Selection(scene: Interaction.sceneID, view: "label"))
  }

  // MARK: The log

  @Test func theLogHasEventsUnderTheStepsThatMadeThem() {
    var interaction = Self.interaction(.rotate(to: .landscape))
    let wide = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact)
    let environment = TraitEnvironment.Identity(.viewController, "root")
    var rotated = simulated(events: [
      Event(environment, .traitCollectionDidChange(from: Self.traits, to: wide)),
      Event(environment, .push(controller: "root")),
    ])
    rotated.notes = [SimulatedStep.Note(SimulationNote(.tabLimit, "root"))]
    _ = interaction.take([simulated(events: [Event(environment, .viewDidLoad)]), rotated])

    let log = EventLog(interaction)
    #expect(log.eventCount == 3)
    #expect(
      log.rows.prefix(3) == [
        .heading("Launch"),
        .event(subject: "Menu (root)", text: "viewDidLoad", traits: nil),
        .heading("1. \(Step.rotate(to: .landscape))"),
      ])
    #expect(
      log.rows[3].text == "\tMenu (root)\ttraitCollectionDidChange(wC hR) to wR hC"
        + "\thorizontal compact → regular, vertical regular → compact")
    #expect(log.rows[4].text == "\tMenu (root)\tpush Menu (root)")
    #expect(log.rows[5].text.hasPrefix("\tnote\tMenu (root): "))

    #expect(EventLog(interaction, cleared: 2).rows.isEmpty)
  }
}

/// A controller with a name.
/// - Parameter members: further ones, as JSON.
func controller(
  _ id: String, _ members: String = "",
  presenting presented: (id: String, form: PresentationForm)? = nil
) -> SimulatedController {
  func json(_ id: String, _ presentation: String) -> String {
    """
    {"id": "\(id)", "class": "UIViewController", "title": "Menu", "traits": {}, "setBy": {},
     "isVisible": true, "isKey": true, "showPushes": false, "showDetailPushes": false,
     "children": [], \(presentation)}
    """
  }
  let none = #""presented": []"#
  let presentation = presented.map {
    """
    "presentation": {"style": "automatic", "form": "\($0.form.rawValue)"},
    "presented": [\(json($0.id, none))]
    """
  }
  let further = (presentation ?? none) + (members.isEmpty ? "" : ", " + members)
  let data = Data(json(id, further).utf8)
  guard let made = try? JSONDecoder().decode(SimulatedController.self, from: data) else {
    preconditionFailure("the text above is a controller")
  }
  return made
}

/// A step with only what these tests look at.
func simulated(
  events: [Event] = [], _ controllers: SimulatedController = controller("root")
) -> SimulatedStep {
  SimulatedStep(
    step: nil, device: nil, size: Size(width: 100, height: 200), isFullScreen: true,
    traits: TraitCollection(), orientation: .portrait, system: SystemVersion(26),
    events: events.map { SimulatedStep.LoggedEvent($0) }, notes: [], controllers: controllers)
}
