import Foundation
import Testing
import Traits

@testable import Previewer
@testable import PreviewerModel
@testable import PreviewerWorker

/// The window on other desktops: small ones, with larger text, from right to left, without fonts; and what
/// it does with documents and files that it can't show.
extension WindowTests {
  private static let phone = CanvasChoice.device("iPhone SE (1st generation)", .portrait)

  /// A document whose view is 320 × 568, in a window of a size.
  private func withWindow(
    _ text: String = document(#"red="1" green="0" blue="0""#), width: Int, height: Int = 600,
    environment: [String: String] = [:], _ body: (RunningPreviewer) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "room-\(UUID()).storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var state = WindowState()
    (state.width, state.height, state.choice) = (width, height, Self.phone)
    let previewer = try RunningPreviewer(file.path, state: state, environment: environment)
    defer { previewer.end() }
    try body(previewer)
  }

  private static let hint = "Select a view on the canvas or in the outline."

  /// The width of something that is shown; nil where it isn't.
  private func width(_ name: String, in previewer: RunningPreviewer) -> Int? {
    previewer.tree().first { $0.name == name && $0.isShown }?.width
  }

  @Test func inASmallWindowThePanelsTakeTurns() throws {
    try withWindow(width: 800) { previewer in
      try previewer.waitForNode("the outline") { $0.name == "Scenes and views" && $0.isShown }
      #expect(width(Self.hint, in: previewer) == nil)
      #expect(try #require(width("Canvas", in: previewer)) >= 500)
      try Desktop.press("shift+F9")
      try previewer.waitForNode("the inspector") { $0.name == Self.hint && $0.isShown }
      #expect(width("Scenes and views", in: previewer) == nil)
      #expect(try #require(width("Canvas", in: previewer)) >= 480)
      try Desktop.press("shift+F9")
      try previewer.wait("the canvas alone") {
        width("Canvas", in: previewer).flatMap { $0 > 750 ? true : nil }
      }
    }
  }

  @Test func panelsHaveTheirWidthsAgainInALargeWindow() throws {
    func resize(_ width: Int) throws {
      try Desktop.run(
        "xdotool",
        ["search", "--onlyvisible", "--name", "Ninefold", "windowsize", "\(width)", "700"])
    }
    try withWindow(width: 1400) { previewer in
      let outline = try previewer.wait("the outline") { width("Scenes and views", in: previewer) }
      for small in [760, 500] {
        // In one step: nothing in the window keeps it wide.
        try resize(small)
        try previewer.wait("a small window") {
          width("Canvas", in: previewer).flatMap { $0 <= small ? true : nil }
        }
        try resize(1400)
        try previewer.wait("both panels as before") {
          width("Scenes and views", in: previewer) == outline
            && width(Self.hint, in: previewer) != nil ? true : nil
        }
      }
    }
  }

  /// A configuration directory with a desktop's font of a size.
  private func configuration(withFontOf points: Int) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "config-\(UUID())")
    let settings = folder.appending(path: "gtk-4.0/settings.ini")
    try FileManager.default.createDirectory(
      at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "[Settings]\ngtk-font-name=Sans \(points)\n".write(
      to: settings, atomically: true, encoding: .utf8)
    return folder
  }

  @Test func whatRunsFitsSmallScreensWithLargeText() throws {
    let config = try configuration(withFontOf: 20)
    defer { try? FileManager.default.removeItem(at: config) }
    try withWindow(
      width: 800, environment: ["XDG_CONFIG_HOME": config.path, "LANGUAGE": "de"]
    ) { previewer in
      try previewer.waitForNode("the document") { $0.name.hasPrefix("Paint") }
      try Desktop.press("ctrl+i")
      try previewer.waitForNode("the running interface") {
        $0.name.hasPrefix("Ereignisse") && $0.isShown
      }
      let last = try previewer.waitForNode("the end of the bar below") {
        $0.role == "push button" && $0.name == "Vergrößern" && $0.isShown
      }
      #expect(last.x + last.width <= 800)
    }
  }

  /// Twice as large text has a wider inspector, or the window room for one panel.
  @Test func theInspectorFollowsTheText() throws {
    let config = try configuration(withFontOf: 22)
    defer { try? FileManager.default.removeItem(at: config) }
    try withWindow(width: 1560, environment: ["XDG_CONFIG_HOME": config.path]) { previewer in
      let hint = try previewer.wait("the inspector") { width(Self.hint, in: previewer) }
      #expect(hint > 400)
      let outline = try #require(width("Scenes and views", in: previewer))
      #expect(outline > 400)
    }
  }

