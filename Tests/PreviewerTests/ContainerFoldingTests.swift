import Testing
import Traits
import WorkerProtocol

@testable import PreviewerLayers

/// Containers that are cards on the map.
struct ContainerFoldingTests {
  private static let phone = Size(width: 430, height: 932)

  private func controller(_ id: String, _ element: String) -> ResolvedScene {
    ResolvedScene(
      id: id, title: id, controller: element, isInitial: false, canvas: Self.phone,
      safeArea: .zero, traits: TraitCollection(), root: nil, issues: [])
  }

  private func relationship(_ from: String, _ to: String) -> SegueEntry {
    SegueEntry(
      line: 1, kind: "relationship", source: ConnectionEnd(id: nil, scene: from, name: from),
      destination: ConnectionEnd(id: nil, scene: to, name: "the controller “\(to)”"))
  }

  @Test(arguments: [
    ("navigationController", true), ("tabBarController", true), ("splitViewController", true),
    ("viewController", false), ("tableViewController", false), ("pageViewController", false),
  ])
  func containersAreFolded(element: String, isFolded: Bool) {
    var folding = ContainerFolding()
    let scene = controller("a", element)
    #expect(!folding.folds(scene))
    folding.foldsAll = true
    #expect(folding.folds(scene) == isFolded)
  }

  @Test func oneIsTheOtherWayUntilAllAreSet() {
    var folding = ContainerFolding()
    let (one, other) = (
      controller("a", "navigationController"), controller("b", "tabBarController")
    )
    folding.toggle("a")
    #expect(folding.folds(one) && !folding.folds(other))
    folding.toggle("a")
    #expect(!folding.folds(one))
    folding.foldsAll = true
    folding.toggle("b")
    #expect(folding.folds(one) && !folding.folds(other))
    folding.foldsAll = false
    #expect(!folding.folds(one) && !folding.folds(other))
  }

  @Test func aCardIsSmallAndInPlaceOfItsScene() {
    let scenes = [controller("Tabs", "tabBarController"), controller("One", "viewController")]
    func map(_ folds: Bool) -> CanvasArrangement {
      CanvasArrangement(
        map: scenes.map {
          CanvasArrangement.Part($0, on: nil, isFolded: folds && $0.isContainer)
        }, at: [CanvasLocation(x: 0, y: 0), CanvasLocation(x: 750, y: 0)])
    }
    let (folded, whole) = (map(true), map(false))
    #expect(folded.items.map(\.isFolded) == [true, false])
    #expect(folded.items[0].body.height < Self.phone.height / 3)
    #expect(folded.items[1].body.size == Self.phone)
    #expect(folded.items[0].body.x == whole.items[0].body.x)
    #expect(folded.bounds.width < whole.bounds.width)
    // Lines begin at the card.
    let routes = SegueRoute.routes(of: [relationship("Tabs", "One")], over: folded)
    #expect(routes.first?.points.first?.x == folded.items[0].body.maxX)
  }

  @Test(
    arguments: [
      ([], "", "Tabs, folded"),
      (["One"], "1", "Tabs, folded. 1"),
      (["One", "Two"], "2 scenes: 1, the controller “Two”", nil),
    ] as [([String], String, String?)])
  func aCardSaysWhatItsContainerHolds(content: [String], detail: String, sentence: String?) {
    let segues = content.map { relationship("Tabs", $0) } + [relationship("Other", "Three")]
    let card = ContainerCard(
      controller("Tabs", "tabBarController"), holding: segues, names: ["One": "1"])
    #expect(card.title == "Tabs")
    #expect(card.detail == detail)
    #expect(card.symbol == "ninefold-tabs-symbolic")
    if let sentence { #expect(card.sentence == sentence) }
  }
}
