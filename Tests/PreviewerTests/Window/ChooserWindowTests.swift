import Foundation
import Testing

@testable import Previewer
@testable import PreviewerModel

/// The choosers by their keys alone: all of them keep one rule.
extension WindowTests {
  /// A chooser by the keys that open it, and what has the focus then.
  struct Chooser: CustomTestStringConvertible {
    let keys: String
    let focus: String
    var isOfRunning = false

    var testDescription: String { keys }
  }

  static let choosers = [
    Chooser(keys: "ctrl+d", focus: "Search devices"),
    Chooser(keys: "ctrl+shift+d", focus: "iOS 26"),
    Chooser(keys: "ctrl+g", focus: "Width any, height any: shown"),
    Chooser(keys: "ctrl+t", focus: "Large (standard)"),
    Chooser(keys: "ctrl+m", focus: "Full Screen", isOfRunning: true),
  ]

  @Test(arguments: choosers)
  func keysCloseAChooserAndGoOnWhereTheyWere(chooser: Chooser) throws {
    try withWindow { previewer, _ in
      func waitForFocus(_ name: String) throws {
        try previewer.waitForNode("\(name) in focus") { $0.name == name && $0.isFocused }
      }
      let middle = try waitFor(Self.red, in: previewer)
      try Desktop.click(middle.x, middle.y)
      if chooser.isOfRunning {
        try Desktop.press("ctrl+i")
        try previewer.waitForNode("the running interface") {
          $0.name == "Canvas" && $0.description.contains("Scenes: Running")
        }
      }
      try waitForFocus("Canvas")
      for closing in ["Escape", "Return", chooser.keys] {
        try Desktop.press(chooser.keys)
        try waitForFocus(chooser.focus)
        try Desktop.press(closing)
        try waitForFocus("Canvas")
      }
      // A shortcut of something else.
      let other = Self.choosers[chooser.keys == "ctrl+t" ? 0 : 3]
      try Desktop.press(chooser.keys)
      try waitForFocus(chooser.focus)
      try Desktop.press(other.keys)
      try waitForFocus(other.focus)
      try Desktop.press("Escape")
      try waitForFocus("Canvas")
    }
  }

