import Foundation
import Testing
import Traits

@testable import PreviewerInspector
@testable import PreviewerModel

/// The document is changed in the window, by keyboard, and saved.
extension WindowTests {
  /// A green label on red, as wide as a constraint says.
  private static let labelled = document(#"red="1" green="0" blue="0""#).replacingOccurrences(
    of: "</view>",
    with: """
                <subviews>
                  <label opaque="NO" contentMode="left" text="Hello" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
                    <rect key="frame" x="40" y="60" width="100" height="50"/>
                    <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
                  </label>
                </subviews>
                <constraints>
                  <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" \
      secondAttribute="top" constant="60" id="k1"/>
                  <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" \
      secondAttribute="leading" constant="40" id="k2"/>
                  <constraint firstItem="lb1" firstAttribute="width" constant="100" id="k3"/>
                  <constraint firstItem="lb1" firstAttribute="height" constant="50" id="k4"/>
                </constraints>
              </view>
      """)

  private static let phone = CanvasChoice.device("iPhone SE (1st generation)", .portrait)

  private func waitForLabel(_ isThere: Bool, in previewer: RunningPreviewer) throws {
    try previewer.wait(isThere ? "the label" : "the label to go") { () -> Bool? in
      let picture = try Desktop.screenshot()
      guard picture.count(of: Self.red) > 1000 else { return nil }
      return (picture.count(of: Self.green) > 100) == isThere ? true : nil
    }
  }

  func waitForTitle(_ title: String, in previewer: RunningPreviewer) throws {
    try previewer.waitForNode("the title “\(title)”") { $0.role == "frame" && $0.name == title }
  }

  /// A window without unsaved changes closes without a question.
  private func save(_ file: URL, in previewer: RunningPreviewer) throws {
    try Desktop.press("ctrl+s")
    try waitForTitle("\(file.lastPathComponent) — Ninefold", in: previewer)
  }

  func pressUntilFocused(
    _ key: String, _ previewer: RunningPreviewer, _ what: String, limit: Int = 40
  ) throws {
    for _ in 0..<limit {
      if previewer.tree().contains(where: { $0.isFocused && $0.name.hasPrefix(what) }) { return }
      try Desktop.press(key)
    }
    Issue.record("“\(what)” never had the focus")
  }

  /// Goes to the label from the scene down, with the arrow keys of the canvas.
  private func selectLabel(in previewer: RunningPreviewer) throws {
    try pressUntilFocused("Tab", previewer, "Canvas")
    try Desktop.press("Down", "Down", "Down")
    try previewer.waitForNode("the label's selection") {
      $0.name == "Canvas" && $0.description.contains("Selected: Hello.")
    }
  }

  /// Shows a page of the inspector by its key, which has the keyboard on its tab.
  func showPage(_ page: InspectorPage, in previewer: RunningPreviewer) throws {
    let number = try #require(InspectorPage.allCases.firstIndex(of: page)) + 1
    try Desktop.press("ctrl+alt+\(number)")
    try previewer.waitForNode("the page “\(page.title)”") {
      $0.name == page.title && $0.isFocused
    }
  }

