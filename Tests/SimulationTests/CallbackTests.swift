import Companion
import Testing
import Traits

@testable import Simulation

/// What UIKit calls, asks and refuses, version by version: the rows of `Platform+Callbacks.swift`.
struct CallbackTests {
  /// Devices that run the versions.
  private static func screen(_ system: Int) throws -> SimulatedScreen {
    try device(system < 12 ? "iPhone 5s" : "iPhone 8", system: max(system, 7))
      .running(system)
  }

  private static let rotation = [
    "nav willRotate(to: landscape)", "a willRotate(to: landscape)",
    "nav willAnimateRotation(to: landscape)", "a willAnimateRotation(to: landscape)",
    "nav didRotate(from: portrait)", "a didRotate(from: portrait)",
  ]

  private static func transition(_ size: String) -> [String] {
    [
      "nav willTransition(to: wC hC) from wC hR", "a willTransition(to: wC hC) from wC hR",
      "nav viewWillTransition(to: \(size))", "a viewWillTransition(to: \(size))",
      "screen traitCollectionDidChange(wC hR) to wC hC",
      "window traitCollectionDidChange(wC hR) to wC hC",
      "nav traitCollectionDidChange(wC hR) to wC hC",
      "a traitCollectionDidChange(wC hR) to wC hC", "window animateAlongside",
      "window transitionCompletion",
    ]
  }

  /// What a rotation brings.
  @Test(arguments: [
    (6, rotation), (7, rotation), (8, transition("568×320")), (12, transition("667×375")),
    (13, transition("667×375")), (16, transition("667×375")),
  ])
  func rotations(_ system: Int, _ expected: [String]) throws {
    var simulation = try Simulation(
      [navigation("nav", root: "a"), controller("a")], on: Self.screen(system))
    #expect(try simulation.perform(.rotate()).log == expected)
  }

  /// A controller below the top one is told of nothing until iOS 8.
  @Test(arguments: [(6, false), (7, false), (8, true), (13, true)])
  func controllersOffScreen(_ system: Int, _ isTold: Bool) throws {
    var simulation = try Simulation(
      [
        navigation("nav", root: "a"),
        controller("a", "viewController", "", segue("s", "push", to: "b")), controller("b"),
      ], on: Self.screen(system))
    try simulation.perform(.segue(id: "s"))
    let log = try simulation.perform(.rotate()).log
    #expect(log.contains { $0.hasPrefix("a ") } == isTold)
    #expect(log.contains { $0.hasPrefix("b ") })
  }

  private static let beginning = [
    "a viewDidLoad", "a viewWillAppear", "a traitCollectionDidChange(nil) to wC hR",
    "view v traitCollectionDidChange(nil) to wC hR", "b traitCollectionDidChange(nil) to wC hR",
    "view w traitCollectionDidChange(nil) to wC hR", "a viewDidAppear",
  ]

  /// What controllers and views are told that begin.
  @Test(arguments: [
    (6, []), (7, []), (8, beginning), (9, beginning), (12, beginning), (13, []), (16, []),
  ])
  func firstTraits(_ system: Int, _ expected: [String]) throws {
    let container = """
      <containerView key="view" id="v"><connections>\(segue("e", "embed", to: "b"))</connections>
      </containerView>
      """
    let set = try storyboard(
      [
        controller("a", content: container),
        controller("b", content: #"<view key="view" id="w"/>"#),
      ], initial: "a")
    let simulation = try Simulation(set, on: Self.screen(system), recordsViews: true)
    let log = simulation.launch.log.filter {
      $0.contains("DidChange") || ($0.hasPrefix("a view") && !expected.isEmpty)
    }
    #expect(log == expected)
  }

  /// Each is told once, however often it appears.
  @Test func firstTraitsAreToldOnce() throws {
    var simulation = try Simulation(
      [
        navigation("nav", root: "a"),
        controller("a", "viewController", "", segue("s", "push", to: "b")), controller("b"),
      ], on: Self.screen(12))
    #expect(
      try simulation.perform(.segue(id: "s")).log.filter { $0.contains("nil") }
        == ["b traitCollectionDidChange(nil) to wC hR"])
    let back = try simulation.perform(.back())
    #expect(back.log.contains("a viewWillAppear") && !back.log.contains { $0.contains("nil") })
  }