  /// In every language and text size; twice as large text and German are the widest.
  @Test(arguments: ["en", "de"])
  func theShortcutsFitSmallScreens(language: String) throws {
    let config = try configuration(withFontOf: language == "de" ? 20 : 10)
    defer { try? FileManager.default.removeItem(at: config) }
    try withWindow(
      width: 800, environment: ["XDG_CONFIG_HOME": config.path, "LANGUAGE": language]
    ) { previewer in
      try previewer.waitForNode("the document") { $0.name.hasPrefix("Paint") }
      try Desktop.press("ctrl+question")
      let frame = try previewer.waitForNode("the shortcuts") {
        $0.role == "frame" && !$0.name.hasPrefix("room-") && $0.isShown
      }
      #expect(frame.width <= 800 && frame.height <= 600)
      try previewer.waitForNode("a row") {
        ["Ctrl+N", "Strg+N"].contains($0.name) && $0.isShown
      }
      try Desktop.type("alt+1")
      try previewer.wait("one row alone") {
        let rows = previewer.tree().filter {
          $0.isShown && ["Ctrl+N", "Strg+N", "Alt+1"].contains($0.name)
        }
        return rows.count == 1 ? true : nil
      }
    }
  }

  /// The figure reads the same as on a desktop from left to right, where it is drawn of the same pixels.
  @Test func figuresRunFromLeftToRightOnEveryDesktop() throws {
    func figure(_ environment: [String: String]) throws -> [[UInt8]] {
      var ink: [[UInt8]] = []
      try withWindow(width: 1400, environment: environment) { previewer in
        try previewer.waitForNode("the document") { $0.name.hasPrefix("Paint") }
        try Desktop.click(640, 300)
        let node = try previewer.waitForNode("the size") { $0.name == "320 × 568" && $0.isShown }
        // Places are told without the window's shadow, of a few pixels.
        ink = try previewer.wait("its pixels") {
          let ink = try Desktop.screenshot().ink(
            x: node.x, y: node.y, width: node.width + 8, height: node.height)
          return ink.isEmpty ? nil : ink
        }
      }
      return ink
    }
    let usual = try figure([:])
    #expect(try figure(["LC_ALL": "C.UTF-8", "LANGUAGE": "he"]) == usual)
  }

  @Test func withoutAFontTheProgramSaysSo() throws {
    let fonts = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID()).conf")
    try "<?xml version=\"1.0\"?><fontconfig/>".write(to: fonts, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: fonts) }
    let process = Process()
    process.executableURL = URL(filePath: try #require(ProgramFiles.directory) + "/ninefold")
    process.environment = ProcessInfo.processInfo.environment.merging(
      // What comes and goes confuses the accessibility bus for the next one.
      ["FONTCONFIG_FILE": fonts.path, "GDK_BACKEND": "x11", "GTK_A11Y": "none"]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    try #require(end.wait(timeout: .now() + 20) == .success, "it goes on")
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 69)
    #expect(text.contains("ninefold: no font is installed"))
  }

  // MARK: - What can't be shown

  @Test func aDocumentWithoutViewsSaysWhatItHolds() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <tapGestureRecognizer id="tap"/>
      </objects></document>
      """
    try withWindow(text, width: 1280) { previewer in
      try previewer.waitForNode("what it holds") {
        $0.isShown
          && $0.name
            == "The document has no scenes and no views. It holds File's Owner (Owner) and Tap "
            + "Gesture Recognizer."
      }
      #expect(previewer.tree().contains { $0.name.hasPrefix("Nothing to Show") && $0.isShown })
    }
  }

  @Test func picturesAreRefusedAndAllDocumentsAreOpened() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drops-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["picture.png", "first.storyboard", "second.storyboard"].map {
      folder.appending(path: $0)
    }
    for file in files {
      try Self.document(#"red="0" green="1" blue="0""#).write(
        to: file, atomically: true, encoding: .utf8)
    }
    try withWindow(width: 1280) { previewer in
      try previewer.waitForNode("the document") { $0.name.hasPrefix("Paint") }
      #expect(try FileDrag.drag([files[0]], onto: previewer) == .refused)
      #expect(previewer.tree().contains { $0.name.hasPrefix("room-") })
      #expect(try FileDrag.drag(files, onto: previewer) == .dropped)
      for name in ["first.storyboard", "second.storyboard"] {
        try previewer.waitForNode(name) { $0.name == "\(name) — Ninefold" }
      }
    }
  }
}

extension Screenshot {
  /// Of a rectangle with dark text on one ground: the smallest part that has all of the text, as levels of
  /// grey by lines.
  func ink(x: Int, y: Int, width: Int, height: Int) -> [[UInt8]] {
    let lines = (y..<(y + height)).map { y in
      (x..<(x + width)).map { bytes[(y * self.width + $0) * 3] }
    }
    guard let ground = lines.first?.first else { return [] }
    let rows = lines.indices.filter { lines[$0].contains { $0 != ground } }
    let columns = (0..<width).filter { column in lines.contains { $0[column] != ground } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return [] }
    return (top...bottom).map { Array(lines[$0][left...right]) }
  }
}
