import Foundation
import Testing

@testable import Previewer

/// Exporting and printing, in the real window.
extension WindowTests {
  /// What is first in the dialog, as a file that is opened afterwards.
  private func export(to file: URL, in previewer: RunningPreviewer) throws -> [UInt8] {
    try Desktop.press("ctrl+e")
    try previewer.waitForNode("the dialog") { $0.name == "Export…" && $0.isShown }
    try Desktop.press("alt+e")
    try previewer.waitForNode("where to") { $0.text.hasPrefix("paint-") && $0.isShown }
    try Desktop.press("ctrl+a")
    try Desktop.type(file.path)
    return try previewer.wait("the file") {
      // While GTK looks for names that begin so, Enter does nothing.
      try Desktop.press("Return")
      return try? [UInt8](Data(contentsOf: file))
    }
  }

  @Test func theSelectionIsExported() throws {
    try withWindow(Self.boxed) { previewer, document in
      let row = try previewer.waitForNode("its row") { $0.name == "Box, UIView" && $0.isShown }
      try Desktop.click(row)
      try canvas(previewer, says: "Selected: Box.")
      let folder = document.deletingLastPathComponent()
      let png = folder.appending(path: "export-\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: png) }
      #expect(try export(to: png, in: previewer).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // Two pixels to a point, all of the box's colour.
      let pixels = try Desktop.run("convert", [png.path, "-depth", "8", "rgb:-"])
      #expect(pixels.count == 200 * 200 * 3)
      #expect(
        Set(stride(from: 0, to: pixels.count, by: 3).map { [UInt8](pixels[$0..<$0 + 3]) }) == [
          [0, 255, 0]
        ])
    }
  }

  /// Drags from a place in the window to a program that takes all forms, and checks what it gets: a green square
  /// of 100 points.
  private func dragOut(from start: (x: Int, y: Int), _ sourceLocation: SourceLocation) throws {
    let types = ["image/png", "image/svg+xml", "text/uri-list"]
    let received = try PictureDrop.receive(types) {
      let place = PictureDrop.place
      try Desktop.drag(from: start, by: (place.x - start.x, place.y - start.y))
    }
    let png = try #require(received["image/png"], sourceLocation: sourceLocation)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]), sourceLocation: sourceLocation)
    let svg = String(decoding: received["image/svg+xml"] ?? Data(), as: UTF8.self)
    #expect(svg.contains(#"width="100""#), sourceLocation: sourceLocation)
    let list = String(decoding: received["text/uri-list"] ?? Data(), as: UTF8.self)
    let file = try #require(
      URL(string: list.trimmingCharacters(in: .whitespacesAndNewlines)),
      sourceLocation: sourceLocation)
    #expect(file.lastPathComponent.hasSuffix(" - Box.png"), sourceLocation: sourceLocation)
    #expect(try Data(contentsOf: file) == png, sourceLocation: sourceLocation)
  }

  @Test func theSelectionIsDraggedOut() throws {
    try withWindow(Self.boxed) { previewer, document in
      let box = try previewer.wait("the box") { try Desktop.screenshot().largest(of: Self.green) }
      try dragOut(from: (box.x + box.width / 2, box.y + box.height / 2), #_sourceLocation)
      try canvas(previewer, says: "Selected: Box.")
    }
  }

  /// Clicks and keys are the list's before and after.
  @Test func aRowOfTheOutlineIsDraggedOut() throws {
    try withWindow(Self.boxed) { previewer, _ in
      func click(_ name: String) throws {
        let row = try previewer.waitForNode("a row") { $0.name == name && $0.isShown }
        try Desktop.click(row.x + 30, row.y + row.height / 2)
      }
      try click("Paint, UIViewController")
      try canvas(previewer, says: "Selected: Paint.")
      let row = try previewer.waitForNode("its row") { $0.name == "Box, UIView" && $0.isShown }
      try dragOut(from: (row.x + 60, row.y + row.height / 2), #_sourceLocation)
      try canvas(previewer, says: "Selected: Box.")
      for _ in 0..<2 {
        try click("Paint, UIViewController")
        try canvas(previewer, says: "Selected: Paint.")
        try click("Box, UIView")
        try canvas(previewer, says: "Selected: Box.")
      }
      try Desktop.press("Up")
      try canvas(previewer, says: "Selected: View.")
    }
  }

  @Test func aPrintIsOffered() throws {
    try withWindow(Self.boxed) { previewer, _ in
      try previewer.waitForNode("the outline") { $0.name == "Box, UIView" && $0.isShown }
      try Desktop.press("ctrl+p")
      try previewer.waitForNode("the dialog") { $0.name == "Print" && $0.isShown }
      try Desktop.press("Escape")
    }
  }
}
