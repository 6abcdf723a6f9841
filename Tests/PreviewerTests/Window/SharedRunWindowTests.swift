import Foundation
import Testing

@testable import PreviewerModel

/// The interface running in several configurations at once, in the real window.
extension WindowTests {
  private static let phone = "iPhone SE (1st generation) · wC hR · iOS 15"

  /// Runs a test with a phone, light and dark, in which the interface runs.
  private func withShared(_ body: (RunningPreviewer, URL) throws -> Void) throws {
    try withWindow(Self.running, choice: .device("iPhone SE (1st generation)", .portrait)) {
      previewer, file in
      try previewer.waitForNode("the document") { $0.name.hasSuffix("ViewController") }
      try Desktop.press("ctrl+k", "Insert", "ctrl+shift+a")
      try canvas(previewer, says: "Comparing 2:", "Chosen: \(Self.phone) · dark.")
      try Desktop.press("ctrl+i")
      try canvas(
        previewer, says: "Running side by side: \(Self.phone); \(Self.phone) · dark.",
        "Chosen: \(Self.phone) · dark.")
      try waitFor(Self.blue, in: previewer)
      try body(previewer, file)
    }
  }

  /// Clicks at the left of what has a colour: in the first of the two.
  private func clickFirst(
    _ color: (UInt8, UInt8, UInt8), in previewer: RunningPreviewer
  ) throws {
    try waitFor(color, in: previewer)
    let bounds = try #require(try Desktop.screenshot().bounds(of: color))
    try Desktop.click(bounds.x + 16, bounds.y + bounds.height / 2)
  }

  @Test func whatIsTouchedInOneIsTouchedInAll() throws {
    try withShared { previewer, _ in
      try clickFirst(Self.blue, in: previewer)
      try canvas(previewer, says: "Chosen: \(Self.phone).")
      try waitFor(Self.red, in: previewer)
      try previewer.wait("both to be pushed") {
        try Desktop.screenshot().bounds(of: Self.blue) == nil ? true : nil
      }
      // The device is turned of the chosen one alone.
      try Desktop.press("ctrl+Right")
      try canvas(
        previewer,
        says: "iPhone SE (1st generation) · landscape left · wC hC · iOS 15; \(Self.phone) · dark.")
      try Desktop.press("ctrl+Next")
      try canvas(previewer, says: "Chosen: \(Self.phone) · dark.")
      // With nothing in front it ends, and the configurations are as they were.
      try Desktop.press("Escape")
      try canvas(
        previewer, says: "Comparing 2: \(Self.phone); \(Self.phone) · dark.",
        "Chosen: \(Self.phone) · dark.")
    }
  }

  /// A document that changes goes on from the same state in both.
  @Test func aChangedDocumentIsFollowedInAll() throws {
    try withShared { previewer, file in
      try clickFirst(Self.blue, in: previewer)
      try waitFor(Self.red, in: previewer)
      try Self.running.replacing(
        #"red="1" green="0" blue="0""#, with: #"red="1" green="0" blue="1""#
      ).write(to: file, atomically: true, encoding: .utf8)
      try previewer.wait("both to have the new colour") { () -> Bool? in
        let picture = try Desktop.screenshot()
        return picture.bounds(of: Self.red) == nil && picture.bounds(of: (255, 0, 255)) != nil
          ? true : nil
      }
      try Desktop.press("ctrl+i")
      try canvas(previewer, says: "Comparing 2:")
    }
  }
}
