import Foundation
import Testing

/// Documents that are as they were, and of which git says that something around them has changed.
@Suite struct ChangedSourcesTests {
  private let folder: Folder

  /// Two documents in a repository, of which `A` names what is around.
  init() throws {
    folder = try Folder()
    _ = try folder.add("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!")
    _ = try folder.add("Sources/Card.swift", "class Card: Base {}")
    _ = try folder.add("Sources/Base.swift", "class Base: UIView {}")
    _ = try folder.add("Sources/Other.swift", "class Other: UIView {}")
    _ = try folder.add("en.lproj/A.strings", #""l.text" = "A";"#)
    for name in ["pen", "sun"] {
      _ = try folder.add("Images.xcassets/\(name).imageset/Contents.json", "{}")
    }
    _ = try folder.add("Images.xcassets/brand.colorset/Contents.json", "{}")
    _ = try folder.add("Star.xib", Self.document(""))
    _ = try folder.add("Base.lproj/B.xib", Self.document(""))
    _ = try folder.add(
      "Base.lproj/A.xib",
      Self.document(
        """
        <view customClass="Card" id="c"><color key="backgroundColor" name="brand"/></view>
        <view customClass="Star" id="s"/>
        <imageView image="group/pen" id="i"/><imageView image="loose" id="j"/>
        <label text="A" id="l"><fontDescription key="fontDescription" name="Brand" pointSize="17"/></label>
        """))
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
  }

  private static func document(_ views: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    \(views)
    </subviews></view></objects></document>
    """
  }

  private func git(_ arguments: String...) throws {
    let settings = ["-c", "user.name=n", "-c", "user.email=e"]
    let run = try WorkerProgram.run(
      ["-C", folder.path] + settings + arguments, program: "/usr/bin/git")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// How many documents are checked.
  private func checked(_ arguments: String...) throws -> Int? {
    let run = try WorkerProgram.run(
      ["lint", "--format", "json", "--devices", "iPhone 15 Pro", "--changed-since", "HEAD"]
        + arguments + [folder.path])
    return try #require(try run.objects().first, "\(run.errors)")["documents"] as? Int
  }

  /// A file that changes, and whether A is checked for it; B never is.
  @Test(
    arguments: [
      ("Sources/Card.swift", "class Card: Base { var a = 1 }", 1),
      // Of the class above its own.
      ("Sources/Base.swift", "class Base: UIView { var a = 1 }", 1),
      ("Sources/Other.swift", "class Other: UIView { var a = 1 }", 0),
      ("Sources/Card+Title.swift", "extension Card { func title() {} }", 1),
      // It has lost the class.
      ("Sources/Card.swift", "// Moved", 1),
      ("Images.xcassets/pen.imageset/Contents.json", "{ }", 1),
      ("Images.xcassets/sun.imageset/Contents.json", "{ }", 0),
      ("Images.xcassets/brand.colorset/Contents.json", "{ }", 1),
      ("Resources/loose@2x.png", "", 1), ("Resources/tight@2x.png", "", 0),
      ("Fonts/Brand.otf", "", 1),
      // Texts count with the languages alone.
      ("en.lproj/A.strings", #""l.text" = "B";"#, 0),
      // The xib of a class; that one is checked itself.
      ("Star.xib", document("<view id=\"v\"/>"), 2),
      ("README.md", "Card", 0),
    ])
  func changes(path: String, content: String, documents: Int) throws {
    #expect(try checked() == 0)
    _ = try folder.add(path, content)
    #expect(try checked() == documents)
  }

  /// What decides something for all documents of a folder; there are three.
  @Test(
    arguments: [
      ("ninefold.json", "{}", 3), ("Base.lproj/ninefold.json", "{}", 2),
      ("Sources/ninefold.json", "{}", 0), ("Info.plist", "", 3),
      ("Base.lproj/App-Info.plist", "", 2), ("Supporting Files/Info.plist", "", 3),
      ("Base.lproj/Resources/Info.plist", "", 2), ("Sources/Other/Info.plist", "", 0),
      ("App.xcodeproj/project.pbxproj", "// More files", 0),
      ("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", 3),
    ])
  func settings(path: String, content: String, documents: Int) throws {
    #expect(try checked() == 0)
    _ = try folder.add(path, content)
    #expect(try checked() == documents)
    try git("add", ".")
    try git("commit", "-qm", "two")
    #expect(try checked() == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/" + path)
    #expect(try checked() == documents)
  }

  /// A configuration that the check is told of concerns all, wherever it lies.
  @Test func theConfigurationThatCounts() throws {
    let path = try folder.add("Settings/own.json", "{}")
    #expect(try checked() == 0)
    #expect(try checked("--config", path) == 3)
  }

  /// Something that is gone is a change, too.
  @Test func whatIsGone() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/Card.swift")
    #expect(try checked() == 1)
  }

  @Test func textsOfLanguages() throws {
    #expect(try checked("--languages", "all") == 0)
    _ = try folder.add("en.lproj/A.strings", #""l.text" = "B";"#)
    #expect(try checked("--languages", "all") == 1)
  }
}
