import Testing
import Traits

@testable import Simulation

/// Where `show` and `showDetail` lead in every container. Source: semantics.md, section 5.
struct ShowTests {
  /// What is around the source "s".
  enum Place: String, CaseIterable {
    case nothing, navigation, tabs, navigationInTabs, embedded
    case splitPrimary, splitPrimaryNavigation, splitSecondary, splitSecondaryNavigation

    var scenes: [String] {
      let end = [source, controller("d"), controller("o")]
      let navigationScene = Self.navigationScene
      switch self {
      case .nothing: return end
      case .navigation: return [navigationScene] + end
      case .tabs: return [tabBar("tabs", ["s", "o"])] + end
      case .navigationInTabs: return [tabBar("tabs", ["n", "o"]), navigationScene] + end
      case .embedded:
        return [
          SimulationTests.navigation("n", root: "outer"),
          controller("outer", "viewController", "", "", content: Self.container),
        ] + end
      case .splitPrimary: return [split("split", "s", "o")] + end
      case .splitPrimaryNavigation: return [split("split", "n", "o"), navigationScene] + end
      case .splitSecondary: return [split("split", "o", "s")] + end
      case .splitSecondaryNavigation: return [split("split", "o", "n"), navigationScene] + end
      }
    }

    private static let navigationScene = SimulationTests.navigation("n", root: "s")
    private static let container = """
      <view key="view" id="v"><subviews><containerView id="cv"><connections>
        \(segue("embed", "embed", to: "s"))
      </connections></containerView></subviews></view>
      """
    private var source: String {
      controller(
        "s", "viewController", "",
        segue("show", "show", to: "d") + segue("showDetail", "showDetail", to: "d"))
    }
  }

  @Test(arguments: [
    // The place; the tree after show and after showDetail, in regular width; and in compact width, if
    // they lead elsewhere there.
    (Place.nothing, "s > d", "s > d", nil as [String]?),
    (.navigation, "n(s d)", "n(s) > d", nil),
    (.tabs, "tabs(s o) > d", "tabs(s o) > d", nil),
    (.navigationInTabs, "tabs(n(s d) o)", "tabs(n(s) o) > d", nil),
    (.embedded, "n(outer(s) d)", "n(outer(s)) > d", nil),
    // The primary controller is no stack: the secondary one disappears.
    (.splitPrimary, "split(d o)", "split(s d)", ["split(s) > d", "split(s) > d"]),
    // The secondary one was pushed; the delegate's answer keeps it away.
    (
      .splitPrimaryNavigation, "split(n(s d) o)", "split(n(s) d)",
      ["split(n(s d))", "split(n(s d))"]
    ),
    // The source is not on screen.
    (.splitSecondary, "split(o d)", "split(o d)", []),
    (.splitSecondaryNavigation, "split(o n(s d))", "split(o d)", []),
  ])
  func everyContainer(
    _ place: Place, _ show: String, _ showDetail: String, _ compact: [String]?
  ) throws {
    let regular = try device(pad, .landscape)
    #expect(try shape(place, "show", on: regular) == show)
    #expect(try shape(place, "showDetail", on: regular) == showDetail)
    let expected = compact ?? [show, showDetail]
    for (segue, shape) in zip(["show", "showDetail"], expected) {
      #expect(
        try self.shape(
          place, segue, on: device(phone),
          #"{"splitViews": [{"controller": "split", "collapse": [{"secondary": "discard"}]}]}"#)
          == shape)
    }
  }

  private func shape(
    _ place: Place, _ segue: String, on screen: SimulatedScreen, _ companion: String = "{}"
  ) throws -> String {
    var simulation = try Simulation(place.scenes, on: screen, companion: companion)
    try simulation.perform(.segue(id: segue))
    #expect(simulation.brokenInvariants.isEmpty)
    return simulation.shape
  }