  /// The document's own device and orientation, and nothing that only a device has. Turning it goes on on
  /// that device; what runs comes back to it.
  @Test func aDocumentIsShownAsInInterfaceBuilderAtFirst() throws {
    let text = Self.document(#"red="1" green="0" blue="0""#).replacing(
      "<scenes>",
      with: #"<device id="ipad9_7" orientation="landscape" appearance="light"/><scenes>"#)
    try withWindow(text, choice: WindowState().choice) { previewer, _ in
      func waitForCanvas(_ words: String) throws {
        try previewer.waitForNode("the canvas: \(words)") {
          $0.name == "Canvas" && $0.description.hasPrefix(words)
        }
      }
      let designed = "As in Interface Builder, iPad Pro (9.7-inch), landscape, 1024 by 768 points"
      try waitForCanvas(designed)
      try previewer.waitForNode("the button") { $0.name == "View as: As in Interface Builder" }
      try Desktop.press("ctrl+shift+d")
      try previewer.waitForNode("why there is no version of iOS") {
        $0.name.hasPrefix("Interface Builder's canvas has no version of iOS") && $0.isShown
      }
      let version = try previewer.waitForNode("the newest one") {
        $0.name == "iOS 26" && $0.isShown
      }
      #expect(!version.states.contains("sensitive"))
      // With nothing to choose the focus is on the page's tab.
      for (keys, tab) in [("ctrl+t", "Text Size"), ("ctrl+shift+d", "iOS")] {
        try Desktop.press(keys)
        try previewer.waitForNode("the tab") { $0.name == tab && $0.isFocused }
      }
      try Desktop.press("Escape")

      try Desktop.press("ctrl+i")
      try previewer.waitForNode("the running interface") {
        $0.name == "Canvas" && $0.description.contains("iPad Pro (9.7-inch), landscape")
          && $0.description.contains("Scenes: Running")
      }
      try Desktop.press("ctrl+i")
      try waitForCanvas(designed)

      try Desktop.press("ctrl+Right")
      try waitForCanvas("iPad Pro (9.7-inch), portrait")
      try Desktop.press("ctrl+d")
      try previewer.waitForNode("the search") { $0.name == "Search devices" && $0.isFocused }
      try Desktop.type("interface")
      try Desktop.press("Return")
      try waitForCanvas(designed)
    }
  }

  /// By its key; it comes first when the list is opened again.
  @Test func aFavoriteComesFirst() throws {
    try withWindow { previewer, _ in
      func favorites() throws -> [String] {
        let file = previewer.home.appending(path: "ninefold/preferences.json")
        guard let data = try? Data(contentsOf: file) else { return [] }
        return try JSONDecoder().decode(Preferences.self, from: data).favoriteDevices ?? []
      }
      func open() throws {
        try Desktop.press("ctrl+d")
        try previewer.waitForNode("the search") { $0.name == "Search devices" && $0.isFocused }
      }
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      try open()
      try Desktop.type("ipad mini 4")
      try previewer.waitForNode("it, marked") {
        $0.name.hasPrefix("iPad mini 4, ") && $0.states.contains("selected")
      }
      try Desktop.press("ctrl+b")
      try previewer.wait("it to be kept") { try favorites() == ["iPad mini 4"] ? true : nil }
      try Desktop.press("Escape")
      try open()
      let other = try previewer.waitForNode("the first of the families") {
        $0.name.hasPrefix("iPhone 18 Pro Max, ") && $0.isShown
      }
      let favorite = try previewer.waitForNode("it as a favorite") {
        $0.name.hasPrefix("iPad mini 4, ") && $0.name.hasSuffix(", favorite") && $0.isShown
      }
      #expect(favorite.y < other.y)
      try Desktop.type("ipad mini 4")
      try previewer.waitForNode("it, marked") {
        $0.name.hasPrefix("iPad mini 4, ") && $0.states.contains("selected")
      }
      try Desktop.press("ctrl+b")
      try previewer.wait("it to be none again") { try favorites().isEmpty ? true : nil }
      try previewer.waitForNode("the list, still open") {
        $0.name == "Search devices" && $0.isShown
      }
    }
  }

  /// Those of `ninefold.json`, before the families.
  @Test func theProjectsDevicesComeFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("Main.storyboard", Self.document(#"red="1" green="0" blue="0""#)), ("Package.swift", ""),
      ("ninefold.json", #"{"devices": ["iPad mini 4"]}"#),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let previewer = try RunningPreviewer(folder.appending(path: "Main.storyboard").path)
    defer { previewer.end() }
    _ = try waitFor(Self.red, in: previewer)
    try Desktop.press("ctrl+d")
    let device = try previewer.waitForNode("it") {
      $0.name.hasPrefix("iPad mini 4, ") && $0.isShown
    }
    let title = try previewer.waitForNode("the section") { $0.name == "Project" && $0.isShown }
    #expect(title.y < device.y && device.y < title.y + 3 * title.height)
  }

  /// One popover has all traits: the keys of another page turn to it, its own close it.
  @Test func keysTurnThePagesOfTheTraits() throws {
    try withWindow { previewer, _ in
      func waitForFocus(_ name: String) throws {
        try previewer.waitForNode("\(name) in focus") { $0.name == name && $0.isFocused }
      }
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      try Desktop.press("ctrl+g")
      try waitForFocus("Width any, height any: shown")
      try Desktop.press("ctrl+t")
      try waitForFocus("Large (standard)")
      try Desktop.press("Down")
      try previewer.waitForNode("a larger text") {
        $0.name.hasPrefix("Traits: ") && $0.name.hasSuffix("text size Extra Large")
      }
      try Desktop.press("ctrl+shift+d")
      try waitForFocus("iOS 26")
      try previewer.waitForNode("the box for the dark appearance") {
        $0.name == "Dark" && $0.role == "check box" && $0.isShown
      }
      // The keys of what is on or off close the popover.
      try Desktop.press("ctrl+shift+a")
      try previewer.waitForNode("the dark appearance") {
        $0.name.hasPrefix("Traits: ") && $0.name.hasSuffix("text size Extra Large, dark")
      }
      try waitForFocus("Canvas")
    }
  }

  @Test func theSearchMarksWhatEnterTakes() throws {
    try withWindow { previewer, _ in
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      try Desktop.press("ctrl+d")
      try previewer.waitForNode("the search") { $0.name == "Search devices" && $0.isFocused }
      try Desktop.type("ipad pro")
      try previewer.waitForNode("the newest, marked") {
        $0.name.hasPrefix("iPad Pro (13-inch) (M5), ") && $0.states.contains("selected")
      }
      try Desktop.press("Return")
      try previewer.waitForNode("the button with it") {
        $0.name == "View as: iPad Pro (13-inch) (M5)"
      }
    }
  }

  @Test func theListIsReachedFromTheSearchAndSearchesOn() throws {
    try withWindow { previewer, _ in
      func waitForMark(_ name: String, focus: String) throws {
        try previewer.waitForNode("\(name) marked") {
          $0.name.hasPrefix(name + ", ") && $0.states.contains("selected")
        }
        try previewer.waitForNode("\(focus) in focus") { $0.name.hasPrefix(focus) && $0.isFocused }
      }
      try previewer.waitForRectangle(of: Self.red, proportion: 1)
      try Desktop.press("ctrl+d")
      try previewer.waitForNode("the search") { $0.name == "Search devices" && $0.isFocused }
      try Desktop.type("ipad mini")
      try waitForMark("iPad mini (A17 Pro)", focus: "Search devices")
      try Desktop.press("Down")
      try waitForMark("iPad mini (6th generation)", focus: "iPad mini (6th generation)")
      try Desktop.type(" 4")
      try waitForMark("iPad mini 4", focus: "Search devices")
      try Desktop.press("BackSpace", "BackSpace", "Down", "Up", "Up")
      try waitForMark("iPad mini (A17 Pro)", focus: "Search devices")
      try Desktop.press("Down", "Down", "Return")
      try previewer.waitForNode("the button with the third") {
        $0.name == "View as: iPad mini (5th generation)"
      }
    }
  }
}

/// The choosers on Wayland, where it is the compositor that shows them, or doesn't. Seen by pixels alone.
extension WindowTests {
  @Test(
    .enabled(if: Weston.isWanted, "NINEFOLD_WAYLAND is not set: by hand only, where weston is"),
    arguments: choosers.filter { !$0.isOfRunning })
  func aChooserIsSeenAtItsFirstOpeningOnWayland(chooser: Chooser) throws {
    let weston = try Weston()
    defer { weston.end() }
    try withWindow(environment: weston.environment) { previewer, _ in
      let middle = try waitFor(Self.red, in: previewer)
      try Desktop.click(middle.x, middle.y)
      func white() throws -> Int { try Desktop.screenshot().count(of: (255, 255, 255)) }
      let without = try white()
      try Desktop.press(chooser.keys)
      try previewer.wait("the popover") { try white() > without + 10_000 ? true : nil }
      try Desktop.press("Escape")
      try previewer.wait("the popover to go") { try white() < without + 1000 ? true : nil }
    }
  }
}
