import Foundation
import Testing

@testable import Previewer

/// Going to another document of a project, in the real window.
extension WindowTests {
  @Test func anotherDocumentOfTheProjectIsOpened() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Views"), withIntermediateDirectories: true)
    try Self.document(#"red="1" green="0" blue="0""#).write(
      to: folder.appending(path: "Main.storyboard"), atomically: true, encoding: .utf8)
    try Self.document(#"red="0" green="0" blue="1""#).write(
      to: folder.appending(path: "Views/Second.storyboard"), atomically: true, encoding: .utf8)
    try "".write(
      to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let named = "<dict><key>UIMainStoryboardFile</key><string>Main</string></dict>"
    try #"<?xml version="1.0"?><plist version="1.0">\#(named)</plist>"#
      .write(to: folder.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
    // Of the folder, then of the project of what is shown.
    let previewer = try RunningPreviewer(folder.path)
    defer { previewer.end() }
    try previewer.waitForNode("both documents") { $0.name.hasPrefix("2 documents in ") }
    try previewer.waitForNode("what the app begins with") { $0.name == "Main.storyboard, Main" }
    for color in [Self.red, Self.blue] {
      try previewer.wait("a picture in \(color)") {
        try Desktop.screenshot().count(of: color) > 300 ? true : nil
      }
    }
    try Desktop.type("main")
    try Desktop.press("Return")
    _ = try waitFor(Self.red, in: previewer)
    try Desktop.press("ctrl+j")
    try previewer.waitForNode("the second") {
      $0.name == "Views/Second.storyboard, initial controller" && $0.isShown
    }
    try Desktop.type("second")
    try previewer.waitForNode("one of both") { $0.name.hasPrefix("1 of 2 documents in ") }
    try Desktop.press("Escape")
    try previewer.wait("the chooser's end") {
      previewer.tree().contains { $0.name.hasPrefix("1 of 2 documents") && $0.isShown } ? nil : true
    }
    try Desktop.press("ctrl+j")
    try previewer.waitForNode("both again") { $0.name.hasPrefix("2 documents in ") && $0.isShown }
    try Desktop.type("second")
    try Desktop.press("Return")
    _ = try waitFor(Self.blue, in: previewer)
  }

  /// What is in a document of the project leads to its view there.
  @Test func aTextIsFoundInAllDocuments() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "search-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.document(#"red="1" green="0" blue="0""#).write(
      to: folder.appending(path: "First.storyboard"), atomically: true, encoding: .utf8)
    try Self.document(#"red="0" green="0" blue="1""#)
      .replacingOccurrences(of: #"id="vw1""#, with: #"id="vw1" userLabel="Night Sky""#).write(
        to: folder.appending(path: "Second.storyboard"), atomically: true, encoding: .utf8)
    let previewer = try RunningPreviewer(folder.appending(path: "First.storyboard").path)
    defer { previewer.end() }
    _ = try waitFor(Self.red, in: previewer)
    try Desktop.press("ctrl+shift+f")
    try previewer.waitForNode("both documents") {
      $0.name.hasPrefix("2 documents in ") && $0.isShown
    }
    try Desktop.type("night")
    try previewer.waitForNode("the place") {
      $0.name.hasPrefix("Label: Night Sky, in ") && $0.isShown
    }
    try Desktop.press("Return")
    _ = try waitFor(Self.blue, in: previewer)
    try previewer.waitForNode("the view that was found") {
      $0.name.contains("Night Sky") && $0.states.contains("selected")
    }
  }

  /// A folder without documents says so, and Escape leads to what can be opened; while the gallery is there keys change
  /// nothing in the document behind it.
  @Test func theGalleryIsLeftByEscape() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "empty-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Ended before the next one begins, which would only tell this one what to open.
    do {
      let previewer = try RunningPreviewer(folder.path)
      defer { previewer.end() }
      try previewer.waitForNode("that there is nothing") {
        $0.name == "No Storyboards and no Xibs" && $0.isShown
      }
      try Desktop.press("Escape")
      try previewer.waitForNode("the beginning") { $0.name == "Preview an Interface" && $0.isShown }
    }
    try withWindow { previewer, _ in
      _ = try waitFor(Self.red, in: previewer)
      try Desktop.press("ctrl+j")
      try previewer.waitForNode("the document") { $0.name.hasPrefix("1 document") && $0.isShown }
      try Desktop.press("ctrl+k", "Escape")
      try canvas(previewer, says: "Scenes: Paint.")
    }
  }
}
