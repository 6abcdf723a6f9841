import Foundation
import Testing

@testable import Previewer
@testable import PreviewerModel

/// The app's window is dragged by its edges and resized by keys, in the real window.
extension WindowTests {
  /// Square corners, and iOS 26, so that its windows have any size: 834 × 1112 points.
  private static let pad = CanvasChoice.device("iPad Air (3rd generation)", .landscape)

  /// Shows one scene alone on a pad.
  private func withScene(
    _ text: String = WindowTests.document(#"red="1" green="0" blue="0""#),
    choice: CanvasChoice = WindowTests.pad, _ body: (RunningPreviewer) throws -> Void
  ) throws {
    try withWindow(text, choice: choice) { previewer, _ in
      _ = try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+3")
      try previewer.waitForRectangle(of: Self.red, proportion: 1112.0 / 834)
      try body(previewer)
    }
  }

  /// Drags the red window's right edge.
  /// - Parameter share: Of its width.
  private func dragRightEdge(by share: Double, in previewer: RunningPreviewer) throws {
    let window = try #require(try Desktop.screenshot().bounds(of: Self.red))
    try Desktop.drag(
      from: (window.x + window.width, window.y + window.height / 2),
      by: (Int(Double(window.width) * share), 0))
  }

  @Test func aPadsWindowIsDraggedByItsEdgeAndItsCorner() throws {
    try withScene { previewer in
      try dragRightEdge(by: -0.5, in: previewer)
      try previewer.waitForRectangle(of: Self.red, proportion: 556.0 / 834)
      try canvas(previewer, says: "by 834 points.")
      // By its corner.
      let narrow = try #require(try Desktop.screenshot().bounds(of: Self.red))
      try Desktop.drag(
        from: (narrow.x + narrow.width, narrow.y + narrow.height),
        by: (narrow.width / 2, -narrow.height / 2))
      try previewer.waitForRectangle(of: Self.red, proportion: 834.0 / 417)
      // No window is larger than the screen, and all of it is no window any more.
      let low = try #require(try Desktop.screenshot().bounds(of: Self.red))
      try Desktop.drag(from: (low.x + low.width, low.y + low.height), by: (600, 500))
      try previewer.waitForRectangle(of: Self.red, proportion: 1112.0 / 834)
      try canvas(previewer, says: "iPad Air (3rd generation), landscape, 1112 by 834 points.")
    }
  }

  @Test func keysResizeAWindowOverTheChangeOfClass() throws {
    try withScene { previewer in
      try Desktop.press("ctrl+F8")
      try canvas(previewer, says: "Window: 1112 × 834, wRegular hRegular.")
      try Desktop.press("shift+Left", "Left", "Up")
      try canvas(previewer, says: "Window: 1103 × 833, wRegular hRegular.")
      // Faster than layouts are there, and none of the keys is lost.
      let presses = Array(repeating: "shift+Left", count: 54)
      try Desktop.run("xdotool", ["key", "--clearmodifiers", "--delay", "5"] + presses)
      try canvas(previewer, says: "Window: 671 × 833, wCompact hRegular.")
      try Desktop.press("Delete")
      try canvas(previewer, says: "Window: 1112 × 834, wRegular hRegular.")
      try Desktop.press("Escape")
      try previewer.wait("no window in the hand") {
        let canvas = try previewer.waitForNode("the canvas") { $0.name == "Canvas" }
        return canvas.description.contains("Window:") ? nil : true
      }
    }
  }

  /// A label that is 500 wide is outside of a narrower window.
  @Test func theRulerSaysWhereTheLayoutBreaks() throws {
    let label = """
      <subviews><label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="wide">\
      <constraints><constraint firstAttribute="width" constant="500" id="w"/>\
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></label></subviews>
      """
    let constraints = """
      <constraints><constraint firstItem="wide" firstAttribute="leading" secondItem="vw1" \
      secondAttribute="leading" id="x"/><constraint firstItem="wide" firstAttribute="top" \
      secondItem="vw1" secondAttribute="top" constant="100" id="y"/></constraints></view>
      """
    let text = Self.document(#"red="1" green="0" blue="0""#)
      .replacing("<color key", with: label + "<color key").replacing("</view>", with: constraints)
    try withScene(text) { previewer in
      try Desktop.press("ctrl+F8", "shift+Left")
      try canvas(previewer, says: "Something is wrong at widths 320–495.")
      // In red, on the ruler below.
      try previewer.wait("a mark on the ruler") {
        try Desktop.screenshot().count(of: (191, 28, 40)) > 200 ? true : nil
      }
    }
  }

  @Test func aComparedWindowIsDragged() throws {
    try withScene { previewer in
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "Comparing 1:")
      try previewer.waitForRectangle(of: Self.red, proportion: 1112.0 / 834)
      try dragRightEdge(by: -0.5, in: previewer)
      try previewer.waitForRectangle(of: Self.red, proportion: 556.0 / 834)
      try canvas(previewer, says: "landscape · 55", "wC hR")
    }
  }

  /// There are no such windows of phones before iOS 27.
  @Test func aPhoneOfTodayHasNoEdges() throws {
    try withWindow(choice: .device("iPhone SE (2nd generation)", .portrait)) { previewer, _ in
      _ = try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+3", "ctrl+F8")
      try previewer.waitForNode("why") { $0.name.contains("with iOS 27 on phones") }
    }
  }

  /// A running interface is told of each change of class, on the way there and back, and is as it was.
  @Test func aRunningWindowIsDraggedThereAndBack() throws {
    try withScene { previewer in
      try Desktop.press("ctrl+i", "shift+F8")
      try previewer.waitForNode("the launch") { $0.name == "Launch" && $0.isShown }
      try previewer.waitForRectangle(of: Self.red, proportion: 1112.0 / 834)
      try dragRightEdge(by: -0.5, in: previewer)
      try previewer.waitForRectangle(of: Self.red, proportion: 556.0 / 834)
      try previewer.waitForNode("the step") { $0.name.contains("Resize to 55") }
      try previewer.waitForNode("the traits") {
        $0.name.contains("traitCollectionDidChange") || $0.name.contains("willTransition")
      }
      let narrow = try #require(try Desktop.screenshot().bounds(of: Self.red))
      try Desktop.drag(
        from: (narrow.x + narrow.width, narrow.y + narrow.height / 2), by: (narrow.width * 2, 0))
      try previewer.waitForRectangle(of: Self.red, proportion: 1112.0 / 834)
      try previewer.waitForNode("all of the screen") { $0.name.contains("Full Screen") }
    }
  }
}
