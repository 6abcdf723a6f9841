import Foundation
import Testing

@testable import Previewer

/// Segues are drawn and changed in the window.
extension WindowTests {
  /// A red scene with a green button, and a blue one.
  private static let twoScenes = document(#"red="1" green="0" blue="0""#)
    .replacing(
      "</view>",
      with: """
        <subviews>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="bt1">
                      <rect key="frame" x="40" y="60" width="100" height="50"/>
                      <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
                      <state key="normal" title="Go"/>
                    </button>
                  </subviews>
                </view>
        """
    )
    .replacing(
      "  </scenes>",
      with: """
            <scene sceneID="sc2">
              <objects>
                <viewController title="Details" id="vc2" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="vw2">
                    <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
                  </view>
                </viewController>
              </objects>
            </scene>
          </scenes>
        """)

  private func waitForButton(in previewer: RunningPreviewer) throws -> Screenshot {
    try previewer.wait("both scenes") {
      let picture = try Desktop.screenshot()
      return picture.count(of: Self.green) > 100 && picture.count(of: (0, 0, 255)) > 1000
        ? picture : nil
    }
  }

  @Test func aSegueIsAddedChangedAndTakenBackByKeyboard() throws {
    try withWindow(Self.twoScenes) { previewer, file in
      _ = try waitForButton(in: previewer)
      try pressUntilFocused("Tab", previewer, "Canvas")
      try Desktop.press("Down", "Down", "Down", "ctrl+shift+e")
      try previewer.waitForNode("the destinations") { $0.name == "Details" && $0.isFocused }
      try Desktop.press("Return")
      try previewer.waitForNode("the kinds") { $0.name == "Show" && $0.isFocused }
      try Desktop.press("Down", "Down", "Return")
      try previewer.waitForNode("the segue") { $0.name == "Remove the segue to Details" }
      try pressUntilFocused("Tab", previewer, "Identifier of the segue to Details")
      try Desktop.type("more")
      try pressUntilFocused("Tab", previewer, "Presentation of the segue to Details")
      try Desktop.press("space")
      try previewer.waitForNode("the presentations") { $0.name == "Form Sheet" && $0.isShown }
      try Desktop.press("Down", "Down", "Down", "Return")
      let wanted =
        /<connections>\s*<segue destination="vc2" kind="presentation" identifier="more" modalPresentationStyle="formSheet" id="[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}"\/>\s*<\/connections>\s*<\/button>/
      try previewer.wait("the saved segue") { () -> Bool? in
        try Desktop.press("ctrl+s")
        return try text(of: file).contains(wanted) ? true : nil
      }
      // Three steps, or more where the identifier was typed slowly.
      try previewer.wait("the document as it was") { () -> Bool? in
        try Desktop.press("ctrl+z", "ctrl+s")
        return try text(of: file) == Self.twoScenes ? true : nil
      }
    }
  }

  @Test(arguments: [3, 1])
  func aSegueIsDrawnToAnotherScene(button: Int) throws {
    try withWindow(Self.twoScenes) { previewer, file in
      let picture = try waitForButton(in: previewer)
      let start = try #require(picture.bounds(of: Self.green))
      let end = try #require(picture.bounds(of: (0, 0, 255)))
      let from = (x: start.x + start.width / 2, y: start.y + start.height / 4)
      if button == 1 { try Desktop.run("xdotool", ["keydown", "ctrl"]) }
      defer { _ = try? Desktop.run("xdotool", ["keyup", "ctrl"]) }
      try Desktop.drag(
        from: from,
        by: (end.x + end.width / 2 - from.x, end.y + end.height / 2 - from.y), button: button)
      try Desktop.run("xdotool", ["keyup", "ctrl"])
      try previewer.waitForNode("the kinds") { $0.name == "Show" && $0.isFocused }
      try Desktop.press("Return")
      try previewer.waitForNode("the segue") { $0.name == "Remove the segue to Details" }
      try Desktop.press("ctrl+s")
      try previewer.wait("the saved segue") {
        try text(of: file).contains(#"<segue destination="vc2" kind="show" id=""#) ? true : nil
      }
    }
  }
}
