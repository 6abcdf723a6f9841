import Foundation
import Testing

@testable import PreviewerModel

/// Documents in other languages, in the real window.
extension WindowTests {
  /// The boxed document with a language beside it, in which its label is longer.
  private static let labelled = boxed.replacing(
    "<subviews>",
    with: """
      <subviews><label text="Seat" id="lab"><rect key="frame" x="10" y="10" width="90" height="21"/>
      <autoresizingMask key="autoresizingMask"/></label>
      """)

  /// Chooses from the menu of languages by its keys.
  private func chooseLanguage(_ name: String, _ previewer: RunningPreviewer) throws {
    try Desktop.press("F10")
    try previewer.waitForNode("the languages in the menu") { $0.name == "Language" && $0.isShown }
    // The item's mnemonic.
    try Desktop.press("u")
    try previewer.waitForNode(name) { $0.name == name && $0.isShown }
    try previewer.wait("the focus on \(name)") { () -> Bool? in
      let focused = previewer.tree().first { $0.isFocused }
      guard focused?.name != name else { return true }
      try Desktop.press("Down")
      return nil
    }
    try Desktop.press("Return")
  }

  @Test func aLanguageIsChosenAndItsFileWatched() throws {
    try withWindow(Self.labelled, choice: .device("iPhone 15 Pro", .portrait)) { previewer, file in
      let name = file.deletingPathExtension().lastPathComponent
      let folder = file.deletingLastPathComponent().appending(path: "he.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let table = folder.appending(path: name + ".strings")
      defer { try? FileManager.default.removeItem(at: table) }
      try Data(#""lab.text" = "מושב";"#.utf8).write(to: table)
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+r")
      try chooseLanguage("Hebrew (he)", previewer)
      try previewer.waitForNode("its text in the outline") { $0.name.contains("מושב") }
      try previewer.waitForNode("the status") { $0.name.contains("Hebrew · right to left") }
      try Data(#""lab.text" = "כיסא";"#.utf8).write(to: table)
      try previewer.waitForNode("the new text in the outline") { $0.name.contains("כיסא") }
    }
  }
}
