import Testing
import Traits

@testable import Simulation

struct TransitionTests {
  @Test func phoneTurns() throws {
    var simulation = try Simulation(
      [navigation("nav", root: "a"), controller("a")], on: device(phone))
    let outcome = try simulation.perform(.rotate())
    #expect(
      outcome.log == [
        "nav willTransition(to: wC hC) from wC hR", "a willTransition(to: wC hC) from wC hR",
        "nav viewWillTransition(to: 667×375)", "a viewWillTransition(to: 667×375)",
        "screen traitCollectionDidChange(wC hR) to wC hC",
        "window traitCollectionDidChange(wC hR) to wC hC",
        "nav traitCollectionDidChange(wC hR) to wC hC",
        "a traitCollectionDidChange(wC hR) to wC hC", "window animateAlongside",
        "window transitionCompletion",
      ])
  }

  @Test func onlySizesAreToldWhereNoTraitChanges() throws {
    var simulation = try Simulation([controller("a")], on: device(pad))
    let outcome = try simulation.perform(.rotate(to: .landscape))
    #expect(
      outcome.log == [
        "a viewWillTransition(to: 1024×768)", "window animateAlongside",
        "window transitionCompletion",
      ])
    #expect(try simulation.perform(.rotate(to: .landscape)).log.isEmpty)
  }

  @Test func windowsSetTheirOwnWidthClass() throws {
    var simulation = try Simulation([controller("a")], on: device(pad, .landscape))
    let outcome = try simulation.perform(.multitask(as: .oneHalf))
    #expect(
      outcome.log == [
        "a willTransition(to: wC hR) from wR hR", "a viewWillTransition(to: 507×768)",
        "window traitCollectionDidChange(wR hR) to wC hR",
        "a traitCollectionDidChange(wR hR) to wC hR", "window animateAlongside",
        "window transitionCompletion",
      ])
    #expect(simulation.tree.setBy[.horizontalSizeClass] == .init(.window))
    #expect(simulation.tree.setBy[.userInterfaceIdiom] == .init(.screen))
    // There is no half upright.
    try simulation.perform(.rotate())
    #expect(simulation.screen.windowSize == Size(width: 438, height: 1024))
  }

  @Test func halvesAreOnPadsInLandscapeOnly() throws {
    var simulation = try Simulation([controller("a")], on: device(pad))
    #expect(throws: SimulationError.self) { try simulation.perform(.multitask(as: .oneHalf)) }
    var onPhone = try Simulation([controller("a")], on: device(phone, .landscape))
    #expect(throws: SimulationError.self) { try onPhone.perform(.multitask(as: .oneThird)) }
  }

  @Test func freeWindowsHaveClassesByTheirSize() throws {
    var simulation = try Simulation([controller("a")], on: device(pad, .landscape))
    let outcome = try simulation.perform(.resize(width: 500, height: 600))
    #expect(simulation.tree.traits.horizontalSizeClass == .compact)
    #expect(outcome.rules == [.windowClasses])
    #expect(throws: SimulationError.self) {
      try simulation.perform(.resize(width: 0, height: 600))
    }
  }

  @Test func freeWindowsHaveNoScreenAroundThem() throws {
    var screen = SimulatedScreen(try #require(DeviceCatalogue.builtIn.device(named: phone)))
    let whole = screen.windowEnvironment
    #expect(whole.safeArea.top > 0 && whole.statusBarHeight > 0)
    screen.window = .free(Size(width: 300, height: 400))
    #expect(screen.windowEnvironment.safeArea == .zero)
    #expect(screen.windowEnvironment.statusBarHeight == 0)
    screen.window = .free(whole.size)
    #expect(screen.windowEnvironment == whole)
  }

  @Test func goesOnOnAnotherDevice() throws {
    var simulation = try Simulation(splitApp(), on: device(pad, .landscape))
    try simulation.perform(.segue(id: "showDetail"))
    try simulation.perform(.device(name: phone, orientation: .portrait))
    #expect(simulation.shape == "split(listNav(list photo))")
    #expect(simulation.tree.traits.userInterfaceIdiom == .phone)
    let error = #expect(throws: SimulationError.self) {
      try simulation.perform(.device(name: "abacus"))
    }
    #expect(error?.code == .unknownDevice)
  }

  @Test func goesOnInACellOfTheGrid() throws {
    var simulation = try Simulation([controller("a")], on: device(pad))
    try simulation.perform(.sizeClass(cell: "wCompact-hCompact"))
    #expect(simulation.tree.traits.sizeClassCell.shortLabel == "wC hC")
    #expect(simulation.tree.size == Size(width: 400, height: 400))
    #expect(throws: SimulationError.self) { try simulation.perform(.sizeClass(cell: "big")) }
  }

  @Test func parentOverridesAChildsTraits() throws {
    let container = """
      <view key="view" id="v"><subviews><containerView id="cv"><connections>
        \(segue("embed", "embed", to: "split"))
      </connections></containerView></subviews></view>
      """
    let scenes =
      [controller("outer", "viewController", "", "", content: container)] + splitApp()
    var simulation = try Simulation(
      scenes, on: device(phone),
      companion: """
        {"traitOverrides": [{"child": "split", "when": {"widerThan": 500},
          "traits": {"horizontalSizeClass": "regular"}}]}
        """)
    #expect(simulation.shape == "outer(split(listNav(list detailNav(detail))))")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "outer(split(listNav(list) detailNav(detail)))")
    let split = try #require(simulation.node("split"))
    #expect(split.traits.sizeClassCell.shortLabel == "wR hC")
    #expect(split.setBy[.horizontalSizeClass] == .init(.viewController, "outer"))
    #expect(split.setBy[.verticalSizeClass] == .init(.screen))
    #expect(simulation.brokenInvariants.isEmpty)
    try simulation.perform(.rotate())
    #expect(simulation.shape == "outer(split(listNav(list detailNav(detail))))")
  }

  @Test func declaredAnimationsRunAlongside() throws {
    var simulation = try Simulation(
      [controller("a")], on: device(phone),
      companion: """
        {"animations": [{"controller": "a", "during": "traits",
          "when": {"verticalSizeClass": "compact"}}]}
        """)
    #expect(try simulation.perform(.rotate()).log.contains("a animateAlongside(animations[0])"))
    #expect(try !simulation.perform(.rotate()).log.contains("a animateAlongside(animations[0])"))
  }
}
