import Companion
import Testing
import Traits

@testable import Simulation

/// The sizes that controllers are told of before a transition are those that they have after it.
struct ToldSizeTests {
  private static func presenting(_ style: String) -> [String] {
    [
      controller(
        "a", "viewController", "",
        segue("s", "presentation", to: "b", "modalPresentationStyle=\"\(style)\"")),
      controller("b"),
    ]
  }

  /// A secondary controller that collapsing keeps for later isn't told of the width that it had beside the
  /// other one.
  @Test func aSecondaryThatIsKeptBack() throws {
    let attributes = #"preferredDisplayMode="allVisible""#
    var simulation = try Simulation(
      splitApp(attributes), on: device(plus, .landscape),
      companion: """
        {"splitViews": [{"controller": "split", "collapse": [{"secondary": "discard"}]}]}
        """)
    let log = try simulation.perform(.rotate(to: .portrait)).log
    #expect(log.contains("detailNav viewWillTransition(to: 414×736)"))
    #expect(log.contains("detail viewWillTransition(to: 414×736)"))
    #expect(simulation.shape == "split(listNav(list))")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// A frame that a companion file declares, and sheets: no size is left open.
  @Test(arguments: [
    (phone, "custom", "300×333.5", "300×187.5"), (pad, "pageSheet", "712×936", "712×680"),
    (pad, "currentContext", "768×1024", "1024×768"), (phone, "pageSheet", "375×647", "667×375"),
  ])
  func presentedOnes(
    _ name: String, _ style: String, _ standing: String, _ lying: String
  ) throws {
    var simulation = try Simulation(
      Self.presenting(style), on: device(name),
      companion:
        #"{"presentations": [{"presented": "b", "frame": [{"width": 300, "height": "50%"}]}]}"#)
    try simulation.perform(.segue(id: "s"))
    #expect(try simulation.perform(.rotate()).log.contains("b viewWillTransition(to: \(lying))"))
    #expect(
      try simulation.perform(.rotate()).log.contains("b viewWillTransition(to: \(standing))"))
  }

  /// Presentation controllers are told of the size of what they present in, before what they present.
  @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "popover", "custom"])
  func presentationControllers(_ style: String) throws {
    var simulation = try Simulation(Self.presenting(style), on: device(pad))
    try simulation.perform(.segue(id: "s"))
    let log = try simulation.perform(.rotate()).log
    let told = try #require(
      log.firstIndex(of: "presentationController b viewWillTransition(to: 1024×768)"))
    if let presented = log.firstIndex(where: { $0.hasPrefix("b viewWillTransition") }) {
      #expect(presented == told + 1)
    }
    #expect(
      try !simulation.perform(.system(version: SystemVersion(16))).log
        .contains { $0.contains("viewWillTransition") })
  }
}
