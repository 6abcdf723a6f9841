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
    // The place, the tree after show and after showDetail.
    (Place.nothing, "s > d", "s > d"),
    (.navigation, "n(s d)", "n(s) > d"),
    (.tabs, "tabs(s o) > d", "tabs(s o) > d"),
    (.navigationInTabs, "tabs(n(s d) o)", "tabs(n(s) o) > d"),
    (.embedded, "n(outer(s) d)", "n(outer(s)) > d"),
    (.splitPrimary, "split(d o)", "split(s d)"),
    (.splitPrimaryNavigation, "split(n(s d) o)", "split(n(s) d)"),
    (.splitSecondary, "split(o d)", "split(o d)"),
    (.splitSecondaryNavigation, "split(o n(s d))", "split(o d)"),
  ])
  func regularWidth(_ place: Place, _ show: String, _ showDetail: String) throws {
    #expect(try shape(place, "show", on: device(pad, .landscape)) == show)
    #expect(try shape(place, "showDetail", on: device(pad, .landscape)) == showDetail)
  }

  @Test(arguments: [
    (Place.nothing, "s > d", "s > d"),
    (.navigation, "n(s d)", "n(s) > d"),
    (.tabs, "tabs(s o) > d", "tabs(s o) > d"),
    (.navigationInTabs, "tabs(n(s d) o)", "tabs(n(s) o) > d"),
    (.embedded, "n(outer(s) d)", "n(outer(s)) > d"),
    // The primary controller is no stack: the secondary one disappears.
    (.splitPrimary, "split(s) > d", "split(s) > d"),
    // The secondary one was pushed; the delegate's answer keeps it away.
    (.splitPrimaryNavigation, "split(n(s d))", "split(n(s d))"),
  ])
  func compactWidth(_ place: Place, _ show: String, _ showDetail: String) throws {
    var handled = SplitViewAnswer()
    handled.collapse = .handled
    var answers = SimulationAnswers()
    answers.splitViews = [handled]
    #expect(try shape(place, "show", on: device(phone), answers) == show)
    #expect(try shape(place, "showDetail", on: device(phone), answers) == showDetail)
  }

  private func shape(
    _ place: Place, _ segue: String, on screen: SimulatedScreen,
    _ answers: SimulationAnswers = .init()
  ) throws -> String {
    var simulation = try Simulation(place.scenes, on: screen, answers: answers)
    try simulation.perform(.segue(id: segue))
    #expect(simulation.brokenInvariants.isEmpty)
    return simulation.shape
  }

  @Test func targetIsTheFirstThatImplementsTheAction() throws {
    var answers = SimulationAnswers()
    answers.actions = [ActionAnswer(action: "archive", controller: "tabs")]
    var simulation = try Simulation(
      Place.navigationInTabs.scenes, on: device(phone), answers: answers)
    #expect(simulation.target(forAction: "show", from: "s") == "n")
    #expect(simulation.target(forAction: "showDetail", from: "s") == nil)
    let outcome = try simulation.perform(.action(name: "archive"))
    #expect(
      outcome.log == ["s targetViewController(forAction: archive): tabs", "tabs perform archive"])
    let unknown = try simulation.perform(.action(name: "other"))
    #expect(unknown.log == ["s targetViewController(forAction: other): nil"])
    #expect(unknown.rules == [.noTarget])
  }

  @Test func declaredShowTakesPrecedence() throws {
    var answers = SimulationAnswers()
    answers.actions = [ActionAnswer(action: "show", controller: "s", effect: .present)]
    var simulation = try Simulation(Place.navigation.scenes, on: device(phone), answers: answers)
    try simulation.perform(.segue(id: "show"))
    #expect(simulation.shape == "n(s) > d")
  }

  @Test func delegateMayHandleShowing() throws {
    var handled = SplitViewAnswer(splitView: "split")
    handled.handlesShowDetail = true
    var answers = SimulationAnswers()
    answers.splitViews = [handled]
    var simulation = try Simulation(
      Place.splitPrimary.scenes, on: device(pad, .landscape), answers: answers)
    try simulation.perform(.segue(id: "showDetail"))
    #expect(simulation.shape == "split(s o)")
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
