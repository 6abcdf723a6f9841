import Foundation
import Testing

@testable import Previewer

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
}
