import Scenes
import Testing
import Traits

@testable import Simulation

/// Rows that stay highlighted.
struct SelectionTests {
  private func table(_ attributes: String = "", _ segues: String = "") -> String {
    """
    <tableView key="view" id="t" \(attributes)><sections><tableViewSection id="s1"><cells>
      <tableViewCell id="c0"><connections>\(segues)</connections></tableViewCell>
      <tableViewCell id="c1"/>
    </cells></tableViewSection></sections></tableView>
    """
  }

  private func rows(_ simulation: Simulation) -> [Int] {
    simulation.runningState(of: "list").selectedRows.map(\.row).sorted()
  }

  /// A table view controller clears its selection when it comes back, unless it is told not to; others
  /// leave that to code.
  @Test(arguments: [
    ("tableViewController", "", [Int]()),
    ("tableViewController", #"clearsSelectionOnViewWillAppear="NO""#, [0]),
    ("viewController", "", [0]),
  ])
  func theSelectionIsClearedWhenTheListComesBack(
    _ tag: String, _ attributes: String, _ left: [Int]
  ) throws {
    let content =
      tag == "viewController"
      ? "<view>\(table("", segue("s", "show", to: "b")))</view>"
      : table("", segue("s", "show", to: "b"))
    var simulation = try Simulation(
      [
        navigation("nav", root: "list"), controller("list", tag, attributes, content: content),
        controller("b"),
      ], on: device(phone))
    try simulation.perform(.selectRow(section: 0, row: 0))
    #expect(rows(simulation) == [0])
    try simulation.perform(.back())
    #expect(rows(simulation) == left)
  }

  @Test(arguments: [
    ("", [1]), (#"allowsMultipleSelection="YES""#, [0, 1]), (#"allowsSelection="NO""#, []),
  ])
  func howManyRowsAreSelected(_ attributes: String, _ selected: [Int]) throws {
    var simulation = try Simulation(
      [controller("list", "tableViewController", content: table(attributes))], on: device(phone))
    try simulation.perform(.selectRow(section: 0, row: 0))
    try simulation.perform(.selectRow(section: 0, row: 1))
    #expect(rows(simulation) == selected)
    // Several are chosen and given up by taps.
    try simulation.perform(.selectRow(section: 0, row: 1))
    #expect(rows(simulation) == selected.filter { $0 == 0 || selected.count == 1 })
  }

  @Test func besideADetailARowStaysSelected() throws {
    var simulation = try Simulation(
      [
        split("split", "list", "b"),
        controller(
          "list", "tableViewController", content: table("", segue("s", "showDetail", to: "c"))),
        controller("b"), controller("c"),
      ], on: device(pad, .landscape))
    try simulation.perform(.selectRow(section: 0, row: 0))
    #expect(simulation.shape == "split(list c)")
    #expect(rows(simulation) == [0])
  }
}
