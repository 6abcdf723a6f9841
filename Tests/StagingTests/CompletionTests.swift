import Companion
import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Testing
import TextMetrics
import Traits

@testable import Staging

/// What is on screen before and after completion blocks are called, and in the container that code makes.
@Suite struct CompletionTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="written" translatesAutoresizingMaskIntoConstraints="NO" id="l">
              <rect key="frame" x="0" y="0" width="100" height="20"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" \
            secondAttribute="leading" id="x"/>
            <constraint firstItem="l" firstAttribute="width" constant="100" id="w"/>
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
    </document>
    """

  private func stage(_ companion: String, _ steps: [Step]) throws -> Stage {
    let device = try #require(DeviceCatalogue.builtIn.device(named: "iPhone 8"))
    var set = SceneSet(try Document(parsing: Array(Self.document.utf8)))
    set.companion = try CompanionFile(parsing: Array(companion.utf8))
    var simulation = try Simulation(set, on: SimulatedScreen(device))
    for step in steps { try simulation.perform(step) }
    return try simulation.stage(LayoutEngine(text: CompatibleTextMeasurer()))
  }

  /// The label's text, width and opacity.
  private func label(_ stage: Stage?) throws -> [String] {
    let scene = try #require(stage?.layers.first).scene
    let index = try #require(scene.scene.views.firstIndex { $0.id == "l" })
    let view = scene.scene.views[index]
    return [
      view.runtimeText ?? "written", scene.frames[index].width.text(), view.alpha.text(),
    ]
  }

  private static let completion = """
    {"constraints": [{"in": "a", "alternatives": [{"when": {"verticalSizeClass": "compact"},
       "deactivates": "w", "constraints": ["l.width == 200"]}]}],
     "animations": [{"controller": "a", "during": "traits", "when": {"verticalSizeClass": "compact"},
       "completion": {"texts": {"l": "completed"}, "properties": {"l": {"alpha": 0.5}},
         "exchangesConstraints": true}}]}
    """

  /// - Parameter before: Until the transition has ended; nil for the same.
  @Test(
    arguments: [
      ([], ["written", "100", "1"], nil),
      ([Step.rotate()], ["completed", "200", "0.5"], ["written", "100", "1"]),
      // What was completed stays until then, but constraints that nothing says follow the traits.
      ([.rotate(), .rotate()], ["written", "100", "1"], ["completed", "100", "0.5"]),
    ] as [([Step], [String], [String]?)])
  func whatIsShown(_ steps: [Step], _ after: [String], _ before: [String]?) throws {
    let stage = try stage(Self.completion, steps)
    #expect(try label(stage) == after)
    #expect(try stage.beforeCompletion.map(label) == [before].compactMap { $0 })
  }

  /// What is animated on the way is so with both.
  @Test func animationsLeadToTheWaysEnd() throws {
    let stage = try stage(
      """
      {"animations": [{"controller": "a", "during": "size",
        "changes": [{"view": "l", "property": "alpha", "from": 0}],
        "completion": {"texts": {"l": "completed"}}}]}
      """, [.rotate()])
    #expect(stage.alongside.keys.sorted() == ["l"])
    #expect(stage.beforeCompletion.first?.alongside == stage.alongside)
  }

  /// It fills the window, shows nothing, and leaves its child all of that.
  @Test func theContainerInCodeIsAroundItsChild() throws {
    let stage = try stage(
      #"{"traitOverrides": [{"child": "a", "traits": {"verticalSizeClass": "compact"}}]}"#, [])
    let layer = try #require(stage.layers.first)
    #expect(stage.layers.count == 1 && layer.controller == "ninefold:container")
    #expect(layer.scene.scene.views.count == 1)
    let inner = try #require(layer.scene.contained.first)
    #expect(inner.scene.scene.controller?.id == "a")
    #expect(inner.frame == layer.frame && stage.frames["a"] == layer.frame)
    #expect(inner.scene.safeArea == layer.scene.safeArea)
    #expect(inner.scene.scene.environment.traits.verticalSizeClass == .compact)
    #expect(layer.scene.scene.environment.traits.verticalSizeClass == .regular)
  }
}
