import Foundation
import Testing

@testable import Previewer

/// Menus on the canvas, in the outline and on issues, in the real window.
extension WindowTests {
  /// A green box in a red scene; the box's width is given twice.
  private static let menus = document(#"red="1" green="0" blue="0""#)
    .replacing(
      "<color key=",
      with: """
        <subviews><view contentMode="scaleToFill" userLabel="Box" id="box" \
        translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="50" y="50" width="100" height="100"/>
          <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="w1"/>
            <constraint firstAttribute="width" constant="200" id="w2"/>
            <constraint firstAttribute="height" constant="100" id="h1"/>
          </constraints>
        </view></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="vw1" \
        secondAttribute="leading" constant="50" id="l1"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="vw1" \
        secondAttribute="top" constant="50" id="t1"/>
        </constraints>
        <color key=
        """)

  /// Clicks with the second button, waits for an item of the menu, and chooses it by its letter.
  private func choose(
    _ item: String, _ letter: String, at point: (x: Int, y: Int), in previewer: RunningPreviewer
  ) throws {
    // A menu that is just closing takes the click.
    try previewer.waitAtRest("no other menu") {
      $0.contains { $0.role == "menu item" && $0.isShown } ? nil : true
    }
    try Desktop.click(point.x, point.y, button: 3)
    try previewer.waitForNode("“\(item)” in the menu") { $0.name == item && $0.isShown }
    try Desktop.press(letter)
  }

  /// Where a view of a colour is once it has come to rest: a click on what still moves is lost.
  private func middle(of color: (UInt8, UInt8, UInt8), in previewer: RunningPreviewer) throws -> (
    x: Int, y: Int
  ) {
    var last: (x: Int, y: Int, width: Int, height: Int)?
    return try previewer.wait("the \(color) view") {
      let place = try Desktop.screenshot().largest(of: color)
      defer { last = place }
      guard let place, let last, place == last else { return nil }
      return (place.x + place.width / 2, place.y + place.height / 2)
    }
  }

  @Test func aViewHasAMenuOnTheCanvas() throws {
    try withWindow(Self.menus) { previewer, file in
      let green = try middle(of: Self.green, in: previewer)
      try choose("Copy Id", "i", at: green, in: previewer)
      try canvas(previewer, says: "Selected: Box.")
      // What was copied is what is found.
      try Desktop.press("ctrl+f", "ctrl+v")
      try previewer.waitForNode("the id") { $0.text == "box" && $0.isShown }
      try Desktop.press("Escape")
      // The canvas is as large as before, and what is clicked on rests again.
      try previewer.waitForNode("the zoom without the bar") { $0.name == "100 %" && $0.isShown }
      let resting = try middle(of: Self.green, in: previewer)
      try choose("Select Parent", "p", at: resting, in: previewer)
      try canvas(previewer, says: "Selected: View.")
      // By keys, on what is selected.
      try Desktop.press("shift+F10")
      try previewer.waitForNode("the menu") { $0.name == "Copy Constraints" && $0.isShown }
      try Desktop.press("Escape")

      let output = previewer.home.appending(path: "opened")
      try #"{"editor": "sh -c 'echo FILE:LINE > \#(output.path)'"}"#
        .write(
          to: previewer.home.appending(path: "ninefold/preferences.json"), atomically: true,
          encoding: .utf8)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let line = try #require(lines.firstIndex { $0.contains(#"id="box""#) }) + 1
      try choose("Open at Line \(line)", "o", at: green, in: previewer)
      let opened = try previewer.wait("the editor") {
        let text = try? String(contentsOf: output, encoding: .utf8)
        return text?.isEmpty == false ? text : nil
      }
      #expect(opened == "\(file.path):\(line)\n")
    }
  }

  @Test func rowsHaveMenus() throws {
    var state = WindowState()
    state.showsIssues = true
    let file = FileManager.default.temporaryDirectory.appending(path: "menus-\(UUID()).storyboard")
    try Self.menus.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let previewer = try RunningPreviewer(file.path, state: state)
    defer { previewer.end() }
    _ = try middle(of: Self.green, in: previewer)
    let row = try previewer.waitForNode("its row") { $0.name == "Box, UIView" && $0.isShown }
    let middle = (x: row.x + row.width / 2, y: row.y + row.height / 2)
    try Desktop.click(middle.x, middle.y)
    try choose("Why Here?", "w", at: middle, in: previewer)
    try previewer.waitForNode("the page") { $0.name == "Why" && $0.isFocused }
    try previewer.waitForNode("a reason") { $0.name == "X 50" && $0.isShown }
    // From another page as well.
    try Desktop.press("ctrl+alt+1")
    try previewer.waitForNode("the other page") { $0.name == "Attributes" && $0.isFocused }
    try choose("Why Here?", "w", at: middle, in: previewer)
    try previewer.waitForNode("the page again") { $0.name == "Why" && $0.isFocused }
    let issue = try previewer.waitForNode("an issue") {
      $0.isShown && $0.name.hasPrefix("error: ") && $0.height < 100
    }
    try choose(
      "Copy Message", "m", at: (issue.x + 60, issue.y + issue.height / 2), in: previewer)
    try Desktop.press("ctrl+f", "ctrl+v")
    let message = issue.name.dropFirst("error: ".count).prefix(20)
    try previewer.waitForNode("the message") { $0.text.hasPrefix(message) && $0.isShown }
  }

  @Test func anInterfaceRunsFromTheSelectedScene() throws {
    try withWindow(Self.menus) { previewer, _ in
      let green = try middle(of: Self.green, in: previewer)
      try choose("Run from Here", "r", at: green, in: previewer)
      try canvas(previewer, says: "Scenes: Running.")
    }
  }
}
