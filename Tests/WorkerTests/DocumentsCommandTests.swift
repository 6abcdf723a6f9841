import Foundation
import Testing

/// `ninefold-worker documents`.
@Suite struct DocumentsCommandTests {
  @Test func theDocumentsOfAProjectAreListed() throws {
    let folder = try Folder()
    let head =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0""#
    _ = try folder.add("App/Main.storyboard", head + #" initialViewController="a"/>"#)
    _ = try folder.add("App/Launch.storyboard", head + #" launchScreen="YES"/>"#)
    let cell = try folder.add("Views/Cell.xib", head + "/>")
    _ = try folder.add("Pods/Other/Theirs.xib", head + "/>")
    _ = try folder.add("Package.swift", "")
    // A terminal would take what follows an escape for a command.
    _ = try folder.add("Views/\u{1B}[31m.xib", head + "/>")
    let expected = [
      "App/Launch.storyboard  launch screen",
      "App/Main.storyboard                   initial controller",
      "Views/\\u{1B}[31m.xib", "Views/Cell.xib",
    ]
    // Of the folder, and of the project that a document is in.
    for path in [folder.path, cell] {
      let run = try WorkerProgram.run(["documents", path])
      #expect(run.output.split(separator: "\n").map(String.init) == expected, "\(run.output)")
    }
    let missing = try WorkerProgram.run(["documents", folder.path + "/none"])
    #expect(missing.status == 1 && missing.errors.contains("There is nothing here"))
  }
}
