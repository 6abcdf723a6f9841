import Foundation
import Testing

/// The page that `--format html` writes.
@Suite struct LintPageTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func page(_ text: String) throws -> String {
    let file = try folder.add(
      "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="400"/><subviews>
      <label text="\(text)" id="l" fixedFrame="YES"><rect key="frame" x="20" y="40" width="50" height="100"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></view></objects></document>
      """)
    return try WorkerProgram.run(
      ["lint", "--format", "html", "--devices", "iPhone 15 Pro", file]
    ).output
  }

  /// The label's frame, on a screen of 393 × 852 points, is outlined in the scene's picture, and nothing is loaded from elsewhere.
  @Test func picturesHaveTheViewOutlined() throws {
    let page = try page("Much too long for so little room")
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</body></html>\n"))
    #expect(page.contains("data-severity=\"warning\" data-rule=\"text-cut-off\""))
    #expect(page.contains(#"<i style="left:5.09%;top:4.69%;width:12.72%;height:11.74%"></i>"#))
    let picture = try #require(
      page.firstMatch(of: /\.p0\{background-image:url\(data:image\/png;base64,([^)]+)\)/))
    let bytes = try #require(Data(base64Encoded: String(picture.1)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && !page.contains(".p1{"))
    #expect(!page.contains("http") && !page.contains("src="))
  }

  @Test func textsAreEscaped() throws {
    let page = try page("Much too long &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; for it")
    #expect(page.contains("&lt;script") && !page.contains("<script>alert"))
    // Tags are in pairs.
    for tag in ["article", "section", "div", "main", "script", "select", "details"] {
      let (starts, ends) = (
        page.matches(of: try Regex("<\(tag)[ >]")).count,
        page.matches(of: try Regex("</\(tag)>")).count
      )
      #expect(starts == ends && starts > 0, "\(tag)")
    }
  }
}
