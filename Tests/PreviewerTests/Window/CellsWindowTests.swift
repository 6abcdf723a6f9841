import Foundation
import Testing

@testable import PreviewerModel

/// The size-class grid in the real window: in the header bar, and as what is compared.
extension WindowTests {
  /// The box is left out where the height is compact.
  static let withoutBox = boxed.replacing(
    "</subviews>",
    with: """
      </subviews>
      <variation key="heightClass=compact"><mask key="subviews">
        <exclude reference="box"/>
      </mask></variation>
      """)

  private static let phone = CanvasChoice.device("iPhone 15", .portrait)
  private static let flat = "Width compact, height compact"
  private static let tall = "Width compact, height regular"

  /// A cell of the grid in the header bar, which comes before that of the popover.
  @discardableResult
  private func cell(
    _ name: String, _ facts: String..., in previewer: RunningPreviewer
  ) throws -> RunningPreviewer.Node {
    let wanted = facts.isEmpty ? name : "\(name): \(facts.joined(separator: "; "))"
    return try previewer.waitForNode("“\(wanted)” in the header bar") {
      $0.role == "radio button" && $0.name == wanted && $0.isShown
    }
  }

  /// A pixel of a cell. GTK tells places without the frame that the window has for its shadow, which is half as wide
  /// as a cell: its far corner is in it either way.
  private func pixel(of cell: RunningPreviewer.Node) -> (x: Int, y: Int) {
    (cell.x + cell.width - 1, cell.y + cell.height - 1)
  }

  private func click(_ cell: RunningPreviewer.Node, with modifier: String? = nil) throws {
    let place = pixel(of: cell)
    if let modifier { try Desktop.run("xdotool", ["keydown", modifier]) }
    try Desktop.click(place.x, place.y)
    if let modifier { try Desktop.run("xdotool", ["keyup", modifier]) }
  }

  private func point(at cell: RunningPreviewer.Node) throws {
    let place = pixel(of: cell)
    try Desktop.movePointer(place.x, place.y)
  }

  private func pill(_ isThere: Bool, in previewer: RunningPreviewer) throws {
    try previewer.waitAtRest("what an edit is for: \(isThere)") { nodes -> Bool? in
      nodes.contains { $0.name.hasPrefix("Varies for") && $0.isShown } == isThere ? true : nil
    }
  }

