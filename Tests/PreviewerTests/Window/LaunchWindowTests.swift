import Foundation
import Testing
import Traits

@testable import Previewer
@testable import PreviewerModel

/// The launch screen before a running interface, in the real window.
extension WindowTests {
  /// A project whose blue launch screen comes before a red interface.
  private func withProject(
    _ options: [String] = [], preferences: Preferences = .init(),
    _ body: (RunningPreviewer) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "launched-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = folder.appending(path: "home/ninefold")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try JSONEncoder().encode(preferences).write(to: home.appending(path: "preferences.json"))
    for (name, text) in [
      ("Package.swift", ""), ("Main.storyboard", Self.document(#"red="1" green="0" blue="0""#)),
      ("Start.storyboard", Self.document(#"red="0" green="0" blue="1""#)),
      (
        "Info.plist",
        """
        <?xml version="1.0"?><plist version="1.0"><dict>
        <key>UILaunchStoryboardName</key><string>Start</string></dict></plist>
        """
      ),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    var state = WindowState()
    state.choice = .device("iPhone SE (1st generation)", .portrait)
    let previewer = try RunningPreviewer(
      folder.path + "/Main.storyboard", options: options, state: state,
      environment: ["XDG_CONFIG_HOME": home.deletingLastPathComponent().path])
    defer { previewer.end() }
    _ = try waitFor(Self.red, in: previewer)
    try body(previewer)
  }

  private func waitUntilItRuns(_ previewer: RunningPreviewer) throws {
    try previewer.waitForNode("the running interface") {
      $0.name == "Canvas" && $0.description.contains("Scenes: Running")
    }
  }

  @Test func theLaunchScreenStaysUntilAKey() throws {
    try withProject { previewer in
      try Desktop.press("ctrl+shift+l")
      try previewer.waitForRectangle(of: Self.blue, proportion: 320.0 / 568)
      try previewer.waitForNode("what it is, and why") {
        $0.name == "Canvas"
          && $0.description.contains("Scenes: Launch Screen: Start.storyboard.")
          && $0.description.contains("UILaunchStoryboardName")
          && $0.description.contains("Any key goes on.")
      }
      try Desktop.press("space")
      try previewer.waitForRectangle(of: Self.red, proportion: 320.0 / 568)
      try waitUntilItRuns(previewer)
      #expect(try Desktop.screenshot().bounds(of: Self.blue) == nil)
    }
  }

  /// Of each configuration in which the interface runs, until the same key.
  @Test func eachConfigurationBeginsWithItsLaunchScreen() throws {
    try withProject { previewer in
      try Desktop.press("ctrl+k", "Insert", "ctrl+shift+l")
      try previewer.waitForNode("both") {
        $0.name == "Canvas" && $0.description.contains("Running side by side")
          && $0.description.contains("Any key goes on.")
      }
      /// Whether two phones beside one another are of a colour.
      func waitForBoth(_ color: (UInt8, UInt8, UInt8)) throws {
        try previewer.wait("two screens") { () -> Bool? in
          guard let both = try Desktop.screenshot().bounds(of: color) else { return nil }
          return Double(both.width) > 1.9 * 320 / 568 * Double(both.height) ? true : nil
        }
      }
      try waitForBoth(Self.blue)
      try Desktop.press("space")
      try waitForBoth(Self.red)
      #expect(try Desktop.screenshot().bounds(of: Self.blue) == nil)
    }
  }

  @Test(arguments: [true, false])
  func runningBeginsWithIt(isWanted: Bool) throws {
    var preferences = Preferences()
    if !isWanted { preferences.showsLaunchScreens = false }
    try withProject(preferences: preferences) { previewer in
      try Desktop.press("ctrl+i")
      try waitUntilItRuns(previewer)
      try Desktop.press("shift+F8")
      try previewer.waitForNode("the launch") { $0.name == "Launch" && $0.isShown }
      let names = previewer.tree().map(\.name)
      #expect(names.contains { $0.contains("Launch Screen: Start.storyboard") } == isWanted)
    }
  }
}
