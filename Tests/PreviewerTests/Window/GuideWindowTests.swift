import Foundation
import Testing

@testable import Previewer
@testable import PreviewerLayers

/// Rulers and guides, in the real window.
extension WindowTests {
  private static let guideColor: (UInt8, UInt8, UInt8) = (0, 117, 143)

  @Test func aGuideIsPutToAnEdgeMovedAndRemovedByKeyboard() throws {
    try withWindow(Self.measured) { previewer, file in
      let upper = try waitFor(Self.red, in: previewer)
      try Desktop.click(upper.x, upper.y)
      try canvas(previewer, says: "Selected: Upper")
      try Desktop.press("ctrl+shift+g")
      try canvas(previewer, says: "Guide: x 20.")
      try Desktop.press("ctrl+shift+g")
      try canvas(previewer, says: "Guide: y 100.")
      try Desktop.press("shift+Down", "Up")
      try canvas(previewer, says: "Guide: y 107.")
      let kept = previewer.home.appending(path: "ninefold/guides.json")
      let text = try String(contentsOf: kept, encoding: .utf8)
      #expect(text.contains("107") && text.contains(file.lastPathComponent))
      try Desktop.press("Delete")
      try previewer.wait("no guide to be selected") {
        let canvas = try previewer.waitForNode("the canvas") { $0.name == "Canvas" }
        return canvas.description.contains("Guide:") ? nil : true
      }
      // The selected view is the same as before.
      try canvas(previewer, says: "Selected: Upper")
    }
  }

  @Test func aGuideIsDraggedOutOfARulerAndBack() throws {
    var state = WindowState()
    state.overlays = [Overlay.rulers.rawValue]
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
    try Self.measured.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let previewer = try RunningPreviewer(file.path, state: state)
    defer { previewer.end() }
    _ = try waitFor(Self.red, in: previewer)
    let red = try #require(try Desktop.screenshot().bounds(of: Self.red))
    let canvas = try previewer.waitForNode("the canvas") { $0.name == "Canvas" && $0.isShown }
    // Nearly at the red view's right edge, which it keeps to.
    // Beside what moves the outline's edge, which lies over the ruler by a few points.
    let start = (x: canvas.x + 16, y: red.y + red.height + 60)
    try Desktop.drag(from: start, by: (red.x + red.width + 3 - start.x, 0))
    try self.canvas(previewer, says: "Guide: x 220.")
    try previewer.wait("the line") {
      try Desktop.screenshot().count(of: Self.guideColor) > 200 ? true : nil
    }
    try Desktop.drag(from: (red.x + red.width, start.y), by: (start.x - red.x - red.width, 0))
    try previewer.wait("no line") {
      try Desktop.screenshot().count(of: Self.guideColor) == 0 ? true : nil
    }
  }

  /// A drag of what is selected would take it out of the window as a picture.
  @Test func aGuideIsDraggedOverTheSelection() throws {
    try withWindow(Self.measured) { previewer, _ in
      let inside = try waitFor(Self.red, in: previewer)
      try Desktop.click(inside.x, inside.y)
      try canvas(previewer, says: "Selected: Upper")
      try Desktop.press("ctrl+shift+g")
      try canvas(previewer, says: "Guide: x 20.")
      let red = try #require(try Desktop.screenshot().largest(of: Self.red))
      let zoom = Double(red.width) / 200
      try Desktop.drag(from: (red.x, inside.y), by: (Int(zoom * 53), 0))
      try canvas(previewer, says: "Selected: Upper", "Guide: x 7")
    }
  }

  /// The key that takes a configuration away takes the guide away that was put before.
  @Test func deletingAGuideLeavesTheComparisonAlone() throws {
    try withWindow(Self.measured) { previewer, _ in
      let upper = try waitFor(Self.red, in: previewer)
      try Desktop.click(upper.x, upper.y)
      try canvas(previewer, says: "Selected: Upper")
      try Desktop.press("ctrl+k", "Insert")
      try canvas(previewer, says: "Comparing 2:")
      try Desktop.press("ctrl+shift+g")
      try canvas(previewer, says: "Guide: x 20.")
      try Desktop.press("Delete")
      try previewer.wait("no guide") {
        let canvas = try previewer.waitForNode("the canvas") { $0.name == "Canvas" }
        return canvas.description.contains("Guide:") ? nil : true
      }
      try canvas(previewer, says: "Comparing 2:")
    }
  }
}
