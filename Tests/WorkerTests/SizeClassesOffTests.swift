import Foundation
import Testing

/// Variations by size class in documents that have size classes off.
@Suite struct SizeClassesOffTests {
  @Test(arguments: [
    ("", #"<variation key="widthClass=compact" alpha="0.5"/>"#, "(1)"),
    (
      "",
      """
      <variation key="widthClass=compact" alpha="0.5"/><variation key="heightClass=regular" alpha="0.2"/>
      """, "(2)"
    ),
    (#" useTraitCollections="NO""#, #"<variation key="widthClass=compact" alpha="0.5"/>"#, "(1)"),
    (#" useTraitCollections="YES""#, #"<variation key="widthClass=compact" alpha="0.5"/>"#, nil),
    ("", "", nil), ("", #"<variation key="default"><mask key="subviews"/></variation>"#, nil),
  ])
  func documents(_ attributes: String, _ variations: String, _ words: String?) throws {
    let folder = try Folder()
    let file = try folder.add(
      "View.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"\(attributes)><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(variations)</view></objects></document>
      """)
    let run = try WorkerProgram.run(["lint", "--format", "json", "--devices", "iPhone 8", file])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let found = try #require(result["findings"] as? [[String: Any]])
      .filter { $0["rule"] as? String == "size-classes-off" }
    #expect(found.count == (words == nil ? 0 : 1))
    for finding in found {
      #expect(finding["id"] as? String == "root" && finding["line"] as? Int == 3)
      #expect((finding["message"] as? String)?.contains(words ?? "?") == true)
    }
  }
}
