import Foundation
import Testing

@testable import PreviewerModel
@testable import PreviewerWorker

/// The window in another language than the sentences are written in.
extension WindowTests {
  @Test func theWindowSpeaksTheUsersLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ninefold-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../meson-helpers/translations").standardizedFileURL.path
    try Desktop.run(script, ["build", folder.path + "/locale"])
    // As they are installed: share/locale beside share/ninefold.
    let resources = folder.appending(path: "ninefold")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    let environment = ["LANGUAGE": "de", ProgramFiles.variable: resources.path]
    try withWindow(environment: environment) { previewer, _ in
      // Of the interface's definition, of the program, and with an argument.
      try previewer.waitForNode("the outline") { $0.name == "Szenen und Ansichten" }
      try previewer.waitForNode("the canvas") { $0.name == "Ansehen als: Allgemein" }
      try previewer.waitForNode("the status") { $0.name.hasPrefix("Allgemein · ") }
      try Desktop.press("F10")
      try previewer.waitForNode("the menu") { $0.name == "Neues Fenster" && $0.isShown }
      try Desktop.press("Escape")
    }
  }
}
