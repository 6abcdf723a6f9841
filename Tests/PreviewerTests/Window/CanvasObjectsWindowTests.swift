import Foundation
import Testing

@testable import PreviewerModel

/// What assistive technology sees of the canvas, in the real window.
extension WindowTests {
  @Test func scenesAndViewsAreObjectsOnTheCanvas() throws {
    try withWindow(Self.boxed) { previewer, _ in
      let red = try waitFor(Self.red, in: previewer)
      try previewer.waitForNode("the scene") {
        $0.name == "Paint" && $0.role == "panel" && $0.isShown
      }
      try Desktop.click(red.x, red.y)
      try previewer.waitForNode("the selected view, where it is seen") { node in
        node.states.contains("selected") && node.role == "panel" && node.isShown
          && (node.x...(node.x + node.width)).contains(red.x)
          && (node.y...(node.y + node.height)).contains(red.y)
      }
    }
  }

  /// Screen readers speak the whole of a description that changes.
  @Test func theDescriptionBeginsWithWhatIsNew() throws {
    let phone = CanvasChoice.device("iPhone SE (1st generation)", .portrait)
    try withWindow(Self.boxed, choice: phone) { previewer, _ in
      let red = try waitFor(Self.red, in: previewer)
      func beginning(_ words: String) throws {
        try previewer.waitForNode(words) { $0.name == "Canvas" && $0.description.hasPrefix(words) }
      }
      try Desktop.click(red.x, red.y)
      try beginning("Selected: ")
      try Desktop.press("ctrl+Right")
      try beginning("iPhone SE (1st generation), landscape left, 568 by 320 points.")
      try Desktop.press("Escape")
      try Desktop.press("Right")
      try beginning("Selected: Paint.")
    }
  }

  /// GTK makes up names of types where it knows none, and screen readers speak them.
  @Test func controlsAreNotCalledByTheirTypes() throws {
    try withWindow(Self.boxed) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      let buttons = previewer.tree().filter { $0.isShown && $0.role == "push button" }
      #expect(buttons.contains { $0.name.hasPrefix("Zoom: ") })
      #expect(
        buttons.filter { $0.name.hasPrefix("Gtk") }.map(\.name) == [])
    }
  }
}
