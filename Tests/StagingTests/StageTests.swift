import Companion
import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Testing
import TextMetrics
import Traits

@testable import Staging

@Suite struct StageTests {
  private let pad = "iPad Pro (12.9-inch) (6th generation)"
  private let phone = "iPhone 15 Pro"

  @Test func columnsStandBesideEachOther() throws {
    let stage = try Fixture.stage(pad, .landscape)
    #expect(stage.layers.count == 1)
    #expect(stage.frames["nav"] == Rect(x: 0, y: 0, width: 320, height: 1024))
    #expect(stage.frames["detail"] == Rect(x: 320, y: 0, width: 1046, height: 1024))
    // Back to front: what may lie over the other column comes last.
    let shown = stage.layers[0].scene.contained.map(\.scene.scene.id)
    #expect(shown == ["scene-detail", "scene-nav"])
  }

  @Test func aCollapsedSplitViewShowsOneStack() throws {
    let stage = try Fixture.stage(phone, .portrait)
    #expect(stage.frames["detail"] == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.frames["menu"] == nil)
  }

  @Test func whatIsPushedHasABarWithAWayBack() throws {
    let stage = try Fixture.stage(pad, .landscape, [.segue(id: "show")])
    let stack = try #require(
      stage.layers[0].scene.contained.first { $0.scene.scene.id == "scene-nav" })
    let next = try #require(stack.scene.contained.first).scene
    #expect(next.scene.id == "scene-next")
    #expect(next.scene.bars.top?.backTitle == "Menu")
    // 32 of the status bar and 54 of the bar.
    #expect(next.safeArea.top == 86)
  }

  @Test(arguments: [
    // 59 is where the safe area begins beside the island.
    ("iPhone 15 Pro", Orientation.portrait, "page", Rect(x: 0, y: 59, width: 393, height: 793)),
    ("iPhone 15 Pro", .portrait, "full", Rect(x: 0, y: 0, width: 393, height: 852)),
    ("iPhone 15 Pro", .landscape, "page", Rect(x: 0, y: 0, width: 852, height: 393)),
    (
      "iPad Pro (12.9-inch) (6th generation)", .landscape, "form",
      Rect(x: 413, y: 202, width: 540, height: 620)
    ),
    (
      "iPad Pro (12.9-inch) (6th generation)", .landscape, "page",
      Rect(x: 327, y: 44, width: 712, height: 936)
    ),
  ])
  func sheetsHaveTheirPlace(
    _ device: String, _ orientation: Orientation, _ segue: String, _ frame: Rect
  ) throws {
    let steps: [Step] =
      device == phone && orientation == .portrait
      ? [.back(), .segue(id: segue)] : [.segue(id: segue, from: "menu")]
    let shown = device == phone && orientation == .landscape ? [.back()] + steps : steps
    let stage = try Fixture.stage(device, orientation, shown)
    let layer = try #require(stage.layers.last)
    #expect(layer.controller == "next")
    #expect(layer.frame == frame)
    // A sheet below the status bar keeps clear of nothing at its top.
    if layer.form == .card { #expect(layer.scene.safeArea.top == 0) }
  }

  /// Without a status bar above it a card is lower than the window all the same.
  @Test func aCardInAWindowOfItsOwn() throws {
    let stage = try Fixture.stage(
      pad, .landscape, [.resize(width: 400, height: 800), .back(), .segue(id: "page")])
    #expect(stage.layers.last?.form == .card)
    #expect(stage.layers.last?.frame == Rect(x: 0, y: 20, width: 400, height: 780))
  }

  /// The menu, 320 of the pad's 1366 points wide, defines the context.
  @Test(arguments: [("context", 320.0), ("full", 1366)])
  func aContextIsCovered(_ segue: String, width: Double) throws {
    let stage = try Fixture.stage(
      "iPad Pro (12.9-inch) (6th generation)", .landscape, [.segue(id: segue, from: "menu")])
    #expect(stage.layers.last?.controller == "next")
    #expect(stage.layers.last?.frame == Rect(x: 0, y: 0, width: width, height: 1024))
  }

  @Test func aPopoverPointsAtItsAnchor() throws {
    let stage = try Fixture.stage(pad, .landscape, [.segue(id: "pop")])
    let layer = try #require(stage.layers.last)
    #expect(layer.form == .popover)
    let arrow = try #require(layer.arrow)
    #expect(arrow.direction == .up)
    // The anchor is 40 wide at 100: its middle is at 120, below it are 13 for the arrow.
    #expect(layer.frame.x + arrow.offset == 120)
    #expect(layer.frame.y == 333)
    #expect(layer.frame.size == Size(width: 320, height: 480))
  }
}

@Suite struct PopoverPlacementTests {
  private let room = Rect(x: 0, y: 0, width: 1000, height: 700)
  private let size = Size(width: 300, height: 200)

  @Test(arguments: [
    // Below if there is room, else above, else beside; and only where the document allows it.
    (Rect(x: 400, y: 100, width: 20, height: 20), [String](), "up"),
    (Rect(x: 400, y: 600, width: 20, height: 20), [], "down"),
    (Rect(x: 400, y: 100, width: 20, height: 20), ["left", "right"], "left"),
    (Rect(x: 900, y: 100, width: 20, height: 20), ["left", "right"], "right"),
    (Rect(x: 400, y: 0, width: 20, height: 700), [], "left"),
  ])
  func itTakesTheFirstSideWithRoom(_ anchor: Rect, _ directions: [String], _ expected: String) {
    let placement = PopoverPlacement(
      size: size, anchor: anchor, directions: directions, in: room)
    #expect(placement.arrow.direction.rawValue == expected)
    #expect(placement.frame.size == size)
  }

