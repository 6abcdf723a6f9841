import Foundation
import Testing
import WorkerProtocol

/// What `resolve --details` says of how a document's objects are connected, and where its scenes lie.
@Suite struct ConnectionTests {
  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" initialViewController="nav"><scenes>
    <scene sceneID="s-nav"><objects>
      <navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="home" kind="relationship" relationship="rootViewController" id="r1"/>
      </connections></navigationController>
      <exit id="exit-nav" userLabel="Exit" sceneMemberID="exit"/>
    </objects><point key="canvasLocation" x="-900" y="12.5"/></scene>
    <scene sceneID="s-home"><objects>
      <viewController title="Home" id="home" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
          <button id="go"><rect key="frame" x="9" y="99" width="90" height="30"/>
            <state key="normal" title="Go"/>
            <connections>
              <action selector="go:" destination="home" eventType="touchUpInside" id="a1"/>
              <segue destination="there" kind="popoverPresentation" identifier="leave" animates="NO" \
    popoverAnchorView="go" id="g1"/>
              <segue destination="exit" kind="unwind" unwindAction="back:" id="u1"/>
              <segue reference="g1"/>
            </connections></button>
        </subviews></view>
        <connections>
          <outlet property="goButton" destination="go" id="o1"/>
          <outlet property="tap" destination="tapped" id="o2"/>
        </connections>
      </viewController>
      <tapGestureRecognizer id="tapped"/>
      <exit id="exit" sceneMemberID="exit"/>
    </objects></scene>
    <scene sceneID="s-there"><objects>
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="detail" id="there" \
    sceneMemberID="viewController"/>
    </objects></scene>
    <scene sceneID="s-lost"><objects>
      <viewControllerPlaceholder storyboardName="Lost" id="lost" sceneMemberID="viewController"/>
    </objects></scene>
    </scenes></document>
    """

  private func result(_ options: String...) throws -> ResolveResult {
    let folder = try Folder()
    _ = try folder.add("Other.storyboard", Fixtures.storyboard)
    let file = try folder.add("Main.storyboard", Self.main)
    let output = try WorkerProgram.run(["resolve"] + options + [file]).output
    return try JSONDecoder().decode(ResolveResult.self, from: Data(output.utf8))
  }

  @Test func seguesAreThere() throws {
    let segues = try #require(try result("--details").connections).segues
    #expect(segues.map(\.id) == ["r1", "g1", "u1"])
    let relationship = try #require(segues.first)
    #expect(relationship.relationship == "rootViewController")
    #expect(relationship.source.scene == "s-nav" && relationship.destination.scene == "s-home")
    let popover = segues[1]
    #expect(popover.kind == "popoverPresentation" && popover.identifier == "leave")
    #expect(popover.source.view == "go" && popover.source.scene == "s-home")
    #expect(popover.source.name == "the button “Go”")
    #expect(popover.destination.scene == "s-there" && popover.destination.view == nil)
    #expect(popover.anchor?.id == "go" && popover.isAnimated == false)
    #expect(popover.line == 15)
    #expect(segues[2].unwindAction == "back:" && segues[2].destination.scene == "s-home")
  }

  @Test func outletsAndActionsAreThere() throws {
    let links = try #require(try result("--details").connections).links
    #expect(links.map(\.kind) == [.action, .outlet, .outlet])
    #expect(links.map(\.name) == ["go:", "goButton", "tap"])
    #expect(links[0].event == "touchUpInside" && links[0].destination.id == "home")
    #expect(links[1].destination.view == "go")
    // It stands beside the controller and belongs to no view.
    #expect(links[2].destination.scene == "s-home" && links[2].destination.view == nil)
  }

  @Test func scenesSayWhereTheyLieAndWhatTheyReferTo() throws {
    let scenes = try #require(try result("--details").scenes)
    #expect(scenes.map(\.canvasLocation) == [CanvasLocation(x: -900, y: 12.5), nil, nil, nil])
    #expect(scenes.map { $0.reference?.storyboard } == [nil, nil, "Other", "Lost"])
    #expect(scenes[2].reference?.identifier == "detail")
    #expect(scenes[2].reference?.file?.hasSuffix("/Other.storyboard") == true)
    #expect(scenes[3].reference?.file == nil)
  }

  /// Those of a view's parts are the view's.
  @Test func scenesAndViewsHaveTermsToBeFoundBy() throws {
    let scenes = try #require(try result("--details").scenes)
    #expect(scenes[1].terms?.contains(SearchTerm(view: nil, kind: .text, text: "Home")) == true)
    #expect(scenes[1].terms?.contains(SearchTerm(view: "go", kind: .text, text: "Go")) == true)
    #expect(scenes[1].terms?.count == 2)
    #expect(scenes.map(\.line) == [3, 9, 29, 32])
  }

  @Test func ofOneSceneThereIsWhatLeadsToItToo() throws {
    let connections = try #require(try result("--details", "--scene", "s-there").connections)
    #expect(connections.segues.map(\.id) == ["g1"])
    #expect(connections.links.isEmpty)
  }

  @Test func withoutDetailsThereIsNothingOfIt() throws {
    let result = try result()
    #expect(result.connections == nil)
    #expect(result.scenes?.contains { $0.canvasLocation != nil || $0.reference != nil } == false)
  }
}
