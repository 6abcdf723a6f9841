import Testing
import Traits

@testable import Layout

extension Screen {
  static let notch = Screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  static let homeButton = Screen(safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
}

// MARK: Scenes around the controller `vc`

func container(_ tag: String, _ content: String, relationship: String) -> String {
  """
  <scene sceneID="outer"><objects><\(tag) id="outer" sceneMemberID="viewController">\(content)
    <connections><segue destination="vc" kind="relationship" relationship="\(relationship)" \
  id="segue"/></connections></\(tag)></objects></scene>
  """
}

func navigation(_ bar: String = "") -> String {
  container(
    "navigationController", #"<navigationBar key="navigationBar" \#(bar)/>"#,
    relationship: "rootViewController")
}

func tabs(_ bar: String = "") -> String {
  container(
    "tabBarController", #"<tabBar key="tabBar" \#(bar)/>"#, relationship: "viewControllers")
}

func presenter(of controller: String, _ style: String = "") -> String {
  """
  <scene sceneID="first"><objects><viewController id="first" sceneMemberID="viewController">
    <connections>
      <segue destination="\(controller)" kind="presentation" id="presentation" \(style)/>
    </connections>
  </viewController></objects></scene>
  """
}

// MARK: What is expected

/// Expects a root view's frame and what bars leave free of it.
func expect(
  _ fixture: Fixture, root: Rect, top: Double, bottom: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let frames = try fixture.layout("")
  #expect(frames["root"] == root, sourceLocation: sourceLocation)
  #expect(frames.laidOut.safeArea.top == top, sourceLocation: sourceLocation)
  #expect(frames.laidOut.safeArea.bottom == bottom, sourceLocation: sourceLocation)
}
