import Foundation
import Testing
import Traits

@testable import PreviewerModel

/// Several views are changed at once.
extension WindowTests {
  /// Three labels on red, the third of another text size.
  private static let labels = document(#"red="1" green="0" blue="0""#).replacingOccurrences(
    of: "</view>",
    with: "<subviews>"
      + [("One", 17), ("Two", 17), ("Three", 21)].enumerated().map { place, label in
        """
        <label opaque="NO" contentMode="left" text="\(label.0)" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="lb\(place)">
        <rect key="frame" x="40" y="\(60 + 60 * place)" width="100" height="50"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(label.1)"/>
        </label>
        """
      }.joined(separator: "\n") + "</subviews></view>")

  @Test func severalViewsAreChangedByKeyboard() throws {
    try withWindow(
      Self.labels, choice: .device("iPhone SE (1st generation)", .portrait)
    ) { previewer, file in
      try waitFor(Self.red, in: previewer)
      try pressUntilFocused("Tab", previewer, "Canvas")
      try Desktop.press("Down", "Down", "Down", "shift+Right")
      try canvas(previewer, says: "Selected: Two and 1 more.")
      try previewer.waitForNode("both in the inspector") { $0.name == "2 views" && $0.isShown }
      let rows = previewer.tree().filter {
        $0.role == "list item" && $0.states.contains("selected") && $0.name.isEmpty && $0.isShown
      }
      #expect(rows.count == 2)
      // Texts differ, fonts' sizes don't.
      try previewer.waitForNode("the size of both") { $0.name == "Size" && $0.text == "17" }
      try pressUntilFocused("Tab", previewer, "Text, several values")
      try Desktop.type("Same")
      try canvas(previewer, says: "Selected: Same and 1 more.")
      try Desktop.press("ctrl+s")
      try waitForTitle("\(file.lastPathComponent) — Ninefold", in: previewer)
      let changed = Self.labels.replacing(#"text="One""#, with: #"text="Same""#)
        .replacing(#"text="Two""#, with: #"text="Same""#)
      #expect(try text(of: file) == changed)
      // One step back takes both back.
      try Desktop.press("ctrl+z")
      try canvas(previewer, says: "Selected: Two and 1 more.")

      // All beside the selected one, whose sizes differ.
      try pressUntilFocused("shift+Tab", previewer, "Canvas")
      try Desktop.press("ctrl+a")
      try canvas(previewer, says: "Selected: Two and 2 more.")
      try previewer.waitForNode("the sizes of all") {
        $0.name == "Size, several values" && $0.text.isEmpty
      }
      // Left out together, they stay selected.
      try Desktop.press("ctrl+Delete")
      try canvas(previewer, says: "Selected: Two, not installed here and 2 more.")
      try Desktop.press("ctrl+s")
      try waitForTitle("\(file.lastPathComponent) — Ninefold", in: previewer)
      #expect(try text(of: file).components(separatedBy: "<exclude reference=").count == 4)
      try Desktop.press("Escape")
      try canvas(previewer, says: "Scenes:")
    }
  }

  /// With Shift a click adds a view, or takes it out again; in the outline Shift and Ctrl do what they do in
  /// lists.
  @Test func severalViewsAreSelectedByPointer() throws {
    try withWindow(
      Self.labels, choice: .device("iPhone SE (1st generation)", .portrait)
    ) { previewer, _ in
      try waitFor(Self.red, in: previewer)
      func row(_ name: String) throws -> RunningPreviewer.Node {
        try previewer.waitForNode("the row of \(name)") {
          $0.name == "\(name), UILabel" && $0.isShown
        }
      }
      try Desktop.click(row("One"))
      try canvas(previewer, says: "Selected: One.")
      try Desktop.click(row("Three"), with: "shift")
      try canvas(previewer, says: "Selected: Three and 2 more.")
      try Desktop.click(row("Two"), with: "ctrl")
      try canvas(previewer, says: "Selected: Three and 1 more.")
      try Desktop.click(row("Two"))
      try canvas(previewer, says: "Selected: Two.")
    }
  }
}
