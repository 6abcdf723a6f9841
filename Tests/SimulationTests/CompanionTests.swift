import Companion
import Testing
import Traits

@testable import Simulation

/// What a companion file declares, played.
struct CompanionTests {
  @Test func splitViewAnswersDependOnWhatIsShown() throws {
    let companion = """
      {"splitViews": [{"controller": "split",
        "collapse": [
          {"when": {"secondaryShows": "photo"}, "secondary": "default", "keepInPrimary": ["list"]},
          {"secondary": "discard"}
        ],
        "separate": [
          {"when": {"primaryShows": "photo"}, "secondary": "default"}, {"secondary": "detail"}
        ]}],
       "traitOverrides": [{"child": "split", "when": {"widerThan": 500},
         "traits": {"horizontalSizeClass": "regular"}}]}
      """
    var simulation = try Simulation(splitApp(), on: device(phone), companion: companion)
    #expect(simulation.shape == "ninefold:container(split(listNav(list)))")
    // An ordinary phone, regular by the container that the app puts around the split view.
    try simulation.perform(.rotate())
    // The one from before, without the stack that it was on.
    #expect(simulation.shape == "ninefold:container(split(listNav(list) detail))")
    let container = TraitEnvironment.Identity(.viewController, "ninefold:container")
    #expect(simulation.node("split")?.setBy[.horizontalSizeClass] == container)
    try simulation.perform(.segue(id: "show"))
    try simulation.perform(.segue(id: "nextDetail"))
    #expect(simulation.shape == "ninefold:container(split(listNav(list next) photo))")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "ninefold:container(split(listNav(list photo)))")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "ninefold:container(split(listNav(list) photo))")
    #expect(simulation.brokenInvariants.isEmpty)
  }

  @Test func companionOfTheDocumentAnswers() throws {
    var set = try storyboard(splitApp(), initial: "split")
    set.companion = try CompanionFile(
      parsing: Array(
        #"{"splitViews": [{"controller": "split", "collapse": [{"secondary": "discard"}]}]}"#.utf8))
    #expect(try Simulation(set, on: device(phone)).shape == "split(listNav(list))")
  }

  @Test func rowsSendDeclaredActions() throws {
    let table = """
      <tableView key="view" id="t"><prototypes>
        <tableViewCell id="c1" reuseIdentifier="Album"/>
        <tableViewCell id="c2" reuseIdentifier="Photo"/>
      </prototypes></tableView>
      """
    let scenes = [
      navigation("nav", root: "a"), controller("a", "tableViewController", content: table),
      controller("b"),
    ]
    let companion = """
      {"actions": {"show": {"sentBy": [
          {"sender": "Photo", "controller": "b", "title": "{row} of {rows}"}]},
        "close": {"implementedBy": [{"controller": "b", "does": "dismiss"}]}},
       "lists": [{"view": "t", "sections": [
          {"rows": [{"cell": "Album"}, {"cell": "Photo", "count": 3}]}]}]}
      """
    var simulation = try Simulation(scenes, on: device(phone), companion: companion)
    #expect(
      try simulation.perform(.selectRow(section: 0, row: 0)).log == ["a didSelectRow(0, 0)"])
    try simulation.perform(.selectRow(section: 0, row: 2))
    #expect(simulation.shape == "nav(a b)")
    #expect(simulation.node("b")?.title == "2 of 3")
    try simulation.perform(.back())
    #expect(throws: SimulationError.self) {
      try simulation.perform(.selectRow(section: 0, row: 4))
    }
  }

