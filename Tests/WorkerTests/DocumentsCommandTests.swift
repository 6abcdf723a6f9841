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

  /// Those that the app's property list names, of several the nearest to it; no others.
  @Test(arguments: [
    (
      "<key>UILaunchStoryboardName</key><string>Start</string>"
        + "<key>UIMainStoryboardFile</key><string>Main</string>",
      ["App/Main.storyboard": ["main"], "App/Start.storyboard": ["launchScreen"]]
    ),
    (
      "<key>UILaunchStoryboardName</key><string>Main</string>"
        + "<key>UIMainStoryboardFile</key><string>Main</string>"
        + "<key>UIMainStoryboardFile~ipad</key><string>Start</string>",
      ["App/Main.storyboard": ["launchScreen", "main"], "App/Start.storyboard": ["main"]]
    ),
    ("<key>UIMainStoryboardFile</key><string>Gone</string>", [:]),
    ("<key>NSExtension</key><dict/><key>UIMainStoryboardFile</key><string>Main</string>", [:]),
  ])
  func whatThePropertyListNamesIsMarked(keys: String, expected: [String: [String]]) throws {
    let folder = try Folder()
    for name in ["App/Main", "App/Start", "Old/Main"] {
      _ = try folder.add(name + ".storyboard", "<document/>")
    }
    _ = try folder.add(
      "App/Info.plist",
      #"<?xml version="1.0"?><plist version="1.0"><dict>\#(keys)</dict></plist>"#)
    let run = try WorkerProgram.run(["documents", "--json", folder.path])
    let documents = try #require(try run.objects().first?["documents"] as? [[String: Any]])
    var found: [String: [String]] = [:]
    for document in documents {
      found[document["path"] as? String ?? ""] = document["usedAs"] as? [String]
    }
    #expect(documents.count == 3 && found == expected, "\(run.output)")
  }
}