  /// Popovers on phones and what they become there.
  @Test(arguments: [
    (6, PresentationForm?.none), (7, nil), (8, .fullScreen), (12, .fullScreen), (13, .card),
  ])
  func popoversOnPhones(_ system: Int, _ form: PresentationForm?) throws {
    for kind in ["popover", "popoverPresentation"] {
      let scenes = [
        controller("a", "viewController", "", segue("s", kind, to: "b")), controller("b"),
      ]
      var simulation = try Simulation(scenes, on: Self.screen(system))
      if let form {
        try simulation.perform(.segue(id: "s"))
        #expect(simulation.tree.presentation?.form == form)
      } else {
        let error = #expect(throws: SimulationError.self) {
          try simulation.perform(.segue(id: "s"))
        }
        #expect(error?.code == .noPopovers)
        var onPad = try Simulation(scenes, on: device("iPad Air", system: 7).running(system))
        try onPad.perform(.segue(id: "s"))
        #expect(onPad.tree.presentation?.form == .popover)
      }
    }
  }

  /// Whether a presentation's delegate is asked how it adapts, and whether a gesture dismisses it.
  @Test(arguments: [
    (7, false, false), (8, true, false), (12, true, false), (13, true, true), (16, true, true),
  ])
  func presentationDelegates(_ system: Int, _ isAsked: Bool, _ isToldOfDismissal: Bool) throws {
    let screen = try device(system < 13 ? "iPad Air" : "ipad9_7", system: system)
    var simulation = try Simulation(
      [
        controller(
          "a", "viewController", "",
          segue("s", "presentation", to: "b", #"modalPresentationStyle="popover""#)),
        controller("b"),
      ], on: screen,
      companion: #"{"presentations": [{"presented": "b", "adaptiveStyle": [{"style": "none"}]}]}"#)
    let log = try simulation.perform(.segue(id: "s")).log
    #expect(log.contains { $0.contains("adaptivePresentationStyle") } == isAsked)
    let dismissal = try simulation.perform(.dismiss(interactively: true)).log
    #expect(
      dismissal.contains { $0.contains("presentationControllerShouldDismiss") }
        == isToldOfDismissal)
  }

  /// Who shows is asked for since iOS 8; before, a container around the source decides.
  @Test(arguments: [(6, false), (7, false), (8, true), (13, true)])
  func whoShows(_ system: Int, _ isAskedFor: Bool) throws {
    let scenes = [
      navigation("nav", root: "a"),
      controller(
        "a", "viewController", "", segue("s", "show", to: "b") + segue("d", "showDetail", to: "b")),
      controller("b"),
    ]
    var simulation = try Simulation(scenes, on: Self.screen(system))
    let outcome = try simulation.perform(.segue(id: "s"))
    #expect(outcome.log.contains { $0.contains("targetViewController") } == isAskedFor)
    #expect(outcome.rules.contains(.showBeforeTargets) != isAskedFor)
    #expect(simulation.shape == "nav(a b)")
    var bare = try Simulation(Array(scenes[1...]), on: Self.screen(system))
    try bare.perform(.segue(id: "s"))
    #expect(bare.shape == "a > b")
  }

  /// A detail goes beside the primary column on a pad of every version.
  @Test(arguments: [7, 8, 12])
  func detailsOnPads(_ system: Int) throws {
    var simulation = try Simulation(
      splitApp(), on: device("iPad Air", .landscape, system: system))
    try simulation.perform(.segue(id: "showDetail"))
    #expect(simulation.shape == "split(listNav(list) photo)")
  }

  /// The attributes of split views, which came with iOS 8: upright, the primary column is beside the other
  /// where the document wishes it, and as wide as it says.
  @Test(arguments: [(7, false, 320.0), (8, true, 200), (12, true, 200), (13, true, 200)])
  func splitViews(_ system: Int, _ isFollowed: Bool, _ width: Double) throws {
    let attributes = #"preferredDisplayMode="allVisible" maximumPrimaryColumnWidth="200""#
    let screen = try device(system < 13 ? "iPad Air" : "ipad9_7", system: system)
    var simulation = try Simulation(splitApp(attributes), on: screen)
    #expect(
      simulation.tree.split?.displayMode == (isFollowed ? .oneBesideSecondary : .secondaryOnly))
    try simulation.perform(.rotate(to: .landscape))
    #expect(simulation.tree.split?.displayMode == .oneBesideSecondary)
    #expect(simulation.tree.split?.spans.first?.width == width)
  }
}

extension SimulatedScreen {
  /// The same screen with another version of iOS, also one that the device came after.
  fileprivate func running(_ system: Int) -> SimulatedScreen {
    var screen = self
    screen.system = SystemVersion(system)
    return screen
  }
}
