import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// Cells of xibs: a table that sizes its rows gives them another height than the document has.
@Suite struct LoneCellTests {
  /// A cell of 400 × 60 whose content has a label.
  private func issues(_ label: String, _ constraints: [String], kind: String = "tableViewCell")
    throws -> [LayoutIssue]
  {
    let written = constraints.enumerated().map { constraintElement($1, id: "c\($0)") }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="9532">
      <objects><\(kind) id="cell"><rect key="frame" x="0" y="0" width="400" height="60"/>
        <\(kind)ContentView key="contentView" id="v">
          <rect key="frame" x="0" y="0" width="400" height="60"/>
          <subviews>\(label)</subviews><constraints>\(written)</constraints>
        </\(kind)ContentView></\(kind)></objects></document>
      """
    let scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    let entry = try #require(scenes.entries.first)
    let scene = scenes.scene(entry, environment: Screen().environment, isAsDesigned: true)
    return try LayoutEngine(text: TestMeasurer()).layout(scene).issues
  }

  private let inside = ["a.leading = v.leading", "a.trailing = v.trailing", "a.top = v.top"]
  private let bottom = ["a.bottom = v.bottom"]

  /// 500 characters of 8 points need ten lines of 20 in 400 points.
  @Test(arguments: [
    (["a.bottom = v.bottom"], "tableViewCell", LayoutIssue.Severity.info),
    (["a.height >= 20", "a.bottom = v.bottom"], "tableViewCell", .info),
    (["a.height <= 60", "a.bottom = v.bottom"], "tableViewCell", .warning),
    (["a.height = 60"], "tableViewCell", .warning),
    (["a.height = 60", "a.bottom = v.bottom"], "tableViewCell", .warning),
    (["a.bottom = v.bottom"], "collectionViewCell", .warning),
  ])
  func textsThatACellMayGrowFor(
    constraints: [String], kind: String, severity: LayoutIssue.Severity
  ) throws {
    let issue = try #require(
      issues(label("a", 500, #"numberOfLines="0""#), inside + constraints, kind: kind)
        .first { $0.rule == .textCutOff })
    #expect(issue.severity == severity)
    #expect(issue.message.hasSuffix("may give the cell more height.") == (severity == .info))
  }

  /// Of a fixed height, or as high as the cell.
  @Test(arguments: [
    ("h.height = 60", LayoutIssue.Severity.warning), ("h.height <= 60", .warning),
    ("h.height >= 60", .info), ("h.height = v.height", .info),
    ("h.height = 0.15 * h.width", .warning),
  ])
  func textsInABox(height: String, severity: LayoutIssue.Severity) throws {
    let views = box("h", "<subviews>\(label("a", 500, #"numberOfLines="0""#))</subviews>")
    let places = ["leading", "trailing", "top", "bottom"].flatMap {
      ["a.\($0) = h.\($0)", "h.\($0) = v.\($0)"]
    }
    let issue = try #require(
      issues(views, places + [height]).first { $0.rule == .textCutOff })
    #expect(issue.severity == severity)
  }

  @Test(arguments: [([], LayoutIssue.Severity.info), (["a.height = 60"], .warning)])
  func textViewsThatACellMayGrowFor(
    constraints: [String], severity: LayoutIssue.Severity
  ) throws {
    let view = label("a", 900, #"scrollEnabled="NO""#)
      .replacingOccurrences(of: "label", with: "textView")
    let issue = try #require(
      issues(view, inside + bottom + constraints).first { $0.rule == .textCutOff })
    #expect(issue.severity == severity)
  }

  @Test func whatIsTooWideStaysSo() throws {
    let issue = try #require(issues(label("a", 60), inside + bottom).first)
    #expect(issue.rule == .textCutOff)
    #expect(issue.severity == .warning)
  }

  /// The same constraints conflict on the other axis whatever the cell's height is.
  @Test(arguments: [
    (["a.height = 90", "a.bottom = v.bottom"], LayoutIssue.Severity.info),
    (["a.width = 90", "a.bottom = v.bottom"], .error),
  ])
  func conflictsWithTheHeight(constraints: [String], severity: LayoutIssue.Severity) throws {
    let issue = try #require(
      issues(label("a", 3), inside + constraints).first { $0.rule == .conflict })
    #expect(issue.severity == severity)
    #expect(issue.message.hasSuffix("the height that it needs.") == (severity == .info))
  }

  // MARK: Views

  /// A label in a view of a free size, 300 × 60, that hugs its line of 20 or has a fixed height.
  private func conflict(
    ofRoot attributes: String, _ metrics: String, owner: String = "", _ constraints: [String],
    type: String = ""
  ) throws -> LayoutIssue? {
    let written = constraints.enumerated().map { constraintElement($1, id: "c\($0)") }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="9532" \(type)>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)
        </connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="60"/>
        <subviews>\(label("a", 3, attributes))</subviews><constraints>\(written)</constraints>
        \(metrics)</view></objects></document>
      """
    let scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    let entry = try #require(scenes.entries.first)
    let scene = scenes.scene(entry, environment: Screen().environment, isAsDesigned: true)
    return try LayoutEngine(text: TestMeasurer()).layout(scene).issues
      .first { $0.rule == .conflict }
  }

  private static let free = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
  private static let hugs = #"verticalHuggingPriority="1000""#

  /// Code puts a view of a free size into others; one that is its owner's `view`, or fills the screen, has a size.
  @Test(
    arguments: [
      (hugs, free, "", ["a.bottom = v.bottom"], "", .info),
      ("", free, "", ["a.bottom = v.bottom", "a.height = 30"], "", .info),
      (
        hugs, free, #"<outlet property="view" destination="v" id="o"/>"#,
        ["a.bottom = v.bottom"], "", .warning
      ),
      (
        hugs, free, #"<outlet property="content" destination="v" id="o"/>"#,
        ["a.bottom = v.bottom"], "", .info
      ),
      (hugs, "", "", ["a.bottom = v.bottom"], "", .warning),
      (hugs, free, "", ["a.bottom = v.bottom"], #"launchScreen="YES""#, .warning),
      // Whatever size it has.
      ("", free, "", ["a.height = 30", "a.height = 40"], "", .error),
    ] as [(String, String, String, [String], String, LayoutIssue.Severity)])
  func viewsOfAFreeSize(
    attributes: String, metrics: String, owner: String, constraints: [String], type: String,
    severity: LayoutIssue.Severity
  ) throws {
    let issue = try #require(
      try conflict(ofRoot: attributes, metrics, owner: owner, inside + constraints, type: type))
    #expect(issue.severity == severity)
    #expect(issue.message.hasSuffix("the size that it needs.") == (severity == .info))
  }
}
