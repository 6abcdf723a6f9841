import Foundation
import Testing
import Traits

@testable import Previewer

/// The attributes of what is selected, in the real window.
extension WindowTests {
  private static let attributed = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES">
      <objects><view contentMode="scaleToFill" id="top">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <subviews>
          <label userLabel="Greeting" text="Hello" numberOfLines="2" id="l1">
            <rect key="frame" x="20" y="20" width="200" height="40"/>
            <color key="textColor" systemColor="labelColor"/>
          </label>
          <label userLabel="Farewell" text="Bye" numberOfLines="2" id="l2">
            <rect key="frame" x="20" y="80" width="200" height="40"/>
          </label>
          <view userLabel="Box" contentMode="scaleAspectFit" sparkle="YES" id="v1">
            <rect key="frame" x="20" y="140" width="200" height="40"/>
          </view>
        </subviews>
      </view></objects>
    </document>
    """

  private func withAttributes(_ body: (RunningPreviewer, String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "attributes-\(UUID()).xib")
    try Self.attributed.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var state = WindowState()
    // They are folded at first.
    state.foldedSections = ["All Attributes"]
    let previewer = try RunningPreviewer(file.path, state: state)
    defer { previewer.end() }
    try body(previewer, file.path)
  }

  private func select(_ row: String, in previewer: RunningPreviewer) throws {
    let node = try previewer.waitForNode("its row") { $0.name == row && $0.isShown }
    try Desktop.click(node.x + node.width / 2, node.y + node.height / 2)
  }

  private func waitForRow(_ name: String, in previewer: RunningPreviewer) throws {
    try previewer.waitForNode("“\(name)”") { $0.name == name && $0.isShown }
  }

  @Test func theInspectorListsAllAttributes() throws {
    try withAttributes { previewer, file in
      try select("Greeting, UILabel", in: previewer)
      try waitForRow("Lines: 2, line 6", in: previewer)
      try waitForRow("Text: Hello, line 6", in: previewer)
      try waitForRow("Color: Label Color, light #000000, dark #FFFFFF, line 8", in: previewer)
      try waitForRow("Hidden: No", in: previewer)
      // The next selection has its own.
      try Desktop.press("Down", "Down")
      try waitForRow("Content Mode: Aspect Fit, line 13", in: previewer)
      try waitForRow("sparkle: YES, line 13", in: previewer)
      #expect(!previewer.tree().contains { $0.name.hasPrefix("Text: Hello") })
      // What several have in common.
      try Desktop.press("Up", "Up", "shift+Down")
      try waitForRow("Lines: 2", in: previewer)
      #expect(!previewer.tree().contains { $0.name.hasPrefix("Text: ") })
    }
  }

  @Test func attributesAreCopiedAndFilteredAndFolded() throws {
    try withAttributes { previewer, _ in
      try select("Greeting, UILabel", in: previewer)
      try waitForRow("Hidden: No", in: previewer)
      let defaults = try previewer.waitForNode("the switch") {
        $0.name == "Defaults" && $0.role == "check box" && $0.isShown
      }
      try Desktop.click(defaults.x + 10, defaults.y + defaults.height / 2)
      try previewer.wait("defaults are hidden") {
        previewer.tree().contains { $0.name == "Hidden: No" && $0.isShown } ? nil : true
      }
      try waitForRow("Lines: 2, line 6", in: previewer)
      let copy = try previewer.waitForNode("the button") {
        $0.name == "Copy All" && $0.isShown && $0.height > 0
      }
      try Desktop.click(copy.x + copy.width / 2, copy.y + copy.height / 2)
      try Desktop.press("ctrl+f", "ctrl+v")
      try previewer.waitForNode("the text") {
        $0.text.hasPrefix("# Greeting (UILabel l1, line 6)") && $0.isShown
      }
    }
  }
}
