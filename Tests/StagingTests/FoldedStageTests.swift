import Layout
import Scenes
import Simulation
import Testing
import Traits

@testable import Staging

/// Containers and presentations on iPhone Duo, whose fold system containers keep off while it is partly folded.
/// Source: the device's `fold` in Resources/Devices/devices.json; Apple's tech talk 111462 by two accounts.
@Suite struct FoldedStageTests {
  /// The columns that are shown, from left to right.
  private func columns(_ name: String, _ orientation: Orientation) throws -> [Rect] {
    let split = try Fixture.stage(name, orientation).layers[0].scene
    return split.contained.map(\.frame).sorted { $0.x < $1.x }
  }

  @Test func twoColumnsInLandscapeAndTheDetailUpright() throws {
    let open = try columns("iPhone Duo open", .landscape)
    #expect(open.count == 2 && open.map(\.maxX).max() == 951)
    #expect(try columns("iPhone Duo open", .portrait).map(\.width) == [669])
  }

  @Test func columnsAreHalvesOfABook() throws {
    let halves = try columns("iPhone Duo book", .landscape)
    #expect(
      halves == [
        Rect(x: 0, y: 0, width: 455.5, height: 669),
        Rect(x: 495.5, y: 0, width: 455.5, height: 669),
      ])
  }

  /// Of a split view only the detail's bars stand.
  @Test func theBarsOfTheListLie() throws {
    let split = try Fixture.stage("iPhone Duo open", .landscape).layers[0].scene
    let list = try #require(split.contained.first { $0.scene.scene.id == "scene-nav" }?.scene)
    let menu = try #require(list.contained.first?.scene)
    let bar = try #require(menu.scene.addedTopBar)
    #expect(!menu.scene.standsTopBar)
    #expect(menu.frames[bar].x == 0 && menu.frames[bar].width == menu.frames[.root].width)
  }

  @Test(arguments: ["page", "form", "pop"])
  func presentationsKeepOffTheFold(segue: String) throws {
    for (name, orientation) in [
      ("iPhone Duo book", Orientation.landscape), ("iPhone Duo laptop", .portrait),
    ] {
      let stage = try Fixture.stage(name, orientation, [.segue(id: segue, from: "menu")])
      let frame = try #require(stage.layers.last).frame
      let strip = try #require(stage.environment.division)
      #expect(stage.layers.count == 2)
      #expect(
        frame.maxX <= strip.x || frame.x >= strip.maxX || frame.maxY <= strip.y
          || frame.y >= strip.maxY, "\(name): \(frame)")
    }
  }
}
