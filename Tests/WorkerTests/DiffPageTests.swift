import Foundation
import Testing

/// What `diff` writes with pictures: the page, and the folder of a comment.
@Suite struct DiffPageTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// - Parameter color: Of a view of 100 × 50 points.
  private static func document(_ color: String, title: String = "Sign In", more: String = "")
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController title="\(title)" id="vc" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view id="box" fixedFrame="YES"><rect key="frame" x="20" y="200" width="100" height="50"/>
    <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </view>\(more)</subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private static let red = #"red="1" green="0" blue="0""#
  private static let green = #"red="0" green="1" blue="0""#

  private func run(_ before: String, _ after: String, _ arguments: String...) throws -> String {
    let files = [
      try folder.add("before.storyboard", before), try folder.add("after.storyboard", after),
    ]
    let run = try WorkerProgram.run(["diff"] + arguments + files)
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test func pagesShowChangedScreensWithOutlines() throws {
    let page = try run(
      Self.document(Self.red), Self.document(Self.green), "--format", "html", "--devices",
      "iPhone 15 Pro", "--appearances", "light,dark")
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</body></html>\n"))
    // Nothing is loaded from elsewhere.
    #expect(!page.contains("http") && !page.contains("src=\"/") && !page.contains("url("))
    let screens = page.matches(of: /data-screen="([^"]+)"/).map { String($0.1) }
    #expect(
      screens == [
        "iPhone 15 Pro portrait", "iPhone 15 Pro portrait, dark", "iPhone 15 Pro landscape",
        "iPhone 15 Pro landscape, dark",
      ])
    // The view's frame on a screen of 393 × 852 points, before and after.
    let outline = "left:5.09%;top:23.47%;width:25.45%;height:5.87%\"></i>"
    #expect(page.components(separatedBy: outline).count == 5)
    let pictures = try page.matches(of: /src="data:image\/png;base64,([^"]+)"/).map {
      try #require(Data(base64Encoded: String($0.1)))
    }
    #expect(pictures.count == 8 && pictures.allSatisfy { $0.starts(with: [0x89, 0x50]) })
    #expect(pictures.count >= 2 && pictures[0] != pictures[1])
    // 100 × 50 of 393 × 852 points.
    #expect(page.contains("1.5 % of the pixels differ"))
    #expect(page.contains("background color is #00FF00, was #FF0000"))
  }

  @Test func whatLooksTheSameHasNoPictures() throws {
    let after = Self.document(Self.red).replacing("fixedFrame", with: "tag=\"3\" fixedFrame")
    let page = try run(Self.document(Self.red), after, "--format", "html")
    #expect(page.contains("tag is 3, was 0") && !page.contains("<figure"))
    #expect(page.contains("It looks the same on every screen."))
  }

  /// Names from documents are text, and tags are in pairs.
  @Test func textsAreEscaped() throws {
    let title = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;"
    let page = try run(
      Self.document(Self.red, title: title), Self.document(Self.green, title: title),
      "--format", "html", "--devices", "iPhone 15 Pro")
    #expect(page.contains("&lt;script&gt;alert") && !page.contains("<script>alert"))
    for tag in ["figure", "section", "div", "main", "script", "select", "form", "label", "ul"] {
      let starts = page.matches(of: try Regex("<\(tag)[ >]")).count
      #expect(starts == page.matches(of: try Regex("</\(tag)>")).count && starts > 0, "\(tag)")
    }
  }

  @Test func commentsReferToTheirPictures() throws {
    let output = folder.path + "/review/one"
    let printed = try run(
      Self.document(Self.red), Self.document(Self.green, title: "Sign | In"), "--format",
      "markdown", "--devices", "iPhone 15 Pro", "--output", output)
    #expect(printed.isEmpty)
    let text = try String(contentsOfFile: output + "/diff.md", encoding: .utf8)
    #expect(text.hasPrefix("### Sign \\| In\n\n- "))
    let names = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(names.count == 4 && Set(names).count == 4)
    for name in names {
      let file = try Data(contentsOf: URL(fileURLWithPath: output + "/" + name))
      #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    let file = try folder.add("taken", "")
    let before = try folder.add("a.storyboard", Self.document(Self.red))
    let run = try WorkerProgram.run(
      ["diff", "--format", "markdown", "--output", file, before, before])
    #expect(run.status == 1 && run.errors.contains("taken is no folder"))
  }
}