  @Test func itStaysInTheWindowAndStillPointsAtTheAnchor() {
    let placement = PopoverPlacement(
      size: size, anchor: Rect(x: 960, y: 50, width: 30, height: 30), directions: [], in: room)
    #expect(placement.frame.maxX == 990)
    #expect(placement.frame.x + placement.arrow.offset == 966)
  }

  /// Beside the anchor the arrow is as far down as its middle is, but never in a corner.
  @Test(arguments: [(100.0, 200.0, 100.0), (12, 200, 24), (100, 30, 15)])
  func whereTheArrowIsBesideTheAnchor(y: Double, height: Double, offset: Double) {
    let placement = PopoverPlacement(
      size: Size(width: 300, height: height), anchor: Rect(x: 400, y: y, width: 20, height: 20),
      directions: ["left"], in: room)
    #expect(placement.arrow.offset == offset)
  }

  /// On the side where most of it is left.
  @Test(arguments: [
    (Rect(x: 100, y: 350, width: 1, height: 1), "left"),
    (Rect(x: 900, y: 350, width: 1, height: 1), "right"),
    (Rect(x: 500, y: 650, width: 1, height: 1), "down"),
  ])
  func whereNothingFitsTheSideIsChosen(_ anchor: Rect, _ direction: String) {
    let placement = PopoverPlacement(
      size: Size(width: 2000, height: 2000), anchor: anchor, directions: [], in: room)
    #expect(placement.arrow.direction.rawValue == direction)
  }

  @Test func whereNothingFitsItGetsSmaller() {
    let placement = PopoverPlacement(
      size: Size(width: 2000, height: 2000), anchor: Rect(x: 500, y: 300, width: 1, height: 1),
      directions: [], in: room)
    #expect(placement.frame.width <= 980)
    #expect(placement.frame.y >= 10 && placement.frame.maxY <= 690)
  }
}

/// What on screen can be used.
@Suite struct ReactionTests {
  @Test func aStackOfOneHasNoBackButton() throws {
    let pad = "iPad Pro (12.9-inch) (6th generation)"
    #expect(try Fixture.stage(pad, .landscape).reactions == [])
  }

  @Test func theBackButtonBelongsToItsBar() throws {
    let stage = try Fixture.stage(
      "iPad Pro (12.9-inch) (6th generation)", .landscape, [.segue(id: "show")])
    #expect(
      stage.reactions == [
        Reaction(id: "ninefold:navigationBar:scene-next", item: 0, step: .back(in: "next"))
      ])
  }

  private func stage(_ views: String, _ companion: String = "{}", _ steps: [Step] = []) throws
    -> Stage
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <tableViewController id="vc" sceneMemberID="viewController">\(views)</tableViewController>
      </objects></scene></scenes></document>
      """
    var set = SceneSet(try Document(parsing: Array(text.utf8)))
    set.companion = try CompanionFile(parsing: Array(companion.utf8))
    let device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    var simulation = try Simulation(set, on: SimulatedScreen(device))
    for step in steps { try simulation.perform(step) }
    return try simulation.stage(LayoutEngine(text: CompatibleTextMeasurer()))
  }

  @Test func controlsAreSetByTheirParts() throws {
    let views = """
      <view key="view" id="v"><subviews><switch id="sw"/><stepper id="st" stepValue="2" value="4"/>
      <segmentedControl id="se"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl><slider id="sl" maxValue="9"/><button id="b"/><button id="c"/>
      </subviews></view>
      """
    let reactions = try stage(
      views, #"{"actions": {"go": {"sentBy": [{"sender": "b"}]}}}"#,
      [.set(element: "st", value: .number(6))]
    ).reactions
    func set(_ id: String, _ item: Int, _ value: Double) -> Reaction {
      Reaction(id: id, item: item, step: .set(element: id, value: .number(value)))
    }
    #expect(
      reactions == [
        Reaction(id: "sw", step: .trigger(element: "sw")), set("st", 0, 4), set("st", 1, 8),
        set("se", 0, 0), set("se", 1, 1), set("sl", 0, 0), set("sl", 1, 9),
        Reaction(id: "b", step: .trigger(element: "b")),
      ])
  }

  @Test func rowsAndTheirAccessoryButtonsReact() throws {
    let table = """
      <tableView key="view" id="t"><prototypes>
      <tableViewCell id="c" reuseIdentifier="C" accessoryType="detailDisclosureButton">
      <tableViewCellContentView key="contentView" id="cc"><subviews><switch id="sw"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let stage = try stage(
      table, #"{"lists": [{"view": "t", "sections": [{"rows": [{"cell": "C", "count": 2}]}]}]}"#,
      [.trigger(element: "ninefold:row:0.1:sw")])
    let row = "ninefold:row:0.1:"
    #expect(
      stage.reactions.map(\.id) == ["c", "c", row + "c", row + "c", "sw", row + "sw"])
    #expect(
      stage.reactions[3]
        == Reaction(
          id: row + "c", item: 0, step: .tapAccessory(section: 0, row: 1, in: "vc")))
    // Each row has its own control.
    let views = stage.layers[0].scene.scene.views
    #expect(views.filter { $0.kind == .toggle }.map { Switch($0).isOn } == [false, true])
  }

  @Test func whatIsAnimatedIsFoundByItsName() throws {
    let stage = try stage(
      #"<view key="view" id="v"><subviews><label id="l" userLabel="Title"/></subviews></view>"#,
      """
      {"animations": [{"controller": "vc", "during": "size",
        "changes": [{"view": "Title", "property": "alpha", "from": 0}]}]}
      """, [.rotate()])
    #expect(stage.alongside.keys.sorted() == ["l"])
    #expect(stage.alongside["l"]?.first?.from == 0)
  }
}
