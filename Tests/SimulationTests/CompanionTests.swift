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
    #expect(simulation.shape == "split(listNav(list))")
    // An ordinary phone, regular by the container that the app puts around the split view.
    try simulation.perform(.rotate())
    // A new instance: the first one was discarded.
    #expect(simulation.shape == "split(listNav(list) detail#2)")
    let container = TraitEnvironment.Identity(.viewController, "ninefold:container")
    #expect(simulation.tree.setBy[.horizontalSizeClass] == container)
    try simulation.perform(.segue(id: "show"))
    try simulation.perform(.segue(id: "nextDetail"))
    #expect(simulation.shape == "split(listNav(list next) photo)")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "split(listNav(list photo))")
    try simulation.perform(.rotate())
    #expect(simulation.shape == "split(listNav(list) photo)")
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
