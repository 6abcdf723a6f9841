import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Simulation

struct SegueTests {
  private static func view(_ content: String) -> String {
    #"<view key="view" id="v"><subviews>\#(content)</subviews></view>"#
  }

  private static func button(_ id: String, _ segues: String) -> String {
    #"<button id="\#(id)"><connections>\#(segues)</connections></button>"#
  }

  @Test func embeddedControllersAreLoadedWithTheView() throws {
    let container =
      #"<containerView id="cv"><connections>"# + segue("e", "embed", to: "inner")
      + "</connections></containerView>"
    let simulation = try Simulation(
      [controller("outer", content: Self.view(container)), controller("inner")],
      on: device(phone))
    #expect(
      simulation.launch.log == [
        "outer prepare(for: e to inner)", "inner viewDidLoad", "outer viewDidLoad",
        "outer viewWillAppear", "inner viewWillAppear", "outer viewDidAppear",
        "inner viewDidAppear",
      ])
    // Only layout knows the size of a container view.
    #expect(simulation.node("inner")?.size == nil)
  }

  @Test func controllerThatEmbedsItselfEnds() throws {
    let container =
      #"<containerView id="cv"><connections>"# + segue("e", "embed", to: "outer")
      + "</connections></containerView>"
    let simulation = try Simulation(
      [controller("outer", content: Self.view(container))], on: device(phone))
    #expect(simulation.shape == "outer")
    #expect(simulation.launch.rules == [.recursiveContainment])
  }

  /// Each level has twice the controllers of the one around it.
  @Test func controllersDoNotMultiplyWithoutEnd() throws {
    let scenes = (0..<20).map { level in
      let containers = ["a", "b"].map { name in
        #"<containerView id="\#(name)\#(level)"><connections>"#
          + segue("\(name)-\(level)", "embed", to: "level\(level + 1)")
          + "</connections></containerView>"
      }
      return controller("level\(level)", content: Self.view(containers.joined()))
    }
    let simulation = try Simulation(scenes, on: device(phone))
    #expect(simulation.controllers.count == Simulation.mostControllers)
    #expect(simulation.launch.rules.contains(.manyControllers))
  }

  @Test func containerThatContainsItselfEnds() throws {
    let simulation = try Simulation(
      [navigation("a", root: "b"), navigation("b", root: "a")], on: device(phone))
    #expect(simulation.launch.rules == [.recursiveContainment])
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func controlsAreAskedWhetherTheyMay() throws {
    let scenes = [
      controller(
        "a", content: Self.view(Self.button("b", segue("s", "presentation", to: "c")))),
      controller("c"),
    ]
    var simulation = try Simulation(scenes, on: device(phone))
    #expect(
      try simulation.perform(.trigger(element: "b")).log.prefix(2) == [
        "a shouldPerformSegue(s): true", "a prepare(for: s to c)",
      ])
    var refusing = try Simulation(
      scenes, on: device(phone),
      companion: """
        {"segues": [{"segue": "s", "when": {"horizontalSizeClass": "compact"},
          "shouldPerform": false}]}
        """)
    #expect(
      try refusing.perform(.trigger(element: "b")).log == ["a shouldPerformSegue(s): false"])
    #expect(refusing.shape == "a")
    // Code is not asked.
    try refusing.perform(.segue(id: "s"))
    #expect(refusing.shape == "a > c")
  }

  @Test func gestureRecognizersTrigger() throws {
    let picture = #"""
      <imageView id="picture"><connections>
        <outletCollection property="gestureRecognizers" destination="tap" id="o"/>
      </connections></imageView>
      """#
    let recognizer =
      #"<tapGestureRecognizer id="tap"><connections>"#
      + segue("s", "presentation", to: "b") + "</connections></tapGestureRecognizer>"
    let scene = controller("a", content: Self.view(picture))
      .split(separator: "<exit", maxSplits: 1).joined(separator: recognizer + "<exit")
    for element in ["picture", "tap"] {
      var simulation = try Simulation([scene, controller("b")], on: device(phone))
      try simulation.perform(.trigger(element: element))
      #expect(simulation.shape == "a > b")
    }
  }

  @Test func rowsHaveTheSegueOfTheirCell() throws {
    func cell(_ id: String, _ segues: String) -> String {
      #"<tableViewCell id="\#(id)"><connections>\#(segues)</connections></tableViewCell>"#
    }
    let sections = """
      <tableView key="view" id="t"><sections><tableViewSection id="s1"><cells>
        \(cell("c1", ""))\(cell("c2", segue("s", "presentation", to: "b")))
      </cells></tableViewSection></sections></tableView>
      """
    let scenes = [
      controller("a", "tableViewController", content: sections), controller("b"),
    ]
    var simulation = try Simulation(scenes, on: device(phone))
    #expect(
      try simulation.perform(.selectRow(section: 0, row: 0)).log == ["a didSelectRow(0, 0)"])
    #expect(throws: SimulationError.self) {
      try simulation.perform(.selectRow(section: 1, row: 0))
    }
    try simulation.perform(.selectRow(section: 0, row: 1))
    #expect(simulation.shape == "a > b")
  }

  /// A table with prototypes has any number of rows, but not every integer is one.
  @Test(arguments: [(0, 41, true), (0, -1, false), (-1, 0, false), (0, .max, false)])
  func rowsOfPrototypes(section: Int, row: Int, exists: Bool) throws {
    let table = """
      <tableView key="view" id="t"><prototypes><tableViewCell id="c1"/></prototypes></tableView>
      """
    var simulation = try Simulation(
      [controller("a", "tableViewController", content: table)], on: device(phone))
    for step in [
      Step.selectRow(section: section, row: row), .tapAccessory(section: section, row: row),
    ] {
      if exists {
        try simulation.perform(step)
      } else {
        let error = #expect(throws: SimulationError.self) { try simulation.perform(step) }
        #expect(error?.code == .noSuchRow)
      }
    }
  }

  @Test func accessoryButtonsHaveSeguesOfTheirOwn() throws {
    let table = """
      <tableView key="view" id="t"><sections><tableViewSection id="s1"><cells>
        <tableViewCell id="c1" accessoryType="detailDisclosureButton"><connections>
          \(segue("info", "presentation", to: "c", #"trigger="accessoryAction""#))
          \(segue("row", "presentation", to: "b"))
        </connections></tableViewCell><tableViewCell id="c2"/>
      </cells></tableViewSection></sections></tableView>
      """
    let scenes = [
      controller("a", "tableViewController", content: table), controller("b"), controller("c"),
    ]
    var simulation = try Simulation(scenes, on: device(phone))
    let tapped = try simulation.perform(.tapAccessory(section: 0, row: 0))
    #expect(
      tapped.log.prefix(2) == [
        "a accessoryButtonTapped(0, 0)", "a shouldPerformSegue(info): true",
      ])
    #expect(simulation.shape == "a > c")
    try simulation.perform(.dismiss())
    try simulation.perform(.selectRow(section: 0, row: 0))
    #expect(simulation.shape == "a > b")
    // Behind a sheet there is still a table.
    #expect(throws: SimulationError.self) {
      try simulation.perform(.selectRow(section: 0, row: 1, in: "b"))
    }
    #expect(
      try simulation.perform(.selectRow(section: 0, row: 1, in: "a")).log == [
        "a didSelectRow(0, 1)"
      ])
    try simulation.perform(.dismiss())
    let bare = try simulation.perform(.tapAccessory(section: 0, row: 1))
    #expect(bare.log == ["a accessoryButtonTapped(0, 1)"])
  }

  /// A cell that has no other segue has that of its accessory button.
  @Test func aCellsOnlySegueIsItsAccessorys() throws {
    let table = """
      <tableView key="view" id="t"><prototypes><tableViewCell id="c1"><connections>
        \(segue("info", "presentation", to: "b", #"trigger="accessoryAction""#))
      </connections></tableViewCell></prototypes></tableView>
      """
    var simulation = try Simulation(
      [controller("a", "tableViewController", content: table), controller("b")], on: device(phone))
    try simulation.perform(.trigger(element: "c1"))
    #expect(simulation.shape == "a > b")
  }

  @Test(arguments: [
    (pad, "0", "split(photo detailNav(detail))"), (pad, "1", "split(listNav(list) photo)"),
    (phone, "1", "split(listNav(list photo))"),
  ])
  func replaceFillsAColumn(_ name: String, _ index: String, _ shape: String) throws {
    var scenes = splitApp()
    scenes[3] = controller(
      "list", "viewController", "",
      segue("r", "replace", to: "photo", "splitViewControllerTargetIndex=\"\(index)\""))
    var simulation = try Simulation(
      scenes, on: device(name, name == pad ? .landscape : .portrait),
      companion:
        #"{"splitViews": [{"controller": "split", "collapse": [{"secondary": "discard"}]}]}"#)
    try simulation.perform(.segue(id: "r"))
    #expect(simulation.shape == shape)
    #expect(simulation.brokenInvariants.isEmpty)
  }

  /// Of two controllers on screen that have it the one in front performs a segue.
  @Test func theFrontmostPerforms() throws {
    let scenes = ["a", "b"].map {
      controller(
        $0, "viewController", "",
        segue("on-\($0)", "presentation", to: $0 == "a" ? "b" : "c", #"identifier="on""#))
    }
    var simulation = try Simulation(scenes + [controller("c")], on: device(phone))
    try simulation.perform(.segue(id: "on"))
    try simulation.perform(.segue(id: "on"))
    #expect(simulation.shape == "a > b > c")
  }

  /// Segues of the old kind are for pads. What starts from a controller itself has no anchor.
  @Test(arguments: [(pad, [SimulationNote.Rule.compactPresentation]), (phone, [.popoverOnPhone])])
  func oldPopoverSegues(_ name: String, _ rules: [SimulationNote.Rule]) throws {
    let scenes = [
      controller("a", "viewController", "", segue("s", "popover", to: "b")), controller("b"),
    ]
    var simulation = try Simulation(scenes, on: device(name))
    #expect(try simulation.perform(.segue(id: "s")).rules == rules)
    #expect(simulation.tree.presentation?.anchor == nil)
  }

  @Test func customSegueDoesWhatIsDeclared() throws {
    let scenes = [
      navigation("nav", root: "a"),
      controller(
        "a", "viewController", "", segue("s", "custom", to: "b", #"customClass="Slide""#)),
      controller("b"),
    ]
    var simulation = try Simulation(scenes, on: device(phone))
    #expect(try simulation.perform(.segue(id: "s")).rules == [.customSegue])
    #expect(simulation.shape == "nav(a) > b")
    var pushing = try Simulation(
      scenes, on: device(phone), companion: #"{"segues": [{"segue": "Slide", "does": "push"}]}"#)
    #expect(try pushing.perform(.segue(id: "s")).rules.isEmpty)
    #expect(pushing.shape == "nav(a b)")
  }

  @Test func referencesLeadToOtherStoryboards() throws {
    let other = try storyboard(
      [
        navigation("nav", root: "x"),
        controller(
          "x", "viewController", #"storyboardIdentifier="X""#,
          segue("on", "show", to: "y")), controller("y"),
      ], initial: "nav")
    func reference(_ id: String, _ attributes: String) -> String {
      controller(id, "viewControllerPlaceholder", attributes)
    }
    let main = try storyboard(
      [
        controller(
          "a", "viewController", "",
          segue("initial", "presentation", to: "r1") + segue("named", "presentation", to: "r2")
            + segue("missing", "presentation", to: "r3") + segue("none", "presentation", to: "r4")
            + segue("bad", "presentation", to: "r5")
            + segue("outside", "presentation", to: "r6")),
        reference("r1", #"storyboardName="Other""#),
        reference("r2", #"storyboardName="Other" referencedIdentifier="X""#),
        reference("r3", #"storyboardName="Nowhere""#),
        reference("r5", #"storyboardName="Bad""#),
        reference("r4", #"storyboardName="Other" referencedIdentifier="Z""#),
        reference("r6", #"storyboardName="Other" bundleIdentifier="org.example.kit""#),
      ], initial: "a")
    func simulation() throws -> Simulation {
      try Simulation(main, on: try device(phone)) { name in
        name == "Other"
          ? FoundStoryboard(other, fault: "?")
          : name == "Bad" ? FoundStoryboard(nil, fault: "!") : nil
      }
    }
    var first = try simulation()
    let found = try first.perform(.segue(id: "initial"))
    #expect(found.notes == [SimulationNote(.unreadableCompanion, detail: "?")])
    #expect(first.shape == "a > Other/nav(Other/x)")
    try first.perform(.segue(id: "on"))
    #expect(first.shape == "a > Other/nav(Other/x Other/y)")
    #expect(first.node("Other/x")?.storyboard == "Other")
    var second = try simulation()
    try second.perform(.segue(id: "named"))
    #expect(second.shape == "a > Other/x")
    var third = try simulation()
    #expect(try third.perform(.segue(id: "missing")).rules == [.missingStoryboard])
    #expect(third.shape == "a > r3")
    // Another bundle's isn't the project's of the same name.
    var sixth = try simulation()
    let outside = try sixth.perform(.segue(id: "outside"))
    #expect(outside.rules == [.missingStoryboard])
    #expect(outside.notes.first?.detail?.contains("org.example.kit") == true)
    #expect(sixth.shape == "a > r6")
    var fourth = try simulation()
    #expect(try fourth.perform(.segue(id: "none")).rules == [.missingController])
    var fifth = try simulation()
    #expect(
      try fifth.perform(.segue(id: "bad")).notes == [
        SimulationNote(.unreadableStoryboard, "r5", detail: "!")
      ])
  }

  @Test(arguments: [
    (Step.segue(id: "nothing"), SimulationError.Code.unknownSegue),
    (.segue(id: "hidden"), .notVisible), (.trigger(element: "nothing"), .unknownElement),
    (.trigger(element: "far"), .notVisible), (.trigger(element: "plain"), .noSegue),
    (.segue(id: "lost"), .unknownController), (.segue(id: "s", from: "gone"), .unknownController),
    (.segue(id: "part"), .notPerformable), (.segue(id: "inner"), .notPerformable),
    (.unwind(action: "back:"), .noUnwindDestination),
  ])
  func refuses(_ step: Step, _ code: SimulationError.Code) throws {
    let scenes = [
      controller(
        "a", "viewController", "",
        segue("lost", "show", to: "?") + segue("part", "relationship", to: "b")
          + segue("inner", "embed", to: "?"),
        content: Self.view(Self.button("plain", ""))),
      controller(
        "b", content: Self.view(Self.button("far", segue("hidden", "show", to: "a")))),
    ]
    var simulation = try Simulation(scenes, on: device(phone))
    let error = #expect(throws: SimulationError.self) { try simulation.perform(step) }
    #expect(error?.code == code)
    #expect(simulation.shape == "a")
  }

  @Test func pagesAreDeclared() throws {
    var simulation = try Simulation(
      [controller("pages", "pageViewController"), controller("one"), controller("two")],
      on: device(phone),
      companion: #"{"pages": [{"controller": "pages", "pages": ["one", "two"]}]}"#)
    #expect(simulation.keyController == "one")
    #expect(
      try simulation.perform(.turnPage(to: 1)).log == [
        "pages select two", "two viewDidLoad", "one viewWillDisappear", "two viewWillAppear",
        "one viewDidDisappear", "two viewDidAppear",
      ])
    #expect(try simulation.perform(.turnPage(to: 1)).log.isEmpty)
    #expect(throws: SimulationError.self) { try simulation.perform(.turnPage(to: 2)) }
  }

  @Test func documentWithoutControllers() throws {
    let error = #expect(throws: SimulationError.self) { try Simulation([], on: device(phone)) }
    #expect(error?.code == .noController)
  }
}
