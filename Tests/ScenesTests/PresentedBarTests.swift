import Testing

@testable import Scenes

/// The bars around a controller that is presented or embedded.
@Suite struct PresentedBarTests {
  /// `toolsVersion`, the style written on the segue, and whether the controller is shown as a sheet.
  @Test(arguments: [
    ("14113", "", false), ("14868", "", true), ("22505", "", true),
    ("22505", #"modalPresentationStyle="fullScreen""#, false),
    ("22505", #"modalPresentationStyle="overFullScreen""#, false),
    ("22505", #"modalPresentationStyle="currentContext""#, false),
    ("22505", #"modalPresentationStyle="overCurrentContext""#, false),
    ("22505", #"modalPresentationStyle="custom""#, false),
    ("22505", #"modalPresentationStyle="formSheet""#, true),
  ])
  func modalControllers(tools: String, style: String, isSheet: Bool) throws {
    let presenting = controller(
      "first", "viewController", "",
      "<connections>\(segue("presentation", to: "vc", style))</connections>")
    let found = try bars(navigation(to: "first"), presenting, controller("vc"), tools: tools)
    #expect(
      found == SimulatedBars(isSheet: isSheet, coversScreen: style.contains(#""fullScreen""#)))
  }

  /// Whatever else leads to a controller that is presented full screen tells more of it, whichever comes
  /// first.
  @Test(
    arguments: [
      ("embed", "", SimulatedBars(isEmbedded: true)),
      ("presentation", "", SimulatedBars(isSheet: true)),
      ("show", #"navigationBarHidden="YES""#, SimulatedBars()),
      ("push", #"navigationBarHidden="YES""#, SimulatedBars()),
    ], [true, false])
  func fullScreenComesLast(
    _ other: (kind: String, navigation: String, expected: SimulatedBars), isFirst: Bool
  ) throws {
    let shown = segue(other.kind)
    let presented = Self.presentation(#"modalPresentationStyle="fullScreen""#)
    let first = controller(
      "first", "viewController", "",
      "<connections>\(isFirst ? presented + shown : shown + presented)</connections>")
    let around =
      other.navigation.isEmpty ? "" : navigation("nav", to: "first", other.navigation)
    #expect(try bars(around, first, controller("vc")) == other.expected)
  }

  /// The style of the segue, where it has one, goes before the controller's own.
  @Test(arguments: [
    ("", "fullScreen", false), ("", "formSheet", true), ("formSheet", "fullScreen", true),
    ("fullScreen", "formSheet", false),
  ])
  func stylesOfSegueAndController(of segue: String, own: String, isSheet: Bool) throws {
    func style(_ name: String) -> String {
      name.isEmpty ? "" : "modalPresentationStyle=\"\(name)\""
    }
    let presenting = controller(
      "first", "viewController", "",
      "<connections>\(Self.presentation(style(segue)))</connections>")
    let found = try bars(presenting, controller("vc", "viewController", style(own)))
    #expect(found.isSheet == isSheet)
  }

  private static func presentation(_ attributes: String) -> String {
    segue("presentation", to: "vc", attributes)
  }

  /// A push without a navigation controller leads nowhere.
  @Test func pushedWithoutANavigationControllerIsNotPresented() throws {
    #expect(try bars(showing("vc", "push"), controller("vc")) == SimulatedBars())
  }

  @Test func whatASheetContainsIsInASheet() throws {
    let found = try bars(showing("nav", "presentation"), navigation(), controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top(), isSheet: true))
  }

  @Test func whatCoversTheScreenHandsThatOn() throws {
    let found = try bars(
      showing("nav", "presentation"),
      navigation("nav", to: "vc", #"modalPresentationStyle="fullScreen""#), controller("vc"))
    #expect(found == SimulatedBars(top: SimulatedBars.Top(), coversScreen: true))
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

  /// Only split view controllers show details, so without one they are presented; but a document that
  /// doesn't say where its chains begin may be the master of a split view in another, or in code.
  @Test(arguments: [
    ("14113", "nav", [navigation(to: "first")], false),
    ("22505", "nav", [navigation(to: "first")], true),
    ("22505", "first", [], true),
    ("22505", "", [navigation(to: "first")], false),
    ("22505", "", [], false),
    // One that nothing leads to, and nobody shows first.
    ("22505", "other", [navigation(to: "first"), controller("other")], false),
    // Presented here, or shown by one that is first.
    ("22505", "", [showing("nav", "presentation", from: "other"), navigation(to: "first")], true),
    (
      "22505", "", [showing("nav", "popoverPresentation", from: "other"), navigation(to: "first")],
      true
    ),
    (
      "22505", "outer",
      [
        navigation("outer", to: "other"), showing("nav", "embed", from: "other"),
        navigation(to: "first"),
      ],
      true
    ),
    ("22505", "other", [showing("first", from: "other")], true),
    // In a split view, or shown from there, and beside one.
    ("22505", "split", [split(to: "nav"), navigation(to: "first")], false),
    ("22505", "split", [split(to: "other"), showing("first", from: "other")], false),
    (
      "22505", "nav", [split(to: "other"), controller("other"), navigation(to: "first")], true
    ),
    // Further down a stack, which nothing leads to, and which is first.
    ("22505", "", [showing("first", from: "other"), navigation("nav", to: "other")], false),
    ("22505", "nav", [showing("first", from: "other"), navigation("nav", to: "other")], true),
  ])
  func aDetailWithoutASplitViewIsPresented(
    tools: String, initial: String, others: [String], isSheet: Bool
  ) throws {
    let details = controller(
      "first", "viewController", "", "<connections>\(segue("showDetail"))</connections>")
    let found = try bars(
      details, controller("vc"), others.joined(), tools: tools, initial: initial)
    #expect(found == SimulatedBars(isSheet: isSheet))
  }

  /// Asked for a long chain once.
  @Test func detailsAtTheEndOfALongChain() throws {
    let chain = (0..<5_000).map { index in
      controller(
        "c\(index)", "viewController", "",
        "<connections>\(segue("show", to: "c\(index + 1)"))\(segue("showDetail"))</connections>")
    }
    let found = try bars(
      navigation(to: "c0"), chain.joined(), controller("vc"), initial: "nav")
    #expect(found.isSheet)
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
