import Foundation
import Testing

/// The files around a document that what is shown of it depends on.
@Suite struct DependencyTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func dependencies(of file: String) throws -> Set<String> {
    let run = try WorkerProgram.run(["resolve", "--dependencies", "--details", file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let paths = try #require(result["dependencies"] as? [String])
    let root = try #require(realpath(folder.path, nil))
    defer { free(root) }
    let prefix = String(cString: root) + "/"
    #expect(paths.allSatisfy { $0 + "/" == prefix || $0.hasPrefix(prefix) })
    return Set(paths.map { String($0.dropFirst(prefix.count)) })
  }

  private static let resources = """
    <resources><namedColor name="Back"><color white="1" alpha="1" colorSpace="calibratedWhite"/></namedColor>
    </resources>
    """

  private static func document(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><objects><view id="v">
    <rect key="frame" x="0" y="0" width="320" height="480"/>\(content)</view></objects>\(
      content.contains("Back") ? resources : "")</document>
    """
  }

  @Test(
    arguments: [
      // What may come to be counts as well, and folders that may get it.
      (
        "", ["ninefold.json", "App/ninefold.json"],
        ["App/some.ttf", "App/C.xcassets/Back.colorset/Contents.json"]
      ),
      (
        #"<color key="backgroundColor" name="Back"/>"#,
        ["", "App", "App/C.xcassets", "App/C.xcassets/Back.colorset/Contents.json"],
        ["App/some.ttf", "App/C.xcassets/Other.colorset/Contents.json"]
      ),
      (
        #"<subviews><label id="l" text="T"><fontDescription key="fontDescription" name="Q"/></label></subviews>"#,
        ["App/some.ttf", "App"], ["App/C.xcassets/Back.colorset/Contents.json"]
      ),
      (
        #"<subviews><imageView id="i" image="star"/></subviews>"#,
        [
          "App/C.xcassets/star.symbolset/Contents.json", "App/C.xcassets/star.symbolset/star.svg",
          "App/C.xcassets/Group/Contents.json",
        ], ["App/some.ttf"]
      ),
      (
        "", ["App/de.lproj/View.strings", "App"],
        ["App/View.xib", "App/View.preview.json", "App/de.lproj/Other.strings"]
      ),
    ])
  func filesThatCount(content: String, depends: [String], doesNot: [String]) throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add("App/some.ttf", "no font")
    _ = try folder.add("App/C.xcassets/Back.colorset/Contents.json", #"{"colors": []}"#)
    _ = try folder.add("App/C.xcassets/Other.colorset/Contents.json", #"{"colors": []}"#)
    _ = try folder.add("App/C.xcassets/Group/Contents.json", "{}")
    _ = try folder.add(
      "App/C.xcassets/star.symbolset/Contents.json",
      #"{"symbols": [{"idiom": "universal", "filename": "star.svg"}]}"#)
    _ = try folder.add("App/C.xcassets/star.symbolset/star.svg", "<svg/>")
    _ = try folder.add("App/de.lproj/View.strings", "")
    _ = try folder.add("App/de.lproj/Other.strings", "")
    let file = try folder.add("App/View.xib", Self.document(content))
    let found = try dependencies(of: file)
    #expect(found.isSuperset(of: depends), "\(found)")
    #expect(found.isDisjoint(with: doesNot), "\(found)")
  }

  @Test func withoutAskingThereAreNone() throws {
    let file = try folder.add("View.xib", Self.document(""))
    let result = try #require(try WorkerProgram.run(["resolve", file]).objects().first)
    #expect(result["dependencies"] == nil)
  }
}
