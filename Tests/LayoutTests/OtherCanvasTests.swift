import Foundation
import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Layout

/// What goes wrong on another canvas than the document's: views that are squeezed to nothing there, and
/// texts and controls that lie over each other.
@Suite struct OtherCanvasTests {
  private func issues(
    _ rule: LayoutIssue.Rule, _ views: String, _ constraints: [String] = [],
    height: Double = 90, asDesigned: Bool = false
  ) throws -> [LayoutIssue] {
    var fixture = Fixture(screen: Screen(height: height))
    fixture.isAsDesigned = asDesigned
    return try fixture.layout(views, constraints).laidOut.issues.filter { $0.rule == rule }
  }

  private static func frame(_ y: Double, _ height: Double, x: Double = 0, width: Double = 80)
    -> String
  {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  // MARK: No room

  /// 90 points above and below leave none of a canvas of 90.
  private static let squeezed = [
    "a.leading = root.leading", "a.top = root.top + 40", "root.bottom = a.bottom + 50",
  ]

  private static func text(_ frame: String, _ attributes: String = "", tag: String = "label")
    -> String
  {
    box("a", frame, tag: tag, attributes: "text=\"Hello\" \(attributes)")
  }

  @Test func whatIsSqueezedToNothingIsSaid() throws {
    let issue = try #require(
      issues(.noRoom, Self.text(Self.frame(40, 710)), Self.squeezed).first)
    #expect(issue.id == "a")
    #expect(issue.severity == .warning)
    #expect(
      issue.message == "“Hello” can't be seen: its height is 0 here, and 710 in the document.")
  }

  /// Something is seen of the first ones only, or is not to be seen; the last is the document's own canvas.
  @Test(arguments: [
    (text(frame(40, 710)), squeezed, 1),
    (text(frame(40, 710), tag: "textView"), squeezed, 1),
    (text(frame(40, 710), #"hidden="YES""#), squeezed, 0),
    (text(frame(40, 710), #"alpha="0.0""#), squeezed, 0),
    (text(frame(40, 0)), squeezed, 0), (text(""), squeezed, 0),
    (text(frame(40, 710)), squeezed.dropLast() + ["a.height = 0"], 0),
    (text(frame(40, 710)), squeezed.dropLast() + ["a.height = 30"], 0),
    (box("a", frame(40, 710)), squeezed, 0),
    (text(frame(40, 710), #"customClass="Own""#, tag: "textView"), squeezed, 0),
    (text(frame(40, 710), #"customClass="Own""#), squeezed, 1),
    // What UIKit draws of these doesn't depend on their frames' size.
    (text(frame(40, 710), tag: "switch"), squeezed, 0),
    (text(frame(40, 710), tag: "slider"), squeezed, 0),
    (text(frame(40, 710), tag: "stepper"), squeezed, 0),
    // A conflict says what is wrong.
    (text(frame(40, 710)), squeezed + ["a.height = 30"], 0),
    (text(frame(40, 710)), squeezed + ["a.width = 80", "a.width = 90"], 1),
  ])
  func whatIsSeen(views: String, constraints: [String], count: Int) throws {
    #expect(try issues(.noRoom, views, constraints).count == count)
    #expect(try issues(.noRoom, views, constraints, height: 800, asDesigned: true).isEmpty)
  }

  /// What a view has inside is seen, unless it clips.
  @Test(arguments: [("", 0), (#"clipsSubviews="YES""#, 1)])
  func whatAViewHasInside(attributes: String, count: Int) throws {
    let inner = label("l", 5)
    let views = box(
      "a", Self.frame(40, 710) + "<subviews>\(inner)</subviews>", attributes: attributes)
    let constraints =
      Self.squeezed + ["a.width = 80", "l.leading = a.leading", "l.centerY = a.centerY"]
    #expect(try issues(.noRoom, views, constraints).count == count)
  }

  /// What is collapsed on purpose has nothing to show, however many stack views hold its contents.
  @Test(arguments: [
    (["h.height = 0", "s.height <= h.height"], 0), (["h.height = 9", "s.height = 0"], 0),
    (["h.height = 9", "s.height <= h.height - 9"], 1),
  ])
  func whatACollapsedViewHolds(constraints: [String], count: Int) throws {
    let label = Self.text(Self.frame(0, 20))
    let stack = box(
      "s", Self.frame(0, 20) + "<subviews>\(label)</subviews>", tag: "stackView",
      attributes: #"axis="vertical""#)
    let views = box("h", Self.frame(0, 40, width: 80) + "<subviews>\(stack)</subviews>")
    let places = [
      "h.leading = root.leading", "h.top = root.top", "h.width = 80", "s.leading = h.leading",
      "s.trailing = h.trailing", "s.top = h.top",
    ]
    #expect(try issues(.noRoom, views, places + constraints).count == count)
  }

  // MARK: Overlaps

  /// Two labels of 40 × 20, of which the second hangs from the bottom.
  private static func labels(_ first: String = "", _ second: String = "") -> String {
    box("a", frame(10, 20), tag: "label", attributes: "text=\"First\" \(first)")
      + box("b", frame(760, 20), tag: "label", attributes: "text=\"Second\" \(second)")
  }

  private static func places(_ x: Double = 0) -> [String] {
    [
      "a.leading = root.leading", "a.top = root.top + 10", "a.width = 80",
      "b.leading = root.leading + \(x)", "root.bottom = b.bottom + 20", "b.width = 80",
    ]
  }

  @Test func whatLiesOverAnotherIsSaid() throws {
    let issue = try #require(
      issues(.overlap, Self.labels(), Self.places(), height: 55).first)
    #expect(issue.id == "b")
    #expect(issue.severity == .warning)
    #expect(issue.message == "“Second” overlaps “First”, and is apart from it in the document.")
  }

  @Test(arguments: [
    (labels(), places(), 55.0, 1), (labels(), places(), 75, 0), (labels(), places(), 800, 0),
    // The first text is 48 wide.
    (labels(), places(46), 55, 0), (labels(#"textAlignment="right""#), places(46), 55, 1),
    (labels("", #"hidden="YES""#), places(), 55, 0),
    (labels().replacingOccurrences(of: "760", with: "15"), places(), 55, 0),
    (labels().replacingOccurrences(of: "Second", with: ""), places(), 55, 0),
    // Lines of 21.25 that overlap by 6.5 and 11.5 points; between baseline and capitals are 11.9.
    (labels(), places(), 66, 0), (labels(), places(), 61, 1),
    // A conflict says what is wrong; one on the other axis does not.
    (labels(), places() + ["b.height = 20", "b.top = root.top + 70"], 55, 0),
    (labels(), places() + ["b.trailing = root.leading + 170"], 55, 1),
  ])
  func whatOverlaps(views: String, constraints: [String], height: Double, count: Int) throws {
    #expect(try issues(.overlap, views, constraints, height: height).count == count)
    #expect(try issues(.overlap, views, constraints, height: height, asDesigned: true).isEmpty)
  }

  /// The room around a button's title is no text.
  @Test func buttonsMayTouch() throws {
    func button(_ id: String, _ y: Double) -> String {
      box(
        id, Self.frame(y, 32) + #"<state key="normal" title="Go"/>"#, tag: "button",
        attributes: #"buttonType="system""#)
    }
    func count(_ distance: Double) throws -> Int {
      try issues(
        .overlap, button("a", 10) + button("b", 760),
        [
          "a.leading = root.leading", "b.leading = root.leading", "a.top = root.top",
          "b.top = a.top + \(distance)", "a.height = 32", "b.height = 32",
        ]
      ).count
    }
    #expect(try count(20) == 0)
    #expect(try count(10) == 1)
  }

  @Test(arguments: [("", "", 1), ("top", "", 0), ("top", "top", 1), ("", "bottom", 0)])
  func buttonsPlaceTheirTitles(first: String, second: String, count: Int) throws {
    func button(_ id: String, _ y: Double, _ alignment: String) -> String {
      box(
        id, Self.frame(y, 90) + #"<state key="normal" title="Go"/>"#, tag: "button",
        attributes: alignment.isEmpty ? "" : "contentVerticalAlignment=\"\(alignment)\"")
    }
    let found = try issues(
      .overlap, button("a", 10, first) + button("b", 760, second),
      [
        "a.leading = root.leading", "b.leading = root.leading", "a.top = root.top",
        "b.top = root.top", "a.height = 90", "b.height = 90",
      ])
    #expect(found.count == count)
  }

  /// Beyond the screen nothing is seen, whatever a view is in.
  @Test(arguments: [(350.0, LayoutIssue.Severity.warning), (250, .info)])
  func whatReachesBeyondTheScreen(x: Double, severity: LayoutIssue.Severity) throws {
    let views = box("a", "<subviews>\(box("b"))</subviews>")
    let issue = try #require(
      issues(
        .outsideSuperview, views,
        pin("a", Rect(x: x, y: 0, width: 50, height: 50)) + [
          "b.leading = a.leading + 10", "b.width = 90", "b.top = a.top", "b.height = 9",
        ]
      ).first)
    #expect(issue.id == "b")
    #expect(issue.severity == severity)
    #expect(issue.message.hasSuffix("beyond the screen.") == (severity == .warning))
  }

  /// A child in a container view is not as large as the screen.
  @Test func whatReachesBeyondAContainer() throws {
    var fixture = Fixture(screen: Screen(height: 90))
    fixture.otherScenes = """
      <scene sceneID="p"><objects><viewController id="p" sceneMemberID="viewController">
        <view key="view" id="proot"><subviews><containerView id="c"><connections>
          <segue destination="vc" kind="embed" id="e"/>
        </connections></containerView></subviews></view>
      </viewController></objects></scene>
      """
    let views = box("a", "<subviews>\(box("b"))</subviews>")
    let found = try fixture.layout(
      views,
      pin("a", Rect(x: 350, y: 0, width: 50, height: 50)) + [
        "b.leading = a.leading + 10", "b.width = 90", "b.top = a.top", "b.height = 9",
      ]
    ).laidOut.issues.filter { $0.rule == .outsideSuperview }
    #expect(found.map(\.severity) == [.info])
  }

  /// A table scrolls to its last row, and never sideways; other roots that scroll may do both.
  @Test(arguments: [
    ("tableView", Rect(x: 10, y: 20, width: 20, height: 9000), LayoutIssue.Severity.info),
    ("tableView", Rect(x: 10, y: 5, width: 450, height: 9), .warning),
    ("scrollView", Rect(x: 10, y: 5, width: 450, height: 9), .info),
    ("view", Rect(x: 10, y: 20, width: 20, height: 9000), .warning),
  ])
  func whatReachesBeyondARootThatScrolls(
    root: String, frame: Rect, severity: LayoutIssue.Severity
  ) throws {
    let inner = box(
      "a",
      #"<rect key="frame" x="0" y="0" width="100" height="40"/>"#
        + "<subviews>\(masked("b", frame))</subviews>")
    let outer = masked(
      "o", Rect(x: 0, y: 0, width: 400, height: 40), content: "<subviews>\(inner)</subviews>"
    )
    .replacingOccurrences(
      of: "<view id=\"o\"",
      with: "<view \(root == "tableView" ? #"key="tableHeaderView""# : "") id=\"o\"")
    let content = root == "tableView" ? outer : "<subviews>\(outer)</subviews>"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
        <\(root) key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/>
        \(content)</\(root)></viewController></objects></scene></scenes></document>
      """
    let scenes = SceneSet(try Document(parsing: Array(text.utf8)))
    let scene = scenes.scene(
      try #require(scenes.entries.first), environment: Screen().environment, isAsDesigned: false)
    let found = try LayoutEngine(text: TestMeasurer()).layout(scene).issues
    #expect(found.first { $0.id == "b" }?.severity == severity)
  }
}
