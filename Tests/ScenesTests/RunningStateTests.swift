import Companion
import Testing
import Traits

@testable import Scenes

/// Controls as they are while the interface runs.
@Suite struct RunningStateTests {
  @Test func controlsAreAsTheyWereSet() throws {
    let set = try storyboard(
      controller(
        "vc", "viewController", "",
        """
        <view key="view" id="root"><subviews>
          <switch id="sw" on="YES"/><slider id="sl" value="0.5"/><stepper id="st"/>
          <segmentedControl id="se" selectedSegmentIndex="0"/><pageControl id="pa"/>
          <textField id="tf" text="Old"/><scrollView id="sc"/>
        </subviews></view>
        """))
    let running = RunningState(
      shown: ShownControllers(),
      values: [
        "sw": .flag(false), "sl": .number(0.25), "st": .number(3), "se": .number(1),
        "pa": .number(2), "tf": .text("New"),
      ], offsets: ["sc": ScrolledPlace(x: 1, y: 2)])
    let device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 15 Pro"))
    let scene = set.scene(
      set.entries[0], environment: device.environment(.portrait), isAsDesigned: false,
      running: running)
    #expect(try scene.view("sw").flag("on") == false)
    #expect(try scene.view("sl").number("value") == 0.25)
    #expect(try scene.view("st").number("value") == 3)
    #expect(try scene.view("se").count("selectedSegmentIndex") == 1)
    #expect(try scene.view("pa").count("currentPage") == 2)
    #expect(try scene.view("tf").text("text") == "New")
    let scroll = try #require(scene.views.firstIndex { $0.id == "sc" })
    #expect(scene.contentOffsets == [scroll: ScrolledPlace(x: 1, y: 2)])
  }
}
