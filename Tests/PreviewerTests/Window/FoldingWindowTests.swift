import Foundation
import Testing

@testable import Previewer

/// Containers of the map that are folded, in the real window.
extension WindowTests {
  /// A navigation controller, and what it holds beside it.
  private static let contained = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="nav">
    <scenes>
      <scene sceneID="one"><objects>
        <navigationController title="Stack" id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
            <rect key="frame" x="0.0" y="0.0" width="600" height="44"/>
          </navigationBar>
          <connections>
            <segue destination="red" kind="relationship" relationship="rootViewController" id="rel"/>
          </connections>
        </navigationController>
      </objects><point key="canvasLocation" x="0" y="0"/></scene>
      <scene sceneID="two"><objects>
        <viewController title="Red" id="red" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="red-root">
            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </viewController>
      </objects><point key="canvasLocation" x="900" y="0"/></scene>
    </scenes></document>
    """

  @Test func containersAreFoldedByKeyboard() throws {
    try withWindow(Self.contained) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try previewer.waitForNode("the container") { $0.name == "Stack" && $0.role == "panel" }
      try Desktop.press("ctrl+shift+m")
      let card = try previewer.waitForNode("its card") {
        $0.name == "Stack, folded. Red" && $0.role == "panel" && $0.isShown
      }
      // What it holds is drawn in its own scene alone.
      let red = try #require(try Desktop.screenshot().bounds(of: Self.red))
      #expect(red.x > card.x + card.width)
      try Desktop.click(card)
      try canvas(previewer, says: "Selected: Stack.")
      // Of this one alone.
      try Desktop.press("shift+F10")
      try previewer.waitForNode("the item") { $0.name == "Unfold" && $0.isShown }
      try Desktop.press("Down", "Down", "Down", "Return")
      try previewer.waitForNode("the container") { $0.name == "Stack" && $0.role == "panel" }
    }
  }
}
