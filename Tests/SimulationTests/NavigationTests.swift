import Testing
import Traits

@testable import Simulation

struct NavigationTests {
  @Test func rootIsOnScreen() throws {
    let simulation = try Simulation(
      [navigation("nav", root: "a"), controller("a")], on: device(phone))
    #expect(
      simulation.launch.log == [
        "nav viewDidLoad", "nav viewWillAppear", "a viewDidLoad", "a viewWillAppear",
        "nav viewDidAppear", "a viewDidAppear",
      ])
    #expect(simulation.shape == "nav(a)")
    #expect(simulation.keyController == "a")
  }
}
