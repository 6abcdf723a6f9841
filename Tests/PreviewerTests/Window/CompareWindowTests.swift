import Foundation
import Testing

@testable import PreviewerModel

/// Configurations beside one another, in the real window.
extension WindowTests {
  /// A green box, of 100 × 100 points, in a red view.
  static let boxed = document(#"red="1" green="0" blue="0""#)
    .replacing(
      "<color key=",
      with: """
        <subviews><view contentMode="scaleToFill" userLabel="Box" id="box">
          <rect key="frame" x="50" y="50" width="100" height="100"/>
          <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        </view></subviews>
        <color key=
        """)

  /// Waits until the canvas is described with all of them.
  func canvas(_ previewer: RunningPreviewer, says texts: String...) throws {
    try previewer.waitForNode("“\(texts)” on the canvas") { node in
      node.name == "Canvas" && texts.allSatisfy(node.description.contains)
    }
  }

  /// - Parameter place: Of the item in the menu, from 0.
  func add(_ item: String, place: Int, in previewer: RunningPreviewer) throws {
    let button = try previewer.waitForNode("the button that adds") {
      $0.name == "Add" && $0.isShown
    }
    try Desktop.click(button)
    try previewer.waitForNode("“\(item)” in the menu") { $0.name == item && $0.isShown }
    for _ in 0..<place { try Desktop.press("Down") }
    try Desktop.press("Return")
  }

  @Test func aViewIsSelectedInAllConfigurations() throws {
    try withWindow(Self.boxed, choice: .device("iPhone 15 Pro", .portrait)) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "Comparing 1: iPhone 15 Pro · wC hR.")
      try add("The Nine Cells", place: 8, in: previewer)
      try canvas(previewer, says: "Comparing 9:", "wR hR (=)")
      // Each has the box.
      let row = try previewer.waitForNode("its row") { $0.name == "Box, UIView" && $0.isShown }
      try Desktop.click(row)
      try previewer.wait("the view to be selected in all of them") { () -> Bool? in
        let canvas = previewer.tree().first { $0.name == "Canvas" }
        let parts = canvas?.description.components(separatedBy: "with the selected view") ?? []
        return parts.count == 10 ? true : nil
      }
      try previewer.waitForNode("it in the inspector") {
        $0.name.hasPrefix("box · line") && $0.isShown
      }
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "Scenes: Paint.")
    }
  }

  /// Windows side by side on a pad, one of which is then given another part of the screen.
  @Test func windowsHavePartsOfAPadsScreen() throws {
    try withWindow(Self.boxed, choice: .device("iPad mini 4", .landscapeLeft)) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+k")
      try add("Multitasking", place: 9, in: previewer)
      try canvas(
        previewer, says: "Comparing 5:", "landscape left · Split View 1/2 · wC hR",
        "landscape left · Slide Over · wC hR")
      try Desktop.press("ctrl+m")
      try previewer.waitForNode("the parts") { $0.name == "Split View 2/3" && $0.isShown }
      try Desktop.press("Down", "Down", "Down", "Escape")
      try canvas(previewer, says: "Chosen: iPad mini 4 · landscape left · Split View 2/3 · wR hR")
      // Alone, the design has the whole screen again.
      try Desktop.press("ctrl+1")
      try canvas(previewer, says: "landscape left, 1024 by 768 points.", "Scenes: Paint.")
    }
  }

  /// At the lower edge, where no caption is.
  @Test func badgesLeaveCaptionsAlone() throws {
    // Outside of its superview, which is an issue.
    let text = Self.boxed.replacing(#"x="50" y="50""#, with: #"x="-150" y="50""#)
    try withWindow(text, choice: .device("iPhone 15 Pro", .portrait), size: (800, 600)) {
      previewer, _ in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "Comparing 1: iPhone 15 Pro")
      let screen = try previewer.wait("a badge") { () -> Screenshot? in
        let screen = try Desktop.screenshot()
        return screen.count(of: (166, 81, 0)) > 100 ? screen : nil
      }
      let top = try #require(screen.bounds(of: Self.red)).y
      #expect(try #require(screen.bounds(of: (166, 81, 0))).y > top)
    }
  }

  /// The chooser changes the configuration that is chosen, and an edit of the file shows in all.
  @Test func configurationsAreChangedAndStayWithTheDocument() throws {
    try withWindow(Self.boxed, choice: .device("iPhone 15 Pro", .portrait)) { previewer, file in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+k", "Insert", "ctrl+shift+a")
      try canvas(
        previewer, says: "Comparing 2:", "iPhone 15 Pro · wC hR · dark",
        "Chosen: iPhone 15 Pro · wC hR · dark.")
      try Desktop.press("comma")
      try canvas(previewer, says: "Chosen: iPhone 15 Pro · wC hR.")
      try Desktop.press("ctrl+k", "ctrl+k")
      try canvas(previewer, says: "Comparing 2:")

      // Both are drawn a while after they are there.
      var last = 0
      let before = try previewer.wait("both to be drawn") { () -> Int? in
        let now = try Desktop.screenshot().count(of: Self.green)
        defer { last = now }
        return now > 0 && now == last ? now : nil
      }
      try Self.boxed.replacing(#"width="100" height="100""#, with: #"width="100" height="50""#)
        .write(to: file, atomically: true, encoding: .utf8)
      try previewer.wait("both to have the new height") {
        let now = try Desktop.screenshot().count(of: Self.green)
        return abs(Double(now) / Double(before) - 0.5) < 0.1 ? true : nil
      }
      try Desktop.press("Delete")
      try canvas(previewer, says: "Comparing 1:")
    }
  }
}