  /// A segue's action counts over its kind.
  @Test(arguments: [
    ("show", #"action="showDetailViewController:sender:""#, "split(n(s) d)", "n(s) > d"),
    ("showDetail", #"action="showViewController:sender:""#, "split(n(s d) o)", "n(s d)"),
    ("show", #"action="other:""#, "split(n(s d) o)", "n(s d)"),
    ("presentation", #"action="showViewController:sender:""#, "split(n(s) o) > d", "n(s) > d"),
  ])
  func actions(_ kind: String, _ action: String, _ onPad: String, _ onPhone: String) throws {
    let scenes = [
      navigation("n", root: "s"),
      controller("s", "viewController", "", segue("go", kind, to: "d", action)),
      controller("d"), controller("o"),
    ]
    var pad = try Simulation([split("split", "n", "o")] + scenes, on: device(pad, .landscape))
    try pad.perform(.segue(id: "go"))
    #expect(pad.shape == onPad)
    var phone = try Simulation(scenes, on: device(phone))
    try phone.perform(.segue(id: "go"))
    #expect(phone.shape == onPhone)
  }

  /// A navigation controller that is shown in another one is presented; one that is pushed isn't.
  @Test func stacksInStacks() throws {
    let scenes = [
      navigation("n", root: "s"),
      controller(
        "s", "viewController", "", segue("show", "show", to: "m") + segue("push", "push", to: "m")),
      navigation("m", root: "t"), controller("t"),
    ]
    var shown = try Simulation(scenes, on: device(phone))
    #expect(try !shown.perform(.segue(id: "show")).rules.contains(.nestedNavigation))
    #expect(shown.shape == "n(s) > m(t)")
    #expect(shown.brokenInvariants.isEmpty)
    var pushed = try Simulation(scenes, on: device(phone))
    #expect(try pushed.perform(.segue(id: "push")).rules == [.nestedNavigation])
    #expect(pushed.shape == "n(s m(t))")
  }

  @Test func targetIsTheFirstThatImplementsTheAction() throws {
    var simulation = try Simulation(
      Place.navigationInTabs.scenes, on: device(phone),
      companion: Self.implemented("archive", by: ["tabs": "none"]))
    #expect(simulation.target(forAction: "show", from: "s") == "n")
    #expect(simulation.target(forAction: "showDetail", from: "s") == nil)
    let outcome = try simulation.perform(.action(name: "archive"))
    #expect(
      outcome.log == ["s targetViewController(forAction: archive): tabs", "tabs perform archive"])
    let unknown = try simulation.perform(.action(name: "other"))
    #expect(unknown.log == ["s targetViewController(forAction: other): nil"])
    #expect(unknown.rules == [.noTarget])
  }

  private static func implemented(_ action: String, by effects: [String: String]) -> String {
    let list = effects.map { #"{"controller": "\#($0.key)", "does": "\#($0.value)"}"# }
    return #"{"actions": {"\#(action)": {"implementedBy": [\#(list.joined(separator: ","))]}}}"#
  }

  @Test(arguments: [
    // What the source does, and the container; and the tree after show.
    (["s": "present"], "n(s) > d"), (["s": "none"], "n(s)"), (["s": "push"], "n(s d)"),
    (["s": "popover"], "n(s) > d"), (["n": "present"], "n(s) > d"),
    // Doing the action itself is calling super.
    (["s": "show"], "n(s d)"), (["n": "show"], "n(s d)"), (["s": "show", "n": "show"], "n(s d)"),
  ])
  func declaredShowTakesPrecedence(_ effects: [String: String], _ shape: String) throws {
    var simulation = try Simulation(
      Place.navigation.scenes, on: device(phone),
      companion: Self.implemented("show", by: effects))
    try simulation.perform(.segue(id: "show"))
    #expect(simulation.shape == shape)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test(arguments: [
    (Place.navigation, ["s": "show"], true), (.embedded, ["s": "show", "outer": "show"], true),
    (.nothing, ["s": "show"], false), (.nothing, ["s": "push"], false),
    (.navigation, ["n": "show"], true),
  ])
  func disclosureFollowsWhatCallsSuper(
    _ place: Place, _ effects: [String: String], _ pushes: Bool
  ) throws {
    let simulation = try Simulation(
      place.scenes, on: device(phone), companion: Self.implemented("show", by: effects))
    #expect(simulation.wouldPush("show", from: "s") == pushes)
  }

  @Test func actionsThatLeadToEachOtherEnd() throws {
    var simulation = try Simulation(
      Place.navigation.scenes, on: device(phone),
      companion: """
        {"actions": {
          "show": {"implementedBy": [{"controller": "s", "does": "showDetail"}]},
          "showDetail": {"implementedBy": [{"controller": "s", "does": "show"}]}}}
        """)
    let error = #expect(throws: SimulationError.self) {
      try simulation.perform(.segue(id: "show"))
    }
    #expect(error?.code == .endlessAction)
    #expect(!simulation.wouldPush("show", from: "s"))
    #expect(simulation.shape == "n(s)")
  }

  @Test(arguments: [("none", "split(s o)"), ("present", "split(s o) > d"), ("show", "split(d o)")])
  func delegateMayHandleShowing(_ effect: String, _ shape: String) throws {
    var simulation = try Simulation(
      Place.splitPrimary.scenes, on: device(pad, .landscape),
      companion: """
        {"splitViews": [{"controller": "split", "showDetail": [{"does": "\(effect)"}]}]}
        """)
    try simulation.perform(.segue(id: "showDetail"))
    #expect(simulation.shape == shape)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// A detail controller that shows things itself is asked to.
  @Test func aDetailThatImplementsShowIsAsked() throws {
    var simulation = try Simulation(
      Place.splitPrimary.scenes, on: device(pad, .landscape),
      companion: Self.implemented("show", by: ["o": "none"]))
    #expect(try simulation.perform(.segue(id: "showDetail")).log.last == "o perform show")
    #expect(simulation.shape == "split(s o)")
  }

  /// It covers the screen, and what was collapsed away comes back after it.
  @Test func whatACollapsedSplitViewCannotStackIsPresented() throws {
    var simulation = try Simulation(Place.splitPrimary.scenes, on: device(plus))
    for segue in ["show", "showDetail"] {
      try simulation.perform(.segue(id: segue))
      #expect(simulation.tree.presentation?.form == .fullScreen)
      try simulation.perform(.dismiss())
    }
    try simulation.perform(.rotate())
    #expect(simulation.shape == "split(s o)")
  }

  /// Sources disagree on a navigation controller that is replaced by what is none.
  @Test(arguments: [
    ("", "showDetail", [SimulationNote.Rule.showDetailReplacesNavigation]), ("", "showStack", []),
    (#"allowDoubleColumnStyle="YES""#, "showDetail", []),
  ])
  func aReplacedDetailIsNoted(
    _ attributes: String, _ segue: String, _ rules: [SimulationNote.Rule]
  ) throws {
    var simulation = try Simulation(splitApp(attributes), on: device(pad, .landscape))
    #expect(try simulation.perform(.segue(id: segue)).rules == rules)
  }

  /// A column's new content goes onto the stack in the place of the old one.
  @Test func detailsOfColumnsReplaceEachOtherOnTheStack() throws {
    var scenes = splitApp(#"allowDoubleColumnStyle="YES""#)
    scenes[4] = controller(
      "detail", "viewController", "", segue("other", "showDetail", to: "photoNav"))
    var simulation = try Simulation(scenes, on: device(phone))
    #expect(simulation.shape == "split(listNav(list detailNav(detail)))")
    try simulation.perform(.segue(id: "other"))
    #expect(simulation.shape == "split(listNav(list photoNav(photoRoot)))")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test(arguments: [("none", "a > b"), ("dismiss", "a")])
  func anActionMayDismiss(_ effect: String, _ shape: String) throws {
    var simulation = try Simulation(
      [
        controller("a", "viewController", "", segue("s", "presentation", to: "b")), controller("b"),
      ],
      on: device(phone), companion: Self.implemented("close", by: ["b": effect]))
    try simulation.perform(.segue(id: "s"))
    try simulation.perform(.action(name: "close"))
    #expect(simulation.shape == shape)
  }

  @Test func anActionWithoutATargetShowsNothing() throws {
    let scene = controller(
      "a", content: #"<view key="view" id="v"><subviews><button id="b"/></subviews></view>"#)
    var simulation = try Simulation(
      [scene, controller("d")], on: device(phone),
      companion: #"{"actions": {"map": {"sentBy": [{"sender": "b", "controller": "d"}]}}}"#)
    #expect(try simulation.perform(.trigger(element: "b")).rules == [.noTarget])
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func disclosureFollowsWhatACustomActionDoes() throws {
    let pushing = try Simulation(
      Place.navigation.scenes, on: device(phone),
      companion: Self.implemented("open", by: ["n": "push"]))
    #expect(pushing.wouldPush("open", from: "s"))
    let presenting = try Simulation(
      Place.navigation.scenes, on: device(phone),
      companion: Self.implemented("open", by: ["n": "present"]))
    #expect(!presenting.wouldPush("open", from: "s"))
  }

  @Test func disclosureFollowsTheTarget() throws {
    var simulation = try Simulation(splitApp(), on: device(plus))
    try simulation.perform(.back())
    #expect(simulation.keyController == "list")
    #expect(simulation.wouldPush("showDetail", from: "list"))
    try simulation.perform(.rotate())
    #expect(!simulation.wouldPush("showDetail", from: "list"))
    #expect(simulation.wouldPush("show", from: "list"))
  }
}
