import Foundation
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
}
