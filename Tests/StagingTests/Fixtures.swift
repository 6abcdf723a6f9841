import InterfaceBuilder
import Layout
import Scenes
import Simulation
import Testing
import TextMetrics
import Traits

@testable import Staging

enum Fixture {
  /// A split view: a menu in a navigation controller, and a plain detail.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="split">
      <scenes>
        \(scene("split", "splitViewController", "", """
          <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/>
          <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
          """))
        \(scene("nav", "navigationController",
          #"<navigationBar key="navigationBar" id="bar"/>"#, """
          <segue destination="menu" kind="relationship" relationship="rootViewController" id="r3"/>
          """))
        \(scene("menu", #"viewController definesPresentationContext="YES""#, """
          \(view("menu-view", """
            <subviews><button id="here" translatesAutoresizingMaskIntoConstraints="YES">
              <rect key="frame" x="100" y="300" width="40" height="20"/></button>
            </subviews>
            """))
          <navigationItem key="navigationItem" title="Menu" id="item"/>
          """, """
          <segue destination="next" kind="show" id="show"/>
          <segue destination="next" kind="presentation" modalPresentationStyle="pageSheet" id="page"/>
          <segue destination="next" kind="presentation" modalPresentationStyle="formSheet" id="form"/>
          <segue destination="next" kind="presentation" modalPresentationStyle="fullScreen" id="full"/>
          <segue destination="next" kind="presentation" modalPresentationStyle="currentContext" id="context"/>
          <segue destination="next" kind="popoverPresentation" popoverAnchorView="here" id="pop"/>
          """))
        \(scene("detail", "viewController", view("detail-view", ""), ""))
        \(scene("next", "viewController", view("next-view", ""), ""))
      </scenes>
    </document>
    """

  private static func scene(
    _ id: String, _ tag: String, _ content: String, _ connections: String
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><\(tag) id="\(id)" sceneMemberID="viewController">
    \(content)<connections>\(connections)</connections></\(tag.prefix { $0 != " " })></objects></scene>
    """
  }

  private static func view(_ id: String, _ content: String) -> String {
    """
    <view key="view" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)
    <viewLayoutGuide key="safeArea" id="safe-\(id)"/></view>
    """
  }

  /// What is on screen after some steps.
  static func stage(
    _ device: String, _ orientation: Orientation, _ steps: [Step] = []
  ) throws -> Stage {
    let device = try #require(DeviceCatalogue.builtIn.device(named: device))
    var simulation = try Simulation(
      SceneSet(try Document(parsing: Array(document.utf8))),
      on: SimulatedScreen(device, orientation))
    for step in steps { try simulation.perform(step) }
    return try simulation.stage(LayoutEngine(text: CompatibleTextMeasurer()))
  }
}
