import Testing

@testable import Scenes

/// The bars around a controller that is presented or embedded.
@Suite struct PresentedBarTests {
  /// `toolsVersion`, the style written on the segue, and whether the controller is shown as a sheet.
  @Test(arguments: [
    ("14113", "", false), ("14868", "", true), ("22505", "", true),
    ("22505", #"modalPresentationStyle="fullScreen""#, false),
    ("22505", #"modalPresentationStyle="overFullScreen""#, false),
    ("22505", #"modalPresentationStyle="overCurrentContext""#, false),
    ("22505", #"modalPresentationStyle="formSheet""#, true),
  ])
  func modalControllers(tools: String, style: String, isSheet: Bool) throws {
    let presenting = controller(
      "first", "viewController", "",
      "<connections>\(segue("presentation", to: "vc", style))</connections>")
    let found = try bars(navigation(to: "first"), presenting, controller("vc"), tools: tools)
    #expect(found == SimulatedBars(isSheet: isSheet))
  }

  @Test func aControllersOwnStyleWinsOverItsSegues() throws {
    let found = try bars(
      showing("vc", "presentation"),
      controller("vc", "viewController", #"modalPresentationStyle="fullScreen""#))
    #expect(!found.isSheet)
  }

  @Test func whatASheetContainsIsInASheet() throws {
    let found = try bars(showing("nav", "presentation"), navigation(), controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top(), isSheet: true))
  }

  @Test(arguments: [("14113", false), ("22505", true)])
  func shownWithoutANavigationControllerIsPresented(tools: String, isSheet: Bool) throws {
    let found = try bars(showing("vc"), controller("vc"), tools: tools)
    #expect(found == SimulatedBars(isSheet: isSheet))
  }

  @Test func shownWithoutANavigationControllerItHasItsStyle() throws {
    let found = try bars(
      showing("vc"), controller("vc", "viewController", #"modalPresentationStyle="fullScreen""#))
    #expect(!found.isSheet)
  }

  /// Only split view controllers show details; what they show is full of the screen or of a column.
  @Test(arguments: [("14113", false, false), ("22505", false, true), ("22505", true, false)])
  func aDetailWithoutASplitViewIsPresented(tools: String, hasSplit: Bool, isSheet: Bool) throws {
    let split = hasSplit ? controller("split", "splitViewController") : ""
    let found = try bars(
      navigation(to: "first"), showing("vc", "showDetail"), controller("vc"), split, tools: tools)
    #expect(found == SimulatedBars(isSheet: isSheet))
  }

  @Test func anEmbeddedControllerHasNoBars() throws {
    let found = try bars(navigation(to: "first"), showing("vc", "embed"), controller("vc"))
    #expect(found == SimulatedBars(isEmbedded: true))
  }

  @Test(arguments: [("14113", false), ("22505", true)])
  func aPopoverIsASheetSinceXcode11(tools: String, isSheet: Bool) throws {
    for kind in ["popoverPresentation", "popover"] {
      let found = try bars(
        navigation(to: "first"), showing("vc", kind), controller("vc"), tools: tools)
      #expect(found == SimulatedBars(isSheet: isSheet, isEmbedded: !isSheet))
    }
  }

  @Test func anEmbeddedNavigationControllerHasItsBar() throws {
    let found = try bars(showing("nav", "embed"), navigation(), controller("vc"))
    #expect(found.isEmbedded)
    #expect(found.top != nil)
  }

  @Test func segueLeadingToBarsWinsOverOneThatDoesNot() throws {
    let found = try bars(
      showing("vc", "presentation", from: "other"), navigation(to: "first"), showing("vc"),
      controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top()))
  }

  @Test(arguments: [("show", true), ("presentation", false)])
  func theSegueThatTheDocumentChoseDecides(_ kind: String, hasBar: Bool) throws {
    let found = try bars(
      showing("vc", "presentation", from: "other"), navigation(to: "first"), showing("vc"),
      controller("vc"), tieBreakers: ["elsewhere", "segue-\(kind)-vc"])
    #expect((found.top != nil) == hasBar)
  }
}
