import Foundation
import Testing
import Traits

@testable import Previewer
@testable import PreviewerModel

/// What a user prefers, in the real window.
extension WindowTests {
  @Test func aStyleIsChosenAndKept() throws {
    try withWindow { previewer, _ in
      _ = try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+comma")
      try previewer.waitForNode("the first choice") {
        $0.name.contains("View documents as") && $0.isFocused
      }
      // To the style, and to the last of its choices.
      try Desktop.press("Tab", "Tab", "Tab", "space", "Down", "Down", "Return")
      let file = previewer.home.appending(path: "ninefold/preferences.json")
      try previewer.wait("the style in the file") {
        let kept = try? JSONDecoder().decode(Preferences.self, from: Data(contentsOf: file))
        return kept?.style == .dark ? true : nil
      }
      try Desktop.press("Escape")
      // Light panels are gone; some edges of white text are of their colour.
      try previewer.wait("a dark window") {
        try Desktop.screenshot().count(of: (250, 250, 250)) < 1000 ? true : nil
      }
    }
  }
}

struct PreferencesTests {
  @Test(arguments: [
    (nil, CanvasChoice.cell(.any)), ("designed", .asDesigned),
    ("iPhone 15 Pro", .device("iPhone 15 Pro", .portrait)),
    // Of a catalogue that isn't there any more.
    ("iPhone of mine", .cell(.any)),
  ])
  func newWindowsBeginAsPreferred(opening: String?, choice: CanvasChoice) {
    var preferences = Preferences()
    preferences.opening = opening
    preferences.contentSize = .extraLarge
    var state = WindowState()
    state.choice = .cell(.any)
    let begun = preferences.begun(state, in: .builtIn)
    #expect(begun.choice == choice)
    #expect(begun.settings.contentSize == .extraLarge)
  }
}