  func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  @Test func aLabelIsExcludedFromCompactWidthByKeyboard() throws {
    try withWindow(Self.labelled, choice: Self.phone) { previewer, file in
      let name = file.lastPathComponent
      try waitForLabel(true, in: previewer)
      try selectLabel(in: previewer)
      try showPage(.varies, in: previewer)
      try pressUntilFocused("Tab", previewer, "Width any, height any: installed")
      try Desktop.press("Left")
      try pressUntilFocused("Tab", previewer, "Installed for compact width, any height")
      try Desktop.press("space")
      try waitForLabel(false, in: previewer)
      try previewer.waitForNode("the label in the outline") {
        $0.name == "Hello, UILabel, not installed here"
      }
      try waitForTitle("• \(name) — Ninefold", in: previewer)

      // On a pad it stays.
      try Desktop.press("ctrl+d")
      try previewer.waitForNode("the search") {
        $0.isFocused && ["text", "entry"].contains($0.role)
      }
      try Desktop.type("ipad air 2")
      try Desktop.press("Return")
      try previewer.waitForNode("the pad") { $0.name == "View as: iPad Air 2" }
      try waitForLabel(true, in: previewer)

      // Saved, there is one variation more, and nothing else.
      try Desktop.press("ctrl+s")
      try waitForTitle("\(name) — Ninefold", in: previewer)
      let changed = try text(of: file)
      #expect(changed.contains(#"<variation key="widthClass=compact">"#))
      let added = Set(
        changed.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      )
      .subtracting(
        Self.labelled.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) })
      #expect(
        added == [
          #"<variation key="widthClass=compact">"#, #"<mask key="subviews">"#,
          #"<exclude reference="lb1"/>"#, "</mask>", "</variation>",
        ])

      // Taken back, the file is what it was.
      try Desktop.press("ctrl+z")
      try waitForTitle("• \(name) — Ninefold", in: previewer)
      try Desktop.press("ctrl+s")
      try waitForTitle("\(name) — Ninefold", in: previewer)
      #expect(try text(of: file) == Self.labelled)
    }
  }

  /// What is under the pointer while the inspector scrolls is not changed by the wheel.
  @Test func scrollingTheInspectorChangesNothing() throws {
    try withWindow(Self.labelled, choice: Self.phone, size: (1280, 500)) { previewer, file in
      try waitForLabel(true, in: previewer)
      try selectLabel(in: previewer)
      try showPage(.size, in: previewer)
      try pressUntilFocused("Tab", previewer, "Constant of", limit: 60)
      func constant() -> RunningPreviewer.Node? {
        previewer.tree().first { $0.isFocused && $0.name.hasPrefix("Constant of") }
      }
      let field = try previewer.wait("the field") { constant() }
      try Desktop.movePointer(field.x + 20, field.y + field.height / 2)
      try Desktop.scrollDown(clicks: 2)
      let scrolled = try previewer.wait("the inspector to scroll") { () -> RunningPreviewer.Node? in
        constant().flatMap { $0.y < field.y ? $0 : nil }
      }
      #expect(scrolled.text == field.text)
      try waitForTitle("\(file.lastPathComponent) — Ninefold", in: previewer)
    }
  }

  @Test func aConstantVariesForASizeClass() throws {
    try withWindow(Self.labelled) { previewer, file in
      try waitForLabel(true, in: previewer)
      try Desktop.press("ctrl+g")
      try previewer.waitForNode("the grid") { $0.role == "radio button" && $0.isFocused }
      try Desktop.press("Left", "Return")
      try previewer.waitForNode("what an edit is for") {
        $0.name.hasPrefix("Varies for wC hAny") && $0.isShown
      }
      try selectLabel(in: previewer)
      try showPage(.size, in: previewer)
      try pressUntilFocused(
        "Tab", previewer, "Constant for compact width, any height of Hello.width = 100", limit: 60)
      try Desktop.press("shift+Up", "shift+Up", "Down")
      try previewer.waitForNode("the wider label") { $0.name == "115 × 50" }
      try previewer.waitForNode("its case") {
        $0.name.hasPrefix("Priority and Size Classes (1 vary)")
      }
      try Desktop.press("ctrl+s")
      let wanted = Self.labelled.replacing(
        #"constant="100" id="k3"/>"#,
        with: """
          constant="100" id="k3">
                        <variation key="widthClass=compact" constant="115"/>
                      </constraint>
          """)
      func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      }
      try previewer.wait("the saved constant") {
        try lines(text(of: file)) == lines(wanted) ? true : nil
      }

      // One step back is where it was saved as.
      try Desktop.press("ctrl+z")
      try previewer.waitForNode("the label as it was") { $0.name == "100 × 50" }
      try save(file, in: previewer)
    }
  }

  /// Colours are typed, invalid values change nothing, and what is undone is as it was.
  @Test func valuesAreTyped() throws {
    try withWindow(Self.labelled, choice: Self.phone) { previewer, file in
      try waitForLabel(true, in: previewer)
      try selectLabel(in: previewer)
      try pressUntilFocused("Tab", previewer, "Alpha")
      try Desktop.press("ctrl+a")
      try Desktop.type("5")
      try Desktop.press("Return")
      try previewer.waitForNode("what is wrong") {
        $0.name == "Alpha is from 0 to 1." && $0.isShown
      }
      try Desktop.press("ctrl+a")
      try Desktop.type("1")
      try Desktop.press("Tab")
      try Desktop.press("ctrl+a")
      try Desktop.type("#0000FF")
      try Desktop.press("Return")
      try previewer.wait("the blue label") {
        try Desktop.screenshot().count(of: (0, 0, 255)) > 100 ? true : nil
      }
      try Desktop.press("ctrl+s")
      try previewer.wait("the saved colour") {
        try text(of: file).contains(#"<color key="backgroundColor" red="0.0" green="0.0" blue="1""#)
          ? true : nil
      }
      try Desktop.press("ctrl+z")
      try waitForLabel(true, in: previewer)
      try save(file, in: previewer)
    }
  }

  /// A second label below the first hangs on it.
  private static let hanging = labelled.replacingOccurrences(
    of: "</subviews>",
    with: """
        <label opaque="NO" contentMode="left" text="Below" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lb2">
                    <rect key="frame" x="40" y="120" width="100" height="50"/>
                  </label>
                </subviews>
      """
  ).replacingOccurrences(
    of: "</constraints>",
    with: """
        <constraint firstItem="lb2" firstAttribute="top" secondItem="lb1" \
      secondAttribute="bottom" constant="10" id="k5"/>
                  <constraint firstItem="lb2" firstAttribute="leading" secondItem="vw1" \
      secondAttribute="leading" constant="40" id="k6"/>
                </constraints>
      """)

  @Test func whatWouldBecomeAmbiguousIsSaidBefore() throws {
    try withWindow(Self.hanging) { previewer, file in
      try waitForLabel(true, in: previewer)
      try selectLabel(in: previewer)
      try Desktop.press("ctrl+Delete")
      try previewer.waitForNode("the question") {
        $0.role == "alert" && $0.name.hasPrefix("Exclude “Hello”?") && $0.name.contains("Below")
      }
      try waitForLabel(true, in: previewer)
      try Desktop.press("alt+a")
      try waitForLabel(false, in: previewer)
      try save(file, in: previewer)
    }
  }

  @Test func aConstantIsDraggedOnTheCanvas() throws {
    try withWindow(Self.labelled) { previewer, file in
      try waitForLabel(true, in: previewer)
      try selectLabel(in: previewer)
      let picture = try Desktop.screenshot()
      let scale = Double(try #require(picture.largest(of: Self.red)).width) / 600
      let label = try #require(picture.largest(of: Self.green))
      // The third one is the width.
      try showPage(.size, in: previewer)
      try pressUntilFocused("Tab", previewer, "Constant of Hello.width = 100", limit: 60)
      // The bar of a width is below the view.
      let middle = (x: label.x + Int(50 * scale), y: label.y + label.height + 10)
      try Desktop.drag(from: middle, by: (Int((60 * scale).rounded()), 0))
      try previewer.waitForNode("the wider label") {
        $0.name.hasPrefix("16") && $0.name.hasSuffix(" × 50")
      }
      // Once for all of it; then by keyboard, on the canvas.
      try Desktop.press("ctrl+z")
      try previewer.waitForNode("the label as it was") { $0.name == "100 × 50" }
      try pressUntilFocused("shift+Tab", previewer, "Canvas", limit: 60)
      try Desktop.press("shift+Right", "Right", "Left", "Right")
      try previewer.waitForNode("the moved edge") { $0.name == "109 × 50" }
      try save(file, in: previewer)
    }
  }

  /// A change that isn't saved.
  private func removeLabel(in previewer: RunningPreviewer) throws {
    try waitForLabel(true, in: previewer)
    try selectLabel(in: previewer)
    try Desktop.press("ctrl+Delete")
    try waitForLabel(false, in: previewer)
  }

  /// Somebody else writes the file.
  private func writeOtherText(into file: URL) throws -> String {
    let other = Self.labelled.replacing("Hello", with: "Other")
    try other.write(to: file, atomically: true, encoding: .utf8)
    return other
  }

  @Test func unsavedChangesAreAskedAboutAndTheFileIsNotOverwritten() throws {
    try withWindow(Self.labelled, choice: Self.phone) { previewer, file in
      try removeLabel(in: previewer)
      try Desktop.press("ctrl+w")
      try previewer.waitForNode("the question") { $0.name.hasPrefix("Save the Changes to") }
      try Desktop.press("Escape")
      try previewer.wait("the question to go") {
        previewer.tree().contains { $0.name.hasPrefix("Save the Changes to") && $0.isShown }
          ? nil : true
      }

      let other = try writeOtherText(into: file)
      try previewer.waitForNode("the message") {
        $0.role == "alert" && $0.name.hasPrefix("The file has changed on disk")
      }
      try Desktop.press("ctrl+s")
      let reload = try previewer.waitForNode("what to do") {
        $0.role == "push button" && $0.name.hasSuffix("Reload") && $0.isShown
      }
      #expect(try text(of: file) == other)
      let difference = try previewer.waitForNode("what tells them apart") {
        $0.role == "push button" && $0.name.hasSuffix("See Difference") && $0.isShown
      }
      try Desktop.click(difference)
      // Both versions are beside each other, with a list.
      try previewer.waitForNode("the list") {
        $0.name == "2 differences from the file to yours" && $0.isShown
      }
      try previewer.waitForNode("the difference") {
        $0.name.contains("“Other”") && $0.name.contains("“Hello”") && $0.isShown
      }
      try Desktop.click(reload)
      try waitForLabel(true, in: previewer)
      try waitForTitle("\(file.lastPathComponent) — Ninefold", in: previewer)
    }
  }

  /// What was changed here and what was changed on disk are put together, and saving replaces the file.
  @Test func unsavedChangesAreMergedWithTheFile() throws {
    try withWindow(Self.labelled, choice: Self.phone) { previewer, file in
      try removeLabel(in: previewer)
      let other = try writeOtherText(into: file)
      let merge = try previewer.waitForNode("the offer") {
        $0.role == "push button" && $0.name.hasSuffix("Merge") && $0.isShown
      }
      try Desktop.click(merge)
      try previewer.waitForNode("the result") {
        $0.name == "Merged without conflicts" && $0.isShown
      }
      #expect(try text(of: file) == other)
      try Desktop.press("ctrl+s")
      try previewer.wait("both changes in the file") {
        let saved = try? text(of: file)
        return saved?.contains("Other") == true
          && saved?.contains(#"<exclude reference="lb1"/>"#) == true
          ? true : nil
      }
    }
  }

  @Test func bothVersionsAreKept() throws {
    try withWindow(Self.labelled, choice: Self.phone) { previewer, file in
      try removeLabel(in: previewer)
      let other = try writeOtherText(into: file)
      let both = try previewer.waitForNode("the offer") {
        $0.role == "push button" && $0.name.hasSuffix("Keep Both") && $0.isShown
      }
      try Desktop.click(both)
      try waitForLabel(true, in: previewer)
      let mine = file.deletingPathExtension().path + " (mine).storyboard"
      defer { try? FileManager.default.removeItem(atPath: mine) }
      #expect(try text(of: file) == other)
      #expect(try text(of: URL(filePath: mine)).contains(#"<exclude reference="lb1"/>"#))
    }
  }

  @Test func changesSurviveTheEndOfTheProgram() throws {
    let state = FileManager.default.temporaryDirectory.appending(path: "state-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    let file = FileManager.default.temporaryDirectory.appending(path: "paint-\(UUID()).storyboard")
    try Self.labelled.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = ["XDG_STATE_HOME": state.path]

    let first = try RunningPreviewer(file.path, environment: environment)
    try waitForLabel(true, in: first)
    try selectLabel(in: first)
    try Desktop.press("ctrl+Delete")
    try waitForLabel(false, in: first)
    kill(first.process.processIdentifier, SIGKILL)
    first.end()

    let second = try RunningPreviewer(file.path, environment: environment)
    defer { second.end() }
    let restore = try second.waitForNode("the offer") {
      $0.role == "push button" && $0.name.hasSuffix("Restore") && $0.isShown
    }
    try waitForLabel(true, in: second)
    try Desktop.click(restore)
    try waitForLabel(false, in: second)
    #expect(try text(of: file) == Self.labelled)
    try Desktop.press("ctrl+s")
    try waitForTitle("\(file.lastPathComponent) — Ninefold", in: second)
    #expect(try text(of: file).contains(#"<exclude reference="lb1"/>"#))
  }
  /// Worker and window are killed by turns while a text is typed, ten times in all: what was seen before is
  /// there afterwards, and the file is as it was.
  @Test func tenKillsInTheMiddleOfEditsLoseNothing() throws {
    let state = FileManager.default.temporaryDirectory.appending(path: "state-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    let file = FileManager.default.temporaryDirectory.appending(path: "paint-\(UUID()).storyboard")
    try Self.labelled.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var seen = "Hello"
    func waitForRow(_ text: String, in previewer: RunningPreviewer) throws -> String {
      let row = try previewer.waitForNode("“\(text)” in the outline") {
        $0.name.hasPrefix(text) && $0.name.hasSuffix(", UILabel")
      }
      return String(row.name.dropLast(", UILabel".count))
    }
    for round in 1...5 {
      let previewer = try RunningPreviewer(file.path, environment: ["XDG_STATE_HOME": state.path])
      defer { previewer.end() }
      if round > 1 {
        let restore = try previewer.waitForNode("the offer") {
          $0.role == "push button" && $0.name.hasSuffix("Restore") && $0.isShown
        }
        try Desktop.click(restore)
      }
      seen = try waitForRow(seen, in: previewer)
      try Desktop.click(
        previewer.waitForNode("its row") { $0.name == "\(seen), UILabel" && $0.isShown })
      try pressUntilFocused("Tab", previewer, "Text")
      try Desktop.press("End")
      let worker = try #require(previewer.worker())
      try Desktop.type("w")
      kill(worker, SIGKILL)
      seen = try waitForRow("\(seen)w", in: previewer)
      try Desktop.type("\(round)")
      seen = try waitForRow("\(seen)\(round)", in: previewer)
      // This one may be under way.
      try Desktop.type("p")
      kill(previewer.process.processIdentifier, SIGKILL)
      #expect(try text(of: file) == Self.labelled)
    }
    let last = try RunningPreviewer(file.path, environment: ["XDG_STATE_HOME": state.path])
    defer { last.end() }
    try Desktop.click(
      last.waitForNode("the offer") {
        $0.role == "push button" && $0.name.hasSuffix("Restore") && $0.isShown
      })
    seen = try waitForRow(seen, in: last)
    try save(file, in: last)
    #expect(try text(of: file) == Self.labelled.replacing("Hello", with: seen))
    #expect(seen.filter { $0 != "p" } == "Hellow1w2w3w4w5")
  }
}