  /// A click turns the device into the cell, arrow keys go on from there, Escape goes back; the canvas stays where it
  /// is, and what an edit is for is in sight all the while.
  @Test func theHeadersCellsTurnWhatIsLookedAt() throws {
    try withWindow(Self.withoutBox, choice: Self.phone) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try cell(Self.tall, "shown", in: previewer)
      try cell("Width any, height any", in: previewer)
      try cell("Width regular, height compact", "differs from the base", in: previewer)
      let before = try previewer.waitForNode("the canvas") { $0.name == "Canvas" }
      try click(cell(Self.flat, "differs from the base", in: previewer))
      try cell(Self.flat, "shown", "changes apply here", "differs from the base", in: previewer)
      try canvas(previewer, says: "iPhone 15, landscape")
      try pill(true, in: previewer)
      let after = try previewer.waitForNode("the canvas") { $0.name == "Canvas" }
      #expect((after.x, after.y) == (before.x, before.y))
      #expect((after.width, after.height) == (before.width, before.height))

      try Desktop.press("Right")
      try canvas(previewer, says: "Generic")
      try Desktop.press("Right")
      try canvas(previewer, says: "iPhone 15 Plus, landscape")
      try Desktop.press("Down", "Down")
      try canvas(previewer, says: "iPad", "portrait")
      try Desktop.press("Escape")
      try canvas(previewer, says: "iPhone 15, portrait")
      try cell(Self.tall, "shown", in: previewer)
      try pill(false, in: previewer)
    }
  }

  /// While the interface runs, a pad's window takes a third of the screen, and Escape gives it all of it back.
  @Test func theRunningWindowTurnsIntoACellAndBack() throws {
    let pad = CanvasChoice.device("iPad Pro (9.7-inch)", .portrait)
    try withWindow(Self.withoutBox, choice: pad) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+i")
      try previewer.waitForNode("the whole screen") {
        $0.name == "Window: Full Screen" && $0.isShown
      }
      try click(cell(Self.tall, in: previewer))
      try previewer.waitForNode("a third") { $0.name == "Window: Split View 1/3" && $0.isShown }
      try Desktop.press("Escape")
      try previewer.waitForNode("the whole screen again") {
        $0.name == "Window: Full Screen" && $0.isShown
      }
    }
  }

  /// Pointing at a cell says what it is for and what is otherwise there.
  @Test func aCellSaysWhatItIsFor() throws {
    try withWindow(Self.withoutBox, choice: Self.phone) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      let flat = try cell(Self.flat, "differs from the base", in: previewer)
      try point(at: flat)
      try previewer.waitForNode("what is otherwise") { $0.name == "≠ Box removed" && $0.isShown }
      try previewer.waitForNode("the devices") {
        $0.name.hasPrefix("iPhone 15 · landscape") && $0.isShown
      }
      let tall = try cell(Self.tall, "shown", in: previewer)
      try point(at: tall)
      try previewer.waitForNode("that nothing is") { $0.name == "= as the base" && $0.isShown }
      try Desktop.movePointer(640, 400)
      try previewer.waitAtRest("nothing to be said") { nodes -> Bool? in
        nodes.contains { $0.name == "= as the base" && $0.isShown } ? nil : true
      }
    }
  }

  /// What is selected varies, or doesn't.
  @Test func theSelectionsCellsAreTold() throws {
    try withWindow(Self.withoutBox, choice: Self.phone) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try Desktop.click(previewer.waitForNode("the row") { $0.name == "Box, UIView" && $0.isShown })
      try cell(Self.flat, "the selection differs from the base", in: previewer)
    }
  }

  @Test func aCellIsAddedToWhatIsCompared() throws {
    try withWindow(Self.withoutBox, choice: Self.phone) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try click(cell(Self.flat, "differs from the base", in: previewer), with: "shift")
      try canvas(
        previewer, says: "Comparing 2:", "iPhone 15 · landscape · wC hC",
        "Chosen: iPhone 15 · wC hR")
    }
  }

  /// A matrix, whose cells say what is otherwise in them; Enter changes for the chosen one alone.
  @Test func theNineCellsAreAMatrix() throws {
    try withWindow(Self.withoutBox, choice: Self.phone) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "Comparing 1: iPhone 15 · wC hR.")
      try add("The Nine Cells", place: 8, in: previewer)
      try canvas(
        previewer, says: "Comparing 9:", "iPhone 15 · landscape · wC hC (Box removed)",
        "iPhone 15 · wC hR (=)", "Generic · wAny hC (Box removed)", "Chosen: iPhone 15 · wC hR.")
      try pill(false, in: previewer)
      let tile = try previewer.waitForNode("the tile") {
        $0.name == "wC hR · iPhone 15 =" && $0.isShown
      }
      try Desktop.click(tile)
      try Desktop.press("Return")
      try pill(true, in: previewer)
      try cell(Self.tall, "shown", "changes apply here", in: previewer)
      // The first one leaves what the click has selected.
      try Desktop.press("Escape", "Escape")
      try pill(false, in: previewer)
      // A cell of the header chooses the tile.
      try click(cell(Self.flat, "differs from the base", in: previewer))
      try canvas(previewer, says: "Comparing 9:", "Chosen: iPhone 15 · landscape · wC hC.")
    }
  }

  /// Since the last commit one constant has changed for one cell: going there shows a device that is in it.
  @Test func aChangeForOneCellIsShownThere() throws {
    let name = "cells-\(UUID())"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try withWindow(Self.boxed, named: "\(name)/Main.storyboard", choice: Self.phone) {
      previewer, file in
      try git("init", "-q", in: folder)
      try git("add", file.lastPathComponent, in: folder)
      try git("commit", "-q", "-m", "Before", in: folder)
      try waitFor(Self.red, in: previewer)
      try Self.withoutBox.write(to: file, atomically: true, encoding: .utf8)
      try cell(Self.flat, "differs from the base", in: previewer)
      try Desktop.press("ctrl+shift+k")
      try previewer.waitForNode("the change") { $0.name == "1 change since HEAD" && $0.isShown }
      try Desktop.press("F7")
      try canvas(previewer, says: "Now: iPhone 15 · landscape · wC hC")
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "iPhone 15, portrait", "Scenes: Paint.")
    }
  }
}
