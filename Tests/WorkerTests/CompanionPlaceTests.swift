import Foundation
import Testing

/// What is said of views and constraints that a companion file adds has their place in that.
@Suite struct CompanionPlaceTests {
  private let folder: Folder
  private let document: String

  init() throws {
    folder = try Folder()
    document = try folder.add(
      "View.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="400"/></view>
      </objects></document>
      """)
    _ = try folder.add(
      "View.preview.json",
      """
      {"views": [
        {"name": "wide", "in": "root", "class": "UILabel", "text": "Far too long for this",
          "frame": {"x": 340, "y": 100, "width": 60, "height": 20}},
        {"name": "open", "in": "root", "class": "UILabel", "text": "Open"},
        {"name": "fixed", "in": "root", "class": "UILabel", "text": "Fixed"}],
       "constraints": [{"in": "root", "alternatives": [{"constraints": [
         "H:|-8-[fixed(50)]",
         "V:|-9-[fixed(20)]",
         "H:[fixed(60)]"]}]}]}
      """)
  }

  private func worker(_ arguments: String...) throws -> [String: Any] {
    let run = try WorkerProgram.run(arguments + [document])
    return try #require(try run.objects().first, "\(run.errors)")
  }

  /// Neither line 0, nor one of the document.
  @Test func issuesHaveTheLineInTheFile() throws {
    let result = try worker("resolve", "--device", "iPhone 8")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    let issues = try #require(scene["issues"] as? [[String: Any]])
    let lines = ["wide": 2, "open": 4]
    for (id, line) in lines {
      let own = issues.filter { $0["id"] as? String == id }
      #expect(!own.isEmpty)
      for issue in own {
        #expect(issue["line"] as? Int == line && issue["column"] != nil)
        #expect((issue["file"] as? String)?.hasSuffix("View.preview.json") == true)
      }
    }
    let conflict = try #require(issues.first { $0["rule"] as? String == "conflict" })
    let involved = try #require(conflict["involved"] as? [[String: Any]])
    #expect(Set(involved.compactMap { $0["line"] as? Int }) == [7, 9])
    #expect(involved.allSatisfy { $0["file"] != nil })
  }

  @Test func findingsAreInTheFile() throws {
    let run = try WorkerProgram.run(["lint", "--devices", "iPhone 8", document])
    #expect(!run.output.contains(":0:"), "\(run.output)")
    #expect(run.output.contains("View.preview.json:2:"), "\(run.output)")
    #expect(run.output.contains("View.preview.json:4:"), "\(run.output)")
  }

  @Test func explanationsHaveTheirPlace() throws {
    let result = try worker("explain", "--device", "iPhone 8", "--view", "fixed")
    #expect(result["line"] as? Int == 5)
    #expect((result["file"] as? String)?.hasSuffix("View.preview.json") == true)
    let x = try #require(result["x"] as? [String: Any])
    let reasons = try #require(x["reasons"] as? [[String: Any]])
    #expect(reasons.contains { $0["line"] as? Int == 7 && $0["file"] != nil })
  }
}
