import Foundation
import Testing

@testable import PreviewerModel

/// What has changed since an earlier version, in the real window.
extension WindowTests {
  func git(_ arguments: String..., in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// The box was 100 high in the last commit and is 50 high; another one is gone.
  @Test func whatHasChangedSinceTheLastCommitIsShown() throws {
    let other = """
      <view contentMode="scaleToFill" userLabel="Other" id="other">
        <rect key="frame" x="200" y="300" width="40" height="40"/>
      </view></subviews>
      """
    let before = Self.boxed.replacing("</subviews>", with: other)
    let name = "changes-\(UUID())"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try withWindow(
      before, named: "\(name)/Main.storyboard", choice: .device("iPhone 15 Pro", .portrait)
    ) { previewer, file in
      try git("init", "-q", in: folder)
      try git("add", file.lastPathComponent, in: folder)
      try git("commit", "-q", "-m", "Before", in: folder)
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+shift+k")
      try previewer.waitForNode("that nothing is otherwise") {
        $0.name == "Nothing has changed since HEAD" && $0.isShown
      }
      try Self.boxed.replacing(#"width="100" height="100""#, with: #"width="100" height="50""#)
        .write(to: file, atomically: true, encoding: .utf8)
      try previewer.waitForNode("two changes") {
        $0.name == "2 changes since HEAD" && $0.isShown
      }
      // What is gone is marked in the earlier one alone.
      try canvas(
        previewer, says: "Before (HEAD): iPhone 15 Pro · wC hR (2 different)",
        "Now: iPhone 15 Pro · wC hR (2 different)")
      // The first of the two; the other is gone in one of the versions.
      try Desktop.press("F7")
      try previewer.wait("the box to be selected in both") { () -> Bool? in
        let canvas = previewer.tree().first { $0.name == "Canvas" }
        let parts = canvas?.description.components(separatedBy: "with the selected view") ?? []
        return parts.count == 3 ? true : nil
      }
      // The choosers change both.
      try Desktop.press("ctrl+shift+a")
      try canvas(
        previewer, says: "Before (HEAD): iPhone 15 Pro · wC hR · dark",
        "Now: iPhone 15 Pro · wC hR · dark")
      try Desktop.press("ctrl+k")
      try canvas(previewer, says: "Scenes: Paint.")
    }
  }

  /// Of a scene that one version alone has, that version is shown, and an empty place for the other one.
  @Test func removedAndAddedScenesAreShown() throws {
    func scene(_ name: String) -> String {
      """
      <scene sceneID="sc-\(name)"><objects>
        <viewController title="\(name)" id="vc-\(name)" sceneMemberID="viewController">
          <view key="view" id="vw-\(name)"><rect key="frame" x="0" y="0" width="600" height="600"/></view>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(name)" \
      sceneMemberID="firstResponder"/>
      </objects></scene></scenes>
      """
    }
    let old = FileManager.default.temporaryDirectory.appending(path: "old-\(UUID()).storyboard")
    try Self.boxed.replacing("</scenes>", with: scene("Gone")).write(
      to: old, atomically: true, encoding: .utf8)
    let new = FileManager.default.temporaryDirectory.appending(path: "new-\(UUID()).storyboard")
    try Self.boxed.replacing("</scenes>", with: scene("New")).write(
      to: new, atomically: true, encoding: .utf8)
    defer { for file in [old, new] { try? FileManager.default.removeItem(at: file) } }
    let previewer = try RunningPreviewer(new.path, options: ["--diff", old.path])
    defer { previewer.end() }
    try previewer.waitForNode("both changes, and no more") {
      $0.name == "2 changes since \(old.lastPathComponent)" && $0.isShown
    }
    try canvas(previewer, says: "Comparing 2: Before")
    try Desktop.press("F7")
    try canvas(previewer, says: "(Not there yet); Now: ", "Selected: New.")
    try Desktop.press("F7")
    try canvas(previewer, says: "(Removed). Chosen: Now")
    try Desktop.press("shift+F7")
    try canvas(previewer, says: "(Not there yet); Now: ", "Selected: New.")
  }

  /// Neither of the two is what the file holds.
  @Test func whatHasChangedBetweenTwoRevisionsIsShown() throws {
    let name = "revisions-\(UUID())"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Main.storyboard")
    try git("init", "-q", in: folder)
    for (tag, alpha) in [("one", 0.2), ("two", 0.5), ("three", 0.8)] {
      try Self.boxed.replacing(#"userLabel="Box""#, with: "alpha=\"\(alpha)\" userLabel=\"Box\"")
        .write(to: file, atomically: true, encoding: .utf8)
      try git("add", ".", in: folder)
      try git("commit", "-q", "-m", tag, in: folder)
      try git("tag", tag, in: folder)
    }
    let previewer = try RunningPreviewer(file.path, options: ["--git", "one..two"])
    defer { previewer.end() }
    try previewer.waitForNode("one change") {
      $0.name == "1 change from one to two" && $0.isShown
    }
    try canvas(previewer, says: "one: As in Interface Builder", "two: As in Interface Builder")
  }

  /// As `git difftool` asks for one that is new.
  @Test func aDocumentThatIsNewIsComparedWithNothing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "new-\(UUID()).storyboard")
    try Self.boxed.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let previewer = try RunningPreviewer(file.path, options: ["--diff", "/dev/null"])
    defer { previewer.end() }
    try previewer.waitForNode("what it is compared with") {
      $0.name == "There is no earlier version" && $0.isShown
    }
    try previewer.waitForNode("how much is new") {
      $0.name.hasPrefix("The document is new, with 1 scene") && $0.isShown
    }
    // That it is new is said once.
    let labels = previewer.tree().filter { $0.role == "label" && $0.isShown }
    #expect(labels.count { $0.name.contains("is new") } == 1)
    try canvas(previewer, says: "(Not there yet)")
  }

  @Test func aDocumentThatGitDoesNotHaveIsSaidToHaveNoVersion() throws {
    try withWindow(Self.boxed, choice: .device("iPhone 15 Pro", .portrait)) { previewer, file in
      try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+shift+k")
      try previewer.waitForNode("why") {
        $0.name == "There is no version of “\(file.lastPathComponent)” in HEAD." && $0.isShown
      }
    }
  }
}
