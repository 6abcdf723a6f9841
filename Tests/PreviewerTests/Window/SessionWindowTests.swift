import Foundation
import Testing
import Traits

@testable import Previewer
@testable import PreviewerCanvas
@testable import PreviewerLayers
@testable import PreviewerModel
@testable import PreviewerWorker

/// What windows begin with: as they were left, or as the command line says.
extension WindowTests {
  @Test func windowsComeBackWithTheirSelection() throws {
    try withWindow { previewer, file in
      let middle = try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+3")
      try Desktop.click(middle.x, middle.y)
      try previewer.waitForNode("the selection") { $0.description.contains("Selected:") }
      try Desktop.press("ctrl+n")
      try previewer.waitForNode("another window") { $0.role == "frame" && $0.name == "Ninefold" }
      try Desktop.press("ctrl+q")
      let session = previewer.home.appending(path: "ninefold/session.json")
      try previewer.wait("what was open") {
        FileManager.default.fileExists(atPath: session.path) && !previewer.process.isRunning
          ? true : nil
      }

      let again = try RunningPreviewer(
        nil, environment: ["XDG_STATE_HOME": previewer.home.path])
      defer { again.end() }
      try again.waitForNode("the document") {
        $0.role == "frame" && $0.name == "\(file.lastPathComponent) — Ninefold"
      }
      try again.waitForNode("the selection") {
        $0.name == "Canvas" && $0.description.contains("Selected:")
      }
      let left = try JSONDecoder().decode(Session.self, from: Data(contentsOf: session))
      #expect(left.windows.map(\.path) == [file.path])
      #expect(left.windows.first?.state.mode == .scene)
    }
  }

  /// The red scene, and others.
  private static func document(scenes count: Int) throws -> String {
    let scene = /<scene [^§]*<\/scene>/
    let red = document(#"red="1" green="0" blue="0""#)
    let blue = try #require(document(#"red="0" green="0" blue="1""#).firstMatch(of: scene)).output
    let others = (1..<count).map { number in
      blue.replacing(/id="(vc|vw)1"|sceneID="sc1"/) { match in
        String(match.output.0).replacing("1", with: "other\(number)")
      }
    }
    return red.replacing("</scene>", with: "</scene>" + others.joined())
  }

  /// Where one has zoomed and scrolled, away from what is selected; twice, so that nothing moves each time.
  /// Of many scenes there are frames before there are views.
  @Test(arguments: [1, 60])
  func windowsComeBackWithWhatWasSeen(scenes count: Int) throws {
    func left(by previewer: RunningPreviewer, in state: URL) throws -> Viewport {
      try Desktop.press("ctrl+q")
      try previewer.wait("its end") { previewer.process.isRunning ? nil : true }
      let data = try Data(contentsOf: state.appending(path: "ninefold/session.json"))
      let session = try JSONDecoder().decode(Session.self, from: data)
      return try #require(session.windows.first?.viewport)
    }
    try withWindow(Self.document(scenes: count)) { previewer, _ in
      let middle = try waitFor(Self.red, in: previewer)
      try Desktop.click(middle.x, middle.y)
      try previewer.waitForNode("the selection") { $0.description.contains("Selected:") }
      try Desktop.press("ctrl+plus", "ctrl+plus", "ctrl+plus")
      try Desktop.movePointer(middle.x, middle.y)
      try Desktop.scrollDown(clicks: 3)
      let state = previewer.home
      let seen = try left(by: previewer, in: state)
      let zoom = "\(Int((seen.zoom * 100).rounded())) %"
      for _ in 1...2 {
        let again = try RunningPreviewer(nil, environment: ["XDG_STATE_HOME": state.path])
        defer { again.end() }
        try again.waitForNode("the zoom") { $0.name == zoom }
        try again.waitForNode("the selection") { $0.description.contains("Selected:") }
        let found = try left(by: again, in: state)
        #expect(found == seen)
      }
    }
  }

  @Test func theCommandLineChoosesTheDeviceAndRuns() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "asked-\(UUID()).storyboard")
    try Self.document(#"red="1" green="0" blue="0""#).write(
      to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let previewer = try RunningPreviewer(
      file.path, options: ["--device", "iPhone SE (1st generation)", "--run"])
    defer { previewer.end() }
    try previewer.waitForNode("the running interface") {
      $0.name == "Canvas" && $0.description.contains("Scenes: Running")
        && $0.description.contains("320 by 568 points")
    }
  }

  @Test func theCommandLineCompares() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "asked-\(UUID()).storyboard")
    try Self.document(#"red="1" green="0" blue="0""#).write(
      to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let previewer = try RunningPreviewer(file.path, options: ["--compare"])
    defer { previewer.end() }
    try previewer.waitForNode("the bar of configurations") {
      $0.name.contains(" of ") && $0.name.contains(": ") && $0.role == "status bar" && $0.isShown
    }
  }

  @Test func anUnknownDeviceIsRefused() throws {
    let process = Process()
    process.executableURL = URL(filePath: try #require(ProgramFiles.directory) + "/ninefold")
    process.arguments = ["--device", "iPhone of mine"]
    let errors = Pipe()
    process.standardError = errors
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    try #require(end.wait(timeout: .now() + 20) == .success, "it goes on")
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 64)
    #expect(text.contains("there is no device “iPhone of mine”"))
  }
}
