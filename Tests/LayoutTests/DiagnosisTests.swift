import Testing
import Traits

@testable import Layout

/// What is wrong with a layout, apart from what it leaves open.
@Suite struct DiagnosisTests {
  /// Ids that scripts and settings refer to.
  @Test func rulesKeepTheirNames() {
    #expect(
      LayoutIssue.Rule.allCases.map(\.rawValue) == [
        "conflict", "ambiguous", "misplaced", "text-cut-off", "no-room", "outside-superview",
        "overlap", "covered-by-keyboard", "text-too-long", "across-fold", "under-camera-edge",
      ])
  }

  // MARK: Conflicts

  @Test func aConflictIsSaidInWords() throws {
    let issue = try #require(
      issues(
        .conflict, box("a", attributes: #"userLabel="Box""#),
        [
          "a.leading = root.leading + 8", "root.trailing = a.trailing + 8", "a.width = 100",
          "a.top = root.top", "a.height = 1",
        ]
      ).first)
    #expect(issue.severity == .error)
    #expect(issue.dropped == "c2")
    #expect(
      issue.involved.map(\.text) == [
        "The root view is 400 × 800 points here",
        "The leading edge of “Box” is 8 points after the leading edge of the root view",
        "The trailing edge of “Box” is 8 points before the trailing edge of the root view",
        "The width of “Box” is 100 points",
      ])
    #expect(issue.involved.map(\.id) == ["root:root", "c0", "c1", "c2"])
    #expect(issue.involved.allSatisfy { $0.line > 1 })
    #expect(
      issue.message == "4 constraints can't all hold. Given up: The width of “Box” is 100 points. "
        + "It is off by 284 points.")
  }

  /// The view's own constraint stands before those of the root in the document.
  @Test func inAConflictAnInnerViewsConstraintIsGivenUp() throws {
    let own = "<constraints>\(constraintElement("a.width = 100", id: "own"))</constraints>"
    let issue = try #require(
      issues(
        .conflict, box("a", own),
        [
          "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top",
          "a.height = 1",
        ]
      ).first)
    #expect(issue.dropped == "own")
  }

  @Test func whatAConstraintThatIsGivenUpLeavesOpenIsNoAmbiguity() throws {
    let constraints = [
      "a.leading = root.leading", "a.width = 9", "b.leading = a.leading", "b.width = 9",
      "a.top = root.top", "b.top = a.bottom + 780", "b.bottom = root.bottom",
    ]
    let own = "<constraints>\(constraintElement("b.height = 30", id: "own"))</constraints>"
    #expect(try issues(.conflict, box("a") + box("b", own), constraints).count == 1)
    #expect(try issues(.ambiguous, box("a") + box("b", own), constraints).isEmpty)
    #expect(try issues(.ambiguous, box("a") + box("b"), constraints).count == 1)
  }

  /// Without any one member of the set the others hold together.
  @Test func aConflictIsIrreducible() throws {
    let constraints = [
      "a.leading = root.leading", "a.width = 100", "b.leading = a.trailing", "b.width = 100",
      "b.trailing = root.leading + 150", "a.top = root.top", "a.height = 1", "b.top = root.top",
      "b.height = 1",
    ]
    let views = box("a") + box("b")
    let set = try #require(issues(.conflict, views, constraints).first).involved.map(\.id)
    #expect(set == ["root:root", "c0", "c1", "c2", "c3", "c4"].filter { set.contains($0) })
    for id in set where id.hasPrefix("c") {
      let rest = constraints.enumerated().filter { "c\($0.offset)" != id }.map(\.element)
      #expect(try issues(.conflict, views, rest).isEmpty, "without \(id)")
    }
  }

  @Test func implicitRulesThatGiveWayAreWarnings() throws {
    let issue = try #require(
      issues(
        .conflict, label("a", 10, #"horizontalCompressionResistancePriority="1000""#),
        ["a.leading = root.leading", "a.top = root.top", "a.width = 30"]
      ).first)
    #expect(issue.severity == .warning)
    #expect(issue.dropped == "compressionResistance:a")
    #expect(
      issue.involved.last?.text
        == "“xxxxxxxxxx” is no narrower than its content, 80 points "
        + "(compression resistance priority 1000)")
  }

  // MARK: Superviews

  /// A view in one of 100 × 100, which lies at 50, 50.
  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 100, height: 100), "", nil),
      (Rect(x: -1, y: 0, width: 102, height: 100), "", nil),
      (
        Rect(x: -10, y: 0, width: 50, height: 130), "",
        "reaches 10 points beyond the left and 30 points beyond the bottom of “Holder”."
      ),
      (Rect(x: 120, y: 0, width: 50, height: 50), "", "lies outside “Holder”."),
      (
        Rect(x: 120, y: 0, width: 50, height: 50), #"clipsSubviews="YES""#,
        "lies outside “Holder”, which clips it."
      ),
      (Rect(x: 120, y: 0, width: 0, height: 50), "", nil),
    ] as [(Rect, String, String?)])
  func aViewOutsideItsSuperview(frame: Rect, attributes: String, says: String?) throws {
    let holder = box(
      "h", "<subviews>\(masked("a", frame))</subviews>",
      attributes: "userLabel=\"Holder\" " + attributes)
    let found = try issues(
      .outsideSuperview, holder, pin("h", Rect(x: 50, y: 50, width: 100, height: 100)))
    #expect(found.map(\.message) == (says.map { ["The UIView a \($0)"] } ?? []))
    #expect(found.allSatisfy { $0.severity == (attributes.isEmpty ? .info : .warning) })
  }

  /// On a screen of 400 × 800. A backdrop reaches beyond both sides.
  @Test(
    arguments: [
      (Rect(x: 390, y: 0, width: 50, height: 9), .warning),
      (Rect(x: -4, y: 0, width: 408, height: 9), .info),
      (Rect(x: -4, y: -9, width: 408, height: 819), .info),
      (Rect(x: -4, y: 0, width: 408, height: 820), .warning),
      (Rect(x: -4, y: 900, width: 408, height: 9), .warning),
    ] as [(Rect, LayoutIssue.Severity)])
  func whatIsBeyondTheScreenIsAWarning(frame: Rect, severity: LayoutIssue.Severity) throws {
    let found = try issues(.outsideSuperview, box("a"), pin("a", frame))
    #expect(found.map(\.severity) == [severity])
  }

  /// The document's canvas has rows and lines of text in whole points: what gives way by less there is no fault,
  /// and neither is half a point on a screen.
  @Test(arguments: [
    (true, 80.75, LayoutIssue.Severity.info), (false, 80.75, .error), (false, 80.5, .info),
  ])
  func lessThanAPointIsLacking(
    isAsDesigned: Bool, width: Double, severity: LayoutIssue.Severity
  ) throws {
    var fixture = Fixture()
    fixture.isAsDesigned = isAsDesigned
    let issue = try #require(
      fixture.layout(
        box("a"),
        ["a.leading = root.leading", "a.width = 80", "a.top = root.top", "a.width = \(width)"]
          + ["a.height = 9"]
      ).laidOut.issues.first { $0.rule == .conflict })
    #expect(issue.severity == severity)
  }

  @Test func edgesAreListed() throws {
    let found = try issues(
      .outsideSuperview, box("a"), pin("a", Rect(x: -4, y: 0, width: 408, height: 820)))
    #expect(
      found.map(\.message) == [
        "The UIView a reaches 4 points beyond the left, 20 points beyond the bottom and 4 points "
          + "beyond the right of the root view."
      ])
  }

  @Test func whatScrollsIsNotOutside() throws {
    let scroll = box(
      "s", "<subviews>\(masked("a", Rect(x: 0, y: 500, width: 9, height: 9)))</subviews>",
      tag: "scrollView")
    let found = try issues(
      .outsideSuperview, scroll, pin("s", Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(found.isEmpty)
  }

  /// Its alignment rectangle does, which constraints act on.
  @Test func aSymbolThatFillsIsNotOutside() throws {
    let symbol = masked(
      "a", Rect(x: 0, y: 0, width: 60, height: 60),
      content: #"<imageReference key="image" image="s"/>"#, tag: "imageView")
    let holder = box(
      "h", "<subviews>\(symbol)</subviews>", attributes: #"clipsSubviews="YES""#)
    let fixture = Fixture(
      document: """
        <resources><image name="s" catalog="system" width="128" height="128"/></resources>
        """)
    let found = try fixture.layout(holder, pin("h", Rect(x: 50, y: 50, width: 60, height: 60)))
      .laidOut.issues.filter { $0.rule == .outsideSuperview }
    #expect(found.isEmpty)
  }

  /// A slider's frame reaches 2 points beyond its alignment rectangle.
  @Test func alignmentRectanglesCount() throws {
    let holder = box("h", "<subviews>\(box("a", tag: "slider"))</subviews>")
    let found = try issues(
      .outsideSuperview, holder,
      pin("h", Rect(x: 50, y: 50, width: 100, height: 30)) + [
        "a.leading = h.leading", "a.trailing = h.trailing", "a.top = h.top", "a.height = 29",
      ])
    #expect(found.isEmpty)
  }
}