  private static let library = [
    navigation("nav", root: "a"),
    controller(
      "a", "tableViewController",
      content: """
        <tableView key="view" id="t"><prototypes>
          <tableViewCell id="c" reuseIdentifier="Photo">
            <tableViewCellContentView key="contentView" id="cc"><subviews>
              <label id="name" text="Written" userLabel="Name"/>
              <imageView id="thumb" image="drawn"/>
              <button id="more"><connections>\(segue("inRow", "show", to: "b"))</connections></button>
            </subviews></tableViewCellContentView>
            <connections>
              <outlet property="caption" destination="text" id="o"/>\(segue("s", "show", to: "b"))
            </connections>
          </tableViewCell>
        </prototypes></tableView>
        """),
    controller("b", content: #"<view key="view" id="b-view"/>"#), controller("d"),
  ]

  private static let rows = """
    "lists": [{"view": "t", "sections": [{"rows": [{"cell": "Photo", "count": 2,
      "texts": {"name": ["One", "Two"]}, "images": {"thumb": ["first", "second"]}}]}]}]
    """

  /// An element's own segue is performed and its code runs, the segue first for a row.
  @Test func actionsDoNotReplaceSegues() throws {
    let companion = """
      {"actions": {"show": {"sentBy": [{"sender": "Photo", "controller": "d"}]}}, \(Self.rows)}
      """
    var simulation = try Simulation(Self.library, on: device(phone), companion: companion)
    let log = try simulation.perform(.selectRow(section: 0, row: 1)).log
    #expect(simulation.shape == "nav(a b d)")
    let order = [
      "a prepare(for: s to b)", "nav push b", "a didSelectRow(0, 1)", "b viewDidLoad", "nav push d",
    ]
    #expect(log.filter(order.contains) == order)
  }

  /// Values come from the chosen row, be it written in the file or in the document.
  @Test(arguments: [
    (Step.selectRow(section: 0, row: 1), "Two", "second", "2 of 2", "b"),
    (.selectRow(section: 0, row: 0), "One", "first", "1 of 2", "a"),
    (.trigger(element: "ninefold:row:0.1:c"), "Two", "second", "2 of 2", "b"),
    (.segue(id: "s"), "One", "first", "1 of 2", "a"),
  ])
  func seguesPassValues(
    _ step: Step, _ name: String, _ image: String, _ title: String, _ turn: String
  ) throws {
    let sets = """
      {"title": "{row} of {rows}", "images": {"picture": {"fromRow": "thumb"}},
       "texts": {"label": {"fromRow": "Name"}, "plain": "x{row}", "turn": ["a", "b"],
                 "none": {"fromRow": "nowhere"}},
       "lists": [{"view": "u", "sections": []}]}
      """
    var simulation = try Simulation(
      Self.library, on: device(phone),
      companion: #"{"segues": [{"segue": "s", "sets": \#(sets)}], \#(Self.rows)}"#)
    try simulation.perform(step)
    let passed = simulation.runningState(of: "b").passed
    #expect(simulation.node("b")?.title == title)
    #expect(passed.images == ["picture": image])
    #expect(passed.texts == ["label": name, "plain": "x" + title.prefix(1), "turn": turn])
    #expect(passed.lists.map(\.view) == ["u"])
  }

  /// Without a declaration a row shows what its cell shows in the document; a view in a cell is in a row.
  @Test func valuesOfWhatTheDocumentShows() throws {
    let sets = #"{"texts": {"label": {"fromRow": "Name"}}, "images": {"p": {"fromRow": "thumb"}}}"#
    var simulation = try Simulation(
      Self.library, on: device(phone),
      companion: #"{"segues": [{"segue": "inRow", "sets": \#(sets)}]}"#)
    try simulation.perform(.trigger(element: "more"))
    let passed = simulation.runningState(of: "b").passed
    #expect(passed.texts == ["label": "Written"])
    #expect(passed.images == ["p": "drawn"])
  }

  /// What shows a controller by an action can pass values, and so can an unwind segue and one that
  /// embeds.
  @Test func whatElsePassesValues() throws {
    var sent = try Simulation(
      Self.library, on: device(phone),
      companion: """
        {"actions": {"show": {"sentBy": [
          {"sender": "more", "controller": "d", "title": "T", "sets": {"texts": {"x": "{row}"}}}]}},
         \(Self.rows)}
        """)
    try sent.perform(.trigger(element: "ninefold:row:0.1:more"))
    #expect(sent.node("d")?.title == "T")
    #expect(sent.runningState(of: "d").passed.texts == ["x": "2"])

    var back = try Simulation(
      [
        navigation("nav", root: "a"),
        controller("a", "viewController", "", segue("s", "show", to: "b")),
        controller(
          "b", "viewController", "", segue("back", "unwind", to: "exit-b", #"unwindAction="done:""#)
        ),
      ], on: device(phone),
      companion: #"{"segues": [{"segue": "back", "sets": {"title": "New"}}]}"#)
    try back.perform(.segue(id: "s"))
    try back.perform(.segue(id: "back"))
    #expect(back.node("a")?.title == "New")

    let embedding = try Simulation(
      [
        controller(
          "a",
          content: """
            <view key="view" id="v"><subviews><containerView id="c"><connections>
              \(segue("e", "embed", to: "b"))
            </connections></containerView></subviews></view>
            """), controller("b"),
      ], on: device(phone),
      companion: #"{"segues": [{"segue": "e", "sets": {"title": "Inside"}}]}"#)
    #expect(embedding.node("b")?.title == "Inside")
  }

  @Test func customPresentationsAreNamed() throws {
    let companion = """
      {"presentations": [{"presented": "b", "frame": [{"width": 200}],
        "adaptiveStyle": [{"when": {"verticalSizeClass": "compact"}, "style": "fullScreen"}]}],
       "animations": [{"controller": "a", "during": "size", "changes": []}]}
      """
    let scenes = [
      controller(
        "a", "viewController", "",
        segue("s", "presentation", to: "b", #"modalPresentationStyle="custom""#)), controller("b"),
    ]
    var simulation = try Simulation(scenes, on: device(phone), companion: companion)
    try simulation.perform(.segue(id: "s"))
    #expect(simulation.tree.presentation?.form == .custom)
    #expect(simulation.tree.presentation?.custom == "b")
    let outcome = try simulation.perform(.rotate())
    #expect(outcome.log.contains("presentationController b adapt custom to fullScreen"))
    #expect(outcome.log.contains("a animateAlongside(animations[0])"))
  }
}
