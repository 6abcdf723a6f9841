import Foundation
import Testing

@testable import Previewer

/// Finding views and scenes, in the real window.
extension WindowTests {
  private static func scene(_ name: String, x: Int, _ labels: [(id: String, text: String)])
    -> String
  {
    let views = labels.enumerated().map { index, label in
      """
      <label opaque="NO" text="\(label.text)" id="\(label.id)">
        <rect key="frame" x="20" y="\(100 + 60 * index)" width="200" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    }
    return """
      <scene sceneID="scene-\(name)"><objects>
        <viewController storyboardIdentifier="\(name)ID" title="\(name)" id="\(name)" \
      sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="\(name)-root">
            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
            <subviews>\(views.joined())</subviews>
          </view>
        </viewController>
      </objects><point key="canvasLocation" x="\(x)" y="0"/></scene>
      """
  }

  private static let searched = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="Left">
      <scenes>
        \(scene("Left", x: 0, [("one", "Apple"), ("two", "Pear"), ("three", "Pineapple")]))
        \(scene("Right", x: 900, [("four", "Apple tree"), ("five", "Plum")]))
      </scenes>
    </document>
    """

  private func count(_ text: String, in previewer: RunningPreviewer) throws {
    try previewer.waitForNode("“\(text)” in the bar") { $0.name == text && $0.isShown }
  }

  @Test func matchesAreGoneThroughAcrossScenes() throws {
    try withWindow(Self.searched) { previewer, _ in
      try previewer.waitForNode("the outline") { $0.name == "Plum, UILabel" }
      try Desktop.press("ctrl+f")
      try Desktop.type("apple")
      try count("1 of 3", in: previewer)
      try canvas(previewer, says: "Selected: Apple.", "3 found.")
      // What doesn't match, nor leads to a match, isn't listed.
      try previewer.wait("only matches in the outline") {
        previewer.tree().contains { $0.name == "Plum, UILabel" && $0.isShown } ? nil : true
      }
      try previewer.waitForNode("a match") { $0.name == "Pineapple, UILabel, found" && $0.isShown }
      try Desktop.press("Return", "Return")
      try canvas(previewer, says: "Selected: Apple tree.")
      try count("3 of 3", in: previewer)
      try count("Text: Apple tree", in: previewer)
      // Around the end, and back.
      try Desktop.press("Return")
      try canvas(previewer, says: "Selected: Apple.")
      try Desktop.press("shift+Return")
      try canvas(previewer, says: "Selected: Apple tree.")
      try Desktop.press("shift+F3")
      try canvas(previewer, says: "Selected: Pineapple.")
      // What is selected stays.
      try Desktop.press("Escape")
      try previewer.waitForNode("all of the outline") { $0.name == "Plum, UILabel" && $0.isShown }
      try canvas(previewer, says: "Selected: Pineapple.")
    }
  }

  /// In a highlighter's amber; that which is selected as what is selected.
  @Test func matchesAreMarked() throws {
    try withWindow(Self.searched) { previewer, _ in
      try previewer.waitForNode("the outline") { $0.name == "Plum, UILabel" }
      let amber: (UInt8, UInt8, UInt8) = (255, 191, 0)
      #expect(try Desktop.screenshot().count(of: amber) == 0)
      try Desktop.press("ctrl+f")
      try Desktop.type("identifier:rightid")
      try count("1 of 1", in: previewer)
      try Desktop.press("ctrl+a")
      try Desktop.type("text:apple")
      try count("3 of 3", in: previewer)
      try previewer.wait("a mark") { try Desktop.screenshot().count(of: amber) > 100 ? true : nil }
      try Desktop.type("x")
      try count("No matches", in: previewer)
      try previewer.wait("no mark") { try Desktop.screenshot().count(of: amber) == 0 ? true : nil }
    }
  }

  /// What was folded stays so when the document changes, and after something was looked for.
  @Test func foldedRowsStayFolded() throws {
    try withWindow(Self.searched) { previewer, file in
      let row = try previewer.waitForNode("a scene") {
        $0.name == "Left, UIViewController" && $0.isShown
      }
      func isFolded() -> Bool {
        let tree = previewer.tree()
        return tree.contains { $0.name == "Plum, UILabel" && $0.isShown }
          && !tree.contains { $0.name == "Apple, UILabel" && $0.isShown }
      }
      try Desktop.click(row)
      try canvas(previewer, says: "Selected: Left.")
      try Desktop.press("shift+Left")
      try previewer.wait("the scene to be folded") { isFolded() ? true : nil }
      try Self.searched.replacing("Plum", with: "Plums")
        .write(to: file, atomically: true, encoding: .utf8)
      try previewer.waitForNode("what was changed") { $0.name == "Plums, UILabel" && $0.isShown }
      #expect(!previewer.tree().contains { $0.name == "Apple, UILabel" && $0.isShown })
      try Desktop.press("ctrl+f")
      try Desktop.type("pear")
      try canvas(previewer, says: "Selected: Pear.")
      try Desktop.press("Escape")
      try previewer.waitForNode("all again") { $0.name == "Plums, UILabel" && $0.isShown }
    }
  }
}
