import Files
import Foundation
import Testing

@testable import Previewer
@testable import PreviewerModel

/// A merge of three versions, in the real window.
extension WindowTests {
  /// The box is half seen through in ours, less so in theirs.
  private static let versions: [(name: String, text: String)] = [
    ("base", boxed),
    ("ours", boxed.replacing(#"userLabel="Box""#, with: #"alpha="0.5" userLabel="Box""#)),
    ("theirs", boxed.replacing(#"userLabel="Box""#, with: #"alpha="0.8" userLabel="Box""#)),
  ]

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func waitForSentence(_ sentence: String, in previewer: RunningPreviewer) throws {
    try previewer.waitForNode("“\(sentence)”") { $0.name == sentence && $0.isShown }
  }

  private func git(_ script: String, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@b", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  @Test func aMergeIsDecidedByKeyboardAndSaved() throws {
    try withFolder { folder in
      for (name, text) in Self.versions {
        try text.write(
          to: folder.appending(path: "\(name).xib"), atomically: true, encoding: .utf8)
      }
      let output = folder.appending(path: "Main.xib")
      let files = ["base", "ours", "theirs"].map { folder.appending(path: "\($0).xib").path }
      var state = WindowState()
      state.choice = .device("iPhone 15 Pro", .portrait)
      let previewer = try RunningPreviewer(
        nil, options: ["--merge"] + files + ["--output", output.path], state: state)
      defer { previewer.end() }
      try waitForSentence("1 conflict, 1 to decide", in: previewer)
      try canvas(previewer, says: "Base: iPhone 15 Pro", "Ours: ", "Theirs: ", "Result: ")
      try Desktop.press("alt+2")
      try waitForSentence("1 conflict, decided", in: previewer)
      try Desktop.press("ctrl+z")
      try waitForSentence("1 conflict, 1 to decide", in: previewer)
      // What is saved says what is undecided, and is well-formed.
      try Desktop.press("ctrl+s")
      try waitForSentence(
        "Saved with 1 conflict undecided: a comment in the file says which.", in: previewer)
      #expect(try String(contentsOf: output, encoding: .utf8).contains("<!-- CONFLICT: "))
      try Desktop.press("F7", "alt+2")
      try waitForSentence("1 conflict, decided", in: previewer)
      try Desktop.press("ctrl+s")
      try previewer.wait("the file without comment") {
        let text = try? String(contentsOf: output, encoding: .utf8)
        return text.map { !$0.contains("CONFLICT") } == true ? true : nil
      }
      try Desktop.press("ctrl+w")
      try previewer.wait("the program's end") { previewer.process.isRunning ? nil : true }
      #expect(previewer.process.terminationStatus == 0)
    }
  }

  @Test func whatGitCouldNotMergeIsOffered() throws {
    try withFolder { folder in
      let file = folder.appending(path: "Main.xib")
      func commit(_ place: Int, _ script: String) throws {
        try Self.versions[place].text.write(to: file, atomically: true, encoding: .utf8)
        try git(script, in: folder)
      }
      try commit(0, "git init -q -b main && git add . && git commit -qm base && git branch other")
      try commit(1, "git commit -qam ours && git checkout -q other")
      try commit(2, "git commit -qam theirs && git checkout -q main && git merge -q other 2>&1")
      try #require(try String(contentsOf: file, encoding: .utf8).contains("<<<<<<<"))
      let previewer = try RunningPreviewer(file.path)
      defer { previewer.end() }
      // With git's own marks it is no document any more: its page has the way out, where the keyboard is.
      try previewer.waitForNode("what is wrong") { $0.name == "“Main.xib” Has Conflicts" }
      try previewer.waitForNode("the offer") {
        $0.role == "push button" && $0.name.hasSuffix("Resolve Conflicts") && $0.isFocused
      }
      try Desktop.press("Return")
      try waitForSentence("1 conflict, 1 to decide", in: previewer)
      try canvas(previewer, says: "Base: ", "Ours: ", "Theirs: ", "Result: ")
      // However soon it is saved: with what was chosen last.
      try Desktop.run("xdotool", ["key", "--delay", "0", "alt+1", "ctrl+s"])
      try previewer.wait("ours in the file") {
        (try? String(contentsOf: file, encoding: .utf8)) == Self.versions[1].text ? true : nil
      }
    }
  }

  /// Unsaved changes of a program that ended are offered, and then what git could not merge; what is restored stays
  /// in what is merged.
  @Test func whatWasNotSavedAndConflictsAreBothOffered() throws {
    try withFolder { folder in
      let file = folder.appending(path: "Main.xib")
      func commit(_ place: Int, _ script: String) throws {
        try Self.versions[place].text.write(to: file, atomically: true, encoding: .utf8)
        try git(script, in: folder)
      }
      try commit(0, "git init -q -b main && git add . && git commit -qm base && git branch other")
      try commit(1, "git commit -qam ours && git checkout -q other")
      try commit(2, "git commit -qam theirs && git checkout -q main && git merge -q other 2>&1")
      let ours = Self.versions[1].text
      try ours.write(to: file, atomically: true, encoding: .utf8)
      let path = try #require(absolutePath(file.path))
      let unsaved = ours.replacing(#"userLabel="Box""#, with: #"userLabel="Unsaved""#)
      _ = try Journal(path: path, stamp: FileStamps.of(path), text: unsaved)
        .write(to: folder.path + "/state/ninefold/journal/left.json")
      let previewer = try RunningPreviewer(
        path, environment: ["XDG_STATE_HOME": folder.path + "/state"])
      defer { previewer.end() }
      func click(_ name: String) throws {
        try Desktop.click(
          previewer.waitForNode("“\(name)”") {
            $0.role == "push button" && $0.name.hasSuffix(name) && $0.isShown
          })
      }
      try click("Restore")
      try click("Resolve Conflicts")
      try waitForSentence("1 conflict, 1 to decide", in: previewer)
      try Desktop.press("alt+2")
      try waitForSentence("1 conflict, decided", in: previewer)
      try Desktop.press("ctrl+s")
      try previewer.wait("both in the file") {
        let text = try? String(contentsOf: file, encoding: .utf8)
        let wanted = #"alpha="0.8" userLabel="Unsaved""#
        return text.map { $0.contains(wanted) && !$0.contains("CONFLICT") } == true ? true : nil
      }
    }
  }
}
